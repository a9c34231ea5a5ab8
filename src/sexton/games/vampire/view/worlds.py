# engine: compiled
"""The states a view leaves open: exactly one, for nothing is hidden that is already decided (VH-3)."""

from typing import Final

from sexton.games.vampire.rules.state import State
from sexton.kernel.chance.dice import Dice


class Worlds:
    def __init__(self, known: State) -> None:
        self.known: Final = known

    def sample(self, dice: Dice) -> State:
        return self.known.clone()
