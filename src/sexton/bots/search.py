"""Looks ahead: imagines worlds that fit its view, and plays them out again and again."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from sexton.bots.tree import Tree
from sexton.kernel.dice import Dice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Event, Move

CONSIDERED = 12  # at the root: the moves that the heuristics value most
SLICE = 64  # iterations between two looks at the clock


class Budget(Struct, frozen=True):
    """In iterations a move is reproducible from view and seed; in milliseconds it is not."""

    iterations: int | None = None
    milliseconds: int | None = None


class Thought(Struct, frozen=True):
    """What a search thinks of one move."""

    move: Move
    tried: int
    share: float  # of victory
    error: float  # standard error of the share


class Search:
    def __init__(self, rules: Rules[Any, Any], budget: Budget, name: str = "search") -> None:
        self.name = name
        self.budget = budget
        self._heuristics = rules.game.heuristics(rules)
        self._mind = rules.mind()
        self._engine = rules.engine
        self._worlds = rules.worlds

    def choose(self, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Move:
        if len(moves) == 1:
            return moves[0]
        return self.think(view, moves, dice)[0].move

    def think(self, view: Any, moves: Sequence[Move], dice: Dice) -> list[Thought]:
        """The considered moves, the most tried first."""
        values = self._heuristics.values(view, moves, dice)
        order = sorted(range(len(moves)), key=lambda nth: -values[nth])
        considered = sorted(moves[nth] for nth in order[:CONSIDERED])
        tree = Tree(self._engine, self._mind, view.seat, considered, dice)
        self._grow(tree, self._worlds(view))
        thoughts = [thought_of(move, arm) for move, arm in tree.root.arms.items()]
        return sorted(thoughts, key=lambda thought: (-thought.tried, -thought.share, thought.move))

    def _grow(self, tree: Tree, worlds: Any) -> None:
        if self.budget.iterations is not None:
            tree.grow(worlds, self.budget.iterations)
            return
        deadline = time.perf_counter() + (self.budget.milliseconds or 0) / 1000
        while time.perf_counter() < deadline:
            tree.grow(worlds, SLICE)


def thought_of(move: Move, arm: Any) -> Thought:
    tried = max(1, int(arm.tried))
    share = arm.won / tried
    variance = max(0.0, arm.squares / tried - share * share)
    return Thought(move, int(arm.tried), share, (variance / tried) ** 0.5)
