"""What judges moments: its errors are those of what it says."""

from __future__ import annotations

from sexton.kernel.chance.dice import FastDice
from sexton.puzzles import collection
from sexton.puzzles.puzzle import Position
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
