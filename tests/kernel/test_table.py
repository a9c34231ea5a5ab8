"""The table: sealed answers, one view each, nothing told too early, drafts that can be taken back."""

from __future__ import annotations

import itertools
import random

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sexton.kernel import catalogue
from sexton.kernel.engine import Engine
from sexton.kernel.interface import Over, Refusal
from sexton.kernel.records import record
from sexton.kernel.table import Table, seeded_table
from tests.conformance import toy
from tests.conformance.toy import RESULT, State


def table_at_fists(seed: int = 3) -> Table:
    """A game of Gravediggers in which everyone decides at once."""
    table = seeded_table(catalogue.find("gravediggers").open(3), seed, "t", ["bot random"] * 3)
    rng = random.Random(seed)
    while len(table.asked) < 3:
        for seat in table.asked:
            table.answer(seat, rng.choice(table.moves(seat)))
    return table


def everything_seen(table: Table) -> list[bytes]:
    return [
        msgspec.json.encode([table.view(seat), [repr(event) for event in table.heard(seat)]])
        for seat in (0, 1, 2, None)
    ]


def test_the_order_in_which_sealed_answers_arrive_changes_nothing() -> None:
    results = set()
    for order in itertools.permutations(range(3)):
        table = table_at_fists()
        for seat in order:
            table.answer_text(seat, f"fist {seat}")
        results.add(record.write(table.record()))
    assert len(results) == 1


def test_no_view_changes_while_answers_are_sealed_beyond_who_is_ready() -> None:
    table = table_at_fists()
    before, lines = everything_seen(table), table.record()
    table.answer_text(1, "fist 2")
    assert everything_seen(table) == before
    assert table.record() == lines
    assert table.ready == (1,)
    table.answer_text(0, "fist 0")
    assert everything_seen(table) == before
    assert table.ready == (0, 1)


@pytest.mark.parametrize("game_id", ["gravediggers", "gloomy_graves"])
def test_what_is_seen_is_never_what_was_before_an_answer_or_a_take_back(game_id: str) -> None:
    rules, rng = catalogue.find(game_id).open(2), random.Random(5)
    table = seeded_table(rules, 5, "t", ["bot random"] * 2)
    for _ in range(60):
        for seat in table.asked:
            if seat in table.asked and seat not in table.ready:
                table.answer(seat, rng.choice(table.moves(seat)))
            if table.drafted and rng.random() < 0.3:
                table.take_back(table.asked[0])
        assert table.pending == rules.pending(table._present())
        for hearer in (0, 1, None):
            state = table._state_for(hearer)
            assert table.view(hearer) == rules.view(state, hearer)
            assert table.question(hearer) == rules.pending(state)


def test_a_sealed_answer_may_be_changed_until_the_last_one_is_in() -> None:
    table = table_at_fists()
    table.answer_text(0, "fist 1")
    table.answer_text(0, "fist 3")
    table.answer_text(1, "fist 0")
    table.answer_text(2, "fist 0")
    fists = [line for line in table.record().lines if line.rule == "GD-14"][-1]
    assert [answer.move for answer in fists.answers] == ["fist 3", "fist 0", "fist 0"]
    with pytest.raises(Refusal):
        table.answer_text(0, "fist 1")


def test_a_stale_answer_is_refused_and_not_applied() -> None:
    table = table_at_fists()
    number = table.ask_for(0)
    for seat in range(3):
        table.answer_text(seat, "fist 0", ask=number)
    lines = table.record()
    with pytest.raises(Refusal, match="stale-answer"):
        table.answer_text(0, "fist 0", ask=number)
    assert table.record() == lines


def test_a_seat_that_is_not_asked_is_refused() -> None:
    table = seeded_table(catalogue.find("gravediggers").open(3), 1, "t", ["bot random"] * 3)
    (asked,) = table.asked
    other = (asked + 1) % 3
    with pytest.raises(Refusal, match="not-asked"):
        table.answer(other, table.moves(asked)[0])
    assert table.moves(other) == []


def test_an_illegal_move_is_refused_with_its_rule_and_nothing_is_lost() -> None:
    table = table_at_fists()
    before = everything_seen(table)
    with pytest.raises(Refusal) as refused:
        table.answer_text(0, "fist 999")
    assert refused.value.rule == "GD-14"
    with pytest.raises(Refusal):
        table.answer_text(0, "sing a song")
    assert everything_seen(table) == before


def test_hearers_hear_their_own_and_no_more() -> None:
    table = seeded_table(catalogue.find("gravediggers").open(3), 1, "t", ["bot random"] * 3)
    dealt = [[event for event in table.heard(seat) if type(event).__name__ == "Dealt"] for seat in (0, 1, 2, None)]
    assert [len(events) for events in dealt] == [5, 5, 5, 0]
    assert table.heard(0, since=3) == table.heard(0)[3:]


def test_a_finished_table_takes_no_more_answers() -> None:
    table, rng = table_at_fists(), random.Random(1)
    while table.asked:
        for seat in table.asked:
            table.answer(seat, rng.choice(table.moves(seat)))
    assert isinstance(table.pending, Over)
    with pytest.raises(Refusal, match="game-over"):
        table.answer(0, 0)


def test_an_abandoned_table_is_over_for_good() -> None:
    table = table_at_fists()
    table.answer_text(0, "fist 1")
    table.abandon("the lights went out")
    assert table.asked == ()
    with pytest.raises(Refusal, match="game-over"):
        table.answer_text(1, "fist 0")
    ending = table.record().ending
    assert ending is not None
    table.abandon("again")
    assert table.record().ending == ending


# Drafts: a toy in which a player lays two cards, one after the other


class LayTwo(toy.Lay):
    """Seat 0 lays cards alone until one is left; both burials may be taken back until the second is down."""

    def seats(self, g: State) -> i64:
        return 1

    def then(self, g: State, answers: vec[i64], tell: object) -> None:
        g.hands[0][int(answers[0])] -= 1
        g.out[int(answers[0])] += 1
        if callable(tell):
            tell(0xFF, toy.Turned((int(answers[0]),)))
        if not sum(g.hands[0]):
            g.step = RESULT


def drafting_table() -> Table:
    rules = toy.faulty(toy.Rules)
    rules.engine = Engine([rules.engine.steps[0], LayTwo("lay", "TOY-2", retractable=True), rules.engine.steps[2]])
    return seeded_table(rules, 4, "drafts", ["human", "human"])


def test_a_draft_is_told_to_nobody_and_seen_by_its_seat_alone() -> None:
    table = drafting_table()
    public, heard, lines = table.view(None), len(table.heard(1)), len(table.record().lines)
    own = table.view(0)
    table.answer(0, table.moves(0)[0])
    assert table.view(0) != own
    assert table.view(None) == public
    assert len(table.heard(1)) == heard
    assert len(table.heard(0)) == len(table.heard(0))
    assert len(table.record().lines) == lines


def test_a_draft_can_be_taken_back_and_laid_otherwise() -> None:
    table = drafting_table()
    own, moves, number = table.view(0), table.moves(0), table.ask_for(0)
    table.answer(0, moves[0])
    table.take_back(0)
    assert table.view(0) == own
    assert table.moves(0) == moves
    assert table.ask_for(0) > number
    table.answer(0, moves[-1])
    table.answer(0, table.moves(0)[0])
    assert table.ended
    said = [line.answers[0].move for line in table.record().lines if line.answers]
    assert said[0] == f"lay {moves[-1]}"
    assert len(said) == 2


def test_what_is_done_is_told_once_and_cannot_be_taken_back() -> None:
    table = drafting_table()
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        table.take_back(0)
    heard = len(table.heard(1))
    table.answer(0, table.moves(0)[0])
    table.answer(0, table.moves(0)[0])
    assert len(table.heard(1)) == heard + 2
    with pytest.raises(Refusal):
        table.take_back(0)


def test_the_number_of_a_question_grows_for_its_seat_and_tells_the_others_nothing() -> None:
    table = drafting_table()
    own, others = [table.ask_for(0)], (table.ask_for(1), table.ask_for(None))
    for lay in (True, False, True):
        if lay:
            table.answer(0, table.moves(0)[0], own[-1])
        else:
            table.take_back(0, own[-1])
        own.append(table.ask_for(0))
        assert (table.ask_for(1), table.ask_for(None)) == others
    with pytest.raises(Refusal, match="stale-answer"):
        table.take_back(0, own[0])
    table.answer(0, table.moves(0)[0], own[-1])
    own.append(table.ask_for(0))
    assert sorted(set(own)) == own
    assert (table.ask_for(1), table.ask_for(None)) == (others[0] + 1, others[1] + 1)


def test_a_text_over_which_a_reader_stumbles_is_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at_fists()
    monkeypatch.setattr(type(table.rules), "read", lambda self, text: int("x"))
    with pytest.raises(Refusal, match="not-a-move"):
        table.answer_text(0, "fist 1")
