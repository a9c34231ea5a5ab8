"""What is announced in Graverobbers. Graves, places in a column, rounds and hands are numbered from 1."""

from __future__ import annotations

from typing import ClassVar

from sexton.kernel.interface import Event


class ObjectivesReconstructed(Event, frozen=True):
    rule: ClassVar[str] = "GR-3"


class ObjectivesGiven(Event, frozen=True):
    """A list of one's own."""

    rule: ClassVar[str] = "GR-3"


class HandsLieOpen(Event, frozen=True):
    """Practice: everybody sees what anybody sees."""

    rule: ClassVar[str] = "GR-4"


class HandBegins(Event, frozen=True):
    rule: ClassVar[str] = "GR-R21"
    hand: int
    hands: int
    seat: int  # its first player


class Starts(Event, frozen=True):
    rule: ClassVar[str] = "GR-6"
    seat: int


class Dealt(Event, frozen=True):
    rule: ClassVar[str] = "GR-4"
    seat: int
    card: str  # only the seat itself hears of the cards dealt to it


class CardsDealt(Event, frozen=True):
    rule: ClassVar[str] = "GR-4"
    each: int
    left: int


class ObjectiveDealt(Event, frozen=True):
    rule: ClassVar[str] = "GR-5"
    seat: int
    side: str
    graves: str  # "1-2", or "cemetery"
    worth: int


class ObjectiveLaidAside(Event, frozen=True):
    """Told to the seat itself; the others hear of `ObjectivesChosen` only."""

    rule: ClassVar[str] = "GR-5"
    seat: int
    side: str
    graves: str
    worth: int


class ObjectivesChosen(Event, frozen=True):
    rule: ClassVar[str] = "GR-R16"


class RoundBegins(Event, frozen=True):
    rule: ClassVar[str] = "GR-6"
    round: int
    rounds: int
    seat: int


class PlayedFaceUp(Event, frozen=True):
    rule: ClassVar[str] = "GR-8"
    seat: int
    card: str
    grave: int


class PlayedFaceDown(Event, frozen=True):
    rule: ClassVar[str] = "GR-8"
    seat: int
    grave: int
    card: str | None = None  # None to everyone but the seat (GR-R18)


class Spied(Event, frozen=True):
    rule: ClassVar[str] = "GR-10"
    seat: int
    card: str  # the bobby spent
    grave: int


class TurnedUp(Event, frozen=True):
    rule: ClassVar[str] = "GR-10"
    card: str
    grave: int
    place: int


class Stopped(Event, frozen=True):
    rule: ClassVar[str] = "GR-9"
    seat: int


class Passed(Event, frozen=True):
    rule: ClassVar[str] = "GR-R10"
    seat: int


class ColumnFull(Event, frozen=True):
    rule: ClassVar[str] = "GR-11"
    grave: int


class ColumnShown(Event, frozen=True):
    rule: ClassVar[str] = "GR-12"
    grave: int
    cards: tuple[str, ...]
    defence: int
    robbery: int
    bobbies: int  # how many of them counted


class ColumnEmpty(Event, frozen=True):
    rule: ClassVar[str] = "GR-R9"
    grave: int


class Ransacked(Event, frozen=True):
    rule: ClassVar[str] = "GR-13"
    grave: int


class Undisturbed(Event, frozen=True):
    rule: ClassVar[str] = "GR-13"
    grave: int


class AccusationsBegin(Event, frozen=True):
    rule: ClassVar[str] = "GR-14"
    seat: int  # who is asked first


class Accused(Event, frozen=True):
    rule: ClassVar[str] = "GR-14"
    seat: int
    accused_seat: int


class NotAccused(Event, frozen=True):
    rule: ClassVar[str] = "GR-14"
    seat: int


class AccusationsOver(Event, frozen=True):
    rule: ClassVar[str] = "GR-14"


class RoundEnds(Event, frozen=True):
    rule: ClassVar[str] = "GR-16"
    round: int


class FateSealed(Event, frozen=True):
    """The hand ends early."""

    rule: ClassVar[str] = "GR-17"
    ransacked: int
    undisturbed: int


class LastRoundOver(Event, frozen=True):
    rule: ClassVar[str] = "GR-17"


class FinalJudging(Event, frozen=True):
    rule: ClassVar[str] = "GR-18"


class CemeteryRansacked(Event, frozen=True):
    rule: ClassVar[str] = "GR-19"
    count: int


class CemeteryUndisturbed(Event, frozen=True):
    rule: ClassVar[str] = "GR-19"
    count: int  # of ransacked graves


class HandShown(Event, frozen=True):
    rule: ClassVar[str] = "GR-R22"
    seat: int
    cards: tuple[str, ...]
    count: int


class HandScored(Event, frozen=True):
    rule: ClassVar[str] = "GR-20"
    seat: int
    robbers: int
    detectives: int
    points: int


class BobbiesScored(Event, frozen=True):
    rule: ClassVar[str] = "GR-21"
    seat: int
    bobbies: int
    points: int


class ObjectiveScored(Event, frozen=True):
    rule: ClassVar[str] = "GR-22"
    seat: int
    side: str
    graves: str
    worth: int
    points: int  # 0 if it was not achieved


class AccusationTrue(Event, frozen=True):
    rule: ClassVar[str] = "GR-23"
    seat: int
    accused_seat: int


class AccusationFalse(Event, frozen=True):
    rule: ClassVar[str] = "GR-23"
    seat: int
    accused_seat: int


class HandEnds(Event, frozen=True):
    rule: ClassVar[str] = "GR-24"
    hand: int
    hands: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]


class Wins(Event, frozen=True):
    rule: ClassVar[str] = "GR-24"
    seats: tuple[int, ...]
