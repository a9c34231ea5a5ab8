"""Reports to the stewards: who tells of whom, about which message or table, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from sexton.server.store.rows import Rows

Closed = Literal["hide", "close", "remove", "settled", "dismissed"]
Outcome = Literal["", Closed]  # empty: it is still open
NO_MESSAGE = 0  # a report about somebody's conduct at a table, and no message of theirs


class Report(Struct, frozen=True):
    id: str
    at: float
    guest: str  # who tells of it; "-" once they have left
    whom: str
    place: str  # a table
    seat: int
    number: int  # of the message
    said: str  # as it was when it was reported
    reason: str
    outcome: Outcome = ""
    answer: str = ""  # to whoever told of it
    closed: float = 0.0


REPORT = ", ".join(f"r.{name}" for name in Report.__struct_fields__)
PLACES = ", ".join(f"?{number}" for number in range(1, len(Report.__struct_fields__) + 1))


class Reports:
    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def add(self, report: Report) -> None:
        sql = f"INSERT INTO club_reports VALUES ({PLACES})"
        await self._rows.change((sql, msgspec.structs.astuple(report)))

    async def open_of(self, guest: str) -> int:
        sql = "SELECT count(*) FROM club_reports WHERE guest = ?1 AND outcome = ''"
        return int((await self._rows.ask(sql, guest))[0][0])

    async def by(self, guest: str, most: int) -> Sequence[tuple[Report, str, str]]:
        return await self._found("r.guest = ?2", most, guest)

    async def all(self, most: int, but_about: str = "") -> Sequence[tuple[Report, str, str]]:
        """Open ones first. Nobody is shown who told of them."""
        return await self._found("r.whom != ?2", most, but_about)

    async def report(self, name: str) -> Report | None:
        found = await self._found("r.id = ?2", 1, name)
        return found[0][0] if found else None

    async def _found(self, which: str, most: int, fact: str) -> Sequence[tuple[Report, str, str]]:
        """With the names of who told of it and of whom."""
        sql = f"""SELECT {REPORT}, coalesce(g.name, ''), coalesce(w.name, '') FROM club_reports r
            LEFT JOIN guests g ON g.id = r.guest LEFT JOIN guests w ON w.id = r.whom
            WHERE {which} ORDER BY r.outcome != '', r.at DESC, r.id LIMIT ?1"""
        return [(Report(*row[:-2]), row[-2], row[-1]) for row in await self._rows.ask(sql, most, fact)]

    async def close(self, name: str, outcome: Outcome, answer: str, now: float) -> bool:
        """Whether it was open. What was said is kept no longer than the report waits."""
        sql = """UPDATE club_reports SET outcome = ?2, answer = ?3, closed = ?4, said = ''
            WHERE id = ?1 AND outcome = '' RETURNING 1"""
        return await self._rows.done(sql, name, outcome, answer, now)

    async def tidy(self, before: float) -> None:
        await self._rows.change(("DELETE FROM club_reports WHERE closed > 0 AND closed < ?1", (before,)))
