"""The hunt, solved: the policy with the fewest expected goes to a dig, worked out once for each board and house rules.

Where opened graves stay open a game has at most six digs, and what a hunter wants between two of them is always the
same: the next one, soon. So the policy that is best to a dig is best to victory.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from time import perf_counter

from librt.vecs import vec
from msgspec import Struct

from sexton.games.vampire.options import Options, board_of, variant_of
from sexton.games.vampire.rules.board_format import square_name
from sexton.games.vampire.rules.box import EVERY_TOOL, GRAVES
from sexton.games.vampire.rules.names import square_at
from sexton.games.vampire.rules.position import marks
from sexton.games.vampire.rules.variant import Variant
from sexton.games.vampire.solver.one_hunter import Hunt, Policy, best_policy, goes_to_dig, simulate_hunts
from sexton.games.vampire.solver.plans import Plan, walking_plan
from sexton.games.vampire.solver.two_hunters import Duel
from sexton.kernel.chance.dice import FastDice

PRECISION = 1e-9
ODDS_PRECISION = 1e-6
SURE = 3.29  # standard errors: an interval that holds the truth 999 times in 1000
Progress = Callable[[int, int, float], None]  # graves, rounds, precision reached


class Check(Struct, frozen=True):
    """Simulated hunts: how many, their mean, half the width of the interval that holds the truth 999 times in 1000."""

    hunts: int
    mean: float
    margin: float

    def holds(self, truth: float) -> bool:
        return abs(self.mean - truth) <= self.margin


class Match(Struct, frozen=True):
    """Two hunters, both at their best: the odds of the one whose go it is, at the start, by closed graves (1 to 6)."""

    odds: tuple[float, ...]
    precision: float  # every one of them is right to within this
    single_hunter_odds: float  # of the single-hunter policy against the best answer to it, who begins drawn by lot
    rounds: int
    seconds: float


class Solved(Struct, frozen=True):
    board: str
    squares: int
    precision: float  # every expectation V is right to within V times this
    rounds: int
    seconds: float
    goes_to_dig: float  # from the green X without tools
    digs_to_victory: float
    goes_to_victory: float
    greedy_goes_to_dig: float
    gain: float  # the share of the greedy hunter's goes that are saved
    goes: dict[str, dict[str, float]]  # by tools held (- P S PS K PK SK PSK) and square: expected goes to a dig
    check: Check
    greedy_check: Check
    z: float  # standard errors between the two simulated means
    match: Match | None = None


@lru_cache(maxsize=64)
def solved_values(variant: Variant) -> tuple[Hunt, vec[float]]:
    """The value of each standing at the end of a go: the expected goes to a dig, negative."""
    hunt = Hunt(variant)
    values, _, _ = goes_to_dig(hunt, None, PRECISION)
    return hunt, values


@lru_cache(maxsize=64)
def exact_plan(variant: Variant) -> Plan:
    """In expected goes: every battle is won or lost, the least useful tool lost each time."""
    hunt, values = solved_values(variant)
    return Plan(hunt.settled(values, 0.0), hunt.standings)


def greedy_policy(hunt: Hunt) -> Policy:
    """What the bot `greedy` does when it is alone on the board."""
    return best_policy(hunt, walking_plan(hunt.variant).values[: (hunt.most_battles + 1) * hunt.standings])


def solve(options: Options, hunts: int, seed: int) -> Solved:
    variant, began = variant_of(2, options), perf_counter()
    hunt = Hunt(variant)
    values, precision, rounds = goes_to_dig(hunt, None, PRECISION)
    best, greedy = best_policy(hunt, hunt.settled(values, 0.0)), greedy_policy(hunt)
    seconds = perf_counter() - began
    greedy_values, _, _ = goes_to_dig(hunt, greedy, PRECISION)
    goes, greedy_goes = -values[hunt.start], -greedy_values[hunt.start]
    digs = digs_to_victory(options)
    check, greedy_check = checked(hunt, best, hunts, seed), checked(hunt, greedy, hunts, seed + 1)
    error = (check.margin**2 + greedy_check.margin**2) ** 0.5 / SURE
    return Solved(
        board=board_of(options).name,
        squares=int(variant.squares),
        precision=float(precision),
        rounds=int(rounds),
        seconds=seconds,
        goes_to_dig=goes,
        digs_to_victory=digs,
        goes_to_victory=goes * digs,
        greedy_goes_to_dig=greedy_goes,
        gain=1 - goes / greedy_goes,
        goes=tabulated(hunt, values),
        check=check,
        greedy_check=greedy_check,
        z=(greedy_check.mean - check.mean) / error if error else 0.0,
    )


def digs_to_victory(options: Options) -> float:
    """VH-R3 Open graves stay open: each of six digs is as likely the last. Re-buried: one in six, every time."""
    return float(GRAVES) if options.graves == "rebury" else (GRAVES + 1) / 2


def tabulated(hunt: Hunt, values: vec[float]) -> dict[str, dict[str, float]]:
    variant = hunt.variant
    return {
        marks(tools): {
            square_name(square_at(variant, square)): -values[square * 8 + tools] for square in range(variant.squares)
        }
        for tools in range(EVERY_TOOL + 1)
    }


def checked(hunt: Hunt, policy: Policy, hunts: int, seed: int) -> Check:
    total, squares = simulate_hunts(hunt, policy, hunts, FastDice(seed))
    mean = total / hunts
    variance = max(0.0, squares / hunts - mean * mean)
    return Check(hunts, mean, float(SURE * (variance / hunts) ** 0.5))


def solve_match(
    options: Options, progress: Progress | None = None, precision: float = ODDS_PRECISION, most_graves: int = GRAVES
) -> Match:
    """Two hunters on one board; only where pawns do not block (VH-R14)."""
    began = perf_counter()
    variant = variant_of(2, options)
    hunt, values = solved_values(variant)
    single = best_policy(hunt, hunt.settled(values, 0.0))
    beyond = vec[float]([0.0] * hunt.standings)
    beyond_single, beyond_best = beyond, beyond
    odds, doubt, rounds, against = [], 0.0, 0, Duel(hunt, single, 1, beyond, beyond)
    for graves in range(1, most_graves + 1):
        joint = Duel(hunt, None, graves, beyond, beyond)
        against = Duel(hunt, single, graves, beyond_single, beyond_best)
        for stage in (joint, against):
            while stage.precision > precision:
                stage.improve()
                rounds += 1
                if progress is not None:
                    progress(graves, rounds, stage.precision)
        beyond, _ = joint.after_empty_digs()
        beyond_single, beyond_best = against.after_empty_digs()
        odds.append(float(joint.odds[hunt.start][hunt.start]))
        doubt += max(joint.precision, against.precision)
    at_start = against.odds[hunt.start][hunt.start], against.best_odds[hunt.start][hunt.start]
    loser = (at_start[0] + 1 - at_start[1]) / 2
    return Match(tuple(odds), float(doubt), float(loser), rounds, perf_counter() - began)
