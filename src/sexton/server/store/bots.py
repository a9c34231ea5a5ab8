"""Bots that members bring along: each has a token, of which a hash is kept, and is a guest of its own at tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from sexton.server.store.rows import Rows, put

GUEST = "bot-"  # with which the id of a bot's guest begins, and no other's


class BotToken(Struct, frozen=True):
    id: str
    guest: str  # whose bot it is
    name: str
    mark: str  # a hash of the token
    created: float
    used: float


BOT_TOKEN = ", ".join(BotToken.__struct_fields__)


def guest_of_bot(name: str) -> str:
    return GUEST + name


def is_bot(guest: str) -> bool:
    return guest.startswith(GUEST)


class BotStore(Rows, Protocol):
    async def add_bot(self, bot: BotToken, most: int) -> bool:
        """False if this member has `most` already."""
        room = "SELECT 1 WHERE (SELECT count(*) FROM bot_tokens WHERE guest = ?1) < ?2"
        return await self.change_if((room, (bot.guest, most)), *put("bot_tokens", BOT_TOKEN, [bot]), turn=bot.guest)

    async def bots(self, guest: str) -> Sequence[BotToken]:
        """The oldest first."""
        sql = f"SELECT {BOT_TOKEN} FROM bot_tokens WHERE guest = ?1 ORDER BY created, id"
        return [BotToken(*row) for row in await self.ask(sql, guest)]

    async def bot(self, name: str) -> BotToken | None:
        found = await self.ask(f"SELECT {BOT_TOKEN} FROM bot_tokens WHERE id = ?1", name)
        return BotToken(*found[0]) if found else None

    async def bot_with_token(self, mark: str, now: float) -> BotToken | None:
        """Whose token has this hash; it is used now."""
        sql = f"UPDATE bot_tokens SET used = ?2 WHERE mark = ?1 RETURNING {BOT_TOKEN}"
        (found,) = await self.change((sql, (mark, now)))
        return BotToken(*found[0]) if found else None

    async def remove_bot(self, guest: str, name: str) -> bool:
        """Whether it was there."""
        return await self.done("DELETE FROM bot_tokens WHERE guest = ?1 AND id = ?2 RETURNING 1", guest, name)


async def answerable(bots: BotStore, guest: str) -> str:
    """Who stands for what this guest does: for a bot its owner, as long as it has one."""
    bot = await bots.bot(guest.removeprefix(GUEST)) if is_bot(guest) else None
    return bot.guest if bot else guest
