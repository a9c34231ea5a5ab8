"""What is announced in Gloomy Graves. Cells are written "x,y", first half's cell first."""

from __future__ import annotations

from typing import ClassVar

from sexton.kernel.interface import Event


class DeckReconstructed(Event, frozen=True):
    rule: ClassVar[str] = "GG-1"
    deck: str


class DeckGiven(Event, frozen=True):
    rule: ClassVar[str] = "GG-1"
    deck: str


class Starts(Event, frozen=True):
    rule: ClassVar[str] = "GG-5"
    seat: int


class RowLaid(Event, frozen=True):
    rule: ClassVar[str] = "GG-3"
    card: str


class GraveyardCardTurned(Event, frozen=True):
    rule: ClassVar[str] = "GG-3"
    card: str


class GraveyardCardLaid(Event, frozen=True):
    rule: ClassVar[str] = "GG-R2"
    card: str
    column: int  # 1 or 2
    half: str  # the one above


class Dealt(Event, frozen=True):
    rule: ClassVar[str] = "GG-3"
    seat: int
    card: str  # only the seat itself hears of the cards dealt to it


class Ready(Event, frozen=True):
    rule: ClassVar[str] = "GG-3"
    deck: int


class CryptBegun(Event, frozen=True):
    rule: ClassVar[str] = "GG-4"
    seat: int
    card: str


class GoBegins(Event, frozen=True):
    rule: ClassVar[str] = "GG-5"
    seat: int
    round: int


class BuriedInCrypt(Event, frozen=True):
    rule: ClassVar[str] = "GG-7"
    seat: int
    card: str
    cells: str


class BuriedInGraveyard(Event, frozen=True):
    rule: ClassVar[str] = "GG-7"
    seat: int
    card: str
    cells: str


class NothingFits(Event, frozen=True):
    rule: ClassVar[str] = "GG-R11"
    seat: int


class Discarded(Event, frozen=True):
    rule: ClassVar[str] = "GG-R11"
    seat: int
    card: str


class Scored(Event, frozen=True):
    rule: ClassVar[str] = "GG-18"
    seat: int
    grave: str
    communal: int
    crypt: int
    total: int
    number: int
    points: int


class ScoreDeclined(Event, frozen=True):
    rule: ClassVar[str] = "GG-16"
    seat: int


class DrewFromDeck(Event, frozen=True):
    rule: ClassVar[str] = "GG-19"
    seat: int
    left: int  # cards in the deck
    card: str | None = None  # None to everyone but the seat


class DrewFromRow(Event, frozen=True):
    rule: ClassVar[str] = "GG-19"
    seat: int
    card: str


class RowRefilled(Event, frozen=True):
    rule: ClassVar[str] = "GG-19"
    card: str
    left: int


class FifthScoreCard(Event, frozen=True):
    rule: ClassVar[str] = "GG-20"
    seat: int


class DeckEmpty(Event, frozen=True):
    rule: ClassVar[str] = "GG-20"
    seat: int


class GameEnds(Event, frozen=True):
    rule: ClassVar[str] = "GG-21"
    scores: tuple[int, ...]


# What a referee says


class GroupsCounted(Event, frozen=True):
    rule: ClassVar[str] = "GG-17"
    grave: str
    communal: int
    crypt: int
    total: int


class EarnsCard(Event, frozen=True):
    rule: ClassVar[str] = "GG-18"
    number: int
    points: int


class EarnsNothing(Event, frozen=True):
    rule: ClassVar[str] = "GG-R14"
    total: int


class MayLie(Event, frozen=True):
    rule: ClassVar[str] = "GG-7"
    area: str


class MayNotLie(Event, frozen=True):
    rule: ClassVar[str] = "GG-7"
    area: str
    forbids: str  # the rule
