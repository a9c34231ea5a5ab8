"""Servers that are killed again and again while people play, and what was kept.

    python -m tests.server.kills                600 kills over SQLite, 400 over two nodes with PostgreSQL
    python -m tests.server.kills --sqlite 60 --nodes 40 --minutes 10

The rounds that are done are kept in build/kills and counted again next time, as long as the server's sources are what
they were. The exit code is 1 if anything that was acknowledged is missing, changed or doubled.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import click
import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from sexton.kernel import catalogue
from tests.server.database import Postgres
from tests.server.endurance import Party, moment_for_a_kill, seed, until
from tests.server.kit import Process, free_port, quick

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "kills"
PACE = 0.08
ROUND = 20  # kills; then all games are played to their ends and their records checked
BOTH = 5  # one kill in five is of both nodes at once
SEALED = 3  # one kill in three waits for somebody's sealed answer
DISK = "16m"
FULL_SECONDS = 0.5


class Tally(Struct):
    kills: int = 0
    sealed: int = 0  # of them while somebody's sealed answer was waiting
    games: int = 0  # played to their ends; every record was checked
    answers: int = 0  # acknowledged, each of them in its record once
    again: int = 0  # answers sent again after a kill, and acknowledged again

    def __add__(self, other: Tally) -> Tally:
        pairs = zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True)
        return Tally(*(one + more for one, more in pairs))


class Mortal(Protocol):
    """What is killed."""

    async def start(self) -> list[str]:
        """Where people reach it."""

    async def kill_and_restart(self, turn: int) -> None: ...

    async def stop(self) -> None: ...


class OneServer:
    def __init__(self, database: str, fault: str = "") -> None:
        # by its name it has its leases back at once
        self.settings = quick(database, port=free_port(), node="one")
        self.fault = fault

    async def start(self) -> list[str]:
        self.server = await asyncio.to_thread(Process, self.settings, self.fault)
        return [self.server.url]

    async def kill_and_restart(self, turn: int) -> None:
        self.server.kill()
        await self.start()

    async def stop(self) -> None:
        self.server.kill()


class FullDisk(OneServer):
    """Over a small disk of its own: killed while nothing more fits on it, or started while it is read-only."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        mount("-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(folder))
        super().__init__(str(folder / "sexton.db"))

    @staticmethod
    def possible() -> bool:
        return os.getuid() == 0 and sys.platform == "linux" and shutil.which("mount") is not None

    async def kill_and_restart(self, turn: int) -> None:
        if turn % 2:
            await self._start_read_only()
        else:
            await self._fill()
        await self.start()

    async def _fill(self) -> None:
        """Nothing is acknowledged that cannot be stored; then there is room again."""
        ballast = self.folder / "ballast"
        with suppress(OSError), ballast.open("wb", buffering=0) as file:
            while True:
                file.write(b"\0" * 4096)
        await asyncio.sleep(FULL_SECONDS)
        self.server.kill()
        ballast.unlink()

    async def _start_read_only(self) -> None:
        """It says that it cannot, and ends."""
        self.server.kill()
        mount("-o", "remount,ro", str(self.folder))
        try:
            await asyncio.to_thread(Process, self.settings)
        except AssertionError:
            return
        finally:
            mount("-o", "remount,rw", str(self.folder))
        raise AssertionError("it started on a disk that is read-only")

    async def stop(self) -> None:
        await super().stop()
        subprocess.run(["umount", str(self.folder)], check=True)


def mount(*arguments: str) -> None:
    subprocess.run(["mount", *arguments], check=True)


class TwoNodes:
    """Two nodes with one database and people at both; one of them is killed, and now and then both."""

    def __init__(self, database: str) -> None:
        self.settings = [quick(database, port=free_port(), node=name) for name in ("one", "two")]
        self.rng = random.Random(seed())

    async def start(self) -> list[str]:
        self.servers = list(await asyncio.gather(*(asyncio.to_thread(Process, one) for one in self.settings)))
        return [server.url for server in self.servers]

    async def kill_and_restart(self, turn: int) -> None:
        killed = [0, 1] if turn % BOTH == 0 else [self.rng.randrange(2)]
        for number in killed:
            self.servers[number].kill()
        for number in killed:
            self.servers[number] = await asyncio.to_thread(Process, self.settings[number])

    async def stop(self) -> None:
        for server in self.servers:
            server.kill()


def parties() -> list[Party]:
    """Every game, by people alone and with a bot."""
    found = []
    for number, game in enumerate(catalogue.ids()):
        fewest = catalogue.find(game).seats[0]
        found.append(Party(2 * number, game, max(2, fewest), 0, PACE))
        found.append(Party(2 * number + 1, game, 2, 1, PACE))
    return found


async def endure(mortal: Mortal, kills: int, killed: Callable[[], object] = lambda: None) -> Tally:
    """Kill so often; after each time everyone comes again and every table goes on; in the end all games end."""
    number = seed()
    rng = random.Random(number)
    tables = parties()
    urls = await mortal.start()
    playing: list[asyncio.Task[None]] = []
    tally = Tally()
    try:
        for at, sitter in enumerate(sitter for party in tables for sitter in party.sitters):
            await sitter.register(urls, at)
        playing += [asyncio.create_task(party.play()) for party in tables]

        def sealed() -> bool:
            return any(sitter.sealed_in_flight for party in tables for sitter in party.sitters)

        for turn in range(kills):
            before = {party: party.progress for party in tables}
            await until(lambda: all(party.progress > before[party] for party in tables), playing)  # noqa: B023  called in this turn only
            if turn % SEALED == 0:
                await until(sealed, playing)
            else:
                await asyncio.sleep(moment_for_a_kill(rng))
            tally.sealed += sealed()
            await mortal.kill_and_restart(turn)
            tally.kills += 1
            killed()
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
        await mortal.stop()
    tally.games = sum(party.games for party in tables)
    tally.answers = sum(party.answers for party in tables)
    tally.again = sum(party.again for party in tables)
    return tally


# Many rounds, some of them on another day


class Kept(Struct):
    sources: str  # a digest of the server
    tally: Tally
    full_disk: int = 0  # of the kills


def sources() -> str:
    digest = hashlib.sha256()
    for folder in ("server", "kernel"):
        for path in sorted((ROOT / "src/sexton" / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def kept(name: str) -> Kept:
    path = KEPT / f"{name}.json"
    with suppress(OSError, msgspec.DecodeError):
        found = msgspec.json.decode(path.read_bytes(), type=Kept)
        if found.sources == sources():
            return found
    return Kept(sources(), Tally())


def keep(name: str, found: Kept) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    (KEPT / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(found)))


def rounds(name: str, wanted: int, until_when: float, progress: Progress) -> Kept:
    found = kept(name)
    task = progress.add_task(name, total=wanted, completed=found.tally.kills)
    postgres = Postgres("fsync=off") if name == "nodes" and found.tally.kills < wanted else None
    try:
        while found.tally.kills < wanted and time.monotonic() < until_when:
            kills = min(ROUND, wanted - found.tally.kills)
            with tempfile.TemporaryDirectory() as folder:
                full = postgres is None and FullDisk.possible() and found.tally.kills // ROUND % 5 == 4
                mortal: Mortal
                if postgres is not None:
                    mortal = TwoNodes(postgres.create(f"round_{found.tally.kills}"))
                else:
                    mortal = FullDisk(Path(folder) / "disk") if full else OneServer(str(Path(folder) / "sexton.db"))
                found.tally += asyncio.run(endure(mortal, kills, lambda: progress.advance(task)))
                found.full_disk += kills if full else 0
            keep(name, found)
    finally:
        if postgres is not None:
            postgres.stop()
    return found


@click.command(help=__doc__)
@click.option("--sqlite", default=600, show_default=True, help="Kills of a server over SQLite.")
@click.option("--nodes", default=400, show_default=True, help="Kills over two nodes with PostgreSQL.")
@click.option("--minutes", default=600.0, help="Begin no further round after this time; the next run goes on.")
def main(sqlite: int, nodes: int, minutes: float) -> None:
    console = Console()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    started = time.monotonic()
    with Progress(*columns, console=console) as progress:
        found = {
            name: rounds(name, wanted, started + 60 * minutes, progress)
            for name, wanted in (("sqlite", sqlite), ("nodes", nodes))
        }
    for name, one in found.items():
        tally = one.tally
        more = f", {one.full_disk} on a disk that was full or read-only" if one.full_disk else ""
        console.print(f"{name}: {tally.kills} kills, {tally.sealed} with a sealed answer waiting{more}")
        console.print(
            f"  {tally.games} games played to their ends, {tally.answers} acknowledged answers, none lost or doubled"
        )
        console.print(f"  {tally.again} answers sent again after a kill and acknowledged again")


if __name__ == "__main__":
    main()
