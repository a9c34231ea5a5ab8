# engine: compiled
"""Why an answer is refused: the rule that is broken, and the facts."""

from mypy_extensions import i64

from sexton.games.vampire.rules.box import KINDS, TOOLS
from sexton.games.vampire.rules.notation import length_of, square_in, square_text
from sexton.games.vampire.rules.paths import closed_now, end_of, gains_of, length_to_walk, may_stop, must_stop
from sexton.games.vampire.rules.state import State
from sexton.kernel.interface import Refusal
from sexton.kernel.vectors import repeat


def why_not_walk(g: State, path: i64) -> Refusal | None:
    """None if this path may be walked, whether or not it is the one that names the move."""
    return why_not_squares(g, path) or why_not_length(g, path)


def why_not_squares(g: State, path: i64) -> Refusal | None:
    """VH-5, VH-R4, VH-R14 Square by square: there, beside the last one, not used yet, not held by another pawn."""
    variant, closed = g.variant, closed_now(g)
    last = g.at[g.active]
    used = repeat(0, variant.squares)
    used[last] = 1
    for nth in range(length_of(path)):
        name = square_text(square_in(path, nth))
        square = variant.numbers[square_in(path, nth)] - 1
        if square < 0:
            return Refusal("VH-5", "no-such-square", square=name)
        if variant.steps[last][square] != 1 and length_of(path) == 1:
            return Refusal("VH-5", "out-of-reach", far=int(variant.steps[last][square]), roll=int(g.roll))
        if variant.steps[last][square] != 1:
            return Refusal("VH-5", "not-beside", square=name, last=square_text(variant.names[last]))
        if used[square]:
            return Refusal("VH-R4", "used-already", square=name)
        if closed[square]:
            return Refusal("VH-R14", "pawn-in-the-way", square=name)
        used[square] = 1
        last = square
    return None


def why_not_length(g: State, path: i64) -> Refusal | None:
    """VH-5, VH-R5, VH-R6, VH-R7 The whole roll, unless the path ends on the red X as it may or must."""
    variant, roll, tools = g.variant, g.roll, g.tools[g.active]
    length, end = length_of(path), end_of(variant, g.at[g.active], path)
    red = square_text(variant.names[variant.red])
    for nth in range(length - 1):
        if must_stop(variant, variant.numbers[square_in(path, nth)] - 1, tools):
            return Refusal("VH-R7", "must-stop-at-red", square=red)
    stops = must_stop(variant, end, tools) or may_stop(variant, end, tools | gains_of(variant, tools, path))
    if stops and 0 < length <= roll:
        return None
    needed = length_to_walk(g)
    if length == needed:
        return None
    if length > needed:
        return Refusal("VH-5", "too-long", roll=int(needed), length=int(length))
    if length and end == variant.red:
        return Refusal("VH-R6", "no-stop-at-red", square=red, roll=int(roll))
    return Refusal(
        "VH-5" if needed == roll else "VH-R5", "too-short", roll=int(roll), needed=int(needed), length=int(length)
    )


def tool_missing(tools: i64, at_hand: i64) -> str:
    """The first of these tools that is not at hand; empty if all are."""
    for kind in range(KINDS):
        if tools >> kind & 1 and not at_hand >> kind & 1:
            return TOOLS[kind]
    return ""
