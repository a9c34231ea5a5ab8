"""A table rebuilt from its inputs, drafts and sealed answers is the table it was."""

from __future__ import annotations

import pytest

from sexton.kernel import catalogue
from sexton.kernel.records.record import RecordError
from sexton.kernel.records.resume import resume
from sexton.kernel.table import Table, seeded_table
from tests.kernel.test_table import drafting_table, everything_seen, table_at_fists


def fresh() -> Table:
    return seeded_table(catalogue.find("gravediggers").open(3), 3, "t", ["bot random"] * 3)


def test_a_table_is_rebuilt_with_its_sealed_answers() -> None:
    table = table_at_fists()
    table.answer_text(1, "fist 2")
    sealed = table.sealed(1)
    assert sealed is not None
    again, steps = fresh(), list[int]()
    resume(again, table.record().lines, (), [sealed], lambda: steps.append(1))
    assert everything_seen(again) == everything_seen(table)
    assert again.record() == table.record() and again.ready == (1,)
    assert len(steps) == sum(1 for line in table.record().lines if line.answers)


def test_a_table_is_rebuilt_with_its_drafts() -> None:
    table = drafting_table()
    table.answer(0, table.moves(0)[0])
    again = drafting_table()
    resume(again, table.record().lines, [answer for line in table.drafted for answer in line.answers])
    assert again.drafted == table.drafted and again.view(0) == table.view(0) and again.view(None) == table.view(None)
    again.take_back(0)
    assert again.drafted == ()


def test_inputs_that_were_changed_or_break_off_are_found() -> None:
    lines = list(table_at_fists().record().lines)
    with pytest.raises(RecordError, match="break off"):
        resume(fresh(), lines[:1])
    other = seeded_table(catalogue.find("gravediggers").open(3), 4, "t", ["bot random"] * 3)
    with pytest.raises(RecordError, match="otherwise"):
        resume(other, [line for line in lines if not line.answers])


def test_others_do_not_see_how_far_a_draft_has_got() -> None:
    table = drafting_table()
    before = table.question(1), table.question(None)
    table.answer(0, table.moves(0)[0])
    assert (table.question(1), table.question(None)) == before
