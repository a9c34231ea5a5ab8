"""Three ways to hunt: through the phantoms, around them, or close to the red X."""

from typing import Final

from mypy_extensions import i64

from sexton.games.vampire.rules.flow import MOVE_STEP
from sexton.games.vampire.rules.paths import battles_of, end_of, gains_of, shadows_of
from sexton.games.vampire.rules.state import State
from sexton.kernel.search import character

A_BATTLE: Final = 2.2  # squares, what a character walks to fight one phantom more or less
AN_AMBUSH: Final = 30.0  # and to be on the red X instead of as far from it as one can be


class Character(character.Character):
    def price(self, move: i64) -> float:
        return A_BATTLE

    def liking(self, g: State, seat: i64, move: i64) -> float:
        return self.walk(g, seat, move) if g.step == MOVE_STEP else 0.0

    def walk(self, g: State, seat: i64, move: i64) -> float:
        """How much it likes a walk."""
        raise NotImplementedError


class Bold(Character):
    """Straight through the phantoms."""

    def walk(self, g: State, seat: i64, move: i64) -> float:
        return at_most_one(battles(g, seat, move))


class Careful(Character):
    """Around them."""

    def walk(self, g: State, seat: i64, move: i64) -> float:
        return -at_most_one(battles(g, seat, move))


class Sly(Character):
    """Never far from the red X."""

    def price(self, move: i64) -> float:
        return AN_AMBUSH

    def walk(self, g: State, seat: i64, move: i64) -> float:
        return -float(steps_to_red(g, seat, move)) / float(g.variant.squares)


def battles(g: State, seat: i64, move: i64) -> i64:
    tools = g.tools[seat]
    return battles_of(tools | gains_of(g.variant, tools, move), shadows_of(g.variant, move))


def steps_to_red(g: State, seat: i64, move: i64) -> i64:
    """From where the walk ends."""
    return g.variant.steps[end_of(g.variant, g.at[seat], move)][g.variant.red]


def at_most_one(count: i64) -> float:
    return float(min(count, 1))


CHARACTERS: Final[dict[str, character.Character]] = {"bold": Bold(), "careful": Careful(), "sly": Sly()}
