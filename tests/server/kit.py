"""A real server on the loopback and players who speak to it over real sockets."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn.server
import websockets
from starlette.applications import Starlette

from sexton.kernel.chance.fair import commitment_to_salt
from sexton.kernel.interface import Choices
from sexton.server.app import create_app
from sexton.server.run import Server, bound, server_for
from sexton.server.settings import Settings
from sexton.server.sources import Sources
from sexton.server.store.interface import Store
from sexton.server.store.sqlite import writer
from tests.server.database import free_port as free_port

T = TypeVar("T")
PATIENCE = 20.0
TLS = ssl.create_default_context()  # of no use here, but dear: one for all
SMALL = {
    "box": {"cards": [1, 1, 1, 2, 1, 1, 1, 1, 1, 1], "tiles": [4, 1, 1, 2], "cemeteries": 3, "hand": 1, "money": 5}
}


def quick(database: Path | str, **changes: Any) -> Settings:
    """Settings for tests: bots in threads and without a pause, no limits that a fast test would meet."""
    given: dict[str, Any] = {
        "port": 0,
        "database": str(database),
        "bot_workers": 0,
        "bot_pause": 0.0,
        "processor_share": 1000.0,
        "processor_burst": 1000.0,
        "table_rate": 10_000.0,
        "claim_rate": 10_000.0,
        "guard_share": 1.0,
        "log": "error",
    }
    return msgspec.convert(given | changes, Settings)


class Brisk:
    """asyncio for uvicorn's server, which looks ten times a second whether it is to stop: tests stop hundreds."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 20)


uvicorn.server.asyncio = Brisk()  # type: ignore[assignment]

# Like the tests' PostgreSQL their SQLite need not outlive the machine: their commits wait for no disk.
DURABLE, writer.SYNCHRONOUS = writer.SYNCHRONOUS, "OFF"


class Running:
    """A server in a thread of its own, on a free port; `stop` drains it, `drop` leaves everything lying about."""

    def __init__(self, settings: Settings, store: Store | None = None, sources: Sources | None = None) -> None:
        self.app: Starlette = create_app(settings, store, sources)
        self._listening = bound(settings)
        self.port = int(self._listening.getsockname()[1])
        self.server: Server = server_for(self.app, settings)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        for _ in range(1000):
            if self.server.started or not self._thread.is_alive():
                break
            threading.Event().wait(0.01)
        assert self.server.started, "the server did not start"

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self._listening])

        asyncio.run(serve())

    def ring(self, table: str) -> None:
        """The table looks at the clock: for tests that bring a clock of their own."""
        self.loop.call_soon_threadsafe(self.site.tables.live[table].ring)

    async def within(self, work: Coroutine[Any, Any, T]) -> T:
        """Done in the server's own loop."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def site(self) -> Any:
        return self.app.state.site

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


@asynccontextmanager
async def running(settings: Settings, **more: Any) -> AsyncIterator[Running]:
    server = await asyncio.to_thread(Running, settings, **more)
    try:
        yield server
    finally:
        await asyncio.to_thread(server.stop)


@asynccontextmanager
async def sessions(settings: Settings, *names: str, sources: Sources | None = None) -> AsyncIterator[tuple[Any, ...]]:
    """A server and a player for each name."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(settings, sources=sources))
        yield server, *[await stack.enter_async_context(Player(server.url, name)) for name in names]


class Player:
    """One session (a cookie) and, when it is at a table, one socket. It keeps every byte it was told."""

    def __init__(self, url: str, name: str, seed: int = 0, address: str = "", source: str = "") -> None:
        """`address` is where it comes from, as a proxy on the same machine says; `source` where it really does."""
        self.url, self.name, self.source = url, name, source
        self.headers = {"X-Forwarded-For": address} if address else {}
        transport = httpx.AsyncHTTPTransport(verify=TLS, local_address=source or None)
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, headers=self.headers, transport=transport)
        self.rng = random.Random(f"{name} {seed}")
        self.salt = hashlib.sha256(name.encode()).digest()
        self.table = ""
        self.received: list[str] = []
        self.about: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.deal: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.ws: Any = None

    async def close(self) -> None:
        await self.leave()
        await self.http.aclose()

    async def __aenter__(self) -> Player:
        answer = await self.http.post("/api/guest", json={"name": self.name})
        assert answer.status_code == 200, answer.text
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # Requests

    async def create(self, seats: list[str], game: str = "gravediggers", **setup: Any) -> dict[str, Any]:
        setup.setdefault("options", SMALL if game == "gravediggers" else {})
        answer = await self.http.post("/api/tables", json={"setup": {"game": game, "seats": seats, **setup}})
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["id"]
        created: dict[str, Any] = answer.json()
        return created

    async def take(self, table: str, seat: int) -> httpx.Response:
        self.table = table
        return await self.http.post(f"/api/tables/{table}/seats/{seat}", json={})

    # The socket

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def join(self, table: str = "", heard: int = 0, **headers: str) -> None:
        self.table = table or self.table
        address = self.url.replace("http://", "ws://") + f"/ws/{self.table}?lang=en&heard={heard}"
        extra = {"Cookie": self.cookie} if self.cookie else {}
        self.ws = await websockets.connect(
            address,
            additional_headers=extra | self.headers | headers,
            compression=None,
            max_size=2**24,
            max_queue=None,
            open_timeout=PATIENCE,
            local_addr=(self.source, 0) if self.source else None,
        )

    async def move_to(self, url: str) -> None:
        """The same session at another server."""
        cookies = httpx.Cookies()
        for name, value in self.http.cookies.items():
            cookies.set(name, value, "127.0.0.1")
        await self.close()
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, cookies=cookies, timeout=PATIENCE)

    async def leave(self) -> None:
        if self.ws is not None:
            await self.ws.close()
            self.ws = None

    async def send(self, **message: Any) -> None:
        await self.ws.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.ws.recv(), PATIENCE)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        kind = message["type"]
        if kind == "table":
            self.about = message
        elif kind == "deal":
            self.deal = message
        elif kind == "now":
            self.now = message
            self.heard[message["heard_from"] :] = message["heard"]
        return message

    async def until(self, kind: str, fits: Callable[[dict[str, Any]], bool] = lambda message: True) -> dict[str, Any]:
        for _ in range(100_000):
            message = await self.receive()
            if message["type"] == kind and fits(message):
                return message
        raise AssertionError(f"{kind} never came")

    # Playing

    async def shuffle(self) -> None:
        """Our part of the fair shuffle, as far as it is due."""
        deal, seat = self.deal, (self.about.get("you") or [None])[0]
        if seat is None or not deal or self.about["status"] not in ("waiting", "dealing"):
            return
        if deal["phase"] == "commit" and seat not in deal["committed"]:
            await self.send(do="commit", salted=commitment_to_salt(self.salt, self.table, seat))
        elif deal["phase"] == "open" and seat not in deal["opened"]:
            await self.send(do="open", salt=self.salt.hex())

    async def begin(self) -> None:
        """Until the game has begun."""
        while not self.now:
            message = await self.receive()
            if message["type"] == "deal":
                await self.shuffle()

    def moves(self) -> list[str]:
        choices = self.now.get("choices")
        return [] if choices is None else msgspec.convert(choices, Choices).texts()

    @property
    def my_go(self) -> bool:
        return self.now["seat"] in self.now["asked"] and self.now["mine"] is None and self.now["over"] is None

    async def play_on(self, until: Callable[[], bool] = lambda: False) -> None:
        """Answer at random until the game is over, or until it is enough."""
        answered = -1
        while self.now["over"] is None and not until():
            if self.my_go and self.now["ask"] != answered:
                answered = self.now["ask"]
                await self.send(ask=answered, move=self.rng.choice(self.moves()))
            message = await self.receive()
            assert message["type"] != "refused", message


def in_order(received: list[str]) -> list[str]:
    """What was told because of something that was done. Who comes and goes is told in its own time, soon after."""
    return [text for text in received if not text.startswith('{"type":"presence"')]


async def play_to_the_end(*people: Player) -> None:
    await asyncio.gather(*(player.play_on() for player in people))
    assert people[0].now["over"]["kind"] == "over"


async def seat_everyone(players: list[Player], seats: list[str], **setup: Any) -> str:
    """A table with these players at its first seats, and the game begun."""
    created = await players[0].create(["own", *["open"] * (len(players) - 1), *seats], **setup)
    for seat, player in enumerate(players):
        player.now, player.deal, player.about, player.heard = {}, {}, {}, []
        if seat:
            taken = await player.take(created["id"], seat)
            assert taken.status_code == 200, taken.text
        await player.join(created["id"])
    await asyncio.gather(*(player.begin() for player in players))
    return str(created["id"])


async def guest_of(server: Running, player: Player) -> str:
    """The id by which the server knows a player's guest."""
    mark = server.site.signer.mark_in(player.http.cookies["sexton"])
    found = await server.within(server.site.store.session(mark))
    return str(found[1].id)


class Process:
    """A server in a process of its own, which can be killed as a power cut would."""

    def __init__(self, settings: Settings, first: str = "", source: Path | None = None) -> None:
        """`first` is Python that the process runs before it serves; `source` is where it finds another Sexton."""
        self.port = settings.port or free_port()
        names = ("database", "bot_workers", "bot_pause", "table_rate", "claim_rate", "processor_share")
        names += ("processor_burst",)
        names += ("lease_seconds", "log", "idle_seconds", "deal_seconds", "node")
        environment = {f"SEXTON_{name.upper()}": str(getattr(settings, name)) for name in names}
        if source is not None:
            environment["PYTHONPATH"] = str(source)
        program = f"{first}\nfrom sexton.commands import main; main()"
        command = [sys.executable, "-c", program, "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            command, env=os.environ | environment, stdout=subprocess.DEVNULL, stderr=None, start_new_session=True
        )
        for _ in range(3000):
            assert self.process.poll() is None, "the server did not start"
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                break
            except OSError:
                time.sleep(0.02)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)
