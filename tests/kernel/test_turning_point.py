"""What decided a game, from what everybody was told."""

from __future__ import annotations

from typing import Any

import pytest

from sexton.games.gloomy_graves.rules.box import BONUS
from sexton.games.gravediggers.rules import events
from sexton.kernel import catalogue
from sexton.kernel.game import Rules
from sexton.kernel.interface import Event
from sexton.kernel.records.turning_point import rivals_for, turning_point
from sexton.kernel.words import Words
from sexton.library.play import load

GAME = catalogue.find("gravediggers")
WORDS = Words("en", GAME.folder)
TOLD: list[tuple[int, Event]] = [
    (9, events.Paid((1,), 99, 0)),  # before the first chapter
    (10, events.RobberyBegins(0, 3)),
    (12, events.Paid((0,), 7, 4)),
    (13, events.Paid((1, 2), 2, 0)),
    (20, events.FinalRobbery(4)),
    (22, events.Paid((0, 1), 9, 0)),
    (23, events.Rewarded(2, 5)),
]


def rules() -> Rules[Any, Any]:
    return GAME.open(3)


@pytest.mark.parametrize(
    ("rivals", "seq", "gains"),
    [((0, 1), 10, (7, 2, 2)), ((0, 2), 10, (7, 2, 2)), ((1, 2), 20, (9, 9, 5)), ((2, 1), None, None)],
)
def test_it_is_the_chapter_that_set_the_two_furthest_apart(rivals: Any, seq: Any, gains: Any) -> None:
    found = turning_point(rules(), WORDS, TOLD, rivals)
    assert (found and found.seq, found and found.gains) == (seq, gains)


def test_the_winner_is_compared_with_the_reader_and_otherwise_with_the_next() -> None:
    ranking = ((2,), (0,), (1, 3))
    assert [rivals_for(ranking, seat) for seat in (None, 0, 1, 2)] == [(2, 0), (2, 0), (2, 1), (2, 0)]
    assert rivals_for(((0, 1),), 0) is None


@pytest.mark.parametrize(
    ("game", "besides"),
    [("gravediggers", {10}), ("graverobbers", {0}), ("gloomy_graves", set(BONUS))],  # money to begin with; the bonus
)
def test_what_everybody_gained_adds_up_to_the_result(game: str, besides: set[int]) -> None:
    play = load(game, seats=3, seed=5).play_on("greedy")
    total = [0, 0, 0]
    for event in play._events(None):
        for seat, points in play.rules.gains_in(event):
            total[seat] += points
    assert any(total)
    assert {score - gained for score, gained in zip(play.scores, total, strict=True)} <= besides
