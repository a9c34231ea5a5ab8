"""A question that several seats are asked: what the others are told has one shape, and comes at one moment."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from pathlib import Path

import pytest

from sexton.server import run
from sexton.server.wire.listener import Listener
from tests.server.kit import Player, Running, in_order, quick, seat_everyone, sessions
from tests.server.test_play import at_sealed_question


class Turns:
    """Counts the turns of the server's loop, and notes in which of them `ready` was told and put on the wire."""

    def __init__(self, server: Running, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0
        self.told: list[int] = []
        self.sent: list[int] = []
        self._loop, honest_frame = server.loop, run.text_frame

        def lets_out(listener: Listener, message: bytes) -> bool:
            """The guard at the one way out."""
            if b'"type":"ready"' in message:
                self.told.append(self.now)
            return True

        def frame(message: bytes) -> bytes:
            if b'"type":"ready"' in message:
                self.sent.append(self.now)
            return honest_frame(message)

        for listener in server.site.tables.live[table].listeners.values():
            listener.guard = lets_out
        monkeypatch.setattr(run, "text_frame", frame)
        self._loop.call_soon_threadsafe(self._tick)

    def _tick(self) -> None:
        self.now += 1
        self._loop.call_soon(self._tick)


async def everything_up_to_now(player: Player) -> list[str]:
    """What it was told since it was last asked; a refusal comes after all that was under way."""
    before = len(player.received)
    await player.send(do="stop")
    await player.until("refused")
    return in_order(player.received[before:-1])


async def test_everyone_is_told_ready_in_the_same_turn_of_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("Ada", "Bruno", "Carla", "Dora", "Zoe")
    async with sessions(quick(tmp_path / "db"), *names) as (server, *players, zoe):
        table = await seat_everyone(players, [], options={})
        await zoe.join(table)
        await zoe.until("now")
        await at_sealed_question(players)
        turns = Turns(server, table, monkeypatch)
        for number, player in enumerate(players[:-1], start=1):
            await player.send(ask=player.now["ask"], move=player.rng.choice(player.moves()))
            for other in (*players, zoe):
                await other.until("ready")
            assert len(turns.told) == len(turns.sent) == 5 * number
            assert len(set(turns.told[-5:])) == 1, "not told in one turn"
            assert len(set(turns.sent[-5:])) == 1, "not sent in one turn"


async def test_whatever_is_answered_the_others_are_told_the_same_once(tmp_path: Path) -> None:
    """Every fist there is, as a first answer and as a changed one."""
    shapes: dict[str, set[str]] = defaultdict(set)
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", "Carla", "Zoe") as (_, *players, zoe):
        ada, bruno, _ = players
        for nth in range(3):
            zoe.received, zoe.now = [], {}
            table = await seat_everyone(players, [])
            await zoe.join(table)
            await zoe.until("now")
            await at_sealed_question(players)
            for other in (bruno, zoe):
                await everything_up_to_now(other)
            fists = [*ada.moves()[nth:], *ada.moves()[:nth]]
            for number, fist in enumerate(fists):
                await ada.send(ask=ada.now["ask"], move=fist)
                await ada.until("accepted")
                for other in (bruno, zoe):
                    told = await everything_up_to_now(other)
                    assert len(told) == (number == 0), "a changed answer was told"
                    for text in told:
                        message = json.loads(text)
                        assert message == {"type": "ready", "ask": other.now["ask"], "ready": [0]}
                        shapes[other.name].add(text.replace(str(message["ask"]), "ASK"))
            await asyncio.gather(*(player.leave() for player in (*players, zoe)))
    assert [len(texts) for texts in shapes.values()] == [1, 1]
