"""Every edition that ever was can be had, and the script that keeps them does not do it twice."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from scripts.keep_edition import CannotKeep, keep

from sexton.kernel import catalogue

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", catalogue.ids())
def test_every_edition_is_importable(game: str) -> None:
    newest = catalogue.find(game).edition
    for number in range(1, newest + 1):
        found = catalogue.edition(game, number)
        assert (found.id, found.edition) == (game, number)
        found.open(found.seats[0])


def test_todays_rules_are_kept_and_the_edition_is_raised(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "sexton" / "games" / "vampire"
    shutil.copytree(ROOT / "src" / "sexton" / "games" / "vampire", folder, ignore=shutil.ignore_patterns("*.so"))
    kept = keep(tmp_path, "vampire")
    assert kept == folder / "past" / "e1"
    assert "    edition = 1\n" in (kept / "game.py").read_text()
    assert "    edition = 2\n" in (folder / "game.py").read_text()
    names = {path.name for path in folder.iterdir()} - {"past", "__pycache__"}
    assert {path.name for path in kept.iterdir()} == names
    for path in kept.rglob("*.py"):
        text = path.read_text()
        assert text.count("sexton.games.vampire") == text.count("sexton.games.vampire.past.e1"), path
    (folder / "game.py").write_text((kept / "game.py").read_text())
    with pytest.raises(CannotKeep, match="already"):
        keep(tmp_path, "vampire")
    with pytest.raises(CannotKeep, match="which edition"):
        keep(tmp_path, "nothing")
