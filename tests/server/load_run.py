"""A quiet table that plays on while others do their worst: how long its answers take, and who gets in.

    python -m tests.server.load_run       ten hostile addresses for a minute, half-open connections, a full house
    python -m tests.server.load_run --seconds 10 --addresses 3 --half-open 300 --tables 500

The server is `sexton serve` with its default limits, in a process of its own. The hostile addresses are 127.0.0.2 and
so on. Each does everything that costs a server work, as fast as it is let.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import click
import httpx
import msgspec
import websockets
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from sexton.server.settings import Settings
from sexton.server.sources import Sources
from sexton.server.store.documents import Clock, Setup
from sexton.server.store.interface import Batch
from sexton.server.store.sqlite.store import SqliteStore
from sexton.server.table.seats import seating
from tests.server.kit import Player, free_port, seat_everyone

PACE = 0.1  # seconds between the quiet players' answers
SOCKETS = 40  # that each hostile address keeps open
AT_ONCE = 6  # of each kind of attack, by one address
PAUSE = 0.02  # after each try: a load from one machine must not be a load on it
TOGETHER = 200  # tables made in one go
HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-"
LIMIT = 150.0  # milliseconds
AWAY = (OSError, websockets.WebSocketException, httpx.HTTPError, TimeoutError, EOFError)


class Served:
    """`sexton serve` as anybody starts it, but for its log."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        given = {"database": str(folder / "sexton.db"), "log": "error", **settings}
        environment = {f"SEXTON_{name.upper()}": str(value) for name, value in given.items()}
        command = [sys.executable, "-c", "from sexton.commands import main; main()", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(command, env=os.environ | environment, stdout=subprocess.DEVNULL)

    async def ready(self) -> None:
        async with httpx.AsyncClient(base_url=self.url) as http:
            while True:
                with suppress(httpx.HTTPError):
                    if (await http.get("/healthz")).status_code == 200:
                        return
                assert self.process.poll() is None, "the server did not start"
                await asyncio.sleep(0.05)

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)


# The quiet table


class Waits(Struct):
    """Milliseconds, of answers until they were acknowledged."""

    answers: list[float]

    @property
    def p50(self) -> float:
        return statistics.median(self.answers)

    @property
    def p99(self) -> float:
        return sorted(self.answers)[-(len(self.answers) // 100) - 1]

    @property
    def worst(self) -> float:
        return max(self.answers)


class Quiet:
    """Two people who play one game after the other, and note how long each answer takes to be acknowledged."""

    def __init__(self, url: str) -> None:
        self.players = [Player(url, name) for name in ("Ada", "Bruno")]
        self.waits = Waits([])
        self.games = 0

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
            self.games += 1
            for player in self.players:
                await player.leave()

    async def _play(self, player: Player) -> None:
        answered = -1
        while player.now["over"] is None:
            if player.my_go and player.now["ask"] != answered:
                await asyncio.sleep(PACE * player.rng.random() * 2)
                answered = player.now["ask"]
                sent = time.perf_counter()
                await player.send(ask=answered, move=player.rng.choice(player.moves()))
                await player.until("accepted")
                self.waits.answers.append(1000 * (time.perf_counter() - sent))
            else:
                message = await player.receive()
                assert message["type"] != "refused", message


# Strangers


class Stranger:
    """One hostile address: everything it does, and what came of it."""

    def __init__(self, number: int, url: str, game: str) -> None:
        self.address, self.url, self.game = f"127.0.0.{number + 2}", url, game
        self.came = Counter[str]()
        self.rng = random.Random(number)
        self.http = httpx.AsyncClient(
            base_url=url, timeout=20, transport=httpx.AsyncHTTPTransport(local_address=self.address, retries=0)
        )
        self.sockets: list[Any] = []
        self.tables: list[str] = []

    async def open(self, table: str) -> Any:
        return await websockets.connect(
            f"{self.url.replace('http', 'ws', 1)}/ws/{table}?heard=0",
            local_addr=(self.address, 0), compression=None, max_size=2**24, open_timeout=20, close_timeout=1,
            additional_headers={"Cookie": f"sexton={self.http.cookies.get('sexton')}"},
        )  # fmt: skip

    async def attack(self, seconds: float) -> None:
        await self.http.post("/api/guest", json={"name": f"Mallory {self.address[-2:]}"})
        until = time.monotonic() + seconds
        kinds = (self.again, self.connect, self.replay, self.nonsense, self.files, self.lists, self.bots)
        tasks = [asyncio.create_task(self._over_and_over(kind, until)) for kind in kinds for _ in range(AT_ONCE)]
        await asyncio.gather(*tasks)
        await self.http.aclose()
        for ws in self.sockets:
            with suppress(*AWAY):
                await ws.close()

    async def _over_and_over(self, kind: Callable[[], Awaitable[str]], until: float) -> None:
        while time.monotonic() < until:
            try:
                self.came[f"{kind.__name__}: {await kind()}"] += 1
            except AWAY:
                self.came[f"{kind.__name__}: turned away"] += 1
            await asyncio.sleep(PAUSE)

    async def again(self) -> str:
        """The whole of a long game, sent once more, by one of many sockets."""
        if len(self.sockets) < SOCKETS:
            self.sockets.append(await self.open(self.game))
        ws = self.rng.choice(self.sockets)
        try:
            await ws.send(json.dumps({"do": "again", "heard": 0}))
            async with asyncio.timeout(5):
                return str(json.loads(await ws.recv())["type"])
        except AWAY:
            with suppress(ValueError):
                self.sockets.remove(ws)
            raise

    async def connect(self) -> str:
        ws = await self.open(self.game)
        await ws.close()
        return "done"

    async def nonsense(self) -> str:
        if not self.sockets:
            return "no socket"
        await self.rng.choice(self.sockets).send(self.rng.choice(['{"ask":-1}', "[[[", '{"do":"start"}', "x" * 4000]))
        return "sent"

    async def replay(self) -> str:
        return await self._get(f"/api/tables/{self.game}/{self.rng.choice(('tally', 'draws', 'record', 'telling'))}")

    async def files(self) -> str:
        return await self._get("/")

    async def lists(self) -> str:
        return await self._get("/api/tables")

    async def bots(self) -> str:
        """Tables at which four searching bots think as long as they are let."""
        setup = {"game": "gravediggers", "seats": ["bot expert"] * 4}
        made = await self.http.post("/api/tables", json={"setup": setup})
        return str(made.status_code)

    async def _get(self, path: str) -> str:
        return str((await self.http.get(path)).status_code)


async def finished_game(url: str) -> str:
    """A long game that is over, for strangers to ask for."""
    async with Player(url, "Zoe") as zoe, Player(url, "Yan") as yan:
        table = await seat_everyone([zoe, yan], [], options={})
        await asyncio.gather(zoe.play_on(), yan.play_on())
        return table


# What is measured


class Found(Struct):
    name: str
    waits: Waits
    came: Counter[str]


async def alone(served: Served, seconds: float) -> Found:
    return await beside(served, "alone", lambda: asyncio.sleep(seconds))


async def beside(served: Served, name: str, happening: Callable[[], Awaitable[Counter[str] | None]]) -> Found:
    """How the quiet table fares meanwhile."""
    async with Quiet(served.url) as quiet:
        playing = asyncio.create_task(quiet.play())
        try:
            came = await happening()
        finally:
            if playing.done():
                playing.result()
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
        return Found(name, quiet.waits, came or Counter())


async def under_attack(served: Served, addresses: int, seconds: float) -> Found:
    game = await finished_game(served.url)

    async def attack() -> Counter[str]:
        strangers = [Stranger(number, served.url, game) for number in range(addresses)]
        await asyncio.gather(*(stranger.attack(seconds) for stranger in strangers))
        return sum((stranger.came for stranger in strangers), Counter[str]())

    return await beside(served, f"{addresses} hostile addresses", attack)


async def half_open(served: Served, number: int, seconds: float) -> Found:
    """Connections that never say what they want, many from each of a few addresses; and a visitor meanwhile."""

    async def hold() -> Counter[str]:
        held = []
        for at in range(number):
            with suppress(OSError):
                _, writer = await asyncio.open_connection(
                    "127.0.0.1", served.port, local_addr=(f"127.0.1.{at % 20 + 1}", 0)
                )
                writer.write(HALF_A_HEAD)
                held.append(writer)
        came = Counter({"held": len(held)})
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            async with Player(served.url, "Newcomer") as newcomer:
                await newcomer.create(["own", "bot random"])
                await newcomer.join()
                await newcomer.begin()
            came["visitors who played"] += 1
            await asyncio.sleep(0.2)
        for writer in held:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
        return came

    return await beside(served, f"{number} half-open connections", hold)


async def fill_the_house(folder: Path, number: int) -> None:
    """As many waiting tables as the house takes, of many guests, all of them made a minute ago."""
    store, sources = SqliteStore(folder / "sexton.db"), Sources()
    await store.open()
    setup = Setup("gravediggers", ("own", "open"), clock=Clock())
    shared: Any = type("Shared", (), {"settings": Settings(), "sources": sources, "thinkers": None})()
    batches = []
    for at in range(number):
        sheet = seating.new_sheet(shared, setup, f"guest{at // 50:021d}", "Mallory", ())
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
            async with Player(served.url, "Newcomer") as newcomer:
                made = await newcomer.http.post(
                    "/api/tables", json={"setup": {"game": "vampire", "seats": ["own", "bot random"]}}
                )
                came[str(made.status_code)] += 1
            await asyncio.sleep(0.5)
        return came

    return await beside(served, f"{number} waiting tables", come)


async def run(addresses: int, seconds: float, connections: int, tables: int) -> list[Found]:
    found = []
    with tempfile.TemporaryDirectory() as name:
        served = Served(Path(name))
        try:
            await served.ready()
            found.append(await alone(served, seconds / 2))
            found.append(await under_attack(served, addresses, seconds))
            found.append(await half_open(served, connections, seconds / 2))
        finally:
            served.stop()
    with tempfile.TemporaryDirectory() as name:
        await fill_the_house(Path(name), tables)
        served = Served(Path(name), max_tables=tables)
        try:
            await served.ready()
            found.append(await full_house(served, tables, seconds / 2))
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
    console = Console()
    found = asyncio.run(run(addresses, seconds, connections, tables))
    shown = Table("beside the quiet table", "answers", "p50", "p99", "worst", "came of it")
    for one in found:
        waits = one.waits
        came = ", ".join(f"{what} {number}" for what, number in sorted(one.came.items()))
        shown.add_row(
            one.name,
            str(len(waits.answers)),
            f"{waits.p50:.1f} ms",
            f"{waits.p99:.1f} ms",
            f"{waits.worst:.0f} ms",
            came,
        )
    console.print(shown)
    console.print(f"limit for p99: {LIMIT:.0f} ms, load of the machine: {os.getloadavg()[0]:.1f}")
    sys.exit(any(one.waits.p99 > LIMIT for one in found))


if __name__ == "__main__":
    main()
