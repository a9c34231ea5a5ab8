"""Why a move may be good, in words: from what the heuristics value."""

from __future__ import annotations

from sexton.games.vampire.bots.values import value_after
from sexton.games.vampire.rules.box import EVERY_TOOL, FACES, TOOLS
from sexton.games.vampire.rules.notation import DIG, MOVE, TAKE, number_in, verb_in
from sexton.games.vampire.rules.paths import battles_of, end_of, free_moves, gains_of, must_stop, shadows_of
from sexton.games.vampire.rules.state import State, closed_graves, number_of_tools
from sexton.games.vampire.solver.plans import Plan
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


def contrast(g: State, move: Move, other: Move, exact: Plan) -> Reason:
    """Why this move leaves fewer goes to a dig than another: what a teacher would point at first."""
    goes = {"mine": -value_after(exact, g, g.active, move), "other": -value_after(exact, g, g.active, other)}
    if verb_in(move) != MOVE:
        return Reason("why-exact", {"kind": "part", **goes})
    mine, theirs = After(g, move), After(g, other)
    facts = {"tools": number_of_tools(mine.gained), "fights": abs(mine.fights - theirs.fights)}
    facts |= {"rolls": mine.rolls, "others": theirs.rolls}
    return Reason("why-exact", {"kind": kind_of(mine, theirs), **facts, **goes})


class After:
    """Where a walk leads: what it gains, what it risks, and how many rolls of the next go then gain something."""

    def __init__(self, g: State, move: Move) -> None:
        variant, tools = g.variant, g.tools[g.active]
        self.gained = int(gains_of(variant, tools, move))
        held = tools | self.gained
        self.fights = int(battles_of(held, shadows_of(variant, move)))
        square = end_of(variant, g.at[g.active], move)
        self.ready = bool(must_stop(variant, square, held))
        self.rolls = sum(
            any(
                gains_of(variant, held, way) or must_stop(variant, end_of(variant, square, way), held)
                for way in free_moves(variant, square, held, roll)
            )
            for roll in range(1, FACES + 1)
        )


def kind_of(mine: After, theirs: After) -> str:
    tools, others = number_of_tools(mine.gained), number_of_tools(theirs.gained)
    if mine.ready and not theirs.ready:
        return "dig"
    if tools > others:
        return "tools" if tools > 1 else "tool"
    if tools < others:
        return "leaves"
    if mine.fights != theirs.fights:
        return "around" if mine.fights < theirs.fights else "fight"
    return "rolls" if mine.rolls > theirs.rolls else "ahead"
