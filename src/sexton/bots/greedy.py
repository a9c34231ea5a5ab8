"""The move its game's heuristics value most, without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Event, Move
from sexton.kernel.search.heuristics import Heuristics


class Greedy:
    name: ClassVar = "greedy"

    def __init__(self, heuristics: Heuristics[Any]) -> None:
        self.heuristics = heuristics

    def choose(self, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Move:
        if len(moves) == 1:
            return moves[0]
        values = self.heuristics.values(view, moves, dice)
        best = max(values)
        equals = [move for move, value in zip(moves, values, strict=True) if value == best]
        return equals[dice.below(len(equals))]
