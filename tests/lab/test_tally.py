"""Counting: shares, means and their intervals."""

from __future__ import annotations

import random
from collections import Counter
from math import sqrt

import pytest

from sexton.lab.simulation.plan import Plan
from sexton.lab.simulation.tally import WHOLE, Sums, Tally, Z, summary_of, sums_of, tally_of_rows
from sexton.lab.simulation.through_views import Row


def sums(numbers: list[float]) -> Sums:
    return sums_of(Counter(round(number * WHOLE) for number in numbers), WHOLE)


def wilson(wins: int, games: int) -> tuple[float, float]:
    p, z = wins / games, Z
    middle, reach = p + z * z / (2 * games), z * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return (middle - reach) / (1 + z * z / games), (middle + reach) / (1 + z * z / games)


@pytest.mark.parametrize(("wins", "games"), [(1, 10), (50, 100), (999, 1000)])
def test_whole_victories_have_wilson_s_interval(wins: int, games: int) -> None:
    counted = sums([1.0] * wins + [0.0] * (games - wins))
    assert counted.share_interval() == pytest.approx(wilson(wins, games))


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (10, 10)])
def test_all_or_nothing_is_not_taken_for_certain(wins: int, games: int) -> None:
    counted = sums([1.0] * wins + [0.0] * (games - wins))
    assert counted.share_interval() == pytest.approx(wilson(wins, games))
    low, high = counted.share_interval()
    assert high - low > 0.2


def test_shared_victories_spread_less() -> None:
    halves = sums([0.5] * 60 + [1.0] * 20 + [0.0] * 20)
    whole = sums([1.0] * 50 + [0.0] * 50)
    assert halves.mean == whole.mean
    assert width(halves) < width(whole)


def width(counted: Sums) -> float:
    low, high = counted.share_interval()
    return high - low


def test_the_interval_holds_the_truth_about_95_times_of_a_hundred() -> None:
    rng, held, tries = random.Random(4), 0, 2000
    for _ in range(tries):
        low, high = sums(rng.choices([0.0, 0.5, 1.0], [6, 1, 3], k=60)).share_interval()
        held += low <= 0.35 <= high
    assert 0.93 <= held / tries <= 0.97


def test_mean_spread_least_and_most() -> None:
    counted = sums_of(Counter([1, 2, 3, 6]))
    assert (counted.mean, counted.least, counted.most) == (3, 1, 6)
    assert counted.variance == pytest.approx(3.5)
    low, high = counted.interval()
    assert (low + high) / 2 == pytest.approx(3)
    assert high - 3 == pytest.approx(Z * sqrt(14 / 3 / 4))


def test_a_bot_with_two_seats_is_counted_once_a_game() -> None:
    plan = Plan("gravediggers", 3, ("a", "a", "b"), 2, 0, "{}")
    rows = [
        Row(0, 1, (0, 2), 10, 1, plan.seated(0), (9, 3, 9)),
        Row(1, 1, (1, 2), 10, 1, plan.seated(1), (0, 5, 5)),
    ]
    assert [row.bots for row in rows] == [("a", "a", "b"), ("b", "a", "a")]
    summary = summary_of(plan, tally_of_rows(plan, rows))
    assert summary.by_bot["a"].share == pytest.approx(0.75)
    assert summary.by_bot["a"].fair == pytest.approx(2 / 3)
    assert summary.by_bot["a"].score == pytest.approx(5.5)
    assert summary.by_bot["b"].share == pytest.approx(0.25)
    assert [share.share for share in summary.by_seat] == pytest.approx([0.25, 0.25, 0.5])
    assert (summary.games, summary.faults, summary.decisions.mean) == (2, 2, 10)


def test_tallies_add_up_in_any_order() -> None:
    plan, rng = Plan("gravediggers", 3, ("a", "b", "b"), 30, 0, "{}"), random.Random(1)
    parts = []
    for number in range(30):
        scores = (rng.randrange(9), rng.randrange(9), rng.randrange(9))
        winners = tuple(sorted(rng.sample(range(3), rng.randint(1, 3))))
        parts.append(tally_of_rows(plan, [Row(number, 1, winners, rng.randrange(50), 0, plan.seated(number), scores)]))
    together = []
    for order in (parts, parts[::-1]):
        tally = Tally()
        for part in order:
            tally.add(part)
        together.append(summary_of(plan, tally))
    assert together[0] == together[1]
    assert together[0].games == 30
