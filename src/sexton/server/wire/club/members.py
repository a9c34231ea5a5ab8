"""The bodies of requests about the club and of their answers. docs/reference/protocol.md lists them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sexton.kernel.interface import Seat
from sexton.server.club.looks import Colour, Emblem
from sexton.server.store.documents import Clock, Status
from sexton.server.wire.bodies import Body


class NewLooks(Body, frozen=True):
    name: Annotated[str, Meta(max_length=200)]
    colour: Colour = ""
    emblem: Emblem = ""


class PasskeyShown(Struct, frozen=True):
    id: str
    label: str  # what it was made in
    created: int  # Unix seconds
    used: int


class MemberShown(Struct, frozen=True):
    name: str  # empty where there is no session
    member: bool
    joined: int  # Unix seconds
    colour: str
    emblem: str
    code_made: int  # when the recovery code was made; 0 if there is none
    passkeys: tuple[PasskeyShown, ...]
    passkeys_here: bool  # whether passkeys can be made and used at this address


class NewCode(Struct, frozen=True):
    code: str  # shown this once


class Entered(Struct, frozen=True):
    name: str
    stayed: int  # tables of this device that did not come along: you sit there under both names


# Games


class Archived(Body, frozen=True):
    archived: bool


class GamePlayer(Struct, frozen=True):
    person: str  # a pseudonym, the same in all games; empty for bots and empty seats
    name: str  # empty for somebody who has left the house
    bot: str  # a bot's level; "brought" for one that a member brought along
    score: int | None
    place: int | None  # from 1


class GameShown(Struct, frozen=True):
    id: str
    game: str
    title: str
    status: Status
    created: int
    finished: int  # Unix seconds; 0 while it is not
    clock: Clock
    hints: bool
    rated: bool
    you: tuple[Seat, ...]
    players: tuple[GamePlayer, ...]
    archived: bool
    may_close: bool


class GamesShown(Struct, frozen=True):
    games: tuple[GameShown, ...]  # those that changed last come first
    count: int  # of all that fit
    more: bool
