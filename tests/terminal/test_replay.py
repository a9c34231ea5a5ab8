"""Finished games, told again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from sexton.commands import sexton
from sexton.kernel.records import record
from sexton.terminal.fullscreen import replay_app
from sexton.terminal.fullscreen.replay_app import StepperApp
from sexton.terminal.local_game import Sitting
from sexton.terminal.replay_steps import read_finished
from tests.review.played import finished as hunted
from tests.review.played import little
from tests.review.test_odd_records import other_luck
from tests.terminal.local_table import LOW, WIDE, practice, press, text_on, until, until_shown, watched


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    sitting = watched()
    while not sitting.ended:
        sitting.let_others_answer()
    return written(sitting, tmp_path_factory.mktemp("records") / "game.sexton")


def written(sitting: Sitting, path: Path) -> Path:
    path.write_text(sitting.record_text(), encoding="utf-8")
    return path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(sexton, ["replay", *arguments])


def lines_of(path: Path) -> list[dict[str, Any]]:
    done = run(str(path), "--json")
    assert done.exit_code == 0, done.output
    return [msgspec.json.decode(line) for line in done.stdout.splitlines()]


def test_json_has_every_step_with_its_state_and_views(finished: Path) -> None:
    header, *steps, end = lines_of(finished)
    played = record.read(finished.read_text(encoding="utf-8"))
    assert header["record"]["game"] == "gravediggers"
    assert header["record"]["options"]["closed"] == "stay"
    assert [step["seq"] for step in steps] == list(range(1, len(played.lines) + 1))
    for step, line in zip(steps, played.lines, strict=True):
        assert step["rule"] == line.rule
        assert step["outcome"] == line.outcome
        assert set(step["views"]) == {"0", "1", "2", "watcher"}
        if line.outcome is None:
            assert step["answers"] == {str(answer.seat): answer.move for answer in line.answers}
            assert step["asked"] == [answer.seat for answer in line.answers]
            assert step["weights"] is None
        else:
            assert step["asked"] is step["answers"] is None
            assert step["weights"][line.outcome] > 0
            assert step["drawn"] == line.outcome if step["step"] == "first player" else isinstance(step["drawn"], str)
    assert played.ending is not None
    assert msgspec.json.decode(played.ending.text) == {key: end["over"][key] for key in ("scores", "ranking")}


def test_the_last_state_agrees_with_the_result(finished: Path) -> None:
    _, *steps, end = lines_of(finished)
    state = steps[-1]["state"]
    scores = [coins - 10 * notes for coins, notes in zip(state["money"], state["notes"], strict=True)]
    assert scores == end["over"]["scores"]
    assert end["over"]["ranking"][0] == [seat for seat, score in enumerate(scores) if score == max(scores)]


def test_json_tells_each_hearer_its_own(finished: Path) -> None:
    placed = [told for step in lines_of(finished)[1:-1] for told in step["told"] if told["told"] == "placed"]
    assert placed
    for own, others in zip(placed[::2], placed[1::2], strict=True):
        assert own["to"] == [own["seat"]]
        assert own["card"] is not None
        assert others["to"] == [*[seat for seat in range(3) if seat != own["seat"]], "watchers"]
        assert others["card"] is None


def test_moves_lists_what_every_seat_asked_may_answer(finished: Path) -> None:
    done = run(str(finished), "--json", "--moves")
    steps = [msgspec.json.decode(line) for line in done.stdout.splitlines()][1:-1]
    assert {frozenset(step["moves"]) == frozenset(step["answers"]) for step in steps if step["answers"]} == {True}
    assert {step["moves"] for step in steps if step["weights"]} == {None}
    fists = next(step for step in steps if step["step"] == "fists")
    assert fists["moves"]["0"][:3] == ["fist 0", "fist 1", "fist 2"]
    assert "moves" not in lines_of(finished)[1]
    alone = run(str(finished), "--moves", "--lang", "en")
    assert (alone.exit_code, alone.stdout) == (2, "")
    assert "--moves needs --json" in alone.stderr


def test_the_schema_needs_no_record() -> None:
    one, every, none = run("--schema", "graverobbers"), run("--schema"), run("--schema", "chess")
    assert "Graverobbers" in msgspec.json.decode(one.stdout)["title"]
    assert msgspec.json.decode(every.stdout)["graverobbers"] == msgspec.json.decode(one.stdout)
    assert (none.exit_code, len(none.stderr.splitlines())) == (2, 1)
    assert run().exit_code == 2


def test_the_story_is_printed_as_a_seat_heard_it(finished: Path) -> None:
    public, seat = run(str(finished), "--plain", "--lang", "en"), run(str(finished), "--plain", "--as", "1")
    assert public.exit_code == seat.exit_code == 0
    assert "is dealt" not in public.stdout
    assert seat.stdout.count("You are dealt") == 5
    assert "Bruno (seat 1, bot random)" in public.stdout
    assert "The game is over." in public.stdout
    assert "La partita è finita." in run(str(finished), "--plain", "--lang", "it").stdout


def test_an_abandoned_game_can_be_replayed(tmp_path: Path) -> None:
    sitting = practice()
    sitting.leave()
    path = written(sitting, tmp_path / "left.sexton")
    assert "broken off" in run(str(path), "--plain").stdout
    assert lines_of(path)[-1] == {"abandoned": {"reason": "seat 0 left the table", "secret": None}}


@pytest.mark.parametrize("fault", ["missing", "folder", "bytes", "text", "changed", "cut", "running"])
def test_what_cannot_be_replayed_is_one_clear_line(finished: Path, tmp_path: Path, fault: str) -> None:
    text = finished.read_text(encoding="utf-8")
    path = tmp_path / fault
    if fault == "folder":
        path.mkdir()
    elif fault == "bytes":
        path.write_bytes(os.urandom(64) + b"\xff")
    elif fault == "running":
        written(practice(), path)
    elif fault != "missing":
        path.write_text(
            {"text": "hello\n", "changed": text.replace("fist 1", "fist 2", 1), "cut": text[:-40]}[fault],
            encoding="utf-8",
        )
    for form in ("--json", "--plain"):
        done = run(str(path), form)
        assert done.exit_code == 2
        assert done.stdout == ""
        assert len(done.stderr.strip().splitlines()) == 1
        assert str(path) in done.stderr


def test_an_unknown_seat_is_wrong_usage(finished: Path) -> None:
    assert run(str(finished), "--as", "3").exit_code == 2
    assert run(str(finished), "--as", "me").exit_code == 2


@pytest.mark.parametrize("size", [LOW, WIDE])
async def test_the_stepper_goes_both_ways_and_changes_eyes(finished: Path, size: tuple[int, int]) -> None:
    story = read_finished(finished)
    app = StepperApp(story, "en", None)
    async with app.run_test(size=size):
        await press(app, "right", "right", "right", "left")
        assert app.at == 2
        await until_shown(app, "step 2 of")
        assert "practice game, seed 2" in text_on(app)
        await press(app, "right_square_bracket")
        chapters = story.chapters(app.words)
        first, second = [at for at in chapters if at > 2][:2]
        assert app.at == first
        await press(app, "right_square_bracket")
        assert app.at == second
        await press(app, "left_square_bracket", "left_square_bracket")
        assert app.at == chapters[0]
        await press(app, "end")
        assert app.at == story.last
        public = len(app.log_panel.events)
        await press(app, "1")
        assert app.seat == 1
        assert len(app.log_panel.events) == public + 5  # it also heard what it was dealt
        await press(app, "5")
        assert app.seat == 1  # there is no seat 5
        await press(app, "p", "home", "l", "question_mark")
        assert (app.seat, app.at, app.words.language) == (None, 0, "it")
        await press(app, "escape", "end", "right")
        await until(lambda: len(app.screen_stack) == 2)  # the result


NOTED = Path(__file__).parents[1] / "kernel" / "golden" / "notes.sexton"


async def test_notes_are_told_where_they_happened_in_words_and_as_json() -> None:
    played = record.read(NOTED.read_text(encoding="utf-8"))
    header, *lines, end = lines_of(NOTED)
    places = [sum("seq" in line for line in lines[:at]) for at, line in enumerate(lines) if "note" in line]
    assert places == [noted.after for noted in played.notes]
    assert {"note": "stands-in", "seat": 0, "by": "greedy"} in lines and "over" in end and "record" in header
    story = run(str(NOTED), "--plain", "--lang", "it").stdout.splitlines()
    assert "D'ora in poi un bot risponde per Ada." in story
    assert story.index("Ada è di nuovo al tavolo.") < story.index("Il tempo di Bruno è scaduto.") < len(story) - 9
    app = StepperApp(read_finished(NOTED), "en", 0)
    async with app.run_test(size=WIDE):
        await press(app, "end")
        assert [event for event in app.log_panel.events if event == played.notes[0].note]


async def test_a_replay_looks_back_as_the_seat_that_is_shown(finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_app, "Imagined", little)
    app = StepperApp(read_finished(finished), "en", 1)
    async with app.run_test(size=WIDE):
        await press(app, "v")
        await until_shown(app, "Where the result came from")
        assert "Bruno’s choices" in text_on(app) and list(app.reviews) == [1]
        await press(app, "q", "l", "v")
        await until_shown(app, "Da dove viene il risultato")


async def test_a_replay_of_a_game_that_was_broken_off_says_why_there_is_no_review(tmp_path: Path) -> None:
    sitting = practice()
    sitting.leave()
    app = StepperApp(read_finished(written(sitting, tmp_path / "left.sexton")), "en", None)
    async with app.run_test(size=WIDE):
        await press(app, "v")
        await until_shown(app, "the game has no result")


@pytest.mark.parametrize(("language", "told"), [("en", "drew"), ("it", "estratto")])
async def test_a_replay_of_luck_that_the_dice_did_not_give_says_why_there_is_no_review(
    tmp_path: Path, language: str, told: str
) -> None:
    """The rules allow it, so the replay shows it."""
    path = tmp_path / "luck.sexton"
    path.write_text(record.write(other_luck(hunted("vampire", 2, "greedy"))), encoding="utf-8")
    app = StepperApp(read_finished(path), language, 0)
    async with app.run_test(size=WIDE):
        await press(app, "v")
        await until_shown(app, told)
        assert not app.reviews
