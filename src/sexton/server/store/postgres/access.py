"""How PostgreSQL is reached: a pool of connections."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from sexton.server.store.rows import Row, Rows, Statement

T = TypeVar("T")
LOG = logging.getLogger("sexton.server.database")
CONNECT_SECONDS = 10.0


class PostgresAccess(Rows):
    pool: Any = None
    _away = False

    async def _do(self, work: Callable[[Any], Awaitable[T]]) -> T:
        connection = await self._connection()
        try:
            return await work(connection)
        finally:
            await self.pool.release(connection)

    async def _in_turn(self, turn: str, work: Callable[[Any], Awaitable[T]]) -> T:
        """In one transaction, and on no other node meanwhile that does something of the same turn."""

        async def whole(db: Any) -> T:
            async with db.transaction():
                if turn:
                    await db.execute("SELECT pg_advisory_xact_lock(hashtext($1))", turn)
                return await work(db)

        return await self._do(whole)

    async def ask(self, sql: str, *facts: Any) -> Sequence[Row]:
        return await self._do(lambda db: fetched(db, (sql, facts)))

    async def change(self, *statements: Statement, turn: str = "") -> Sequence[Sequence[Row]]:
        async def work(db: Any) -> list[Sequence[Row]]:
            return [await fetched(db, one) for one in statements]

        return await self._in_turn(turn, work)

    async def change_if(self, first: Statement, *then: Statement, turn: str = "") -> bool:
        async def work(db: Any) -> bool:
            if not await fetched(db, first):
                return False
            for one in then:
                await fetched(db, one)
            return True

        return await self._in_turn(turn, work)

    async def _connection(self) -> Any:
        """That the database is away is said once, and that it is back."""
        try:
            connection = await self.pool.acquire(timeout=CONNECT_SECONDS)
        except Exception as fault:
            if not self._away:
                self._away = True
                LOG.error("the database cannot be reached (%s): it is tried again and again", type(fault).__name__)
            raise
        if self._away:
            self._away = False
            LOG.warning("the database can be reached again")
        return connection


async def fetched(db: Any, statement: Statement) -> Sequence[Row]:
    sql, facts = statement
    rows: Sequence[Row] = await db.fetch(sql.replace("?", "$"), *facts)
    return rows
