"""What the first worker's JavaScript calls: buffers become bytes here and promises become awaitables, and nothing else.

Only a browser's Python can use it: `pyodide` is its bridge. web/src/home is the other side.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from js import Object  # type: ignore[import-not-found]
from pyodide.ffi import create_once_callable, to_js  # type: ignore[import-not-found]

from sexton.browser.home import Home
from sexton.browser.store import ShelfLost
from sexton.browser.wire import Address, Line, Wire


def as_object(facts: Mapping[str, str]) -> Any:
    return to_js(facts, dict_converter=Object.fromEntries)


class IndexedDb:
    """The shelf of web/src/home/shelf.ts; without one nothing is kept."""

    def __init__(self, outside: Any) -> None:
        self._shelf, self._tell = outside.shelf, outside.state
        self._full = False

    async def read(self) -> Mapping[int, bytes]:
        if not self._shelf:
            return {}
        found = await self._shelf.read()
        return {int(number): page.to_bytes() for number, page in found.entries()}

    async def write(self, pages: Mapping[int, bytes], count: int) -> None:
        if not self._shelf:
            return
        content = to_js(b"".join(pages.values()))
        try:
            ours = await self._shelf.write(to_js(list(pages)), content, count)
        except Exception:
            self._say("full")
            raise
        if not ours:
            self._tell("elsewhere")
            raise ShelfLost
        self._say("room")

    def _say(self, state: str) -> None:
        if self._full != (state == "full"):
            self._full = state == "full"
            self._tell(state)


class SecondWorker:
    def __init__(self, thinkers: Any) -> None:
        self._thinkers = thinkers

    def ask(self, work: bytes, answered: Callable[[bytes | None], None]) -> None:
        def from_js(result: Any) -> None:
            answered(result.to_bytes() if result else None)

        self._thinkers.ask(to_js(work), create_once_callable(from_js))

    def end(self) -> None:
        self._thinkers.end()


class Bridge:
    """One page."""

    def __init__(self, home: Home, wire: Wire, outside: Any) -> None:
        self._home, self._wire, self._outside = home, wire, outside
        self._lines: dict[int, Line] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, number: int, method: str, path: str, body: str, kind: str) -> None:
        task = asyncio.ensure_future(self._answer(number, method, path, body, kind))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, number: int, method: str, path: str, body: str, kind: str) -> None:
        answer = await self._wire.request(method, path, body.encode(), kind)
        self._outside.answered(number, answer.status, as_object(answer.headers), to_js(answer.body))

    def open_line(self, number: int, path: str) -> None:
        self._outside.thinkers.begin()  # before the first bot is asked
        told, closed = self._outside.told, self._outside.closed
        self._lines[number] = self._wire.line(path, lambda text: told(number, text), lambda code: closed(number, code))

    def say(self, number: int, text: str) -> None:
        if number in self._lines:
            self._lines[number].say(text)

    def close_line(self, number: int) -> None:
        line = self._lines.pop(number, None)
        if line is not None:
            line.close()


async def open_home(outside: Any, scheme: str, host: str) -> Bridge:
    home = Home(IndexedDb(outside), SecondWorker(outside.thinkers))
    return Bridge(home, await home.open(Address(scheme, host)), outside)
