"""Rows and numbers for a game without fast code for them: made from the view, as its encoding says."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from sexton.kernel.game import Rules
from sexton.kernel.learn.action_numbers import ActionNumbers
from sexton.kernel.learn.encoding import Actions, Encoding, own_first
from sexton.kernel.learn.own_seat_first import TurnedNumbers, TurnedRows
from sexton.kernel.learn.row_writer import RowWriter
from sexton.kernel.steps import State


class ViewRows(RowWriter):
    def __init__(self, rules: Rules[Any, Any], encoding: Encoding) -> None:
        super().__init__(encoding.size)
        self.rules, self.encoding = rules, encoding

    def write(self, row: vec[i16], at: i64, g: State, seat: i64) -> None:
        for place, number in enumerate(self.encoding.write(self.rules.view(g, seat)), at):
            row[place] = number


class ViewNumbers(ActionNumbers):
    def __init__(self, rules: Rules[Any, Any], actions: Actions) -> None:
        self.rules, self.actions = rules, actions
        self.view: Any = None

    def look(self, g: State, seat: i64) -> None:
        self.view = self.rules.view(g, seat) if self.actions.needs_view else None

    def code(self, move: i64) -> i64:
        return self.actions.codes(self.view, [int(move)])[0]


def writer_of(rules: Rules[Any, Any], encoding: Encoding, rotate: bool) -> RowWriter:
    """Writes rows as the encoding says, or with the own seat first."""
    writer = encoding.writer or ViewRows(rules, encoding)
    if not rotate:
        return writer
    return TurnedRows(writer, [own_first(encoding.fields, rules.seats, seat) for seat in range(rules.seats)])


def numbers_of(rules: Rules[Any, Any], encoding: Encoding, rotate: bool) -> ActionNumbers:
    """Numbers moves as the encoding says, or with the own seat first."""
    numbers = encoding.actions.quick or ViewNumbers(rules, encoding.actions)
    if not rotate:
        return numbers
    turned = [[0] * encoding.actions.size for seat in range(rules.seats)]
    for seat, called in enumerate(turned):
        for number, source in enumerate(own_first(encoding.actions.blocks, rules.seats, seat)):
            called[source] = number
    return TurnedNumbers(numbers, turned)
