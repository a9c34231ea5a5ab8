"""What is announced in Graverobbers. Graves, places in a column, rounds and hands are numbered from 1."""

from __future__ import annotations

from typing import ClassVar

from sexton.kernel.interface import CARD_TO_THE_SEAT, THE_SEAT, Event


class ObjectivesReconstructed(Event, frozen=True):
    """The objectives are our reconstruction, not the printed ones."""

    rule: ClassVar[str] = "GR-3"


class ObjectivesGiven(Event, frozen=True):
    """The objectives are a list of one's own, neither the printed one nor our reconstruction."""

    rule: ClassVar[str] = "GR-3"


class HandsLieOpen(Event, frozen=True):
    """A practice game: everybody sees what anybody sees."""

    rule: ClassVar[str] = "GR-4"


class HandBegins(Event, frozen=True):
    """Hand `hand` of `hands` begins; `seat` is its first player. Told from the second hand on."""

    rule: ClassVar[str] = "GR-R21"
    hand: int
    hands: int
    seat: int  # its first player


class Starts(Event, frozen=True):
    """`seat` is the first player of the first hand."""

    rule: ClassVar[str] = "GR-6"
    seat: int


class Dealt(Event, frozen=True):
    """`seat` is dealt `card`."""

    rule: ClassVar[str] = "GR-4"
    heard: ClassVar[str] = THE_SEAT
    seat: int
    card: str


class CardsDealt(Event, frozen=True):
    """`each` cards were dealt to every seat; `left` stay out, unseen."""

    rule: ClassVar[str] = "GR-4"
    each: int
    left: int


class ObjectiveDealt(Event, frozen=True):
    """`seat` is dealt an objective: `side` (`black` or `white`), `graves` (`1-2`, or `cemetery`), `worth` points."""

    rule: ClassVar[str] = "GR-5"
    heard: ClassVar[str] = THE_SEAT
    seat: int
    side: str
    graves: str  # "1-2", or "cemetery"
    worth: int


class ObjectiveLaidAside(Event, frozen=True):
    """`seat` lays the objective aside that has this `side`, these `graves` and this `worth`."""

    rule: ClassVar[str] = "GR-5"
    heard: ClassVar[str] = THE_SEAT
    seat: int
    side: str
    graves: str
    worth: int


class ObjectivesChosen(Event, frozen=True):
    """All have laid one objective aside."""

    rule: ClassVar[str] = "GR-R16"


class RoundBegins(Event, frozen=True):
    """Round `round` of at most `rounds` begins; `seat` leads it."""

    rule: ClassVar[str] = "GR-6"
    round: int
    rounds: int
    seat: int


class PlayedFaceUp(Event, frozen=True):
    """`seat` plays `card` face up at `grave`."""

    rule: ClassVar[str] = "GR-8"
    seat: int
    card: str
    grave: int


class PlayedFaceDown(Event, frozen=True):
    """`seat` plays `card` face down at `grave`."""

    rule: ClassVar[str] = "GR-8"
    heard: ClassVar[str] = CARD_TO_THE_SEAT
    seat: int
    grave: int
    card: str | None = None


class Spied(Event, frozen=True):
    """`seat` spends a bobby, `card`, to spy at `grave`."""

    rule: ClassVar[str] = "GR-10"
    seat: int
    card: str  # the bobby spent
    grave: int


class TurnedUp(Event, frozen=True):
    """The card at `place` of the column of `grave` is turned up: it is `card`."""

    rule: ClassVar[str] = "GR-10"
    card: str
    grave: int
    place: int


class Stopped(Event, frozen=True):
    """`seat` plays no second card."""

    rule: ClassVar[str] = "GR-9"
    seat: int


class Passed(Event, frozen=True):
    """`seat` passes: no grave is open, or, with a box of your own, no card is left."""

    rule: ClassVar[str] = "GR-R10"
    seat: int


class ColumnFull(Event, frozen=True):
    """The seventh card lies at `grave`: it is judged at once."""

    rule: ClassVar[str] = "GR-11"
    grave: int


class ColumnShown(Event, frozen=True):
    """The column of `grave` is shown, nearest the grave first: `cards`; its `defence` and `robbery`, and how many
    `bobbies` counted.
    """

    rule: ClassVar[str] = "GR-12"
    grave: int
    cards: tuple[str, ...]
    defence: int
    robbery: int
    bobbies: int  # how many of them counted


class ColumnEmpty(Event, frozen=True):
    """No card lies at `grave`."""

    rule: ClassVar[str] = "GR-R9"
    grave: int


class Ransacked(Event, frozen=True):
    """`grave` is ransacked."""

    rule: ClassVar[str] = "GR-13"
    grave: int


class Undisturbed(Event, frozen=True):
    """`grave` is undisturbed."""

    rule: ClassVar[str] = "GR-13"
    grave: int


class AccusationsBegin(Event, frozen=True):
    """The accuse phase begins; `seat` is asked first."""

    rule: ClassVar[str] = "GR-14"
    seat: int  # who is asked first


class Accused(Event, frozen=True):
    """`seat` accuses `accused_seat`."""

    rule: ClassVar[str] = "GR-14"
    seat: int
    accused_seat: int


class NotAccused(Event, frozen=True):
    """`seat` accuses nobody."""

    rule: ClassVar[str] = "GR-14"
    seat: int


class AccusationsOver(Event, frozen=True):
    """The accuse phase is over."""

    rule: ClassVar[str] = "GR-14"


class RoundEnds(Event, frozen=True):
    """Round `round` is over."""

    rule: ClassVar[str] = "GR-16"
    round: int


class FateSealed(Event, frozen=True):
    """The hand ends before its last round: `ransacked` and `undisturbed` count the graves judged so far."""

    rule: ClassVar[str] = "GR-17"
    ransacked: int
    undisturbed: int


class LastRoundOver(Event, frozen=True):
    """The last round is over, and with it the hand; `fate-sealed` is not told then, whatever was judged."""

    rule: ClassVar[str] = "GR-17"


class FinalJudging(Event, frozen=True):
    """The graves that are still open are judged, from the lowest number up."""

    rule: ClassVar[str] = "GR-18"


class CemeteryRansacked(Event, frozen=True):
    """`count` graves are ransacked: the cemetery is ransacked."""

    rule: ClassVar[str] = "GR-19"
    count: int


class CemeteryUndisturbed(Event, frozen=True):
    """`count` graves are ransacked, too few: the cemetery is undisturbed."""

    rule: ClassVar[str] = "GR-19"
    count: int  # of ransacked graves


class HandShown(Event, frozen=True):
    """`seat` shows the `count` cards left in hand: `cards`."""

    rule: ClassVar[str] = "GR-R22"
    seat: int
    cards: tuple[str, ...]
    count: int


class HandScored(Event, frozen=True):
    """The hand of `seat` holds robbers worth `robbers` and detectives worth `detectives`: `points` points."""

    rule: ClassVar[str] = "GR-20"
    seat: int
    robbers: int
    detectives: int
    points: int


class BobbiesScored(Event, frozen=True):
    """`seat` holds `bobbies` bobbies: `points` points."""

    rule: ClassVar[str] = "GR-21"
    seat: int
    bobbies: int
    points: int


class ObjectiveScored(Event, frozen=True):
    """An objective of `seat` with this `side`, these `graves` and this `worth` earns `points`, 0 if it was not
    achieved.
    """

    rule: ClassVar[str] = "GR-22"
    seat: int
    side: str
    graves: str
    worth: int
    points: int  # 0 if it was not achieved


class AccusationTrue(Event, frozen=True):
    """`seat` accused `accused_seat` rightly."""

    rule: ClassVar[str] = "GR-23"
    seat: int
    accused_seat: int


class AccusationFalse(Event, frozen=True):
    """`seat` accused `accused_seat` wrongly."""

    rule: ClassVar[str] = "GR-23"
    seat: int
    accused_seat: int


class HandEnds(Event, frozen=True):
    """Hand `hand` of `hands` is over: its `scores` and the `totals` of the match, by seat."""

    rule: ClassVar[str] = "GR-24"
    hand: int
    hands: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]


class Wins(Event, frozen=True):
    """`seats` win."""

    rule: ClassVar[str] = "GR-24"
    seats: tuple[int, ...]
