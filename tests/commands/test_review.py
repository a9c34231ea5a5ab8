"""`sexton review`: in words, as JSON and as a page, in every game and both languages; bad records are refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sexton.commands import review as command
from sexton.kernel.game import Game
from sexton.kernel.records.record import Record
from sexton.kernel.words import LANGUAGES
from sexton.review.review import Review
from sexton.review.what_if import digest_of
from tests.commands.command_line import refused, run
from tests.commands.test_hint import every_game, recorded
from tests.review.played import LITTLE

REVIEWS: dict[tuple[str, int], Review] = {}


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "EFFORTS", {"usual": LITTLE, "quick": LITTLE, "thorough": LITTLE})


@pytest.fixture(autouse=True)
def worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever form is asked for, and in whatever language, the review is the same."""
    looked_back = command.looked_back

    def once(played: Record, seat: int, judge: Any, told: Any) -> Review:
        key = (digest_of(played), seat)
        if key not in REVIEWS:
            REVIEWS[key] = looked_back(played, seat, judge, told)
        return REVIEWS[key]

    monkeypatch.setattr(command, "looked_back", once)


@every_game
def test_a_review_in_words(game: Game, tmp_path: Path) -> None:
    path = recorded(game, tmp_path)
    for language in LANGUAGES:
        done = run("review", str(path), "--as", "1", "--lang", language)
        assert done.exit_code == 0, done.output
        assert game.title in done.stdout.splitlines()[0]
        assert "▁" in done.stdout
        assert language != "en" or not re.search(r"\d,-?\d", done.stdout), "a coordinate"  # Italian has decimals
        assert "_" not in done.stdout


@every_game
def test_as_json_and_as_a_page(game: Game, tmp_path: Path) -> None:
    path, page = recorded(game, tmp_path), tmp_path / "review.html"
    done = run("review", str(path), "--as", "1", "--json", "--html", str(page))
    found = json.loads(done.stdout)
    assert found["game"] == game.id and found["seat"] == 1 and found["decisions"]
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>") and "<polyline" in text and "http" not in text
    assert text.count("<tr") >= len(found["decisions"])


def test_what_cannot_be_reviewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sexton.kernel import catalogue

    path = recorded(catalogue.find("vampire"), tmp_path)
    assert "--as 0 to --as 1" in refused("review", str(path))
    assert "seats 0 to 1, not 5" in refused("review", str(path), "--as", "5")
    assert "sexton" in refused("review", str(tmp_path / "none.sexton"), "--as", "0")
    text = path.read_text(encoding="utf-8")
    tampered = tmp_path / "tampered.sexton"
    tampered.write_text(text.replace(" draw ", " draw  ", 1), encoding="utf-8")
    assert "line" in refused("review", str(tampered), "--as", "0")
    monkeypatch.setattr(command, "looked_back", None)  # nothing is thought about in vain
    assert "cannot" in refused("review", str(path), "--as", "0", "--html", str(tmp_path / "no" / "such.html"))
