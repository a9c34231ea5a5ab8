"""How requests and lines reach the application where there are no sockets: as messages, by ASGI."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import unquote

from msgspec import Struct

from sexton.server import faults
from sexton.server.http.sockets import WRITE_TEXT
from sexton.server.wire.bodies import COOKIE

LOG = logging.getLogger("sexton.browser")
App = Callable[[Any, Any, Any], Awaitable[None]]
Headers = dict[str, str]
OURS = ("127.0.0.1", 0)


class Answer(Struct):
    status: int
    headers: Headers
    body: bytes


class Address(Struct, frozen=True):
    """Where the page is: links that are made here begin with it."""

    scheme: str
    host: str


def scope_of(kind: str, address: Address, target: str, headers: Headers) -> dict[str, Any]:
    path, _, query = target.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": address.scheme,
        "server": OURS,
        "client": OURS,
        "root_path": "",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(name.encode(), value.encode()) for name, value in ({"host": address.host} | headers).items()],
    }


class Wire:
    """One browser's way to the application. It keeps the browser's cookie, which no page can read."""

    def __init__(self, app: App, address: Address, cookie: str, keep: Callable[[str], Awaitable[None]]) -> None:
        self._app, self._address = app, address
        self._cookie, self._keep = cookie, keep

    def _headers(self) -> Headers:
        return {"cookie": f"{COOKIE}={self._cookie}"} if self._cookie else {}

    async def request(self, method: str, target: str, body: bytes = b"", kind: str = "") -> Answer:
        headers = self._headers() | ({"content-type": kind} if kind else {})
        scope = scope_of("http", self._address, target, headers) | {"method": method}
        answer = Answer(500, {}, b"")
        sent = asyncio.Event()

        async def receive() -> dict[str, Any]:
            if sent.is_set():
                await asyncio.Event().wait()  # nobody hangs up
            sent.set()
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers = {name.decode(): value.decode() for name, value in message["headers"]}
            else:
                answer.body += message.get("body", b"")

        try:
            await self._app(scope, receive, send)
        except Exception as fault:  # which the application has answered already, in words for people
            LOG.error("a request failed (%s)", faults.told(fault))
        await self._take_cookie(answer.headers.pop("set-cookie", ""))
        return answer

    async def _take_cookie(self, header: str) -> None:
        found = SimpleCookie(header).get(COOKIE)
        if found is not None and found.value != self._cookie:
            self._cookie = found.value
            await self._keep(found.value)

    def line(self, target: str, hear: Callable[[str], None], closed: Callable[[int], None]) -> Line:
        return Line(self._app, scope_of("websocket", self._address, target, self._headers()), hear, closed)


class Line:
    """What a socket is on a server."""

    def __init__(
        self, app: App, scope: dict[str, Any], hear: Callable[[str], None], closed: Callable[[int], None]
    ) -> None:
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._hear, self._closed = hear, closed
        self._open = True
        scope["extensions"] = {WRITE_TEXT: self._write}
        scope["subprotocols"] = []
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._run(app, scope))

    async def _run(self, app: App, scope: dict[str, Any]) -> None:
        try:
            await app(scope, self._incoming.get, self._send)
        except Exception as fault:
            LOG.error("a line broke (%s)", faults.told(fault))
        finally:
            self._end(1006)

    def _write(self, text: bytes, before: bytes) -> bool:
        """At once: the page takes whatever it is told. `before`: what was held back for it."""
        for message in (before, text):
            if message and self._open:
                self._hear(message.decode())
        return True

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self._write(message["text"].encode(), b"")
        elif message["type"] != "websocket.accept":
            self._end(message.get("code", 1006))

    def _end(self, code: int) -> None:
        if self._open:
            self._open = False
            self._closed(code)

    def say(self, text: str) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        self._open = False
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
