# engine: compiled
"""The row and the numbers of `encoding.py` straight from a state, for programs that learn from millions of moves.

They tell what the seat's view tells and nothing else: the tests hold them to those that are made of the view.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gloomy_graves.box import GRAVES, KINDS, NUMBERS
from sexton.games.gloomy_graves.ground import CRYPT_CELLS, crypt_number
from sexton.games.gloomy_graves.house import House
from sexton.games.gloomy_graves.notation import (
    COMMUNAL,
    CRYPT,
    SIDE,
    column_of,
    first_in,
    number_in,
    row_of,
    second_in,
    verb_in,
)
from sexton.games.gloomy_graves.places import PAIRS, crypt_pairs
from sexton.games.gloomy_graves.scoring import is_left
from sexton.games.gloomy_graves.state import TOPS, State

CELLS: Final = 63  # the most cells a communal graveyard can have
WAYS: Final = 8  # to lay a card with one half on a given cell
PER_CELL: Final = 3 + TOPS
AREAS: Final = 2


def pair_numbers() -> list[int]:
    """By the first cell of a crypt times so many cells plus the second: the number of the pair."""
    numbers = [0] * (CRYPT_CELLS * CRYPT_CELLS)
    for nth, (one, two) in enumerate(crypt_pairs()):
        numbers[one * CRYPT_CELLS + two] = nth
    return numbers


PAIR_NUMBERS: Final = vec[i64]([i64(number) for number in pair_numbers()])


class Quick:
    """Knows how long a row is; rows are 16-bit numbers, the low byte first."""

    def __init__(self, house: House, steps: i64, size: i64, starts: dict[str, int]) -> None:
        self.house = house
        self.steps = steps
        self.empty = bytes(2 * size)
        self.begin: i64 = starts["begin"]
        self.crypt: i64 = starts["crypt"]
        self.communal: i64 = starts["communal"]
        self.others = vec[i64](
            [i64(starts[name]) for name in ("begin", "crypt", "communal", "discard", "score", "draw")]
        )

    def row(self, g: State, seat: i64) -> bytearray:
        row = bytearray(self.empty)
        seats = self.house.seats
        row[2 * seat] = 1
        at = seats
        row[2 * (at + g.step)] = 1
        at += self.steps
        row[2 * (at + g.start)] = 1
        if g.round:
            row[2 * (at + seats + g.active)] = 1
        at += 2 * seats
        put(row, at, g.round)
        put(row, at + 1, 1 if g.last_round else 0)
        at = self.put_cards(row, at + 2, g, seat)
        at = self.put_ground(row, at, g)
        put(row, at, g.buried & 1)
        put(row, at + 1, g.buried >> 1)
        at += AREAS
        if g.laid:
            row[2 * (at + g.laid - 1)] = 1
        at += KINDS
        for cell in range(i64(CELLS)):
            if g.laid_cells >> cell & 1:
                row[2 * (at + cell)] = 1
        put(row, at + CELLS, g.drawn)
        return row

    def put_cards(self, row: bytearray, at: i64, g: State, seat: i64) -> i64:
        seats = self.house.seats
        put(row, at, g.deck)
        at += 1
        for kind in g.row:
            row[2 * (at + kind)] += 1
        at += KINDS
        hand, sizes = at, at + KINDS
        known = sizes + seats
        unseen = known + seats * KINDS
        for kind in range(i64(KINDS)):
            put(row, hand + kind, g.hands[seat * KINDS + kind])
            left = g.undrawn[kind]
            for other in range(seats):
                place = other * KINDS + kind
                row[2 * (sizes + other)] += g.hands[place]
                put(row, known + place, g.known[place])
                if other != seat:
                    left += g.hands[place] - g.known[place]
            put(row, unseen + kind, left)
            put(row, unseen + KINDS + kind, g.spent[kind])
        return unseen + 2 * KINDS

    def put_ground(self, row: bytearray, at: i64, g: State) -> i64:
        for number in range(i64(len(g.cells))):
            place = at + number * PER_CELL
            row[2 * place] = 1
            put(row, place + 1, column_of(g.cells[number]))
            put(row, place + 2, row_of(g.cells[number]))
            for half in range(i64(TOPS)):
                if g.tops[half] >> number & 1:
                    row[2 * (place + 3 + half)] = 1
        at += CELLS * PER_CELL
        for seat in range(self.house.seats):
            for half in range(i64(TOPS)):
                cells = g.crypts[seat * TOPS + half]
                for number in range(i64(CRYPT_CELLS)):
                    if cells >> number & 1:
                        row[2 * (at + (seat * CRYPT_CELLS + number) * TOPS + half)] = 1
        at += self.house.seats * CRYPT_CELLS * TOPS
        for nth in range(self.house.seats * GRAVES):
            put(row, at + nth, g.claimed[nth])
        at += self.house.seats * GRAVES
        for grave in range(i64(GRAVES)):
            for nth in range(i64(len(NUMBERS))):
                if is_left(g, grave, NUMBERS[nth]):
                    row[2 * (at + grave * len(NUMBERS) + nth)] = 1
        return at + GRAVES * len(NUMBERS)

    def codes(self, g: State, moves: list[int]) -> list[int]:
        return [int(self.code(g, move)) for move in moves]

    def code(self, g: State, move: i64) -> i64:
        verb, what = verb_in(move), number_in(move)
        if verb == COMMUNAL:
            return self.communal + what * (CELLS * WAYS) + way(g, first_in(move), second_in(move))
        if verb == CRYPT:
            pair = crypt_number(first_in(move)) * CRYPT_CELLS + crypt_number(second_in(move))
            return self.crypt + what * PAIRS + PAIR_NUMBERS[pair]
        return self.others[verb >> 32] + what


def way(g: State, first: i64, second: i64) -> i64:
    """The cell that is covered, by which half, and where the other half lies: left, above, below, right."""
    covered = i64(g.grid[first])
    if covered:
        return (covered - 1) * WAYS + direction(second - first)
    return (i64(g.grid[second]) - 1) * WAYS + 4 + direction(first - second)


def direction(step: i64) -> i64:
    if step < 0:
        return 0 if step == -SIDE else 1
    return 2 if step == 1 else 3


def put(row: bytearray, at: i64, number: i64) -> None:
    if number:
        row[2 * at] = number & 255
        if number > 255 or number < 0:
            row[2 * at + 1] = number >> 8 & 255
