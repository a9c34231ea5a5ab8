"""Hints: in practice games only, from whoever can explain, and never a reason to stop."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from types import ModuleType
from typing import Any

import pytest

from sexton.kernel.interface import Refusal
from sexton.terminal import hints, phrases
from sexton.terminal.fullscreen.overlays import Hints
from sexton.terminal.local_game import Setting, Sitting, sit_down
from tests.terminal.local_table import (
    GAME,
    LOW,
    PATIENCE,
    app_for,
    practice,
    press,
    text_on,
    until,
    until_asked,
    until_shown,
)


def explains(monkeypatch: pytest.MonkeyPatch, explain: Callable[..., Any] | None) -> None:
    """Who explains in this test; None: nobody."""
    monkeypatch.setattr(hints, "EXPLAINS", "a_bot_that_explains")
    if explain is not None:
        module = ModuleType("a_bot_that_explains")
        module.explain = explain  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "a_bot_that_explains", module)


def rated() -> Sitting:
    return sit_down(Setting(GAME, GAME.read_options({}), 3, ("random", "random")))


async def test_a_hint_comes_from_the_view_and_the_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    thought = Event()

    def explain(rules: Any, view: Any, heard: Any, moves: Any, words: Any, dice: Any) -> Iterator[str]:
        thought.wait(PATIENCE)
        asked.append((rules.seats, view, heard, [rules.write(move) for move in moves]))
        yield "A wise bot would think twice."

    explains(monkeypatch, explain)
    sitting = practice()
    app = app_for(sitting, tmp_path)
    async with app.run_test(size=LOW):
        await until_asked(app)
        await until_shown(app, "h hint")
        await press(app, "h")
        await until_shown(app, "thinking about a hint")
        thought.set()
        await until_shown(app, "A wise bot would think twice.")
        await press(app, "h")
        await until(lambda: len(app.screen_stack) == 1)
        seats, view, heard, moves = asked[0]
        assert seats == 3
        assert view == sitting.view()
        assert list(heard) == list(sitting.heard())
        assert moves == sitting.choices().texts()


async def test_where_nobody_explains_the_key_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    explains(monkeypatch, None)
    app = app_for(practice(), tmp_path, "it")
    async with app.run_test(size=LOW):
        await until_asked(app)
        await press(app, "h")
        await until_shown(app, "non ci sono suggerimenti")
        assert isinstance(app.screen, Hints)


def test_a_bot_that_fails_to_explain_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def explain(*_: Any) -> list[str]:
        raise RuntimeError("the bandit lies at cemetery 2")

    explains(monkeypatch, explain)
    sitting = practice()
    while sitting.question is None:
        sitting.let_others_answer()
    assert sitting.hints(phrases.words_for("en", GAME))() == []


async def test_a_game_that_counts_has_no_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    explains(monkeypatch, lambda *_: pytest.fail("nobody may be asked"))
    app = app_for(rated(), tmp_path)
    async with app.run_test(size=LOW):
        await until_asked(app)
        assert app.question.picking is not None
        picked = dict(app.question.picking.picked)
        await press(app, "h")
        await until_shown(app, "hints are for practice games")
        assert len(app.screen_stack) == 1
        assert app.question.picking.picked == picked
        assert "h hint" not in text_on(app)
        assert "practice game" not in text_on(app).split("\n")[0]


async def test_the_title_says_that_a_flagged_game_is_practice(tmp_path: Path) -> None:
    app = app_for(sit_down(Setting(GAME, GAME.read_options({}), 3, ("random",) * 2, flagged_practice=True)), tmp_path)
    async with app.run_test(size=LOW):
        await until_asked(app)
        await until(lambda: "Gravediggers · practice game ·" in text_on(app).split("\n")[0])


def test_a_watcher_gets_no_hints() -> None:
    sitting = sit_down(Setting(GAME, GAME.read_options({}), 3, ("random",) * 3, seed=1))
    with pytest.raises(Refusal, match="hints-in-practice-only"):
        sitting.hints(phrases.words_for("en", GAME))
