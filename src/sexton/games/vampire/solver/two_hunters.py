# engine: compiled
"""Two hunters: the exact odds that the one whose go it is wins, for every pair of standings and graves left.

What one wins the other loses, so an iteration that begins with odds of 0 gives, in turn, upper and lower bounds of the
truth: the last two say how precise it is. Nothing is written over while it is still being read.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.vampire.solver.one_hunter import Hunt, Policy


class Duel:
    """One plays by a policy, or his best if there is none, the other the best answer; the odds of each on his own go.

    `odds[a][b]`: the mover stands as a, the other as b; the mover's odds of winning.
    """

    def __init__(
        self, hunt: Hunt, policy: Policy | None, graves: i64, beyond: vec[float], beyond_best: vec[float]
    ) -> None:
        self.hunt: Final = hunt
        self.policy: Final = policy
        self.graves: Final = graves
        self.beyond: Final = beyond  # by standing: the policy's odds right after the other's empty dig, one grave less
        self.beyond_best: Final = beyond_best  # the other's, after an empty dig of the policy
        self.odds = square_of(hunt.standings)
        self.best_odds = self.odds
        self.precision = 1.0

    def improve(self) -> None:
        """One more go looked ahead."""
        hunt, graves, odds, best = self.hunt, self.graves, self.odds, self.best_odds
        self.best_odds, self.precision = looked_ahead(hunt, None, graves, self.beyond, best, odds)
        if self.policy is None:
            self.odds = self.best_odds
        else:
            self.odds, change = looked_ahead(hunt, self.policy, graves, self.beyond_best, odds, best)
            self.precision = max(self.precision, change)

    def after_empty_digs(self) -> tuple[vec[float], vec[float]]:
        """Of the policy, and of the best answer."""
        return against_a_new_start(self.hunt, self.odds), against_a_new_start(self.hunt, self.best_odds)


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
        begun = hunt.before(after, dug, policy)
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
