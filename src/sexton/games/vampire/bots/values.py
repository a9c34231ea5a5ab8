"""What a bot values in Grave Digger: how far it still is from a dig, by the best plan it can see."""

from __future__ import annotations

from collections.abc import Sequence

from sexton.games.vampire.rules.names import mask_of, number_of
from sexton.games.vampire.rules.notation import DIG, MOVE, RETURN, number_in, verb_in
from sexton.games.vampire.rules.paths import end_of, gains_of, shadows_of
from sexton.games.vampire.rules.state import count_of
from sexton.games.vampire.rules.variant import Variant
from sexton.games.vampire.solver.plans import Plan
from sexton.games.vampire.view.view import View
from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Move

IN_HAND = 1e-6


class Heuristics:
    """Values a move by how far it leaves the seat from a dig, by the plan it is given."""

    def __init__(self, variant: Variant, plan: Plan) -> None:
        self.variant = variant
        self.plan = plan

    def values(self, view: View, moves: Sequence[Move], dice: Dice) -> Sequence[float]:
        square, tools = number_of(self.variant, view.at[view.go]), mask_of(view.tools[view.go])
        if view.step == "red return" and self.variant.lost_red_to_green:
            square = int(self.variant.green)  # VH-R16
        return [-self.left_after(square, tools, view.fights, move) for move in moves]

    def left_after(self, square: int, tools: int, fights: int, move: Move) -> float:
        """How far it still is after this move."""
        verb = verb_in(move)
        if verb == MOVE:
            held = tools | int(gains_of(self.variant, tools, move))
            return self.plan.after(int(end_of(self.variant, square, move)), held, int(shadows_of(self.variant, move)))
        if verb == DIG:
            return 0.0
        if verb == RETURN:
            return self.plan.after(square, int(tools & ~number_in(move)), fights)
        # VH-R20: as far as ever, but a tool in the hand is better than one on the board.
        taken = int(number_in(move))
        return self.plan.after(square, tools | taken, fights) - IN_HAND * int(count_of(taken))
