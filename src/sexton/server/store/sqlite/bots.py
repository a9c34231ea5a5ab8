"""Tokens of bots in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from sexton.server.store.bots import BOT_TOKEN, BotToken
from sexton.server.store.sqlite.access import SqliteAccess


class SqliteBots(SqliteAccess):
    async def add_bot(self, bot: BotToken, most: int) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            if db.execute("SELECT count(*) FROM bot_tokens WHERE guest = ?", (bot.guest,)).fetchone()[0] >= most:
                return False
            db.execute("INSERT INTO bot_tokens VALUES (?, ?, ?, ?, ?, ?)", msgspec.structs.astuple(bot))
            return True

        return await self.writer.do(job)

    async def bots(self, guest: str) -> Sequence[BotToken]:
        sql = f"SELECT {BOT_TOKEN} FROM bot_tokens WHERE guest = ? ORDER BY created, id"
        return await self._read(lambda db: [BotToken(*row) for row in db.execute(sql, (guest,))])

    async def bot(self, name: str) -> BotToken | None:
        sql = f"SELECT {BOT_TOKEN} FROM bot_tokens WHERE id = ?"
        found = await self._read(lambda db: db.execute(sql, (name,)).fetchone())
        return BotToken(*found) if found else None

    async def bot_with_token(self, mark: str, now: float) -> BotToken | None:
        def job(db: sqlite3.Connection) -> BotToken | None:
            db.execute("UPDATE bot_tokens SET used = ? WHERE mark = ?", (now, mark))
            found = db.execute(f"SELECT {BOT_TOKEN} FROM bot_tokens WHERE mark = ?", (mark,)).fetchone()
            return BotToken(*found) if found else None

        return await self.writer.do(job)

    async def remove_bot(self, guest: str, name: str) -> bool:
        sql = "DELETE FROM bot_tokens WHERE guest = ? AND id = ?"
        return await self.writer.do(lambda db: db.execute(sql, (guest, name)).rowcount == 1)
