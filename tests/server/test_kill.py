"""kill -9 at random moments, of the server or of PostgreSQL, while many tables play over sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.counts import games
from tests.server.database import Postgres
from tests.server.kills import FullDisk, OneServer, Tally, TwoNodes, endure
from tests.server.kit import Process, quick

KILLS = min(100, games(1 / 50))  # 4 in `make test`, 100 in `make soak`
FAULTS = {
    "it acknowledges and tells before it stores": """
import asyncio
from sexton.server.store.sqlite.store import SqliteStore
write = SqliteStore.write
async def later(self, batch):
    asyncio.get_running_loop().call_later(0.3, lambda: asyncio.ensure_future(write(self, batch)))
SqliteStore.write = later
""",
    "it keeps sealed answers in memory alone": """
from sexton.server.store.sqlite.store import SqliteStore
write = SqliteStore.write
async def without(self, batch):
    batch.sealed = ()
    await write(self, batch)
SqliteStore.write = without
""",
    "it forgets what it has acknowledged": """
from sexton.server.table import answers
answers.remember = lambda table, seat, ask, text: None
""",
}


@pytest.fixture(scope="module")
def mortal() -> Iterator[Postgres]:
    """A PostgreSQL nobody else uses: it will be killed. What it gave the system before, the system still has, so that
    waiting for the disk would prove nothing here and only make each recovery slow."""
    server = Postgres("fsync=off")
    yield server
    server.stop()


def held(tally: Tally) -> None:
    print(tally)
    assert tally.sealed >= tally.kills // 3
    assert tally.again >= tally.kills


async def test_the_server_is_killed_at_random_moments_and_nothing_is_lost(database: str) -> None:
    held(await endure(OneServer(database), KILLS))


async def test_one_of_two_nodes_is_killed_or_both_and_nothing_is_lost(postgres: Postgres) -> None:
    held(await endure(TwoNodes(postgres.create("mortal_nodes")), max(4, KILLS // 2)))


async def test_on_a_disk_that_is_full_or_read_only_nothing_is_lost(tmp_path: Path) -> None:
    if not FullDisk.possible():
        return  # only root can make a small disk
    held(await endure(FullDisk(tmp_path / "disk"), max(4, KILLS // 5)))


async def test_postgresql_is_killed_at_random_moments_and_nothing_is_lost(mortal: Postgres) -> None:
    held(await endure(MortalPostgres(mortal), KILLS))


class MortalPostgres:
    """What is killed is the database; the server finds it again."""

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres

    async def start(self) -> list[str]:
        self.server = await asyncio.to_thread(Process, quick(self.postgres.create("mortal")))
        return [self.server.url]

    async def kill_and_restart(self, turn: int) -> None:
        self.postgres.kill()
        await asyncio.to_thread(self.postgres.start)

    async def stop(self) -> None:
        self.server.kill()


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
async def test_a_planted_fault_is_found(fault: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        await endure(OneServer(str(tmp_path / "sexton.db"), fault), 8)
