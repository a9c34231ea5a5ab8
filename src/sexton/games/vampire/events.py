"""What is announced in Grave Digger: everybody hears everything. Graves are numbered from 1, squares are `x,y`."""

from __future__ import annotations

from typing import ClassVar

from sexton.kernel.interface import Event


class Starts(Event, frozen=True):
    rule: ClassVar[str] = "VH-R17"
    seat: int


class Rolled(Event, frozen=True):
    rule: ClassVar[str] = "VH-5"
    seat: int
    pips: int


class Walked(Event, frozen=True):
    rule: ClassVar[str] = "VH-5"
    seat: int
    squares: str  # those entered, in order
    end: str


class WalkedShort(Event, frozen=True):
    rule: ClassVar[str] = "VH-R5"
    seat: int
    pips: int  # that could not be used


class StoodStill(Event, frozen=True):
    rule: ClassVar[str] = "VH-R5"
    seat: int


class StoppedAtRedX(Event, frozen=True):
    rule: ClassVar[str] = "VH-10"
    seat: int
    pips: int  # lost


class StoppedWithNewTools(Event, frozen=True):
    """On the red X, with tools found on the way."""

    rule: ClassVar[str] = "VH-R6"
    seat: int
    pips: int  # lost


class Took(Event, frozen=True):
    rule: ClassVar[str] = "VH-6"
    seat: int
    tool: str


class LeftLying(Event, frozen=True):
    rule: ClassVar[str] = "VH-R20"
    seat: int
    tool: str


class PhantomsFollow(Event, frozen=True):
    rule: ClassVar[str] = "VH-8"
    seat: int


class PhantomsIgnore(Event, frozen=True):
    rule: ClassVar[str] = "VH-9"
    seat: int


class BattleWon(Event, frozen=True):
    rule: ClassVar[str] = "VH-7"
    seat: int
    pips: int


class BattleLost(Event, frozen=True):
    rule: ClassVar[str] = "VH-7"
    seat: int
    pips: int


class Returned(Event, frozen=True):
    rule: ClassVar[str] = "VH-7"
    seat: int
    tool: str


class NothingLeftToTake(Event, frozen=True):
    rule: ClassVar[str] = "VH-R11"
    seat: int
    phantoms: int


class RedPhantomIgnores(Event, frozen=True):
    rule: ClassVar[str] = "VH-12"
    seat: int


class RedBattleWon(Event, frozen=True):
    rule: ClassVar[str] = "VH-11"
    seat: int
    pips: int


class RedBattleLost(Event, frozen=True):
    rule: ClassVar[str] = "VH-11"
    seat: int
    pips: int


class ReturnedToRed(Event, frozen=True):
    rule: ClassVar[str] = "VH-11"
    seat: int
    tool: str


class SentToGreenX(Event, frozen=True):
    rule: ClassVar[str] = "VH-R16"
    seat: int


class Digs(Event, frozen=True):
    rule: ClassVar[str] = "VH-13"
    seat: int
    grave: int


class GraveEmpty(Event, frozen=True):
    rule: ClassVar[str] = "VH-13"
    seat: int
    grave: int
    left: int  # graves still closed


class Reburied(Event, frozen=True):
    rule: ClassVar[str] = "VH-R3"
    seat: int
    grave: int


class VampireFound(Event, frozen=True):
    rule: ClassVar[str] = "VH-13"
    seat: int
    grave: int


class PathFound(Event, frozen=True):
    """The referee's: one path of a roll, what it gains (`none`, `pick`, `pick-shovel`, …) and what it risks."""

    rule: ClassVar[str] = "VH-5"
    squares: str
    gains: str
    battles: int
    red: str  # "yes": it ends on the red X with all three tools
