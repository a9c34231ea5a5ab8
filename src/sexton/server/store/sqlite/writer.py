"""One thread that writes to SQLite: what waits at the same time is committed together."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Job, "asyncio.Future[Any]"]
GROUP = 500
BUSY_SECONDS = 30.0
SYNCHRONOUS = "FULL"  # what is committed outlives a power cut


def made_private(path: Path) -> None:
    """Nobody else may read it, from its first byte on. SQLite gives the files beside it the same mode."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))


def connected(path: Path, journal: str = "WAL") -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    db.execute(f"PRAGMA journal_mode = {journal}")
    db.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
    db.execute("PRAGMA foreign_keys = ON")
    return db


class Writer:
    """Jobs are functions of the connection. A job that raises is undone alone; the others of its group stand.

    The thread has one group at a time. Whatever comes meanwhile is the next: it is woken once for all of them.
    """

    def __init__(self, path: Path) -> None:
        self._db = connected(path)
        self._waiting: list[Waiting] = []
        self._busy = False  # the thread has a group, or is about to get one
        self._groups: queue.SimpleQueue[list[Waiting]] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="sexton-writer", daemon=True)
        self._thread.start()
        self.groups = 0

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Durable when it returns."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append((job, future))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)  # together with what others do in this iteration
        return await future

    def _hand_over(self) -> None:
        group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        self._busy = bool(group)
        if group:
            self._groups.put(group)

    async def close(self) -> None:
        with suppress(sqlite3.Error):
            await self.do(lambda db: None)  # behind all that waits
        self._groups.put([])
        await asyncio.to_thread(self._thread.join)
        self._db.close()

    def _run(self) -> None:
        while group := self._groups.get():
            results = self._commit(group)
            self.groups += 1
            try:
                self._loop.call_soon_threadsafe(self._deliver, group, results)
            except RuntimeError:  # the loop is gone, and with it everyone who waited
                return

    def _commit(self, group: list[Waiting]) -> list[Any]:
        """The result of every job, or the exception it met."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            results = self._all(group)
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            return [error] * len(group)
        return results

    def _all(self, group: list[Waiting]) -> list[Any]:
        """At first as if none of them failed, which is the rule; if one does, once more, each by itself."""
        try:
            return [job(self._db) for job, _ in group]
        except Exception:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            self._db.execute("BEGIN IMMEDIATE")
            return [self._one(job) for job, _ in group]

    def _one(self, job: Job) -> Any:
        self._db.execute("SAVEPOINT job")
        try:
            result = job(self._db)
        except Exception as error:
            self._db.execute("ROLLBACK TO job")
            result = error
        self._db.execute("RELEASE job")
        return result

    def _deliver(self, group: list[Waiting], results: list[Any]) -> None:
        self._hand_over()
        for (_, future), result in zip(group, results, strict=True):
            if future.cancelled():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)
