"""Real processes: one is killed and comes again; two share a database, and one takes over from the other."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from sexton.kernel import replay
from tests.server.database import Postgres
from tests.server.kit import Player, Process, quick, running, seat_everyone


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
        assert list(two.house.hall.hosts) == [] and table in one.house.hall.hosts
        replay.verify((await bruno.http.get(f"/api/tables/{table}/record")).text)


async def test_the_other_node_takes_over_within_five_seconds(postgres: Postgres) -> None:
    settings = quick(postgres.create("takeover"))
    one, two = await asyncio.gather(asyncio.to_thread(Process, settings), asyncio.to_thread(Process, settings))
    async with Player(one.url, "Ada") as ada, Player(two.url, "Bruno") as bruno:
        table = await seat_everyone([ada, bruno], [])
        asked = ada.now["ask"]
        await asyncio.gather(
            ada.play_on(lambda: ada.now["ask"] > asked + 2), bruno.play_on(lambda: bruno.now["ask"] > asked + 2)
        )
        before = bruno.now
        one.kill()
        killed = time.monotonic()
        for player in (ada, bruno):
            await player.move_to(two.url)
            await come_again(player)
        assert time.monotonic() - killed < 5
        assert (bruno.now["ask"], bruno.now["view"]) == (before["ask"], before["view"])
        await asyncio.gather(ada.play_on(), bruno.play_on())
        replay.verify((await ada.http.get(f"/api/tables/{table}/record")).text)
    assert await asyncio.to_thread(two.stop) == 0


async def come_again(player: Player) -> None:
    """As a client does: connect until somebody knows the table."""
    for _ in range(100):
        try:
            await player.join(heard=len(player.heard))
            await asyncio.wait_for(player.until("now"), 1)
            return
        except Exception:
            await asyncio.sleep(0.1)
    raise AssertionError("nobody took over")
