"""Counting games, in whole numbers only: tallies of batches add up to the tally of all, whatever the order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import sqrt
from typing import TypeVar

from librt.vecs import vec
from msgspec import Struct, field
from mypy_extensions import i32, i64

from sexton.lab.simulation.columns import Columns, in_turn, known_leads, shares, spread_of, totals
from sexton.lab.simulation.plan import Plan
from sexton.lab.simulation.through_views import Row

Z = 1.959963984540054  # standard deviations within which 95 % of a normal distribution lie
WHOLE = 420  # a victory, in parts that any number of up to seven winners can share evenly

Key = TypeVar("Key", int, str)
Spread = dict[int, int]  # how often each number occurred


class Tally(Struct):
    """All that is known of a number of games. Shares of victory are in parts of WHOLE."""

    games: int = 0
    faults: int = 0
    decisions: Spread = field(default_factory=dict)
    seat_shares: list[Spread] = field(default_factory=list)
    seat_scores: list[Spread] = field(default_factory=list)
    turn_shares: list[Spread] = field(default_factory=list)  # by the order of the first round: who began comes first
    turn_scores: list[Spread] = field(default_factory=list)
    bot_shares: dict[str, Spread] = field(default_factory=dict)  # of all seats a bot holds in a game
    bot_totals: dict[str, Spread] = field(default_factory=dict)  # their scores, summed
    bot_scores: dict[str, Spread] = field(default_factory=dict)  # their scores, one by one
    steps: dict[str, int] = field(default_factory=dict)  # how often each paragraph of the rules was carried out
    watched: int = 0  # games of which the following is known too
    told: dict[str, list[int]] = field(default_factory=dict)  # of each announcement: how often, in how many games
    leads: Spread = field(default_factory=dict)  # how often the lead changed

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.faults += other.faults
        self.watched += other.watched
        merge(self.decisions, other.decisions)
        merge(self.steps, other.steps)
        merge(self.leads, other.leads)
        for name in ("seat_shares", "seat_scores", "turn_shares", "turn_scores"):
            mine, theirs = getattr(self, name), getattr(other, name)
            mine.extend({} for _ in range(len(theirs) - len(mine)))
            for spread, more in zip(mine, theirs, strict=True):
                merge(spread, more)
        for name in ("bot_shares", "bot_totals", "bot_scores"):
            for bot, more in getattr(other, name).items():
                merge(getattr(self, name).setdefault(bot, {}), more)
        for event, (times, games) in other.told.items():
            known = self.told.setdefault(event, [0, 0])
            known[0] += times
            known[1] += games


def merge(counts: dict[Key, int], more: Mapping[Key, int]) -> None:
    for key, count in more.items():
        counts[key] = counts.get(key, 0) + count


def tally_of(plan: Plan, first: int, columns: Columns, steps: Mapping[str, int]) -> Tally:
    """The tally of the games in these columns; `first` is the number of the first."""
    games, seats, scores, won = columns.games, columns.seats, columns.scores, shares(columns, WHOLE)

    def each(numbers: vec[i32]) -> list[Spread]:
        return [spread_of(numbers, seat, seats, games) for seat in range(seats)]

    def one(numbers: vec[i32]) -> Spread:
        return spread_of(numbers, 0, 1, len(numbers))

    tally = Tally(
        games, sum(columns.faults), one(columns.decisions), steps=dict(steps), leads=one(known_leads(columns))
    )
    tally.seat_shares, tally.seat_scores = each(won), each(scores)
    tally.turn_shares, tally.turn_scores = each(in_turn(columns, won)), each(in_turn(columns, scores))
    if len(set(plan.bots)) == 1:
        bot = plan.bots[0]
        tally.bot_shares = {bot: {WHOLE: games}}
        tally.bot_totals = {bot: one(totals(columns))}
        tally.bot_scores = {bot: one(scores)}
    else:
        count_bots(plan, first, columns, tally)
    return tally


def count_bots(plan: Plan, first: int, columns: Columns, tally: Tally) -> None:
    """One number per bot and game, however many seats it holds: only games are independent."""
    bots = list(dict.fromkeys(plan.bots))
    share_spreads: dict[str, Counter[int]] = {bot: Counter() for bot in bots}
    total_spreads: dict[str, Counter[int]] = {bot: Counter() for bot in bots}
    score_spreads: dict[str, Counter[int]] = {bot: Counter() for bot in bots}
    scores, shares = columns.scores, [WHOLE // winners if winners else 0 for winners in columns.won]
    for nth in range(tally.games):
        won, total = dict.fromkeys(bots, 0), dict.fromkeys(bots, 0)
        for at, bot in enumerate(plan.seated(first + nth), start=nth * plan.seats):
            won[bot] += shares[at]
            total[bot] += scores[at]
            score_spreads[bot][scores[at]] += 1
        for bot in bots:
            share_spreads[bot][won[bot]] += 1
            total_spreads[bot][total[bot]] += 1
    tally.bot_shares = {bot: dict(share_spreads[bot]) for bot in bots}
    tally.bot_totals = {bot: dict(total_spreads[bot]) for bot in bots}
    tally.bot_scores = {bot: dict(score_spreads[bot]) for bot in bots}


def tally_of_rows(plan: Plan, rows: Iterable[Row]) -> Tally:
    """The same from rows, which the league has."""
    tally = Tally()
    for row in rows:
        columns = Columns(plan.seats, 0, 1)
        ranks = [1 if seat in row.winners else 1 + len(row.winners) for seat in range(plan.seats)]
        columns.add(row.seed, row.first, row.decisions, row.faults, vec[i64](row.scores), vec[i64](ranks))
        tally.add(tally_of(plan, row.game, columns, {}))
    return tally


# What the counts say


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
        """The interval of the mean, by the normal approximation."""
        if self.count < 2:
            return self.mean, self.mean
        reach = Z * sqrt(self.variance / (self.count - 1))
        return self.mean - reach, self.mean + reach

    def share_interval(self) -> tuple[float, float]:
        """The interval of a mean of numbers from 0 to 1: Wilson's, scaled to their actual spread.

        Shared victories count as fractions and spread less than whole ones; without them this is Wilson's own.
        """
        mean, variance = self.mean, self.variance
        if not self.count:
            return 0.0, 1.0
        games = self.count * mean * (1 - mean) / variance if variance else float(self.count)
        middle = (mean + Z * Z / (2 * games)) / (1 + Z * Z / games)
        reach = Z / (1 + Z * Z / games) * sqrt(mean * (1 - mean) / games + Z * Z / (4 * games * games))
        return max(0.0, middle - reach), min(1.0, middle + reach)


def sums_of(spread: Mapping[int, int], unit: int = 1) -> Sums:
    """The sums of numbers in parts of a unit, in whole numbers, so that their order does not matter."""
    if not spread:
        return Sums()
    total = sum(number * count for number, count in spread.items())
    squares = sum(number * number * count for number, count in spread.items())
    count = sum(spread.values())
    return Sums(count, total / unit, squares / (unit * unit), min(spread) / unit, max(spread) / unit)


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
    by_turn: tuple[Share, ...]  # in the order of the first round
    by_bot: dict[str, Share]
    decisions: Length
    faults: int


def summary_of(plan: Plan, tally: Tally) -> Summary:
    by_bot = {}
    for bot, count in Counter(plan.bots).items():
        shares, totals = tally.bot_shares.get(bot, {}), tally.bot_totals.get(bot, {})
        by_bot[bot] = share_of(sums_of(shares, WHOLE), sums_of(totals, count), count / plan.seats)
    by_seat = each_share(tally.seat_shares, tally.seat_scores, plan.seats)
    by_turn = each_share(tally.turn_shares, tally.turn_scores, plan.seats)
    decisions = sums_of(tally.decisions)
    length = Length(decisions.mean, int(decisions.least), int(decisions.most))
    return Summary(plan, tally.games, by_seat, by_turn, by_bot, length, tally.faults)


def each_share(shares: list[Spread], scores: list[Spread], seats: int) -> tuple[Share, ...]:
    nothing: list[Spread] = [{}] * seats
    both = zip(shares or nothing, scores or nothing, strict=True)
    return tuple(share_of(sums_of(share, WHOLE), sums_of(score), 1 / seats) for share, score in both)


def share_of(shares: Sums, scores: Sums, fair: float) -> Share:
    return Share(shares.mean, shares.share_interval(), fair, scores.mean, scores.interval())
