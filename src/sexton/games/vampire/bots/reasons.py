"""Why a move may be good, in words: from what the heuristics value."""

from __future__ import annotations

from sexton.games.vampire.rules.box import EVERY_TOOL, TOOLS
from sexton.games.vampire.rules.names import mask_of, number_of
from sexton.games.vampire.rules.notation import DIG, MOVE, TAKE, number_in, verb_in
from sexton.games.vampire.rules.paths import end_of, gains_of, shadows_of
from sexton.games.vampire.rules.variant import Variant
from sexton.games.vampire.view.view import View
from sexton.kernel.game import Reason
from sexton.kernel.interface import Move


def reason_for(view: View, move: Move, variant: Variant) -> Reason:
    verb = verb_in(move)
    if verb == DIG:
        return Reason("why-dig", {"graves": view.graves.count("closed")})
    if verb != MOVE:
        return Reason("why-take" if verb == TAKE and number_in(move) else "why-part")
    square, tools = number_of(variant, view.at[view.go]), mask_of(view.tools[view.go])
    gained = int(gains_of(variant, tools, move))
    if end_of(variant, square, move) == variant.red and (tools | gained) == EVERY_TOOL:
        return Reason("why-move-dig")
    if gained:
        return Reason("why-move-tool", {"tool": TOOLS[gained.bit_length() - 1]})
    shadows = int(shadows_of(variant, move))
    if shadows and tools:
        return Reason("why-move-shadow", {"shadows": shadows})
    return Reason("why-move-nearer" if tools == EVERY_TOOL else "why-move-towards-tool")
