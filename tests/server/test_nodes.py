"""Real processes: one is killed and comes again; two share a database, and one takes over from the other."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest
import websockets

from sexton.kernel.records import replay
from tests.server.database import Postgres
from tests.server.kit import PATIENCE, Player, Process, quick, running, seat_everyone
from tests.server.test_play import at_sealed_question

TAKEN_OVER = 5.0  # seconds; the lease lasts for three
TICK = 0.02


async def test_a_killed_server_comes_back_with_every_acknowledged_answer(tmp_path: Path) -> None:
    settings = quick(tmp_path / "db", bot_workers=1)
    server = await asyncio.to_thread(Process, settings)
    async with Player(server.url, "Ada") as ada:
        table = await seat_everyone([ada], ["bot random", "bot greedy"])
        asked = ada.now["ask"]
        await ada.play_on(lambda: ada.now["ask"] > asked + 3 and ada.my_go)
        before = ada.now
        server.kill()
        server = await asyncio.to_thread(Process, settings)
        await ada.move_to(server.url)
        await ada.join(heard=len(ada.heard))
        await ada.until("now")
        assert (ada.now["ask"], ada.now["view"]) == (before["ask"], before["view"])
        await ada.play_on()
        replay.verify((await ada.http.get(f"/api/tables/{table}/record")).text)
    assert await asyncio.to_thread(server.stop) == 0


async def test_seats_of_one_table_on_two_nodes(postgres: Postgres) -> None:
    url = postgres.create("two_nodes")
    async with (
        running(quick(url, node="one")) as one,
        running(quick(url, node="two")) as two,
        Player(one.url, "Ada") as ada,
        Player(two.url, "Bruno") as bruno,
    ):
        table = await seat_everyone([ada, bruno], ["bot random"])
        await asyncio.gather(ada.play_on(), bruno.play_on())
        assert ada.now["over"] == bruno.now["over"]
        assert list(two.site.tables.live) == [] and table in one.site.tables.live
        replay.verify((await bruno.http.get(f"/api/tables/{table}/record")).text)


async def test_the_other_node_takes_over_within_five_seconds(postgres: Postgres) -> None:
    """One is killed amid the game, with an answer sealed: what it acknowledged is there, and the game goes on."""
    settings = quick(postgres.create("takeover"))
    one, two = await asyncio.gather(asyncio.to_thread(Process, settings), asyncio.to_thread(Process, settings))
    async with Player(one.url, "Ada") as ada, Player(two.url, "Bruno") as bruno:
        table = await seat_everyone([ada, bruno], [])
        await at_sealed_question([ada, bruno])
        await bruno.send(ask=bruno.now["ask"], move="fist 1")
        await bruno.until("accepted")
        before, heard = bruno.now, bruno.heard
        one.kill()  # it looked after the table, and Ada sat there; Bruno sits at the other node
        async with Lateness() as late:
            with pytest.raises(websockets.ConnectionClosed):
                await bruno.until("nothing")
            assert json.loads(bruno.received[-1]) == {"type": "bye", "wait": 0}
            await ada.move_to(two.url)
            await asyncio.gather(come_again(ada), come_again(bruno))
        print(f"taken over after {late.took:.2f} s, of which the machine was late {late.late:.2f} s")
        assert late.took - late.late < TAKEN_OVER
        assert (bruno.now["ask"], bruno.now["view"], bruno.heard) == (before["ask"], before["view"], heard)
        assert bruno.now["mine"] == "fist 1" and bruno.now["ready"] == [1]
        assert ada.now["mine"] is None and ada.now["ready"] == [1] and "fist 1" not in str(ada.now["heard"][-3:])
        await asyncio.gather(ada.play_on(), bruno.play_on())
        played = replay.verify((await ada.http.get(f"/api/tables/{table}/record")).text)
        answers = [(one.seat, one.move) for line in played.lines for one in line.answers]
        assert (1, "fist 1") in answers
    assert await asyncio.to_thread(two.stop) == 0


async def test_a_node_that_is_killed_and_started_anew_at_once_is_noticed_by_those_who_listen_elsewhere(
    postgres: Postgres,
) -> None:
    """Its name is alive all the time: whoever waits at the other node would wait for ever."""
    url = postgres.create("anew")
    one, two = (quick(url, node=name, lease_seconds=30.0) for name in ("one", "two"))
    keeper, other = await asyncio.gather(asyncio.to_thread(Process, one), asyncio.to_thread(Process, two))
    async with Player(keeper.url, "Ada") as ada, Player(other.url, "Bruno") as bruno:
        await seat_everyone([ada, bruno], [])
        keeper.kill()
        keeper = await asyncio.to_thread(Process, one)
        with pytest.raises(websockets.ConnectionClosed):
            await bruno.until("nothing")
        await ada.move_to(keeper.url)
        await asyncio.gather(come_again(ada), come_again(bruno))
        await asyncio.gather(ada.play_on(), bruno.play_on())
    for server in (keeper, other):
        assert await asyncio.to_thread(server.stop) == 0


async def test_a_drained_node_hands_its_tables_on_at_once(postgres: Postgres) -> None:
    """SIGTERM: whoever sat there is told to come again, and finds everything at the other node."""
    settings = quick(postgres.create("drained"), lease_seconds=60.0)  # nobody waits for it to run out
    one, two = await asyncio.gather(asyncio.to_thread(Process, settings), asyncio.to_thread(Process, settings))
    async with Player(one.url, "Ada") as ada, Player(one.url, "Bruno") as bruno:
        table = await seat_everyone([ada, bruno], [])
        await at_sealed_question([ada, bruno])
        await ada.send(ask=ada.now["ask"], move="fist 1")
        await ada.until("accepted")
        before = bruno.now
        stopping = asyncio.create_task(asyncio.to_thread(one.stop))
        for player in (ada, bruno):
            await player.until("bye")
            await player.move_to(two.url)
            await come_again(player)
        assert await stopping == 0
        assert (bruno.now["ask"], bruno.now["view"], bruno.now["ready"]) == (before["ask"], before["view"], [0])
        assert ada.now["mine"] == "fist 1"
        await asyncio.gather(ada.play_on(), bruno.play_on())
        replay.verify((await ada.http.get(f"/api/tables/{table}/record")).text)
    assert await asyncio.to_thread(two.stop) == 0


class Lateness:
    """How long something took, and by how much a clock that should tick every 20 ms was late meanwhile."""

    async def __aenter__(self) -> Lateness:
        self.took = self.late = 0.0
        self._started = time.monotonic()
        self._ticking = asyncio.create_task(self._tick())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.took = time.monotonic() - self._started
        self._ticking.cancel()

    async def _tick(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(TICK)
            self.late += max(0.0, time.monotonic() - before - TICK)


async def come_again(player: Player) -> None:
    """As a client does: connect until somebody knows the table."""
    for _ in range(400):
        try:
            await player.join(heard=len(player.heard))
            await asyncio.wait_for(player.until("now"), PATIENCE)
            return
        except (OSError, websockets.WebSocketException, TimeoutError):
            await asyncio.sleep(0.05)
    raise AssertionError("nobody took over")
