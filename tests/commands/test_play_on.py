"""`sexton play --from RECORD --at STEP`: a practice game from a decision of a finished one."""

from __future__ import annotations

from pathlib import Path

import pytest

from sexton.kernel.game import Game
from sexton.kernel.records import record
from sexton.review.what_if import decisions_of
from tests.commands.command_line import refused, run
from tests.commands.test_hint import every_game, recorded


@every_game
@pytest.mark.parametrize("cards", ["known", "dealt"])
def test_one_plays_on_against_bots_that_think(game: Game, cards: str, tmp_path: Path) -> None:
    """One answer, which the bots that look ahead go on from; then the input ends."""
    path, kept = recorded(game, tmp_path), tmp_path / "on.sexton"
    played = record.read(path.read_text(encoding="utf-8"))
    own = decisions_of(played, 1)
    at = str(own[len(own) // 2])
    asked = ["play", "--from", str(path), "--at", at, "--as", "1", "--cards", cards, "--bots", "normal", "--plain"]
    done = run(*asked, "--record", str(kept), stdin="1\n1\n1\n")
    assert "ended before the game" in done.stderr, done.output
    again = record.read(kept.read_text(encoding="utf-8"))
    assert again.header.begins is not None and again.header.begins.cards == cards
    assert again.header.players[1] == "human" and again.header.players[0] == "bot normal"
    checked = run("verify", str(kept))
    assert checked.exit_code == 0 and f"played on from step {at} " in checked.stdout


@every_game
def test_what_cannot_be_played_on_from_is_refused_in_one_line(game: Game, tmp_path: Path) -> None:
    path = recorded(game, tmp_path)
    far = refused("play", "--from", str(path), "--at", "9999999", "--plain")
    assert "the nearest decision is step" in far
    for asked in (["--from", str(path)], ["--at", "7"], [game.id, "--from", str(path), "--at", "7"]):
        assert "say --from RECORD and --at STEP" in refused("play", *asked, "--plain")
    tampered = tmp_path / "tampered.sexton"
    tampered.write_text(path.read_text(encoding="utf-8").replace("answer", "answr", 1), encoding="utf-8")
    assert "line" in refused("play", "--from", str(tampered), "--at", "7", "--plain")
