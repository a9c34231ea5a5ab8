"""Bots of the newest edition at tables of an earlier one (docs/decisions/0027)."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

from sexton.bots.random import Random
from sexton.bots.search import Search
from sexton.kernel.chance.dice import Dice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Event, Move
from sexton.kernel.records.editions import PastRules
from sexton.kernel.search.heuristics import Bot


class PastBot:
    """Thinks by the newest rules. Where these cannot make sense of what it sees it plays any move, and logs that."""

    def __init__(self, rules: PastRules, name: str, made_for: Callable[[Rules[Any, Any]], Bot[Any]]) -> None:
        self.name = name
        self._rules = rules
        self._bot: Bot[Any] = made_for(rules.newest) if rules.has_newest else Random()

    def within(self, milliseconds: int) -> PastBot:
        """The same bot with a limit of time."""
        hurried = copy.copy(self)
        if isinstance(self._bot, Search):
            hurried._bot = self._bot.within(milliseconds)
        return hurried

    def choose(self, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Move:
        try:
            now = self._rules.situation(view, heard, moves)
            return now.moves[self._bot.choose(now.view, now.heard, tuple(now.moves), dice)]
        except Exception as fault:
            self._rules.warn(f"the {self.name} bot plays any move at {view.step}", fault)
            return Random().choose(view, heard, moves, dice)
