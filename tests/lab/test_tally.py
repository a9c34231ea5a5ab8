"""Counting: shares, means and their intervals."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from sexton.lab.plan import Plan
from sexton.lab.play import Row
from sexton.lab.tally import Sums, Tally, Z


def sums(numbers: list[float]) -> Sums:
    made = Sums()
    for number in numbers:
        made.add(number)
    return made


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
    counted = sums([1, 2, 3, 6])
    assert (counted.mean, counted.least, counted.most) == (3, 1, 6)
    assert counted.variance == pytest.approx(3.5)
    low, high = counted.interval()
    assert (low + high) / 2 == pytest.approx(3)
    assert high - 3 == pytest.approx(Z * sqrt(14 / 3 / 4))


def row(bots: tuple[str, ...], winners: tuple[int, ...], scores: tuple[int, ...]) -> Row:
    return Row(0, 1, winners, 10, 1, bots, scores)


def test_a_bot_with_two_seats_is_counted_once_a_game() -> None:
    plan = Plan("gravediggers", 3, ("a", "a", "b"), 2, 0, "{}")
    tally = Tally(plan)
    tally.add(row(("a", "a", "b"), (0, 2), (9, 3, 9)))
    tally.add(row(("b", "a", "a"), (1, 2), (0, 5, 5)))
    summary = tally.summary()
    assert summary.by_bot["a"].share == pytest.approx(0.75)
    assert summary.by_bot["a"].fair == pytest.approx(2 / 3)
    assert summary.by_bot["a"].score == pytest.approx(5.5)
    assert summary.by_bot["b"].share == pytest.approx(0.25)
    assert [share.share for share in summary.by_seat] == pytest.approx([0.25, 0.25, 0.5])
    assert (summary.games, summary.faults, summary.decisions.mean) == (2, 2, 10)
