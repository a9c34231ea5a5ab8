"""One picture a game of every kind of question and the result, at every size that a table must fit."""

from __future__ import annotations

import base64
import html
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from tests.browser.fits import RESIZED, SIZES
from tests.browser.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
WIDTH = 1500  # of the sheet
PART = 0.34  # of a screen's width
GAMES = 4  # that are played at most: some questions are rare
PATIENCE = 600  # seconds per game
ASKED = re.compile(r"^ask-(\S+) =", re.MULTILINE)
STYLE = """body { margin: 12px; background: #333; color: #fff; font: 16px sans-serif }
div { display: flex; flex-wrap: wrap; gap: 8px; align-items: start } figure { margin: 0 }
figcaption { font-size: 12px } img { display: block }"""


class Sheet:
    """The screens of one game, collected while it is played as a bot advises."""

    def __init__(self, browser: Browser, url: str, game: str, table: dict[str, Any]) -> None:
        self.browser, self.url, self.game, self.table = browser, url, game, table
        self.shown: dict[str, list[tuple[tuple[int, int], bytes]]] = {}
        told = (ROOT / "src" / "sexton" / "games" / game / "words.en.ftl").read_text(encoding="utf-8")
        self.kinds = set(ASKED.findall(told))

    def collect(self) -> None:
        for _ in range(GAMES):
            if not self.missing():
                return
            visitor = Visitor(self.browser, self.url, "Ada")
            self.play(visitor)
            visitor.close()

    def missing(self) -> set[str]:
        return {kind for kind in self.kinds | {"result"} if kind not in self.shown}

    def play(self, visitor: Visitor) -> None:
        visitor.make_table(self.table["seats"], self.table.get("options"), game=self.game, hints="on")
        for _ in visitor.questions(PATIENCE):
            step = str(visitor.page.locator(".decision").get_attribute("data-step"))
            if step not in self.shown:
                self.shown[step] = self.screens(visitor.page)
            visitor.advised()
        if "result" not in self.shown:
            visitor.page.wait_for_selector(".result")
            self.shown["result"] = self.screens(visitor.page)

    def screens(self, page: Page) -> list[tuple[tuple[int, int], bytes]]:
        before, taken = page.viewport_size, []
        page.mouse.move(1, 1)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(RESIZED, [width, height])
            taken.append(((width, height), page.screenshot(type="jpeg", quality=80)))
        if before:
            page.set_viewport_size(before)
        return taken

    def compose(self, into: Path) -> Path:
        """Laid out by the browser itself, as large as the text needs to be read."""
        written = into / f"{self.game}.jpg"
        page = self.browser.new_page(viewport={"width": WIDTH, "height": 800})
        page.set_content(f"<style>{STYLE}</style>" + "".join(map(self.chapter, self.shown)))
        page.wait_for_function("() => [...document.images].every((one) => one.complete)")
        page.screenshot(path=written, full_page=True, type="jpeg", quality=70)
        page.close()
        return written

    def chapter(self, step: str) -> str:
        figures = (
            f"<figure><figcaption>{width} × {height}</figcaption><img width='{width * PART:.0f}' "
            f"src='data:image/jpeg;base64,{base64.b64encode(taken).decode()}'></figure>"
            for (width, height), taken in self.shown[step]
        )
        return f"<h2>{html.escape(f'{self.game}: {step}')}</h2><div>{''.join(figures)}</div>"


def contact_sheet(browser: Browser, url: str, game: str, table: dict[str, Any], into: Path) -> None:
    sheet = Sheet(browser, url, game, table)
    sheet.collect()
    print(f"{sheet.compose(into)}: {', '.join(sheet.shown)}", flush=True)
    if sheet.missing():
        print(f"  never asked: {', '.join(sorted(sheet.missing()))}", flush=True)
