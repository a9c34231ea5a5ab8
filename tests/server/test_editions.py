"""An upgrade from one edition of the rules to the next never changes a running game."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Literal

import pytest

from sexton.games.gravediggers.options import Options
from sexton.kernel import catalogue
from sexton.kernel.records import record, replay
from tests.server.kit import Player, quick, running, seat_everyone


async def test_each_edition_speaks_its_own_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What the page asks for at a table that is pinned to an edition."""
    for language in ("en", "it"):
        (tmp_path / f"words.{language}.ftl").write_text("ask-place = As it was said then\n", encoding="utf-8")
        (tmp_path / f"rulebook.{language}.md").write_text("**GD-1** As it was.\n", encoding="utf-8")
    newest = catalogue.find("gravediggers")
    old = copy.copy(newest)
    monkeypatch.setattr(old, "folder", tmp_path, raising=False)
    asked = catalogue.edition
    monkeypatch.setattr(catalogue, "edition", lambda game, number: old if number == 7 else asked(game, number))
    async with running(quick(tmp_path / "db")) as server, Player(server.url, "Ada") as ada:

        async def read(what: str, query: str) -> str:
            answer = await ada.http.get(f"/api/games/gravediggers/{what}?lang=it{query}")
            assert answer.status_code == 200, answer.text
            return str(answer.text)

        assert "As it was said then" in await read("words", "&edition=7")
        assert await read("rulebook", "&edition=7") == "**GD-1** As it was.\n"
        for what in ("words", "rulebook"):
            assert await read(what, f"&edition={newest.edition}") == await read(what, "")
            for wrong in ("99", "x", "-1", "²", "99999999999"):
                refused = await ada.http.get(f"/api/games/gravediggers/{what}?edition={wrong}")
                assert (refused.status_code, refused.json()["type"]) in ((400, "refused"), (404, "refused"))


async def test_a_database_with_live_tables_is_upgraded_to_the_next_edition(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(database)
    async with running(settings) as server, Player(server.url, "Ada") as ada, Player(server.url, "Bruno") as bruno:
        finished = await seat_everyone([ada], ["bot random"])
        await ada.play_on()
        await ada.leave()
        live = await seat_everyone([ada, bruno], [], watching="nobody")
        before, heard = ada.now, ada.heard[-len(ada.now["heard"]) :]
        ask, view = before["ask"], before["view"]
    with monkeypatch.context() as newer:
        newer.setattr(type(catalogue.find("gravediggers")), "edition", 2)
        async with running(settings) as server:
            for player in (ada, bruno):
                await player.move_to(server.url)
            await ada.join(live)
            refused = await ada.until("refused")
            assert (refused["message"], refused["facts"]) == ("other-edition", {"edition": 1})
            # what each seat was told is still there, for that seat alone
            told = (await ada.http.get(f"/api/tables/{live}/telling?as=0")).json()
            assert told["view"] == view and told["heard"][-len(heard) :] == heard
            assert (await ada.http.get(f"/api/tables/{live}/telling?as=1")).status_code == 403
            assert (await bruno.http.get(f"/api/tables/{live}/telling?as=1")).status_code == 200
            assert (await ada.http.get(f"/api/tables/{finished}/telling?as=1")).status_code == 200
            assert (await ada.http.get(f"/api/tables/{finished}/replay")).status_code == 409
            assert (await ada.http.get(f"/api/tables/{finished}/record")).status_code == 200
            mine = {table["id"]: table for table in (await ada.http.get("/api/mine")).json()}
            assert mine[live]["status"] == "playing" and mine[finished]["status"] == "over"
            again = await ada.http.post(
                "/api/tables", json={"setup": {"game": "gravediggers", "seats": ["own", "open"]}}
            )
            assert again.status_code == 201
    async with running(settings) as server:  # the old edition is there again: the game goes on where it was
        for player in (ada, bruno):
            await player.move_to(server.url)
            player.heard = []
            await player.join(live)
            await player.until("now")
        assert (ada.now["ask"], ada.now["view"]) == (ask, view)
        text = (await ada.http.get(f"/api/tables/{finished}/record")).text
        replay.verify(text)
        await ada.close()
        await bruno.close()


class Newer(Options, frozen=True, forbid_unknown_fields=True):
    innocence: Literal["paid", "unpaid"] = "paid"


async def test_a_table_goes_on_where_an_option_was_added(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its options keep the text that everybody committed to, and so its dice stay the same."""
    settings = quick(tmp_path / "db")
    async with running(settings) as server, Player(server.url, "Ada") as ada:
        live = await seat_everyone([ada], ["bot random"])
        while not ada.now["choices"]:  # until it is her turn, the bot may go on at any moment
            await ada.until("now")
        before = ada.now
    monkeypatch.setattr(type(catalogue.find("gravediggers")), "options_type", Newer)
    async with running(settings) as server:
        await ada.move_to(server.url)
        await ada.join(live)
        await ada.until("now")
        assert (ada.now["ask"], ada.now["view"]) == (before["ask"], before["view"])
        await ada.play_on()
        text = (await ada.http.get(f"/api/tables/{live}/record")).text
        await ada.close()
    played = replay.verify(text)
    assert "innocence" not in played.header.terms.options
    assert record.write(replay.replay(played)) == text
