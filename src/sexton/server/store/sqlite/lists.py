"""Tables in SQLite as they are listed and counted, their reviews, and those that wait and are left alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence

from sexton.kernel.interface import Seat
from sexton.server.store.documents import ENDED, UNFINISHED
from sexton.server.store.interface import Filter, LeaseLost, Listed
from sexton.server.store.sqlite.access import ONE_OF, SqliteAccess, among
from sexton.server.store.table_list import listing

UNFINISHED_ALL = f"SELECT count(*) FROM tables WHERE status IN {ONE_OF}"
UNFINISHED_OF = f"SELECT count(*) FROM members JOIN tables ON id = table_id WHERE guest = ? AND status IN {ONE_OF}"
LEFT_ALONE = f"""SELECT id FROM tables INDEXED BY tables_left_alone WHERE status = 'waiting' AND visited < ?
    AND id NOT IN {ONE_OF} ORDER BY visited LIMIT ?"""


class SqliteLists(SqliteAccess):
    async def tables(self, wanted: Filter) -> Sequence[Listed]:
        sql, facts = listing(wanted, lambda number: "?")
        return await self._read(lambda db: [Listed(*row) for row in db.execute(sql, facts)])

    async def ended(self, after: str, most: int) -> Sequence[str]:
        sql = f"SELECT id FROM tables WHERE id > ? AND status IN {ONE_OF} ORDER BY id LIMIT ?"
        return await self._read(lambda db: [row[0] for row in db.execute(sql, (after, among(ENDED), most))])

    # Reviews of finished games

    async def review(self, table: str, seat: Seat) -> bytes | None:
        sql = "SELECT body FROM reviews WHERE table_id = ? AND seat = ?"
        found = await self._read(lambda db: db.execute(sql, (table, seat)).fetchone())
        return bytes(found[0]) if found else None

    async def save_review(self, table: str, seat: Seat, body: bytes) -> None:
        sql = "INSERT OR REPLACE INTO reviews SELECT id, ?, ? FROM tables WHERE id = ?"
        await self.writer.do(lambda db: db.execute(sql, (seat, body, table)))

    async def counts(self) -> dict[str, int]:
        sql = "SELECT status, count(*) FROM tables GROUP BY status"
        return await self._read(lambda db: dict(db.execute(sql).fetchall()))

    async def unfinished(self, guest: str = "") -> int:
        sql, facts = (UNFINISHED_OF, (guest, among(UNFINISHED))) if guest else (UNFINISHED_ALL, (among(UNFINISHED),))
        return int(await self._read(lambda db: db.execute(sql, facts).fetchone()[0]))

    # Left alone. There is one node: nobody else holds a lease.

    async def visit(self, names: Collection[str], now: float) -> None:
        sql = f"UPDATE tables SET visited = ? WHERE id IN {ONE_OF}"
        await self.writer.do(lambda db: db.execute(sql, (now, among(names))))

    async def left_alone(self, node: str, before: float, spared: Collection[str], most: int) -> Sequence[str]:
        return await self._read(lambda db: [row[0] for row in db.execute(LEFT_ALONE, (before, among(spared), most))])

    async def delete_left_alone(self, names: Collection[str], node: str, before: float) -> int:
        sql = f"DELETE FROM tables WHERE id IN {ONE_OF} AND status = 'waiting' AND visited < ?"
        return await self.writer.do(lambda db: db.execute(sql, (among(names), before)).rowcount)

    async def delete(self, table: str, token: int) -> None:
        def job(db: sqlite3.Connection) -> None:
            if not db.execute("DELETE FROM tables WHERE id = ? AND token = ?", (table, token)).rowcount:
                raise LeaseLost(table)

        await self.writer.do(job)
