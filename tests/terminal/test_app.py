"""The full screen, by keyboard alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual import events
from textual.binding import Binding
from textual.geometry import Region

from sexton.kernel import catalogue
from sexton.kernel.records import replay
from sexton.terminal.fullscreen import app as app_module
from sexton.terminal.fullscreen import pickers
from sexton.terminal.fullscreen.app import TableApp
from sexton.terminal.fullscreen.overlays import Help, Leave, Result, Rulebook, WholeLog
from sexton.terminal.fullscreen.pickers import Amount
from sexton.terminal.phrases import OnlyAnswer
from tests.terminal.local_table import (
    LOW,
    WIDE,
    answer,
    answer_with,
    app_for,
    play_to_the_end,
    practice,
    press,
    settled,
    text_on,
    until,
    until_asked,
    until_shown,
    watched,
)


@pytest.mark.parametrize(
    ("language", "size", "seats", "wins"),
    [("en", WIDE, 4, ("wins.", "win together.")), ("it", LOW, 3, ("Vince ", "Vincono "))],
)
async def test_a_whole_game_is_played_by_keyboard_alone(
    tmp_path: Path, language: str, size: tuple[int, int], seats: int, wins: tuple[str, str]
) -> None:
    sitting = practice(seats)
    app = app_for(sitting, tmp_path, language)
    async with app.run_test(size=size):
        await play_to_the_end(app)
        await until(lambda: any(word in text_on(app) for word in wins))
        assert isinstance(app.screen, Result)
        await press(app, "q")
    assert app.return_value == "leave"
    text = (tmp_path / "game.sexton").read_text(encoding="utf-8")
    assert replay.verify(text).ending is not None
    assert '{"scores":' in text


async def test_n_asks_for_another_game(tmp_path: Path) -> None:
    app = app_for(watched(), tmp_path)
    async with app.run_test(size=LOW):
        await until(lambda: isinstance(app.screen, Result))
        await press(app, "n")
    assert app.return_value == "again"


async def test_a_fair_game_keeps_what_was_seen(tmp_path: Path) -> None:
    sitting = practice(2, seed=None)
    app = app_for(sitting, tmp_path)
    async with app.run_test(size=LOW):
        await until_asked(app)
    sitting.leave()
    text = sitting.record_text()
    seen = sitting.seen()
    assert seen is not None
    replay.verify(text)
    replay.compare_with_seen(text, seen)


async def test_the_language_switches_while_the_game_goes_on(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=WIDE):
        await until_asked(app)
        for word in ("Your hand", "begins.", "The log"):
            await until_shown(app, word)
        await press(app, "l")
        for word in ("La tua mano", "Comincia", "Il diario"):
            await until_shown(app, word)
        assert "Your hand" not in text_on(app)
        assert "The log" not in text_on(app)


async def test_a_refused_move_is_explained_with_its_rule(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=LOW):
        await until_asked(app)
        before = len(app.sitting.heard())
        await press(app, "slash", *"fist 999", "enter")
        await until_shown(app, "answers another question")
        assert "GD-" in text_on(app)
        await press(app, *"dig here", "enter")
        await until_shown(app, "is not a move of this game")
        assert len(app.sitting.heard()) == before


async def test_one_answer_only_is_given_and_told_in_the_log(tmp_path: Path) -> None:
    app = app_for(practice(2, seed=3, game=catalogue.find("vampire")), tmp_path)
    async with app.run_test(size=WIDE):
        while not any(isinstance(told, OnlyAnswer) for told in app.log_panel.events):
            await until_asked(app)
            number, answers = app.question.number, app.sitting.choices().texts()
            assert len(answers) > 1
            app.question.give(answers[0])
            await until(lambda number=number: app.question.number > number)
        await until_shown(app, "shovel)")  # wherever the line is broken


async def test_a_typed_move_is_played(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=LOW):
        await until_asked(app)
        before = len(app.sitting.heard())
        typed = app.sitting.choices().texts()[-1]
        await answer_with(app, "slash", *typed, "enter")
        assert len(app.sitting.heard()) > before
        assert typed in app.sitting.record_text()


async def test_escape_steps_back_in_the_answer(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=LOW):
        await until_asked(app)
        picking = app.question.picking
        assert picking is not None
        assert len(picking.fields) == 2
        await press(app, "1")
        assert list(picking.picked) == picking.fields[:1]
        await press(app, "escape")
        assert not picking.picked


async def test_keys_that_come_in_a_burst_are_taken_in_their_order(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=LOW):
        await until_asked(app)
        choices = app.sitting.choices()
        one, other = choices.targets[0]
        first = [target for target in choices.targets if target[one] == choices.targets[0][one]]
        expected = choices.pattern.format(**{one: first[1][one], other: first[1][other]})
        for key in "12":
            app.post_message(events.Key(key, key))
        await until(lambda: app.question.number > 1)
        assert f" 0 {expected} ~" in app.sitting.record_text()


async def test_a_question_is_answered_once_however_often_enter_is_pressed(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=LOW):
        await until_asked(app)
        question = app.question
        for _ in range(5):
            question.take(question.chips)
        assert question.answers.qsize() == 1


async def test_a_click_picks_like_a_number(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=LOW) as pilot:
        await until_asked(app)
        picking = app.question.picking
        assert picking is not None
        first = picking.values[0]
        await until(lambda: app.question.chips.region.width)
        await pilot.click("Chips", offset=(3, 0))
        await until(lambda: list(picking.picked.values()) == [first])


async def test_a_number_is_chosen_by_arrows_pages_and_digits(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=LOW):
        while await until_asked(app):
            assert app.question.picking is not None
            if app.question.picking.choices.span is not None:
                break
            await answer(app)
        amount = app.focused
        assert isinstance(amount, Amount)
        high = amount.high
        assert high >= 7
        for keys, number in [
            (["right", "right"], 2), (["pageup"], 7), (["left"], 6), (["end"], high), (["home"], 0),
            (["7"], 7), (["backspace"], 0),
        ]:  # fmt: skip
            await press(app, *keys)
            assert amount.number == number, keys
        await answer_with(app, "3", "enter")
        assert "0 fist 3" in app.sitting.record_text()


@pytest.mark.parametrize(
    ("key", "overlay", "shown"),
    [("question_mark", Help, "memory aid"), ("r", Rulebook, "Gravediggers"), ("g", WholeLog, "begins.")],
)
async def test_overlays_come_and_go(tmp_path: Path, key: str, overlay: type, shown: str) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=LOW):
        await until_asked(app)
        await press(app, key)
        await until(lambda: isinstance(app.screen, overlay))
        await until_shown(app, shown)
        await press(app, "pagedown", "up", "escape")
        await until(lambda: len(app.screen_stack) == 1)


async def test_leaving_is_asked_about(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=LOW):
        await until_asked(app)
        await press(app, "q")
        await until(lambda: isinstance(app.screen, Leave))
        await press(app, "n")
        await until(lambda: len(app.screen_stack) == 1)
        await press(app, "ctrl+c")
        await until(lambda: isinstance(app.screen, Leave))
        await press(app, "y")
    assert app.return_value == "leave"


async def test_the_memory_aid_can_be_switched_off(tmp_path: Path) -> None:
    app = app_for(practice(4, seed=4), tmp_path)
    async with app.run_test(size=LOW):
        await until_asked(app)
        assert app.sitting.choices().pattern.startswith("place ")
        await answer(app)
        await until(lambda: re.search(r"\(\w+\)", text_on(app)))
        await press(app, "m")
        await until(lambda: not re.search(r"\(\w+\)", text_on(app)))


async def test_the_story_has_beats_and_a_long_chapter_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "BEATS", {"1": 600.0, "instant": 0.0})
    app = app_for(practice(), tmp_path, speed="1")
    async with app.run_test(size=LOW):
        await until_shown(app, "Space: go on")  # after the deal
        assert app.story.waiting
        told = app.told
        await press(app, "space")
        await until(lambda: app.told > told)
        await settled(app)
        assert app.told == told + 1  # one sentence, then a beat
        assert not app.story.waiting
        await press(app, "space")
        await until(lambda: app.told > told + 1)


async def test_bots_can_be_watched(tmp_path: Path) -> None:
    sitting = watched()
    app = app_for(sitting, tmp_path)
    async with app.run_test(size=WIDE):
        await until(lambda: isinstance(app.screen, Result))
    assert sitting.seat is None


async def test_the_log_shows_the_latest(tmp_path: Path) -> None:
    app = app_for(practice(), tmp_path)
    async with app.run_test(size=(120, 37)):
        for _ in range(4):
            await until_asked(app)
            await answer(app)
        await until_asked(app)
        latest = app.words.event(app.sitting.heard()[-1], app.sitting.names, reader=app.sitting.seat).split()
        assert len(app.log_panel.events) > 30
        await until(lambda: latest == words_in(app, app.log_panel.region)[-len(latest) :])


def words_in(app: TableApp, region: Region) -> list[str]:
    """What stands in this part of the screen."""
    lines = text_on(app).split("\n")[region.y : region.bottom]
    return [word for line in lines for word in line[region.x : region.right].split() if word.strip("│╭╮╰╯─▁▂▃▄▅▆▇█")]


@pytest.mark.parametrize("language", ["en", "it"])
async def test_the_lines_above_and_below_fit_and_name_the_way_out(tmp_path: Path, language: str) -> None:
    app = app_for(practice(), tmp_path, language)
    async with app.run_test(size=LOW):
        await until_asked(app)
        await until_shown(app, "seed 11" if language == "en" else "seme 11")
        top, *_, bottom = text_on(app).split("\n")
        words = app.words
        assert top.startswith(" Gravediggers · " + words.say("practice-seed", seed="11"))
        assert not top.rstrip().endswith("·")
        for key in ("help", "quit"):
            assert f"{words.say(f'key-{key}')} {words.say(f'key-{key}-short')}" in bottom


def test_chips_take_no_key_that_means_something_else() -> None:
    taken = {key for binding in TableApp.BINDINGS if isinstance(binding, Binding) for key in binding.key.split(",")}
    assert not taken & set(pickers.KEYS)
    assert len(set(pickers.KEYS)) == len(pickers.KEYS) > 20
