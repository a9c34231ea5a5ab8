# engine: compiled
"""The board and the house rules as the rules read them: numbers, fixed for one game."""

from dataclasses import dataclass

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.kernel.vectors import numbers_of


@dataclass(frozen=True, eq=False)
class Variant:
    """Squares are numbered in the order of their names (column, then row), so that smaller numbers come first."""

    seats: i64
    squares: i64
    names: vec[i64]  # column << 4 | row
    numbers: vec[i64]  # by a square's name: its number plus one, or 0 where there is no square
    tools: vec[i64]  # on each square: the tools it gives, as a mask
    shadows: vec[i64]  # 1 where a phantom's shadow lies
    links: vec[vec[i64]]  # from each square: the squares beside it, ascending
    steps: vec[vec[i64]]  # from each square to each: how many squares away
    known_moves: vec[vec[i64]]  # already worked out, by square, roll and tools; empty: not yet. Nobody writes to one
    green: i64
    red: i64
    pawns_block: bool  # VH-R14
    lost_red_to_green: bool  # VH-R16
    rebury: bool  # VH-R3
    may_decline: bool  # VH-R20
    tools_on_the_way: bool  # VH-R6


def rows_of(table: list[tuple[int, ...]]) -> vec[vec[i64]]:
    rows = vec[vec[i64]](capacity=len(table))
    for row in table:
        rows = append(rows, numbers_of(row))
    return rows
