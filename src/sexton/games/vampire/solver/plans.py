"""How far it still is to a dig: in squares, as a person sees it, or in expected goes, by an exact table."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from sexton.games.vampire.rules.box import EVERY_TOOL, KINDS
from sexton.games.vampire.rules.variant import Variant

DETOUR = 2  # squares that a battle is feared like


class Plan(Protocol):
    """How far it still is to a dig, in whatever unit, once a go is over and so many battles are to be fought."""

    def after(self, square: int, tools: int, battles: int) -> float: ...


class WalkingPlan:
    """In squares: the shortest way over the tools that are lacking to the red X."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.far = [[variant.squares * 8] * (EVERY_TOOL + 1) for square in range(variant.squares)]
        self.far[variant.red][EVERY_TOOL] = 0
        shorter = True
        while shorter:
            shorter = False
            for square in range(variant.squares):
                for tools in range(EVERY_TOOL + 1):
                    shorter = self.shorten(square, tools) or shorter

    def shorten(self, square: int, tools: int) -> bool:
        """Whether a way over one of the squares beside is shorter than what was known."""
        found = min(1 + self.far[beside][tools | self.variant.tools[beside]] for beside in self.variant.links[square])
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
def walking_plan(variant: Variant) -> WalkingPlan:
    return WalkingPlan(variant)
