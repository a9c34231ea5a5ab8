# engine: compiled
"""Two hunters: the exact odds that the one whose go it is wins, for every pair of standings and graves left.

What one wins the other loses, so an iteration that begins with odds of 0 gives, in turn, upper and lower bounds of the
truth: the last two say how precise it is. Nothing is written over while it is still being read.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.vampire.solver.one_hunter import Hunt, Policy, values_of_policy


class Joint:
    """Both play their best. `odds[a][b]`: the mover stands as a, the other as b; the mover's odds of winning."""

    def __init__(self, hunt: Hunt, graves: i64, beyond: vec[float]) -> None:
        self.hunt: Final = hunt
        self.graves: Final = graves
        self.beyond: Final = beyond  # by the other's standing: his odds right after an empty dig, one grave less
        self.odds = square_of(hunt.standings)
        self.precision = 1.0

    def improve(self) -> None:
        """One more go looked ahead."""
        self.odds, self.precision = looked_ahead(self.hunt, None, self.graves, self.beyond, self.odds, self.odds)

    def after_empty_dig(self) -> vec[float]:
        return against_a_new_start(self.hunt, self.odds)


class Against:
    """One plays the single-hunter policy, the other the best answer to it; each one's odds when it is his go."""

    def __init__(
        self, hunt: Hunt, single: Policy, graves: i64, beyond_single: vec[float], beyond_best: vec[float]
    ) -> None:
        self.hunt: Final = hunt
        self.single: Final = single
        self.graves: Final = graves
        self.beyond_single: Final = beyond_single  # the single-hunter policy's odds after the other's empty dig
        self.beyond_best: Final = beyond_best
        self.single_odds = square_of(hunt.standings)
        self.best_odds = square_of(hunt.standings)
        self.precision = 1.0

    def improve(self) -> None:
        hunt, graves = self.hunt, self.graves
        before = self.single_odds
        self.single_odds, one = looked_ahead(hunt, self.single, graves, self.beyond_best, before, self.best_odds)
        self.best_odds, other = looked_ahead(hunt, None, graves, self.beyond_single, self.best_odds, before)
        self.precision = max(one, other)

    def after_empty_digs(self) -> tuple[vec[float], vec[float]]:
        """Of the single-hunter policy, and of the best answer."""
        return against_a_new_start(self.hunt, self.single_odds), against_a_new_start(self.hunt, self.best_odds)


def looked_ahead(
    hunt: Hunt, policy: Policy | None, graves: i64, beyond: vec[float], old: vec[vec[float]], others: vec[vec[float]]
) -> tuple[vec[vec[float]], float]:
    """The mover's odds one go further ahead, given the other's on his next go; and how much they changed."""
    count = hunt.standings
    new = square_of(count)
    chance = 1.0 / float(graves)
    widest = 0.0
    for other in range(count):
        row = others[other]
        after = vec[float](capacity=count)
        for standing in range(count):
            after = append(after, 1.0 - row[standing])
        dug = chance + (1.0 - chance) * (1.0 - beyond[other])
        begun = hunt.begun(hunt.settled(after, dug)) if policy is None else values_of_policy(hunt, policy, after, dug)
        for standing in range(count):
            value = begun[standing]
            widest = max(widest, abs(value - old[standing][other]))
            new[standing][other] = value
    return new, widest


def against_a_new_start(hunt: Hunt, odds: vec[vec[float]]) -> vec[float]:
    """By standing: the odds of a mover who stands so while the other is back on the green X without tools."""
    column = vec[float](capacity=hunt.standings)
    for standing in range(hunt.standings):
        column = append(column, odds[standing][hunt.start])
    return column


def square_of(side: i64) -> vec[vec[float]]:
    rows = vec[vec[float]](capacity=side)
    for row in range(side):
        rows = append(rows, vec[float]([0.0] * side))
    return rows
