# engine: compiled
"""The row and the numbers of `encoding.py` straight from a state, for programs that learn from millions of moves.

They tell what the seat's view tells and nothing else: the tests hold them to what they read in the view.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from sexton.games.gloomy_graves.rules import notation
from sexton.games.gloomy_graves.rules.box import GRAVES, KINDS, NUMBERS
from sexton.games.gloomy_graves.rules.grid import CRYPT_CELLS, crypt_number, crypt_occupied, half_on
from sexton.games.gloomy_graves.rules.names import held_by, unseen_by
from sexton.games.gloomy_graves.rules.placement import PAIRS, crypt_pairs
from sexton.games.gloomy_graves.rules.state import TOPS, State
from sexton.games.gloomy_graves.rules.variant import Variant
from sexton.kernel import steps
from sexton.kernel.learn import row_writer
from sexton.kernel.learn.action_numbers import ActionNumbers
from sexton.kernel.learn.row_writer import put_all, put_bits, put_number, put_one

CELLS: Final = 63  # the most cells a communal graveyard can have
WAYS: Final = 8  # to lay a card with one half on a given cell
PER_CELL: Final = 3 + TOPS
AREAS: Final = 2


def pair_numbers() -> list[int]:
    """The number of a pair of cells of a crypt, by the first times CRYPT_CELLS plus the second."""
    numbers = [0] * (CRYPT_CELLS * CRYPT_CELLS)
    for nth, (one, two) in enumerate(crypt_pairs()):
        numbers[one * CRYPT_CELLS + two] = nth
    return numbers


PAIR_NUMBERS: Final = vec[i64]([i64(number) for number in pair_numbers()])


class RowWriter(row_writer.RowWriter):
    def __init__(self, variant: Variant, steps: i64, size: i64) -> None:
        super().__init__(size)
        self.variant = variant
        self.steps = steps

    def write(self, row: vec[i16], at: i64, g: steps.State, seat: i64) -> None:
        assert isinstance(g, State)
        seats = self.variant.seats
        at = put_one(row, at, seats, seat)
        at = put_one(row, at, self.steps, g.step)
        at = put_one(row, at, seats, g.start)
        at = put_one(row, at, seats, g.active if g.round else i64(-1))
        at = put_number(row, at, g.round)
        at = put_number(row, at, 1 if g.last_round else 0)
        at = self.put_cards(row, at, g, seat)
        at = self.put_claims(row, self.put_crypts(row, self.put_communal(row, at, g), g), g)
        at = put_bits(row, at, g.buried, AREAS)
        at = put_one(row, at, KINDS, g.laid - 1)
        at = self.put_laid_cells(row, at, g)
        put_number(row, at, g.drawn)

    def put_cards(self, row: vec[i16], at: i64, g: State, seat: i64) -> i64:
        at = put_number(row, at, g.deck)
        for kind in g.row:
            row[at + kind] += 1
        at = put_all(row, at + KINDS, g.hands, seat * KINDS, KINDS)
        for other in range(self.variant.seats):
            at = put_number(row, at, held_by(g.hands, other))
        at = put_all(row, at, g.known, 0, self.variant.seats * KINDS)
        at = put_all(row, at, unseen_by(g, seat), 0, KINDS)
        return put_all(row, at, g.spent, 0, KINDS)

    def put_laid_cells(self, row: vec[i16], at: i64, g: State) -> i64:
        return put_bits(row, at, g.laid_cells, CELLS)

    def put_communal(self, row: vec[i16], at: i64, g: State) -> i64:
        cells, tops = g.cells, g.tops
        for number in range(i64(len(cells))):
            place = at + number * PER_CELL
            row[place] = 1
            row[place + 1] = i16(notation.column_of(cells[number]))
            row[place + 2] = i16(notation.row_of(cells[number]))
            row[place + 3 + half_on(tops, 0, number)] = 1
        return at + CELLS * PER_CELL

    def put_crypts(self, row: vec[i16], at: i64, g: State) -> i64:
        seats, crypts = self.variant.seats, g.crypts
        for seat in range(seats):
            in_use = crypt_occupied(g, seat)
            for number in range(i64(CRYPT_CELLS)):
                if in_use >> number & 1:
                    row[at + self.crypt_place(seat, number, half_on(crypts, seat * TOPS, number))] = 1
        return at + seats * CRYPT_CELLS * TOPS

    def crypt_place(self, seat: i64, number: i64, half: i64) -> i64:
        return (seat * CRYPT_CELLS + number) * TOPS + half

    def put_claims(self, row: vec[i16], at: i64, g: State) -> i64:
        seats = self.variant.seats
        left = at + seats * GRAVES
        for nth in range(i64(GRAVES * len(NUMBERS))):
            row[left + nth] = 1
        claimed = g.claimed
        for nth in range(seats * GRAVES):
            number = claimed[nth]
            if number:
                row[at + nth] = i16(number)
                row[left + nth % GRAVES * i64(len(NUMBERS)) + i64(NUMBERS.index(number))] = 0
        return left + GRAVES * len(NUMBERS)


class MoveNumbers(ActionNumbers):
    """The numbers of burials and other answers, block by block."""

    def __init__(self, starts: dict[str, int]) -> None:
        blocks = ("begin", "crypt", "communal", "discard", "score", "draw")  # in the order of the verbs
        self.starts: Final = vec[i64]([i64(starts[name]) for name in blocks])
        self.grid = vec[u8]()  # of the communal graveyard looked at

    def look(self, g: steps.State, seat: i64) -> None:
        assert isinstance(g, State)
        self.grid = g.grid

    def put(self, codes: vec[i64], numbered: vec[i64], at: i64, g: steps.State, seat: i64, moves: vec[i64]) -> i64:
        """Every move has a number here, and there are many of them."""
        self.look(g, seat)
        grid, communal = self.grid, self.starts[notation.COMMUNAL >> 32]
        for move in moves:
            if notation.verb_in(move) == notation.COMMUNAL:
                codes[at] = communal + buried_at(grid, move)
            else:
                codes[at] = self.code(move)
            numbered[at] = move
            at += 1
        return at

    def code(self, move: i64) -> i64:
        verb, what = notation.verb_in(move), notation.number_in(move)
        start = self.starts[verb >> 32]
        if verb == notation.COMMUNAL:
            return start + buried_at(self.grid, move)
        if verb == notation.CRYPT:
            pair = crypt_number(notation.first_in(move)) * CRYPT_CELLS + crypt_number(notation.second_in(move))
            return start + what * PAIRS + PAIR_NUMBERS[pair]
        return start + what


def buried_at(grid: vec[u8], move: i64) -> i64:
    return notation.number_in(move) * (CELLS * WAYS) + way(grid, notation.first_in(move), notation.second_in(move))


def way(grid: vec[u8], first: i64, second: i64) -> i64:
    """The cell that is covered, by which half, and where the other half lies: left, above, below, right."""
    covered = i64(grid[first])
    if covered:
        return (covered - 1) * WAYS + direction(second - first)
    return (i64(grid[second]) - 1) * WAYS + 4 + direction(first - second)


def direction(step: i64) -> i64:
    if step < 0:
        return 0 if step == -notation.SIDE else 1
    return 2 if step == 1 else 3
