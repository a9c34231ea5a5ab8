"""Takes the pictures of the page that the documentation shows; with --all every screen, three sizes, three themes.

    python scripts/screenshots.py                              docs/screenshots/*.png, build/screenshots/GAME.jpg
    python scripts/screenshots.py --all --into FOLDER          all of them, somewhere else
    ... --games vampire --sizes phone --themes night paper     some of them
    ... --sheets only                                          the contact sheets: every question at every size; or none

A server of its own on the loopback and a table of each game against bots, played as a bot advises; Chromium as in the
tests.
"""

from __future__ import annotations

import argparse
import importlib
import os
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

SIZES = {"phone": (360, 740), "tablet": (768, 1024), "wide": (1440, 900)}
SHEETS = ROOT / "build" / "screenshots"
THEMES = ("night", "paper", "contrast")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
TABLES: dict[str, dict[str, Any]] = {
    "gravediggers": {
        "seats": ["own", "bot greedy", "bot random"],
        "options": {"box": {"cards": [2, 2, 2, 4, 1, 2, 2, 2, 2, 2], "tiles": [4, 1, 1, 1], "hand": 3, "money": 9}},
    },
    "graverobbers": {"seats": ["own", "bot greedy", "bot greedy", "bot greedy"]},
    "vampire": {"seats": ["own", "bot greedy", "bot greedy"], "options": {"board": "iron_gate", "decline_tool": "yes"}},
    "gloomy_graves": {"seats": ["own", "bot greedy", "bot greedy"]},
}
AGAIN = (1, 3, 6, 10)  # the same question later in the game is a better picture
ENOUGH = 60  # questions: a hunt can be long
TOLD = {"gravediggers": (".theatre .won", "robbery"), "graverobbers": (".theatre table", "reckoning")}
PAGES = (
    ("landing", "/", ".game"),
    ("new-table", "/new?game=gravediggers", "form"),
    ("referee", "/referee/gravediggers/robbery", ".more"),
    ("rules", "/rules/gravediggers", "[data-rule]"),
)
KEPT = {
    *(
        f"{what}-night-{size}"
        for what in ("landing", "gravediggers-place", "robbery", "guide")
        for size in ("phone", "wide")
    ),
    *(f"graverobbers-go-{theme}" for theme in ("night-phone", "paper-wide")),
    *(f"vampire-move-{theme}" for theme in ("night-wide", "paper-phone")),
    *(f"gloomy_graves-bury-{theme}" for theme in ("night-phone", "night-wide")),
    *("gravediggers-fists-night-phone", "gravediggers-result-paper-phone", "gravediggers-replay-night-wide"),
    *("referee-night-phone", "landing-paper-wide", "gravediggers-place-paper-tablet"),
}


class Camera:
    """One browser window of one size and theme, and what it has pictures of."""

    def __init__(self, browser: Browser, url: str, into: Path, size: str, theme: str, kept: set[str] | None) -> None:
        width, height = SIZES[size]
        self.url, self.into, self.name, self.kept = url, into, f"{theme}-{size}", kept
        self.context = browser.new_context(viewport={"width": width, "height": height})
        self.context.set_default_timeout(60_000)
        known = str(list(TABLES)).replace("'", '"')
        settings = f'{{"name":"Ada","theme":"{theme}","language":"en","speed":"2","confirmed":99,"aims":{known}}}'
        self.context.add_init_script(f"localStorage.setItem('sexton.settings', '{settings}')")
        self.page: Page = self.context.new_page()
        self.taken: Counter[str] = Counter()

    def wants(self, what: str) -> bool:
        return self.kept is None or f"{what}-{self.name}" in self.kept

    def take(self, what: str) -> None:
        self.taken[what] += 1
        if self.wants(what):
            self.page.wait_for_timeout(350)
            self.page.screenshot(path=self.into / f"{what}-{self.name}.png")

    def pages(self) -> None:
        for what, path, ready in PAGES:
            if self.wants(what):
                self.page.goto(self.url + path)
                self.page.wait_for_selector(ready)
                self.take(what)

    def guide(self) -> None:
        """The guided game, at the first sentence that speaks of a part of the table."""
        self.page.goto(self.url)
        self.page.get_by_role("button", name="Learn in five minutes: Gravediggers").click()
        self.page.wait_for_selector(".guide [data-next]")
        self.page.locator(".guide [data-next]").click()
        self.page.wait_for_selector("[data-ring]")
        self.page.wait_for_timeout(1_000)
        self.take("guide")

    def play(self, game: str) -> None:
        """A game as a bot advises; every question and what is told in between is worth a picture."""
        setup = {"game": game, "hints": "on", **TABLES[game]}
        made = self.context.request.post(f"{self.url}/api/tables", data={"setup": setup, "name": "Ada"}).json()
        self.page.goto(f"{self.url}/t/{made['id']}")
        asked: Counter[str] = Counter()
        while self.turn_comes(game) and asked.total() < ENOUGH:
            step = str(self.page.locator(".decision").get_attribute("data-step"))
            asked[step] += 1
            self.stage()
            if asked[step] in AGAIN:
                self.take(f"{game}-{step}")
            self.page.evaluate("document.activeElement.blur()")
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(60)
        if not self.page.locator(".result").count():
            return
        self.take(f"{game}-result")
        if self.wants(f"{game}-replay"):
            self.page.goto(f"{self.url}/replay/{made['id']}#check")
            self.page.wait_for_selector("[data-verdict]")
            self.page.keyboard.press("End")
            self.take(f"{game}-replay")

    def stage(self) -> None:
        """An answer is picked: what a bot would do, or the first of the list where none can say."""
        for key in ("h", "h", "1", "1", "1", "1"):
            self.page.evaluate("document.activeElement.blur()")
            self.page.keyboard.press(key)
            try:
                self.page.wait_for_selector("[data-confirm]:enabled", timeout=3_000)
            except TimeoutError:
                continue
            self.page.evaluate("document.querySelector('.sheet .head button')?.click()")  # what the bot thinks
            return
        if not self.page.locator(".decision.mine").count():
            return  # on a busy machine the question was an old one
        self.page.screenshot(path=self.into / "stuck.png")
        sys.exit("nothing can be answered: see stuck.png")

    def turn_comes(self, game: str) -> bool:
        """Whether there is something to decide; until then what is told is told, or skipped."""
        scene, name = TOLD.get(game, (".no", ""))
        while True:
            self.page.wait_for_selector(f".decision.mine, .result, .caption button, {scene}")
            if self.page.locator(".result").count():
                return False
            if self.page.locator(".decision.mine").count():
                return True
            if self.page.locator(scene).count() and not self.taken[name]:
                self.take(name)
            elif not name or self.taken[name]:
                self.page.keyboard.press("Space")
            self.page.wait_for_timeout(40)


def chromium() -> str:
    found = os.environ.get("SEXTON_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        sys.exit("No Chromium here. On Debian and Ubuntu: sudo apt-get install chromium")
    return found


def wished() -> argparse.Namespace:
    asked = argparse.ArgumentParser()
    asked.add_argument("--into", type=Path, default=ROOT / "docs" / "screenshots")
    asked.add_argument("--all", action="store_true")
    asked.add_argument("--sheets", choices=("too", "only", "none"), default="too")
    for name, known in (("games", TABLES), ("sizes", SIZES), ("themes", THEMES)):
        asked.add_argument(f"--{name}", nargs="*", choices=tuple(known), default=tuple(known))
    return asked.parse_args()


def needed(kept: set[str] | None, games: Iterable[str], ending: str) -> list[str]:
    """The games that have a picture to be taken in this window."""
    told = {game: name for game, (_, name) in TOLD.items()}
    return [
        game
        for game in games
        if kept is None or any(one.endswith(ending) and one.startswith((game, told.get(game, game))) for one in kept)
    ]


def single_pictures(browser: Browser, url: str, given: argparse.Namespace) -> None:
    given.into.mkdir(parents=True, exist_ok=True)
    kept = None if given.all else KEPT
    for theme in given.themes:
        for size in given.sizes:
            camera = Camera(browser, url, given.into, size, theme, kept)
            camera.pages()
            if camera.wants("guide"):
                camera.guide()
            for game in needed(kept, given.games, f"{theme}-{size}"):
                camera.play(game)
            camera.context.close()
            print(f"{theme} {size}: {', '.join(sorted(camera.taken))}", flush=True)


def main() -> None:
    given = wished()
    kit = importlib.import_module("tests.server.kit")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = kit.Running(kit.quick(Path(folder) / "tables.db", chat_rate=1000.0))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        if given.sheets != "only":
            single_pictures(browser, server.url, given)
        if given.sheets != "none":
            sheets = importlib.import_module("scripts.contact_sheets")
            SHEETS.mkdir(parents=True, exist_ok=True)
            for game in given.games:
                sheets.contact_sheet(browser, server.url, game, TABLES[game], SHEETS)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
