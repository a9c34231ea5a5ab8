"""What the terminal's tests share: a quick game at a known table, and a keyboard that plays it."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from sexton.kernel import catalogue
from sexton.terminal.app import TableApp
from sexton.terminal.pickers import Amount
from sexton.terminal.saving import Saved, save
from sexton.terminal.sitting import Setting, Sitting, sit_down

GAME = catalogue.find("gravediggers")
WIDE, LOW = (120, 40), (80, 24)


def practice(seats: int = 3, seed: int | None = 11, **options: object) -> Sitting:
    return sit_down(Setting(GAME, GAME.read_options(options), seats, ("random",) * (seats - 1), seed=seed))


def watched(seats: int = 3, seed: int = 2) -> Sitting:
    return sit_down(Setting(GAME, GAME.read_options({}), seats, ("random",) * seats, seed=seed))


def app_for(sitting: Sitting, folder: Path, language: str = "en", speed: str = "instant") -> TableApp:
    def keep() -> Saved:
        return save(sitting, folder / "game.sexton")

    return TableApp(sitting, language, keep, speed)


async def until_asked(pilot: Pilot[str], app: TableApp) -> bool:
    """Whether there is a question; if not, the game has ended."""
    for _ in range(200):
        await pilot.pause()
        if app.question.asked is not None or app.saved is not None:
            break
    return app.question.asked is not None


async def answer_with(pilot: Pilot[str], app: TableApp, *keys: str) -> None:
    """Press these, and wait until the table has gone on to the next question or the end."""
    heard = len(app.sitting.heard())
    await pilot.press(*keys)
    for _ in range(200):
        if len(app.sitting.heard()) > heard and await until_asked(pilot, app):
            break
        await pilot.pause()
        if app.saved is not None:
            break


async def answer(pilot: Pilot[str], app: TableApp) -> None:
    """By keyboard alone: the second card or cemetery where there is one, a fist of two."""
    assert app.question.picking is not None
    fields = len(app.question.picking.fields)
    if isinstance(app.focused, Amount):
        await answer_with(pilot, app, "right", "right", "enter")
    else:
        await answer_with(pilot, app, *["right", "enter"] * fields)


async def play_to_the_end(pilot: Pilot[str], app: TableApp) -> None:
    while await until_asked(pilot, app):
        await answer(pilot, app)
