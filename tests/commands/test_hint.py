"""`sexton hint`: advice about a moment of a finished game, in every game and both languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.kernel.interface import Ask
from sexton.kernel.words import LANGUAGES
from sexton.lab.simulation.plan import Plan
from sexton.lab.simulation.through_views import Player
from sexton.terminal.replay_steps import Retelling, read_finished
from tests.commands.command_line import refused, run

LITTLE = ("--iterations", "24")
every_game = pytest.mark.parametrize("game", catalogue.games().values(), ids=lambda game: game.id)


def recorded(game: Game, folder: Path) -> Path:
    seats = 2 if 2 in game.seats else game.seats[0]
    plan = Plan(game.id, seats, ("random",) * seats, 1, 4, game.options_type().canonical())
    path = folder / "game.sexton"
    path.write_text(Player(plan).play(range(1), records=True).records[0], encoding="utf-8")
    return path


def choices_in(story: Retelling) -> dict[str, tuple[int, int]]:
    """For every question of the rules the last line at which a seat had a choice, and that seat."""
    found = {}
    for line, moment in enumerate(story.moments, start=1):
        if isinstance(moment.pending, Ask):
            seat = moment.pending.seats[0]
            if len(story.rules.moves(moment.before, seat)) > 1:
                found[moment.pending.rule] = line, seat
    return found


@every_game
def test_every_question_of_every_game_has_hints_in_both_languages(game: Game, tmp_path: Path) -> None:
    path = recorded(game, tmp_path)
    asked = choices_in(read_finished(path))
    assert len(asked) >= 2
    for line, seat in asked.values():
        for language in LANGUAGES:
            done = run("hint", str(path), "--at", str(line), "--as", str(seat), "--lang", language, *LITTLE)
            told = done.stdout.splitlines()
            assert done.exit_code == 0 and 3 <= len(told) <= 4, done.output
            assert all(" (± " in text and "; " in text and text.endswith(".") for text in told[:-1])


@every_game
def test_as_json_and_the_same_again(game: Game, tmp_path: Path) -> None:
    path = recorded(game, tmp_path)
    line, seat = next(iter(choices_in(read_finished(path)).values()))
    words = ("hint", str(path), "--at", str(line), "--as", str(seat), "--json", *LITTLE)
    done = run(*words)
    advices: list[dict[str, Any]] = json.loads(done.stdout)
    assert run(*words).stdout == done.stdout
    assert 2 <= len(advices) <= 3
    for advice in advices:
        assert advice["move"] and 0 <= advice["share"] <= 1 and advice["error"] >= 0 and advice["reason"]["message"]


def test_what_cannot_be_answered_is_refused_in_one_line(tmp_path: Path) -> None:
    game = catalogue.find("gravediggers")
    path = recorded(game, tmp_path)
    line, _ = next(iter(choices_in(read_finished(path)).values()))
    assert "seats 0 to 1, not 5" in refused("hint", str(path), "--at", str(line), "--as", "5")
    assert "lines 1 to" in refused("hint", str(path), "--at", "99999", "--as", "0")
    told = refused("hint", str(path), "--at", "1", "--as", "0")
    nearest = told.rpartition(" ")[2]
    assert "nothing to decide at line 1;" in told
    assert run("hint", str(path), "--at", nearest, "--as", "0", *LITTLE).exit_code == 0


@pytest.mark.parametrize("content", [None, "not a record\n"])
def test_a_file_that_is_no_record_is_said_to_be_none(content: str | None, tmp_path: Path) -> None:
    path = tmp_path / "game.sexton"
    if content is not None:
        path.write_text(content)
    done = run("hint", str(path), "--at", "1", "--as", "0")
    assert done.exit_code == 2 and len(done.stderr.splitlines()) == 1 and "Traceback" not in done.stderr
