"""What a bot values in Grave Digger: how far it still is from a dig, by the best plan it can see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from sexton.games.vampire.box import EVERY_TOOL, KINDS
from sexton.games.vampire.house import House
from sexton.games.vampire.notation import DIG, MOVE, RETURN, number_in, verb_in
from sexton.games.vampire.paths import end_of, gains_of, shadows_of
from sexton.games.vampire.state import count_of
from sexton.games.vampire.view import View, mask_of, number_of
from sexton.kernel.dice import Dice
from sexton.kernel.interface import Move

IN_HAND = 1e-6
DETOUR = 2  # a battle is feared like so many squares more


class Plan(Protocol):
    """How far it still is to a dig, in whatever unit, once a go is over and so many battles are to be fought."""

    def after(self, square: int, tools: int, battles: int) -> float: ...


class WalkingPlan:
    """In squares: the shortest way over the tools that are lacking to the red X."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.far = [[house.squares * 8] * (EVERY_TOOL + 1) for square in range(house.squares)]
        self.far[house.red][EVERY_TOOL] = 0
        shorter = True
        while shorter:
            shorter = False
            for square in range(house.squares):
                for tools in range(EVERY_TOOL + 1):
                    shorter = self.shorten(square, tools) or shorter

    def shorten(self, square: int, tools: int) -> bool:
        """Whether a way over one of the squares beside is shorter than what was known."""
        found = min(1 + self.far[beside][tools | self.house.tools[beside]] for beside in self.house.links[square])
        shorter = found < self.far[square][tools]
        if shorter:
            self.far[square][tools] = found
        return bool(shorter)

    def after(self, square: int, tools: int, battles: int) -> float:
        return float(self.far[square][tools] + (DETOUR * battles if tools else 0))


class ExactPlan:
    """In expected goes, by a table that is exact: every battle is won or lost, the least useful tool lost each time."""

    def __init__(self, far: list[list[float]]) -> None:
        self.far = far

    def after(self, square: int, tools: int, battles: int) -> float:
        if not battles or not tools:
            return self.far[square][tools]
        kept = self.after(square, tools, battles - 1)
        rest = [tools & ~(1 << kind) for kind in range(KINDS) if tools >> kind & 1]
        return (kept + min(self.after(square, less, battles - 1) for less in rest)) / 2


@lru_cache(maxsize=64)
def walking_plan(house: House) -> WalkingPlan:
    return WalkingPlan(house)


class Heuristics:
    """Values a move by how far it leaves the seat from a dig, by the plan it is given."""

    def __init__(self, house: House, plan: Plan) -> None:
        self.house = house
        self.plan = plan

    def values(self, view: View, moves: Sequence[Move], dice: Dice) -> Sequence[float]:
        square, tools = number_of(self.house, view.at[view.go]), mask_of(view.tools[view.go])
        if view.step == "red return" and self.house.lost_red_to_green:
            square = int(self.house.green)  # VH-R16
        return [-self.left_after(square, tools, view.fights, move) for move in moves]

    def left_after(self, square: int, tools: int, fights: int, move: Move) -> float:
        """How far it still is after this move."""
        verb = verb_in(move)
        if verb == MOVE:
            held = tools | int(gains_of(self.house, tools, move))
            return self.plan.after(int(end_of(self.house, square, move)), held, int(shadows_of(self.house, move)))
        if verb == DIG:
            return 0.0
        if verb == RETURN:
            return self.plan.after(square, int(tools & ~number_in(move)), fights)
        # VH-R20: as far as ever, but a tool in the hand is better than one on the board.
        taken = int(number_in(move))
        return self.plan.after(square, tools | taken, fights) - IN_HAND * int(count_of(taken))
