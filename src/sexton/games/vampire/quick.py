# engine: compiled
"""The row of `encoding.py` straight from a state, for programs that learn from millions of moves.

It tells what the seat's view tells, and in this game that is everything: the tests hold it to the row made of the view.
"""

from mypy_extensions import i64

from sexton.games.vampire.box import CLOSED, EMPTY, FACES, GRAVES, KINDS
from sexton.games.vampire.flow import OPEN_GRAVE
from sexton.games.vampire.house import House
from sexton.games.vampire.state import State

KNOWN = 3  # things that can be known of a grave


class Quick:
    """Knows how long a row is; rows are 16-bit numbers, the low byte first, and none of them reaches 256."""

    def __init__(self, house: House, steps: i64, size: i64) -> None:
        self.house = house
        self.steps = steps
        self.empty = bytes(2 * size)

    def row(self, g: State, seat: i64) -> bytearray:
        row = bytearray(self.empty)
        seats, squares = self.house.seats, self.house.squares
        row[2 * seat] = 1
        at = seats
        row[2 * (at + g.step)] = 1
        at += self.steps
        row[2 * (at + g.active)] = 1
        at += seats
        if g.roll:
            row[2 * (at + g.roll - 1)] = 1
        at += FACES
        for other in range(seats):
            row[2 * (at + other * squares + g.at[other])] = 1
        at += seats * squares
        for other in range(seats):
            put_tools(row, at + other * KINDS, g.tools[other])
        at += seats * KINDS
        for kind in range(i64(KINDS)):
            row[2 * (at + kind)] = g.pile[kind]
        at += KINDS
        for grave in range(i64(GRAVES)):
            what = g.graves[grave]
            row[2 * (at + grave * KNOWN + (0 if what == CLOSED else 1 if what == EMPTY else 2))] = 1
        at += GRAVES * KNOWN
        put_tools(row, at, g.offered)
        row[2 * (at + KINDS)] = g.fights
        if g.step == OPEN_GRAVE:
            row[2 * (at + KINDS + 1 + g.grave)] = 1
        return row


def put_tools(row: bytearray, at: i64, tools: i64) -> None:
    for kind in range(i64(KINDS)):
        if tools >> kind & 1:
            row[2 * (at + kind)] = 1
