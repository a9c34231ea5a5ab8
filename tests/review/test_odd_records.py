"""Reviews of games that are not as usual: house rules, take-backs, seats that changed hands, records that lie."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sexton
from sexton.bots.players import bot_named, let_bots_answer
from sexton.games.gravediggers import GAME as GRAVEDIGGERS
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.interface import Ask, Refusal
from sexton.kernel.records import editions, record
from sexton.kernel.records.notes import Noted, StandsIn, TookBack
from sexton.kernel.records.record import Answer, Record, RecordError
from sexton.kernel.records.replay import moments, opened, verify
from sexton.kernel.table import Table, seeded_table
from sexton.kernel.words import LANGUAGES
from sexton.review.judge import Effort, Imagined
from sexton.review.notes import Notes
from sexton.review.review import Review, review
from sexton.review.what_if import what_if
from tests.commands.command_line import refused
from tests.commands.test_verify import void_deal
from tests.kernel.test_take_back import back, begun, play
from tests.review.played import PLAYER, finished

GAMES = {"gravediggers": 3, "graverobbers": 3, "vampire": 2, "gloomy_graves": 2}
LEAST = Effort(
    least=50, most=50, rounds=((2, 3),), considered=3, whole_games=10, net_games=10, told_games=10, told_stories=10
)


def least(rules: Any) -> Imagined:
    return Imagined(rules, LEAST)


def every_value_once(game: str) -> list[dict[str, Any]]:
    """As few settings as there are values of the option with the most, each value in one of them."""
    values = importlib.import_module(f"tests.games.{game}.cover").VALUES
    count = max(map(len, values.values()))
    return [{name: several[nth % len(several)] for name, several in values.items()} for nth in range(count)]


SETTINGS = [
    pytest.param(game, one, id=f"{game}-{nth}") for game in GAMES for nth, one in enumerate(every_value_once(game))
]


def must_be_whole(found: Review, played: Record) -> None:
    """Every decision of the seat and nobody else's, each move one that was allowed, and sums that add up."""
    own = [line.seq for line in played.lines if any(answer.seat == found.seat for answer in line.answers)]
    assert [one.line for one in found.decisions] == own
    assert found.chances[-1].line == len(played.lines)
    assert found.account.fair + sum(entry.millionths for entry in found.entries) == found.account.result
    ranking = msgspec.json.decode(played.ending.text)["ranking"] if played.ending else []
    assert found.account.result == (round(1_000_000 / len(ranking[0])) if found.seat in ranking[0] else 0)
    rules = opened(played.header)
    by_line = {one.line: one for one in found.decisions}
    for moment in moments(played, rules):
        if moment.line.seq in by_line:
            allowed = {rules.write(int(move)) for move in rules.moves(moment.before, found.seat)}
            assert {move.move for move in by_line[moment.line.seq].moves} <= allowed


@pytest.mark.parametrize(("game", "setting"), SETTINGS)
def test_a_game_with_house_rules_is_reviewed_by_them(game: str, setting: dict[str, Any]) -> None:
    """Over the settings of a game every value of every option comes once; the words for it are there, too."""
    seats = GAMES[game]
    played = finished(game, seats, PLAYER.get(game, "random"), seed=5, **setting)
    found = review(played, seats - 1, least)
    told = msgspec.json.decode(found.options)
    said = {name: told[name] for name in setting}
    assert {name: one["name"] if isinstance(one, dict) else one for name, one in said.items()} == setting
    must_be_whole(found, played)
    rules, names = opened(played.header), [f"Seat {number}" for number in range(seats)]
    for language in LANGUAGES:
        notes = Notes(found, rules, list(moments(played, rules)), names, language)
        for decision in found.decisions:
            note = notes.note_on(decision)
            assert note.move and note.verdict and note.question
            assert bool(note.advice) == (decision.verdict in ("slip", "mistake"))


def test_all_values_of_all_options_are_among_them() -> None:
    for game in GAMES:
        options = type(sexton.load(game, seats=GAMES[game]).rules.options)
        tried = every_value_once(game)
        for field in msgspec.structs.fields(options):
            values = getattr(field.type, "__args__", ())
            if values and all(isinstance(value, str) for value in values):
                assert {one[field.name] for one in tried} == set(values), (game, field.name)


def test_a_match_of_several_hands_is_one_account() -> None:
    """Chances lead to the end of the match, and no hand but the last gives a result."""
    played = finished("graverobbers", 3, "random", hands="3")
    found = review(played, 1, least)
    must_be_whole(found, played)
    deals = [moment.line.seq for moment in moments(played, opened(played.header)) if moment.pending.rule == "GR-4"]
    later = [one for one in found.entries if one.kind == "chance"]
    assert found.account.deal == sum(one.millionths for one in found.entries if one.line < found.decisions[0].line)
    assert any(one.line > deals[0] for one in later), "the cards of the second hand are chance, not the deal"


def to_the_end(table: Table) -> Record:
    rules, game = table.rules, table.rules.game.id
    bots = {seat: bot_named(PLAYER.get(game, "random"), rules) for seat in range(rules.seats)}
    dice = {seat: FastDice(seat) for seat in bots}
    while not table.ended:
        let_bots_answer(table, bots, dice)
    return verify(record.write(table.record()))


@pytest.mark.parametrize(
    ("game", "luck"), [("gravediggers", "same"), ("graverobbers", "new"), ("vampire", "same"), ("gloomy_graves", "new")]
)
def test_what_was_taken_back_is_no_part_of_a_review(game: str, luck: str) -> None:
    table = begun(game, GAMES[game], fair=False)
    play(table, 6, 3)
    played = to_the_end(back(table, luck))
    assert any(isinstance(noted.note, TookBack) for noted in played.notes)
    must_be_whole(review(played, 0, least), played)


def answered_by_the_table(played: Record, seat: int, lines: range) -> Record:
    """The same game; in these lines the table answered for the seat, and a note says who."""

    def starred(answer: Answer) -> Answer:
        return msgspec.structs.replace(answer, by_table=True) if answer.seat == seat else answer

    changed = [
        msgspec.structs.replace(line, answers=tuple(map(starred, line.answers))) if line.seq in lines else line
        for line in played.lines
    ]
    noted = (Noted(lines[0] - 1, StandsIn(seat, "greedy")),)
    return verify(record.write(msgspec.structs.replace(played, lines=tuple(changed), notes=noted)))


def test_what_a_stand_in_decided_is_not_the_persons() -> None:
    """Neither its mistakes nor its part of the account."""
    plain = finished("gravediggers", 3, "random")
    own = [line.seq for line in plain.lines if any(answer.seat == 0 for answer in line.answers)]
    away = range(own[len(own) // 3], len(plain.lines) + 1)
    played = answered_by_the_table(plain, 0, away)
    found, before = review(played, 0, least), review(plain, 0, least)
    must_be_whole(found, played)
    by_table = [one for one in found.decisions if one.line in away]
    assert by_table and all(one.verdict == "table" for one in by_table)
    assert all(one.verdict != "table" for one in found.decisions if one.line not in away)
    assert not any(one.line in away for one in [*found.mistakes, *found.costliest])
    kinds = {one.kind for one in found.entries if one.line in away}
    assert "own" not in kinds and "hidden" not in kinds
    assert any(one.kind == "own" for one in before.entries if one.line in away)
    notes = Notes(found, opened(played.header), list(moments(played, opened(played.header))), ("Ada", "B", "C"), "en")
    assert notes.note_on(by_table[0]).verdict == "The table answered in Ada’s place."
    asked = sum(one.verdict not in ("only", "table") for one in found.decisions)
    assert any(str(asked) in sentence for sentence in notes.summary(((0,), (1,), (2,))))


def test_a_game_played_on_from_its_last_decision() -> None:
    """A beginning in the middle counts as the deal; hidden cards stay hidden from the judge."""
    for game, seats in GAMES.items():
        plain = finished(game, seats, PLAYER.get(game, "random"))
        at = max(line.seq for line in plain.lines if any(answer.seat == 0 for answer in line.answers))
        begins = what_if(plain, at, 0, "dealt", FastDice(3)).begins
        rules = opened(plain.header)
        table = seeded_table(rules, 11, "again", ["bot random"] * seats, begins)
        played = to_the_end(table)
        must_be_whole(review(played, 0, least), played)


# Records that lie


def refused_review(path: Path) -> dict[str, str]:
    """Why there is none, in every language: in one line, whatever is asked for, and nothing is written."""
    page, told = path.with_suffix(".html"), dict[str, str]()
    for language in LANGUAGES:
        said = {
            refused("review", str(path), "--as", "0", "--lang", language, *form)
            for form in ((), ("--json",), ("--html", str(page)))
        }
        told[language] = said.pop()
        assert not said and not page.exists()
    assert told["en"] != told["it"]
    return told


def rechained(played: Record, **changes: Any) -> Record:
    """With every digest right again."""
    return record.read(record.write(msgspec.structs.replace(played, **changes)))


def other_answer(played: Record) -> Record:
    """An answer that was not allowed there."""
    rules = opened(played.header)
    moment = [one for one in moments(played, rules) if isinstance(one.pending, Ask)][3]
    wrong = msgspec.structs.replace(moment.line.answers[0], move="fist 999")
    line = msgspec.structs.replace(moment.line, answers=(wrong, *moment.line.answers[1:]))
    return rechained(played, lines=tuple(line if one.seq == line.seq else one for one in played.lines))


def other_result(played: Record) -> Record:
    assert played.ending is not None
    found = msgspec.json.decode(played.ending.text)
    found["ranking"] = found["ranking"][::-1]
    return rechained(played, ending=msgspec.structs.replace(played.ending, text=msgspec.json.encode(found).decode()))


def one_input_less(played: Record) -> Record:
    return rechained(played, lines=played.lines[:-1])


@pytest.mark.parametrize("lie", [other_answer, other_result, one_input_less])
def test_a_record_that_does_not_follow_the_rules_is_refused(lie: Any, tmp_path: Path) -> None:
    played = finished("gravediggers", 3, "random")
    path = tmp_path / "lie.sexton"
    path.write_text(record.write(lie(played)), encoding="utf-8")
    with pytest.raises(RecordError):
        review(lie(played), 0, least)
    assert all(f"{path}" in said for said in refused_review(path).values())


def other_luck(played: Record) -> Record:
    """The last draw that could have been another one without breaking a rule later."""
    for line in reversed(played.lines):
        for outcome in range(10 if line.outcome is not None else 0):
            other = msgspec.structs.replace(line, outcome=outcome)
            lines = tuple(other if one.seq == line.seq else one for one in played.lines)
            try:
                lie = rechained(played, lines=lines)
                for _ in moments(lie, opened(lie.header)):
                    pass
            except (RecordError, Refusal):
                continue
            if outcome != line.outcome:
                return lie
    raise AssertionError("no draw could be another one")


def test_luck_that_the_dice_did_not_give_is_refused(tmp_path: Path) -> None:
    """The rules allow it, so it is found where the record is read."""
    path = tmp_path / "luck.sexton"
    path.write_text(record.write(other_luck(finished("vampire", 2, "greedy"))), encoding="utf-8")
    with pytest.raises(RecordError):
        sexton.read_record(path)
    told = refused_review(path)
    assert "chance" in told["en"] and "caso" in told["it"]


def test_an_abandoned_game_and_one_that_still_runs_are_refused(tmp_path: Path) -> None:
    played = finished("gravediggers", 3, "random")
    assert played.ending is not None
    half = played.lines[: len(played.lines) // 2]
    path = tmp_path / "game.sexton"
    broken_off = msgspec.structs.replace(played.ending, kind="abandoned", text="everybody went home")
    for ending, why in ((broken_off, "no result"), (None, "not over")):
        path.write_text(record.write(msgspec.structs.replace(played, lines=half, ending=ending)), encoding="utf-8")
        with pytest.raises(Refusal, match="no-result"):
            review(record.read(path.read_text(encoding="utf-8")), 0, least)
        assert why in refused_review(path)["en"]


def test_a_deal_that_came_to_nothing_and_a_file_that_is_no_record_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.sexton"
    for text, why in ((void_deal((0,)), "void"), ("", "line 1"), ("hello\n", "line 1")):
        path.write_text(text, encoding="utf-8")
        assert why in refused_review(path)["en"]
    with pytest.raises(Refusal, match="no-result"):
        review(record.read(void_deal((0,))), 0, least)


@pytest.mark.parametrize("at", [1, 9, 20, -1])
def test_a_line_that_was_changed_is_named(at: int, tmp_path: Path) -> None:
    lines = record.write(finished("gravediggers", 3, "random")).splitlines(keepends=True)
    at %= len(lines)
    lines[at] = lines[at].replace(" ", "  ", 1)
    path = tmp_path / "game.sexton"
    path.write_text("".join(lines), encoding="utf-8")
    assert f"line {at + 1}" in refused_review(path)["en"]


def test_a_record_of_an_earlier_edition_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real one: the law that was kept opens it, and the newest reviews are not made with it."""
    played = finished("gravediggers", 3, "random")
    law = GRAVEDIGGERS.rules_type.__mro__[1]
    past = editions.PastGame(GRAVEDIGGERS, 1, law, GRAVEDIGGERS.folder)
    asked = sexton.kernel.catalogue.edition
    monkeypatch.setattr(type(GRAVEDIGGERS), "edition", 2)
    monkeypatch.setattr(
        sexton.kernel.catalogue, "edition", lambda game, number: past if number == 1 else asked(game, number)
    )
    assert isinstance(opened(played.header), editions.PastRules)
    with pytest.raises(Refusal, match="past-edition"):
        review(played, 0, least)
    path = tmp_path / "old.sexton"
    path.write_text(record.write(played), encoding="utf-8")
    told = refused_review(path)
    assert "edition 1" in told["en"] and "edizione 1" in told["it"]
