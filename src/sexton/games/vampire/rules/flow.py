# engine: compiled
"""How one paragraph of Grave Digger leads to the next, and what several of them share."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from sexton.games.vampire.rules import events
from sexton.games.vampire.rules.box import EVERY_TOOL, KINDS, TOOLS
from sexton.games.vampire.rules.state import State
from sexton.kernel.interface import Event, Tell
from sexton.kernel.steps import ALL

# The numbers of the paragraphs: `steps.engine` puts each under its own.
FIRST_PLAYER: Final = 0
ROLL: Final = 1
MOVE_STEP: Final = 2
TAKE_STEP: Final = 3
BATTLE: Final = 4
RETURN_STEP: Final = 5
RED_BATTLE: Final = 6
RED_RETURN: Final = 7
DIG_STEP: Final = 8
OPEN_GRAVE: Final = 9
RESULT: Final = 10


def next_go(g: State) -> None:
    """VH-4 Players take goes in turn."""
    g.active = g.active + 1 if g.active + 1 < g.variant.seats else 0
    g.step = ROLL


def take(g: State, tools: i64, tell: Tell | None) -> None:
    """VH-6 Tools come from the pile."""
    g.tools[g.active] |= tools
    for kind in range(KINDS):
        if tools >> kind & 1:
            g.pile[kind] -= 1
    if tell is not None:
        tell_tools(g.active, tools, events.Took, tell)


def put_back(g: State, tools: i64) -> None:
    g.tools[g.active] &= ~tools
    for kind in range(KINDS):
        if tools >> kind & 1:
            g.pile[kind] += 1


def tell_tools(seat: i64, tools: i64, event: Callable[[int, str], Event], tell: Tell) -> None:
    """What happens to these tools, one by one."""
    for kind in range(KINDS):
        if tools >> kind & 1:
            tell(ALL, event(seat, TOOLS[kind]))


def begin_battles(g: State, tell: Tell | None) -> None:
    """VH-9 Phantoms do not see a player without tools; VH-8 but they follow one who finds the first tool later."""
    tools, beyond = g.tools[g.active], g.beyond
    g.beyond = 0
    if g.fights and not tools:
        g.fights = 0
        if tell is not None:
            tell(ALL, events.PhantomsIgnore(g.active))
    elif g.fights and tools & ~beyond == 0 and tell is not None:
        tell(ALL, events.PhantomsFollow(g.active))
    next_battle(g, tell)


def next_battle(g: State, tell: Tell | None) -> None:
    """VH-R18 Ordinary phantoms first, the red one last, if the player still has all three tools."""
    if g.fights and g.tools[g.active]:
        g.step = BATTLE
        return
    if g.fights and tell is not None:
        tell(ALL, events.NothingLeftToTake(g.active, g.fights))
    g.fights = 0  # VH-R11
    if g.at[g.active] != g.variant.red:
        next_go(g)
    elif g.tools[g.active] == EVERY_TOOL:
        g.step = RED_BATTLE
    else:
        if tell is not None:
            tell(ALL, events.RedPhantomIgnores(g.active))  # VH-12
        next_go(g)
