"""Hostile addresses at their limits and connections that never say what they want, in a process of their own.

tests/server/load_run.py starts it with a low priority: the load comes from the same machine as what is measured, and
must not take the processor from the server and from whoever looks at the clock. What came of it is told as JSON.

    python -m tests.server.strangers attack PORT TABLE --addresses 10 --seconds 60
    python -m tests.server.strangers hold PORT --connections 2000 --seconds 30
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import click
import httpx
import websockets

LOWEST = 19  # the priority of all of this
SOCKETS = 40  # that each hostile address keeps open
AT_ONCE = 6  # of each kind of attack, by one address
PAUSE = 0.02  # after each try: a load from one machine must not be a load on it
HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-"
HOLDING = 20  # addresses that hold connections
FILES = 8_192  # open at once
AWAY = (OSError, websockets.WebSocketException, httpx.HTTPError, TimeoutError, EOFError)


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


async def attack(port: int, table: str, addresses: int, seconds: float) -> Counter[str]:
    strangers = [Stranger(number, f"http://127.0.0.1:{port}", table) for number in range(addresses)]
    await asyncio.gather(*(stranger.attack(seconds) for stranger in strangers))
    return sum((stranger.came for stranger in strangers), Counter[str]())


class Holder:
    """Connections with half a head. What the server hangs up on is opened again after a second."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.came = Counter[str]()

    async def hold(self, connections: int, seconds: float) -> Counter[str]:
        self.tasks = [asyncio.create_task(self._hold(f"127.0.1.{at % HOLDING + 1}")) for at in range(connections)]
        await asyncio.sleep(seconds)
        self.came["held at the end"] = self.came["opened"] - self.came["hung up on"]
        for task in self.tasks:
            task.cancel()
        return self.came

    async def _hold(self, address: str) -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
                self.came["opened"] += 1
                writer.write(HALF_A_HEAD)
                with suppress(OSError):
                    await reader.read()
                self.came["hung up on"] += 1
                writer.close()
            await asyncio.sleep(1)


@click.group(help=__doc__)
def main() -> None:
    os.nice(LOWEST)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, FILES)), hard))


@main.command("attack")
@click.argument("port", type=int)
@click.argument("table")
@click.option("--addresses", default=10)
@click.option("--seconds", default=60.0)
def attack_command(port: int, table: str, addresses: int, seconds: float) -> None:
    click.echo(json.dumps(asyncio.run(attack(port, table, addresses, seconds))))


@main.command("hold")
@click.argument("port", type=int)
@click.option("--connections", default=2000)
@click.option("--seconds", default=30.0)
def hold_command(port: int, connections: int, seconds: float) -> None:
    click.echo(json.dumps(asyncio.run(Holder(port).hold(connections, seconds))))


if __name__ == "__main__":
    main()
