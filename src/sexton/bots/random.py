"""Chooses uniformly among the moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Event, Move


class Random:
    name: ClassVar = "random"

    def choose(self, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Move:
        return moves[dice.below(len(moves))]
