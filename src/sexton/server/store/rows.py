"""Rows of either store: SQL that is written once for both. `?1` is the first fact."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import msgspec

Row = Sequence[Any]
Statement = tuple[str, tuple[Any, ...]]
FEW = 200  # rows to ask for at a time, where there may be many
MOST_FACTS = 30_000  # in one statement: SQLite and PostgreSQL both take some 32,000


class Rows(Protocol):
    async def ask(self, sql: str, *facts: Any) -> Sequence[Row]: ...

    async def change(self, *statements: Statement, turn: str = "") -> Sequence[Sequence[Row]]:
        """All of them or none; the rows that each returns. Changes of the same turn come one after the other."""

    async def change_if(self, first: Statement, *then: Statement, turn: str = "") -> bool:
        """The others only if the first returns a row; whether it did. All of them or none, as in `change`."""

    async def done(self, sql: str, *facts: Any) -> bool:
        """Whether there was a row that it could be done to."""
        (found,) = await self.change((sql, facts))
        return bool(found)


def put(table: str, columns: str, rows: Sequence[msgspec.Struct], key: str = "") -> Iterator[Statement]:
    """Insert rows, in as few statements as need be; with a key, in place of those that have the same."""
    names = columns.split(", ")
    values = ", ".join(f"{name} = excluded.{name}" for name in names)
    instead = f" ON CONFLICT ({key}) DO UPDATE SET {values}" if key else ""
    at_once = MOST_FACTS // len(names)
    for start in range(0, len(rows), at_once):
        some = rows[start : start + at_once]
        facts = tuple(fact for row in some for fact in msgspec.structs.astuple(row))
        places = ", ".join(f"({places_of(names, nth * len(names) + 1)})" for nth in range(len(some)))
        yield f"INSERT INTO {table} ({columns}) VALUES {places}{instead}", facts


def places_of(facts: Sequence[Any], first: int) -> str:
    """A place for each of these facts, the first with this number."""
    return ", ".join(f"?{number}" for number in range(first, first + len(facts)))
