"""From a view: what its seat may answer, why something else may not be, and what is played when time is up."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.vampire.rules.board_format import square_name
from sexton.games.vampire.rules.box import EVERY_TOOL, TOOLS
from sexton.games.vampire.rules.names import Square, mask_of, number_of, square_at
from sexton.games.vampire.rules.notation import (
    DIG,
    MOVE,
    RETURN,
    STAY,
    TAKE,
    length_of,
    number_in,
    path_text,
    tools_text,
    verb_in,
    write,
)
from sexton.games.vampire.rules.paths import end_of, gains_of, held_squares, length_to_walk, shadows_of
from sexton.games.vampire.rules.variant import Variant
from sexton.games.vampire.view.path_offers import squares_in
from sexton.games.vampire.view.view import View
from sexton.kernel.interface import Choices, Move, Refusal

STEPS = {MOVE: ("move",), TAKE: ("take",), RETURN: ("return", "red return"), DIG: ("dig",)}
RULES = {"move": "VH-5", "take": "VH-6", "return": "VH-7", "red return": "VH-11", "dig": "VH-13"}


def choices_of(seen: View, variant: Variant, moves: Sequence[Move]) -> Choices:
    """The moves, field by field. A path is chosen by the square it ends on first; then, where several lead there, by
    itself.
    """
    if not moves:
        raise Refusal("table", "nobody-asked")
    if seen.step == "move":
        if moves[0] == STAY:
            return Choices("{move}", ({"move": "stay"},))
        square = number_of(variant, seen.at[seen.go])
        ends = [square_name(square_at(variant, int(end_of(variant, square, move)))) for move in moves]
        paths = tuple({"end": end, "path": path_text(move)} for end, move in zip(ends, moves, strict=True))
        return Choices("move {path}", paths, cells=("end",))
    if seen.step == "dig":
        return Choices("dig {grave}", tuple({"grave": str(number_in(move) + 1)} for move in moves))
    verb = "take" if seen.step == "take" else "return"
    return Choices(verb + " {tools}", tuple({"tools": tools_text(number_in(move))} for move in moves))


def default_of(step: str, moves: Sequence[Move]) -> Move:
    """The first path, tool or grave; tools on the way are taken, as the rules without a house rule say (VH-6)."""
    return moves[-1] if step == "take" else moves[0]


def normal_of(seen: View, variant: Variant, move: Move, moves: Sequence[Move]) -> Move:
    """The move that has this path's name: any path with the same end, gain and risk is the same move."""
    if seen.step != "move" or verb_in(move) != MOVE or fault_of(seen, variant, move) is not None:
        return move
    worth = worth_of(seen, variant, move)
    return next(path for path in moves if worth_of(seen, variant, path) == worth)


def worth_of(seen: View, variant: Variant, path: Move) -> tuple[int, int, int]:
    """Where a path ends, what it gains, what it risks."""
    tools, square = mask_of(seen.tools[seen.go]), number_of(variant, seen.at[seen.go])
    gained = int(gains_of(variant, tools, path))
    risk = int(shadows_of(variant, path)) if tools | gained or variant.may_decline else 0
    return int(end_of(variant, square, path)), gained, risk


def refusal_of(seen: View, variant: Variant, move: Move, moves: Sequence[Move]) -> Refusal | None:
    steps = STEPS.get(verb_in(move))
    if steps is None:
        return Refusal("notation", "not-a-move", text=str(move))
    if seen.step not in steps:
        step = seen.step.replace(" ", "-")
        return Refusal(RULES.get(seen.step, "VH-4"), "other-question", move=write(move), step=step)
    if seen.step == "move":
        return fault_of(seen, variant, move)
    if move in moves:
        return None
    if seen.step == "dig":
        return refusal_of_grave(seen, number_in(move) + 1)
    return refusal_of_tools(seen, number_in(move))


def refusal_of_grave(seen: View, grave: int) -> Refusal:
    if grave > len(seen.graves):
        return Refusal("VH-3", "no-such-grave", grave=grave)
    return Refusal("VH-13", "grave-open", grave=grave)


def refusal_of_tools(seen: View, tools: int) -> Refusal:
    """Why just these tools may not be taken or put back."""
    at_hand = seen.offered if seen.step == "take" else seen.tools[seen.go]
    for tool in TOOLS:
        if tools & mask_of((tool,)) and tool not in at_hand:
            if seen.step == "take":
                return Refusal("VH-6", "tool-not-there", tool=tool)
            return Refusal(RULES[seen.step], "tool-not-held", tool=tool)
    needed = 1 if seen.step == "return" else 2
    return Refusal(RULES[seen.step], "wrong-number-of-tools", needed=needed)


# Paths


def fault_of(seen: View, variant: Variant, path: Move) -> Refusal | None:
    """Why this path may not be walked; None if it may."""
    return fault_of_squares(seen, variant, squares_in(path)) or fault_of_length(seen, variant, path)


def fault_of_squares(seen: View, variant: Variant, squares: tuple[Square, ...]) -> Refusal | None:
    """VH-5, VH-R4, VH-R14 Square by square: there, beside the last one, not used yet, not held by another pawn."""
    used = [seen.at[seen.go]]
    held = [square for seat, square in enumerate(seen.at) if seat != seen.go]
    crosses = (square_at(variant, variant.green), square_at(variant, variant.red))
    for square in squares:
        name, last = square_name(square), used[-1]
        if not variant.numbers[square[0] << 4 | square[1]]:
            return Refusal("VH-5", "no-such-square", square=name)
        if number_of(variant, square) not in [*variant.links[number_of(variant, last)]]:
            return Refusal("VH-5", "not-beside", square=name, last=square_name(last))
        if square in used:
            return Refusal("VH-R4", "used-already", square=name)
        if variant.pawns_block and square in held and square not in crosses:
            return Refusal("VH-R14", "pawn-in-the-way", square=name)
        used.append(square)
    return None


def fault_of_length(seen: View, variant: Variant, path: Move) -> Refusal | None:
    """VH-5, VH-R5, VH-R6, VH-R7 The whole roll, unless the path ends on the red X as it may or must."""
    roll, tools, red = seen.roll or 0, mask_of(seen.tools[seen.go]), square_at(variant, variant.red)
    squares, length = squares_in(path), int(length_of(path))
    if tools == EVERY_TOOL and red in squares[:-1]:
        return Refusal("VH-R7", "must-stop-at-red", square=square_name(red))
    on_the_way = tools | gains_of(variant, tools, path) if variant.tools_on_the_way else tools
    if squares and squares[-1] == red and on_the_way == EVERY_TOOL and length <= roll:
        return None
    needed = needed_length(seen, variant, tools, roll)
    if length == needed:
        return None
    if length > needed:
        return Refusal("VH-5", "too-long", roll=needed, length=length)
    if squares and squares[-1] == red:
        return Refusal("VH-R6", "no-stop-at-red", square=square_name(red), roll=roll)
    return Refusal("VH-5" if needed == roll else "VH-R5", "too-short", roll=roll, needed=needed, length=length)


def needed_length(seen: View, variant: Variant, tools: int, roll: int) -> int:
    at = vec[i64]([number_of(variant, square) for square in seen.at])
    none = vec[i64]([0] * variant.squares)
    closed = held_squares(variant, at, seen.go) if variant.pawns_block else none
    return int(length_to_walk(variant, at[seen.go], tools, roll, closed))
