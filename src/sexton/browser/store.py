"""The server's SQLite store on a file in memory, whose pages are kept one by one: in a browser, in IndexedDB.

What is written is in the file at once; the pages that it changed go to the shelf together, whole or not at all. If the
shelf has no room, the game goes on: what it did not take is offered again with the next write, and the page is told.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

from sexton.server.store.sqlite.store import SqliteStore
from sexton.server.store.sqlite.writer import Writer, connected

T = TypeVar("T")
PAGE = 4096  # bytes, as SQLite has them
COOKIE = "browser cookie"


class ShelfLost(Exception):
    """Another tab has opened these tables since: what is in memory here is stale."""


class Shelf(Protocol):
    """Where pages are kept."""

    async def read(self) -> Mapping[int, bytes]:
        """All of them. Whoever had opened the shelf before has lost it."""

    async def write(self, pages: Mapping[int, bytes], count: int) -> None:
        """These pages, of `count` in all, whole or not at all. ShelfLost if somebody else has opened it."""


class PageWriter:
    """Does one job after the other, each whole or not at all, and then waits until its pages are kept."""

    def __init__(self, path: Path, db: sqlite3.Connection, kept: bytes, shelf: Shelf) -> None:
        self._path, self._db, self._shelf = path, db, shelf
        self._kept = kept  # the file as the shelf has it
        self._keeping: asyncio.Task[None] | None = None
        self.full = False  # the shelf did not take the last pages

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        result = self.done(job)
        await self.keep()
        return result

    def done(self, job: Callable[[sqlite3.Connection], T]) -> T:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            result = job(self._db)
        except BaseException:
            self._db.execute("ROLLBACK")
            raise
        self._db.execute("COMMIT")
        return result

    async def keep(self) -> None:
        """What is in the file now is kept when this returns; those who come meanwhile share the next go."""
        while self._keeping is not None and not self._keeping.done():
            await asyncio.wait({self._keeping})
        self._keeping = asyncio.create_task(self._keep())
        await asyncio.shield(self._keeping)

    async def _keep(self) -> None:
        now = self._path.read_bytes()
        pages = changed_pages(self._kept, now)
        if not pages:
            return
        try:
            await self._shelf.write(pages, len(now) // PAGE)
        except ShelfLost:
            raise
        except Exception:
            self.full = True
            return
        self._kept, self.full = now, False

    async def close(self) -> None:
        await self.keep()
        self._db.close()


def changed_pages(before: bytes, now: bytes) -> dict[int, bytes]:
    starts = range(0, len(now), PAGE)
    return {at // PAGE: now[at : at + PAGE] for at in starts if now[at : at + PAGE] != before[at : at + PAGE]}


class PagedStore(SqliteStore):
    def __init__(self, path: Path, shelf: Shelf) -> None:
        super().__init__(path, journal="MEMORY")
        self.shelf = shelf

    async def open(self) -> None:
        pages = await self.shelf.read()
        kept = b"".join(pages[number] for number in range(len(pages)))
        self.path.write_bytes(kept)
        self._prepare()
        self._db = connected(self.path, self.journal)
        self.pages = PageWriter(self.path, self._db, kept, self.shelf)
        self.writer = cast(Writer, self.pages)

    async def close(self) -> None:
        await self.pages.close()
        assert self._lock_file is not None
        self._lock_file.close()

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return job(self._db)

    async def beat(self, node: str, now: float) -> None:
        """A sign of life is kept with the next thing that happens: nothing is written while nobody plays."""
        self.pages.done(lambda db: db.execute("INSERT OR REPLACE INTO nodes VALUES (?, ?)", (node, now)))

    async def probe(self) -> None:
        """There is nothing that anybody could do about it: the page says that nothing is kept."""

    # The cookie of this browser: an application without a server has nobody else to keep it

    async def cookie(self) -> str:
        sql = "SELECT value FROM meta WHERE key = ?"
        found: Any = await self._read(lambda db: db.execute(sql, (COOKIE,)).fetchone())
        return bytes(found[0]).decode() if found else ""

    async def save_cookie(self, cookie: str) -> None:
        row = (COOKIE, cookie.encode())
        await self.pages.do(lambda db: db.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", row))
