"""What is kept of members of the club, and what a store must do with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


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
COUNTED_ON = "(counter < {counter} OR (counter = 0 AND {counter} = 0))"


class ClubStore(Protocol):
    async def member(self, guest: str) -> Member | None: ...

    async def member_with_code(self, mark: str) -> Member | None:
        """Whose recovery code has this hash."""

    async def join_club(self, member: Member) -> Member:
        """The member as they are now; nothing changes for whoever has joined before."""

    async def save_member(self, member: Member) -> None:
        """Nothing if they have left meanwhile."""

    async def passkeys(self, guest: str) -> Sequence[Passkey]:
        """The oldest first."""

    async def passkey(self, name: str) -> Passkey | None: ...

    async def add_passkey(self, passkey: Passkey) -> bool:
        """False if there is one of this id."""

    async def use_passkey(self, name: str, counter: int, now: float) -> bool:
        """False if its counter has not gone on, as that of a copy; or if it is no more."""

    async def remove_passkey(self, guest: str, name: str) -> bool:
        """Whether it was there."""

    async def answer_challenge(self, mark: str, until: float) -> bool:
        """False if it was answered before."""
