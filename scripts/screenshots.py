"""Takes the pictures of the page that the documentation shows; with --all every screen, three sizes, two themes.

    python scripts/screenshots.py                   docs/screenshots/*.png
    python scripts/screenshots.py --all --into FOLDER     all of them, somewhere else

A server of its own on the loopback, a table against bots that answer by a fixed seed's whims; Chromium as in the tests.
"""

from __future__ import annotations

import argparse
import importlib
import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

SIZES = {"phone": (360, 740), "tablet": (768, 1024), "wide": (1440, 900)}
THEMES = ("night", "paper")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
LIT = ".board .pick, .board .whole, .decision fieldset button"
SHORT = {"box": {"cards": [2, 2, 2, 4, 1, 2, 2, 2, 2, 2], "tiles": [4, 1, 1, 1], "hand": 3}}


KEPT = {
    *(f"table-{theme}-{size}" for theme in THEMES for size in SIZES),
    *(f"{what}-night-{size}" for what in ("landing", "robbery", "guide") for size in ("phone", "wide")),
    *("fists-night-phone", "result-paper-phone", "replay-night-wide", "referee-night-phone", "landing-paper-wide"),
}


class Camera:
    """One browser window of one size and theme, and what it has pictures of."""

    def __init__(self, browser: Browser, url: str, into: Path, size: str, theme: str, kept: set[str] | None) -> None:
        width, height = SIZES[size]
        self.url, self.into, self.name, self.kept = url, into, f"{theme}-{size}", kept
        self.context = browser.new_context(viewport={"width": width, "height": height})
        settings = f'{{"name":"Ada","theme":"{theme}","language":"en","speed":"2"}}'
        self.context.add_init_script(f"localStorage.setItem('sexton.settings', '{settings}')")
        self.page: Page = self.context.new_page()
        self.taken: set[str] = set()

    def take(self, what: str) -> None:
        if what not in self.taken:
            self.taken.add(what)
            self.page.wait_for_timeout(350)
            if self.kept is None or f"{what}-{self.name}" in self.kept:
                self.page.screenshot(path=self.into / f"{what}-{self.name}.png")

    def pages(self) -> None:
        for what, path, ready in (
            ("landing", "/", ".game"),
            ("new-table", "/new?game=gravediggers", "form"),
            ("referee", "/referee/gravediggers/robbery", ".more"),
            ("rules", "/rules/gravediggers", "[data-rule]"),
        ):
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

    def table(self) -> None:
        setup = {"game": "gravediggers", "seats": ["own", "bot greedy", "bot random"], "options": SHORT, "hints": "on"}
        made = self.context.request.post(f"{self.url}/api/tables", data={"setup": setup, "name": "Ada"}).json()
        self.page.goto(f"{self.url}/t/{made['id']}")
        self.page.wait_for_selector(".graveyard")
        for turn in range(3_000):
            if self.page.locator(".result").count():
                break
            self.act(turn)
        self.take("result")
        self.page.goto(f"{self.url}/replay/{made['id']}#check")
        self.page.wait_for_selector("[data-verdict]")
        self.take("replay")

    def act(self, turn: int) -> None:
        """The next thing a player would do; what is worth a picture is taken on the way."""
        page = self.page
        if page.locator(".theatre .won").count():
            self.take("robbery")
        confirm, lit = page.locator("[data-confirm]:enabled"), page.locator(LIT)
        if confirm.count():
            if page.locator(".span input.typed").count():
                page.locator("input.typed").fill(str(turn % 6))
                self.take("fists")
            elif turn > 12:
                self.take("table")
            confirm.click()
        elif lit.count():
            lit.nth(turn % lit.count()).click(timeout=2_000)
        page.wait_for_timeout(60)


def chromium() -> str:
    found = os.environ.get("SEXTON_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        sys.exit("No Chromium here. On Debian and Ubuntu: sudo apt-get install chromium")
    return found


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--into", type=Path, default=ROOT / "docs" / "screenshots")
    asked.add_argument("--all", action="store_true")
    given = asked.parse_args()
    into: Path = given.into
    into.mkdir(parents=True, exist_ok=True)
    kit = importlib.import_module("tests.server.kit")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = kit.Running(kit.quick(Path(folder) / "tables.db"))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for theme in THEMES:
            for size in SIZES:
                camera = Camera(browser, server.url, into, size, theme, None if given.all else KEPT)
                camera.pages()
                camera.guide()
                camera.table()
                camera.context.close()
                print(f"{theme} {size}: {', '.join(sorted(camera.taken))}")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
