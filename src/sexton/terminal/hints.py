"""What a bot would say about the question, where there is one that can explain itself. For practice games only."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from sexton.kernel.chance.dice import Dice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Event, Move
from sexton.kernel.words import Words

LOG = logging.getLogger("sexton.terminal")
EXPLAINS = "sexton.bots.explain"


def hints_about(
    rules: Rules[Any, Any], seen: Any, heard: Sequence[Event], moves: Sequence[Move], words: Words, dice: Dice
) -> list[str]:
    """A few sentences, from what the seat knows; none if no bot can explain. A fault there must not stop the game."""
    try:
        return list(import_module(EXPLAINS).explain(rules, seen, heard, moves, words, dice))
    except Exception as fault:  # its words may hold what the seat must not know
        LOG.warning("no hint: %s", type(fault).__name__)
        return []
