"""How PostgreSQL is reached: a pool of connections."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")
CONNECT_SECONDS = 10.0


class PostgresAccess:
    pool: Any = None

    async def _do(self, work: Callable[[Any], Awaitable[T]]) -> T:
        async with self.pool.acquire(timeout=CONNECT_SECONDS) as connection:
            return await work(connection)
