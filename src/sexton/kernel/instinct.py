# engine: compiled
"""The heuristics of a game told a second time, on a state: for the lab, where making views takes most of the time."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sexton.kernel.dice import Dice
from sexton.kernel.steps import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    """Values the moves of a seat as the game's heuristics do from its view: the same numbers, the same dice.

    It is handed the whole truth and reads no more of it than that seat may know. The tests hold both tellings
    together, so an instinct that peeked would be found out.
    """

    def values(self, g: Any, seat: i64, moves: vec[i64], dice: Dice) -> vec[float]:
        raise NotImplementedError


def greedy_move(instinct: Instinct, step: Step[Any], g: Any, seat: i64, dice: Dice) -> i64:
    """What the greedy bot answers."""
    moves = step.moves(g, seat)
    if len(moves) == 1:
        return moves[0]
    values = instinct.values(g, seat, moves, dice)
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
