"""What is counted inside the compiled loop, against the same told in plain Python."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from sexton.lab.reports.parquet import GAMES, written
from sexton.lab.simulation.columns import (
    Columns,
    bits_of_ones,
    in_turn,
    known_leads,
    numbers_from,
    shares,
    spread_of,
    totals,
)
from sexton.lab.simulation.tally import WHOLE

SEATS = 3


def columns_of(games: int, seed: int) -> tuple[Columns, list[tuple[int, list[int], list[list[int]]]]]:
    """Games of all kinds: who began, the scores, and a ranking that need not follow from them."""
    rng, columns, told = random.Random(seed), Columns(SEATS, 0, games), []
    for number in range(games):
        scores, seats = [rng.randint(-5, 9) for _ in range(SEATS)], rng.sample(range(SEATS), SEATS)
        cut = rng.randint(1, SEATS)
        ranking = [sorted(seats[:cut]), *([seat] for seat in seats[cut:])]
        ranks = [1 if seat in seats[:cut] else 1 + seats.index(seat) for seat in range(SEATS)]
        first = rng.randrange(SEATS)
        columns.add(number, first, rng.randrange(90), 0, vec[i64](scores), vec[i64](ranks))
        if number % 3 == 0:
            columns.lead(number)
        told.append((first, scores, ranking))
    return columns, told


def test_columns_hold_what_was_added() -> None:
    columns, told = columns_of(50, 1)
    assert columns.games == 50 and list(columns.seeds) == list(range(50))
    for nth, (first, scores, ranking) in enumerate(told):
        own, won = range(nth * SEATS, (nth + 1) * SEATS), ranking[0]
        assert (columns.first[nth], columns.winners[nth]) == (first, len(won))
        assert len(won) > 1 or columns.winner[nth] == won[0]
        assert [columns.scores[at] for at in own] == scores
        assert [columns.won[at] for at in own] == [len(won) if seat in won else 0 for seat in range(SEATS)]
        behind = [next(place for place, group in enumerate(ranking) if seat in group) for seat in range(SEATS)]
        ranks = [1 + sum(len(group) for group in ranking[:place]) for place in behind]
        assert [columns.ranks[at] for at in own] == ranks
    assert list(known_leads(columns)) == list(range(0, 50, 3))


def test_shares_turns_and_totals() -> None:
    columns, told = columns_of(60, 2)
    share, turned = shares(columns, WHOLE), in_turn(columns, columns.scores)
    assert list(totals(columns)) == [sum(scores) for _, scores, _ in told]
    for nth, (first, scores, ranking) in enumerate(told):
        won = ranking[0]
        for seat in range(SEATS):
            assert share[nth * SEATS + seat] == (WHOLE // len(won) if seat in won else 0)
            assert turned[nth * SEATS + (seat - first) % SEATS] == scores[seat]


@pytest.mark.parametrize("stride", [1, 3])
def test_a_spread_is_how_often_each_number_comes_up(stride: int) -> None:
    rng = random.Random(stride)
    numbers = [rng.randint(-40, 40) for _ in range(300)]
    for start in range(stride):
        own = numbers[start::stride]
        assert spread_of(vec[i32](numbers), start, stride, len(own)) == Counter(own)
    assert spread_of(vec[i32](), 0, 1, 0) == {}


def test_bits_and_numbers_for_files() -> None:
    marks = [nth % 5 for nth in range(21)]
    bits = bits_of_ones(vec[u8](marks))
    assert [bits[nth // 8] >> nth % 8 & 1 for nth in range(21)] == [mark == 1 for mark in marks]
    assert len(bits) == 3
    assert list(numbers_from(7, 3)) == [7, 8, 9]


def test_plain_lists_are_written_as_the_same_bytes() -> None:
    """Where nothing is compiled, lists stand in for the columns: the files must not tell."""
    columns, _ = columns_of(90, 3)
    plain = [numbers_from(0, 90), columns.seeds, columns.first, columns.decisions, columns.faults, columns.winners]
    pairs = [(columns.winner, columns.winners), (columns.leads, columns.leads_known)]
    lists = [*(list(numbers) for numbers in plain), *((list(numbers), list(ones)) for numbers, ones in pairs)]
    assert written([*plain, *pairs], GAMES) == written(lists, GAMES)
