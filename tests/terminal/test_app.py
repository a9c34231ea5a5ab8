"""The full screen, by keyboard alone."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from sexton.kernel import replay
from sexton.terminal import app as app_module
from sexton.terminal.app import TableApp
from sexton.terminal.overlays import Help, Leave, Result, Rulebook, WholeLog
from sexton.terminal.pickers import Amount
from tests.terminal.sitting_down import (
    LOW,
    WIDE,
    answer,
    answer_with,
    app_for,
    play_to_the_end,
    practice,
    until_asked,
    watched,
)  # fmt: skip


def text_on(app: TableApp) -> str:
    """All that is on the screen, as plain text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


@pytest.mark.parametrize(
    ("language", "size", "seats", "wins"),
    [("en", WIDE, 4, ("wins.", "win together.")), ("it", LOW, 3, ("Vince ", "Vincono "))],
)
async def test_a_whole_game_is_played_by_keyboard_alone(
    tmp_path: Path, language: str, size: tuple[int, int], seats: int, wins: tuple[str, str]
) -> None:
    sitting = practice(seats)
    app = app_for(sitting, tmp_path, language)
    async with app.run_test(size=size) as pilot:
        await play_to_the_end(pilot, app)
        await pilot.pause()
        assert isinstance(app.screen, Result)
        assert any(word in text_on(app) for word in wins)
        await pilot.press("q")
    assert app.return_value == "leave"
    text = (tmp_path / "game.sexton").read_text(encoding="utf-8")
    assert replay.verify(text).ending is not None
    assert '{"scores":' in text


async def test_n_asks_for_another_game(tmp_path: Path) -> None:
    app = app_for(watched(), tmp_path)
    async with app.run_test(size=LOW) as pilot:
        await until_asked(pilot, app)
        await pilot.pause()
        await pilot.press("n")
    assert app.return_value == "again"


async def test_a_fair_game_keeps_what_was_seen(tmp_path: Path) -> None:
    sitting = practice(2, seed=None)
    app = app_for(sitting, tmp_path)
    async with app.run_test(size=LOW) as pilot:
        await until_asked(pilot, app)
    sitting.leave()
    text = sitting.record_text()
    seen = sitting.seen()
    assert seen is not None
    replay.verify(text)
    replay.compare_with_seen(text, seen)


async def test_the_language_switches_while_the_game_goes_on(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        await until_asked(pilot, app)
        await pilot.pause()
        english = text_on(app)
        assert "Your hand" in english
        assert "begins." in english
        assert "The log" in english
        await pilot.press("l")
        await pilot.pause()
        italian = text_on(app)
        assert "La tua mano" in italian
        assert "Comincia" in italian
        assert "Your hand" not in italian
        assert "The log" not in italian


async def test_a_refused_move_is_explained_with_its_rule(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=LOW) as pilot:
        await until_asked(pilot, app)
        before = len(app.sitting.heard())
        await pilot.press("slash", *"fist 999", "enter")
        await pilot.pause()
        assert "GD-" in text_on(app)
        assert "answers another question" in text_on(app)
        await pilot.press(*"dig here", "enter")
        await pilot.pause()
        assert "is not a move of this game" in text_on(app)
        assert len(app.sitting.heard()) == before


async def test_a_typed_move_is_played(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=LOW) as pilot:
        await until_asked(pilot, app)
        before = len(app.sitting.heard())
        typed = app.sitting.choices().texts()[-1]
        await answer_with(pilot, app, "slash", *typed, "enter")
        assert len(app.sitting.heard()) > before
        assert typed in app.sitting.record_text()


async def test_escape_steps_back_in_the_answer(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=LOW) as pilot:
        await until_asked(pilot, app)
        picking = app.question.picking
        assert picking is not None
        assert len(picking.fields) == 2
        await pilot.press("1")
        await pilot.pause()
        assert list(picking.picked) == picking.fields[:1]
        await pilot.press("escape")
        await pilot.pause()
        assert not picking.picked


async def test_a_click_picks_like_a_number(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=LOW) as pilot:
        await until_asked(pilot, app)
        picking = app.question.picking
        assert picking is not None
        first = picking.values[0]
        await pilot.click("Chips", offset=(3, 0))
        await pilot.pause()
        assert list(picking.picked.values()) == [first]


async def test_a_number_is_chosen_by_arrows_pages_and_digits(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=LOW) as pilot:
        while await until_asked(pilot, app):
            assert app.question.picking is not None
            if app.question.picking.choices.span is not None:
                break
            await answer(pilot, app)
        amount = app.focused
        assert isinstance(amount, Amount)
        high = amount.high
        assert high >= 7
        for keys, number in [
            (["right", "right"], 2), (["pageup"], 7), (["left"], 6), (["end"], high), (["home"], 0),
            (["7"], 7), (["backspace"], 0),
        ]:  # fmt: skip
            await pilot.press(*keys)
            assert amount.number == number, keys
        await answer_with(pilot, app, "3", "enter")
        assert "0 fist 3" in app.sitting.record_text()


@pytest.mark.parametrize(
    ("key", "overlay", "shown"),
    [("question_mark", Help, "memory aid"), ("r", Rulebook, "Gravediggers"), ("g", WholeLog, "begins.")],
)
async def test_overlays_come_and_go(tmp_path: Path, key: str, overlay: type, shown: str) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=LOW) as pilot:
        await until_asked(pilot, app)
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, overlay)
        assert shown in text_on(app)
        await pilot.press("pagedown", "up", "escape")
        await pilot.pause()
        assert len(app.screen_stack) == 1


async def test_leaving_is_asked_about(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=LOW) as pilot:
        await until_asked(pilot, app)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Leave)
        await pilot.press("n")
        await pilot.pause()
        assert len(app.screen_stack) == 1
        await pilot.press("ctrl+c")
        await pilot.pause()
        await pilot.press("y")
    assert app.return_value == "leave"


async def test_the_memory_aid_can_be_switched_off(tmp_path: Path) -> None:
    app = app_for(practice(4, seed=4), tmp_path)
    async with app.run_test(size=LOW) as pilot:
        await until_asked(pilot, app)
        assert app.sitting.choices().pattern.startswith("place ")
        await answer(pilot, app)
        await pilot.pause()
        assert re.search(r"\(\w+\)", text_on(app))
        await pilot.press("m")
        await pilot.pause()
        assert not re.search(r"\(\w+\)", text_on(app))


async def test_the_story_has_beats_and_a_long_chapter_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "BEATS", {"1": 60.0, "instant": 0.0})
    app = app_for(practice(), tmp_path, speed="1")
    async with app.run_test(size=LOW) as pilot:
        await pilot.pause()
        await asyncio.sleep(0.05)
        assert app.story.waiting  # after the deal
        assert "Space: go on" in text_on(app)
        told = app.told
        await pilot.press("space")
        await pilot.pause()
        assert app.told == told + 1  # one sentence, then a beat
        assert not app.story.waiting
        await pilot.press("space")
        await pilot.pause()
        assert app.told > told + 1


async def test_bots_can_be_watched(tmp_path: Path) -> None:
    sitting = watched()
    app = app_for(sitting, tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        await until_asked(pilot, app)
        await pilot.pause()
        assert isinstance(app.screen, Result)
    assert sitting.seat is None
