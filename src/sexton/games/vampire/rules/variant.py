# engine: compiled
"""The board and the house rules as the rules read them: numbers, fixed for one game."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.vampire.rules.box import FACES


class Variant:
    """Squares are numbered in the order of their names (column, then row), so that smaller numbers come first."""

    def __init__(
        self,
        seats: i64,
        names: tuple[int, ...],
        tools: tuple[int, ...],
        shadows: tuple[int, ...],
        links: tuple[tuple[int, ...], ...],
        steps: tuple[tuple[int, ...], ...],
        green: i64,
        red: i64,
        pawns_block: bool,
        lost_red_to_green: bool,
        rebury: bool,
        may_decline: bool,
        tools_on_the_way: bool,
    ) -> None:
        self.seats: Final = seats
        self.squares: Final[i64] = len(names)
        self.names: Final = vec[i64]([i64(name) for name in names])  # column << 4 | row
        self.tools: Final = vec[i64]([i64(tool) for tool in tools])  # on each square: the tools it gives, as a mask
        self.shadows: Final = vec[i64]([i64(shadow) for shadow in shadows])  # 1 where a phantom's shadow lies
        self.links: Final = rows_of(links)  # from each square: the squares beside it, ascending
        self.steps: Final = rows_of(steps)  # from each square to each: how many squares away
        self.numbers: Final = numbers_of(names)
        self.green: Final = green
        self.red: Final = red
        self.pawns_block: Final = pawns_block  # VH-R14
        self.lost_red_to_green: Final = lost_red_to_green  # VH-R16
        self.rebury: Final = rebury  # VH-R3
        self.may_decline: Final = may_decline  # VH-R20
        self.tools_on_the_way: Final = tools_on_the_way  # VH-R6
        # Moves already worked out, by square, roll and tools; empty: not yet. Nobody writes to one of them.
        self.known_moves: Final = rows_of(((),) * (len(names) * (FACES + 1) * 8))


def rows_of(table: tuple[tuple[int, ...], ...]) -> vec[vec[i64]]:
    rows = vec[vec[i64]](capacity=len(table))
    for row in table:
        rows = append(rows, vec[i64]([i64(number) for number in row]))
    return rows


def numbers_of(names: tuple[int, ...]) -> vec[i64]:
    """By a square's name: its number plus one, or 0 where there is no square."""
    numbers = vec[i64]([i64(0)] * 256)
    for number in range(len(names)):
        numbers[names[number]] = number + 1
    return numbers
