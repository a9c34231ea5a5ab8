"""Three ways to hunt: through the phantoms, around them, or close to the red X."""

from typing import Final

from mypy_extensions import i64

from sexton.games.vampire.rules.flow import MOVE_STEP
from sexton.games.vampire.rules.paths import battles_of, end_of, gains_of, shadows_of
from sexton.games.vampire.rules.state import State
from sexton.kernel.search.character import Character

PRICE_OF_BATTLE: Final = 2.2  # squares, what a character walks to fight one phantom more or less
PRICE_OF_AMBUSH: Final = 30.0  # and to be on the red X instead of as far from it as one can be


def bold(g: State, seat: i64, move: i64) -> float:
    """Straight through the phantoms."""
    return float(min(battles(g, seat, move), 1)) if g.step == MOVE_STEP else 0.0


def careful(g: State, seat: i64, move: i64) -> float:
    """Around them."""
    return -bold(g, seat, move)


def sly(g: State, seat: i64, move: i64) -> float:
    """Never far from the red X."""
    return -float(steps_to_red(g, seat, move)) / float(g.variant.squares) if g.step == MOVE_STEP else 0.0


def battles(g: State, seat: i64, move: i64) -> i64:
    tools = g.tools[seat]
    return battles_of(tools | gains_of(g.variant, tools, move), shadows_of(g.variant, move))


def steps_to_red(g: State, seat: i64, move: i64) -> i64:
    """From where the walk ends."""
    return g.variant.steps[end_of(g.variant, g.at[seat], move)][g.variant.red]


CHARACTERS: Final = {
    "bold": Character(bold, lambda move: PRICE_OF_BATTLE),
    "careful": Character(careful, lambda move: PRICE_OF_BATTLE),
    "sly": Character(sly, lambda move: PRICE_OF_AMBUSH),
}
