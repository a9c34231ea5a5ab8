"""What is announced in Gloomy Graves. Cells are written "x,y", first half's cell first."""

from __future__ import annotations

from typing import ClassVar

from sexton.kernel.interface import CARD_TO_THE_SEAT, THE_REFEREE, THE_SEAT, Event


class DeckReconstructed(Event, frozen=True):
    """The deck, called `deck`, is a reconstruction, not the printed list."""

    rule: ClassVar[str] = "GG-1"
    deck: str


class DeckGiven(Event, frozen=True):
    """The deck is called `deck`."""

    rule: ClassVar[str] = "GG-1"
    deck: str


class Starts(Event, frozen=True):
    """`seat` is the start player."""

    rule: ClassVar[str] = "GG-5"
    seat: int


class RowLaid(Event, frozen=True):
    """`card` is laid out in the open row."""

    rule: ClassVar[str] = "GG-3"
    card: str


class GraveyardCardTurned(Event, frozen=True):
    """`card` is turned up for the communal graveyard."""

    rule: ClassVar[str] = "GG-3"
    card: str


class GraveyardCardLaid(Event, frozen=True):
    """`card` begins the communal graveyard in `column` 1 or 2, with `half` above."""

    rule: ClassVar[str] = "GG-R2"
    card: str
    column: int  # 1 or 2
    half: str  # the one above


class Dealt(Event, frozen=True):
    """`seat` is dealt `card`."""

    rule: ClassVar[str] = "GG-3"
    heard: ClassVar[str] = THE_SEAT
    seat: int
    card: str


class Ready(Event, frozen=True):
    """All is dealt; `deck` cards are left in the deck."""

    rule: ClassVar[str] = "GG-3"
    deck: int


class CryptBegun(Event, frozen=True):
    """`seat` begins the crypt with `card`."""

    rule: ClassVar[str] = "GG-4"
    seat: int
    card: str


class GoBegins(Event, frozen=True):
    """The go of `seat` in `round` begins."""

    rule: ClassVar[str] = "GG-5"
    seat: int
    round: int


class BuriedInCrypt(Event, frozen=True):
    """`seat` buries `card` in the own crypt, on `cells`: `half` `lies` on `by` or at a side of it, in that `part` of
    the ground as it was; the `other` half `other_lies` on or at a side of `other_by`.
    """

    rule: ClassVar[str] = "GG-7"
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
    """`seat` buries `card` in the communal graveyard, on `cells`: `half` `lies` on `by` or at a side of it, in that
    `part` of the ground as it was; the `other` half `other_lies` on or at a side of `other_by`.
    """

    rule: ClassVar[str] = "GG-7"
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
    """No card of `seat` fits the communal graveyard."""

    rule: ClassVar[str] = "GG-R11"
    seat: int


class Discarded(Event, frozen=True):
    """`seat` discards `card`."""

    rule: ClassVar[str] = "GG-R11"
    seat: int
    card: str


class Scored(Event, frozen=True):
    """`seat` scores the type `grave`: its group has `communal` cells in the communal graveyard and `crypt` in the own
    crypt, `total` together; that earns the score card `number`, worth `points`.
    """

    rule: ClassVar[str] = "GG-18"
    seat: int
    grave: str
    communal: int
    crypt: int
    total: int
    number: int
    points: int


class ScoreDeclined(Event, frozen=True):
    """`seat` scores nothing."""

    rule: ClassVar[str] = "GG-16"
    seat: int


class DrewFromDeck(Event, frozen=True):
    """`seat` draws `card` from the deck; `left` cards are left in it."""

    rule: ClassVar[str] = "GG-19"
    heard: ClassVar[str] = CARD_TO_THE_SEAT
    seat: int
    left: int  # cards in the deck
    card: str | None = None


class DrewFromRow(Event, frozen=True):
    """`seat` takes `card` out of the open row."""

    rule: ClassVar[str] = "GG-19"
    seat: int
    card: str


class RowRefilled(Event, frozen=True):
    """`card` fills the gap in the open row; `left` cards are left in the deck."""

    rule: ClassVar[str] = "GG-19"
    card: str
    left: int


class FifthScoreCard(Event, frozen=True):
    """`seat` has a score card of every type: this is the last round."""

    rule: ClassVar[str] = "GG-20"
    seat: int


class DeckEmpty(Event, frozen=True):
    """The deck is empty when `seat` has to draw: this is the last round."""

    rule: ClassVar[str] = "GG-20"
    seat: int


class GameEnds(Event, frozen=True):
    """The end: `scores` by seat."""

    rule: ClassVar[str] = "GG-21"
    scores: tuple[int, ...]


# What a referee says


class GroupsCounted(Event, frozen=True):
    """The group of the type `grave` has `communal` cells in the communal graveyard and `crypt` in the crypt, `total`
    together.
    """

    rule: ClassVar[str] = "GG-17"
    heard: ClassVar[str] = THE_REFEREE
    grave: str
    communal: int
    crypt: int
    total: int


class EarnsCard(Event, frozen=True):
    """That earns the score card `number`, worth `points`."""

    rule: ClassVar[str] = "GG-18"
    heard: ClassVar[str] = THE_REFEREE
    number: int
    points: int


class EarnsNothing(Event, frozen=True):
    """A group of `total` cells earns nothing."""

    rule: ClassVar[str] = "GG-R14"
    heard: ClassVar[str] = THE_REFEREE
    total: int


class MayLie(Event, frozen=True):
    """The card may lie there in this `area`."""

    rule: ClassVar[str] = "GG-7"
    heard: ClassVar[str] = THE_REFEREE
    area: str


class MayNotLie(Event, frozen=True):
    """The card may not lie there in this `area`; `forbids` names the rule."""

    rule: ClassVar[str] = "GG-7"
    heard: ClassVar[str] = THE_REFEREE
    area: str
    forbids: str  # the rule
