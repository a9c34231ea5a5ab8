"""Squares and tools by their names, and names back into numbers."""

from __future__ import annotations

from functools import cache

from sexton.games.vampire.rules.board_format import Square
from sexton.games.vampire.rules.box import TOOLS
from sexton.games.vampire.rules.variant import Variant


def square_at(variant: Variant, number: int) -> Square:
    name = variant.names[number]
    return int(name >> 4), int(name & 15)


def read_square(text: str) -> Square:
    x, y = text.split(",")
    return int(x), int(y)


def number_of(variant: Variant, square: Square) -> int:
    """The number of the square with this column and row; a KeyError if there is none."""
    x, y = square
    number = variant.numbers[x << 4 | y] if 0 <= x < 16 and 0 <= y < 16 else 0
    if not number:
        raise KeyError(f"{x},{y}")
    return int(number - 1)


@cache  # every view names several sets
def named(tools: int) -> tuple[str, ...]:
    return tuple(tool for kind, tool in enumerate(TOOLS) if tools >> kind & 1)


@cache  # known states are made of views all the time
def mask_of(tools: tuple[str, ...]) -> int:
    return sum(1 << TOOLS.index(tool) for tool in tools)
