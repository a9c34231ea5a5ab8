"""Tables in SQLite that are left alone. There is one node: nobody else holds a lease."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence

from sexton.server.store.interface import LeaseLost
from sexton.server.store.sqlite.access import ONE_OF, SqliteAccess, among

LEFT_ALONE = f"""SELECT id FROM tables INDEXED BY tables_left_alone WHERE status = 'waiting' AND visited < ?
    AND id NOT IN {ONE_OF} ORDER BY visited LIMIT ?"""

FORSAKEN = f"""SELECT id FROM tables WHERE status = 'playing' AND visited < ? AND id NOT IN {ONE_OF}
    ORDER BY visited LIMIT ?"""


class SqliteLeftAlone(SqliteAccess):
    async def visit(self, names: Collection[str], now: float) -> None:
        sql = f"UPDATE tables SET visited = ? WHERE id IN {ONE_OF}"
        await self.writer.do(lambda db: db.execute(sql, (now, among(names))))

    async def left_alone(self, node: str, before: float, spared: Collection[str], most: int) -> Sequence[str]:
        return await self._read(lambda db: [row[0] for row in db.execute(LEFT_ALONE, (before, among(spared), most))])

    async def forsaken(self, node: str, before: float, spared: Collection[str], most: int) -> Sequence[str]:
        return await self._read(lambda db: [row[0] for row in db.execute(FORSAKEN, (before, among(spared), most))])

    async def delete_left_alone(self, names: Collection[str], node: str, before: float) -> int:
        sql = f"DELETE FROM tables WHERE id IN {ONE_OF} AND status = 'waiting' AND visited < ?"
        return await self.writer.do(lambda db: db.execute(sql, (among(names), before)).rowcount)

    async def delete(self, table: str, token: int) -> None:
        def job(db: sqlite3.Connection) -> None:
            if not db.execute("DELETE FROM tables WHERE id = ? AND token = ?", (table, token)).rowcount:
                raise LeaseLost(table)

        await self.writer.do(job)
