"""Every edition that ever was can be had: its law is kept, and the newest bots, screens and words serve it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from scripts.keep_edition import CannotKeep, keep

from sexton.kernel import catalogue

ROOT = Path(__file__).parents[2]
SHOWN = Path(__file__).with_name("shown.py")
RECORDS = {
    game: ROOT / f"tests/games/{game}/golden/{name}.sexton"
    for game, name in {
        "gloomy_graves": "seats-2",
        "gravediggers": "seats-4",
        "graverobbers": "seats-3",
        "vampire": "seats-4",
    }.items()
}
NOT_KEPT = {"bots", "game.py", "learn", "referee.py", "screen", "solver"}


@pytest.mark.parametrize("game", catalogue.ids())
def test_every_edition_is_importable(game: str) -> None:
    newest = catalogue.find(game).edition
    for number in range(1, newest + 1):
        found = catalogue.edition(game, number)
        assert (found.id, found.edition) == (game, number)
        found.open(found.seats[0])


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources as they are once every game has a second edition, whose records read otherwise."""
    folder = tmp_path_factory.mktemp("upgraded")
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "static", "engine.json")
    shutil.copytree(ROOT / "src" / "sexton", folder / "src" / "sexton", ignore=ignored)
    for game in RECORDS:
        keep(folder, game)
        for path in (folder / "src" / "sexton" / "games" / game / "rules").glob("*.py"):
            path.write_text(re.sub(r'"([A-Z]{2}-\d+)"', r'"\g<1>0"', path.read_text()))
    return folder


def shown_by(folder: Path, game: str) -> Any:
    command = [sys.executable, str(SHOWN), str(RECORDS[game]), "easy,normal,search:3"]
    environment = os.environ | {"PYTHONPATH": str(folder / "src")}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("game", RECORDS)
def test_an_earlier_edition_is_its_law_and_nothing_else(upgraded: Path, game: str) -> None:
    folder = upgraded / "src" / "sexton" / "games" / game
    kept = folder / "past" / "e1"
    names = {path.name for path in folder.iterdir()} - {"past", "__pycache__"}
    assert {path.name for path in kept.iterdir()} == names - NOT_KEPT
    assert {"law.py", "options.py", "rules", "view", "rulebook.en.md", "words.it.ftl"} <= names - NOT_KEPT
    assert "    edition = 2\n" in (folder / "game.py").read_text()
    for path in kept.rglob("*.py"):
        text = path.read_text()
        assert text.count(f"sexton.games.{game}") == text.count(f"sexton.games.{game}.past.e1"), path


@pytest.mark.parametrize("game", RECORDS)
def test_the_newest_bots_screens_and_words_serve_it(upgraded: Path, game: str) -> None:
    """A record is verified and shown, and bots play a game to its end, as on the day before the upgrade."""
    then, now = shown_by(ROOT, game), shown_by(upgraded, game)
    assert now == then
    assert not now["log"]


@pytest.mark.parametrize("game", ["gravediggers", "vampire"])
def test_where_they_do_not_fit_bots_play_any_move_and_screens_show_the_fields(
    upgraded: Path, tmp_path: Path, game: str
) -> None:
    """The newest view has a field that was not there then."""
    shutil.copytree(upgraded / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    path = tmp_path / "src" / "sexton" / "games" / game / "view" / "view.py"
    text, changed = re.subn(
        r"(class View\(Common, frozen=True)\):", r"\1, kw_only=True):\n    moon: str", path.read_text()
    )
    assert changed
    path.write_text(text)
    found = shown_by(tmp_path, game)
    assert "\nover " in found["record"]
    assert any(line.startswith("step: ") for line in found["shown"]["en"])
    for complaint in ("the easy bot plays any move", "the search:3 bot plays", "the view is shown field by field"):
        assert complaint in found["log"]
    assert "Traceback" not in found["log"]


def test_an_edition_is_kept_once_and_only_of_a_game(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "sexton" / "games" / "vampire"
    shutil.copytree(ROOT / "src" / "sexton" / "games" / "vampire", folder, ignore=shutil.ignore_patterns("*.so"))
    before = (folder / "game.py").read_text()
    assert keep(tmp_path, "vampire") == folder / "past" / "e1"
    (folder / "game.py").write_text(before)
    with pytest.raises(CannotKeep, match="already"):
        keep(tmp_path, "vampire")
    (folder / "law.py").unlink()
    with pytest.raises(CannotKeep, match=r"law\.py"):
        keep(tmp_path, "vampire")
    with pytest.raises(CannotKeep, match="which edition"):
        keep(tmp_path, "nothing")
