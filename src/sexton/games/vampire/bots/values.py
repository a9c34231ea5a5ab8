# engine: compiled
"""What a bot values in Grave Digger: how far it still is from a dig, by the best plan it can see."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.vampire.rules.flow import DIG_STEP, MOVE_STEP, RED_RETURN, TAKE_STEP
from sexton.games.vampire.rules.notation import number_in
from sexton.games.vampire.rules.paths import walked
from sexton.games.vampire.rules.state import State, number_of_tools
from sexton.games.vampire.solver.plans import Plan
from sexton.kernel.chance.dice import Dice
from sexton.kernel.search import state_values

IN_HAND: Final = 1e-6  # VH-R20: a tool in the hand is better than one on the board that is as near


class StateValues(state_values.StateValues):
    """Values a move by how far it leaves the seat from a dig, by the plan it is given."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan

    def values(self, g: State, seat: i64, moves: vec[i64], dice: Dice) -> vec[float]:
        values = vec[float](capacity=len(moves))
        for move in moves:
            value = value_after(self.plan, g, seat, move)
            if g.step == TAKE_STEP:
                value += IN_HAND * float(number_of_tools(number_in(move)))
            values = append(values, value)
        return values


def value_after(plan: Plan, g: State, seat: i64, move: i64) -> float:
    """How good the plan finds it when this move is made."""
    square, tools = g.at[seat], g.tools[seat]
    if g.step == MOVE_STEP:
        end, gained, shadows = walked(g.variant, square, tools, move)
        return plan.after(end, tools | gained, shadows)
    if g.step == DIG_STEP:
        return 0.0
    if g.step == TAKE_STEP:
        return plan.after(square, tools | number_in(move), g.fights)
    if g.step == RED_RETURN and g.variant.lost_red_to_green:  # VH-R16
        square = g.variant.green
    return plan.after(square, tools & ~number_in(move), g.fights)
