# engine: compiled
"""What a seat may answer, laid out for a screen."""

from __future__ import annotations

from collections.abc import Sequence

from sexton.games.vampire.rules.notation import STAY, number_in, tools_text
from sexton.games.vampire.view.path_offers import facts_of
from sexton.games.vampire.view.view import Offer
from sexton.kernel.interface import Choices, Move


def choices_of(step: str, moves: Sequence[Move], offers: Sequence[Offer]) -> Choices:
    """The moves, field by field; a path by the square on which it ends, then, where several lead there, by itself."""
    if step == "move":
        if moves[0] == STAY:
            return Choices("{move}", ({"move": "stay"},))
        paths = tuple({"end": one.end, "path": one.path} for one in offers)
        return Choices("move {path}", paths, cells=("end",), facts=facts_of(offers))
    if step == "dig":
        return Choices("dig {grave}", tuple({"grave": str(number_in(move) + 1)} for move in moves))
    verb = "take" if step == "take" else "return"
    return Choices(verb + " {tools}", tuple({"tools": tools_text(number_in(move))} for move in moves))
