"""What is announced in Gloomy Graves. Cells are written "x,y", first half's cell first."""

from __future__ import annotations

from typing import ClassVar

from sexton.kernel.interface import CARD_TO_THE_SEAT, THE_REFEREE, THE_SEAT, Event


class DeckReconstructed(Event, frozen=True):
    """GG-1 The deck, called `deck`, is a reconstruction, not the printed list."""

    deck: str


class DeckGiven(Event, frozen=True):
    """GG-1 The deck is called `deck`."""

    deck: str


class Starts(Event, frozen=True):
    """GG-5 `seat` is the start player."""

    seat: int


class RowLaid(Event, frozen=True):
    """GG-3 `card` is laid out in the open row."""

    card: str


class GraveyardCardTurned(Event, frozen=True):
    """GG-3 `card` is turned up for the communal graveyard."""

    card: str


class GraveyardCardLaid(Event, frozen=True):
    """GG-R2 `card` begins the communal graveyard in `column` 1 or 2, with `half` above."""

    card: str
    column: int  # 1 or 2
    half: str  # the one above


class Dealt(Event, frozen=True):
    """GG-3 `seat` is dealt `card`."""

    heard: ClassVar[str] = THE_SEAT
    seat: int
    card: str


class Ready(Event, frozen=True):
    """GG-3 All is dealt; `deck` cards are left in the deck."""

    deck: int


class CryptBegun(Event, frozen=True):
    """GG-4 `seat` begins the crypt with `card`."""

    seat: int
    card: str


class GoBegins(Event, frozen=True):
    """GG-5 The go of `seat` in `round` begins."""

    seat: int
    round: int


class BuriedInCrypt(Event, frozen=True):
    """GG-7 `seat` buries `card` in the own crypt, on `cells`: `half` `lies` on `by` or at a side of it, in that `part`
    of the ground as it was; the `other` half `other_lies` on or at a side of `other_by`.
    """

    seat: int
    card: str
    cells: str
    half: str
    lies: str  # on, or left, above, below, right
    by: str
    part: str  # top-left, top, ... middle, ... bottom-right
    other: str
    other_lies: str
    other_by: str


class BuriedInGraveyard(Event, frozen=True):
    """GG-7 `seat` buries `card` in the communal graveyard, on `cells`: `half` `lies` on `by` or at a side of it, in
    that `part` of the ground as it was; the `other` half `other_lies` on or at a side of `other_by`.
    """

    seat: int
    card: str
    cells: str
    half: str
    lies: str  # on, or left, above, below, right
    by: str
    part: str  # top-left, top, ... middle, ... bottom-right
    other: str
    other_lies: str
    other_by: str


class NothingFits(Event, frozen=True):
    """GG-R11 No card of `seat` fits the communal graveyard."""

    seat: int


class Discarded(Event, frozen=True):
    """GG-R11 `seat` discards `card`."""

    seat: int
    card: str


class Scored(Event, frozen=True):
    """GG-18 `seat` scores the type `grave`: its group has `communal` cells in the communal graveyard and `crypt` in the
    own crypt, `total` together; that earns the score card `number`, worth `points`.
    """

    seat: int
    grave: str
    communal: int
    crypt: int
    total: int
    number: int
    points: int


class ScoreDeclined(Event, frozen=True):
    """GG-16 `seat` scores nothing."""

    seat: int


class DrewFromDeck(Event, frozen=True):
    """GG-19 `seat` draws `card` from the deck; `left` cards are left in it."""

    heard: ClassVar[str] = CARD_TO_THE_SEAT
    seat: int
    left: int  # cards in the deck
    card: str | None = None


class DrewFromRow(Event, frozen=True):
    """GG-19 `seat` takes `card` out of the open row."""

    seat: int
    card: str


class RowRefilled(Event, frozen=True):
    """GG-19 `card` fills the gap in the open row; `left` cards are left in the deck."""

    card: str
    left: int


class FifthScoreCard(Event, frozen=True):
    """GG-20 `seat` has a score card of every type: this is the last round."""

    seat: int


class DeckEmpty(Event, frozen=True):
    """GG-20 The deck is empty when `seat` has to draw: this is the last round."""

    seat: int


class GameEnds(Event, frozen=True):
    """GG-21 The end: `scores` by seat."""

    scores: tuple[int, ...]


# What a referee says


class GroupsCounted(Event, frozen=True):
    """GG-17 The group of the type `grave` has `communal` cells in the communal graveyard and `crypt` in the crypt,
    `total` together.
    """

    heard: ClassVar[str] = THE_REFEREE
    grave: str
    communal: int
    crypt: int
    total: int


class EarnsCard(Event, frozen=True):
    """GG-18 That earns the score card `number`, worth `points`."""

    heard: ClassVar[str] = THE_REFEREE
    number: int
    points: int


class EarnsNothing(Event, frozen=True):
    """GG-R14 A group of `total` cells earns nothing."""

    heard: ClassVar[str] = THE_REFEREE
    total: int


class MayLie(Event, frozen=True):
    """GG-7 The card may lie there in this `area`."""

    heard: ClassVar[str] = THE_REFEREE
    area: str


class MayNotLie(Event, frozen=True):
    """GG-7 The card may not lie there in this `area`; `forbids` names the rule."""

    heard: ClassVar[str] = THE_REFEREE
    area: str
    forbids: str  # the rule
