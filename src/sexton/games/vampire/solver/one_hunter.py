# engine: compiled
"""A hunter alone as a decision problem: where he stands and what he holds; a go is a roll, a choice, battles, losses.

The rules of a go are told a second time here on purpose: without other pawns and announcements all standings can be
worked out at once, and tests hold the result to the rules. Values are what the hunter wants most of. A standing is
`square * 8 + tools`; a result of a move is a standing and the battles that come with it, `battles * standings +
standing`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.vampire.rules.box import EVERY_TOOL, FACES, KINDS, LOSING
from sexton.games.vampire.rules.paths import free_moves, walked
from sexton.games.vampire.rules.variant import Variant
from sexton.kernel.chance.dice import Dice


class Hunt:
    """What can follow from each standing and roll."""

    def __init__(self, variant: Variant) -> None:
        self.variant: Final = variant
        self.standings: Final[i64] = variant.squares * 8
        self.start: Final[i64] = variant.green * 8
        self.goal: Final[i64] = variant.red * 8 + EVERY_TOOL
        self.after_red: Final[i64] = (variant.green if variant.lost_red_to_green else variant.red) * 8  # VH-R16
        self.firsts = vec[i64](capacity=self.standings * FACES + 1)  # where the results of a standing and roll begin
        self.results = vec[i64](capacity=self.standings * FACES * 8)
        self.most_battles: i64 = 0
        for standing in range(self.standings):
            for roll in range(1, FACES + 1):
                self.firsts = append(self.firsts, len(self.results))
                self.add_results(standing >> 3, standing & EVERY_TOOL, roll)
        self.firsts = append(self.firsts, len(self.results))

    def add_results(self, square: i64, tools: i64, roll: i64) -> None:
        first = len(self.results)
        for move in free_moves(self.variant, square, tools, roll):
            end, gained, shadows = walked(self.variant, square, tools, move)
            for taken in range(EVERY_TOOL + 1):
                if taken == gained or (self.variant.may_decline and taken & ~gained == 0):  # VH-R20
                    held = tools | taken
                    self.add_result(first, (shadows if held else 0) * self.standings + end * 8 + held)

    def add_result(self, first: i64, result: i64) -> None:
        for nth in range(first, len(self.results)):
            if self.results[nth] == result:
                return
        self.results = append(self.results, result)
        if result // self.standings > self.most_battles:
            self.most_battles = result // self.standings

    # Values

    def before(self, after: vec[float], dug: float, policy: "Policy | None") -> vec[float]:
        """The value of each standing when a go begins, played by the policy, or as well as can be.

        `after` is the value of each standing when the go is over, `dug` that of a dig.
        """
        values = self.settled(after, dug, policy)
        out = vec[float](capacity=self.standings)
        for standing in range(self.standings):
            total = 0.0
            for at in range(standing * FACES, standing * FACES + FACES):
                total += values[self.best_result(values, at) if policy is None else policy.picks[at]]
            out = append(out, total / 6.0)
        return out

    def settled(self, after: vec[float], dug: float, policy: "Policy | None" = None) -> vec[float]:
        """The value of every result: battles fought, tools lost as the hunter likes best, the red phantom faced."""
        values = vec[float](capacity=(self.most_battles + 1) * self.standings)
        for standing in range(self.standings):
            values = append(values, after[standing])
        lost = self.best_red_loss(after) if policy is None else policy.red_loss
        values[self.goal] = (dug + after[lost]) / 2.0  # VH-11
        for result in range(self.standings, (self.most_battles + 1) * self.standings):
            kept = values[result - self.standings]
            if result & EVERY_TOOL:
                less = self.best_loss(values, result) if policy is None else policy.losses[result]
                kept = (kept + values[less]) / 2.0
            values = append(values, kept)
        return values

    def best_result(self, values: vec[float], at: i64) -> i64:
        """Of those that a standing and roll lead to."""
        best = self.results[self.firsts[at]]
        for nth in range(self.firsts[at] + 1, self.firsts[at + 1]):
            if values[self.results[nth]] > values[best]:
                best = self.results[nth]
        return best

    def best_loss(self, values: vec[float], result: i64) -> i64:
        """VH-R12 The best result with one tool and one battle less."""
        best: i64 = -1
        for kind in range(KINDS):
            if result >> kind & 1:
                less = result - self.standings - (i64(1) << kind)
                if best < 0 or values[less] > values[best]:
                    best = less
        return best

    def best_red_loss(self, values: vec[float]) -> i64:
        """VH-11 The best standing with a single tool left."""
        best = self.after_red + 1
        for kind in range(1, KINDS):
            if values[self.after_red + (1 << kind)] > values[best]:
                best = self.after_red + (1 << kind)
        return best


class Policy:
    """What a hunter does: the result chosen for each standing and roll, the tools lost in each case."""

    def __init__(self, picks: vec[i64], losses: vec[i64], red_loss: i64) -> None:
        self.picks: Final = picks  # by standing and roll
        self.losses: Final = losses  # by result with at least one battle: the result after losing it, one battle less
        self.red_loss: Final = red_loss  # the standing after losing to the red phantom


def best_policy(hunt: Hunt, values: vec[float]) -> Policy:
    """What is best if results have these values (`settled`)."""
    picks = vec[i64](capacity=hunt.standings * FACES)
    for at in range(hunt.standings * FACES):
        picks = append(picks, hunt.best_result(values, at))
    losses = vec[i64]([i64(0)] * len(values))
    for result in range(hunt.standings, len(values)):
        if result & EVERY_TOOL:
            losses[result] = hunt.best_loss(values, result)
    return Policy(picks, losses, hunt.best_red_loss(values))


def goes_to_dig(hunt: Hunt, policy: Policy | None, precision: float) -> tuple[vec[float], float, i64]:
    """The expected goes to a dig from each standing, negative; by the policy, or by the best there is.

    Value iteration; ends when no value changes by more than `precision` any more. Then, a go costing 1, every value V
    is right to within V * precision. Also: the last change, and how many rounds it took.
    """
    after = vec[float]([0.0] * hunt.standings)
    rounds: i64 = 0
    while True:
        now = hunt.before(after, 0.0, policy)
        change = 0.0
        for standing in range(hunt.standings):
            now[standing] -= 1.0
            change = max(change, abs(now[standing] - after[standing]))
        after = now
        rounds += 1
        if change <= precision or rounds >= 100000:
            return after, change, rounds


def simulate_hunts(hunt: Hunt, policy: Policy, hunts: i64, dice: Dice) -> tuple[i64, i64]:
    """Hunts from the green X to a dig: the sum of their goes, and the sum of the squares."""
    total: i64 = 0
    squares: i64 = 0
    for nth in range(hunts):
        goes = one_hunt(hunt, policy, dice)
        total += goes
        squares += goes * goes
    return total, squares


def one_hunt(hunt: Hunt, policy: Policy, dice: Dice) -> i64:
    standing = hunt.start
    goes: i64 = 0
    while True:
        goes += 1
        result = policy.picks[standing * FACES + dice.below(FACES)]
        while result >= hunt.standings and result & EVERY_TOOL:
            result = policy.losses[result] if dice.below(FACES) < LOSING else result - hunt.standings
        standing = result % hunt.standings
        if standing == hunt.goal:
            if dice.below(FACES) >= LOSING:
                return goes
            standing = policy.red_loss
