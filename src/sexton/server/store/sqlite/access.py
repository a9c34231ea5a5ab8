"""How one SQLite file is reached: one thread that writes, a few that read, each with a connection of its own."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sexton.server.store.sqlite.writer import Writer, connected

T = TypeVar("T")
READERS = 2
ONE_OF = "(SELECT value FROM json_each(?))"  # of a list that is given as JSON


def among(names: Collection[str]) -> str:
    return msgspec.json.encode(list(names)).decode()


class SqliteAccess:
    writer: Writer
    _readers: ThreadPoolExecutor

    def __init__(self, path: Path, journal: str = "WAL") -> None:
        self.path = path
        self.journal = journal
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []

    def _connect(self) -> None:
        self.writer = Writer(self.path)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sexton-reader")

    async def _disconnect(self) -> None:
        await self.writer.close()
        self._readers.shutdown()
        for db in self._connections:
            db.close()

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        def with_connection() -> T:
            db = getattr(self._local, "db", None)
            if db is None:
                db = self._local.db = connected(self.path)
                self._connections.append(db)
            return job(db)

        return await asyncio.get_running_loop().run_in_executor(self._readers, with_connection)

    async def ask(self, sql: str, *facts: Any) -> Sequence[Sequence[Any]]:
        return await self._read(lambda db: db.execute(sql, facts).fetchall())

    async def change(self, *statements: tuple[str, tuple[Any, ...]]) -> Sequence[Sequence[Sequence[Any]]]:
        return await self.writer.do(lambda db: [db.execute(sql, facts).fetchall() for sql, facts in statements])
