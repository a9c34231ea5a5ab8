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

from sexton.server.store.rows import Row, Rows, Statement
from sexton.server.store.sqlite.writer import Writer, connected

T = TypeVar("T")
READERS = 2
ONE_OF = "(SELECT value FROM json_each(?))"  # of a list that is given as JSON


def among(names: Collection[str]) -> str:
    return msgspec.json.encode(list(names)).decode()


def done(db: sqlite3.Connection, statement: Statement) -> Sequence[Row]:
    """The rows that it returns. To Python `?1` is a fact with the name `1`."""
    sql, facts = statement
    return db.execute(sql, {str(number): fact for number, fact in enumerate(facts, 1)}).fetchall()


class SqliteAccess(Rows):
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

    # There is one writer: all changes come one after the other

    async def ask(self, sql: str, *facts: Any) -> Sequence[Row]:
        return await self._read(lambda db: done(db, (sql, facts)))

    async def change(self, *statements: Statement, turn: str = "") -> Sequence[Sequence[Row]]:
        return await self.writer.do(lambda db: [done(db, one) for one in statements])

    async def change_if(self, first: Statement, *then: Statement, turn: str = "") -> bool:
        def job(db: sqlite3.Connection) -> bool:
            if not done(db, first):
                return False
            for one in then:
                done(db, one)
            return True

        return await self.writer.do(job)
