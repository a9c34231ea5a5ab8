"""What is asked of a table by a request and not over a socket: taking seats, giving them back, private links."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sexton.kernel.interface import Seat
from sexton.server.store.club.people import Apart


class SeatRequest(Struct, frozen=True, tag_field="act", tag=str.lower):
    pass


class Take(SeatRequest, frozen=True):
    seat: Seat
    name: str
    member: bool = False
    rated: bool = False  # they know that the table is rated, and agree
    apart: Apart = Apart()


class Leave(SeatRequest, frozen=True):
    seat: Seat


class Link(SeatRequest, frozen=True):
    """A new private link for a seat; the previous one stops working."""

    seat: Seat


class Claim(SeatRequest, frozen=True, tag="claiming"):
    token: str
    name: str
    closed: str = ""  # why the house lets nobody new in: the link then moves a seat that somebody has, and no other
    member: bool = False
    rated: bool = False
    apart: Apart = Apart()


class Summary(SeatRequest, frozen=True, tag="look"):
    """What the list of tables says about this one."""

    shunned_by: tuple[str, ...] = ()


class Forget(SeatRequest, frozen=True):
    """This guest's name disappears from the table's sheet and chat; a pseudonym stays with the result."""

    person: str = ""


class Inherit(SeatRequest, frozen=True):
    """This guest turned out to be somebody who is known already: what is theirs here is that one's."""

    heir: str


class Archive(SeatRequest, frozen=True):
    """This guest puts a finished game away, or takes it out again."""

    archived: bool


class Drop(SeatRequest, frozen=True):
    """This guest does not want the table among theirs any more."""


class Close(SeatRequest, frozen=True):
    """Whoever made the table wants it no more. It still waits, so nothing is lost."""


class Hide(SeatRequest, frozen=True):
    """A steward hides what was said: nobody reads it any more."""

    number: int


class End(SeatRequest, frozen=True):
    """A steward closes the table, whatever is played there."""


class Expel(SeatRequest, frozen=True):
    """A steward has removed this guest: their seats are given back, and a running game is left for good."""


class Concerned(Struct, frozen=True):
    """Whom it concerns what a steward did: for the log. Nodes tell one another, and nobody else."""

    guests: tuple[str, ...]
    whom: str = ""


class Hear(SeatRequest, frozen=True):
    """This guest wants to read nothing of these guests, and everything of all others."""

    muted: tuple[str, ...]


class Quote(SeatRequest, frozen=True):
    """Who has a seat, and what was said from it: of what this guest may read themselves."""

    seat: Seat
    number: int = 0  # of a message; 0: of none


class Quoted(Struct, frozen=True):
    """Nodes tell one another, and nobody else."""

    whom: str
    text: str


class PlayAgain(SeatRequest, frozen=True, tag="play-again"):
    """The same people and options once more; where somebody has asked for it already, that table."""


class TakeBack(SeatRequest, frozen=True, tag="take-back"):
    """In a practice game against bots: to the own last decision."""

    luck: Literal["same", "new"]


class Describe(SeatRequest, frozen=True):
    """The situation in plain sentences, as one of the guest's own seats sees it, or everyone."""

    seat: Seat | None
    language: str
    names: tuple[str, ...]


class Described(Struct, frozen=True):
    lines: tuple[str, ...]


AnySeatRequest = (
    Take | Leave | Link | Claim | Summary | Forget | Inherit | Archive | Drop | Close | TakeBack | Describe
    | Hide | End | Expel | Hear | Quote | PlayAgain
)  # fmt: skip
EVEN_IF_PUT_ASIDE = Summary | Forget | Inherit | Archive | Drop | Hide | Expel | Quote
