"""How quickly the page answers: from a click to the next picture on the screen, with the processor slowed four times.

python bench/page.py             every board; prints median and 95th percentile in milliseconds, and layout shift
python bench/page.py --clicks 80
python bench/page.py --visits 5  how often each first visit is made; prints medians

Layout shift is summed over all that was played, also right after a click, and at a phone's size and a desk's: what
moves does so by transforms. Then how long the first page takes until a game can be chosen, on the loopback; and what a
first visit costs on a slow line (bench/first_visit.py), and its longest task (bench/tasks.py). Last the page without a
server, as `make static` builds it (bench/alone.py): --only-alone measures nothing else, with `whole` or `quarter` one
of its two rounds, and --write puts what was found into docs/measured/page.md.

A real Chromium at a server of its own on the loopback; what is clicked is what glows. Say how busy the machine was.
"""

from __future__ import annotations

import argparse
import importlib
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import alone
import first_visit
import tasks
from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
SLOWED = 4
TABLES: dict[str, dict[str, Any]] = {
    "gravediggers": {"seats": ["own", "bot greedy", "bot greedy"]},
    "graverobbers": {"seats": ["own", "bot greedy", "bot greedy", "bot greedy"]},
    "vampire": {"seats": ["own", "bot greedy"]},
    "gloomy_graves": {"seats": ["own", "bot greedy", "bot greedy"]},
}
LIT = ".board .pick, .board .whole:not(.enlarge), .board .end, .board .touch, .goals .choose, .decision fieldset button"
# From the event's own time, so that waiting for a busy page counts, to the frame after the one it changed.
WATCH = """() => {
  window.answered = [];
  const note = (event) => answered.push(performance.now() - event.timeStamp);
  const after = (event) => requestAnimationFrame(() => setTimeout(() => note(event)));
  addEventListener("click", after, true);
  addEventListener("keydown", after, true);
}"""


def measured(
    browser: Browser, visitors: Any, url: str, game: str, clicks: int, size: dict[str, Any]
) -> tuple[list[float], float]:
    """Times of clicks on what glows and of keys, over some questions; and how far anything jumped meanwhile."""
    ada = visitors.Visitor(browser, url, "Ada", context=size)
    setup = dict(TABLES[game])
    ada.make_table(setup.pop("seats"), {}, game=game, hints="on", **setup)
    ada.page.wait_for_selector(".decision.mine")
    ada.watch_shifts()
    ada.page.evaluate(WATCH)
    ada.context.new_cdp_session(ada.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    for _ in ada.questions():
        for _ in range(3):
            lit = ada.page.locator(LIT)
            if lit.count():
                lit.nth(ada.dice.randrange(lit.count())).click(force=True)
            ada.page.keyboard.press("ArrowRight")
        if ada.page.evaluate("answered.length") >= clicks:
            break
        for _ in range(2):  # a click may have opened a rule, or what explains a piece
            ada.page.keyboard.press("Escape")
        ada.advised()
    found = ada.page.evaluate("answered")
    shifted = sum(value for value, _ in ada.shifts())
    ada.close()
    return list(found), shifted


def opened(browser: Browser, visitors: Any, url: str) -> tuple[float, float]:
    """Milliseconds until a game can be chosen: who comes for the first time, and who comes again."""
    ada = visitors.Visitor(browser, url, "Ada")
    took = []
    for _ in range(2):
        ada.go("/")
        ada.page.wait_for_selector(".game")
        took.append(float(ada.page.evaluate("performance.now()")))
        ada.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    ada.close()
    return took[0], took[1]


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--clicks", type=int, default=60)
    asked.add_argument("--visits", type=int, default=3)
    asked.add_argument("--only-alone", nargs="?", const="both", choices=["both", "whole", "quarter"])
    asked.add_argument("--write", action="store_true")
    wanted = asked.parse_args()
    clicks: int = wanted.clicks
    kit, visitors = (importlib.import_module(name) for name in ("tests.server.kit", "tests.browser.visitor"))
    chromium = importlib.import_module("tests.browser.conftest")
    if wanted.only_alone:
        without_server(chromium, visitors, wanted.only_alone, wanted.write)
        return
    table = Table(title=f"From a click to its picture, processor slowed {SLOWED} times; load {os.getloadavg()[0]:.1f}")
    for head in ("board", "size", "answers", "median ms", "95 % ms", "layout shift"):
        table.add_column(head, justify="left" if head in ("board", "size") else "right")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = kit.Running(kit.quick(Path(folder) / "tables.db", chat_rate=1000.0))
        browser = playwright.chromium.launch(executable_path=chromium.chromium(), args=chromium.FLAGS)
        first, again = opened(browser, visitors, server.url)
        visits = {}
        for game in TABLES:
            made = [first_visit.visited(browser, visitors, server.port, game) for _ in range(wanted.visits)]
            visits[game] = first_visit.usual(made)
        Console().print(first_visit.table_of(visits))
        Console().print(tasks.line_of({game: tasks.longest(browser, visitors, server.url, game) for game in TABLES}))
        for game in TABLES:
            for name, size in (("phone", visitors.PHONE), ("desk", {})):
                times, shifted = measured(browser, visitors, server.url, game, clicks, size)
                high, middle = statistics.quantiles(times, n=20)[-1], statistics.median(times)
                table.add_row(game, name, str(len(times)), f"{middle:.0f}", f"{high:.0f}", f"{shifted:.3f}")
        browser.close()
        server.stop()
    Console().print(table)
    Console().print(f"The first page: {first:.0f} ms until a game can be chosen, {again:.0f} ms the next time.")
    without_server(chromium, visitors, "both", wanted.write)


def without_server(chromium: Any, visitors: Any, asked: str, keep: bool) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        alone.run(playwright, visitors, chromium.chromium(), chromium.FLAGS, Path(folder), asked, keep)


if __name__ == "__main__":
    main()
