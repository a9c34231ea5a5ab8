# engine: compiled
"""The arithmetic of a bet on the graves, for what reads views and what reads states: both agree to the bit."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import GRAVES, MAJORITY

DRIFT: Final = -0.1  # what one unknown card adds to robbery less defence: its mean,
SPREAD: Final = 3.3  # and the square of its spread
CARDS_A_GO: Final = 1.5


def cards_to_come(rounds: i64, seats: i64, open_graves: i64) -> float:
    """To each open grave, from the middle of this round on; `rounds` are those that follow."""
    return (float(rounds) + 0.5) * float(seats) * CARDS_A_GO / float(max(1, open_graves))


def likely(lead: i64, unknown: float) -> float:
    """The chance that a lead of robbery over defence is above zero after so many unknown cards."""
    if unknown <= 0.0:
        return 1.0 if lead > 0 else 0.0
    mean = float(lead) - 0.5 + DRIFT * unknown
    return 1.0 / (1.0 + math.exp(-1.7 * mean / math.sqrt(SPREAD * unknown)))


def majority(chances: vec[float]) -> float:
    """GR-19 The chance that four graves or more are ransacked, if each goes its own way."""
    counts = vec[float]([0.0] * (GRAVES + 1))
    counts[0] = 1.0
    for grave in range(i64(GRAVES)):
        chance = chances[grave]
        for nth in range(grave + 1, 0, -1):
            counts[nth] = counts[nth] * (1.0 - chance) + counts[nth - 1] * chance
        counts[0] *= 1.0 - chance
    out = 0.0
    for nth in range(i64(MAJORITY), i64(GRAVES + 1)):
        out += counts[nth]
    return out


def both(black: bool, one: float, other: float) -> float:
    """GR-22 The chance of an objective about two graves."""
    return one * other if black else (1.0 - one) * (1.0 - other)


def worth_of_hand(lean: i64, bobbies: i64, ransacked: float) -> float:
    """GR-20, GR-21 By the chance that the cemetery is ransacked."""
    return (2.0 * ransacked - 1.0) * float(lean) + float(bobbies) / 2.0


def guilt(black: float, total: i64) -> float:
    """GR-23 Of at least one achieved black objective among two; `black` is how many of all are expected to be that."""
    innocent = 1.0 - black / float(max(1, total))
    return 1.0 - innocent * innocent
