"""Shares with luck taken out: what is left of a pair's results once the luck that was weighed is given back.

How much to give back of each kind of luck is fitted, since estimates are too bold or too timid. It is fitted to other
games than those it is used in, in turn, so that the mean of the results stays where it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import sqrt

from msgspec import Struct

from sexton.kernel.chance.dice import WORD, scrambled
from sexton.lab.simulation.through_views import Row

PARTS = 5  # of the games: what is given back in one is fitted to the others
DOUBT = 20.0  # games in which nothing was given back that are imagined beside those that were played
NOTHING = 1e-12
ONE, SHARE, FAIR = " one", " share", " fair"  # what is summed up beside the kinds of luck
Sums = dict[tuple[str, str], float]  # of the products of two things, over games


class WithoutLuck(Struct, frozen=True):
    """The ratio to the fair share, its standard error, and how many plain games one of these is worth."""

    times_fair: float
    error: float
    saving: float

    def interval(self, z: float) -> tuple[float, float]:
        return max(0.0, self.times_fair - z * self.error), self.times_fair + z * self.error


class Weighed:
    """All that is needed of a pair's games."""

    def __init__(self) -> None:
        self.parts: list[Sums] = [defaultdict(float) for _ in range(PARTS)]
        self.games = 0

    def add(self, row: Row, share: float, fair: float) -> None:
        self.games += 1
        part = self.parts[scrambled(row.seed & WORD) % PARTS]
        seen = {ONE: 1.0, SHARE: share, FAIR: fair, **row.luck}
        for one, first in seen.items():
            for other, second in seen.items():
                part[one, other] += first * second

    def result(self) -> WithoutLuck | None:
        """None without games."""
        every = added(self.parts)
        if self.games < 2 or not every[ONE, FAIR]:
            return None
        back = [fitted(added([*self.parts[:nth], *self.parts[nth + 1 :]])) for nth in range(PARTS)]
        ratio = sum(total({SHARE: 1.0, **given}, part) for given, part in zip(back, self.parts, strict=True))
        ratio /= every[ONE, FAIR]
        squares = sum(
            squared({SHARE: 1.0, FAIR: -ratio, **given}, part) for given, part in zip(back, self.parts, strict=True)
        )
        plain = squared({SHARE: 1.0, FAIR: -every[ONE, SHARE] / every[ONE, FAIR]}, every)
        saving = plain / squares if squares > NOTHING else 1.0
        return WithoutLuck(ratio, sqrt(max(0.0, squares)) / every[ONE, FAIR], saving)


def fitted(sums: Sums) -> dict[str, float]:
    """Of each kind of luck, how much of it to give back so that the results lie closest to their mean."""
    kinds = [one for one, other in sums if one == other and one not in (ONE, SHARE, FAIR) and sums[one, one] > NOTHING]
    if not kinds or not sums[ONE, FAIR]:
        return {}
    ratio, more = sums[ONE, SHARE] / sums[ONE, FAIR], 1 + DOUBT / sums[ONE, ONE]
    matrix = [[sums[one, other] * (more if one == other else 1.0) for other in kinds] for one in kinds]
    wanted = [ratio * sums[one, FAIR] - sums[one, SHARE] for one in kinds]
    return dict(zip(kinds, solved(matrix, wanted), strict=True))


def solved(matrix: list[list[float]], wanted: list[float]) -> list[float]:
    """A system of equations whose matrix is symmetric and positive."""
    rows = [[*row, right] for row, right in zip(matrix, wanted, strict=True)]
    for at, pivot in enumerate(rows):
        for row in rows[at + 1 :]:
            times = row[at] / pivot[at]
            row[at:] = [below - times * above for below, above in zip(row[at:], pivot[at:], strict=True)]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum(rows[at][place] * found[place] for place in range(at + 1, len(rows)))
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found


def added(parts: Sequence[Sums]) -> Sums:
    out: Sums = defaultdict(float)
    for part in parts:
        for pair, value in part.items():
            out[pair] += value
    return out


def total(weights: Mapping[str, float], sums: Sums) -> float:
    """Of the games' weighed sums."""
    return sum(weight * sums[ONE, one] for one, weight in weights.items())


def squared(weights: Mapping[str, float], sums: Sums) -> float:
    """Of the squares of the games' weighed sums."""
    return sum(weights[one] * weights[other] * sums[one, other] for one in weights for other in weights)
