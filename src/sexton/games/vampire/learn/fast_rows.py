# engine: compiled
"""The row of `encoding.py` straight from a state, for programs that learn from millions of moves.

It tells what the seat's view tells, and in this game that is everything: the tests hold it to what they read there.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sexton.games.vampire.rules.box import FACES, GRAVES, KINDS
from sexton.games.vampire.rules.flow import OPEN_GRAVE
from sexton.games.vampire.rules.notation import MOVE, number_in, verb_in
from sexton.games.vampire.rules.paths import worth_of
from sexton.games.vampire.rules.state import State
from sexton.games.vampire.rules.variant import Variant
from sexton.kernel import steps
from sexton.kernel.learn import row_writer
from sexton.kernel.learn.action_numbers import ActionNumbers
from sexton.kernel.learn.row_writer import put_all, put_bits, put_masks, put_number, put_one, put_ones

KNOWN: Final = 3  # things that can be known of a grave


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
        at = put_one(row, at, seats, g.active)
        at = put_one(row, at, FACES, g.roll - 1)
        at = put_ones(row, at, self.variant.squares, g.at)
        at = put_masks(row, at, g.tools, KINDS)
        at = put_all(row, at, g.pile, 0, KINDS)
        at = put_ones(row, at, KNOWN, g.graves)
        at = put_bits(row, at, g.offered, KINDS)
        at = put_number(row, at, g.fights)
        put_one(row, at, GRAVES, g.grave if g.step == OPEN_GRAVE else i64(-1))


class MoveNumbers(ActionNumbers):
    """The numbers of paths and other answers, block by block."""

    def __init__(self, variant: Variant, starts: dict[str, int]) -> None:
        self.variant: Final = variant
        blocks = ("walk", "take", "return", "dig")  # in the order of the verbs, which begin with 1
        self.starts: Final = vec[i64]([i64(starts[name]) for name in blocks])
        self.square: i64 = 0  # of the player whose go it is, and the tools
        self.held: i64 = 0

    def look(self, g: steps.State, seat: i64) -> None:
        assert isinstance(g, State)
        self.square, self.held = g.at[g.active], g.tools[g.active]

    def code(self, move: i64) -> i64:
        verb = verb_in(move)
        if verb != MOVE:
            return self.starts[verb - 1] + number_in(move)
        return worth_of(self.variant, self.square, self.held, move)
