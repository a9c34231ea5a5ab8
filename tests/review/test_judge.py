"""What judges moments: its errors are those of what it says."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Over
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
        lots = Random(1)

        def over(rules: Rules[Any, Any], values: Any, world: Any, seat: int, move: int, seed: int) -> Over:
            won = lots.random() < (0.5 if move == other else wins)
            rest = tuple(one for one in range(rules.seats) if one != seat)
            return Over("GD-25", (0,) * rules.seats, ((seat,), rest) if won else (rest, (seat,)))

        monkeypatch.setattr(judge, "played_out", over)
        thinks = Imagined(position.rules)
        pairs = ((other, best), (best, other))
        return [thinks.contradicts(position.view, position.heard, *pair, FastDice(1)) for pair in pairs]

    assert [said(wins) for wins in (0.2, 0.8, 0.5)] == [[True, False], [False, True], [False, False]]
