"""`sexton puzzle` and `sexton puzzles`: solved, given up, looked for; what is wrong is refused in a line."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from sexton.kernel.words import LANGUAGES
from sexton.puzzles import collection, finder, recheck
from sexton.puzzles.looks import Efforts
from tests.commands.command_line import refused, run
from tests.puzzles.test_finder import QUICK

every_game = pytest.mark.parametrize("game", collection.games())


@every_game
def test_a_puzzle_is_shown_and_solved(game: str) -> None:
    puzzle = collection.puzzle(game, 1)
    for language in LANGUAGES:
        typed = f"nonsense\n\n{puzzle.tempting}\n{puzzle.answer}\n"
        done = run("puzzle", game, "--number", "1", "--lang", language, stdin=typed)
        assert done.exit_code == 0, done.output
        best = round(puzzle.worths[puzzle.answer] / 10)
        told = {"en": f"the best move {best}\u00a0%.", "it": f"con la mossa migliore {best}."}
        before, _, after = done.stdout.partition(told[language] + "\n")
        assert puzzle.answer not in before.splitlines(), "the answer is told before it is found"
        assert f" {puzzle.worths[puzzle.tempting] / 10:.0f}" in before.splitlines()[-1]
        assert after.startswith(("As for your answer: ", "Quanto alla tua risposta: "))
        assert "2" in after and done.stdout.count(">\n") == 4


def test_it_is_given_up_or_left() -> None:
    puzzle = collection.puzzle("graverobbers", 1)
    given_up = run("puzzle", "graverobbers", "--number", "1", stdin="answer\n")
    assert given_up.exit_code == 0 and f"The best: {puzzle.answer}." in given_up.stdout
    assert "The reason: " in given_up.stdout
    left = run("puzzle", "graverobbers", "--number", "1", stdin="quit\n")
    assert left.exit_code == 0 and "The reason" not in left.stdout
    ended = run("puzzle", "graverobbers", "--number", "1", stdin="")
    assert ended.exit_code == 2 and ended.stderr.count("\n") == 1


def test_the_puzzle_of_a_day() -> None:
    first = run("puzzle", "--day", "2026-11-18", stdin="answer\n").stdout
    assert first.startswith("The puzzle of 2026-11-18: ")
    assert run("puzzle", "--day", "2026-11-18", stdin="answer\n").stdout == first
    assert run("puzzle", "--day", "2026-11-19", stdin="answer\n").stdout != first
    assert "Graverobbers" in run("puzzle", "graverobbers", "--day", "2026-11-19", stdin="answer\n").stdout
    assert "The puzzle of " in run("puzzle", stdin="answer\n").stdout


def test_what_cannot_be_shown_is_refused_in_one_line() -> None:
    assert "2026-11-18" in refused("puzzle", "--day", "tomorrow")
    assert "--number 3" in refused("puzzle", "--number", "3")
    assert "--day" in refused("puzzle", "vampire", "--number", "3", "--day", "2026-11-18")
    assert "numbered from 1" in refused("puzzle", "vampire", "--number", "100000")
    assert "chess" in refused("puzzle", "chess")


# Looking for them


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = finder.look_for

    def look_for(*given: object, **named: object) -> object:
        return plain(*given, efforts=QUICK, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(finder, "look_for", look_for)
    monkeypatch.setattr(os, "nice", lambda _: 0)  # not that of all tests after this one


@pytest.mark.usefixtures("quick")
def test_puzzles_are_looked_for_kept_and_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "found.json.gz"
    look = ("puzzles", "graverobbers", "--seed", "1", "--out", str(out))
    done = run(*look, "--count", "1")
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith("One puzzle of Graverobbers in ")
    before = collection.read(out)
    more = json.loads(run(*look, "--count", "2", "--json").stdout)
    assert len(more["puzzles"]) == 2 and more["played"] >= before.played
    assert collection.read(out).puzzles[:1] == before.puzzles
    shown = run("puzzles", "graverobbers", "--seed", "1", "--lang", "it").stdout
    assert "Un rompicapo" in shown and before.puzzles[0].answer in shown


@pytest.mark.usefixtures("quick")
def test_what_cannot_be_looked_for_is_refused_in_one_line(tmp_path: Path) -> None:
    other = tmp_path / "vampire.json.gz"
    collection.write(other, collection.Collection("vampire"))
    assert "vampire" in refused("puzzles", "graverobbers", "--out", str(other))
    other.write_text("no puzzles")
    assert "cannot be read" in refused("puzzles", "graverobbers", "--out", str(other))
    nowhere = str(tmp_path / "none" / "x.json.gz")
    assert "cannot write" in refused("puzzles", "graverobbers", "--games", "1", "--seed", "1", "--out", nowhere)
    assert "chess" in refused("puzzles", "chess")


def test_a_check_is_longer_than_what_found_it() -> None:
    efforts = Efforts()
    assert efforts.pair.least > efforts.look.most > efforts.glance.most


@pytest.fixture
def quickly_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = recheck.Recheck
    monkeypatch.setattr(recheck, "Recheck", lambda game: plain(game, QUICK))
    monkeypatch.setattr(os, "nice", lambda _: 0)


@pytest.mark.usefixtures("quickly_checked")
def test_puzzles_are_checked_and_what_falls_short_is_taken_out_of_a_file(tmp_path: Path) -> None:
    """A puzzle, and the same with what looks best at first sight for its answer."""
    out = tmp_path / "found.json.gz"
    sure = max(collection.shipped("graverobbers"), key=lambda puzzle: puzzle.better)
    wrong = replace(sure, answer=sure.tempting)
    collection.write(out, collection.Collection("graverobbers", 3, (wrong, sure)))
    check = ("puzzles", "graverobbers", "--check", "--out", str(out))
    done = run(*check)
    assert done.exit_code == 1
    assert done.stdout.splitlines() == ["1: greedy finds the answer", "1 of 2 puzzles of Graverobbers stand."]
    left = collection.read(out)
    assert [puzzle.answer for puzzle in left.puzzles] == [sure.answer] and left.played == 3
    again = run(*check, "--lang", "it")
    assert again.exit_code == 0 and again.stdout == "Rompicapi di Graverobbers che reggono: 1 su uno.\n"
    told = json.loads(run(*check, "--json").stdout)
    assert [(one["number"], one["shortfall"]) for one in told] == [(1, None)]


@pytest.mark.usefixtures("quickly_checked")
def test_those_that_come_with_sexton_are_checked_where_no_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    sure = collection.shipped("graverobbers")[0]
    monkeypatch.setattr(collection, "shipped", lambda _: (sure,))
    short = recheck.Rechecked(1, replace(sure, better=0.0412, error=0.0031), "little")
    monkeypatch.setattr(recheck.Recheck("graverobbers").__class__, "of", lambda *_: short)
    for language, figures in (("en", "4.1 % (± 0.3)"), ("it", "4,1 % (± 0,3)")):
        done = run("puzzles", "graverobbers", "--check", "--lang", language)
        assert done.exit_code == 1 and figures in done.stdout.replace("\u00a0", " ")
