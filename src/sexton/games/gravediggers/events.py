"""What is announced in Gravediggers. Cemeteries and places in a line are numbered from 1, as on the table."""

from __future__ import annotations

from typing import ClassVar

from sexton.kernel.interface import Event


class Starts(Event, frozen=True):
    rule: ClassVar[str] = "GD-7"
    seat: int


class Dealt(Event, frozen=True):
    rule: ClassVar[str] = "GD-5"
    seat: int
    card: str  # only the seat itself hears of the cards dealt to it


class Ready(Event, frozen=True):
    rule: ClassVar[str] = "GD-5"
    deck: int


class TileTurned(Event, frozen=True):
    rule: ClassVar[str] = "GD-8"
    seat: int
    tile: str


class NoEffect(Event, frozen=True):
    rule: ClassVar[str] = "GD-R8"
    seat: int
    tile: str


class TilesShuffled(Event, frozen=True):
    rule: ClassVar[str] = "GD-9"


class Placed(Event, frozen=True):
    rule: ClassVar[str] = "GD-10"
    seat: int
    cemetery: int
    card: str | None = None  # None to everyone but the seat


class Drew(Event, frozen=True):
    rule: ClassVar[str] = "GD-10"
    seat: int
    left: int  # cards in the deck
    card: str | None = None


class Viewed(Event, frozen=True):
    rule: ClassVar[str] = "GD-11"
    seat: int
    cemetery: int
    place: int
    card: str | None = None


class Revealed(Event, frozen=True):
    rule: ClassVar[str] = "GD-12"
    seat: int
    cemetery: int
    place: int
    card: str


class RobberyBegins(Event, frozen=True):
    rule: ClassVar[str] = "GD-13"
    seat: int
    cemetery: int


class FinalRobbery(Event, frozen=True):
    rule: ClassVar[str] = "GD-24"
    cemetery: int


class CreditTaken(Event, frozen=True):
    rule: ClassVar[str] = "GD-23"
    seat: int
    shown: int  # the money lifted into view (GD-R17)
    notes: int


class CreditDeclined(Event, frozen=True):
    rule: ClassVar[str] = "GD-23"
    seat: int


class FistsShown(Event, frozen=True):
    rule: ClassVar[str] = "GD-14"
    fists: tuple[int, ...]


class CardsTurned(Event, frozen=True):
    rule: ClassVar[str] = "GD-15"
    cards: tuple[str, ...]  # where they lie: oldest first
    bounty: int
    laid_by: tuple[
        int | None, ...
    ] = ()  # who laid each of them, None: from the deck; empty where nobody asked (referee)


class SupplyShort(Event, frozen=True):
    rule: ClassVar[str] = "GD-R12"
    supply: int


class LoneWidow(Event, frozen=True):
    rule: ClassVar[str] = "GD-16"


class WidowsChat(Event, frozen=True):
    rule: ClassVar[str] = "GD-16"
    count: int


class LoneGuard(Event, frozen=True):
    rule: ClassVar[str] = "GD-17"


class GuardsPlay(Event, frozen=True):
    rule: ClassVar[str] = "GD-17"
    count: int


class Rewarded(Event, frozen=True):
    rule: ClassVar[str] = "GD-17"
    seat: int
    coins: int


class BanditsRaid(Event, frozen=True):
    rule: ClassVar[str] = "GD-18"
    bandits: int
    accomplices: int


class FistLost(Event, frozen=True):
    rule: ClassVar[str] = "GD-18"
    seat: int
    coins: int


class AccomplicesHelp(Event, frozen=True):
    rule: ClassVar[str] = "GD-18"
    bandits: int
    accomplices: int


class BanditsFightAccomplices(Event, frozen=True):
    rule: ClassVar[str] = "GD-18"
    count: int


class Paid(Event, frozen=True):
    rule: ClassVar[str] = "GD-19"
    seats: tuple[int, ...]
    coins: int
    left: int


class Unpaid(Event, frozen=True):
    rule: ClassVar[str] = "GD-20"
    seats: tuple[int, ...]
    coins: int
    left: int


class FistsForfeited(Event, frozen=True):
    rule: ClassVar[str] = "GD-R1"
    seats: tuple[int, ...]
    coins: int


class BountyReturned(Event, frozen=True):
    rule: ClassVar[str] = "GD-21"
    coins: int


class NewCardLaid(Event, frozen=True):
    rule: ClassVar[str] = "GD-22"
    cemetery: int
    left: int


class Closed(Event, frozen=True):
    rule: ClassVar[str] = "GD-22"
    cemetery: int


class LastCardPlayed(Event, frozen=True):
    rule: ClassVar[str] = "GD-24"
    seat: int


class AllClosed(Event, frozen=True):
    rule: ClassVar[str] = "GD-R7"


class GameEnds(Event, frozen=True):
    rule: ClassVar[str] = "GD-25"
    money: tuple[int, ...]
    notes: tuple[int, ...]
    scores: tuple[int, ...]
