"""Members of the club in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from sexton.server.store.club import COUNTED_ON, MEMBER, PASSKEY, Member, Passkey
from sexton.server.store.sqlite.access import SqliteAccess


class SqliteClub(SqliteAccess):
    async def member(self, guest: str) -> Member | None:
        return await self._member("guest", guest)

    async def member_with_code(self, mark: str) -> Member | None:
        return await self._member("code != '' AND code", mark)

    async def _member(self, which: str, what: str) -> Member | None:
        sql = f"SELECT {MEMBER} FROM club_members WHERE {which} = ?"
        found = await self._read(lambda db: db.execute(sql, (what,)).fetchone())
        return Member(*found) if found else None

    async def join_club(self, member: Member) -> Member:
        def job(db: sqlite3.Connection) -> Member:
            sql = "INSERT OR IGNORE INTO club_members VALUES (?, ?, ?, ?, ?, ?)"
            db.execute(sql, msgspec.structs.astuple(member))
            sql = f"SELECT {MEMBER} FROM club_members WHERE guest = ?"
            return Member(*db.execute(sql, (member.guest,)).fetchone())

        return await self.writer.do(job)

    async def save_member(self, member: Member) -> None:
        sql = "UPDATE club_members SET colour = ?, emblem = ?, code = ?, code_made = ? WHERE guest = ?"
        row = (member.colour, member.emblem, member.code, member.code_made, member.guest)
        await self.writer.do(lambda db: db.execute(sql, row))

    async def passkeys(self, guest: str) -> Sequence[Passkey]:
        sql = f"SELECT {PASSKEY} FROM passkeys WHERE guest = ? ORDER BY created, id"
        return await self._read(lambda db: [Passkey(*row) for row in db.execute(sql, (guest,))])

    async def passkey(self, name: str) -> Passkey | None:
        sql = f"SELECT {PASSKEY} FROM passkeys WHERE id = ?"
        found = await self._read(lambda db: db.execute(sql, (name,)).fetchone())
        return Passkey(*found) if found else None

    async def add_passkey(self, passkey: Passkey) -> bool:
        row, sql = msgspec.structs.astuple(passkey), "INSERT OR IGNORE INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?)"
        return await self.writer.do(lambda db: db.execute(sql, row).rowcount == 1)

    async def use_passkey(self, name: str, counter: int, now: float) -> bool:
        sql = f"UPDATE passkeys SET counter = ?1, used = ?2 WHERE id = ?3 AND {COUNTED_ON.format(counter='?1')}"
        return await self.writer.do(lambda db: db.execute(sql, (counter, now, name)).rowcount == 1)

    async def remove_passkey(self, guest: str, name: str) -> bool:
        sql = "DELETE FROM passkeys WHERE guest = ? AND id = ?"
        return await self.writer.do(lambda db: db.execute(sql, (guest, name)).rowcount == 1)

    async def answer_challenge(self, mark: str, until: float) -> bool:
        sql = "INSERT OR IGNORE INTO answered_challenges VALUES (?, ?)"
        return await self.writer.do(lambda db: db.execute(sql, (mark, until)).rowcount == 1)
