# engine: compiled
"""Moves as numbers straight from a state, for programs that learn from millions of them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sexton.kernel.steps import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbering:
    def code(self, g: State, move: i64) -> i64:
        """The number of a move that may be made now."""
        raise NotImplementedError

    def codes(self, g: State, moves: vec[i64]) -> vec[i64]:
        codes = vec[i64](capacity=len(moves))
        for move in moves:
            codes = append(codes, self.code(g, move))
        return codes

    def move(self, g: State, moves: vec[i64], number: i64) -> int | None:
        """The move among these that the number stands for."""
        for move in moves:
            if self.code(g, move) == number:
                return int(move)
        return None


class Listed(Numbering):
    """Moves in the order in which they are listed."""

    def __init__(self, places: dict[int, int]) -> None:
        self.places: Final = places

    def code(self, g: State, move: i64) -> i64:
        return self.places[move]
