"""The messages by which nodes tell one another about their sockets and tables."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from sexton.server.table.seats.requests import AnySeatRequest


class Letter(Struct, frozen=True, tag_field="letter", tag=str.lower):
    pass


class Began(Letter, frozen=True):
    """The sender has just been started. Whoever it knew before, under the same name, it knows no more."""


class Arrive(Letter, frozen=True):
    table: str
    key: str
    guest: str
    language: str
    told: int
    muted: tuple[str, ...] = ()
    shunned_by: tuple[str, ...] = ()


class Depart(Letter, frozen=True):
    table: str
    key: str


class Spoken(Letter, frozen=True):
    table: str
    key: str
    text: str  # a message from a client, as JSON


class Told(Letter, frozen=True):
    key: str
    message: Raw
    playing: bool = False  # it has a seat in a running game


class Closed(Letter, frozen=True):
    key: str
    code: int
    reason: str


class Do(Letter, frozen=True):
    number: int
    table: str
    guest: str
    act: AnySeatRequest


class Done(Letter, frozen=True):
    number: int
    answer: Raw


class NotDone(Letter, frozen=True):
    number: int
    rule: str
    message: str
    facts: dict[str, str | int]


class Ended(Letter, frozen=True):
    """Sessions that have ended: whoever came in by one of them has to go."""

    sessions: tuple[str, ...]


FromVisitor = Arrive | Depart | Spoken
ToVisitor = Told | Closed
AnyLetter = Began | FromVisitor | ToVisitor | Do | Done | NotDone | Ended
LETTERS = msgspec.json.Decoder(AnyLetter)
