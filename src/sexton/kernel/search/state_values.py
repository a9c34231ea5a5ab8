# engine: compiled
"""What the moves of a seat are worth, computed from a state: for bots, which have views, and for simulations."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sexton.kernel.chance.dice import Dice
from sexton.kernel.steps import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class StateValues:
    """A number for every move of a seat, by what that seat knows.

    A bot at a table has the state its view tells (`Rules.known`); the lab hands over the whole truth, to save making
    views. Both must give the same numbers from the same dice: the tests play every game both ways, so values that
    used more than the seat may know would be detected.
    """

    def values(self, g: Any, seat: i64, moves: vec[i64], dice: Dice) -> vec[float]:
        raise NotImplementedError


def greedy_move(state_values: StateValues, step: Step[Any], g: Any, seat: i64, dice: Dice) -> i64:
    """What the greedy bot answers."""
    moves = step.moves(g, seat)
    if len(moves) == 1:
        return moves[0]
    values = state_values.values(g, seat, moves, dice)
    best = values[0]
    equals: i64 = 0
    for value in values:
        if value > best:
            best = value
            equals = 1
        elif value == best:
            equals += 1
    left = dice.below(equals)
    nth: i64 = 0
    while left or values[nth] != best:
        if values[nth] == best:
            left -= 1
        nth += 1
    return moves[nth]
