"""How PostgreSQL is reached: a pool of connections."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
LOG = logging.getLogger("sexton.server.database")
CONNECT_SECONDS = 10.0


class PostgresAccess:
    pool: Any = None
    _away = False

    async def _do(self, work: Callable[[Any], Awaitable[T]]) -> T:
        connection = await self._connection()
        try:
            return await work(connection)
        finally:
            await self.pool.release(connection)

    async def ask(self, sql: str, *facts: Any) -> Sequence[Sequence[Any]]:
        rows: Sequence[Sequence[Any]] = await self._do(lambda db: db.fetch(sql.replace("?", "$"), *facts))
        return rows

    async def change(self, *statements: tuple[str, tuple[Any, ...]]) -> Sequence[Sequence[Sequence[Any]]]:
        async def work(db: Any) -> list[Sequence[Sequence[Any]]]:
            async with db.transaction():
                return [await db.fetch(sql.replace("?", "$"), *facts) for sql, facts in statements]

        return await self._do(work)

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
