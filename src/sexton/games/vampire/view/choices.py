"""What a seat may answer, laid out for a screen, and what is played when its time is up."""

from __future__ import annotations

from collections.abc import Sequence

from sexton.games.vampire.rules.notation import STAY, number_in, path_text, square_text, tools_text
from sexton.games.vampire.rules.paths import end_of
from sexton.games.vampire.rules.state import State
from sexton.kernel.interface import Choices, Move, Refusal


def choices_of(known: State, step: str, moves: Sequence[Move]) -> Choices:
    """The moves, field by field. A path is chosen by the square it ends on first; then, where several lead there, by
    itself.
    """
    if not moves:
        raise Refusal("table", "nobody-asked")
    if step == "move":
        if moves[0] == STAY:
            return Choices("{move}", ({"move": "stay"},))
        names, square = known.variant.names, known.at[known.active]
        ends = [square_text(names[end_of(known.variant, square, move)]) for move in moves]
        paths = tuple({"end": end, "path": path_text(move)} for end, move in zip(ends, moves, strict=True))
        return Choices("move {path}", paths, cells=("end",))
    if step == "dig":
        return Choices("dig {grave}", tuple({"grave": str(number_in(move) + 1)} for move in moves))
    verb = "take" if step == "take" else "return"
    return Choices(verb + " {tools}", tuple({"tools": tools_text(number_in(move))} for move in moves))


def default_of(step: str, moves: Sequence[Move]) -> Move:
    """The first path, tool or grave; tools on the way are taken, as the rules without a house rule say (VH-6)."""
    return moves[-1] if step == "take" else moves[0]
