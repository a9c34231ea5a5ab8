# engine: compiled
"""Cells and what lies on them, in the communal graveyard and in the crypts (GG-8, GG-11).

A crypt always holds its first card on 0,0 and 1,0 and is never wider or higher than three (GG-13), so it can only ever
use columns -1 to 2 and rows -2 to 2: 20 cells, numbered by column, then by row.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sexton.games.gloomy_graves.rules.box import BIT, FIRST, SECOND
from sexton.games.gloomy_graves.rules.notation import SIDE, cell, column_of, row_of
from sexton.games.gloomy_graves.rules.state import TOPS, State

LEFT: Final = -1
TOP: Final = -2
WIDE: Final = 4
HIGH: Final = 5
CRYPT_CELLS: Final = WIDE * HIGH
WHERE: Final = vec[i64]([cell(LEFT + n // HIGH, TOP + n % HIGH) for n in range(CRYPT_CELLS)])
COLUMN: Final = vec[i64]([i64(0b11111 << n // HIGH * HIGH) for n in range(CRYPT_CELLS)])
ROW: Final = vec[i64]([i64(0b00001_00001_00001_00001 << n % HIGH) for n in range(CRYPT_CELLS)])


def neighbours(n: int) -> int:
    """In a crypt, as a set."""
    x, y = divmod(n, HIGH)
    beside = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    return sum([1 << column * HIGH + row for column, row in beside if 0 <= column < WIDE and 0 <= row < HIGH])


CRYPT_NEAR: Final = vec[i64]([i64(neighbours(n)) for n in range(CRYPT_CELLS)])


def crypt_number(at: i64) -> i64:
    return (column_of(at) - LEFT) * HIGH + row_of(at) - TOP


def crypt_occupied(g: State, seat: i64) -> i64:
    """The set of cells in use."""
    base = seat * TOPS
    crypts = g.crypts
    return crypts[base] | crypts[base + 1] | crypts[base + 2] | crypts[base + 3] | crypts[base + 4] | crypts[base + 5]


def lay_in_crypt(g: State, seat: i64, kind: i64, first: i64, second: i64) -> None:
    cover(g.crypts, seat * TOPS, crypt_number(first), FIRST[kind])
    cover(g.crypts, seat * TOPS, crypt_number(second), SECOND[kind])


def lay_in_graveyard(g: State, kind: i64, first: i64, second: i64) -> None:
    one, two = cell_number(g, first), cell_number(g, second)
    cover(g.tops, 0, one, FIRST[kind])
    cover(g.tops, 0, two, SECOND[kind])
    g.laid = kind + 1
    g.laid_cells = BIT[one] | BIT[two]


def cover(tops: vec[i64], base: i64, number: i64, half: i64) -> None:
    """GG-11 What was on top of this cell no longer counts."""
    bit = BIT[number]
    for other in range(i64(TOPS)):
        tops[base + other] &= ~bit
    tops[base + half] |= bit


def half_on(tops: vec[i64], base: i64, number: i64) -> i64:
    """What lies on top of a cell in use."""
    half: i64 = 0
    while not tops[base + half] >> number & 1:
        half += 1
    return half


def cell_number(g: State, at: i64) -> i64:
    """Of a cell of the communal graveyard; empty ground becomes a cell."""
    number = i64(g.grid[at])
    if number:
        return number - 1
    number = len(g.cells)
    g.cells = append(g.cells, at)
    beside = around(g, at)
    for other in range(number):
        if beside >> other & 1:
            g.near[other] |= BIT[number]
    g.near = append(g.near, beside)
    g.grid[at] = u8(number + 1)
    return number


def around(g: State, at: i64) -> i64:
    """The cells beside, above and below this place of the communal graveyard, as a set."""
    grid = g.grid
    one, two, three, four = i64(grid[at - SIDE]), i64(grid[at - 1]), i64(grid[at + 1]), i64(grid[at + SIDE])
    return (BIT[one] | BIT[two] | BIT[three] | BIT[four]) >> 1
