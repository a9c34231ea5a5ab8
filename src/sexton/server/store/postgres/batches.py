"""Batches of many tables, written to PostgreSQL at once by unnest, each under its own lease."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sexton.server.store.interface import Batch, LeaseLost


async def write_batches(db: Any, batches: Sequence[Batch], now: float) -> list[Exception | None]:
    """For each batch None, or LeaseLost. The rows of the leases stay locked until all of it is committed."""
    # In one order everywhere: two nodes that lock the same rows must not wait for one another in a circle.
    names = sorted(batch.table for batch in batches)
    sql = "SELECT id, token FROM tables WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE"
    tokens = {row[0]: row[1] for row in await db.fetch(sql, names)}
    good = [batch for batch in batches if tokens.get(batch.table) == batch.token]
    await put_lines(db, good)
    await put_sealed(db, good)
    await put_documents(db, good, now)
    await put_members_and_chat(db, good)
    return [None if tokens.get(batch.table) == batch.token else LeaseLost(batch.table) for batch in batches]


async def put_lines(db: Any, batches: Sequence[Batch]) -> None:
    for batch in batches:
        if batch.cut is not None:
            await db.execute("DELETE FROM lines WHERE table_id = $1 AND seq > $2", batch.table, batch.cut)
            sql = "UPDATE notes SET after = $2 WHERE table_id = $1 AND after > $2"
            await db.execute(sql, batch.table, batch.cut)
    rows = [(batch.table, seq, body) for batch in batches for seq, body in batch.lines]
    if rows:
        sql = "INSERT INTO lines SELECT * FROM unnest($1::text[], $2::int[], $3::text[])"
        await db.execute(sql, *columns(rows))
    notes = [(batch.table, note.number, note.after, note.body) for batch in batches for note in batch.notes]
    if notes:
        sql = "INSERT INTO notes SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[])"
        await db.execute(sql, *columns(notes))


async def put_sealed(db: Any, batches: Sequence[Batch]) -> None:
    unsealed = [batch.table for batch in batches if batch.unseal]
    if unsealed:
        await db.execute("DELETE FROM sealed WHERE table_id = ANY ($1)", unsealed)
    rows = [(batch.table, one.seat, one.move, one.by_table) for batch in batches for one in batch.sealed]
    if rows:
        sql = """INSERT INTO sealed SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::bool[])
            ON CONFLICT (table_id, seat) DO UPDATE SET move = excluded.move, by_table = excluded.by_table"""
        await db.execute(sql, *columns(rows))


async def put_documents(db: Any, batches: Sequence[Batch], now: float) -> None:
    sheets = [(batch.table, batch.sheet, batch.status, batch.listed) for batch in batches if batch.sheet is not None]
    if sheets:
        sql = """UPDATE tables
            SET sheet = new.sheet, status = new.status, listed = new.listed, changed = $5, visited = $5
            FROM unnest($1::text[], $2::bytea[], $3::text[], $4::bool[]) AS new (id, sheet, status, listed)
            WHERE tables.id = new.id"""
        await db.execute(sql, *columns(sheets), now)
    ended = [msgspec.structs.astuple(batch.rated) for batch in batches if batch.rated is not None]
    if ended:
        types = "$1::text[], $2::text[], $3::bigint[], $4::int[]"
        await db.execute(
            f"INSERT INTO rated_tables SELECT * FROM unnest({types}) ON CONFLICT DO NOTHING", *columns(ended)
        )
    for column in ("desk", "telling"):
        rows = [(batch.table, getattr(batch, column)) for batch in batches if getattr(batch, column) is not None]
        if rows:
            sql = f"""UPDATE tables SET {column} = new.document
                FROM unnest($1::text[], $2::bytea[]) AS new (id, document) WHERE tables.id = new.id"""
            await db.execute(sql, *columns(rows))


async def put_members_and_chat(db: Any, batches: Sequence[Batch]) -> None:
    changed = [batch for batch in batches if batch.members is not None]
    if changed:
        await db.execute("DELETE FROM members WHERE table_id = ANY ($1)", [batch.table for batch in changed])
        rows = [(guest, batch.table) for batch in changed for guest in batch.members or ()]
        if rows:
            sql = "INSERT INTO members SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING"
            await db.execute(sql, *columns(rows))
    for batch in batches:
        if batch.delete_chat_of:
            sql = "DELETE FROM chat WHERE table_id = $1 AND guest = $2"
            await db.execute(sql, batch.table, batch.delete_chat_of)
        if batch.chat_heir is not None:
            sql = "UPDATE chat SET guest = $3 WHERE table_id = $1 AND guest = $2"
            await db.execute(sql, batch.table, *batch.chat_heir)
    said = [(batch.table, *msgspec.structs.astuple(one)) for batch in batches for one in batch.chat]
    if said:
        types = "$1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::float8[], $7::text[]"
        again = "ON CONFLICT (table_id, number) DO UPDATE SET text = excluded.text"  # a message that is hidden
        await db.execute(f"INSERT INTO chat SELECT * FROM unnest({types}) {again}", *columns(said))


def columns(rows: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]
