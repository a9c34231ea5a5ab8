"""What judges moments: its errors are those of what it says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Over
from sexton.kernel.learn.net_values import NetValues
from sexton.kernel.search.state_values import StateValues
from sexton.puzzles import collection
from sexton.puzzles.puzzle import Position
from sexton.review import judge
from sexton.review.judge import Effort, Imagined, Mean


def test_the_error_of_a_comparison_is_how_far_comparisons_lie_apart() -> None:
    """What is remembered for a comparison, such as guesses of fists, goes for all games that are imagined in it."""
    effort = Effort(least=480, most=480, considered=1000, rounds=((1, 1000),))
    variance = said = 0.0
    for puzzle in [one for one in collection.shipped("gravediggers") if one.step == "fists"][:6]:
        position, costs = Position(puzzle), Mean()
        best, second = (
            position.rules.read(text) for text in sorted(puzzle.worths, key=lambda one: -puzzle.worths[one])[:2]
        )
        for seed in range(6):
            thinks = Imagined(position.rules, effort)
            found = thinks.compare(position.view, position.heard, [best, second], best, FastDice(seed))
            costs.add(found.cost)
            said += found.error**2
        variance += costs.tried * costs.error**2 * costs.tried / (costs.tried - 1) * costs.tried
    assert 0.3 < variance / said < 2.5


def test_only_what_is_surely_worse_in_whole_games_is_contradicted(monkeypatch: pytest.MonkeyPatch) -> None:
    position = Position(next(one for one in collection.shipped("gravediggers") if one.step == "fists"))
    best, other = position.moves[:2]

    def said(wins: float) -> list[bool]:
        """Of both, where the one wins so often, and the other one half of the time."""
        monkeypatch.setattr(judge, "played_out", games_won(other, lambda values: wins))
        thinks = Imagined(position.rules)
        pairs = ((other, best), (best, other))
        return [thinks.contradicts(position.view, position.heard, *pair, FastDice(1)) for pair in pairs]

    assert [said(wins) for wins in (0.2, 0.8, 0.5)] == [[True, False], [False, True], [False, False]]


def test_a_mistake_is_one_in_games_of_greedy_and_of_the_net(monkeypatch: pytest.MonkeyPatch) -> None:
    position = Position(next(one for one in collection.shipped("gravediggers") if one.step == "fists"))
    better, played = position.moves[:2]

    def said(wins: float, wins_by_net: float, effort: Effort) -> bool:
        """Where the better one wins so often, and the other one half of the time."""
        often = games_won(played, lambda values: wins_by_net if isinstance(values, NetValues) else wins)
        monkeypatch.setattr(judge, "played_out", often)
        return Imagined(position.rules, effort).confirms(position.view, position.heard, played, better, FastDice(1))

    usual, without = Effort(), Effort(net_games=0)
    assert [said(0.8, 0.8, usual), said(0.2, 0.8, usual), said(0.8, 0.2, usual)] == [True, False, False]
    assert said(0.8, 0.2, without)


def games_won(half: int, wins: Callable[[StateValues], float]) -> Callable[..., Over]:
    """Instead of games that are played out: this move wins half of them, others as many as is said of the values."""
    lots = Random(1)

    def over(rules: Rules[Any, Any], values: StateValues, world: Any, seat: int, move: int, seed: int) -> Over:
        won = lots.random() < (0.5 if move == half else wins(values))
        rest = tuple(one for one in range(rules.seats) if one != seat)
        return Over("GD-25", (0,) * rules.seats, ((seat,), rest) if won else (rest, (seat,)))

    return over
