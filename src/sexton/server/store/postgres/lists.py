"""Tables in PostgreSQL as they are listed and counted, their reviews, and those that wait and are left alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sexton.kernel.interface import Seat
from sexton.server.store.documents import ENDED, UNFINISHED
from sexton.server.store.interface import Filter, LeaseLost, Listed
from sexton.server.store.postgres.access import PostgresAccess
from sexton.server.store.table_list import listing

LEFT_ALONE = """status = 'waiting' AND visited < $2 AND (node IN ('', $1) OR NOT EXISTS
    (SELECT 1 FROM nodes WHERE nodes.id = tables.node AND alive_until > clock_timestamp()))"""


class PostgresLists(PostgresAccess):
    async def tables(self, wanted: Filter) -> Sequence[Listed]:
        sql, facts = listing(wanted, lambda number: f"${number}")
        return [Listed(*row) for row in await self._do(lambda db: db.fetch(sql, *facts))]

    async def ended(self, after: str, most: int) -> Sequence[str]:
        sql = "SELECT id FROM tables WHERE id > $1 AND status = ANY ($2) ORDER BY id LIMIT $3"
        return [row[0] for row in await self._do(lambda db: db.fetch(sql, after, list(ENDED), most))]

    # Reviews of finished games

    async def review(self, table: str, seat: Seat) -> bytes | None:
        sql = "SELECT body FROM reviews WHERE table_id = $1 AND seat = $2"
        found: bytes | None = await self._do(lambda db: db.fetchval(sql, table, seat))
        return found

    async def save_review(self, table: str, seat: Seat, body: bytes) -> None:
        sql = """INSERT INTO reviews SELECT id, $2, $3 FROM tables WHERE id = $1
            ON CONFLICT (table_id, seat) DO UPDATE SET body = excluded.body"""
        await self._do(lambda db: db.execute(sql, table, seat, body))

    async def counts(self) -> dict[str, int]:
        rows = await self._do(lambda db: db.fetch("SELECT status, count(*) FROM tables GROUP BY status"))
        return {row[0]: row[1] for row in rows}

    async def unfinished(self, guest: str = "") -> int:
        sql, facts = "SELECT count(*) FROM tables WHERE status = ANY ($1)", [list(UNFINISHED)]
        if guest:
            sql = """SELECT count(*) FROM members JOIN tables ON id = table_id
                WHERE status = ANY ($1) AND guest = $2"""
            return int(await self._do(lambda db: db.fetchval(sql, *facts, guest)))
        return int(await self._do(lambda db: db.fetchval(sql, *facts)))

    # Left alone, and looked after by no other node that is alive

    async def visit(self, names: Collection[str], now: float) -> None:
        found = "SELECT id FROM tables WHERE id = ANY ($1) ORDER BY id FOR UPDATE"  # in one order everywhere
        sql = f"UPDATE tables SET visited = $2 WHERE id IN ({found})"
        await self._do(lambda db: db.execute(sql, list(names), now))

    async def left_alone(self, node: str, before: float, spared: Collection[str], most: int) -> Sequence[str]:
        sql = f"SELECT id FROM tables WHERE {LEFT_ALONE} AND id != ALL ($3) ORDER BY visited LIMIT $4"
        return [row[0] for row in await self._do(lambda db: db.fetch(sql, node, before, list(spared), most))]

    async def delete_left_alone(self, names: Collection[str], node: str, before: float) -> int:
        """A table whose row is locked is not left alone: somebody does something there right now."""
        found = f"SELECT id FROM tables WHERE {LEFT_ALONE} AND id = ANY ($3) ORDER BY id FOR UPDATE SKIP LOCKED"
        sql = f"DELETE FROM tables WHERE id IN ({found}) RETURNING 1"
        return len(await self._do(lambda db: db.fetch(sql, node, before, list(names))))

    async def delete(self, table: str, token: int) -> None:
        sql = "DELETE FROM tables WHERE id = $1 AND token = $2 RETURNING 1"
        if await self._do(lambda db: db.fetchval(sql, table, token)) is None:
            raise LeaseLost(table)
