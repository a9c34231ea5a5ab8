# engine: compiled
"""Moves as numbers computed from a state, for programs that learn from millions of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sexton.kernel.steps import State

UNNUMBERED: Final = -1  # a move that an encoding leaves out, such as one of several that amount to the same


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionNumbers:
    def look(self, g: State, seat: i64) -> None:
        """Prepare for questions about the moves of this seat in this state."""

    def code(self, move: i64) -> i64:
        """Of one of the moves that may be made now; or UNNUMBERED."""
        raise NotImplementedError

    def codes(self, g: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        """The numbers of all moves that the seat may make now, in their order."""
        codes = vec[i64]([i64(0)] * len(moves))
        end = self.put(codes, moves[:], 0, g, seat, moves)
        return codes if end == i64(len(codes)) else codes[:end]

    def put(self, codes: vec[i64], numbered: vec[i64], at: i64, g: State, seat: i64, moves: vec[i64]) -> i64:
        """Numbers, and the moves that have one, into buffers from place `at` on; gives the place after them."""
        self.look(g, seat)
        for move in moves:
            code = self.code(move)
            if code != UNNUMBERED:
                codes[at] = code
                numbered[at] = move
                at += 1
        return at

    def move(self, g: State, seat: i64, moves: vec[i64], number: i64) -> int | None:
        """The move among these that the number stands for."""
        self.look(g, seat)
        for move in moves:
            if self.code(move) == number:
                return int(move)
        return None


PAGE: Final = 64  # moves that differ only in their lowest bits share a page


class Listed(ActionNumbers):
    """Moves in the order in which they are listed, looked up in pages, because a dictionary would need objects."""

    def __init__(self, places: dict[int, int]) -> None:
        pages: dict[int, int] = {}
        for move in places:
            pages.setdefault(move // PAGE, len(pages))
        self.first: Final[i64] = min(pages)
        self.pages: Final = vec[i64]([i64(pages.get(page, 0)) for page in range(self.first, max(pages) + 1)])
        self.places: Final = vec[i64]([i64(0)] * (len(pages) * PAGE))
        for move, place in places.items():
            self.places[pages[move // PAGE] * PAGE + move % PAGE] = place

    def code(self, move: i64) -> i64:
        return self.places[self.pages[(move >> 6) - self.first] << 6 | move & 63]
