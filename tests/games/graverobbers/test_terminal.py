"""A whole hand and a match of three, played by keyboard on the full screen, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sexton.games.graverobbers import GAME
from sexton.kernel.records import replay
from sexton.terminal.fullscreen.overlays import Result
from sexton.terminal.local_game import Setting, sit_down
from tests.terminal.local_table import app_for, play_to_the_end, press, text_on, until


@pytest.mark.parametrize(
    ("language", "size", "options", "wins"),
    [
        ("en", (80, 24), {}, ("wins.", "win together.")),
        ("it", (120, 40), {"hands": "3", "box": {"hand": 6, "rounds": 2}}, ("Vince ", "Vincono ")),
    ],
)
async def test_a_hand_and_a_match_of_three_are_played_by_keyboard(
    tmp_path: Path, language: str, size: tuple[int, int], options: dict[str, Any], wins: tuple[str, str]
) -> None:
    sitting = sit_down(Setting(GAME, GAME.read_options(options), 3, ("greedy", "random"), seed=5))
    app = app_for(sitting, tmp_path, language)
    async with app.run_test(size=size):
        await play_to_the_end(app)
        await until(lambda: isinstance(app.screen, Result) and any(word in text_on(app) for word in wins))
        await press(app, "q")
    assert replay.verify((tmp_path / "game.sexton").read_text(encoding="utf-8")).ending is not None
