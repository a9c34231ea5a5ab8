"""Counting games: shares of victory and means, each with its 95 % interval. Nothing grows with the number of games."""

from __future__ import annotations

from collections import Counter
from math import sqrt

from msgspec import Struct

from sexton.lab.plan import Plan
from sexton.lab.play import Row

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


class Sums(Struct):
    """Enough of a series of numbers to know its mean and its spread."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    least: float = 0.0
    most: float = 0.0

    def add(self, number: float) -> None:
        self.least = min(self.least, number) if self.count else number
        self.most = max(self.most, number) if self.count else number
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        return max(0.0, self.squares / self.count - self.mean**2) if self.count else 0.0

    def interval(self) -> tuple[float, float]:
        """Of the mean, by the normal approximation."""
        if self.count < 2:
            return self.mean, self.mean
        reach = Z * sqrt(self.variance / (self.count - 1))
        return self.mean - reach, self.mean + reach

    def share_interval(self) -> tuple[float, float]:
        """Of a mean of numbers from 0 to 1: Wilson's, widened or narrowed by how much the numbers really spread.

        Shared victories count as fractions and spread less than whole ones; without them this is Wilson's own.
        """
        mean, variance = self.mean, self.variance
        if not self.count:
            return 0.0, 1.0
        games = self.count * mean * (1 - mean) / variance if variance else float(self.count)
        middle = (mean + Z * Z / (2 * games)) / (1 + Z * Z / games)
        reach = Z / (1 + Z * Z / games) * sqrt(mean * (1 - mean) / games + Z * Z / (4 * games * games))
        return max(0.0, middle - reach), min(1.0, middle + reach)


class Share(Struct, frozen=True):
    """How often a seat or a bot won. `fair` is what its seats would win if all played alike."""

    share: float
    interval: tuple[float, float]
    fair: float
    score: float
    score_interval: tuple[float, float]


class Length(Struct, frozen=True):
    mean: float
    least: int
    most: int


class Summary(Struct, frozen=True):
    plan: Plan
    games: int  # how many are finished and counted
    by_seat: tuple[Share, ...]
    by_bot: dict[str, Share]
    decisions: Length
    faults: int


class Tally:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.faults = 0
        self.decisions = Sums()
        self.seat_shares = [Sums() for _ in range(plan.seats)]
        self.seat_scores = [Sums() for _ in range(plan.seats)]
        self.bot_shares = {name: Sums() for name in plan.bots}
        self.bot_scores = {name: Sums() for name in plan.bots}

    def add(self, row: Row) -> None:
        self.games += 1
        self.faults += row.faults
        self.decisions.add(row.decisions)
        shares, scores = dict.fromkeys(self.bot_shares, 0.0), dict.fromkeys(self.bot_shares, 0.0)
        for seat, name in enumerate(row.bots):
            self.seat_shares[seat].add(row.share(seat))
            self.seat_scores[seat].add(row.scores[seat])
            shares[name] += row.share(seat)
            scores[name] += row.scores[seat]
        # One number a bot and game, however many seats it holds: only games are independent of one another.
        for name, seats in Counter(self.plan.bots).items():
            self.bot_shares[name].add(shares[name])
            self.bot_scores[name].add(scores[name] / seats)

    def summary(self) -> Summary:
        seats, held = self.plan.seats, Counter(self.plan.bots)
        by_seat = tuple(share_of(self.seat_shares[seat], self.seat_scores[seat], 1 / seats) for seat in range(seats))
        by_bot = {name: share_of(self.bot_shares[name], self.bot_scores[name], held[name] / seats) for name in held}
        length = Length(self.decisions.mean, int(self.decisions.least), int(self.decisions.most))
        return Summary(self.plan, self.games, by_seat, by_bot, length, self.faults)


def share_of(shares: Sums, scores: Sums, fair: float) -> Share:
    return Share(shares.mean, shares.share_interval(), fair, scores.mean, scores.interval())
