# engine: compiled
"""The board and the house rules as the rules read them: numbers, fixed for one game."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.kernel.vectors import numbers_of


class Variant:
    """Squares are numbered in the order of their names (column, then row), so that smaller numbers come first."""

    # fmt: off
    def __init__(
        self, seats: i64, squares: i64, names: vec[i64], numbers: vec[i64], tools: vec[i64], shadows: vec[i64],
        links: vec[vec[i64]], steps: vec[vec[i64]], known_moves: vec[vec[i64]], green: i64, red: i64, *,
        pawns_block: bool, lost_red_to_green: bool, rebury: bool, may_decline: bool, tools_on_the_way: bool,
    ) -> None:
        # fmt: on
        self.seats: Final = seats
        self.squares: Final = squares
        self.names: Final = names  # column << 4 | row
        self.numbers: Final = numbers  # by a square's name: its number plus one, or 0 where there is no square
        self.tools: Final = tools  # on each square: the tools it gives, as a mask
        self.shadows: Final = shadows  # 1 where a phantom's shadow lies
        self.links: Final = links  # from each square: the squares beside it, ascending
        self.steps: Final = steps  # from each square to each: how many squares away
        self.known_moves: Final = known_moves  # by square, roll and tools; empty: not yet. Nobody writes to one of them
        self.green: Final = green
        self.red: Final = red
        self.pawns_block: Final = pawns_block  # VH-R14
        self.lost_red_to_green: Final = lost_red_to_green  # VH-R16
        self.rebury: Final = rebury  # VH-R3
        self.may_decline: Final = may_decline  # VH-R20
        self.tools_on_the_way: Final = tools_on_the_way  # VH-R6


def rows_of(table: list[tuple[int, ...]]) -> vec[vec[i64]]:
    rows = vec[vec[i64]](capacity=len(table))
    for row in table:
        rows = append(rows, numbers_of(row))
    return rows
