# engine: compiled
"""What a view tells, as a state."""

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.vampire.rules.box import GRAVE_NAMES, TOOLS
from sexton.games.vampire.rules.names import mask_of
from sexton.games.vampire.rules.state import State
from sexton.games.vampire.rules.variant import Variant
from sexton.games.vampire.view.view import View
from sexton.kernel.steps import OneWorld


def worlds(variant: Variant, seen: View, step: int) -> OneWorld[State]:
    return OneWorld(known_state(variant, seen, step))


def known_state(variant: Variant, seen: View, step: int) -> State:
    """The truth: nothing that is decided is hidden."""
    at = vec[i64]([variant.numbers[x << 4 | y] - 1 for x, y in seen.at])
    tools = vec[i64]([mask_of(held) for held in seen.tools])
    pile = vec[i64]([seen.pile[tool] for tool in TOOLS])
    graves = vec[i64]([GRAVE_NAMES.index(grave) for grave in seen.graves])
    grave = (seen.grave or 1) - 1
    offered, beyond = mask_of(seen.offered), mask_of(seen.beyond)
    return State(step, variant, seen.go, seen.roll or 0, offered, beyond, seen.fights, grave, at, tools, pile, graves)
