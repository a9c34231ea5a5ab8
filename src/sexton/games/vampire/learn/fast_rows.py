# engine: compiled
"""The row of `encoding.py` straight from a state, for programs that learn from millions of moves.

It tells what the seat's view tells, and in this game that is everything: the tests hold it to the row made of the view.
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

KNOWN: Final = 3  # things that can be known of a grave


class RowWriter(row_writer.RowWriter):
    def __init__(self, variant: Variant, steps: i64, size: i64) -> None:
        super().__init__(size)
        self.variant = variant
        self.steps = steps

    def write(self, row: vec[i16], at: i64, g: steps.State, seat: i64) -> None:
        assert isinstance(g, State)
        seats, squares = self.variant.seats, self.variant.squares
        row[at + seat] = 1
        at += seats
        row[at + g.step] = 1
        at += self.steps
        row[at + g.active] = 1
        at += seats
        if g.roll:
            row[at + g.roll - 1] = 1
        at += FACES
        for other in range(seats):
            row[at + other * squares + g.at[other]] = 1
        at += seats * squares
        for other in range(seats):
            put_tools(row, at + other * KINDS, g.tools[other])
        at += seats * KINDS
        for kind in range(i64(KINDS)):
            row[at + kind] = i16(g.pile[kind])
        at += KINDS
        for grave in range(i64(GRAVES)):
            row[at + grave * KNOWN + g.graves[grave]] = 1
        at += GRAVES * KNOWN
        put_tools(row, at, g.offered)
        row[at + KINDS] = i16(g.fights)
        if g.step == OPEN_GRAVE:
            row[at + KINDS + 1 + g.grave] = 1


def put_tools(row: vec[i16], at: i64, tools: i64) -> None:
    for kind in range(i64(KINDS)):
        if tools >> kind & 1:
            row[at + kind] = 1


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
        self.stand(g.at[g.active], g.tools[g.active])

    def stand(self, square: i64, held: i64) -> None:
        self.square, self.held = square, held

    def code(self, move: i64) -> i64:
        verb = verb_in(move)
        if verb != MOVE:
            return self.starts[verb - 1] + number_in(move)
        return worth_of(self.variant, self.square, self.held, move)
