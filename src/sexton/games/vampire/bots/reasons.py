"""Why a move may be good, in words: from what the heuristics value."""

from __future__ import annotations

from sexton.games.vampire.rules.box import EVERY_TOOL, TOOLS
from sexton.games.vampire.rules.notation import DIG, MOVE, TAKE, number_in, verb_in
from sexton.games.vampire.rules.paths import battles_of, end_of, gains_of, must_stop, shadows_of
from sexton.games.vampire.rules.state import State, closed_graves
from sexton.kernel.interface import Move
from sexton.kernel.search.heuristics import Reason


def reason_for(g: State, move: Move) -> Reason:
    verb, variant = verb_in(move), g.variant
    if verb == DIG:
        return Reason("why-dig", {"graves": int(closed_graves(g))})
    if verb != MOVE:
        return Reason("why-take" if verb == TAKE and number_in(move) else "why-part")
    square, tools = g.at[g.active], g.tools[g.active]
    gained = int(gains_of(variant, tools, move))
    if must_stop(variant, end_of(variant, square, move), tools | gained):
        return Reason("why-move-dig")
    if gained:
        return Reason("why-move-tool", {"tool": TOOLS[gained.bit_length() - 1]})
    battles = int(battles_of(tools, shadows_of(variant, move)))
    if battles:
        return Reason("why-move-shadow", {"shadows": battles})
    return Reason("why-move-nearer" if tools == EVERY_TOOL else "why-move-towards-tool")
