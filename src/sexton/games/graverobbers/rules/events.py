"""What is announced in Graverobbers. Graves, places in a column, rounds and hands are numbered from 1."""

from __future__ import annotations

from typing import ClassVar

from sexton.kernel.interface import CARD_TO_THE_SEAT, THE_SEAT, Event


class ObjectivesReconstructed(Event, frozen=True):
    """GR-3 The objectives are our reconstruction, not the printed ones."""


class ObjectivesGiven(Event, frozen=True):
    """GR-3 The objectives are a list of one's own, neither the printed one nor our reconstruction."""


class HandsLieOpen(Event, frozen=True):
    """GR-4 A practice game: everybody sees what anybody sees."""


class HandBegins(Event, frozen=True):
    """GR-R21 Hand `hand` of `hands` begins; `seat` is its first player. Told from the second hand on."""

    hand: int
    hands: int
    seat: int  # its first player


class Starts(Event, frozen=True):
    """GR-6 `seat` is the first player of the first hand."""

    seat: int


class Dealt(Event, frozen=True):
    """GR-4 `seat` is dealt `card`."""

    heard: ClassVar[str] = THE_SEAT
    seat: int
    card: str


class CardsDealt(Event, frozen=True):
    """GR-4 `each` cards were dealt to every seat; `left` stay out, unseen."""

    each: int
    left: int


class ObjectiveDealt(Event, frozen=True):
    """GR-5 `seat` is dealt an objective: `side` (`black` or `white`), `graves` (`1-2`, `cemetery`), `worth` points."""

    heard: ClassVar[str] = THE_SEAT
    seat: int
    side: str
    graves: str  # "1-2", or "cemetery"
    worth: int


class ObjectiveLaidAside(Event, frozen=True):
    """GR-5 `seat` lays the objective aside that has this `side`, these `graves` and this `worth`."""

    heard: ClassVar[str] = THE_SEAT
    seat: int
    side: str
    graves: str
    worth: int


class ObjectivesChosen(Event, frozen=True):
    """GR-R16 All have laid one objective aside."""


class RoundBegins(Event, frozen=True):
    """GR-6 Round `round` of at most `rounds` begins; `seat` leads it."""

    round: int
    rounds: int
    seat: int


class PlayedFaceUp(Event, frozen=True):
    """GR-8 `seat` plays `card` face up at `grave`."""

    seat: int
    card: str
    grave: int


class PlayedFaceDown(Event, frozen=True):
    """GR-8 `seat` plays `card` face down at `grave`."""

    heard: ClassVar[str] = CARD_TO_THE_SEAT
    seat: int
    grave: int
    card: str | None = None


class Spied(Event, frozen=True):
    """GR-10 `seat` spends a bobby, `card`, to spy at `grave`."""

    seat: int
    card: str  # the bobby spent
    grave: int


class TurnedUp(Event, frozen=True):
    """GR-10 The card at `place` of the column of `grave` is turned up: it is `card`."""

    card: str
    grave: int
    place: int


class Stopped(Event, frozen=True):
    """GR-9 `seat` plays no second card."""

    seat: int


class Passed(Event, frozen=True):
    """GR-R10 `seat` passes: no grave is open, or, with a box of your own, no card is left."""

    seat: int


class ColumnFull(Event, frozen=True):
    """GR-11 The seventh card lies at `grave`: it is judged at once."""

    grave: int


class ColumnShown(Event, frozen=True):
    """GR-12 The column of `grave` is shown, nearest the grave first: `cards`; its `defence` and `robbery`, and how many
    `bobbies` counted.
    """

    grave: int
    cards: tuple[str, ...]
    defence: int
    robbery: int
    bobbies: int  # how many of them counted


class ColumnEmpty(Event, frozen=True):
    """GR-R9 No card lies at `grave`."""

    grave: int


class Ransacked(Event, frozen=True):
    """GR-13 `grave` is ransacked."""

    grave: int


class Undisturbed(Event, frozen=True):
    """GR-13 `grave` is undisturbed."""

    grave: int


class AccusationsBegin(Event, frozen=True):
    """GR-14 The accuse phase begins; `seat` is asked first."""

    seat: int  # who is asked first


class Accused(Event, frozen=True):
    """GR-14 `seat` accuses `accused_seat`."""

    seat: int
    accused_seat: int


class NotAccused(Event, frozen=True):
    """GR-14 `seat` accuses nobody."""

    seat: int


class AccusationsOver(Event, frozen=True):
    """GR-14 The accuse phase is over."""


class RoundEnds(Event, frozen=True):
    """GR-16 Round `round` is over."""

    round: int


class FateSealed(Event, frozen=True):
    """GR-17 The hand ends before its last round: `ransacked` and `undisturbed` count the graves judged so far."""

    ransacked: int
    undisturbed: int


class LastRoundOver(Event, frozen=True):
    """GR-17 The last round is over, and with it the hand; `fate-sealed` is not told then, whatever was judged."""


class FinalJudging(Event, frozen=True):
    """GR-18 The graves that are still open are judged, from the lowest number up."""


class CemeteryRansacked(Event, frozen=True):
    """GR-19 `count` graves are ransacked: the cemetery is ransacked."""

    count: int


class CemeteryUndisturbed(Event, frozen=True):
    """GR-19 `count` graves are ransacked, too few: the cemetery is undisturbed."""

    count: int  # of ransacked graves


class HandShown(Event, frozen=True):
    """GR-R22 `seat` shows the `count` cards left in hand: `cards`."""

    seat: int
    cards: tuple[str, ...]
    count: int


class HandScored(Event, frozen=True):
    """GR-20 The hand of `seat` holds robbers worth `robbers` and detectives worth `detectives`: `points` points."""

    seat: int
    robbers: int
    detectives: int
    points: int


class BobbiesScored(Event, frozen=True):
    """GR-21 `seat` holds `bobbies` bobbies: `points` points."""

    seat: int
    bobbies: int
    points: int


class ObjectiveScored(Event, frozen=True):
    """GR-22 An objective of `seat` with this `side`, these `graves` and this `worth` earns `points`, 0 if it was not
    achieved.
    """

    seat: int
    side: str
    graves: str
    worth: int
    points: int  # 0 if it was not achieved


class AccusationTrue(Event, frozen=True):
    """GR-23 `seat` accused `accused_seat` rightly."""

    seat: int
    accused_seat: int


class AccusationFalse(Event, frozen=True):
    """GR-23 `seat` accused `accused_seat` wrongly."""

    seat: int
    accused_seat: int


class HandEnds(Event, frozen=True):
    """GR-24 Hand `hand` of `hands` is over: its `scores` and the `totals` of the match, by seat."""

    hand: int
    hands: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]


class Wins(Event, frozen=True):
    """GR-24 `seats` win."""

    seats: tuple[int, ...]
