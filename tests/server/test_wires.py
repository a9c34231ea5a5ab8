"""One suite for both wires: sockets to a server, and the messages by which a page reaches the tables of its browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
import pytest
import websockets

from sexton.browser.home import SETTINGS, Home
from sexton.browser.wire import Answer, Wire
from sexton.server.sources import Sources
from tests.server.kit import PATIENCE, running
from tests.server.shelf import MemoryShelf
from tests.server.test_home import HERE, SETUP, AtOnce, first

JSON = "application/json"
SAME_HEADERS = ("content-type", "cache-control", "content-security-policy")


class Constant(Sources):
    """Chance that both can share: one of them draws more than the other before anything is asked."""

    def bytes(self, count: int) -> bytes:
        return bytes([7]) * count

    def now(self) -> float:
        return 1_700_000_000.0


class Way(Protocol):
    """One browser's way to its tables."""

    async def request(self, method: str, target: str, body: bytes = b"", kind: str = "") -> Answer: ...
    async def line(self, target: str) -> Ear: ...


class Ear:
    """What is told on a line, and last the code with which it was closed."""

    def __init__(self) -> None:
        self.told = asyncio.Queue[str | int]()

    async def hear(self) -> str | int:
        return await asyncio.wait_for(self.told.get(), PATIENCE)

    async def until(self, kind: str) -> dict[str, Any]:
        while isinstance(text := await self.hear(), str):
            if (message := msgspec.json.decode(text))["type"] == kind:
                return dict(message)
        raise AssertionError(f"closed with {text} before {kind}")

    async def say(self, **message: Any) -> None:
        raise NotImplementedError


class SocketEar(Ear):
    def __init__(self, socket: websockets.ClientConnection) -> None:
        super().__init__()
        self.socket, self.listening = socket, asyncio.create_task(self.listen())

    async def listen(self) -> None:
        try:
            async for text in self.socket:
                self.told.put_nowait(str(text))
        except websockets.ConnectionClosedError:
            pass  # with a code that says why
        finally:
            self.told.put_nowait(self.socket.close_code or 1006)

    async def say(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())


class BySockets:
    def __init__(self, port: int, http: httpx.AsyncClient) -> None:
        self.port, self.http, self.ears = port, http, list[SocketEar]()

    async def request(self, method: str, target: str, body: bytes = b"", kind: str = "") -> Answer:
        found = await self.http.request(method, target, content=body, headers={"content-type": kind} if kind else {})
        return Answer(found.status_code, dict(found.headers), found.content)

    async def line(self, target: str) -> Ear:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.port}{target}"
        headers = {"Cookie": cookie} if cookie else {}
        self.ears.append(SocketEar(await websockets.connect(address, additional_headers=headers, compression=None)))
        return self.ears[-1]


class MessageEar(Ear):
    def __init__(self, wire: Wire, target: str) -> None:
        super().__init__()
        self.line = wire.line(target, self.told.put_nowait, self.told.put_nowait)

    async def say(self, **message: Any) -> None:
        self.line.say(msgspec.json.encode(message).decode())


class ByMessages:
    def __init__(self, wire: Wire) -> None:
        self.wire = wire

    async def request(self, method: str, target: str, body: bytes = b"", kind: str = "") -> Answer:
        return await self.wire.request(method, target, body, kind)

    async def line(self, target: str) -> Ear:
        return MessageEar(self.wire, target)


@asynccontextmanager
async def by_sockets(folder: Path) -> AsyncIterator[Way]:
    settings = msgspec.structs.replace(SETTINGS, port=0, database=str(folder / "server.db"), bot_workers=0)
    async with running(settings, sources=Constant()) as server:
        host = {"host": HERE.host, "accept-encoding": "identity"}
        async with httpx.AsyncClient(base_url=server.url, headers=host, timeout=PATIENCE) as http:
            way = BySockets(server.port, http)
            yield way
            for ear in way.ears:
                await ear.socket.close()


@asynccontextmanager
async def by_messages(folder: Path) -> AsyncIterator[Way]:
    home = Home(MemoryShelf(), AtOnce(), Constant(), folder / "home.db")
    yield ByMessages(await home.open(HERE))
    await home.close()


WAYS = {"sockets": by_sockets, "messages": by_messages}


@pytest.fixture(params=list(WAYS))
async def way(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Way]:
    async with WAYS[request.param](tmp_path) as opened:
        yield opened


async def new_table(way: Way) -> str:
    made = await way.request("POST", "/api/tables", msgspec.json.encode({"setup": SETUP, "name": "Ada"}), JSON)
    assert made.status == 201, made.body
    return str(msgspec.json.decode(made.body)["id"])


async def test_who_asks_again_is_known_by_the_cookie_they_were_given(way: Way) -> None:
    assert (await way.request("GET", "/api/mine")).status == 401
    table = await new_table(way)
    mine = await way.request("GET", "/api/mine")
    assert [one["id"] for one in msgspec.json.decode(mine.body)] == [table]
    assert "set-cookie" not in mine.headers


WRONG = [
    ("GET", "/api/nothing", b"", "", 404),
    ("DELETE", "/api/games", b"", "", 405),
    ("POST", "/api/tables", b"{", JSON, 400),
    ("POST", "/api/tables", b"{}", "text/plain", 415),
    ("GET", "/api/tables/nobodys", b"", "", 404),
    ("GET", "/api/tables/%67%c3%a4/record?lang=it", b"", "", 404),
]


async def test_what_is_wrong_is_refused(way: Way) -> None:
    for method, target, body, kind, status in WRONG:
        assert (await way.request(method, target, body, kind)).status == status, target


async def test_a_line_tells_refuses_and_goes_on(way: Way) -> None:
    line = await way.line(f"/ws/{await new_table(way)}?lang=en")
    asked = await line.until("now")
    await line.say(ask=asked["ask"], move="dance on the grave")
    assert (await line.until("refused"))["message"]
    await line.say(do="again", heard=0)
    while (await line.until("now"))["heard_from"]:
        pass  # a bot has answered meanwhile


async def test_a_line_to_no_table_is_closed_with_a_code(way: Way) -> None:
    line = await way.line("/ws/nobodys?lang=en")
    told = [await line.hear()]
    while isinstance(told[-1], str):
        told.append(await line.hear())
    assert 4000 <= int(told[-1]) < 5000, told


async def all_that_is_told(way: Way) -> list[str]:
    """All that is heard in a game with the first answer each time, its end, and what is asked about it after."""
    table, heard, said = await new_table(way), list[object](), set[int]()
    line, over = await way.line(f"/ws/{table}?lang=en"), False
    while not over:
        now = await line.until("now")
        heard[now["heard_from"] :] = now["heard"]
        over = now["over"] is not None
        if now["choices"] and now["ask"] not in said:
            said.add(now["ask"])
            await line.say(ask=now["ask"], move=first(now["choices"]))
    told = [msgspec.json.encode(one).decode() for one in (*heard, now)]
    pages = ["", "/record", "/replay?as=0", "/described?seat=0", "/fairness"]
    for target in (*(f"/api/tables/{table}{page}" for page in pages), "/api/games", "/api/tables/nobodys"):
        answer = await way.request("GET", target)
        headers = [answer.headers.get(name) for name in SAME_HEADERS]
        told.append(f"{target} {answer.status} {headers} {answer.body.decode()}")
    return told


async def test_both_carry_the_same_to_the_byte(tmp_path: Path) -> None:
    told = {}
    for name, opened in WAYS.items():
        async with opened(tmp_path) as way:
            told[name] = await all_that_is_told(way)
    assert len(told["sockets"]) > 30
    for one, other in zip(told["sockets"], told["messages"], strict=True):
        assert one == other
