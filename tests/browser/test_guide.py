"""The guided first games, each walked from the first page to its last word: by mouse, touch, keys; left and resumed."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.test_quality import violations, violations_in_every_theme
from tests.browser.visitor import PATIENCE, Visitor

pytestmark = pytest.mark.slow
expect.set_options(timeout=PATIENCE)
BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
SHORT_PHONE = PHONE | {"viewport": {"width": 360, "height": 640}}
CUT_OFF = "(one) => one.scrollHeight - one.clientHeight"
WIDER = "() => document.documentElement.scrollWidth - innerWidth"
PENNANT = 15  # pixels
HANGING = """() => {
  const boards = [...document.querySelectorAll(".players li")].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll(".pennant")].map((one) => one.getBoundingClientRect())
    .filter(({ top, left, right }) =>
      boards.some((board) => top < board.bottom && right > board.left && left < board.right)).length;
}"""
SAID = ".guide [data-step]"
NEXT = ".guide [data-next]"
CALL = "Call the guide (g)"
RINGED = """(part) => {
  const box = (one) => one.getBoundingClientRect();
  const ring = document.querySelector("[data-ring]");
  const beside = (one, two) => one.left < two.right && two.left < one.right;
  const meets = (one) => beside(one, box(ring)) && one.top < box(ring).bottom && box(ring).top < one.bottom;
  const drawn = (one) => getComputedStyle(one).display === "contents" ? drawn(one.firstElementChild) : one;
  return ring && [...document.querySelectorAll(`[data-guide~="${part}"]`)].some((one) => meets(box(drawn(one))));
}"""
SOME_MISSED = 3  # a game may end before all was said that most games come to


class Guided:
    """Somebody at a guided game: reads on, and answers in their own way."""

    def __init__(self, visitor: Visitor, game: str, on: Callable[[Locator], None], answer: Callable[[], None]) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.on, self.answer = on, answer
        guide = json.loads((BOARDS / game / "guide" / "steps.json").read_text(encoding="utf-8"))
        self.steps: dict[str, dict[str, Any]] = {step["id"]: step for step in guide["steps"]}
        self.heard: list[str] = []
        self.heights: set[int] = set()  # of the guide, while something is said

    def now(self) -> str:
        """The step that is said; what it speaks of is ringed, as long as it waits to be read."""
        step = self.page.locator(SAID).get_attribute("data-step") or ""
        if step and step not in self.heard:
            self.heard.append(step)
            self.heights.add(self.page.locator(".guide").evaluate("(one) => one.clientHeight"))
            if "at" in self.steps[step] and not {"does", "over"} & set(self.steps[step]):
                self.page.wait_for_function(RINGED, arg=self.steps[step]["at"])
        return step

    def rest(self) -> None:
        """The table waits for nobody else: nothing changes until something is done."""
        self.page.wait_for_selector(".decision.mine, .result")

    def go_on(self) -> None:
        step = self.now()
        self.on(self.page.locator(NEXT))
        self.page.wait_for_function(f"(step) => document.querySelector('{SAID}')?.dataset.step !== step", arg=step)

    def walk(self, until: Callable[[], bool] = lambda: False, seconds: float = 150) -> None:
        """Reads what there is to read and answers what is asked, until the last word."""
        end = time.monotonic() + seconds
        self.rest()
        while self.now() != "end" and not until():
            assert time.monotonic() < end, f"the guide did not come to its end: {self.heard}"
            if self.page.locator(NEXT).count():
                self.go_on()
            else:
                self.answer()
            self.rest()

    def has_said_it_all(self) -> None:
        counted = {name for name, step in self.steps.items() if "aside" not in step}
        assert self.heard[0] == "welcome"
        assert self.heard[-1] == "end"
        assert len(counted - set(self.heard)) <= SOME_MISSED, counted - set(self.heard)
        expect(self.page.locator(".guide .said")).to_have_count(len(counted & self.read()))

    def read(self) -> set[str]:
        """What this browser has kept of it."""
        kept = json.loads(self.page.evaluate("() => localStorage.getItem('sexton.guide')"))
        return {step for game in kept.values() for step in game["read"]} | {"end"}


def learn(visitor: Visitor, title: str, text: str = "Learn in five minutes") -> Locator:
    """The button of the first page: one click, and one is at the table."""
    return visitor.page.get_by_role("button", name=f"{text}: {title}")


def confirm(visitor: Visitor, press: Callable[[Locator], None]) -> bool:
    button = visitor.page.locator("[data-confirm]:enabled")
    if not button.count():
        return False
    ask = button.get_attribute("data-confirm")
    press(button)
    visitor.until_answered(ask)
    return True


def test_gravediggers_by_mouse_left_and_resumed(visit: Any) -> None:
    ada = visit("Ada")
    ada.go("/")
    learn(ada, "Gravediggers").click()
    page = ada.page
    guided = Guided(ada, "gravediggers", Locator.click, ada.act)
    expect(page.locator(SAID)).to_contain_text("the richest wins")

    # The cards are laid out: the first question is one that can be understood, and everybody gets the same.
    page.wait_for_selector(".decision.mine[data-step=place]")
    assert [one.get_attribute("aria-label") for one in page.locator(".hand button").all()] == ["5", "guard"]

    # It goes along with whoever plays without reading, and can be asked again.
    ask = page.locator("[data-confirm]").get_attribute("data-confirm")
    while page.locator(f"[data-confirm='{ask}']").count():
        ada.act()
    guided.rest()
    expect(page.locator(SAID)).not_to_have_attribute("data-step", "welcome")
    page.get_by_role("button", name="What was said before").click()
    expect(page.locator(SAID)).to_have_attribute("data-step", "welcome")
    page.locator(NEXT).click()

    # It can be sent away by button and keys. The table goes on, and the guide comes back where it was.
    guided.walk(until=lambda: page.locator(NEXT).count() == 1)
    step = guided.now()
    page.get_by_role("button", name="Leave the guide").click()
    expect(page.get_by_role("button", name=CALL)).to_be_focused()
    expect(page.locator("[data-ring]")).to_have_count(0)
    page.keyboard.press("g")
    expect(page.locator(SAID)).to_have_attribute("data-step", step)
    page.keyboard.press("Escape")
    expect(page.locator(SAID)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name=CALL)).to_be_visible()
    ada.go("/")
    learn(ada, "Gravediggers", "Go on learning").click()
    page.get_by_role("button", name=CALL).click()
    expect(page.locator(SAID)).to_have_attribute("data-step", step)

    guided.heard.insert(0, "welcome")
    guided.walk()
    guided.has_said_it_all()
    table = page.url
    page.locator(".guide").get_by_role("button", name="Play against bots").click()
    page.wait_for_url(lambda url: url != table)
    ada.at_table()
    expect(page.locator(".guide")).to_have_count(0)


def test_graverobbers_by_touch_in_italian_on_a_phone(visit: Any) -> None:
    ada = visit("Ada", language="it", context=SHORT_PHONE)
    ada.go("/")
    learn(ada, "Graverobbers", "Impara in cinque minuti").tap()
    page = ada.page

    def touch() -> None:
        assert page.evaluate(WIDER) <= 0
        if confirm(ada, Locator.tap):
            return
        for lit in (".offered .pick", ".players .pick", ".graves .place.pick", ".hand .pick"):
            found = page.locator(lit)
            if count := found.count():
                found.nth(ada.dice.randrange(count)).tap(**({"position": {"x": 12, "y": 12}} if "place" in lit else {}))
                return

    guided = Guided(ada, "graverobbers", Locator.tap, touch)
    expect(page.locator(SAID)).to_contain_text("Vince chi fa più punti.")
    page.get_by_role("button", name="Regola GR-24").tap()
    expect(page.locator("[data-rule='GR-24']")).to_be_in_viewport()
    page.get_by_role("button", name="Chiudi").last.tap()
    assert page.locator(".pennant").count() == 6
    assert page.evaluate(HANGING) == 0, "flags of objectives hang into what tells of a player"
    guided.walk()
    guided.has_said_it_all()
    assert {"objectives", "card", "grave", "second"} <= set(guided.heard)
    assert len(guided.heights) == 1, "the board jumps when the guide speaks"
    pennants = [one.bounding_box() for one in page.locator(".stone .pennant").all()]  # that the guide has spoken of
    assert pennants and all(box and min(box["width"], box["height"]) >= PENNANT for box in pennants), pennants


def test_grave_digger_by_keyboard_alone(visit: Any) -> None:
    ada = visit("Ada")
    ada.go("/")
    page, keys = ada.page, ada.page.keyboard
    expect(learn(ada, "Grave Digger")).to_be_enabled()

    def tab_to(wanted: Locator) -> None:
        for _ in range(90):
            keys.press("Tab")
            if wanted.evaluate("(one) => one === document.activeElement"):
                return
        raise AssertionError("the keyboard does not get there")

    def answer() -> None:
        keys.press("h")
        page.wait_for_selector("[data-confirm]:enabled")
        confirm(ada, lambda _: keys.press("Enter"))

    tab_to(learn(ada, "Grave Digger"))
    keys.press("Enter")
    guided = Guided(ada, "vampire", lambda _: keys.press("n"), answer)
    guided.rest()
    tab_to(page.locator(NEXT))
    while guided.now() != "roll":
        expect(page.locator(NEXT)).to_be_focused()
        keys.press("Enter")
    expect(page.locator(SAID)).to_contain_text(re.compile(r"You rolled [1-6]:"))
    expect(page.get_by_role("button", name="Show me")).to_be_focused()
    keys.press("Enter")
    expect(page.locator("[data-guide~=map] button:focus")).to_have_count(1)
    keys.press("Enter")
    guided.now()
    if page.locator(".decision .way").count():
        tab_to(page.locator(".decision .way").first)
        keys.press("Enter")
        guided.now()
    tab_to(page.locator("[data-confirm]"))
    confirm(ada, lambda _: keys.press("Enter"))
    guided.walk()
    guided.has_said_it_all()
    assert {"roll", "brings"} <= set(guided.heard)


def test_grave_digger_is_learned_in_a_few_goes_on_a_short_phone(visit: Any) -> None:
    ada = visit("Ada", context=SHORT_PHONE)
    ada.go("/")
    learn(ada, "Grave Digger").tap()
    page = ada.page
    heights, goes = set(), []

    def answer() -> None:
        heights.add(page.locator(".guide").evaluate("(one) => one.clientHeight"))
        if page.locator("[data-confirm]:enabled").count():
            goes.append(page.locator(".decision .question").inner_text())
            confirm(ada, Locator.tap)
            return
        for wanted in (".way", ".pick[aria-label*='then the red phantom']", ".pick[aria-label*='you take']", ".pick"):
            if page.locator(f".board button{wanted}").count():
                ada.tap(page.locator(f".board button{wanted}").first)
                break
        page.wait_for_selector("[data-confirm]:enabled, .board .ways li")

    guided = Guided(ada, "vampire", Locator.tap, answer)
    guided.walk(until=lambda: guided.now() == "roll")
    ada.tap(page.locator(".board button.far").first)  # a square that the roll does not lead to
    expect(page.get_by_role("alert")).to_contain_text("3")
    assert page.locator(".slabs .ask").evaluate(CUT_OFF) <= 0
    guided.walk()
    guided.has_said_it_all()
    assert len(heights) == 1, "the board jumps when the guide speaks"
    assert len(goes) <= 8, goes
    expect(page.locator(".result")).to_contain_text(re.compile(r"The vampire lay in grave [1-6]"))
    expect(page.locator(".result .verdict")).not_to_contain_text("point")


def test_gloomy_graves_without_motion_is_accessible_in_every_light_on_a_phone(visit: Any, axe: str) -> None:
    ada = visit("Ada", context=SHORT_PHONE | {"reduced_motion": "reduce"}, confirmed=10)
    ada.go("/")
    learn(ada, "Gloomy Graves").click()
    page = ada.page
    unseen = {"groups"}

    def answer() -> None:
        step = guided.now()
        assert not page.get_by_role("button", name="Answer at once").count()  # confirming has just been learned
        if step in unseen:
            unseen.remove(step)
            assert violations_in_every_theme(ada, axe) == [], step
        if step in {"begin", "take"} and not page.locator("[data-confirm]:enabled").count():
            page.locator(".hand .pick").first.click()
        elif step == "other" and not page.locator(".hand .picked").count():
            page.locator(".hand .pick").first.click()
            expect(page.locator(".lawn .place")).not_to_have_count(0)
            expect(page.locator(".lawn .beyond")).to_have_count(0)  # every place in the crypt is in sight
        elif not confirm(ada, Locator.click):
            page.get_by_role("button", name="What would a bot do?").click()
            page.wait_for_selector("[data-confirm]:enabled")

    guided = Guided(ada, "gloomy_graves", Locator.click, answer)
    expect(page.locator(SAID)).to_have_attribute("data-step", "welcome")
    guided.walk()
    guided.has_said_it_all()
    assert {"begin", "take", "lay", "groups", "other", "draw"} <= set(guided.heard)
    assert len(guided.heights) == 1, "the board jumps when the guide speaks"
    assert not unseen
    expect(page.locator(".result tbody th")).to_contain_text(["pixie", "goblin", "points", "bonus", "sum"])
    assert violations(ada, axe) == [], "end"
    page.keyboard.press("g")
    assert violations(ada, axe) == [], "left"
