"""The store in PostgreSQL, for any number of nodes: leases with fencing tokens, batches by unnest, letters."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from sexton.extras import needs

with needs("postgres"):
    import asyncpg

from sexton.kernel.interface import Refusal
from sexton.kernel.records.record import Answer
from sexton.server.store import schema
from sexton.server.store.bots import BotStore
from sexton.server.store.club.members import ClubStore
from sexton.server.store.documents import ACTIVE
from sexton.server.store.guests import NO_MEMBER, GuestStore
from sexton.server.store.interface import (
    Batch,
    Chatted,
    Lease,
    Mail,
    StoredNote,
    StoredTable,
)
from sexton.server.store.notices import WITHOUT_SESSION, NoticeStore
from sexton.server.store.postgres.access import CONNECT_SECONDS
from sexton.server.store.postgres.batches import write_batches
from sexton.server.store.postgres.left_alone import PostgresLeftAlone
from sexton.server.store.ratings import RatingStore
from sexton.server.store.table_lists import TableLists

GROUP = 500
READERS = 8
CHANNEL = "sexton_mail"
MAIL_SECONDS = 1.0
Waiting = tuple[Batch, "asyncio.Future[None]"]


async def migrate(url: str, revision: str = "head") -> None:
    """Alembic brings the database up to date, in a thread: it runs its own event loop, and is slow to import."""
    newest, found = schema.steps("postgres")[-1][0], await version_of(url)
    if found > newest:
        raise Refusal("server", "database-newer", found=found, known=newest)
    if found < newest:
        await asyncio.to_thread(migrated, url, revision)


async def version_of(url: str) -> int:
    """The last step that was done; 0 if the database is empty."""
    connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS)
    try:
        return int(await connection.fetchval("SELECT version_num FROM alembic_version") or 0)
    except asyncpg.UndefinedTableError:
        return 0
    finally:
        await connection.close()


def migrated(url: str, revision: str) -> None:
    from pathlib import Path

    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent.parent / "migrations"))
    config.attributes["url"] = "postgresql+asyncpg://" + url.partition("://")[2]
    command.upgrade(config, revision)


class PostgresStore(PostgresLeftAlone, BotStore, ClubStore, GuestStore, NoticeStore, RatingStore, TableLists):
    shared = True

    def __init__(self, url: str, lease_seconds: float) -> None:
        self.url = url
        self.lease_seconds = lease_seconds
        self._queue: list[Waiting] = []
        self._wake = asyncio.Event()
        self._mail = asyncio.Event()
        self._listening: Any = None
        self._writing: asyncio.Task[None] | None = None

    async def open_beside(self) -> None:
        try:
            found, newest = await version_of(self.url), schema.steps("postgres")[-1][0]
            if found != newest:
                raise Refusal("server", "database-other", found=found, known=newest)
            await self._fill_pool()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise Refusal("server", "database-away", problem=type(error).__name__) from None

    async def _fill_pool(self) -> None:
        self.pool = await asyncpg.create_pool(
            self.url, min_size=2, max_size=READERS, timeout=CONNECT_SECONDS, command_timeout=30
        )

    async def open(self) -> None:
        try:
            await migrate(self.url)
            await self._fill_pool()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise Refusal("server", "database-away", problem=type(error).__name__) from None
        self._writing = asyncio.create_task(self._write_groups())

    async def close(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
        if self._listening is not None:
            await self._listening.close(timeout=2)
        try:
            await asyncio.wait_for(self.pool.close(), 5)
        except TimeoutError:
            self.pool.terminate()

    # Nodes and leases: the database's own clock says who is alive

    async def signing_key(self, fresh: bytes) -> bytes:
        return await self.kept_key("signing key", fresh)

    async def kept_key(self, name: str, fresh: bytes) -> bytes:
        async def work(db: Any) -> bytes:
            await db.execute("INSERT INTO meta VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh)
            return bytes(await db.fetchval("SELECT value FROM meta WHERE key = $1", name))

        return await self._do(work)

    async def restored(self) -> bytes:
        sql = "SELECT value FROM meta WHERE key = 'restored'"
        return bytes(await self._do(lambda db: db.fetchval(sql)) or b"")

    async def beat(self, node: str, now: float) -> None:
        sql = """INSERT INTO nodes VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
            ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, alive_until = excluded.alive_until"""
        await self._do(lambda db: db.execute(sql, node, now, self.lease_seconds))

    async def alive(self) -> set[str]:
        rows = await self._do(lambda db: db.fetch("SELECT id FROM nodes WHERE alive_until > clock_timestamp()"))
        return {row[0] for row in rows}

    async def retire(self, node: str, now: float) -> None:
        sql = "UPDATE nodes SET beat = $2, alive_until = clock_timestamp() - interval '1 second' WHERE id = $1"
        await self._do(lambda db: db.execute(sql, node, now))

    async def create(self, batch: Batch, game: str, created: float, node: str) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                sql = "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $5, $6, $7, '', '', NULL, $5)"
                await db.execute(sql, batch.table, game, batch.status, batch.listed, created, node, batch.token)
                (fault,) = await write_batches(db, [batch], time.time())
                assert fault is None

        await self._do(work)

    async def take(self, table: str, node: str) -> Lease | None:
        async def work(db: Any) -> Lease | None:
            async with db.transaction():
                found = await db.fetchrow("SELECT node, token FROM tables WHERE id = $1 FOR UPDATE", table)
                if found is None:
                    return None
                sql = "SELECT beat, alive_until > clock_timestamp() AS alive FROM nodes WHERE id = $1"
                holder = await db.fetchrow(sql, found["node"])
                if holder is not None and holder["alive"] and found["node"] != node:
                    return Lease(found["node"], found["token"], None)
                token = found["token"] + 1
                visited = "CASE status WHEN 'playing' THEN visited ELSE $4 END"
                sql = f"UPDATE tables SET node = $2, token = $3, visited = {visited} WHERE id = $1"
                await db.execute(sql, table, node, token, time.time())
                return Lease(node, token, holder["beat"] if holder is not None else None)

        return await self._do(work)

    async def release(self, table: str, node: str, token: int) -> None:
        sql = "UPDATE tables SET node = '' WHERE id = $1 AND node = $2 AND token = $3"
        await self._do(lambda db: db.execute(sql, table, node, token))

    async def waking(self, node: str) -> Sequence[str]:
        sql = """SELECT id FROM tables WHERE status = ANY ($1) AND node != $2 AND NOT EXISTS
            (SELECT 1 FROM nodes WHERE nodes.id = tables.node AND alive_until > clock_timestamp())
            ORDER BY changed DESC"""
        return [row[0] for row in await self._do(lambda db: db.fetch(sql, list(ACTIVE), node))]

    # Tables

    async def load(self, table: str) -> StoredTable | None:
        async def work(db: Any) -> StoredTable | None:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                found = await db.fetchrow("SELECT sheet, desk FROM tables WHERE id = $1", table)
                if found is None:
                    return None
                lines = await db.fetch("SELECT seq, body FROM lines WHERE table_id = $1 ORDER BY seq", table)
                sql = "SELECT seat, move, by_table FROM sealed WHERE table_id = $1 ORDER BY seat"
                sealed = await db.fetch(sql, table)
                sql = "SELECT number, after, body FROM notes WHERE table_id = $1 ORDER BY number"
                notes = await db.fetch(sql, table)
                sql = "SELECT number, seat, name, text, at, guest FROM chat WHERE table_id = $1"
                chat = await db.fetch(f"{sql} ORDER BY number DESC LIMIT 200", table)
            return StoredTable(
                table,
                found[0],
                found[1],
                tuple((row[0], row[1]) for row in lines),
                tuple(Answer(*row) for row in sealed),
                tuple(Chatted(*row) for row in reversed(chat)),
                tuple(StoredNote(*row) for row in notes),
            )

        return await self._do(work)

    async def write(self, batch: Batch) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((batch, future))
        self._wake.set()
        await future

    async def _write_groups(self) -> None:
        """Everything that waits is committed together; a batch whose lease is lost fails alone."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                group, self._queue = self._queue[:GROUP], self._queue[GROUP:]
                await self._write_group(one_of_each_table(group, self._queue))

    async def _write_group(self, group: list[Waiting]) -> None:
        async def work(db: Any) -> list[Exception | None]:
            async with db.transaction():
                return await write_batches(db, [batch for batch, _ in group], time.time())

        faults: Sequence[BaseException | None]
        try:
            faults = await self._do(work)
        except asyncio.CancelledError:
            for _, future in group:
                future.cancel()
            raise
        except Exception as fault:
            faults = [fault] * len(group)
        for (_, future), met in zip(group, faults, strict=True):
            if not future.done():
                future.set_result(None) if met is None else future.set_exception(met)

    async def telling(self, table: str) -> bytes | None:
        found: bytes | None = await self._do(lambda db: db.fetchval("SELECT telling FROM tables WHERE id = $1", table))
        return found

    async def probe(self) -> None:
        sql = "INSERT INTO meta VALUES ('probe', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        await self._do(lambda db: db.execute(sql, b""))

    # Cleaning up

    async def purge(self, chat_before: float, guests_before: float) -> int:
        async def work(db: Any) -> int:
            async with db.transaction():
                chat = await db.fetch("DELETE FROM chat WHERE at < $1 RETURNING 1", chat_before)
                for table in ("session_links", "answered_challenges"):
                    await db.execute(f"DELETE FROM {table} WHERE until < $1", time.time())
                sessions = await db.fetch("DELETE FROM sessions WHERE seen < $1 RETURNING 1", guests_before)
                await db.execute(WITHOUT_SESSION)
                left = f"{NO_MEMBER} AND id NOT IN (SELECT guest FROM members)"
                sql = f"DELETE FROM guests WHERE seen < $1 AND {left} RETURNING 1"
                guests = await db.fetch(sql, guests_before)
                await db.execute("DELETE FROM nodes WHERE alive_until < clock_timestamp() - interval '1 day'")
                alive = "SELECT id FROM nodes WHERE alive_until > clock_timestamp()"
                await db.execute(f"DELETE FROM mail WHERE recipient NOT IN ({alive})")
                return len(chat) + len(sessions) + len(guests)

        return await self._do(work)

    # Letters: a notice carries the recipient's id, never a letter

    async def send(self, node: str, mails: Sequence[Mail]) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                sql = "INSERT INTO mail (recipient, sender, body) SELECT $1, * FROM unnest($2::text[], $3::bytea[])"
                await db.execute(sql, node, [mail.sender for mail in mails], [mail.body for mail in mails])
                await db.execute("SELECT pg_notify($1, $2)", CHANNEL, node)

        await self._do(work)

    async def collect(self, node: str) -> Sequence[Mail]:
        await self._listen(node)
        sql = "DELETE FROM mail WHERE recipient = $1 RETURNING id, sender, body"
        self._mail.clear()
        rows = await self._do(lambda db: db.fetch(sql, node))
        if not rows:
            try:
                await asyncio.wait_for(self._mail.wait(), MAIL_SECONDS)
            except TimeoutError:
                return ()
            self._mail.clear()
            rows = await self._do(lambda db: db.fetch(sql, node))
        return [Mail(row["sender"], row["body"]) for row in sorted(rows, key=lambda row: row["id"])]

    async def _listen(self, node: str) -> None:
        if self._listening is not None and not self._listening.is_closed():
            return
        self._listening = await asyncpg.connect(self.url, timeout=CONNECT_SECONDS)

        def noticed(_connection: Any, _pid: int, _channel: str, recipient: str) -> None:
            if recipient == node:
                self._mail.set()

        await self._listening.add_listener(CHANNEL, noticed)


def one_of_each_table(group: list[Waiting], later: list[Waiting]) -> list[Waiting]:
    """A table has one writer that waits for each batch; should there be two, the second waits for the next group."""
    seen: set[str] = set()
    first: list[Waiting] = []
    for waiting in group:
        if waiting[0].table in seen:
            later.insert(0, waiting)
        else:
            seen.add(waiting[0].table)
            first.append(waiting)
    return first
