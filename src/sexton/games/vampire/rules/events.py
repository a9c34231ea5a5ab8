"""What is announced in Grave Digger: everybody hears everything. Graves are numbered from 1, squares are `x,y`."""

from __future__ import annotations

from typing import ClassVar

from sexton.kernel.interface import THE_REFEREE, Event


class Starts(Event, frozen=True):
    """VH-R17 `seat` is player 1."""

    seat: int


class Rolled(Event, frozen=True):
    """VH-5 `seat` rolls `pips`."""

    seat: int
    pips: int


class Walked(Event, frozen=True):
    """VH-5 `seat` walks over `squares`, those entered in order, to `end`: `steps` squares, past `phantoms`, `onto` what
    lies there (`plain`, `green-x`, `red-x`, `shadow` or a tool), which is `to_red` squares from the red X.
    """

    seat: int
    squares: str  # those entered, in order
    end: str
    steps: int
    phantoms: int
    onto: str
    to_red: int


class WalkedShort(Event, frozen=True):
    """VH-R5 `pips` of `seat` could not be used."""

    seat: int
    pips: int  # that could not be used


class StoodStill(Event, frozen=True):
    """VH-R5 `seat` cannot move at all."""

    seat: int


class StoppedAtRedX(Event, frozen=True):
    """VH-10 `seat` stops on the red X; `pips` are lost."""

    seat: int
    pips: int  # lost


class StoppedWithNewTools(Event, frozen=True):
    """VH-R6 `seat` stops on the red X with tools found on the way; `pips` are lost."""

    seat: int
    pips: int  # lost


class Took(Event, frozen=True):
    """VH-6 `seat` takes `tool`."""

    seat: int
    tool: str


class LeftLying(Event, frozen=True):
    """VH-R20 `seat` leaves `tool` lying."""

    seat: int
    tool: str


class PhantomsFollow(Event, frozen=True):
    """VH-8 The phantoms follow `seat`, who was empty-handed on a shadow and took up a tool later in the same move."""

    seat: int


class PhantomsIgnore(Event, frozen=True):
    """VH-9 The phantoms ignore `seat`, who has no tool."""

    seat: int


class BattleWon(Event, frozen=True):
    """VH-7 `seat` rolls `pips` and beats a phantom."""

    seat: int
    pips: int


class BattleLost(Event, frozen=True):
    """VH-7 `seat` rolls `pips` and loses to a phantom."""

    seat: int
    pips: int


class Returned(Event, frozen=True):
    """VH-7 `seat` puts `tool` back."""

    seat: int
    tool: str


class NothingLeftToTake(Event, frozen=True):
    """VH-R11 `seat` has no tool left: the `phantoms` still to come find nothing to take."""

    seat: int
    phantoms: int


class RedPhantomIgnores(Event, frozen=True):
    """VH-12 The red phantom ignores `seat`, who does not have all three tools."""

    seat: int


class RedBattleWon(Event, frozen=True):
    """VH-11 `seat` rolls `pips` and beats the red phantom."""

    seat: int
    pips: int


class RedBattleLost(Event, frozen=True):
    """VH-11 `seat` rolls `pips` and loses to the red phantom."""

    seat: int
    pips: int


class ReturnedToRed(Event, frozen=True):
    """VH-11 `seat` puts `tool` back after the lost fight with the red phantom."""

    seat: int
    tool: str


class SentToGreenX(Event, frozen=True):
    """VH-R16 `seat` goes back to the green X."""

    seat: int


class Digs(Event, frozen=True):
    """VH-13 `seat` digs at `grave`."""

    seat: int
    grave: int


class GraveEmpty(Event, frozen=True):
    """VH-13 `seat` finds `grave` empty; `left` graves are still closed."""

    seat: int
    grave: int
    left: int  # graves still closed


class Reburied(Event, frozen=True):
    """VH-R3 `seat` closes `grave` again."""

    seat: int
    grave: int


class VampireFound(Event, frozen=True):
    """VH-13 `seat` finds the vampire in `grave` and wins."""

    seat: int
    grave: int


class PathFound(Event, frozen=True):
    """VH-5 One path of a roll: its `squares`, what it `gains` (`none`, `pick`, `pick-shovel`, …), how many `battles` it
    risks, and whether (`red`: `yes` or `no`) it ends on the red X with all three tools; the rest as in `Walked`, and
    how far its end is from its beginning: `north`, `east`, `south`, `west`.
    """

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
