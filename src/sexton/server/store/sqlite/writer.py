"""One thread that writes to SQLite: what waits at the same time is committed together."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Job, "asyncio.Future[Any]"]
GROUP = 500
BUSY_SECONDS = 30.0


def made_private(path: Path) -> None:
    """Nobody else may read it, from its first byte on. SQLite gives the files beside it the same mode."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))


def connected(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


class Writer:
    """Jobs are functions of the connection. A job that raises is undone alone; the others of its group stand."""

    def __init__(self, path: Path) -> None:
        self._db = connected(path)
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="sexton-writer", daemon=True)
        self._thread.start()
        self.groups = 0

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Durable when it returns."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((job, future))
        return await future

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._db.close()

    def _run(self) -> None:
        while True:
            group = self._next_group()
            if not group:
                return
            results = self._commit(group)
            self.groups += 1
            try:
                self._loop.call_soon_threadsafe(self._deliver, group, results)
            except RuntimeError:  # the loop is gone, and with it everyone who waited
                return

    def _next_group(self) -> list[Waiting]:
        first = self._jobs.get()
        if first is None:
            return []
        group = [first]
        while len(group) < GROUP:
            try:
                waiting = self._jobs.get_nowait()
            except queue.Empty:
                break
            if waiting is None:
                self._jobs.put(None)
                break
            group.append(waiting)
        return group

    def _commit(self, group: list[Waiting]) -> list[Any]:
        """The result of every job, or the exception it met."""
        results: list[Any] = []
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for job, _ in group:
                results.append(self._one(job))
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            return [error] * len(group)
        return results

    def _one(self, job: Job) -> Any:
        self._db.execute("SAVEPOINT job")
        try:
            result = job(self._db)
        except Exception as error:
            self._db.execute("ROLLBACK TO job")
            result = error
        self._db.execute("RELEASE job")
        return result

    @staticmethod
    def _deliver(group: list[Waiting], results: list[Any]) -> None:
        for (_, future), result in zip(group, results, strict=True):
            if future.cancelled():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)
