"""An upgrade from one edition of the rules to the next never changes a running game."""

from __future__ import annotations

import pytest

from sexton.kernel import catalogue, replay
from tests.server.kit import Player, quick, running, seat_everyone


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
