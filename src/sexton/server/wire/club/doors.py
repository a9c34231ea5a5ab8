"""The bodies of requests about the club's doors and stewards, and of their answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sexton.server.store.club.doors import Act, ClubSettings
from sexton.server.wire.bodies import Body

Token = Annotated[str, Meta(min_length=8, max_length=128)]
Name = Annotated[str, Meta(max_length=200)]
Reason = Annotated[str, Meta(max_length=400)]
Rank = Literal["stranger", "guest", "member", "steward", "removed"]


class MayDo(Struct, frozen=True):
    come: bool  # sit at tables, and see those that wait
    create: bool
    watch: bool
    strong_bots: bool


class DoorShown(Struct, frozen=True):
    """The club as whoever stands before it sees it."""

    settings: ClubSettings
    you: Rank
    may: MayDo
    why: str  # in words, why you may not come in, and what to do; empty if you may
    unclaimed: bool  # there is no steward yet


class UseLink(Body, frozen=True):
    """What stands in a link: of an invitation, or of the one that makes a steward."""

    token: Token
    name: Name = ""


class NewInvitation(Body, frozen=True):
    uses: Annotated[int, Meta(ge=1, le=1_000)] = 1
    days: Annotated[int, Meta(ge=1, le=365)] = 7
    label: Annotated[str, Meta(max_length=200)] = ""


class InvitationShown(Struct, frozen=True):
    id: str
    label: str
    uses: int  # how many people it lets in yet
    made: int  # Unix seconds
    until: int


class InvitationMade(Struct, frozen=True):
    """The link is told this once: the house keeps a hash of it."""

    invitation: InvitationShown
    url: str
    qr: str  # SVG


class PersonShown(Struct, frozen=True):
    person: str  # a pseudonym
    name: str
    joined: int  # Unix seconds; 0: no member
    steward: bool
    removed: bool
    you: bool


class ChangePerson(Body, frozen=True):
    """What is left out stays."""

    steward: bool | None = None
    removed: bool | None = None
    reason: Reason = ""


class StewardAct(Body, frozen=True):
    """At a table: hide a message, close it, or remove whoever has a seat."""

    act: Literal["hide", "close", "remove"]
    table: Annotated[str, Meta(max_length=32)]
    number: Annotated[int, Meta(ge=0, le=10**9)] = 0  # of the message
    seat: Annotated[int, Meta(ge=0, le=16)] = 0
    reason: Reason = ""


class LogShown(Struct, frozen=True):
    at: int  # Unix seconds
    act: Act
    by: str  # who did it; empty if they have left
    console: bool  # whoever runs the server did it
    whom: str  # to whom; empty: to nobody, or they have left
    left: bool  # whoever it was done to has left
    place: str  # a table
    reason: str
