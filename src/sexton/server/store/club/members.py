"""What is kept of members of the club, and what a store must do with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec
from msgspec import Struct

from sexton.server.store.rows import Rows


class Member(Struct, frozen=True):
    """A guest who is known again: by a passkey, or by a code on paper."""

    guest: str
    joined: float
    colour: str = ""
    emblem: str = ""
    code: str = ""  # a hash of the recovery code; empty if there is none
    code_made: float = 0.0


class Passkey(Struct, frozen=True):
    id: str  # as its authenticator calls it, in base64url
    guest: str
    public_key: bytes
    counter: int  # as the authenticator told it last; a copy of it is behind, sooner or later
    label: str  # what it was made in: "Firefox, Android"
    created: float
    used: float


MEMBER = ", ".join(Member.__struct_fields__)
PASSKEY = ", ".join(Passkey.__struct_fields__)
# An authenticator that counts has counted on; one that does not count always says 0.
COUNTED_ON = "(counter < CAST(?1 AS bigint) OR (counter = 0 AND CAST(?1 AS bigint) = 0))"


class ClubStore(Rows, Protocol):
    async def member(self, guest: str) -> Member | None:
        return await self._member("guest = ?1", guest)

    async def member_with_code(self, mark: str) -> Member | None:
        """Whose recovery code has this hash."""
        return await self._member("code != '' AND code = ?1", mark)

    async def _member(self, which: str, fact: str) -> Member | None:
        found = await self.ask(f"SELECT {MEMBER} FROM club_members WHERE {which}", fact)
        return Member(*found[0]) if found else None

    async def join_club(self, member: Member) -> Member:
        """The member as they are now; nothing changes for whoever has joined before."""
        sql = "INSERT INTO club_members VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING"
        select = f"SELECT {MEMBER} FROM club_members WHERE guest = ?1"
        _, (found,) = await self.change((sql, msgspec.structs.astuple(member)), (select, (member.guest,)))
        return Member(*found)

    async def save_member(self, member: Member) -> None:
        """Does nothing if they have left in the meantime."""
        sql = "UPDATE club_members SET colour = ?2, emblem = ?3, code = ?4, code_made = ?5 WHERE guest = ?1"
        await self.change((sql, (member.guest, member.colour, member.emblem, member.code, member.code_made)))

    async def passkeys(self, guest: str) -> Sequence[Passkey]:
        """The oldest first."""
        sql = f"SELECT {PASSKEY} FROM passkeys WHERE guest = ?1 ORDER BY created, id"
        return [Passkey(*row) for row in await self.ask(sql, guest)]

    async def passkey(self, name: str) -> Passkey | None:
        found = await self.ask(f"SELECT {PASSKEY} FROM passkeys WHERE id = ?1", name)
        return Passkey(*found[0]) if found else None

    async def add_passkey(self, passkey: Passkey) -> bool:
        """False if there is one of this id."""
        sql = "INSERT INTO passkeys VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING RETURNING 1"
        return await self.done(sql, *msgspec.structs.astuple(passkey))

    async def use_passkey(self, name: str, counter: int, now: float) -> bool:
        """False if its counter did not advance, as with a copy, or if there is no such passkey."""
        sql = f"UPDATE passkeys SET counter = ?1, used = ?2 WHERE id = ?3 AND {COUNTED_ON} RETURNING 1"
        return await self.done(sql, counter, now, name)

    async def remove_passkey(self, guest: str, name: str) -> bool:
        """Whether it was there, and another way in is left: whoever takes away two at a time keeps one."""
        another = """SELECT 1 FROM passkeys WHERE guest = ?1 AND id = ?2 AND (
            EXISTS (SELECT 1 FROM passkeys WHERE guest = ?1 AND id != ?2)
            OR EXISTS (SELECT 1 FROM club_members WHERE guest = ?1 AND code != ''))"""
        gone = "DELETE FROM passkeys WHERE guest = ?1 AND id = ?2"
        return await self.change_if((another, (guest, name)), (gone, (guest, name)), turn=guest)

    async def answer_challenge(self, mark: str, until: float) -> bool:
        """False if it was answered before."""
        sql = "INSERT INTO answered_challenges VALUES (?1, ?2) ON CONFLICT DO NOTHING RETURNING 1"
        return await self.done(sql, mark, until)
