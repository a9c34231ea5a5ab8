"""A hunt in a browser: touched, played by keys alone, looked at in every light, and told in beats."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fits import NEEDED, faults, fits_every_screen
from tests.browser.heard import heard
from tests.browser.test_quality import violations, violations_in_every_theme
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.slow
LIT = ".board .pick, .board .way:not(.picked)"
LARGE_ENOUGH = {"iron_gate": 34, "lych_gate": 34, "abbey": 22}  # pixels a square at 360 by 640
IN_SIGHT = f"{NEEDED}, .field, .players li, .graves li, .pile li, button.way"


def hunt(visitor: Visitor, board: str = "lych_gate", bot: str = "greedy", bots: int = 1, **options: str) -> str:
    seats = ["own", *[f"bot {bot}"] * bots]
    table = visitor.make_table(seats, {"board": board, **options}, game="vampire", hints="on")
    visitor.page.wait_for_selector(".hunt .map svg")
    return table


def touch(visitor: Visitor) -> None:
    """Something that glows, and something else where the first touch leaves a choice."""
    page = visitor.page
    visitor.tap(visitor.some(page.locator(LIT)))
    if not visitor.staged:
        visitor.tap(visitor.some(page.locator(".board .way")))
    visitor.confirm()


def ask_a_bot(visitor: Visitor) -> None:
    """What a bot would do is picked, so that the hunt gets on."""
    visitor.page.get_by_role("button", name="What would a bot do?").click()
    visitor.page.wait_for_selector("[data-confirm]:enabled")
    visitor.confirm()


def test_a_whole_hunt_is_played_by_touch_on_a_phone(visit: Any, axe: str) -> None:
    ada = visit("Ada", context=PHONE)
    hunt(ada)
    asked: list[str] = []
    expect(ada.page.get_by_text("the original is lost")).to_be_visible()
    for question in ada.questions():
        if not asked:
            ada.tap(ada.page.locator(".squares .far").first)
            expect(ada.page.get_by_text("you walk exactly")).to_be_visible()
        assert not re.search(r"\d,\d", ada.page.locator("main").inner_text()), "a square is named by its numbers"
        (touch if len(asked) % 4 == 0 or "walk" not in question else ask_a_bot)(ada)
        asked.append(question)
    assert asked
    verdict = ada.page.locator(".result .verdict").inner_text()
    assert "The vampire lay in grave" in verdict
    assert "You win!" in verdict or re.search(r"You stood .* the red X, with", verdict), verdict
    assert len(re.findall(r"\bwins?\b", verdict)) == 1, f"it is said twice who wins: {verdict}"
    ada.page.get_by_role("button", name="Look at the table").click()
    expect(ada.page.get_by_role("img", name="the vampire")).to_be_visible()
    expect(ada.page.get_by_text("the original is lost")).to_have_count(0)
    assert violations(ada, axe) == []


def test_a_whole_hunt_is_played_by_keys_alone(visit: Any) -> None:
    ada = visit("Ada")
    hunt(ada)
    page = ada.page
    looked_at: set[str] = set()
    for nth, question in enumerate(ada.questions()):
        if not looked_at:
            heard(page, ("You", "Beatrix"), lit=LIT)
        if question not in looked_at:
            looked_at.add(question)
            fits_every_screen(page, IN_SIGHT)
        if "walk" in question and nth in (0, 3):  # later the log is long, and far to tab through
            page.locator(".end").first.wait_for()
            ada.tab_to(".end")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            page.evaluate("document.activeElement.blur()")
            if nth == 0:
                fits_every_screen(page, f"{IN_SIGHT}, .ways")
        else:
            page.keyboard.press("h")
            page.wait_for_selector("[data-confirm]:enabled")
        if page.locator("[data-confirm]:enabled").count() == 0:
            page.keyboard.press("1")  # the first of several ways
        ask = page.locator("[data-confirm]:enabled").get_attribute("data-confirm")
        page.keyboard.press("Enter")
        ada.until_answered(ask)
    assert ada.over


def test_an_end_shows_its_way_before_it_is_confirmed(visit: Any) -> None:
    ada = visit("Ada", context=PHONE)
    hunt(ada, "iron_gate")
    page = ada.page
    ada.tap(page.locator(".end").first)
    expect(page.locator(".trail")).not_to_have_count(0)
    expect(page.locator(".ways .bring").first).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 640})
    ada.tap(page.locator(".squares .far").first)  # why not is said to its last word, and put aside again
    expect(page.locator(".refused")).to_be_visible()
    ada.rest()
    assert faults(page) == []
    page.locator(".refused").get_by_role("button", name="Close").click()
    expect(page.locator("[data-confirm]:enabled")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".trail")).to_have_count(0)


@pytest.mark.parametrize("board", ["iron_gate", "lych_gate", "abbey"])
def test_squares_are_large_enough_and_nothing_overflows(visit: Any, board: str) -> None:
    ada = visit("Ada", context={"viewport": {"width": 360, "height": 640}})
    hunt(ada, board, bots=5, seats_up_to="6")
    box = ada.page.locator(".end").first.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= LARGE_ENOUGH[board]
    fits_every_screen(ada.page, IN_SIGHT)


def test_no_state_of_a_hunt_has_an_accessibility_violation(visit: Any, axe: str) -> None:
    ada = visit("Ada", context=PHONE | {"reduced_motion": "reduce"})
    hunt(ada, bot="random", decline_tool="yes")
    seen: set[str] = set()
    for question in ada.questions():
        if question not in seen:
            seen.add(question)
            assert violations_in_every_theme(ada, axe) == [], question
            ada.tap(ada.page.locator(LIT).first)
            assert violations_in_every_theme(ada, axe) == [], f"{question} picked"
            ada.page.keyboard.press("Escape")
        if "grave" in question:
            break
        ask_a_bot(ada)
    assert len(seen) >= 2


def test_a_hunt_is_told_in_beats(visit: Any) -> None:
    phone = {"viewport": {"width": 360, "height": 640}}
    ada = visit("Ada", speed="0.1", context=phone)  # slow enough to be skipped on a busy machine
    hunt(ada, bot="greedy")
    while not ada.page.locator(".end").count():
        ada.page.wait_for_selector(".end, .caption button")
        ada.skip()
    ada.page.locator(".end").first.click()
    if ada.page.locator("[data-confirm]:enabled").count() == 0:
        ada.page.locator(".board .way").first.click()
    ada.page.locator("[data-confirm]:enabled").click()
    ada.page.wait_for_selector(".thrown .die")
    assert not faults(ada.page), "what is told is cut"
    ada.page.evaluate("document.activeElement.blur()")
    ada.page.keyboard.press("Space")
    expect(ada.page.locator(".thrown")).to_have_count(0)


def test_the_replay_after_a_hunt_shows_the_map(visit: Any, axe: str) -> None:
    ada = visit("Ada", language="it")
    table = hunt(ada)
    for _ in ada.questions():
        ada.page.keyboard.press("h")
        ada.page.wait_for_selector("[data-confirm]:enabled")
        ada.confirm()
    ada.page.get_by_role("link", name="Rivedi").click()
    ada.page.wait_for_selector(".hunt .map svg")
    expect(ada.page.locator(".hunt .map text", has_text=re.compile("^V$"))).to_have_count(1)  # la X verde
    before = ada.page.locator(".pawn").first.get_attribute("style")
    ada.page.keyboard.press("End")
    expect(ada.page.get_by_role("img", name="il vampiro")).to_be_visible()
    assert violations(ada, axe) == []
    ada.page.keyboard.press("Home")
    assert ada.page.locator(".pawn").first.get_attribute("style") == before
    stranger = visit("Carla")
    stranger.go(f"/replay/{table}")
    expect(stranger.page.locator(".hunt .map .stone")).not_to_have_count(0)
