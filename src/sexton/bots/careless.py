"""Looks at a few random moves and takes the best of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from sexton.bots.greedy import Greedy
from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Event, Move

LOOKED_AT = 3


class Careless(Greedy):
    name: ClassVar = "careless"

    def choose(self, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Move:
        seen = sorted({moves[dice.below(len(moves))] for _ in range(LOOKED_AT)})
        return super().choose(view, heard, seen, dice)
