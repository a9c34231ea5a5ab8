"""Gloomy Graves in a browser: buried by finger and by keys, looked at in every light, and told again in the replay."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fits import NEEDED, fits_every_screen
from tests.browser.heard import heard
from tests.browser.test_quality import violations, violations_in_every_theme
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.slow
TYPES = ("pixie", "goblin", "unicorn", "cyclops", "dragon")
HALF = "|".join((*TYPES, "gravedigger"))
PAIRS = {"/".join(pair): (2, 0, 0) for pair in combinations(TYPES, 2)}
SPADES = {f"{grave}/gravedigger": (2, 0, 0) for grave in TYPES}
FOUR_ROUNDS = {"name": "small", "cards": PAIRS | SPADES, "reduced": True}
IN_SIGHT = """() => [...document.querySelectorAll(".lawn .place")].map((place) => place.getBoundingClientRect())
  .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
  .filter((at) => document.elementFromPoint(...at)?.closest(".lawn .ground"))"""
CELL = """() => {
  const [scale] = /scale\\((.+)\\)/.exec(document.querySelector(".lawn .world").style.transform).slice(1);
  return 40 * Number(scale);
}"""
ALL_IN_SIGHT = """() => {
  const box = (one) => one.getBoundingClientRect();
  const all = box(document.querySelector(".lawn"));
  const across = ({ left, right }) => left >= all.left && right <= all.right;
  const inside = (one) => across(one) && one.top >= all.top && one.bottom <= all.bottom;
  return [...document.querySelectorAll(".lawn .tile")].every((tile) => inside(box(tile)));
}"""
FOR_A_FINGER = 28
JUMP = 0.05  # of the layout, at once
GLIDE_STOPPED = """(keep) => document.querySelector(".lawn .world").getAnimations()
  .map((glide) => { glide.pause(); glide.currentTime = 0; return 1; }).length"""


TONE = "() => getComputedStyle(document.querySelector('dialog .large')).getPropertyValue('--wa')"
PIECES = ".hand button, .yard .pick, .types li, .types .may .whole, .market button, .crypts .plot, .tool"


def sit(visitor: Visitor, bots: int = 1) -> str:
    seats = ["own", *["bot greedy"] * bots]
    table = visitor.make_table(seats, {"deck": FOUR_ROUNDS}, game="gloomy_graves", hints="on")
    visitor.page.wait_for_selector(".yard .lawn .tile")
    return table


def touch_a_place(visitor: Visitor) -> None:
    """One of the glowing cells that are in sight: the ground may be larger than the window on it."""
    visitor.rest(".lawn")
    seen = visitor.page.evaluate(IN_SIGHT)
    assert seen, "no place in sight"
    visitor.tap_at(*visitor.dice.choice(seen))


def bury_by_finger(visitor: Visitor) -> None:
    """A card, a glowing cell, perhaps a turn. A card that fits in one place only lies there at once."""
    page = visitor.page
    visitor.tap(visitor.some(page.locator(".hand .pick")))
    expect(page.locator(".hand .picked")).to_have_count(1)
    if not visitor.staged:
        if not page.locator(".lawn .place").count():
            visitor.tap(page.locator("[data-swap]"))
        touch_a_place(visitor)
    expect(page.locator(".lawn .ghost")).to_have_count(1)
    turn = page.get_by_role("button", name="Turn the card")
    if turn.is_enabled():
        visitor.tap(turn)
    expect(page.locator(".legend")).to_contain_text("With this card")
    visitor.confirm()


def test_a_whole_game_by_finger_on_a_phone(visit: Any) -> None:
    ada = visit("Ada", context=PHONE)
    sit(ada)
    page = ada.page
    asked: set[str] = set()
    for question in ada.questions():
        if not asked:
            ada.watch_shifts()
        asked.add(question.split()[0])
        if question.startswith("Bury"):
            bury_by_finger(ada)
        else:
            ada.tap(ada.some(page.locator(".yard .pick, .types .may .whole, .decision fieldset button")))
            ada.confirm()
        wider = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wider <= 0, question
        assert page.evaluate(CELL) >= FOR_A_FINGER, question
    assert {"Choose", "Bury", "Draw:"} <= asked
    assert not [shift for shift in ada.shifts() if shift[0] > JUMP]
    ada.tap(page.get_by_role("button", name="Look at the table"))
    ada.tap(page.get_by_role("button", name="Beatrix's crypt"))
    assert page.evaluate(TONE), "without the tones of the churchyard everything is black"
    expect(page.locator("dialog tbody tr")).to_have_count(page.locator(".final th[data-explain]:not(.wider)").count())
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 360, "height": 460})
    whole = page.get_by_role("button", name="The whole ground")
    for pressed, in_sight in (("false", False), ("true", True), ("false", False)):
        expect(whole).to_have_attribute("aria-pressed", pressed)
        ada.rest(".lawn")
        assert page.evaluate(ALL_IN_SIGHT) == in_sight
        assert (page.evaluate(CELL) >= FOR_A_FINGER) != in_sight
        ada.tap(whole)
    sums = [int(text) for text in page.locator(".final .sum").all_inner_texts()]
    assert sums == sorted(sums, reverse=True)
    assert len(sums) == 2


def test_a_finger_gets_what_it_sees_even_while_the_ground_glides(visit: Any) -> None:
    ada = visit("Ada", context=PHONE)
    sit(ada)
    begun(ada)
    page = ada.page
    for _ in range(3):
        page.keyboard.press("+")
    ada.rest(".lawn")
    ada.tap(page.locator(".hand .pick").first)
    expect(page.locator(".lawn .place")).not_to_have_count(0)
    glides = ada.context.new_cdp_session(page)
    glides.send("Animation.enable")
    glides.send("Animation.setPlaybackRate", {"playbackRate": 0.001})  # or it would be over on a busy machine
    page.get_by_role("button", name="The whole ground").click()
    assert page.evaluate(GLIDE_STOPPED) == 1
    aimed = page.evaluate(IN_SIGHT)[0]
    ada.tap_at(*aimed)
    ghost = page.locator(".lawn .ghost")
    expect(ghost).to_have_count(1)
    box = ghost.bounding_box()
    assert box is not None
    assert box["x"] <= aimed[0] <= box["x"] + box["width"]
    assert box["y"] <= aimed[1] <= box["y"] + box["height"]


def test_a_whole_game_by_keyboard_alone(visit: Any) -> None:
    ada = visit("Ada")
    sit(ada, bots=2)
    keys, fitted = ada.page.keyboard, set()
    for question in ada.questions():
        if not fitted:
            heard(ada.page, ("You", "Beatrix", "Cuthbert"), f"({HALF})/({HALF})")
        keys.press("1")
        if question.startswith("Bury") and not ada.page.locator(".ghost").count():
            for key in ("ArrowRight", ada.dice.choice(("ArrowUp", "ArrowDown", "a", "t")), "t", "Shift+T", "ArrowLeft"):
                keys.press(key)
        ask = ada.page.locator("[data-confirm]:enabled").get_attribute("data-confirm")
        if question not in fitted:
            fitted.add(question)
            fits_every_screen(ada.page, f"{NEEDED}, {PIECES}")
        keys.press("Enter")
        ada.until_answered(ask)
    expect(ada.page.get_by_role("region", name="The reckoning")).to_be_attached()
    expect(ada.page.get_by_role("log").get_by_role("listitem").last).to_be_in_viewport()


def begun(visitor: Visitor) -> None:
    """The first card of the crypt is chosen, and it is the visitor's go."""
    for question in visitor.questions():
        if question.startswith("Bury a card"):
            return
        visitor.page.keyboard.press("1")
        visitor.confirm()


def test_only_what_may_be_glows_and_the_ghost_says_what_it_would_make(visit: Any) -> None:
    ada = visit("Ada")
    sit(ada)
    begun(ada)
    page = ada.page
    expect(page.locator(".place")).to_have_count(0)
    page.locator(".hand .pick").first.click()
    cells = page.locator(".lawn .place").count()
    assert cells
    page.locator(".lawn").click(position={"x": 8, "y": 8})
    expect(page.get_by_role("alert").get_by_role("button", name=re.compile("Rule GG-"))).to_be_visible()
    page.locator(".lawn [role=application]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".lawn .ghost")).to_have_count(1)
    expect(page.locator(".lawn .place")).to_have_count(cells)
    expect(page.locator("p[aria-live=polite]")).to_contain_text("the communal graveyard")
    for part in page.locator(".types li:not(.done)").all():
        total = int(part.locator(".total").inner_text())
        yard, crypt = part.locator(".parts").inner_text().split("→")[0].split("+")
        assert total == int(yard) + int(crypt)
    before = page.locator(".lawn .world").get_attribute("style")
    page.locator(".lawn [role=application]").hover()
    page.mouse.wheel(0, -400)
    expect(page.locator(".lawn .world")).not_to_have_attribute("style", before or "")
    page.get_by_role("button", name="The whole ground").click()
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_burial_can_be_taken_back_until_something_new_was_told(visit: Any) -> None:
    ada = visit("Ada")
    sit(ada)
    begun(ada)
    page = ada.page
    hand = page.locator(".hand li").count()
    page.locator(".hand .pick").first.click()
    page.keyboard.press("ArrowDown")
    ada.confirm()
    expect(page.locator(".hand li")).to_have_count(hand - 1)
    expect(page.locator(".question")).to_contain_text("Bury another card")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".hand li")).to_have_count(hand)
    expect(page.locator(".question")).to_contain_text("Bury a card")


def test_a_card_is_dragged_out_of_the_hand_and_across_the_ground(visit: Any) -> None:
    ada = visit("Ada")
    sit(ada)
    begun(ada)
    page = ada.page
    ada.settle()
    card, ground = page.locator(".hand .pick").first.bounding_box(), page.locator(".lawn").bounding_box()
    assert card is not None and ground is not None
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(ground["x"] + ground["width"] / 2, ground["y"] + ground["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator(".lawn .ghost")).to_have_count(1)
    expect(page.locator(".staged")).to_have_text(re.compile(r"^\D+ on the \D+$"))  # and no column or row


def test_without_confirming_a_card_still_waits_for_its_button(visit: Any) -> None:
    ada = visit("Ada", confirm="off")
    sit(ada)
    page = ada.page
    page.locator(".hand .pick").first.click()
    expect(page.locator(".question")).to_contain_text("Bury a card")
    page.locator(".hand .pick").first.click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("t")
    expect(page.locator(".lawn .ghost")).to_have_count(1)
    expect(page.locator(".question")).to_contain_text("Bury a card")
    page.get_by_role("button", name="Bury", exact=True).click()
    expect(page.locator(".question")).to_contain_text("Bury another card")


def test_the_graveyard_is_panned_by_a_finger_and_zoomed_by_two(visit: Any) -> None:
    ada = visit("Ada", context=PHONE)
    sit(ada)
    begun(ada)
    fingers = ada.context.new_cdp_session(ada.page)
    box = ada.page.locator(".lawn").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": px, "y": py, "id": finger} for finger, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def placed() -> tuple[float, ...]:
        """Where the ground is drawn: left, top, scale."""
        style = str(ada.page.locator(".lawn .world").get_attribute("style"))
        return tuple(float(number) for number in re.findall(r"-?[0-9.]+", style)[:3])

    def lies(*there: float) -> None:
        until(lambda: placed() == pytest.approx(there, abs=1))

    def until(so: Callable[[], bool]) -> None:
        end = time.monotonic() + 10
        while not so() and time.monotonic() < end:
            ada.page.wait_for_timeout(20)
        assert so(), placed()

    left, top, scale = placed()
    touch("touchStart", (x, y))
    touch("touchMove", (x + 20, y))
    touch("touchMove", (x + 40, y))
    touch("touchEnd")
    lies(left + 40, top, scale)
    touch("touchStart", (x - 20, y))
    touch("touchStart", (x - 20, y), (x + 20, y))
    for far in (24, 28, 32):
        touch("touchMove", (x - far, y), (x + far, y))
    touch("touchEnd")
    until(lambda: placed()[2] > scale * 1.3)
    ada.tap(ada.page.get_by_role("button", name="The whole ground"))
    lies(left, top, scale)


def test_no_state_of_the_board_has_an_accessibility_violation(visit: Any, axe: str) -> None:
    ada = visit("Ada", context={"viewport": {"width": 768, "height": 1024}})
    sit(ada, bots=2)
    page = ada.page
    page.get_by_role("button", name="About the deck").click()
    page.mouse.move(0, 0)  # what the pointer rests on would be explained
    assert violations_in_every_theme(ada, axe) == [], "deck"
    page.keyboard.press("Escape")
    seen = set()
    for question in ada.questions():
        page.keyboard.press("h")
        page.wait_for_selector("[data-confirm]:enabled")
        if question not in seen:
            seen.add(question)
            assert violations_in_every_theme(ada, axe) == [], question
        ada.confirm()
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("button", name="crypt, large").first.click()
    assert violations_in_every_theme(ada, axe) == [], "crypt"
    page.keyboard.press("Escape")


def test_the_replay_shows_the_graveyard_growing_in_italian(visit: Any, axe: str) -> None:
    ada = visit("Ada", language="it")
    sit(ada)
    page = ada.page
    for _ in ada.questions():
        page.keyboard.press("h")
        page.wait_for_selector("[data-confirm]:enabled")
        ada.confirm()
    page.get_by_role("link", name="Rivedi", exact=True).click()
    page.wait_for_selector(".yard")
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="I conti")).to_be_visible()
    full = page.locator(".lawn .tile").count()
    expect(page.locator(".types .total")).to_have_count(5)
    page.get_by_label("Visto da").select_option("open")
    page.keyboard.press("Home")
    page.keyboard.press("]")
    page.keyboard.press("]")
    expect(page.locator(".others .open").first).to_be_attached()
    assert page.locator(".lawn .tile").count() < full
    assert violations(ada, axe) == []
