"""Connections on which nothing comes, or too slowly, or far too many of them: they are ended, and others are served."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
import websockets

from sexton.server import connections
from sexton.server.files import FileRoom
from sexton.server.http.admission import Turn
from sexton.server.run import TableSocket
from sexton.server.wire.budgets import Payer
from sexton.server.wire.limits import TooFast
from tests.server.kit import PATIENCE, Player, Process, Running, quick, running, seat_everyone, sessions

HEAD = b"POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
ELSEWHERE = "127.0.0.2"  # the loopback has many addresses, and only one of them is a trusted proxy
CROWD = 2_000


def connected(port: int, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))


def ended(raw: socket.socket) -> bool:
    """Whether the other side hangs up; what it may have said before does not matter."""
    raw.settimeout(PATIENCE)
    with suppress(ConnectionError):
        while raw.recv(65_536):
            pass
    return True


def drip(raw: socket.socket, content: bytes) -> Iterator[bool]:
    """Byte by byte; False as soon as the other side has hung up."""
    raw.setblocking(False)
    for byte in content:
        try:
            if raw.recv(1, socket.MSG_PEEK) == b"":
                yield False
                return
        except BlockingIOError:
            pass
        except ConnectionError:
            yield False
            return
        with suppress(ConnectionError):
            raw.send(bytes([byte]))
        yield True


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEAD_SECONDS", "BODY_SECONDS"):
        monkeypatch.setattr(connections, name, 0.4)


async def in_thread(work: Callable[[], bool]) -> bool:
    return await asyncio.wait_for(asyncio.to_thread(work), PATIENCE)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        HEAD,
        HEAD + b"Content-Length: 14\r\n\r\n",
        HEAD + b'Content-Length: 14\r\n\r\n{"name":',
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n3\r\n{",
        b"POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Length: 14\r\n\r\n{",  # answered before it has come
    ],
)
async def test_what_is_never_finished_is_hung_up_on(hasty: None, tmp_path: Path, said: bytes) -> None:
    async with running(quick(tmp_path / "db")) as server:
        with connected(server.port) as raw:
            raw.sendall(said)
            assert await in_thread(lambda: ended(raw))


@pytest.mark.parametrize("start", [b"", HEAD + b"Content-Length: 100000\r\n\r\n"])
async def test_a_drip_prolongs_no_deadline(hasty: None, tmp_path: Path, start: bytes) -> None:
    async with running(quick(tmp_path / "db")) as server:
        with connected(server.port) as raw:
            raw.sendall(start)
            for alive in drip(raw, b"GET / HTTP/1.1\r\nX: " + b"x" * 5_000):
                await asyncio.sleep(0.01)
                if not alive:
                    break
            else:
                raise AssertionError("it went on and on")


async def test_the_second_request_of_a_connection_has_a_deadline_too(hasty: None, tmp_path: Path) -> None:
    async with running(quick(tmp_path / "db")) as server:
        with connected(server.port) as raw:
            raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            assert b"200 OK" in await asyncio.to_thread(raw.recv, 65_536)
            raw.sendall(b"GET /hea")
            assert await in_thread(lambda: ended(raw))


async def test_deadlines_end_with_the_request(hasty: None, tmp_path: Path) -> None:
    """A game goes on over its socket, and a connection that is kept is used again."""
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        await seat_everyone([ada], ["bot random"])
        await asyncio.sleep(1.0)
        assert (await ada.http.get("/healthz")).status_code == 200
        await ada.play_on()
        assert ada.now["over"]["kind"] == "over"


async def test_one_peer_has_only_so_many_and_the_others_get_in(tmp_path: Path) -> None:
    async with running(quick(tmp_path / "db")) as server:
        with ExitStack() as stack:
            held = [stack.enter_context(connected(server.port, ELSEWHERE)) for _ in range(130)]
            for raw in held:
                raw.sendall(b"GET / HT")
            assert await in_thread(lambda: all(ended(raw) for raw in held[:30]))  # the oldest go first
            await until_awaited(server, connections.OF_ONE_PEER)
            for source in (ELSEWHERE, "127.0.0.3"):
                assert await asyncio.to_thread(healthy, server.port, source)
            proxied = [stack.enter_context(connected(server.port)) for _ in range(130)]
            for raw in proxied:
                raw.sendall(b"GET / HT")
            await until_awaited(server, connections.OF_ONE_PEER - 1 + 130)  # one gave way to the visitor


async def until_awaited(server: Running, count: int) -> None:
    awaited = server.server.config.http_protocol_class.awaited  # type: ignore[union-attr]
    for _ in range(2000):
        if len(awaited) == count:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"{len(awaited)} instead of {count}")


def healthy(port: int, source: str = "127.0.0.1") -> bool:
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, timeout=PATIENCE) as client:
        return client.get(f"http://127.0.0.1:{port}/healthz").status_code == 200


@pytest.fixture
def many_files() -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(before[1], 3 * CROWD), before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.parametrize("loop", ["uvloop", "asyncio"])
async def test_two_thousand_half_open_connections_lock_nobody_out(
    many_files: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, loop: str
) -> None:
    """With 1,024 files: visitors get in all the while, and the game of those who are there goes on."""
    monkeypatch.setenv("SEXTON_LOOP", loop)
    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))"
    server = await asyncio.to_thread(Process, quick(tmp_path / "db"), few)
    with ExitStack() as stack:
        stack.callback(server.kill)
        async with Player(server.url, "Ada") as ada:
            await seat_everyone([ada], ["bot random"])
            for number in range(CROWD):
                raw = stack.enter_context(await asyncio.to_thread(connected, server.port))
                raw.sendall(b"GET / HT")
                if number % 500 == 499:
                    assert await asyncio.to_thread(healthy, server.port)
            async with Player(server.url, "Bruno") as bruno:
                await bruno.join(ada.table)
                await bruno.until("now")
            await ada.play_on()
            assert ada.now["over"]["kind"] == "over"
        assert await asyncio.to_thread(server.stop) == 0


def test_the_soft_limit_is_raised_to_the_hard_one(tmp_path: Path) -> None:
    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 4096))"
    server = Process(quick(tmp_path / "db"), few)
    limits = Path(f"/proc/{server.process.pid}/limits").read_text()
    assert server.stop() == 0
    (line,) = [line for line in limits.splitlines() if line.startswith("Max open files")]
    assert line.split()[3:5] == ["4096", "4096"]


@pytest.mark.parametrize("files", [256, 1_024, 20_000, 65_536, 1_048_576])
def test_there_are_files_for_all_of_them(files: int) -> None:
    room = FileRoom(files)
    assert room.sockets + room.awaited + 4 * room.backlog < files
    assert min(room.sockets, room.awaited, room.backlog) > 10
    assert room.sockets >= 12_000 or files < 20_000


async def test_who_waits_to_be_let_in_when_the_server_stops_is_no_fault(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with sessions(quick(tmp_path / "sexton.db"), "Ada") as (server, ada):
        await ada.create(["own", "open"])
        waiting, stopped = asyncio.Event(), asyncio.Event()

        async def turn(payer: Payer) -> Turn:
            (socket_here,) = [one for one in server.server.server_state.connections if isinstance(one, TableSocket)]
            waiting.set()
            while not socket_here.transport.is_closing():
                await asyncio.sleep(0.01)
            stopped.set()
            raise TooFast(1)

        server.site.admission.turn = turn
        joining = asyncio.create_task(ada.join())
        await server.within(waiting.wait())
        await asyncio.to_thread(server.stop)
        assert stopped.is_set()
        with pytest.raises((websockets.exceptions.InvalidStatus, websockets.exceptions.InvalidMessage)):
            await joining
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
