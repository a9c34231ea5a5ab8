# engine: compiled
"""Rows and numbers rotated so that the own seat comes first, and one net can play every seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sexton.kernel.learn.action_numbers import UNNUMBERED, ActionNumbers
from sexton.kernel.learn.row_writer import RowWriter
from sexton.kernel.steps import State


class TurnedRows(RowWriter):
    """`sources` say for each seat, and for each place of its row, which place of the row as it is that comes from."""

    def __init__(self, writer: RowWriter, sources: list[list[int]]) -> None:
        super().__init__(writer.size)
        self.writer: Final = writer
        self.moved: Final = [Places([place for place, source in enumerate(of) if place != source]) for of in sources]
        self.sources: Final = [Places([source for place, source in enumerate(of) if place != source]) for of in sources]
        self.held: Final = vec[i16]([i16(0)] * writer.size)

    def write(self, row: vec[i16], at: i64, g: State, seat: i64) -> None:
        self.writer.write(row, at, g, seat)
        held, moved, sources = self.held, self.moved[seat].places, self.sources[seat].places
        for nth in range(i64(len(sources))):
            held[nth] = row[at + sources[nth]]
        for nth in range(i64(len(moved))):
            row[at + moved[nth]] = held[nth]


class TurnedNumbers(ActionNumbers):
    """`turned` say for each seat, and for each number as it is, which number that seat calls it."""

    def __init__(self, numbers: ActionNumbers, turned: list[list[int]]) -> None:
        self.numbers: Final = numbers
        self.turned: Final = [Places(of) for of in turned]
        self.called = self.turned[0]

    def look(self, g: State, seat: i64) -> None:
        self.numbers.look(g, seat)
        self.called = self.turned[seat]

    def code(self, move: i64) -> i64:
        number = self.numbers.code(move)
        return number if number == UNNUMBERED else self.called.places[number]


class Places:
    def __init__(self, places: list[int]) -> None:
        self.places: Final = vec[i64]([i64(place) for place in places])
