"""Games that differ only in what a seat may not know, played over real sockets: that seat is sent the same bytes.

Pairs are made by going back over hidden outcomes and answers (pairs.py) and are played at two server processes which
also differ in every other secret: the shuffle's, guests' ids, keys (launch.py). On one side the other seats also do
what is nobody's business: they change sealed answers, take back drafts, send nonsense, make new links (sides.py).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Rules
from tests.counts import games
from tests.server.leaks import LEAKS
from tests.server.pairs import Builder, Pair
from tests.server.sides import Leaked, Side, compare, two_sides

SEATS = 3
QUESTIONS = 30
TABLES: list[dict[str, Any]] = [
    {"watching": "everyone"},
    {"watching": "delayed", "delay": 2, "clock": {"kind": "bank", "bank": 900, "increment": 5}},
]


def pair_number(rules: Rules[Any, Any], number: int) -> Pair:
    """Now a seat and the watchers look on, now only the watchers, from whom every hand is hidden."""
    onlookers = [number // 2 % SEATS, None] if number % 2 == 0 else [None]
    return Builder(rules, onlookers, number, QUESTIONS).pair()


def hides_something(rules: Rules[Any, Any], pair: Pair) -> bool:
    """Whether a watcher's view leaves several truths open. One game hides nothing but the future."""
    state = rules.read_position(pair.one[-1].truth)
    worlds, dice = rules.worlds(rules.view(state, None)), FastDice(7)
    return len({rules.write_position(worlds.sample(dice)) for _ in range(20)}) > 1


async def futures_differ(sides: tuple[Side, Side]) -> bool:
    """Nothing was hidden but what is to come: it comes, and it is not the same."""
    return await sides[0].dig_on(8) != await sides[1].dig_on(8)


@pytest.mark.parametrize("game", catalogue.ids())
async def test_what_a_seat_may_not_know_changes_no_byte_it_is_sent(tmp_path: Path, game: str) -> None:
    rules, count, differed = catalogue.find(game).open(SEATS), games(0.014, 2), 0
    async with two_sides(tmp_path, SEATS) as sides:
        for number in range(count):
            pair = pair_number(rules, number)
            await compare(rules, pair, sides, number, **TABLES[number // 2 % 2])
            if hides_something(rules, pair):
                differed += pair.differing * 4 >= pair.questions > 3
            else:
                differed += await futures_differ(sides)
            for side in sides:
                await side.leave()
    assert differed * 2 >= count, f"only {differed} of {count} pairs really differ in hidden truth"


@pytest.mark.parametrize(
    ("leak", "game"),
    [
        ("one_bit", "graverobbers"),
        ("padding", "gravediggers"),
        ("order", "gravediggers"),
        ("changes", "gravediggers"),
        ("drafts", "gloomy_graves"),
        ("secret", "vampire"),
        ("dice", "vampire"),
    ],
)
async def test_a_planted_leak_is_found(tmp_path: Path, leak: str, game: str) -> None:
    rules = catalogue.find(game).open(SEATS)
    async with two_sides(tmp_path, SEATS, leak) as sides:
        with pytest.raises(Leaked):
            await compare_some(rules, sides, 12)


async def compare_some(rules: Rules[Any, Any], sides: tuple[Side, Side], count: int) -> None:
    for number in range(count):
        await compare(rules, pair_number(rules, number), sides, number)
        for side in sides:
            await side.leave()


def test_every_leak_is_planted_somewhere() -> None:
    marks = test_a_planted_leak_is_found.pytestmark  # type: ignore[attr-defined]
    assert {leak for leak, _ in marks[0].args[1]} == set(LEAKS)
