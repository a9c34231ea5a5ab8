"""The store in one SQLite file: one server process, one writer thread, grouped commits, full durability."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import IO

import msgspec

from sexton.kernel.interface import Refusal
from sexton.kernel.records.record import Answer
from sexton.server.store import schema
from sexton.server.store.bots import BotStore
from sexton.server.store.club.members import ClubStore
from sexton.server.store.documents import ACTIVE
from sexton.server.store.guests import NO_MEMBER, GuestStore
from sexton.server.store.interface import (
    AlreadyStored,
    Batch,
    Chatted,
    Lease,
    LeaseLost,
    Mail,
    StoredNote,
    StoredTable,
)
from sexton.server.store.notices import WITHOUT_SESSION, NoticeStore
from sexton.server.store.ratings import RatingStore
from sexton.server.store.sqlite.left_alone import SqliteLeftAlone
from sexton.server.store.sqlite.writer import connected, made_private
from sexton.server.store.table_lists import TableLists

READ_THROUGH = 64 * 2**20  # a file up to this size is read through at the start, which takes moments
PROBE_BYTES = 64 * 1024  # more than most answers need


def migrate(db: sqlite3.Connection, until: int | None = None) -> int:
    """Bring the file to the newest schema, each step whole or not at all; the version it has now."""
    db.execute("BEGIN IMMEDIATE")
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    try:
        if version > (newest := schema.steps("sqlite")[-1][0]):
            raise Refusal("server", "database-newer", found=version, known=newest)
        for number, script in schema.steps("sqlite"):
            if number > version and (until is None or number <= until):
                for statement in script.split(";\n"):
                    if statement.strip():
                        db.execute(statement)
                version = number
        db.execute(f"PRAGMA user_version = {version}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise
    return version


def explained(path: Path, error: Exception) -> Refusal:
    """In words: what SQLite or the system says of a file that cannot be used."""
    if isinstance(error, OSError):
        return Refusal("server", "database-closed", path=str(path), problem=error.strerror or type(error).__name__)
    if isinstance(error, sqlite3.OperationalError):  # locked, read-only, no room, no such folder
        return Refusal("server", "database-closed", path=str(path), problem=str(error))
    return Refusal("server", "database-broken", path=str(path), problem=str(error))


def read_through(db: sqlite3.Connection) -> None:
    found = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
    if found != "ok":
        raise sqlite3.DatabaseError(" ".join(found.split()))


class SqliteStore(SqliteLeftAlone, BotStore, ClubStore, GuestStore, NoticeStore, RatingStore, TableLists):
    shared = False

    def __init__(self, path: Path, journal: str = "WAL") -> None:
        super().__init__(path, journal)
        self._lock_file: IO[bytes] | None = None

    async def open(self) -> None:
        try:
            self._prepare()
            self._connect()
        except (OSError, sqlite3.Error) as error:
            if self._lock_file is not None:
                self._lock_file.close()
            raise explained(self.path, error) from None

    async def open_beside(self) -> None:
        """While a server may be using the file: for what no table's writer is needed for."""
        try:
            with closing(connected(self.path)) as db:
                version = int(db.execute("PRAGMA user_version").fetchone()[0])
            if version != (newest := schema.steps("sqlite")[-1][0]):
                raise Refusal("server", "database-other", found=version, known=newest)
            self._connect()
        except (OSError, sqlite3.Error) as error:
            raise explained(self.path, error) from None

    def _prepare(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock()
        made_private(self.path)
        with closing(connected(self.path, self.journal)) as db:
            if self.path.stat().st_size <= READ_THROUGH:
                read_through(db)
            migrate(db)
        self.path.chmod(0o600)

    def _lock(self) -> None:
        """Two servers on one file would each believe they are the only writer. The OS releases the lock when we die."""
        lock = self.path.with_name(self.path.name + ".lock")
        made_private(lock)
        self._lock_file = lock.open("wb")
        try:
            fcntl.flock(self._lock_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock_file.close()
            raise Refusal("server", "database-in-use", path=str(self.path)) from None

    async def close(self) -> None:
        await self._disconnect()
        if self._lock_file is not None:
            self._lock_file.close()

    # Nodes and leases. There is one node: it takes over from whoever was there before.

    async def signing_key(self, fresh: bytes) -> bytes:
        return await self.kept_key("signing key", fresh)

    async def kept_key(self, name: str, fresh: bytes) -> bytes:
        def job(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO meta VALUES (?, ?)", (name, fresh))
            return bytes(db.execute("SELECT value FROM meta WHERE key = ?", (name,)).fetchone()[0])

        return await self.writer.do(job)

    async def restored(self) -> bytes:
        sql = "SELECT value FROM meta WHERE key = 'restored'"
        found = await self._read(lambda db: db.execute(sql).fetchone())
        return bytes(found[0]) if found else b""

    async def beat(self, node: str, now: float) -> None:
        await self.writer.do(lambda db: db.execute("INSERT OR REPLACE INTO nodes VALUES (?, ?)", (node, now)))

    async def alive(self) -> set[str]:
        return set()

    async def retire(self, node: str, now: float) -> None:
        await self.beat(node, now)

    async def create(self, batch: Batch, game: str, created: float, node: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            row = (batch.table, game, batch.status, batch.listed, created, created, node, batch.token, created)
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', '', NULL, ?)", row)
            write_batch(db, batch)

        await self.writer.do(job)

    async def take(self, table: str, node: str) -> Lease | None:
        def job(db: sqlite3.Connection) -> Lease | None:
            found = db.execute("SELECT node, token FROM tables WHERE id = ?", (table,)).fetchone()
            if found is None:
                return None
            before, token = found
            beat = db.execute("SELECT beat FROM nodes WHERE id = ?", (before,)).fetchone()
            visited = "CASE status WHEN 'playing' THEN visited ELSE ? END"
            sql = f"UPDATE tables SET node = ?, token = ?, visited = {visited} WHERE id = ?"
            db.execute(sql, (node, token + 1, time.time(), table))
            return Lease(node, token + 1, beat[0] if beat else None)

        return await self.writer.do(job)

    async def release(self, table: str, node: str, token: int) -> None:
        sql = "UPDATE tables SET node = '' WHERE id = ? AND node = ? AND token = ?"
        await self.writer.do(lambda db: db.execute(sql, (table, node, token)))

    async def waking(self, node: str) -> Sequence[str]:
        places = ", ".join("?" * len(ACTIVE))
        sql = f"SELECT id FROM tables WHERE status IN ({places}) AND node != ? ORDER BY changed DESC"
        return await self._read(lambda db: [row[0] for row in db.execute(sql, (*ACTIVE, node))])

    # Tables

    async def load(self, table: str) -> StoredTable | None:
        def job(db: sqlite3.Connection) -> StoredTable | None:
            db.execute("BEGIN")  # one snapshot for all that follows
            try:
                return stored(db, table)
            finally:
                db.execute("COMMIT")

        return await self._read(job)

    async def write(self, batch: Batch) -> None:
        await self.writer.do(lambda db: write_batch(db, batch))

    async def telling(self, table: str) -> bytes | None:
        sql = "SELECT telling FROM tables WHERE id = ?"
        found = await self._read(lambda db: db.execute(sql, (table,)).fetchone())
        return found[0] if found else None

    async def probe(self) -> None:
        def room_left() -> None:
            """Not in the database itself: its log reuses its own room for a while."""
            path = self.path.with_name(self.path.name + ".probe")
            try:
                with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600), "wb") as probe:
                    probe.write(bytes(PROBE_BYTES))
                    probe.flush()
                    os.fsync(probe.fileno())
            finally:
                path.unlink(missing_ok=True)

        await asyncio.get_running_loop().run_in_executor(self._readers, room_left)

    # Cleaning up

    async def purge(self, chat_before: float, guests_before: float) -> int:
        def job(db: sqlite3.Connection) -> int:
            chat = db.execute("DELETE FROM chat WHERE at < ?", (chat_before,)).rowcount
            for table in ("session_links", "answered_challenges"):
                db.execute(f"DELETE FROM {table} WHERE until < ?", (time.time(),))
            sessions = db.execute("DELETE FROM sessions WHERE seen < ?", (guests_before,)).rowcount
            db.execute(WITHOUT_SESSION)
            sql = f"DELETE FROM guests WHERE seen < ? AND {NO_MEMBER} AND id NOT IN (SELECT guest FROM members)"
            return chat + sessions + db.execute(sql, (guests_before,)).rowcount

        return await self.writer.do(job)

    # Mail: there is nobody to write to

    async def send(self, node: str, mails: Sequence[Mail]) -> None:
        raise AssertionError("one file, one node")

    async def collect(self, node: str) -> Sequence[Mail]:
        await asyncio.sleep(1)
        return ()


def write_batch(db: sqlite3.Connection, batch: Batch) -> None:
    table = batch.table
    check_lease_and_put_desk(db, batch)
    if batch.cut is not None:
        db.execute("DELETE FROM lines WHERE table_id = ? AND seq > ?", (table, batch.cut))
        db.execute("UPDATE notes SET after = ? WHERE table_id = ? AND after > ?", (batch.cut, table, batch.cut))
    try:
        for seq, body in batch.lines:
            db.execute("INSERT INTO lines VALUES (?, ?, ?)", (table, seq, body))
        for note in batch.notes:
            db.execute("INSERT INTO notes VALUES (?, ?, ?, ?)", (table, note.number, note.after, note.body))
    except sqlite3.IntegrityError:
        raise AlreadyStored(table) from None
    if batch.unseal:
        db.execute("DELETE FROM sealed WHERE table_id = ?", (table,))
    for one in batch.sealed:
        sql = "INSERT OR REPLACE INTO sealed VALUES (?, ?, ?, ?)"
        db.execute(sql, (table, one.seat, one.move, one.by_table))
    if batch.sheet is not None:
        sql = "UPDATE tables SET sheet = ?, status = ?, listed = ?, changed = ?, visited = ? WHERE id = ?"
        db.execute(sql, (batch.sheet, batch.status, batch.listed, now := time.time(), now, table))
    if batch.rated is not None:
        db.execute("INSERT OR IGNORE INTO rated_tables VALUES (?, ?, ?, ?)", msgspec.structs.astuple(batch.rated))
    if batch.members is not None:
        db.execute("DELETE FROM members WHERE table_id = ?", (table,))
        db.executemany("INSERT OR IGNORE INTO members VALUES (?, ?)", [(guest, table) for guest in batch.members])
    if batch.telling is not None:
        db.execute("UPDATE tables SET telling = ? WHERE id = ?", (batch.telling, table))
    if batch.delete_chat_of:
        db.execute("DELETE FROM chat WHERE table_id = ? AND guest = ?", (table, batch.delete_chat_of))
    if batch.chat_heir is not None:
        guest, heir = batch.chat_heir
        db.execute("UPDATE chat SET guest = ? WHERE table_id = ? AND guest = ?", (heir, table, guest))
    for said in batch.chat:
        sql = "INSERT OR REPLACE INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)"
        db.execute(sql, (table, *msgspec.structs.astuple(said)))


def check_lease_and_put_desk(db: sqlite3.Connection, batch: Batch) -> None:
    """In one statement: nearly every batch has a desk."""
    if batch.desk is not None:
        sql = "UPDATE tables SET desk = ? WHERE id = ? AND token = ?"
        held = db.execute(sql, (batch.desk, batch.table, batch.token)).rowcount == 1
    else:
        sql = "SELECT 1 FROM tables WHERE id = ? AND token = ?"
        held = db.execute(sql, (batch.table, batch.token)).fetchone() is not None
    if not held:
        raise LeaseLost(batch.table)


def stored(db: sqlite3.Connection, table: str) -> StoredTable | None:
    found = db.execute("SELECT sheet, desk FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    lines = db.execute("SELECT seq, body FROM lines WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    sealed = db.execute("SELECT seat, move, by_table FROM sealed WHERE table_id = ? ORDER BY seat", (table,)).fetchall()
    notes = db.execute("SELECT number, after, body FROM notes WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    sql = "SELECT number, seat, name, text, at, guest FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT 200"
    chat = [Chatted(*row) for row in db.execute(sql, (table,))]
    return StoredTable(
        table,
        found[0],
        found[1],
        tuple((seq, body) for seq, body in lines),
        tuple(Answer(seat, move, bool(by_table)) for seat, move, by_table in sealed),
        tuple(reversed(chat)),
        tuple(StoredNote(*row) for row in notes),
    )
