"""Line by line, over a real pipe."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sexton.kernel import catalogue
from sexton.kernel.interface import Choices
from sexton.kernel.records import record, replay
from sexton.kernel.records.notes import TookBack
from sexton.kernel.records.replay import verify
from sexton.terminal import hints
from sexton.terminal.local_game import Setting, Sitting, sit_down
from sexton.terminal.plain import InputEnded, PlainGame

RUN = [sys.executable, "-c", "from sexton.commands import main; main()"]


def sexton(*arguments: str, lines: str, home: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    command = [*RUN, "play", "gravediggers", "--plain", *arguments]
    return subprocess.run(
        command, input=lines, capture_output=True, encoding="utf-8", env=environment, timeout=300, check=False
    )


@pytest.mark.parametrize(("language", "wins", "over"), [("en", "win", "The game is over."), ("it", "Vinc", "è finita")])
def test_a_whole_game_goes_over_a_pipe(tmp_path: Path, language: str, wins: str, over: str) -> None:
    arguments = ["--lang", language, "--bots", "random", "--record", str(tmp_path / "game.sexton")]
    done = sexton(*arguments, lines="1\n" * 500, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert wins in done.stdout
    assert over in done.stdout
    assert "\x1b" not in done.stdout
    assert not re.search("[╭│─▒■]", done.stdout)
    played = replay.verify((tmp_path / "game.sexton").read_text(encoding="utf-8"))
    assert played.ending is not None
    assert played.ending.kind == "over"


def test_the_verify_command_that_is_printed_works(tmp_path: Path) -> None:
    done = sexton("--bots", "random", lines="1\n" * 500, home=tmp_path)
    command = re.search(r"Check it: sexton (.*)", done.stdout)
    assert command is not None
    assert "--seen" in command[1]
    checked = subprocess.run([*RUN, *command[1].split()], capture_output=True, encoding="utf-8", check=False)
    assert checked.returncode == 0, checked.stderr + checked.stdout


def test_when_the_input_ends_the_record_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.sexton"
    done = sexton("--record", str(path), lines="1\n", home=tmp_path)
    assert done.returncode == 1
    assert "input ended" in done.stderr
    assert "Traceback" not in done.stderr
    played = replay.verify(path.read_text(encoding="utf-8"))
    assert played.ending is not None
    assert played.ending.kind == "abandoned"


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.sexton"
    path.write_text("mine", encoding="utf-8")
    sexton("--record", str(path), lines="", home=tmp_path)
    assert path.read_text(encoding="utf-8") == "mine"
    assert record.read((tmp_path / "game-2.sexton").read_text(encoding="utf-8"))


def test_empty_lines_ask_again_and_an_endless_row_of_them_ends_the_game(tmp_path: Path) -> None:
    done = sexton("--seed", "4", lines="\n" * 5000, home=tmp_path)
    assert done.returncode == 1
    assert "answer no question" in done.stderr
    assert done.stdout.count("\nGD-10. ") > 50


def test_wrong_lines_are_refused_with_the_reason_and_asked_again(tmp_path: Path) -> None:
    lines = "77\nfist 3\ndig\nplace widow at 9\n1\n1\nquit\nno\nquit\nyes\n"
    done = sexton("--seed", "4", lines=lines, home=tmp_path)  # with this seed the first question is a Place
    assert done.returncode == 0, done.stderr
    assert "no answer number 77" in done.stdout
    assert "GD-10: “fist 3” answers another question" in done.stdout
    assert "“dig” is not a move of this game" in done.stdout
    assert "“place widow at 9” is not a move" in done.stdout
    assert done.stdout.count("Leave the game?") == 2
    assert "broken off" in done.stdout


def test_other_words_than_answers(tmp_path: Path) -> None:
    lines = "?\nrules gd-12\nrules GD-99\nlog\nview\n1\nback\nlang\nquit\nsì\n"
    done = sexton("--seed", "4", lines=lines, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "GD-12 Reveal." in done.stdout
    assert "There is no rule GD-99" in done.stdout
    assert done.stdout.count("You are dealt bandit, 5, accomplice, bandit and 5.\n") == 2  # five cards, one line
    assert done.stdout.count("Your hand: ") == 2
    assert "Lasciare la partita?" in done.stdout


@pytest.mark.parametrize(
    "arguments", [["--bots", "greedy,greedy"], ["--bots", "sly"], ["--seats", "9"], ["--option", "closed=maybe"]]
)
def test_what_cannot_be_played_is_refused_in_one_line(tmp_path: Path, arguments: list[str]) -> None:
    done = sexton(*arguments, lines="", home=tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1


def test_an_answer_can_be_taken_back_and_hints_are_for_practice_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "EXPLAINS", "nobody")
    game = catalogue.find("gloomy_graves")
    said: list[str] = []
    sitting = sit_down(Setting(game, game.read_options({}), 2, ("random",), seed=3))
    lines = "1\n" + "undo\n" + "1\n1\n1\n1\n1\n" + "undo\nhint\n"
    with pytest.raises(InputEnded):
        PlainGame(sitting, "en", io.StringIO(lines), said.append).play()
    text = "\n".join(said)
    assert "There are no hints for this question." in said
    assert text.count("The decision is taken back") == 2  # what both began with, and of the go that was over
    assert text.count("Bury a card: graveyard or crypt") >= text.count("Bury another card") + 2
    fair = sit_down(Setting(game, game.read_options({}), 2, ("random",)))
    with pytest.raises(InputEnded):
        PlainGame(fair, "en", io.StringIO("hint\n"), said.append).play()
    assert any("hints are for practice games" in line for line in said)


def test_one_answer_only_is_given_and_said_but_not_where_it_would_make_a_draft_final(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = catalogue.find("vampire")
    said: list[str] = []
    sitting = sit_down(Setting(game, game.read_options({}), 2, ("random",), seed=3))
    with pytest.raises(InputEnded):
        PlainGame(sitting, "en", io.StringIO("1\n" * 60), said.append).play()
    forced = [line for line in said if line.endswith(")") and "(only one answer: " in line]
    assert "The fight is lost: which tool goes back? (only one answer: shovel)" in forced
    for at, line in enumerate(said):
        if line.startswith("1. "):
            assert said[at + 1].startswith("2. "), said[at - 3 : at + 3]  # whatever is asked has two answers
    monkeypatch.setattr(sitting, "choices", lambda: Choices("return {tool}", ({"tool": "pick"},)))
    assert sitting.only_answer is not None
    monkeypatch.setattr(Sitting, "has_draft", True)
    assert sitting.only_answer is None


def test_what_was_not_asked_is_said() -> None:
    """With no face-down card to spy on, a go can only begin with playing a card."""
    game = catalogue.find("graverobbers")
    said: list[str] = []
    sitting = sit_down(Setting(game, game.read_options({}), 3, ("random",) * 2, seed=5))
    with pytest.raises(InputEnded):
        PlainGame(sitting, "en", io.StringIO("1\n"), said.append).play()
    assert "play or spy: play" in said
    assert "card:" in said[said.index("play or spy: play") :]


def test_in_practice_a_decision_is_taken_back_with_the_same_luck_or_new() -> None:
    """As often as one likes; the record says so and is right all the same."""
    game, said = catalogue.find("vampire"), list[str]()
    sitting = sit_down(Setting(game, game.read_options({}), 2, ("random",), seed=3))
    with pytest.raises(InputEnded):
        PlainGame(
            sitting, "en", io.StringIO("undo\n" + "1\n" * 9 + "undo\nundo new\nundo\n" + "1\n" * 9), said.append
        ).play()
    assert said.count("The decision is taken back, with the same luck.") == 2
    assert said.count("The decision is taken back, with new luck.") == 1
    assert sum("nothing to take back" in line for line in said) == 1
    sitting.leave()
    played = verify(sitting.record_text())
    assert [noted.note.luck for noted in played.notes if isinstance(noted.note, TookBack)] == ["same", "new", "same"]


def test_in_a_game_that_counts_no_decision_is_taken_back() -> None:
    game, said = catalogue.find("vampire"), list[str]()
    sitting = sit_down(Setting(game, game.read_options({}), 2, ("random",)))
    with pytest.raises(InputEnded):
        PlainGame(sitting, "en", io.StringIO("1\n" * 6 + "undo\n"), said.append).play()
    assert any("nothing to take back" in line for line in said) and not sitting.taken_back
