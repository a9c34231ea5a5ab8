"""Tables as they are listed and counted, and the reviews of finished games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from sexton.kernel.interface import Seat
from sexton.server.store.documents import ENDED, UNFINISHED
from sexton.server.store.rows import Rows, Statement, places_of

OVER = f"SELECT id FROM tables WHERE id > ?1 AND status IN ({places_of(ENDED, first=3)}) ORDER BY id LIMIT ?2"
UNFINISHED_ALL = f"SELECT count(*) FROM tables WHERE status IN ({places_of(UNFINISHED, first=1)})"
UNFINISHED_OF = f"""SELECT count(*) FROM members JOIN tables ON id = table_id
    WHERE guest = ?1 AND status IN ({places_of(UNFINISHED, first=2)})"""


class Filter(Struct, frozen=True):
    game: str = ""
    status: str = ""
    guest: str = ""  # tables of this guest; otherwise listed ones
    limit: int = 100


class Listed(Struct, frozen=True):
    id: str
    sheet: bytes
    changed: float


class TableLists(Rows, Protocol):
    async def tables(self, wanted: Filter) -> Sequence[Listed]:
        sql, facts = listing(wanted)
        return [Listed(*row) for row in await self.ask(sql, *facts)]

    async def ended(self, after: str, most: int) -> Sequence[str]:
        """Tables whose game is over, by id, from the next after this one."""
        return [row[0] for row in await self.ask(OVER, after, most, *ENDED)]

    async def counts(self) -> dict[str, int]:
        """Tables by status."""
        return {row[0]: row[1] for row in await self.ask("SELECT status, count(*) FROM tables GROUP BY status")}

    async def unfinished(self, guest: str = "") -> int:
        """How many tables are; or how many of this guest's."""
        sql, facts = (UNFINISHED_OF, (guest, *UNFINISHED)) if guest else (UNFINISHED_ALL, UNFINISHED)
        ((count,),) = await self.ask(sql, *facts)
        return int(count)

    async def spoken_at(self, guest: str) -> Sequence[str]:
        """Tables where something is kept that this guest has said, whether or not they still sit there."""
        return [row[0] for row in await self.ask("SELECT DISTINCT table_id FROM chat WHERE guest = ?1", guest)]

    async def review(self, table: str, seat: Seat) -> bytes | None:
        """What was kept of a review of a finished game."""
        found = await self.ask("SELECT body FROM reviews WHERE table_id = ?1 AND seat = ?2", table, seat)
        return bytes(found[0][0]) if found else None

    async def save_review(self, table: str, seat: Seat, body: bytes) -> None:
        """In place of an earlier one; nothing if the table has been deleted."""
        sql = """INSERT INTO reviews SELECT id, ?2, ?3 FROM tables WHERE id = ?1
            ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body"""
        await self.change((sql, (table, seat, body)))


def listing(wanted: Filter) -> Statement:
    """A guest's own tables come by when they changed, all others by age, the newest first."""
    facts: list[str | int] = []

    def place(fact: str | int) -> str:
        facts.append(fact)
        return f"?{len(facts)}"

    sql = "SELECT id, sheet, changed FROM tables WHERE "
    if wanted.guest:
        sql += f"id IN (SELECT table_id FROM members WHERE guest = {place(wanted.guest)})"
    else:
        sql += "listed = TRUE"
    if wanted.game:
        sql += f" AND game = {place(wanted.game)}"
    if wanted.status:
        sql += f" AND status = {place(wanted.status)}"
    order = "changed" if wanted.guest else "created"
    return f"{sql} ORDER BY {order} DESC LIMIT {place(wanted.limit)}", tuple(facts)
