"""What is announced in Grave Digger: everybody hears everything. Graves are numbered from 1, squares are `x,y`."""

from __future__ import annotations

from typing import ClassVar

from sexton.kernel.interface import THE_REFEREE, Event


class Starts(Event, frozen=True):
    """`seat` is player 1."""

    rule: ClassVar[str] = "VH-R17"
    seat: int


class Rolled(Event, frozen=True):
    """`seat` rolls `pips`."""

    rule: ClassVar[str] = "VH-5"
    seat: int
    pips: int


class Walked(Event, frozen=True):
    """`seat` walks over `squares`, those entered in order, to `end`: `steps` squares, past `phantoms`, `onto` what lies
    there (`plain`, `green-x`, `red-x`, `shadow` or a tool), which is `to_red` squares from the red X.
    """

    rule: ClassVar[str] = "VH-5"
    seat: int
    squares: str  # those entered, in order
    end: str
    steps: int
    phantoms: int
    onto: str
    to_red: int


class WalkedShort(Event, frozen=True):
    """`pips` of `seat` could not be used."""

    rule: ClassVar[str] = "VH-R5"
    seat: int
    pips: int  # that could not be used


class StoodStill(Event, frozen=True):
    """`seat` cannot move at all."""

    rule: ClassVar[str] = "VH-R5"
    seat: int


class StoppedAtRedX(Event, frozen=True):
    """`seat` stops on the red X; `pips` are lost."""

    rule: ClassVar[str] = "VH-10"
    seat: int
    pips: int  # lost


class StoppedWithNewTools(Event, frozen=True):
    """`seat` stops on the red X with tools found on the way; `pips` are lost."""

    rule: ClassVar[str] = "VH-R6"
    seat: int
    pips: int  # lost


class Took(Event, frozen=True):
    """`seat` takes `tool`."""

    rule: ClassVar[str] = "VH-6"
    seat: int
    tool: str


class LeftLying(Event, frozen=True):
    """`seat` leaves `tool` lying."""

    rule: ClassVar[str] = "VH-R20"
    seat: int
    tool: str


class PhantomsFollow(Event, frozen=True):
    """The phantoms follow `seat`, who was empty-handed on a shadow and took up a tool later in the same move."""

    rule: ClassVar[str] = "VH-8"
    seat: int


class PhantomsIgnore(Event, frozen=True):
    """The phantoms ignore `seat`, who has no tool."""

    rule: ClassVar[str] = "VH-9"
    seat: int


class BattleWon(Event, frozen=True):
    """`seat` rolls `pips` and beats a phantom."""

    rule: ClassVar[str] = "VH-7"
    seat: int
    pips: int


class BattleLost(Event, frozen=True):
    """`seat` rolls `pips` and loses to a phantom."""

    rule: ClassVar[str] = "VH-7"
    seat: int
    pips: int


class Returned(Event, frozen=True):
    """`seat` puts `tool` back."""

    rule: ClassVar[str] = "VH-7"
    seat: int
    tool: str


class NothingLeftToTake(Event, frozen=True):
    """`seat` has no tool left: the `phantoms` still to come find nothing to take."""

    rule: ClassVar[str] = "VH-R11"
    seat: int
    phantoms: int


class RedPhantomIgnores(Event, frozen=True):
    """The red phantom ignores `seat`, who does not have all three tools."""

    rule: ClassVar[str] = "VH-12"
    seat: int


class RedBattleWon(Event, frozen=True):
    """`seat` rolls `pips` and beats the red phantom."""

    rule: ClassVar[str] = "VH-11"
    seat: int
    pips: int


class RedBattleLost(Event, frozen=True):
    """`seat` rolls `pips` and loses to the red phantom."""

    rule: ClassVar[str] = "VH-11"
    seat: int
    pips: int


class ReturnedToRed(Event, frozen=True):
    """`seat` puts `tool` back after the lost fight with the red phantom."""

    rule: ClassVar[str] = "VH-11"
    seat: int
    tool: str


class SentToGreenX(Event, frozen=True):
    """`seat` goes back to the green X."""

    rule: ClassVar[str] = "VH-R16"
    seat: int


class Digs(Event, frozen=True):
    """`seat` digs at `grave`."""

    rule: ClassVar[str] = "VH-13"
    seat: int
    grave: int


class GraveEmpty(Event, frozen=True):
    """`seat` finds `grave` empty; `left` graves are still closed."""

    rule: ClassVar[str] = "VH-13"
    seat: int
    grave: int
    left: int  # graves still closed


class Reburied(Event, frozen=True):
    """`seat` closes `grave` again."""

    rule: ClassVar[str] = "VH-R3"
    seat: int
    grave: int


class VampireFound(Event, frozen=True):
    """`seat` finds the vampire in `grave` and wins."""

    rule: ClassVar[str] = "VH-13"
    seat: int
    grave: int


class PathFound(Event, frozen=True):
    """One path of a roll: its `squares`, what it `gains` (`none`, `pick`, `pick-shovel`, …), how many `battles` it
    risks, and whether (`red`: `yes` or `no`) it ends on the red X with all three tools; the rest as in `Walked`, and
    how far its end is from its beginning: `north`, `east`, `south`, `west`.
    """

    rule: ClassVar[str] = "VH-5"
    heard: ClassVar[str] = THE_REFEREE
    squares: str
    gains: str
    battles: int
    red: str  # "yes": it ends on the red X with all three tools
    steps: int
    phantoms: int
    onto: str
    north: int
    east: int
    south: int
    west: int
