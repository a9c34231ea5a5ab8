"""The figures of a simulation, for the page, for `--json`, and for comparing two of them."""

from __future__ import annotations

from collections.abc import Iterator
from math import asin, erfc, sqrt
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from sexton.lab.simulation.plan import Plan
from sexton.lab.simulation.tally import WHOLE, Share, Spread, Sums, Tally, Z, summary_of, sums_of

if TYPE_CHECKING:
    from sexton.lab.reports.pairs import Figure, Pair, Pairs  # which need pyarrow

LEVEL = 0.05  # the accepted chance that any difference is wrongly called sure
LENGTH, LEADS, SHARED = ("length", ""), ("leads", ""), ("shared", "")


class Distribution(Struct, frozen=True):
    """A distribution of whole numbers: how often each occurred, and its summary."""

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
    """Something the rules announced to the table: how often, and in what share of the watched games."""

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
    """A sort key: GD-2 before GD-10, rules before rulings."""
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
    paired: bool  # deal by deal, else in total
    chance: float  # of a change at least as large as this if there were none
    sure: bool = False  # significant even among all that are compared


class Comparison(Struct, frozen=True):
    first: Report
    second: Report
    deals: int  # that were compared in pairs; none if the runs are not over the same deals
    compared: int  # how many differences are compared
    differences: list[Difference]


def comparison_of(one: tuple[Plan, Tally], other: tuple[Plan, Tally], pairs: Pairs) -> Comparison:
    found = holm(list(differences_of(one[1], other[1], pairs)))
    return Comparison(report_of(*one), report_of(*other), pairs.deals, sum(map(can_differ, found)), found)


def differences_of(first: Tally, second: Tally, pairs: Pairs) -> Iterator[Difference]:
    known = pairs.figures.get
    for nth, (mine, theirs) in enumerate(zip(first.turn_shares, second.turn_shares, strict=False)):
        turn = ("turn", str(nth + 1))
        yield of_shares(turn, sums_of(mine, WHOLE), sums_of(theirs, WHOLE), known(turn))
    for bot in sorted(first.bot_shares.keys() & second.bot_shares.keys()):
        if len(first.bot_shares) + len(second.bot_shares) > 2:
            mine, theirs = first.bot_shares[bot], second.bot_shares[bot]
            yield of_shares(("bot", bot), sums_of(mine, WHOLE), sums_of(theirs, WHOLE), known(("bot", bot)))
        mine, theirs = first.bot_scores[bot], second.bot_scores[bot]
        yield of_means(("score", bot), sums_of(mine), sums_of(theirs), known(("score", bot)))
    yield of_means(LENGTH, sums_of(first.decisions), sums_of(second.decisions), known(LENGTH))
    if first.leads and second.leads:
        yield of_means(LEADS, sums_of(first.leads), sums_of(second.leads), known(LEADS))
    yield of_shares(SHARED, shared_sums(first), shared_sums(second), known(SHARED))
    for key in sorted(first.told.keys() | second.told.keys(), key=lambda key: by_rule((key, None))):
        in_first, in_second = (share_sums(run.told.get(key, [0, 0])[1], run.watched) for run in (first, second))
        yield of_shares(("told", key), in_first, in_second, None)


def shared_sums(tally: Tally) -> Sums:
    alone = sum(spread.get(WHOLE, 0) for spread in tally.seat_shares)
    return share_sums(tally.games - alone, tally.games)


def of_shares(figure: Figure, first: Sums, second: Sums, pair: Pair | None) -> Difference:
    one, other = means_of(first, second, pair)
    effect = 2 * asin(sqrt(clipped(other))) - 2 * asin(sqrt(clipped(one)))
    return difference(figure, first, second, pair, effect, share=True)


def clipped(share: float) -> float:
    return min(1.0, max(0.0, share))


def of_means(figure: Figure, first: Sums, second: Sums, pair: Pair | None) -> Difference:
    one, other = means_of(first, second, pair)
    spread = sqrt((first.variance + second.variance) / 2)
    return difference(figure, first, second, pair, (other - one) / spread if spread else 0.0, share=False)


def means_of(first: Sums, second: Sums, pair: Pair | None) -> tuple[float, float]:
    """Both means, over the same deals if they are known."""
    return (first.mean, second.mean) if pair is None else (pair.first.mean, pair.second.mean)


def difference(
    figure: Figure, first: Sums, second: Sums, pair: Pair | None, effect: float, *, share: bool
) -> Difference:
    one, other = means_of(first, second, pair)
    change = other - one
    if pair is None:
        error = sqrt(first.variance / max(1, first.count) + second.variance / max(1, second.count))
    else:
        error = sqrt(pair.change.variance / max(1, pair.change.count - 1))
    interval = (change - Z * error, change + Z * error)
    return Difference(*figure, one, other, change, interval, effect, share, pair is not None, chance_of(change, error))


def chance_of(change: float, error: float) -> float:
    """The two-sided p-value by the normal approximation."""
    if not error:
        return 0.0 if change else 1.0
    return erfc(abs(change) / error / sqrt(2))


def can_differ(one: Difference) -> bool:
    """Whether the figure varies at all in one of the runs."""
    return one.chance < 1 or one.interval[0] < one.interval[1]


def holm(found: list[Difference]) -> list[Difference]:
    """The differences that pass Holm's method: the chance that any of them is wrongly called sure is 5 %."""
    left = sum(map(can_differ, found))
    sure = set()
    for nth in sorted(range(len(found)), key=lambda nth: found[nth].chance):
        if left < 1 or found[nth].chance > LEVEL / left:
            break
        sure.add(nth)
        left -= 1
    return [replace(one, sure=True) if nth in sure else one for nth, one in enumerate(found)]
