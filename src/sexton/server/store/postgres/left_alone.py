"""Tables in PostgreSQL that are left alone, and that no other node looks after which is alive."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sexton.server.store.interface import LeaseLost
from sexton.server.store.postgres.access import PostgresAccess

ALONE = """visited < $2 AND (node IN ('', $1) OR NOT EXISTS
    (SELECT 1 FROM nodes WHERE nodes.id = tables.node AND alive_until > clock_timestamp()))"""
LEFT_ALONE, FORSAKEN = f"status = 'waiting' AND {ALONE}", f"status = 'playing' AND {ALONE}"


class PostgresLeftAlone(PostgresAccess):
    async def visit(self, names: Collection[str], now: float) -> None:
        found = "SELECT id FROM tables WHERE id = ANY ($1) ORDER BY id FOR UPDATE"  # in one order everywhere
        sql = f"UPDATE tables SET visited = $2 WHERE id IN ({found})"
        await self._do(lambda db: db.execute(sql, list(names), now))

    async def left_alone(self, node: str, before: float, spared: Collection[str], most: int) -> Sequence[str]:
        return await self._longest(LEFT_ALONE, node, before, list(spared), most)

    async def forsaken(self, node: str, before: float, spared: Collection[str], most: int) -> Sequence[str]:
        return await self._longest(FORSAKEN, node, before, list(spared), most)

    async def _longest(self, which: str, *facts: object) -> Sequence[str]:
        sql = f"SELECT id FROM tables WHERE {which} AND id != ALL ($3) ORDER BY visited LIMIT $4"
        return [row[0] for row in await self._do(lambda db: db.fetch(sql, *facts))]

    async def delete_left_alone(self, names: Collection[str], node: str, before: float) -> int:
        """A table whose row is locked is not left alone: somebody does something there right now."""
        found = f"SELECT id FROM tables WHERE {LEFT_ALONE} AND id = ANY ($3) ORDER BY id FOR UPDATE SKIP LOCKED"
        sql = f"DELETE FROM tables WHERE id IN ({found}) RETURNING 1"
        return len(await self._do(lambda db: db.fetch(sql, node, before, list(names))))

    async def delete(self, table: str, token: int) -> None:
        sql = "DELETE FROM tables WHERE id = $1 AND token = $2 RETURNING 1"
        if await self._do(lambda db: db.fetchval(sql, table, token)) is None:
            raise LeaseLost(table)
