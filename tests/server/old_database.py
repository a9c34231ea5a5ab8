"""Databases as earlier versions of the server left them: today's rows, less what did not exist then."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg

from sexton.server.store.postgres.copy import COLUMNS, FLAGS
from sexton.server.store.postgres.store import migrate as migrate_postgres
from sexton.server.store.sqlite.store import migrate

Rows = dict[str, list[tuple[Any, ...]]]
# The last steps of the schema without them
WITHOUT_CLUB, WITHOUT_DOORS, WITHOUT_RATINGS, WITHOUT_PEOPLE, WITHOUT_STANDS, WITHOUT_SPEAKERS = 6, 7, 8, 10, 11, 12


def old_sheet(sheet: bytes, step: int) -> bytes:
    """As a version with that schema wrote it."""
    found = json.loads(sheet)
    if step <= WITHOUT_CLUB:
        del found["archived"]
        for chair in found["chairs"]:
            del chair["person"]
    for chair in found["chairs"] if step <= WITHOUT_STANDS else ():
        del chair["stood"]
    if step <= WITHOUT_RATINGS:
        del found["setup"]["rated"]
    return json.dumps(found).encode()


def columns_at(step: int, table: str) -> tuple[str, ...]:
    gone = {"guest"} if table == "chat" and step <= WITHOUT_SPEAKERS else set()
    return tuple(name for name in COLUMNS[table] if name not in gone)


def tables_at(step: int) -> set[str]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, until=step)
        return {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def rows_at(step: int, made: Path) -> Rows:
    """All that is in this database and that a database of that step has room for."""
    there = tables_at(step)
    with closing(sqlite3.connect(made)) as db:
        found = {
            table: db.execute(f"SELECT {', '.join(columns_at(step, table))} FROM {table}").fetchall()
            for table in COLUMNS
            if table in there
        }
    at = COLUMNS["tables"].index("sheet")
    found["tables"] = [(*row[:at], old_sheet(row[at], step), *row[at + 1 :]) for row in found["tables"]]
    if step <= WITHOUT_CLUB:
        found["meta"] = [row for row in found["meta"] if row[0] != "person key"]
    return found


async def begun_at(step: int, database: str) -> asyncpg.Connection[Any]:
    """A database of PostgreSQL with the tables of that step, and nothing else that was there."""
    connection = await asyncpg.connect(database)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await migrate_postgres(database, f"{step:04}")
    return connection


async def write_at(step: int, database: str, rows: Rows) -> None:
    """These rows in a new database of that step."""
    if "://" not in database:
        with closing(sqlite3.connect(database, isolation_level=None)) as db:
            assert migrate(db, until=step) == step
            db.execute("BEGIN")
            for table, some in rows.items():
                names = columns_at(step, table)
                places = ", ".join("?" * len(names))
                db.executemany(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})", some)
            db.execute("COMMIT")
        return
    connection = await begun_at(step, database)
    for table, some in rows.items():
        names = columns_at(step, table)
        flags = [(table, name) in FLAGS for name in names]
        typed = [tuple(bool(cell) if flag else cell for cell, flag in zip(row, flags, strict=True)) for row in some]
        await connection.copy_records_to_table(table, records=typed, columns=names)
    await connection.close()
