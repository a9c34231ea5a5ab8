"""Bots against one another, pair by pair: over all numbers of players, all splits of the seats and all rotations.

What counts is the share of victory over the fair share of the seats held. Sums over all splits treat both bots alike,
so even play gives 1 and a bot that always wins gets 2.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, combinations, islice, pairwise
from math import inf, sqrt
from pathlib import Path

from msgspec import Struct

from sexton.kernel.interface import Refusal
from sexton.lab.league.ledger import Ledger, terms_of
from sexton.lab.league.luck import rows_with_luck
from sexton.lab.league.without_luck import Weighed, WithoutLuck
from sexton.lab.simulation.batch import play_rows
from sexton.lab.simulation.plan import Plan, checked
from sexton.lab.simulation.run import AHEAD, first_finished, leave_interrupts_to_the_parent
from sexton.lab.simulation.tally import Z
from sexton.lab.simulation.through_views import Row

LOOKS = (40, 80, 160, 320, 640)  # games after which a pair is checked, and once more when all are played
Z_OF_LOOKS = 2.535  # standard deviations at every check that keep the error of all six together at 5 %
Rows = Callable[[Plan, range], list[Row]]


class Pair(Struct, frozen=True):
    """Two bots, the one expected to be stronger second; `target` is the ratio to the fair share it should reach."""

    weaker: str
    stronger: str
    seats: tuple[int, ...]
    target: float | None = None


class League(Struct, frozen=True):
    game: str
    options: str
    pairs: tuple[Pair, ...]
    games: int  # of each pair, at most
    seed: int
    luck: bool = False  # whether it is weighed, and taken out


class Standing(Struct):
    """What is known of one pair."""

    pair: Pair
    games: int = 0
    share: float = 0.0  # of victory, summed
    fair: float = 0.0
    share_squares: float = 0.0
    fair_squares: float = 0.0
    products: float = 0.0
    points: float = 0.0  # by which its seats were ahead of the others', on average, summed over the games
    points_squares: float = 0.0
    faults: int = 0
    unfinished: bool = False  # interrupted, or out of time
    without_luck: WithoutLuck | None = None

    def add(self, row: Row) -> None:
        seats, (share, fair) = self.seats_in(row), self.share_in(row)
        self.games += 1
        self.share += share
        self.fair += fair
        self.share_squares += share * share
        self.fair_squares += fair * fair
        self.products += share * fair
        points = ahead(row, seats)
        self.points += points
        self.points_squares += points * points
        self.faults += row.faults

    def seats_in(self, row: Row) -> list[int]:
        return [seat for seat, bot in enumerate(row.bots) if bot == self.pair.stronger]

    def share_in(self, row: Row) -> tuple[float, float]:
        """Of victory, and what would have been fair."""
        seats = self.seats_in(row)
        return sum(row.share(seat) for seat in seats), len(seats) / len(row.bots)

    @property
    def points_ahead(self) -> float:
        return self.points / max(1, self.games)

    @property
    def spread(self) -> float:
        """The standard deviation of single games around that mean: mostly luck."""
        return sqrt(max(0.0, self.points_squares / max(1, self.games) - self.points_ahead**2))

    @property
    def times_fair(self) -> float:
        return self.share / self.fair if self.fair else 1.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval; while it decides when to stop, widened for repeated checks."""
        if self.games < 2:
            return 0.0, 2.0
        ratio = self.times_fair
        squares = self.share_squares - 2 * ratio * self.products + ratio * ratio * self.fair_squares
        reach = self.z * sqrt(max(0.0, squares)) / self.fair
        return max(0.0, ratio - reach), ratio + reach

    @property
    def z(self) -> float:
        return Z if self.pair.target is None else Z_OF_LOOKS

    @property
    def interval_without_luck(self) -> tuple[float, float]:
        """The plain one where luck is not weighed."""
        return self.interval if self.without_luck is None else self.without_luck.interval(self.z)

    @property
    def decided(self) -> bool:
        low, high = self.interval_without_luck
        return self.pair.target is not None and not low <= self.pair.target <= high

    @property
    def reached(self) -> bool | None:
        """Whether the target is reached; None while that is open."""
        if self.pair.target is None or not self.decided:
            return None
        return self.interval_without_luck[0] > self.pair.target


def ahead(row: Row, seats: Sequence[int]) -> float:
    """The mean score of these seats minus the mean score of the others."""
    others = len(row.scores) - len(seats)
    mine = sum(row.scores[seat] for seat in seats)
    return mine / len(seats) - (sum(row.scores) - mine) / others


def all_pairs(bots: Sequence[str]) -> list[tuple[str, str]]:
    return list(combinations(bots, 2))


def next_to_each_other(bots: Sequence[str]) -> list[tuple[str, str]]:
    return list(pairwise(bots))


def first_with_each(bots: Sequence[str]) -> list[tuple[str, str]]:
    return [(bots[0], other) for other in bots[1:]]


def plans_of(league: League, pair: Pair) -> list[Plan]:
    """One for each number of players and each number of seats the stronger bot holds."""
    found = []
    for seats in pair.seats:
        for held in range(1, seats):
            bots = (pair.stronger,) * held + (pair.weaker,) * (seats - held)
            found.append(checked(Plan(league.game, seats, bots, league.games, league.seed, league.options)))
    return found


def jobs_of(league: League, pair: Pair) -> Iterator[tuple[Plan, range]]:
    """Alternates between the splits; each plays its games in order, so that seats rotate."""
    plans = plans_of(league, pair)
    for nth in range(league.games):
        number = nth // len(plans)
        yield plans[nth % len(plans)], range(number, number + 1)


def play_pair(league: League, pair: Pair, workers: int, known: int = 0, until: float = inf) -> Generator[Row]:
    """Yields games in a fixed order, whatever the number of workers, without those already known.

    Games in progress when time is up are given up.
    """
    jobs, played = islice(jobs_of(league, pair), known, None), rows_with_luck if league.luck else rows_of
    if workers == 1:
        for plan, numbers in jobs:
            yield from played(plan, numbers)
    else:
        yield from play_together(jobs, played, workers, until)


def play_together(jobs: Iterator[tuple[Plan, range]], played: Rows, workers: int, until: float) -> Iterator[Row]:
    context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=leave_interrupts_to_the_parent)
    ahead: deque[Future[list[Row]]] = deque()
    try:
        while True:
            for plan, numbers in islice(jobs, AHEAD * workers - len(ahead)):
                ahead.append(pool.submit(played, plan, numbers))
            if not ahead or not first_finished(pool, [ahead[0]], until):
                return
            yield from ahead.popleft().result()
    except BrokenProcessPool:
        raise Refusal("league", "worker-died") from None
    finally:
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()  # do not wait for games that are no longer wanted


def rows_of(plan: Plan, numbers: range) -> list[Row]:
    return play_rows(plan, numbers)


class Limits(Struct, frozen=True):
    """What changes no game: how many are played at once, for how long, and where they are kept."""

    workers: int
    seconds: float = inf  # for all pairs together
    keep: Path | None = None


def play(league: League, limits: Limits) -> Generator[tuple[Standing, Row]]:
    """Plays all pairs, one after the other; a pair ends early once it is clear on which side of its target it is.

    Time that a pair does not use is left to those after it.
    """
    until = time.monotonic() + limits.seconds
    for nth, pair in enumerate(league.pairs):
        now = time.monotonic()
        share = now + max(0.0, until - now) / (len(league.pairs) - nth)
        yield from play_until(league, pair, limits, share)


def play_until(league: League, pair: Pair, limits: Limits, until: float) -> Generator[tuple[Standing, Row]]:
    standing, ledger = Standing(pair, unfinished=True), ledger_for(league, pair, limits)
    weighed = Weighed()
    kept = ledger.rows() if ledger is not None else []
    if ledger is not None:
        ledger.begin(kept)
    known = kept[: league.games]
    late = time.monotonic() >= until
    games = play_pair(league, pair, limits.workers, len(known), until)
    for nth, row in enumerate(known if late else chain(known, games)):
        if ledger is not None and nth >= len(known):
            ledger.add(row)
        standing.add(row)
        if league.luck:
            weighed.add(row, *standing.share_in(row))
            standing.without_luck = weighed.result()
        ended = standing.games == league.games or (standing.games in LOOKS and standing.decided)
        standing.unfinished = not ended
        yield standing, row
        if ended or (nth >= len(known) - 1 and time.monotonic() >= until):
            break
    games.close()


def ledger_for(league: League, pair: Pair, limits: Limits) -> Ledger | None:
    if limits.keep is None:
        return None
    bots = (pair.weaker, pair.stronger)
    return Ledger(limits.keep, terms_of(league.game, league.options, bots, pair.seats, league.seed, league.luck))
