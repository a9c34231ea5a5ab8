"""Placements aimed at on the drawing: in Gloomy Graves a card of two halves, in Grave Digger the end of a path."""

from __future__ import annotations

from pathlib import Path

import pytest

from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.kernel.records import replay
from sexton.terminal.fullscreen.app import TableApp
from sexton.terminal.fullscreen.overlays import Result
from sexton.terminal.fullscreen.pickers import Chips
from sexton.terminal.fullscreen.placement_picker import Ground
from tests.terminal.local_table import (
    LOW,
    WIDE,
    answer,
    answer_with,
    app_for,
    play_to_the_end,
    practice,
    press,
    text_on,
    until,
    until_asked,
    until_shown,
)

GRAVES, HUNT = catalogue.find("gloomy_graves"), catalogue.find("vampire")


async def at_burial(app: TableApp) -> None:
    """The first card of the crypt is chosen, and of the first burial the card and the communal graveyard."""
    await until_asked(app)
    await answer(app)
    await until_asked(app)
    await press(app, "1", "2")
    await until(lambda: isinstance(app.focused, Ground))


async def test_a_card_is_laid_by_moving_and_turning_its_ghost(tmp_path: Path) -> None:
    app = app_for(practice(2, game=GRAVES), tmp_path)
    async with app.run_test(size=LOW):
        await at_burial(app)
        ground = app.question.ground
        assert ground.aim is not None
        await until_shown(app, "after this")
        assert "(" in text_on(app)
        begun = ground.aim.placement
        await press(app, "t")
        assert ground.aim.placement[0] == begun[0]
        assert ground.aim.placement != begun
        lead = ground.aim.lead
        await press(app, "right")
        assert ground.aim.lead[0] > lead[0]
        (x, y), (u, v) = ground.aim.placement
        await until_shown(app, f" {x},{y} – {u},{v} ")
        await answer_with(app, "enter")
        assert [line.answers[0].move.split(" at ")[1] for line in app.sitting._table.drafted] == [f"{x},{y} {u},{v}"]
        await until_shown(app, "u take back")
        await press(app, "u")
        await until(lambda: not app.sitting._table.drafted)


async def test_the_aim_begins_where_the_last_card_was_laid(tmp_path: Path) -> None:
    app = app_for(practice(2, game=GRAVES), tmp_path)
    async with app.run_test(size=LOW):
        await at_burial(app)
        ground = app.question.ground
        assert ground.aim is not None
        await press(app, *["right"] * 6, *["down"] * 2)
        laid = ground.aim.lead
        await answer_with(app, "enter")
        await press(app, "u")
        await until(lambda: not app.sitting._table.drafted and app.question.asked is not None)
        await press(app, "1", "2")
        await until(lambda: isinstance(app.focused, Ground))
        assert ground.aim.lead == laid


async def test_looking_elsewhere_moves_the_window_and_not_the_aim(tmp_path: Path) -> None:
    app = app_for(practice(2, game=GRAVES), tmp_path)
    async with app.run_test(size=LOW):
        await at_burial(app)
        ground = app.question.ground
        assert ground.aim is not None
        begun = ground.aim.placement
        await press(app, "pagedown", "end")
        assert ground.aim.placement == begun
        assert "pan" in app.question.pointed
        await press(app, "left")
        assert "pan" not in app.question.pointed


async def test_escape_goes_back_from_the_ground_to_what_was_chosen_before(tmp_path: Path) -> None:
    app = app_for(practice(2, game=GRAVES), tmp_path)
    async with app.run_test(size=LOW):
        await at_burial(app)
        await press(app, "escape")
        await until(lambda: isinstance(app.focused, Chips))
        assert app.question.picking is not None
        assert list(app.question.picking.picked) == ["card"]
        await press(app, "escape")
        assert not app.question.picking.picked


async def test_every_place_can_be_reached(tmp_path: Path) -> None:
    app = app_for(practice(2, game=GRAVES), tmp_path)
    async with app.run_test(size=LOW):
        await at_burial(app)
        ground = app.question.ground
        assert ground.aim is not None
        seen = set()
        for _ in ground.places:
            await press(app, "tab")
            seen.add(ground.aim.placement)
        assert len(seen) == len(ground.places) > 10


async def test_a_path_is_chosen_by_its_end_and_by_itself_only_where_several_lead_there(tmp_path: Path) -> None:
    app = app_for(practice(2, game=HUNT, seed=1), tmp_path)
    async with app.run_test(size=LOW):
        ways = set()
        while ways != {1, 2} and await until_asked(app):
            if not isinstance(app.focused, Ground):
                await answer(app)
                continue
            ends = [target["end"] for target in app.sitting.choices().targets]
            several = [end for end in ends if ends.count(end) > 1]
            end = next(iter(several), ends[0])
            while app.question.ground.place["end"] != end:
                await press(app, "tab")
            if several:
                ways.add(2)
                await press(app, "enter")
                await until(lambda: isinstance(app.focused, Chips))
                assert len(app.question.chips.values) == ends.count(end)
                await press(app, "escape")
                await until(lambda: isinstance(app.focused, Ground))
                await answer(app)
            else:
                ways.add(1)
                await answer_with(app, "enter")
        assert ways == {1, 2}


@pytest.mark.parametrize(
    ("game", "seats", "bot", "language", "size", "wins"),
    [
        pytest.param(GRAVES, 4, "random", "en", LOW, ("wins.", "win together."), id="graves"),
        pytest.param(HUNT, 2, "greedy", "it", WIDE, ("Vince ",), id="hunt"),
    ],
)
async def test_a_whole_game_is_played_by_keyboard(
    tmp_path: Path, game: Game, seats: int, bot: str, language: str, size: tuple[int, int], wins: tuple[str, ...]
) -> None:
    options = {"board": "lych_gate"} if game is HUNT else {}
    app = app_for(practice(seats, 3, game, bot, **options), tmp_path, language)
    async with app.run_test(size=size):
        await play_to_the_end(app)
        await until(lambda: isinstance(app.screen, Result) and any(word in text_on(app) for word in wins))
    assert replay.verify((tmp_path / "game.sexton").read_text(encoding="utf-8")).ending is not None
