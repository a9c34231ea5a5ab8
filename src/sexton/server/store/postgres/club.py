"""Members of the club in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sexton.server.store.club import COUNTED_ON, MEMBER, PASSKEY, Member, Passkey
from sexton.server.store.postgres.access import PostgresAccess


class PostgresClub(PostgresAccess):
    async def member(self, guest: str) -> Member | None:
        return await self._member("guest", guest)

    async def member_with_code(self, mark: str) -> Member | None:
        return await self._member("code != '' AND code", mark)

    async def _member(self, which: str, what: str) -> Member | None:
        sql = f"SELECT {MEMBER} FROM club_members WHERE {which} = $1"
        found = await self._do(lambda db: db.fetchrow(sql, what))
        return Member(*found) if found else None

    async def join_club(self, member: Member) -> Member:
        async def work(db: Any) -> Member:
            sql = "INSERT INTO club_members VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
            await db.execute(sql, *msgspec.structs.astuple(member))
            sql = f"SELECT {MEMBER} FROM club_members WHERE guest = $1"
            return Member(*await db.fetchrow(sql, member.guest))

        return await self._do(work)

    async def save_member(self, member: Member) -> None:
        sql = "UPDATE club_members SET colour = $2, emblem = $3, code = $4, code_made = $5 WHERE guest = $1"
        row = (member.guest, member.colour, member.emblem, member.code, member.code_made)
        await self._do(lambda db: db.execute(sql, *row))

    async def passkeys(self, guest: str) -> Sequence[Passkey]:
        sql = f"SELECT {PASSKEY} FROM passkeys WHERE guest = $1 ORDER BY created, id"
        return [Passkey(*row) for row in await self._do(lambda db: db.fetch(sql, guest))]

    async def passkey(self, name: str) -> Passkey | None:
        sql = f"SELECT {PASSKEY} FROM passkeys WHERE id = $1"
        found = await self._do(lambda db: db.fetchrow(sql, name))
        return Passkey(*found) if found else None

    async def add_passkey(self, passkey: Passkey) -> bool:
        sql = "INSERT INTO passkeys VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING 1"
        return await self._one(sql, *msgspec.structs.astuple(passkey))

    async def use_passkey(self, name: str, counter: int, now: float) -> bool:
        on = COUNTED_ON.format(counter="$1::bigint")
        return await self._one(
            f"UPDATE passkeys SET counter = $1, used = $2 WHERE id = $3 AND {on} RETURNING 1", counter, now, name
        )

    async def remove_passkey(self, guest: str, name: str) -> bool:
        return await self._one("DELETE FROM passkeys WHERE guest = $1 AND id = $2 RETURNING 1", guest, name)

    async def answer_challenge(self, mark: str, until: float) -> bool:
        sql = "INSERT INTO answered_challenges VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1"
        return await self._one(sql, mark, until)

    async def _one(self, sql: str, *facts: Any) -> bool:
        """Whether there was a row that it could be done to."""
        return await self._do(lambda db: db.fetchval(sql, *facts)) is not None
