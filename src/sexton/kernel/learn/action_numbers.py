# engine: compiled
"""Moves as numbers computed from a state, for programs that learn from millions of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sexton.kernel.steps import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionNumbers:
    def look(self, g: State) -> None:
        """Prepare for questions about the moves of this state."""

    def code(self, move: i64) -> i64:
        raise NotImplementedError

    def codes(self, g: State, moves: vec[i64]) -> vec[i64]:
        """The numbers of all moves that may be made now."""
        self.look(g)
        codes = vec[i64]([i64(0)] * len(moves))
        for nth in range(i64(len(moves))):
            codes[nth] = self.code(moves[nth])
        return codes

    def move(self, g: State, moves: vec[i64], number: i64) -> int | None:
        """The move among these that the number stands for."""
        self.look(g)
        for move in moves:
            if self.code(move) == number:
                return int(move)
        return None


class Listed(ActionNumbers):
    """Moves in the order in which they are listed."""

    def __init__(self, places: dict[int, int]) -> None:
        self.places: Final = places

    def code(self, move: i64) -> i64:
        return self.places[move]
