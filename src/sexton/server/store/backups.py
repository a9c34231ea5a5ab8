"""Backups: one SQLite file, made and restored while the server runs, between either kinds of store."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sexton.kernel.interface import Refusal
from sexton.server.store.sqlite.store import migrate
from sexton.server.store.sqlite.writer import connected, made_private

AHEAD = 1_000_000  # restored leases are newer than any ever issued: every node drops its tables and reloads


def is_postgres(database: str) -> bool:
    return database.startswith(("postgresql://", "postgres://"))


async def back_up(database: str, path: Path) -> int:
    """How many tables are in the copy. It is there whole or not at all."""
    must_be_another(path, database)
    beside = path.with_name(path.name + ".part")
    beside.unlink(missing_ok=True)
    try:
        made_private(beside)
        if is_postgres(database):
            from sexton.server.store.postgres.copy import copy_out

            with closing(fresh(beside)) as target:
                await copy_out(database, target)
        else:
            await asyncio.to_thread(copied, existing(Path(database).expanduser()), beside)
        count = tables_in(beside)
        beside.replace(path)
    except (OSError, sqlite3.OperationalError) as error:
        raise not_written(path, error) from None
    finally:
        beside.unlink(missing_ok=True)
    return count


async def put_back(path: Path, database: str) -> int:
    """Everything in the database is replaced; leases jump ahead, so that running hosts notice."""
    count = tables_in(path)
    beside = path.with_name(path.name + ".restoring")
    beside.unlink(missing_ok=True)
    try:
        made_private(beside)
        await asyncio.to_thread(copied, path, beside)
        if is_postgres(database):
            from sexton.server.store.postgres.copy import copy_in

            with closing(connected(beside)) as source:
                migrate(source)
                await copy_in(source, database, AHEAD)
        else:
            await asyncio.to_thread(overwritten, beside, Path(database).expanduser())
    except OSError as error:
        raise not_written(Path(error.filename or database), error) from None
    finally:
        for leftover in (beside, *(beside.with_name(beside.name + end) for end in ("-wal", "-shm"))):
            leftover.unlink(missing_ok=True)
    return count


def must_be_another(path: Path, database: str) -> None:
    """A copy that takes the place of the database takes it away from the server that writes to it."""
    kept = Path(database).expanduser()
    if not is_postgres(database) and path.exists() and kept.exists() and path.samefile(kept):
        raise Refusal("server", "backup-of-itself", path=str(path))


def not_written(path: Path, error: Exception) -> Refusal:
    """No such folder, no right to write there, no room."""
    problem = error.strerror if isinstance(error, OSError) else None
    return Refusal("server", "not-written", path=str(path), problem=problem or str(error))


def fresh(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None)
    migrate(db)
    return db


def existing(path: Path) -> Path:
    """A file with tables in it."""
    if not path.exists():
        raise Refusal("server", "no-database", path=str(path))
    try:
        with closing(sqlite3.connect(path)) as db:
            db.execute("SELECT count(*) FROM tables")
    except sqlite3.DatabaseError as error:
        raise Refusal("server", "database-broken", path=str(path), problem=str(error)) from None
    return path


def copied(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")


def overwritten(source: Path, target: Path) -> None:
    """The running server waits a moment for the lock; after that none of its leases is valid."""
    with closing(connected(source)) as new:
        migrate(new)
        target.parent.mkdir(parents=True, exist_ok=True)
        made_private(target)
        with closing(connected(target)) as old:
            highest = 0
            if old.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone():
                highest = old.execute("SELECT coalesce(max(token), 0) FROM tables").fetchone()[0]
            new.execute("UPDATE tables SET node = '', token = token + ? + 1", (max(highest, AHEAD),))
            new.execute("DELETE FROM nodes")
            new.execute("INSERT OR REPLACE INTO meta VALUES ('restored', ?)", (os.urandom(16),))
            new.backup(old)
        target.chmod(0o600)


def tables_in(path: Path) -> int:
    try:
        with closing(sqlite3.connect(path)) as db:
            return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.DatabaseError:
        raise Refusal("server", "wrong-backup", path=str(path)) from None
