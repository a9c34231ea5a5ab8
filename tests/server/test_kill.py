"""kill -9 at random moments, of the server or of PostgreSQL, while many tables play over sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from sexton.kernel import catalogue
from tests.counts import games
from tests.server.database import Postgres
from tests.server.endurance import Party, moment_for_a_kill, seed, until
from tests.server.kit import Process, free_port, quick

KILLS = min(100, games(1 / 30))  # 10 in `make test`, 100 in `make soak`
PACE = 0.08
FAULTS = {
    "it acknowledges and tells before it stores": """
import asyncio
from sexton.server.store.sqlite import SqliteStore
write = SqliteStore.write
async def later(self, batch):
    asyncio.get_running_loop().call_later(0.3, lambda: asyncio.ensure_future(write(self, batch)))
SqliteStore.write = later
""",
    "it keeps sealed answers in memory alone": """
from sexton.server.store.sqlite import SqliteStore
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
Again = Callable[[], Awaitable[None]]


@pytest.fixture(scope="module")
def mortal() -> Iterator[Postgres]:
    """A PostgreSQL nobody else uses: it will be killed. What it gave the system before, the system still has, so that
    waiting for the disk would prove nothing here and only make each recovery slow."""
    server = Postgres("fsync=off")
    yield server
    server.stop()


def parties() -> list[Party]:
    """Every game, by people alone and with a bot."""
    found = []
    for number, game in enumerate(catalogue.ids()):
        fewest = catalogue.find(game).seats[0]
        found.append(Party(2 * number, game, max(2, fewest), 0, PACE))
        found.append(Party(2 * number + 1, game, 2, 1, PACE))
    return found


async def endure(url: str, kill_and_restart: Again, kills: int) -> None:
    """Kill so often; after each time everyone comes again and every table goes on; in the end all games end."""
    number = seed()
    rng = random.Random(number)
    tables = parties()
    for party in tables:
        for sitter in party.sitters:
            await sitter.register(url)
    playing = [asyncio.create_task(party.play()) for party in tables]
    sealed = 0
    try:
        for turn in range(kills):
            before = {party: party.progress for party in tables}
            await until(lambda: all(party.progress > before[party] for party in tables), playing)  # noqa: B023  called in this turn only
            if turn % 2:
                await until(
                    lambda: any(sitter.sealed_in_flight for party in tables for sitter in party.sitters), playing
                )
            else:
                await asyncio.sleep(moment_for_a_kill(rng))
            sealed += any(sitter.sealed_in_flight for party in tables for sitter in party.sitters)
            await kill_and_restart()
        for party in tables:
            party.enough = True
            for sitter in party.sitters:
                sitter.pace = 0.0
        await until(lambda: all(task.done() for task in playing), playing)
    except BaseException:
        print(f"SEXTON_SEED={number}")
        for party in tables:
            print(party.game, party.games, [sitter.state() for sitter in party.sitters])
        raise
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    finished, answers = sum(party.games for party in tables), sum(party.answers for party in tables)
    again = sum(party.again for party in tables)
    print(f"{kills} kills, {sealed} of them amid sealed answers; {finished} games ended, {answers} answers kept")
    print(f"{again} answers that were sent again were acknowledged again")
    assert sealed >= kills // 2
    assert again >= kills


async def test_the_server_is_killed_at_random_moments_and_nothing_is_lost(database: str) -> None:
    await endure_kills_of_the_server(database, KILLS)


async def endure_kills_of_the_server(database: str, kills: int, fault: str = "") -> None:
    settings = quick(database, port=free_port(), node="one")  # by its name it has its leases back at once
    server = await asyncio.to_thread(Process, settings, fault)

    async def again() -> None:
        nonlocal server
        server.kill()
        server = await asyncio.to_thread(Process, settings, fault)

    try:
        await endure(server.url, again, kills)
    finally:
        server.kill()


async def test_postgresql_is_killed_at_random_moments_and_nothing_is_lost(mortal: Postgres) -> None:
    server = await asyncio.to_thread(Process, quick(mortal.create("mortal")))

    async def again() -> None:
        mortal.kill()
        await asyncio.to_thread(mortal.start)

    try:
        await endure(server.url, again, KILLS)
    finally:
        server.kill()


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
async def test_a_planted_fault_is_found(fault: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        await endure_kills_of_the_server(str(tmp_path / "sexton.db"), 8, fault)
