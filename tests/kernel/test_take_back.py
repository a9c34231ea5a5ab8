"""Decisions taken back in practice games: the record says so, and its chance can be checked all the same."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sexton.kernel import catalogue
from sexton.kernel.chance.dice import AuditedDice, Dice, FastDice
from sexton.kernel.chance.fair import Shuffle, commitment_to_salt
from sexton.kernel.interface import Refusal
from sexton.kernel.records import record
from sexton.kernel.records.notes import TookBack, read_note
from sexton.kernel.records.record import RecordError
from sexton.kernel.records.replay import verify
from sexton.kernel.records.resume import resume
from sexton.kernel.records.take_back import taken_back
from sexton.kernel.table import Table, fair_table, seeded_table, terms_of

GAMES = {"gravediggers": 3, "graverobbers": 3, "vampire": 2, "gloomy_graves": 2}
every_game = pytest.mark.parametrize(("game", "seats"), GAMES.items())
either_dice = pytest.mark.parametrize("fair", [False, True])


def begun(game: str, seats: int, fair: bool) -> Table:
    rules = catalogue.find(game).open(seats)
    players = ["human", *["bot random"] * (seats - 1)]
    if not fair:
        return seeded_table(rules, 7, "practice", players)
    shuffle = Shuffle(bytes(32), terms_of(rules, "practice"), [0])
    shuffle.commit(0, commitment_to_salt(bytes(16), "practice", 0))
    shuffle.close()
    shuffle.open(0, bytes(16))
    return fair_table(rules, shuffle, players)


def fresh_dice(table: Table) -> Dice:
    return FastDice(7) if table.shuffle is None else AuditedDice(table.shuffle.key())


def play(table: Table, answers: int, seed: int) -> None:
    dice = FastDice(seed)
    for _ in range(answers):
        for seat in table.asked:
            moves = table.moves(seat)
            table.answer(seat, moves[dice.below(len(moves))])
            if table.ended:
                return


def back(table: Table, luck: str) -> Table:
    taken = taken_back(table.record(), table.rules, 0, luck)
    again = Table(table.rules, table.header, fresh_dice(table), table.shuffle, taken.notes)
    resume(again, taken.lines)
    for noted in taken.notes:
        again.note_again(noted)
    return again


@every_game
@either_dice
def test_after_taking_back_the_game_goes_on_and_its_record_is_right(game: str, seats: int, fair: bool) -> None:
    table = begun(game, seats, fair)
    for number, luck in enumerate(["same", "new", "new", "same", "new"]):
        play(table, 30, number)
        if table.ended:
            break
        before = len(table.lines_since(0))
        table = back(table, luck)
        assert 0 in table.asked and len(table.lines_since(0)) < before
    while not table.ended:
        play(table, 50, 99)
    text = record.write(table.record())
    played = verify(text)
    lucks = [noted.note.luck for noted in played.notes if isinstance(noted.note, TookBack)]
    assert lucks and lucks == ["same", "new", "new", "same", "new"][: len(lucks)]
    if game == "vampire":  # which is full of dice: without its notes it is found out
        with pytest.raises(RecordError, match="chance"):
            verify(record.write(msgspec.structs.replace(played, notes=())))


def outcomes(table: Table, since: int) -> list[Any]:
    return [line.outcome for line in table.lines_since(since) if line.outcome is not None][:5]


@either_dice
def test_the_same_luck_draws_the_same_and_new_luck_something_else(fair: bool) -> None:
    table = begun("vampire", 2, fair)
    play(table, 12, 3)
    first = back(table, "same")
    since = len(first.lines_since(0))
    play(first, 6, 4)
    twice = back(table, "same")
    play(twice, 6, 4)
    assert outcomes(first, since) == outcomes(twice, since)
    other = back(table, "new")
    play(other, 6, 4)
    assert len(outcomes(other, since)) == 5 and outcomes(other, since) != outcomes(first, since)


def test_in_the_middle_of_a_go_the_whole_go_is_taken_back() -> None:
    """Within a go the rules have a taking back of their own."""
    for answers in range(2, 30):
        table = begun("gloomy_graves", 2, False)
        play(table, answers, 5)
        again = back(table, "same")
        assert 0 in again.asked and not again.drafted


def test_where_nothing_was_decided_nothing_is_taken_back() -> None:
    table = begun("gravediggers", 3, False)
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        taken_back(table.record(), table.rules, 0, "same")


@pytest.mark.parametrize(
    "text", ["", "0", "0 same", "3 same 1", "0 lucky 1", "0 same 01", "0 same -1", "0 new 99999999", "0 same 1 2"]
)
def test_a_note_that_is_not_written_so_is_none(text: str) -> None:
    assert read_note(f"took-back {text}".rstrip(), 3) is None
    assert read_note("took-back 2 new 10000", 3) == TookBack(2, "new", 10_000)


def test_what_the_table_answered_is_no_decision_to_take_back() -> None:
    table = begun("gravediggers", 3, fair=False)
    play(table, 12, 3)
    played = table.record()
    plain = taken_back(played, table.rules, 0, "same")
    last = played.lines[len(plain.lines)]
    starred = msgspec.structs.replace(
        last, answers=tuple(msgspec.structs.replace(one, by_table=one.seat == 0) for one in last.answers)
    )
    lines = tuple(starred if one.seq == last.seq else one for one in played.lines)
    found = taken_back(msgspec.structs.replace(played, lines=lines), table.rules, 0, "same")
    assert len(found.lines) < len(plain.lines)
