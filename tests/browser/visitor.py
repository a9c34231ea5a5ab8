"""One person with a browser, and what they do at a table: only what can be seen, touched or typed."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

PATIENCE = 40_000
TABS = 90
GAMES = ["gravediggers", "graverobbers", "vampire", "gloomy_graves"]
# A short game with every kind of card; the second one meets a robbery at once.
SMALL = {
    "box": {"cards": [1, 1, 1, 2, 1, 1, 1, 1, 1, 1], "tiles": [4, 1, 1, 2], "cemeteries": 3, "hand": 1, "money": 5}
}
ROBBERIES = {
    "box": {"cards": [2, 2, 2, 4, 1, 1, 1, 1, 1, 1], "tiles": [1, 0, 0, 6], "cemeteries": 3, "hand": 2, "money": 9}
}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
WIDER = "() => document.documentElement.scrollWidth > screen.width"
LIT = ".board .pick, .board .whole, .decision fieldset button"

# A finger's click comes some time after the finger: counted, so that a test can wait for it.
COUNT_CLICKS = "window.clicks = 0; addEventListener('click', () => { window.clicks += 1; }, true)"
# What a browser adds to the shuffle, the same in every run.
SALT = """{ const drawn = %s; let at = 0;
  const next = () => drawn[at++ %% drawn.length];
  crypto.getRandomValues = (into) => { into.forEach((_, i) => { into[i] = next(); }); return into; };
}"""
# Every layout shift, whether or not something was touched just before it, and what has moved from where to where.
WATCH_SHIFTS = """() => {
  window.shifts = [];
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const name = (node) => node?.outerHTML?.slice(0, 90) ?? node?.parentElement?.outerHTML.slice(0, 90) ?? "gone";
  const moved = (one) => `${name(one.node)}: ${box(one.previousRect)} -> ${box(one.currentRect)}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push([entry.value, entry.sources.map(moved)]);
  }).observe({ type: "layout-shift" });
  return document.fonts.ready.then(() => true);
}"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
RESTING = """(within) => document.querySelector(within).getAnimations({ subtree: true })
  .every((one) => one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)"""


class Visitor:
    def __init__(self, browser: Browser, url: str, name: str, seed: str = "", **wishes: Any) -> None:
        context: dict[str, Any] = {"viewport": {"width": 1280, "height": 860}} | wishes.pop("context", {})
        settings = {
            "name": name,
            "speed": "instant",
            "language": "en",
            "theme": "night",
            "confirmed": 99,
            "aims": GAMES,
        } | wishes
        self.url, self.name = url, name
        self.context = browser.new_context(**context)
        self.context.set_default_timeout(PATIENCE)
        key, kept = "'sexton.settings'", json.dumps(json.dumps(settings))
        self.context.add_init_script(f"localStorage.getItem({key}) ?? localStorage.setItem({key}, {kept})")
        self.context.add_init_script(COUNT_CLICKS)
        self.dice = random.Random(f"{name} {seed}")
        self.context.add_init_script(SALT % list(self.dice.randbytes(64)))
        self.page: Page = self.context.new_page()
        self.devtools: CDPSession | None = None
        self.complaints: list[str] = []
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def close(self) -> None:
        self.context.close()

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    # Tables

    def make_table(self, seats: list[str], options: dict[str, Any] | None = None, **setup: Any) -> str:
        """A table made by a request, as the page makes one, and its page opened."""
        body = {"setup": {"game": "gravediggers", "seats": seats, "options": options or {}} | setup, "name": self.name}
        made = self.context.request.post(f"{self.url}/api/tables", data=body)
        assert made.status == 201, made.text()
        table = str(made.json()["id"])
        self.go(f"/t/{table}")
        return table

    def sit(self, table: str) -> None:
        self.go(f"/t/{table}")
        self.page.get_by_role("button", name="Sit here").first.click()

    def at_table(self) -> None:
        self.page.wait_for_selector(".graveyard")

    @property
    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def act(self) -> bool:
        """One thing that can be done now, if there is one: touch something lit, choose a number, confirm."""
        page = self.page
        confirm = page.locator("[data-confirm]:enabled")
        number = page.locator(".span input.typed")
        if number.count() and confirm.count():
            number.fill(str(self.dice.randrange(4)))
        elif not confirm.count():
            lit = page.locator(LIT)
            count = lit.count()
            if not count:
                return False
            lit.nth(self.dice.randrange(count)).click()
            return True
        ask = confirm.get_attribute("data-confirm")
        confirm.click()
        self.until_answered(ask)
        return True

    def skip(self) -> None:
        """What is being told, if anything is."""
        self.page.evaluate("document.querySelector('.caption button')?.click()")

    # Answers

    def questions(self, seconds: float = 240) -> Iterator[str]:
        """Every question that is put to the visitor, until the game is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.page.wait_for_selector(".decision.mine .question, .result")
            if self.over:
                return
            yield self.page.locator(".decision.mine .question").inner_text()
        raise AssertionError("the game did not come to its end")

    def confirm(self) -> None:
        button = self.page.locator("[data-confirm]:enabled")
        ask = button.get_attribute("data-confirm")
        button.click()
        self.until_answered(ask)

    def advised(self) -> None:
        """Answers as a bot would, where the table gives hints."""
        self.page.keyboard.press("h")
        self.page.wait_for_selector("[data-confirm]:enabled")
        self.confirm()

    @property
    def staged(self) -> bool:
        return self.page.locator("[data-confirm]:enabled").count() > 0

    def until_answered(self, ask: str | None) -> None:
        """The question is gone; the next one may be there already."""
        self.page.wait_for_function("(ask) => !document.querySelector(`[data-confirm='${ask}']`)", arg=ask)

    # What it costs

    def spent(self) -> float:
        """Milliseconds of the processor that this page has taken, which no other program on the machine adds to."""
        if self.devtools is None:
            self.devtools = self.context.new_cdp_session(self.page)
            self.devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        found = self.devtools.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in found if one["name"] == "TaskDuration")) * 1000

    # What moves

    def watch_shifts(self) -> None:
        """From now on, once everything that was on its way has arrived."""
        self.settle()
        self.page.evaluate(WATCH_SHIFTS)

    def shifts(self) -> list[tuple[float, list[str]]]:
        """How far things were pushed about since then, and which; what moves by a transform is not pushed."""
        self.page.evaluate(FRAMES)
        return [(float(value), list(sources)) for value, sources in self.page.evaluate("shifts")]

    # Keys

    def tab_to(self, target: str) -> None:
        for _ in range(TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("(target) => document.activeElement.matches(target)", target):
                return
        raise AssertionError(f"the keyboard does not get to {target}")

    # Fingers

    def tap(self, what: Locator, **where: Any) -> None:
        """One touch, and what the page does about it."""
        before = self.page.evaluate("window.clicks")
        what.tap(**where)
        self.page.wait_for_function("(before) => window.clicks > before", arg=before)

    def tap_at(self, x: float, y: float) -> None:
        before = self.page.evaluate("window.clicks")
        self.page.touchscreen.tap(x, y)
        self.page.wait_for_function("(before) => window.clicks > before", arg=before)

    def rest(self, within: str = "body") -> None:
        """Until nothing moves there any more, but for what moves for ever."""
        self.page.wait_for_function(RESTING, arg=within)

    def settle(self) -> None:
        """Until everything has been loaded and has come to rest."""
        expect(self.page.locator("[data-waiting]")).to_have_count(0)
        self.rest()

    def some(self, found: Locator) -> Locator:
        """One of these, once there are any."""
        expect(found).not_to_have_count(0)
        return found.nth(self.dice.randrange(found.count()))


def play_on(visitors: list[Visitor], until: Any = None, seconds: float = 120) -> None:
    """Everybody does what they can until all see the result, or until it is enough."""
    end = time.monotonic() + seconds
    enough = until or (lambda: all(visitor.over for visitor in visitors))
    while time.monotonic() < end:
        acted = False
        for visitor in visitors:
            if enough():
                return
            acted |= not visitor.over and visitor.act()
        if not acted:
            visitors[0].page.wait_for_timeout(40)
    raise AssertionError("the game did not come to its end")
