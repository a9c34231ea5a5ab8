"""The bodies of requests about people of the club and of their answers. docs/reference/protocol.md lists them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sexton.kernel.interface import Seat
from sexton.server.store.club.people import Shown
from sexton.server.store.club.reports import Closed, Outcome
from sexton.server.wire.bodies import Body

Pseudonym = Annotated[str, Meta(max_length=20)]
TableId = Annotated[str, Meta(max_length=32)]
SeatNumber = Annotated[int, Meta(ge=0, le=16)]
Text = Annotated[str, Meta(max_length=600)]


class Whom(Struct, frozen=True):
    """Somebody: by the pseudonym from an earlier answer, or by where they sit."""

    person: Pseudonym = ""
    table: TableId = ""
    seat: SeatNumber = 0


class NewFriend(Body, Whom, frozen=True):
    token: Annotated[str, Meta(max_length=128)] = ""  # or by what stands in a link of theirs


class KeepApart(Body, Whom, frozen=True):
    """What is left out stays."""

    mute: bool | None = None
    block: bool | None = None


class ShowMe(Body, frozen=True):
    shown: Shown


class Challenge(Body, frozen=True):
    person: Pseudonym
    game: Annotated[str, Meta(max_length=64)] = ""  # empty: as the last table of mine


class AnswerCall(Body, frozen=True):
    come: bool


class NewReport(Body, frozen=True):
    table: TableId
    seat: SeatNumber
    number: Annotated[int, Meta(ge=0, le=10**9)] = 0  # of a message; 0: about none
    reason: Text = ""


class CloseReport(Body, frozen=True):
    outcome: Closed
    answer: Text = ""  # for whoever told of it


class PersonKnown(Struct, frozen=True):
    person: str  # a pseudonym
    name: str
    colour: str
    emblem: str
    since: int  # Unix seconds


class PersonHere(Struct, frozen=True):
    person: str
    name: str
    colour: str
    emblem: str
    friend: bool


class CallShown(Struct, frozen=True):
    """Somebody waits for you at a table."""

    table: str
    title: str
    name: str
    at: int
    rated: bool


class HereShown(Struct, frozen=True):
    """What the page of a member asks every few seconds."""

    member: bool
    people: tuple[PersonHere, ...] = ()
    calls: tuple[CallShown, ...] = ()
    asking: int = 0  # how many want to be your friend


class FriendRating(Struct, frozen=True):
    title: str  # of the game
    rating: float
    provisional: bool


class FriendShown(Struct, frozen=True):
    person: str
    name: str
    colour: str
    emblem: str
    since: int
    here: bool
    ratings: tuple[FriendRating, ...]


class FriendsShown(Struct, frozen=True):
    friends: tuple[FriendShown, ...]
    asking: tuple[PersonKnown, ...]  # who wants to be your friend
    asked: tuple[PersonKnown, ...]  # whom you have asked
    muted: tuple[PersonKnown, ...]
    blocked: tuple[PersonKnown, ...]
    shown: Shown  # who sees that you are here


class FriendLink(Struct, frozen=True):
    """Told this once; it works once."""

    url: str
    qr: str  # SVG
    until: int


class FriendMade(Struct, frozen=True):
    name: str
    friend: bool  # else they have been asked


class SeatPerson(Struct, frozen=True):
    """What somebody at a table is to you."""

    seat: Seat
    member: bool
    colour: str
    emblem: str
    tie: Literal["", "friend", "asked", "asking"]
    muted: bool
    blocked: bool


class Challenged(Struct, frozen=True):
    id: str  # of the table


class ReportShown(Struct, frozen=True):
    id: str
    at: int
    by: str  # empty: they have left
    whom: str
    place: str
    number: int
    said: str
    reason: str
    outcome: Outcome
    answer: str
    closed: int


class ReportsShown(Struct, frozen=True):
    mine: tuple[ReportShown, ...]
    all: tuple[ReportShown, ...]  # for stewards, but for those about themselves
