"""All rows of a PostgreSQL store into a SQLite file of the same shape, and back."""

from __future__ import annotations

import os
import sqlite3
from typing import Any

from sexton.extras import needs

with needs("postgres"):
    import asyncpg

from sexton.server.store.postgres.store import migrate

COLUMNS = {
    "meta": ("key", "value"),
    "guests": ("id", "name", "created", "seen", "mail", "language"),
    "sessions": ("id", "mark", "guest", "created", "seen", "browser", "system"),
    "club_members": ("guest", "joined", "colour", "emblem", "code", "code_made"),
    "passkeys": ("id", "guest", "public_key", "counter", "label", "created", "used"),
    "answered_challenges": ("mark", "until"),
    "club_standing": ("guest", "admitted", "steward", "removed"),
    "club_invitations": ("id", "mark", "label", "uses", "made", "until"),
    "club_log": ("id", "at", "act", "actor", "whom", "place", "reason"),
    "club_concerned": ("guest", "entry"),
    "push_subscriptions": (
        "id", "guest", "session", "endpoint", "public_key", "secret", "language", "label", "created", "failed",
    ),
    "notice_hours": ("guest", "zone", "quiet_from", "quiet_until", "digest"),
    "held_notices": ("guest", "table_id", "seat", "due", "body"),
    "bot_tokens": ("id", "guest", "name", "mark", "created", "used"),
    "club_ties": ("guest", "whom", "kind", "since"),
    "friend_links": ("mark", "guest", "until"),
    "club_presence": ("guest", "shown", "until"),
    "club_reports": (
        "id", "at", "guest", "whom", "place", "seat", "number", "said", "reason", "outcome", "answer", "closed",
    ),
    "tables": (
        "id", "game", "status", "listed", "created", "changed", "node", "token", "sheet", "desk", "telling",
        "visited",
    ),
    "members": ("guest", "table_id"),
    "club_calls": ("whom", "table_id", "guest", "at"),
    "lines": ("table_id", "seq", "body"),
    "notes": ("table_id", "number", "after", "body"),
    "sealed": ("table_id", "seat", "move", "by_table"),
    "reviews": ("table_id", "seat", "body"),
    "rated_tables": ("table_id", "game", "ended", "number"),
    "rated_seats": (
        "game", "number", "seat", "table_id", "person", "bot", "place", "mu_before", "sigma_before", "mu", "sigma",
        "played",
    ),
    "chat": ("table_id", "number", "seat", "name", "text", "at", "guest"),
}  # fmt: skip
ROWS = 1_000
FLAGS = {("tables", "listed"), ("sealed", "by_table")}  # SQLite keeps these as 0 and 1


async def copy_out(url: str, target: sqlite3.Connection) -> None:
    """One snapshot of everything; others go on writing meanwhile."""
    source = await asyncpg.connect(url)
    try:
        target.execute("BEGIN")
        async with source.transaction(isolation="repeatable_read", readonly=True):
            for table, names in COLUMNS.items():
                places = ", ".join("?" * len(names))
                async for row in source.cursor(f"SELECT {', '.join(names)} FROM {table}", prefetch=ROWS):
                    target.execute(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})", tuple(row))
        target.execute("COMMIT")
    finally:
        await source.close()


async def copy_in(source: sqlite3.Connection, url: str, ahead: int) -> None:
    """Everything is replaced in one transaction; leases are newer than any that was given out before."""
    await migrate(url)
    target = await asyncpg.connect(url)
    try:
        async with target.transaction():
            await target.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            highest = await target.fetchval("SELECT coalesce(max(token), 0) FROM tables")
            await target.execute(f"TRUNCATE {', '.join(COLUMNS)}, session_links, steward_links, club_orders, mail")
            for table, names in COLUMNS.items():
                await fill(source, target, table, names)
            sql = "INSERT INTO meta VALUES ('restored', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
            await target.execute(sql, os.urandom(16))
            await target.execute("UPDATE tables SET node = '', token = token + $1 + 1", max(highest, ahead))
    finally:
        await target.close()


async def fill(source: sqlite3.Connection, target: Any, table: str, names: tuple[str, ...]) -> None:
    rows = source.execute(f"SELECT {', '.join(names)} FROM {table}")
    while some := rows.fetchmany(ROWS):
        typed = [
            tuple(bool(value) if (table, name) in FLAGS else value for name, value in zip(names, row, strict=True))
            for row in some
        ]
        await target.copy_records_to_table(table, records=typed, columns=names)
