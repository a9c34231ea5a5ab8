"""Tokens of bots in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sexton.server.store.bots import BOT_TOKEN, BotToken
from sexton.server.store.postgres.access import PostgresAccess


class PostgresBots(PostgresAccess):
    async def add_bot(self, bot: BotToken, most: int) -> bool:
        async def work(db: Any) -> bool:
            async with db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock(hashtext($1))", bot.guest)
                if await db.fetchval("SELECT count(*) FROM bot_tokens WHERE guest = $1", bot.guest) >= most:
                    return False
                sql = "INSERT INTO bot_tokens VALUES ($1, $2, $3, $4, $5, $6)"
                await db.execute(sql, *msgspec.structs.astuple(bot))
                return True

        return await self._do(work)

    async def bots(self, guest: str) -> Sequence[BotToken]:
        sql = f"SELECT {BOT_TOKEN} FROM bot_tokens WHERE guest = $1 ORDER BY created, id"
        return [BotToken(*row) for row in await self._do(lambda db: db.fetch(sql, guest))]

    async def bot(self, name: str) -> BotToken | None:
        sql = f"SELECT {BOT_TOKEN} FROM bot_tokens WHERE id = $1"
        found = await self._do(lambda db: db.fetchrow(sql, name))
        return BotToken(*found) if found else None

    async def bot_with_token(self, mark: str, now: float) -> BotToken | None:
        sql = f"UPDATE bot_tokens SET used = $2 WHERE mark = $1 RETURNING {BOT_TOKEN}"
        found = await self._do(lambda db: db.fetchrow(sql, mark, now))
        return BotToken(*found) if found else None

    async def remove_bot(self, guest: str, name: str) -> bool:
        sql = "DELETE FROM bot_tokens WHERE guest = $1 AND id = $2 RETURNING 1"
        return await self._do(lambda db: db.fetchval(sql, guest, name)) is not None
