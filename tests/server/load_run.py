"""A quiet table that plays on while others do their worst: how long its answers take, and who gets in.

    python -m tests.server.load_run       ten hostile addresses for a minute, half-open connections, a full house
    python -m tests.server.load_run --seconds 10 --addresses 3 --half-open 300 --tables 500

Three processes: `sexton serve` with its default limits, the strangers (tests/server/strangers.py, with the lowest
priority), and this one, where nothing happens but the quiet table, so that its waits are those of the server. How late
this process itself wakes up is told beside them (`own lag`): on a busy machine it says how much of a wait is the
machine's. The hostile addresses are 127.0.0.2 and so on. Each does everything that costs a server work, as fast as it
is let.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, nullcontext, suppress
from pathlib import Path
from typing import Any

import click
import httpx
import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from sexton.server.settings import Settings
from sexton.server.sources import Sources
from sexton.server.store.documents import Clock, Setup
from sexton.server.store.interface import Batch
from sexton.server.store.sqlite.store import SqliteStore
from sexton.server.table.seats import chairs
from tests.server.kit import Player, free_port, seat_everyone

PACE = 0.1  # seconds between the quiet players' answers
TOGETHER = 200  # tables made in one go
LIMIT = 150.0  # milliseconds
BEAT = 0.02  # seconds between two looks at how late this process wakes up
TICKS = os.sysconf("SC_CLK_TCK")


class Served:
    """`sexton serve` as anybody starts it, but for its log, which may go to a file (`errors`)."""

    def __init__(self, folder: Path, errors: Path | None = None, **settings: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        given = {"database": str(folder / "sexton.db"), "log": "error", **settings}
        environment = {f"SEXTON_{name.upper()}": str(value) for name, value in given.items()}
        command = [sys.executable, "-c", "from sexton.commands import main; main()", "serve", "--port", str(self.port)]
        with errors.open("w") if errors else nullcontext() as file:
            self.process = subprocess.Popen(
                command, env=os.environ | environment, stdout=subprocess.DEVNULL, stderr=file
            )

    async def ready(self) -> None:
        async with httpx.AsyncClient(base_url=self.url) as http:
            while True:
                with suppress(httpx.HTTPError):
                    if (await http.get("/healthz")).status_code == 200:
                        return
                assert self.process.poll() is None, "the server did not start"
                await asyncio.sleep(0.05)

    def processor_seconds(self) -> float:
        """Of the server itself; its bots' processes are others."""
        spent = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
        return sum(map(int, spent)) / TICKS

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)


# The quiet table


def p99(waits: list[float]) -> float:
    return sorted(waits)[-(len(waits) // 100) - 1]


class Quiet:
    """Two people who play one game after the other, and note how long each answer takes to be acknowledged."""

    def __init__(self, url: str) -> None:
        self.players = [Player(url, name) for name in ("Ada", "Bruno")]
        self.waits: list[float] = []  # milliseconds, of answers until they were acknowledged
        self.lags: list[float] = []

    async def __aenter__(self) -> Quiet:
        for player in self.players:
            await player.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        for player in self.players:
            await player.close()

    async def play(self) -> None:
        while True:
            await seat_everyone(self.players, [], options={})
            await asyncio.gather(*(self._play(player) for player in self.players))
            for player in self.players:
                await player.leave()

    async def watch_the_clock(self) -> None:
        """A process that gets no processor would take its own waiting for the server's."""
        while True:
            due = time.perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            self.lags.append(1000 * (time.perf_counter() - due))

    async def _play(self, player: Player) -> None:
        answered = -1
        while player.now["over"] is None:
            if player.my_go and player.now["ask"] != answered:
                await asyncio.sleep(PACE * player.rng.random() * 2)
                answered = player.now["ask"]
                sent = time.perf_counter()
                await player.send(ask=answered, move=player.rng.choice(player.moves()))
                await player.until("accepted")
                self.waits.append(1000 * (time.perf_counter() - sent))
            else:
                message = await player.receive()
                assert message["type"] != "refused", message


async def finished_game(url: str) -> str:
    """A long game that is over, for strangers to ask for."""
    async with Player(url, "Zoe") as zoe, Player(url, "Yan") as yan:
        table = await seat_everyone([zoe, yan], [], options={})
        await asyncio.gather(zoe.play_on(), yan.play_on())
        return table


# What is measured


class Found(Struct):
    name: str
    waits: list[float]
    lags: list[float]
    share: float  # of a core that the server had
    came: Counter[str]

    @property
    def cells(self) -> list[str]:
        middle, most = statistics.median(self.waits), max(self.waits)
        waits = [f"{middle:.1f} ms", f"{p99(self.waits):.1f} ms", f"{most:.0f} ms", f"{p99(self.lags):.1f} ms"]
        return [self.name, str(len(self.waits)), *waits, f"{100 * self.share:.0f} %"]

    @property
    def told(self) -> str:
        return f"{self.name}: " + ", ".join(f"{what} {number}" for what, number in sorted(self.came.items()))


async def beside(served: Served, name: str, happening: Callable[[], Awaitable[Counter[str] | None]]) -> Found:
    """How the quiet table fares meanwhile."""
    async with Quiet(served.url) as quiet:
        tasks = [asyncio.create_task(quiet.play()), asyncio.create_task(quiet.watch_the_clock())]
        began, before = time.monotonic(), served.processor_seconds()
        try:
            came = await happening()
            share = (served.processor_seconds() - before) / (time.monotonic() - began)
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for fault in ended:
            if not isinstance(fault, asyncio.CancelledError):
                raise AssertionError("the quiet table could not play on") from fault
        return Found(name, quiet.waits, quiet.lags, share, came or Counter())


async def alone(served: Served, seconds: float) -> Found:
    return await beside(served, "nothing", lambda: asyncio.sleep(seconds))


async def strangers(*command: object) -> Counter[str]:
    """What came of them, in a process of their own."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.strangers", *map(str, command), stdout=asyncio.subprocess.PIPE
    )
    told, _ = await process.communicate()
    assert process.returncode == 0, "the strangers had a fault of their own"
    return Counter(json.loads(told))


async def under_attack(served: Served, addresses: int, seconds: float) -> Found:
    game = await finished_game(served.url)
    command = ("attack", served.port, game, "--addresses", addresses, "--seconds", seconds)
    return await beside(served, f"{addresses} hostile addresses", lambda: strangers(*command))


async def half_open(served: Served, number: int, seconds: float) -> Found:
    """Connections that never say what they want, many from each of a few addresses; and visitors meanwhile."""

    async def hold() -> Counter[str]:
        holding = asyncio.create_task(strangers("hold", served.port, "--connections", number, "--seconds", seconds))
        came = Counter[str]()
        while not holding.done():
            await visit(served, came)
            await asyncio.sleep(0.2)
        return came + holding.result()

    return await beside(served, f"{number} half-open connections", hold)


async def visit(served: Served, came: Counter[str]) -> None:
    """Somebody new, from an address of their own, who opens a table and begins a game."""
    came["visitors"] += 1
    async with Player(served.url, "Newcomer", source=f"127.0.2.{came['visitors'] % 250 + 1}") as newcomer:
        await newcomer.create(["own", "bot random"])
        await newcomer.join()
        await newcomer.begin()
    came["visitors who played"] += 1


async def fill_the_house(folder: Path, number: int) -> None:
    """As many waiting tables as the house takes, of many guests, all of them made a minute ago."""
    store, sources = SqliteStore(folder / "sexton.db"), Sources()
    await store.open()
    setup = Setup("gravediggers", ("own", "open"), clock=Clock())
    shared: Any = type("Shared", (), {"settings": Settings(), "sources": sources, "thinkers": None})()
    batches = []
    for at in range(number):
        sheet = chairs.new_sheet(shared, setup, f"guest{at // 50:021d}", "Mallory", ())
        batch = Batch(sheet.id, 1, desk=b'{"secret":"' + sources.bytes(32).hex().encode() + b'"}')
        batch.put_sheet(sheet, msgspec.json.encode(sheet))
        batches.append((batch, sheet.created))
    for at in range(0, number, TOGETHER):
        some = batches[at : at + TOGETHER]
        await asyncio.gather(*(store.create(batch, "gravediggers", created, "nobody") for batch, created in some))
    await store.close()
    with closing(sqlite3.connect(folder / "sexton.db")) as db, db:
        db.execute("UPDATE tables SET visited = visited - 60")


async def full_house(served: Served, number: int, seconds: float) -> Found:
    async def come() -> Counter[str]:
        came = Counter[str]()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await visit(served, came)
            await asyncio.sleep(0.5)
        return came

    return await beside(served, f"{number} waiting tables", come)


async def run(addresses: int, seconds: float, connections: int, tables: int) -> list[Found]:
    """Each beside a server of its own, so that none finds what another left behind."""
    runs: list[Callable[[Served], Awaitable[Found]]] = [
        lambda served: alone(served, seconds),
        lambda served: under_attack(served, addresses, seconds),
        lambda served: half_open(served, connections, seconds),
        lambda served: full_house(served, tables, seconds),
    ]
    found = []
    for number, happening in enumerate(runs):
        with tempfile.TemporaryDirectory() as name:
            full = number == len(runs) - 1
            if full:
                await fill_the_house(Path(name), tables)
            served = Served(Path(name), max_tables=tables if full else Settings().max_tables)
            try:
                await served.ready()
                found.append(await happening(served))
            finally:
                served.stop()
    return found


@click.command(help=__doc__)
@click.option("--addresses", default=10, show_default=True, help="Hostile addresses.")
@click.option("--seconds", default=60.0, show_default=True, help="How long they go on.")
@click.option(
    "--half-open", "connections", default=2000, show_default=True, help="Connections that never finish a head."
)
@click.option("--tables", default=20_000, show_default=True, help="Waiting tables, as many as the house takes.")
def main(addresses: int, seconds: float, connections: int, tables: int) -> None:
    found = asyncio.run(run(addresses, seconds, connections, tables))
    shown = Table("beside the quiet table", "answers", "p50", "p99", "worst", "own lag, p99", "of a core")
    for one in found:
        shown.add_row(*one.cells)
    console = Console()
    console.print(shown)
    for one in found:
        if one.came:
            console.print(one.told, highlight=False, soft_wrap=True)
    console.print(f"limit for p99: {LIMIT:.0f} ms, load of the machine: {os.getloadavg()[0]:.1f}")
    sys.exit(any(p99(one.waits) > LIMIT for one in found))


if __name__ == "__main__":
    main()
