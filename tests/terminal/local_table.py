"""What the terminal's tests share: a quick game at a known table, and a keyboard that plays it.

Nothing here counts pauses: whatever is waited for is a condition, however slow the machine is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from textual import events
from textual.app import App
from textual.keys import _character_to_key

from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.terminal.fullscreen.app import TableApp
from sexton.terminal.fullscreen.pickers import Amount
from sexton.terminal.local_game import Setting, Sitting, sit_down
from sexton.terminal.record_files import Keeping

GAME = catalogue.find("gravediggers")
WIDE, LOW = (120, 40), (80, 24)
PATIENCE = 60.0  # seconds


def practice(
    seats: int = 3, seed: int | None = 11, game: Game = GAME, bot: str = "random", **options: object
) -> Sitting:
    return sit_down(Setting(game, game.read_options(options), seats, (bot,) * (seats - 1), seed=seed))


def watched(seats: int = 3, seed: int = 2) -> Sitting:
    return sit_down(Setting(GAME, GAME.read_options({}), seats, ("random",) * seats, seed=seed))


def app_for(sitting: Sitting, folder: Path, language: str = "en", speed: str = "instant") -> TableApp:
    return TableApp(sitting, language, Keeping(sitting, folder / "game.sexton").save, speed)


async def until(condition: Callable[[], object]) -> None:
    """Wait until this is so."""
    deadline = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < deadline, "it never came to that"
        await asyncio.sleep(0.001)


async def press(app: App[Any], *keys: str) -> None:
    """One key after the other, each when the one before has been through every hand on its way."""
    for key in keys:
        named = _character_to_key(key) if len(key) == 1 and not key.isalnum() else key
        character = key if len(key) == 1 else {"space": " ", "enter": "\r", "slash": "/"}.get(key)
        app.post_message(events.Key(named, character))
        await settled(app)


async def settled(app: App[Any]) -> None:
    """Whatever was sent has arrived: at the app, in the focused widget, and back up through all around it."""
    for _ in range(2):
        focused = app.focused
        way = [app, app.screen, *([] if focused is None else [focused, *focused.ancestors])]
        for pump in way:
            passed = asyncio.Event()
            if pump.call_later(passed.set):
                await asyncio.wait_for(passed.wait(), PATIENCE)


def text_on(app: App[Any]) -> str:
    """All that is on the screen, as plain text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def until_shown(app: App[Any], text: str) -> None:
    await until(lambda: text in text_on(app))


async def until_asked(app: TableApp) -> bool:
    """Whether there is a question; if not, the game has ended."""
    await until(lambda: app.question.asked is not None or app.saved is not None)
    return app.question.asked is not None


async def answer_with(app: TableApp, *keys: str) -> None:
    """Press these, and wait until the table has gone on to the next question or the end."""
    number = app.question.number
    await press(app, *keys)
    await until(lambda: app.question.number > number or app.saved is not None)


async def answer(app: TableApp) -> None:
    """By keyboard alone: the second of what is offered where there is one, a fist of two."""
    number = app.question.number
    if isinstance(app.focused, Amount):
        await answer_with(app, "right", "right", "enter")
        return
    while app.question.number == number and not app.question.answered and app.saved is None:
        await press(app, "right", "enter")
    await until(lambda: app.question.number > number or app.saved is not None)


async def play_to_the_end(app: TableApp) -> None:
    while await until_asked(app):
        await answer(app)
