"""The load run with small counts: how long answers take is for `make soak` to say; here it is who gets in."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.counts import games
from tests.server.load_run import Served, fill_the_house, full_house, half_open, under_attack
from tests.server.mutated_run import send_block, under_siege

SECONDS = 3.0


async def test_a_quiet_table_plays_on_beside_hostile_addresses_and_half_open_connections(tmp_path: Path) -> None:
    served = Served(tmp_path)
    try:
        await served.ready()
        attacked = await under_attack(served, 2, SECONDS)
        assert len(attacked.waits) >= 5
        assert attacked.came["replay: 200"] and attacked.came["again: now"]
        assert not [what for what in attacked.came if what.endswith((" 500", " 502", " 503"))], attacked.came
        waiting = await half_open(served, 150, SECONDS)
        assert waiting.came["held at the end"] == 150
        assert waiting.came["visitors who played"] == waiting.came["visitors"] >= 1
        assert len(waiting.waits) >= 5
    finally:
        assert served.stop() == 0


async def test_a_house_full_of_waiting_tables_locks_nobody_out(tmp_path: Path) -> None:
    await fill_the_house(tmp_path, 200)
    served = Served(tmp_path, max_tables=200)
    try:
        await served.ready()
        found = await full_house(served, 200, SECONDS)
        assert found.came["visitors who played"] == found.came["visitors"] >= 2
        assert len(found.waits) >= 5
    finally:
        assert served.stop() == 0


async def test_messages_with_something_wrong_with_them_change_nothing(tmp_path: Path) -> None:
    async with under_siege(tmp_path) as target:
        for kind in range(3):
            _, came = await asyncio.to_thread(send_block, target, games(20, 500) // 3, kind)
            assert came["answered"] > 30 and came["4xx"] > 3 and not came["5xx"]
