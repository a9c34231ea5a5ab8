"""A table as it was, from what was stored: its inputs, its drafts and its sealed answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sexton.kernel.records.record import Answer, Line, RecordError
from sexton.kernel.table import Table


def resume(
    table: Table,
    lines: Sequence[Line],
    drafts: Sequence[Answer] = (),
    sealed: Sequence[Answer] = (),
    after_step: Callable[[], None] = lambda: None,
) -> None:
    """Bring a new table to the point of the stored one. Its dice must draw what was drawn then."""
    for line in lines:
        for answer in line.answers:
            put(table, answer)
        if line.answers:
            after_step()
    for number, (drawn, stored) in enumerate(zip(table.lines_since(0), lines, strict=False), start=1):
        if drawn != stored:
            raise RecordError(number, "was stored otherwise than it is played again")
    if len(table.lines_since(0)) != len(lines):
        raise RecordError(len(lines), "the stored inputs break off in the middle of a step")
    for answer in (*drafts, *sealed):
        put(table, answer)


def put(table: Table, answer: Answer) -> None:
    table.answer(answer.seat, table.rules.read(answer.move), by_table=answer.by_table)
