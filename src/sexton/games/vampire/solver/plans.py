# engine: compiled
"""How good it is to stand somewhere with some tools and battles to come: in squares, as a person sees it.

The exact plan, in expected goes, is the solver's own table.
"""

from functools import lru_cache
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.vampire.rules.box import EVERY_TOOL, FACES
from sexton.games.vampire.rules.variant import Variant
from sexton.kernel.vectors import repeat

DETOUR: Final = 2  # squares that a battle is feared like


class Plan:
    """Values by battles to be fought, square and tools; the greatest is the nearest to a dig, in whatever unit."""

    def __init__(self, values: vec[float], standings: i64) -> None:
        self.values: Final = values
        self.standings: Final = standings
        self.most_battles: Final[i64] = len(values) // standings - 1

    def after(self, square: i64, tools: i64, battles: i64) -> float:
        """Once the walk of a go is over, and its battles are to be fought."""
        return self.values[min(battles, self.most_battles) * self.standings + square * 8 + tools]


@lru_cache(maxsize=64)
def walking_plan(variant: Variant) -> Plan:
    """The shortest way over the tools that are lacking to the red X."""
    far = squares_to_dig(variant)
    values = vec[float](capacity=len(far) * (FACES + 1))
    for battles in range(FACES + 1):
        for standing in range(len(far)):
            feared = DETOUR * battles if standing & EVERY_TOOL else 0
            values = append(values, -float(far[standing] + feared))
    return Plan(values, len(far))


def squares_to_dig(variant: Variant) -> vec[i64]:
    """By square and tools: the squares to walk, a shorter way looked for until there is none."""
    far = repeat(variant.squares * 8, variant.squares * 8)
    far[variant.red * 8 + EVERY_TOOL] = 0
    shorter = True
    while shorter:
        shorter = False
        for standing in range(len(far)):
            for beside in variant.links[standing >> 3]:
                found = 1 + far[beside * 8 + (standing & EVERY_TOOL | variant.tools[beside])]
                if found < far[standing]:
                    far[standing] = found
                    shorter = True
    return far
