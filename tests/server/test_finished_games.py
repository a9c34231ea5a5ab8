"""Finished games: replayed once, kept within limits, shown to nobody who may not see them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from sexton.kernel.game import Look
from sexton.kernel.records import replay
from sexton.library.play import load, read_record
from sexton.server.http.finished.cache import OVERHEAD, Cache
from sexton.server.http.routes.finished.results import tally_of
from sexton.server.words import words_for
from tests.server.kit import Player, play_to_the_end, quick, seat_everyone, sessions

HOUSE, STRANGERS = "10.0.0.1", "10.0.0.66"
HARDLY = 1e-6  # seconds of processor time a second: what is spent does not come back within a test
SOCKETS, FLOOD = 8, 40


async def test_a_finished_game_is_replayed_once_however_many_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replays: list[str] = []
    moments = replay.moments

    def counted(played: Any, rules: Any) -> Any:
        replays.append(played.header.terms.table)
        return moments(played, rules)

    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        table = await seat_everyone([ada, bruno], [], options={})
        await play_to_the_end(ada, bruno)
        monkeypatch.setattr(replay, "moments", counted)
        pages = ["tally?as=0&names=Ada&names=Bruno", "draws", "record", "fairness", "telling?as=0", "telling?as=1"]
        pages += [f"replay?as={whose}" for whose in ("public", "0", "1", "open")]
        answers: dict[str, set[bytes]] = {}
        for page in (*pages, "replay?as=0&from=101"):
            replays.clear()
            asked = [player.http.get(f"/api/tables/{table}/{page}") for player in (ada, bruno) * 4]
            answers[page] = {answer.content for answer in await asyncio.gather(*asked)}
            assert len(answers[page]) == 1 and len(replays) == (
                page.startswith(("tally", "draws")) or page in pages[6:]
            )
        assert len({text for texts in answers.values() for text in texts}) == len(answers)
        await must_be_one_story(ada, table)


async def must_be_one_story(player: Player, table: str) -> None:
    """The pages that are kept, and steps asked for one by one, tell the same."""
    kept: list[Any] = []
    while True:
        page = (await player.http.get(f"/api/tables/{table}/replay?as=0&from={len(kept) + 1}")).json()
        if not page["shown"]:
            break
        kept += page["shown"]
    assert [step["seq"] for step in kept] == list(range(1, page["steps"] + 1))
    for first in (1, 2, 57, len(kept)):
        found = (await player.http.get(f"/api/tables/{table}/replay?as=0&from={first}&count=1")).json()["shown"]
        same = {name: value for name, value in kept[first - 1].items() if name != "aids"}
        assert {name: value for name, value in found[0].items() if name != "aids"} == same


async def test_what_is_kept_is_given_to_nobody_who_may_not_see_it_and_names_nobody(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Gwendolyn", "Zoe") as (_, ada, gwen, zoe):
        table = await seat_everyone([ada, gwen], [], watching="nobody")
        await play_to_the_end(ada, gwen)
        pages = [
            f"/api/tables/{table}/{page}" for page in ("tally", "draws", "record", "replay", "telling", "fairness")
        ]
        for page in pages:
            assert (await gwen.http.get(page)).status_code == 200
            assert (await zoe.http.get(page)).status_code == 403
        assert (await gwen.http.delete("/api/guest")).status_code == 200
        for page in pages:
            assert (await gwen.http.get(page)).status_code == 403
            assert "Gwendolyn" not in (await ada.http.get(page)).text


async def test_what_is_kept_has_an_end_and_what_fails_is_not_kept() -> None:
    kept, done = Cache(2 * (OVERHEAD + 100)), list[str]()

    def work(name: str) -> tuple[bytes, ...]:
        done.append(name)
        if name == "wrong":
            raise LookupError
        return (bytes(60), bytes(40))

    def ask(name: str) -> Awaitable[tuple[bytes, ...]]:
        return kept.get(name, lambda: work(name))

    await asyncio.gather(ask("a"), ask("a"), ask("b"))
    await ask("a")
    assert sorted(done) == ["a", "b"]
    await ask("c")  # b was not asked for longest
    await ask("a")
    await ask("b")
    assert sorted(done) == ["a", "b", "b", "c"] and kept.bytes == 2 * (OVERHEAD + 100)
    for _ in range(2):
        with pytest.raises(LookupError):
            await ask("wrong")
    assert done.count("wrong") == 2


def test_what_decided_it_speaks_to_the_reader() -> None:
    """Somebody's own go is called theirs, as in the log; to everybody else it is that player's."""
    names, words = ("Ada", "Bruno", "Carla"), words_for("en", "gloomy_graves", 1)
    played = read_record(load("gloomy_graves", seats=3, seed=5).play_on("greedy").record())
    turns = [tally_of(played, reader, Look(words, names)).turn for reader in (None, 0, 1, 2)]
    told = [turn.heading if turn else "" for turn in turns]
    assert told[0].endswith(", Bruno's go") and told[2].endswith(", your go"), told
    assert not any(name in heading for name, heading in zip(names, told[1:], strict=True)), told
