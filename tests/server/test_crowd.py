"""Who does not read, who vanishes, who only listens: the others play on, and the server stays small."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
from bench.server_processes import Measured, raise_files, tables
from bench.server_wire import frame, wired

from tests.counts import GAMES
from tests.server.kit import PATIENCE, Player, quick, seat_everyone, sessions

MEGABYTES, SOCKETS = 400, 10_000  # what is promised
SLOW = 6
UPGRADE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@asynccontextmanager
async def process(folder: Path) -> AsyncIterator[Measured]:
    server = await asyncio.to_thread(tables, folder)
    try:
        yield server
    finally:
        await asyncio.to_thread(server.stop)


async def until(true: Callable[[], Awaitable[bool]], patience: float = 3 * PATIENCE) -> None:
    """Conditions, not durations."""
    end = time.monotonic() + patience
    while not await true():
        assert time.monotonic() < end, "it never came about"
        await asyncio.sleep(0.1)


def files_of(server: Measured) -> int:
    return sum(1 for _ in Path(f"/proc/{server.process.pid}/fd").iterdir())


async def test_who_asks_much_and_reads_nothing_is_cut_off_and_holds_nobody_up(tmp_path: Path) -> None:
    async with process(tmp_path) as server:
        url = f"http://127.0.0.1:{server.port}"
        async with Player(url, "Ada") as ada, Player(url, "Bruno") as bruno:
            table = await seat_everyone([ada, bruno], [], options={})
            memory, files = server.memory(), files_of(server)
            deaf = [asyncio.create_task(asyncio.to_thread(pester, server.port, table)) for _ in range(SLOW)]
            waits: list[float] = []
            await asyncio.gather(timed(ada, waits), timed(bruno, waits))
            assert ada.now["over"]["kind"] == "over"
            assert max(waits) < PATIENCE / 2, "somebody was held up"
            connections = await asyncio.gather(*deaf)

            async def only_players_are_left() -> bool:
                return await sockets_of(server) == 2 and files_of(server) <= files + 4  # readers of the database

            await until(only_players_are_left)
            assert server.memory() - memory < 5 * SLOW
            for connection in connections:
                connection.close()


def pester(port: int, table: str) -> socket.socket:
    """Ask to be told everything again, hundreds of times, and read not a byte of the answers."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    connection.settimeout(PATIENCE)
    connection.connect(("127.0.0.1", port))
    connection.sendall(UPGRADE.format(table=table).encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += connection.recv(1)
    with suppress(OSError):  # it is cut off while it speaks
        for _ in range(100):
            connection.sendall(frame(b'{"do":"again"}') * 20)
    return connection


async def timed(player: Player, waits: list[float]) -> None:
    """Play to the end, and note how long each answer took to be acknowledged."""
    answered = -1
    while player.now["over"] is None:
        if player.my_go and player.now["ask"] != answered:
            answered, sent = player.now["ask"], time.monotonic()
            await player.send(ask=answered, move=player.rng.choice(player.moves()))
            await player.until("accepted")
            waits.append(time.monotonic() - sent)
        else:
            await player.receive()


FROZEN = """
import sys, time
from websockets.sync.client import connect
with connect(sys.argv[1], additional_headers={"Cookie": sys.argv[2]}, compression=None) as ws:
    ws.recv()
    print("here", flush=True)
    time.sleep(600)
"""


async def test_a_seat_that_vanished_without_a_word_is_noticed_and_played_for(tmp_path: Path) -> None:
    """A process that is stopped closes nothing and answers nothing, like a telephone in a tunnel."""
    clock = {"kind": "bank", "bank": 5, "increment": 0}
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", "Carla") as (server, ada, bruno, carla):
        server.server.config.ws_ping_interval = server.server.config.ws_ping_timeout = 1.0
        table = await seat_everyone([ada, bruno, carla], [], clock=clock, on_expiry="bot")
        command = [sys.executable, "-c", FROZEN, f"ws://127.0.0.1:{server.port}/ws/{table}", carla.cookie]
        frozen = subprocess.Popen(command, stdout=subprocess.PIPE)
        try:
            assert frozen.stdout is not None
            assert await asyncio.to_thread(frozen.stdout.readline) == b"here\n"
            frozen.send_signal(signal.SIGSTOP)
            await carla.leave()
            await asyncio.gather(keep_to_the_clock(ada), keep_to_the_clock(bruno))
            assert ada.now["over"]["kind"] == "over"
            chairs = ada.about["chairs"]
            assert not chairs[2]["here"] and chairs[2]["bot"], "nobody noticed"
        finally:
            frozen.kill()
            frozen.communicate()


async def keep_to_the_clock(player: Player) -> None:
    """As play_on, but a clock of ours may run out on a slow machine: then we say that we are back."""
    answered = -1
    while player.now["over"] is None:
        if player.my_go and player.now["ask"] != answered:
            answered = player.now["ask"]
            await player.send(ask=answered, move=player.rng.choice(player.moves()))
        await player.receive()
    await player.send(do="again", heard=0)
    await player.until("table")


async def test_idle_sockets_cost_little(tmp_path: Path) -> None:
    """A fifth of what is promised in `make test`, all of it in `make soak` and `make bench-server`."""
    number = SOCKETS if GAMES >= 5_000 else SOCKETS // 5
    raise_files()
    async with process(tmp_path) as server, Player(f"http://127.0.0.1:{server.port}", "Ada") as ada:
        names = [(await ada.create(["own", "open"]))["id"] for _ in range(number // 20)]
        before = server.memory()
        wires = []
        for name in names:
            address = f"127.0.0.{2 + len(wires) // 1000}"
            coming = [wired(server.port, f"/ws/{name}", "", lambda message: None, address) for _ in range(20)]
            wires += await asyncio.gather(*coming)
        assert await sockets_of(server) == number == len(wires)
        limit = before + (MEGABYTES - before) * number / SOCKETS
        assert server.memory() < limit, f"{number} sockets: {before:.0f} MB became {server.memory():.0f}"
        assert not any(wire.closed for wire in wires)
        for wire in wires:
            wire.transport.abort()

        async def all_are_gone() -> bool:
            return await sockets_of(server) == 0

        await until(all_are_gone)


async def sockets_of(server: Measured) -> int:
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        text = (await client.get(f"http://127.0.0.1:{server.port}/metrics")).text
    found = re.search(r"^sexton_sockets (\S+)$", text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))
