"""The bodies of requests and of their answers. docs/reference/protocol.md lists them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sexton.kernel.interface import Seat
from sexton.server.store.documents import Clock, Setup, Status
from sexton.server.wire.messages import ChairShown

COOKIE = "sexton"


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class NewGuest(Body, frozen=True):
    name: Annotated[str, Meta(max_length=200)]


class NewTable(Body, frozen=True):
    setup: Setup
    name: Annotated[str, Meta(max_length=200)] = ""
    names: Annotated[
        tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=16)
    ] = ()  # of own seats, by seat


class TakeSeat(Body, frozen=True):
    name: Annotated[str, Meta(max_length=200)] = ""
    rated: bool = False  # I know that this table is rated, and agree


class PuzzleAnswer(Body, frozen=True):
    """Without a move it is given up."""

    move: str | None = None


class Claim(Body, frozen=True):
    token: Annotated[str, Meta(min_length=8, max_length=128)]
    name: Annotated[str, Meta(max_length=200)] = ""
    rated: bool = False  # I know that this table is rated, and agree


class ReviewAsked(Body, frozen=True):
    seat: Annotated[int, Meta(ge=0, le=16)]


class PlayOn(Body, frozen=True):
    """From the first decision of this seat at or after a step of a finished game."""

    seat: Annotated[int, Meta(ge=0, le=16)]
    at: Annotated[int, Meta(ge=1, le=10**9)]
    cards: Literal["known", "dealt"] = "known"  # as they lay, or dealt again as the seat could not know
    bots: Annotated[str, Meta(pattern=r"^[a-z0-9_-]{1,32}\Z")] = "normal"
    others: Literal["bots", "friends"] = "bots"  # friends: everybody is told that the cards may be known
    name: Annotated[str, Meta(max_length=200)] = ""


class TakeBackLast(Body, frozen=True):
    luck: Literal["same", "new"] = "same"


class GuestShown(Struct, frozen=True):
    name: str


class MailAsked(Body, frozen=True):
    mail: Annotated[str, Meta(min_length=3, max_length=254)]
    code: Annotated[str, Meta(max_length=32)] = ""  # from the mail that was sent to this address


class MailShown(Struct, frozen=True):
    """Where notices about slow tables go. `offered`: whether this server sends mail at all."""

    mail: str
    offered: bool


class SessionShown(Struct, frozen=True):
    """One browser or program in which you are signed in."""

    id: str
    browser: str  # "Firefox"; "terminal"; empty if it is none we know
    system: str  # "Android"; or empty
    created: int  # Unix seconds
    seen: int  # to within an hour
    here: bool  # the request came from it


class SessionLink(Struct, frozen=True):
    path: str  # "/device#link=...": the secret is in the fragment, which browsers send to nobody
    url: str
    qr: str  # SVG
    seconds: int  # for which it works, once


class ClaimSession(Body, frozen=True):
    token: Annotated[str, Meta(min_length=8, max_length=128)]


class SeatLink(Struct, frozen=True):
    seat: Seat
    path: str  # "/t/ab12cd34#seat=...": the secret is in the fragment, which browsers send to nobody
    url: str
    qr: str  # SVG


class Created(Struct, frozen=True):
    id: str
    path: str
    url: str
    seats: tuple[Seat, ...]  # yours
    invitations: tuple[SeatLink, ...]


class Seated(Struct, frozen=True):
    id: str
    seat: Seat


class TableListed(Struct, frozen=True):
    id: str
    game: str
    title: str
    status: Status
    chairs: tuple[ChairShown, ...]
    free: tuple[Seat, ...]
    clock: Clock
    watching: str
    hints: str
    rated: str
    created: int
    finished: int  # Unix seconds; 0 while it is not
    scores: tuple[int, ...]  # by seat, once the game is over
    places: tuple[int, ...]  # by seat, from 1
    you: tuple[Seat, ...] = ()
    your_table: bool = False  # you made it, and may close it while it waits
    brought: str = "off"  # whether members may seat bots of their own
    your_go: bool | None = None  # in "my tables"; None where it cannot be said without looking
