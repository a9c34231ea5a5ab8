"""What a simulation says, as values: for the page, for `--json`, and for putting two of them side by side."""

from __future__ import annotations

from math import asin, sqrt

from msgspec import Struct

from sexton.lab.plan import Plan
from sexton.lab.tally import WHOLE, Share, Spread, Sums, Tally, Z, summary_of, sums_of


class Distribution(Struct, frozen=True):
    """Of whole numbers: how often each came up, and what that amounts to."""

    mean: float
    interval: tuple[float, float]  # of the mean
    deviation: float
    least: int
    low: int  # 5 % lie below
    median: int
    high: int  # 5 % lie above
    most: int
    counts: Spread


class Carried(Struct, frozen=True):
    """A paragraph of the rules at which somebody, or chance, decides: how often it was carried out."""

    rule: str
    name: str
    times: int
    a_game: float


class Announced(Struct, frozen=True):
    """Something the rules announced to the table: how often, and in what share of the watched games at all."""

    rule: str
    name: str
    times: int
    a_game: float
    games: int
    share: float
    interval: tuple[float, float]


class Report(Struct, frozen=True):
    plan: Plan
    games: int
    faults: int
    by_turn: tuple[Share, ...]  # in the order of the first round
    by_seat: tuple[Share, ...]
    by_bot: dict[str, Share]
    shared: float  # victories that were shared
    scores: dict[str, Distribution]  # by bot
    length: Distribution  # decisions
    leads: Distribution | None  # how often the lead changed, in the watched games
    watched: int
    steps: list[Carried]
    told: list[Announced]


def report_of(plan: Plan, tally: Tally) -> Report:
    summary = summary_of(plan, tally)
    alone = sum(spread.get(WHOLE, 0) for spread in tally.seat_shares)
    return Report(
        plan=plan,
        games=tally.games,
        faults=tally.faults,
        by_turn=summary.by_turn,
        by_seat=summary.by_seat,
        by_bot=summary.by_bot,
        shared=1 - alone / tally.games,
        scores={bot: distribution(spread) for bot, spread in sorted(tally.bot_scores.items())},
        length=distribution(tally.decisions),
        leads=distribution(tally.leads) if tally.leads else None,
        watched=tally.watched,
        steps=[carried(key, times, tally.games) for key, times in sorted(tally.steps.items(), key=by_rule)],
        told=[announced(key, counts, tally.watched) for key, counts in sorted(tally.told.items(), key=by_rule)],
    )


def by_rule(item: tuple[str, object]) -> tuple[str, bool, int, str]:
    """GD-2 before GD-10, the rulebook before its rulings."""
    rule, _, name = item[0].partition(" ")
    prefix, _, number = rule.partition("-")
    return prefix, number.startswith("R"), int(number.removeprefix("R")), name


def carried(key: str, times: int, games: int) -> Carried:
    rule, _, name = key.partition(" ")
    return Carried(rule, name, times, times / games)


def announced(key: str, counts: list[int], watched: int) -> Announced:
    rule, _, name = key.partition(" ")
    times, games = counts
    sums = share_sums(games, watched)
    return Announced(rule, name, times, times / watched, games, sums.mean, sums.share_interval())


def share_sums(games: int, of: int) -> Sums:
    return sums_of({0: of - games, 1: games})


def distribution(spread: Spread) -> Distribution:
    sums = sums_of(spread)
    low, median, high = (quantile(spread, share) for share in (0.05, 0.5, 0.95))
    least, most = int(sums.least), int(sums.most)
    counts = dict(sorted(spread.items()))
    return Distribution(sums.mean, sums.interval(), sqrt(sums.variance), least, low, median, high, most, counts)


def quantile(spread: Spread, share: float) -> int:
    left = share * sum(spread.values())
    for number in sorted(spread):
        left -= spread[number]
        if left <= 0:
            return number
    return max(spread)


# Two of them


class Difference(Struct, frozen=True):
    """Between two runs: the second less the first, its 95 % interval, and how large that is.

    The effect is Cohen's: d for means (in standard deviations), h for shares. 0.2 is small, 0.5 medium, 0.8 large.
    """

    what: str
    name: str
    first: float
    second: float
    change: float
    interval: tuple[float, float]
    effect: float
    share: bool

    @property
    def sure(self) -> bool:
        """Whether the interval leaves out zero."""
        return not self.interval[0] <= 0 <= self.interval[1]


class Comparison(Struct, frozen=True):
    first: Report
    second: Report
    differences: list[Difference]


def comparison_of(one: tuple[Plan, Tally], other: tuple[Plan, Tally]) -> Comparison:
    first, second = one[1], other[1]
    found = []
    for turn, (mine, theirs) in enumerate(zip(first.turn_shares, second.turn_shares, strict=False)):
        found.append(of_shares("turn", str(turn + 1), sums_of(mine, WHOLE), sums_of(theirs, WHOLE)))
    for bot in sorted(first.bot_shares.keys() & second.bot_shares.keys()):
        if len(first.bot_shares) + len(second.bot_shares) > 2:
            mine, theirs = first.bot_shares[bot], second.bot_shares[bot]
            found.append(of_shares("bot", bot, sums_of(mine, WHOLE), sums_of(theirs, WHOLE)))
        found.append(of_means("score", bot, sums_of(first.bot_scores[bot]), sums_of(second.bot_scores[bot])))
    found.append(of_means("length", "", sums_of(first.decisions), sums_of(second.decisions)))
    if first.leads and second.leads:
        found.append(of_means("leads", "", sums_of(first.leads), sums_of(second.leads)))
    found.append(of_shares("shared", "", shared_sums(first), shared_sums(second)))
    keys = sorted(first.told.keys() | second.told.keys(), key=lambda key: by_rule((key, None)))
    for key in keys:
        in_first, in_second = (share_sums(run.told.get(key, [0, 0])[1], run.watched) for run in (first, second))
        found.append(of_shares("told", key, in_first, in_second))
    return Comparison(report_of(*one), report_of(*other), found)


def shared_sums(tally: Tally) -> Sums:
    alone = sum(spread.get(WHOLE, 0) for spread in tally.seat_shares)
    return share_sums(tally.games - alone, tally.games)


def of_shares(what: str, name: str, first: Sums, second: Sums) -> Difference:
    effect = 2 * asin(sqrt(clipped(second.mean))) - 2 * asin(sqrt(clipped(first.mean)))
    return difference(what, name, first, second, effect, share=True)


def clipped(share: float) -> float:
    return min(1.0, max(0.0, share))


def of_means(what: str, name: str, first: Sums, second: Sums) -> Difference:
    spread = sqrt((first.variance + second.variance) / 2)
    return difference(what, name, first, second, (second.mean - first.mean) / spread if spread else 0.0, share=False)


def difference(what: str, name: str, first: Sums, second: Sums, effect: float, *, share: bool) -> Difference:
    change = second.mean - first.mean
    reach = Z * sqrt(first.variance / max(1, first.count) + second.variance / max(1, second.count))
    interval = (change - reach, change + reach)
    return Difference(what, name, first.mean, second.mean, change, interval, effect, share)
