"""The best move there is, where its game is solved."""

from __future__ import annotations

from typing import Any, ClassVar

from sexton.bots.greedy import Greedy
from sexton.kernel.game import Rules
from sexton.kernel.interface import Refusal


class Exact(Greedy):
    """Like the greedy bot, but with exact values."""

    name: ClassVar = "exact"


def exact_bot(rules: Rules[Any, Any]) -> Exact:
    values = rules.exact()
    if values is None:
        raise Refusal("bots", "not-solved", game=rules.game.title)
    return Exact(values)
