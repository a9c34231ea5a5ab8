"""What is told about rated games: the ladder, somebody's page on it, and what a game has changed."""

from __future__ import annotations

from msgspec import Struct

from sexton.kernel.interface import Seat


class LadderRow(Struct, frozen=True):
    rank: int  # from 1; 0 while the rating is provisional
    person: str  # a pseudonym
    name: str
    colour: str
    emblem: str
    rating: float
    uncertainty: float  # two times out of three the strength lies within so much of the rating
    games: int  # rated ones of this kind
    change: float  # by the last of them
    changed: int  # when that ended, Unix seconds
    you: bool


class BotAnchor(Struct, frozen=True):
    """Where a bot stands; no game moves it."""

    bot: str
    rating: float
    uncertainty: float


class LadderShown(Struct, frozen=True):
    game: str
    title: str
    rows: tuple[LadderRow, ...]
    bots: tuple[BotAnchor, ...]  # the strongest first
    provisional: int  # games until a rating is more than that


class PairingShown(Struct, frozen=True):
    """With one person, or with bots of one level."""

    person: str
    name: str  # empty for a bot, and for somebody who has left the house
    bot: str
    games: int
    before: int  # how often they came behind
    behind: int
    equal: int
    gained: float  # in these games


class RatedGame(Struct, frozen=True):
    ended: int  # Unix seconds
    table: str  # empty if you did not play there
    place: int
    seats: int
    change: float
    rating: float  # after it
    others: tuple[str, ...]  # names; a bot's as "bot LEVEL"; empty for somebody who has left the house


class RatedPerson(Struct, frozen=True):
    row: LadderRow
    game: str
    title: str
    pairings: tuple[PairingShown, ...]  # the most frequent first
    narrow: bool  # most of these games were with the same few people
    games: tuple[RatedGame, ...]  # the newest first


class SeatRated(Struct, frozen=True):
    seat: Seat
    place: int  # as it counts: whoever left comes behind all who stayed
    rating: float
    uncertainty: float
    change: float
    games: int
    bot: str


class GameRated(Struct, frozen=True):
    counts: bool  # a game that was broken off while all were there does not
    seats: tuple[SeatRated, ...]
    provisional: int
