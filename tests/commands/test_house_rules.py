"""House rules on the command line: one way to set them, and short forms for what people keep in files."""

from __future__ import annotations

from pathlib import Path

import pytest

from sexton.commands.common import FILES, house_rules
from sexton.kernel import catalogue
from sexton.kernel.records import record
from tests.commands.command_line import refused, run

GAMES = catalogue.games()
OURS = {"deck": ("gloomy_graves", "doubles"), "board": ("vampire", "abbey")}


def played_with(game: str, *words: str, folder: Path) -> str:
    """The options in the record of a game that is left at once."""
    path = folder / f"{len(list(folder.iterdir()))}.sexton"
    done = run("play", game, "--plain", "--seed", "1", "--record", str(path), *words, stdin="quit\nyes\n")
    assert done.exit_code == 0, done.output
    return record.read(path.read_text(encoding="utf-8")).header.terms.options


@pytest.mark.parametrize("name", OURS)
def test_a_short_form_is_the_option_with_that_name(name: str, tmp_path: Path) -> None:
    game, ours = OURS[name]
    short = played_with(game, f"--{name}", ours, folder=tmp_path)
    assert short == played_with(game, "--option", f"{name}={ours}", folder=tmp_path)
    assert short != played_with(game, folder=tmp_path)


def test_objectives_come_from_a_file(tmp_path: Path) -> None:
    black = [f"black {one}-{two} 9" for one, two in [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (1, 7)]]
    white = [line.replace("black", "white") for line in black]
    cemetery = ["black cemetery 5"] * 2 + ["white cemetery 3"] * 2
    mine = tmp_path / "mine.txt"
    mine.write_text("\n".join([*black, *white, *cemetery]) + "\n", encoding="utf-8")
    (tmp_path / "records").mkdir()
    options = played_with("graverobbers", "--objectives", str(mine), folder=tmp_path / "records")
    assert '"points":9' in options
    mine.write_text("green 1-2 6\n", encoding="utf-8")
    assert "line 1" in refused("play", "graverobbers", "--plain", "--objectives", str(mine))


def test_simulations_take_the_same_forms() -> None:
    done = run("simulate", "gloomy_graves", "--deck", "doubles", "--games", "1", "--seats", "2", "--json")
    assert done.exit_code == 0, done.output
    assert "doubles" in done.stdout


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_game_without_such_an_option_refuses_it_by_name(name: str, command: str) -> None:
    without = next(game for game in GAMES.values() if name not in game.options_type.__struct_fields__)
    line = refused(command, without.id, f"--{name}", "anything", "--lang", "it")
    assert f"{without.title} non ha un'opzione «{name}»" in line
    assert without.options_type.__struct_fields__[0] in line


def test_every_short_form_is_an_option_of_some_game() -> None:
    for name in FILES:
        assert any(name in game.options_type.__struct_fields__ for game in GAMES.values())


def test_options_are_read_once_and_typed() -> None:
    game = catalogue.find("gravediggers")
    assert house_rules(game, ("closed=reopen",)) == game.read_options({"closed": "reopen"})
    assert "NAME=VALUE" in refused("play", "gravediggers", "--plain", "--option", "closed")
