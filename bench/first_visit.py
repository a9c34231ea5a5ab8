"""What a first visit costs: bytes over the line, and how long on a slow one until something can be done.

Part of bench/page.py. The line has 1.6 Mbit/s and answers after 150 ms (bench/slow_line.py), the processor is slowed
four times; the limits are those that the page is held to. All that comes over the line counts, heads and fonts and what
the service worker asks for included: for the first page until nothing comes any more.
"""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser
from rich.table import Table
from slow_line import SlowLine
from tests.browser.weighed import FIRST_DECISION, FIRST_PAGE, in_all

SLOWED = 4
BYTES = {"first page": FIRST_PAGE, "first decision": FIRST_DECISION}  # at most
SECONDS = 2.5  # until the first button, and from its click to the first decision
SHIFT = 0.05
TASK = 200  # milliseconds
# Nothing may jump and nothing may block, from the first byte on.
WATCH = """(() => {
  window.visit = { shift: 0, task: 0 };
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) visit.shift += one.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) visit.task = Math.max(visit.task, one.duration);
  }).observe({ type: "longtask", buffered: true });
})()"""


@dataclass
class Stretch:
    """From one moment of a visit to the next."""

    name: str
    seconds: float
    received: float  # bytes since the visit began
    shift: float
    task: float


def visited(browser: Browser, visitors: Any, port: int, game: str) -> list[Stretch]:
    """A visitor who has never been here opens the first page and starts a game against bots."""
    line = SlowLine(port)
    ada = visitors.Visitor(browser, line.url, "Ada", context=visitors.PHONE)
    ada.context.add_init_script(WATCH)
    ada.context.new_cdp_session(ada.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})

    def until(name: str, selector: str, began: float) -> Stretch:
        ada.page.wait_for_selector(selector)
        took = time.monotonic() - began
        seen = ada.page.evaluate("window.visit")
        return Stretch(name, took, line.received, float(seen["shift"]), float(seen["task"]))

    began = time.monotonic()
    ada.page.goto(line.url, wait_until="commit")
    play = f".game[data-game={game}] .button.main"
    first = until("first page", play, began)
    first.received = in_all(line, ada.page)
    began = time.monotonic()
    ada.page.click(play)
    decision = until("first decision", ".decision.mine", began)
    ada.close()
    line.close()
    return [first, decision]


def usual(visits: list[list[Stretch]]) -> list[Stretch]:
    """The medians of several visits; of what may jump, the worst."""
    return [
        Stretch(
            several[0].name,
            statistics.median(one.seconds for one in several),
            statistics.median(one.received for one in several),
            max(one.shift for one in several),
            statistics.median(one.task for one in several),
        )
        for several in map(list, zip(*visits, strict=True))
    ]


def table_of(found: dict[str, list[Stretch]]) -> Table:
    table = Table(title=f"A first visit: 1.6 Mbit/s, 150 ms, processor slowed {SLOWED} times; each figure of its limit")
    for head in ("game", "until", "seconds", "kB received", "layout shift", "longest task ms"):
        table.add_column(head, justify="left" if head in ("game", "until") else "right", no_wrap=True)
    for game, stretches in found.items():
        for one in stretches:
            table.add_row(
                game,
                one.name,
                f"{one.seconds:.2f} of {SECONDS}",
                f"{one.received / 1000:.0f} of {BYTES[one.name] / 1000:.0f}",
                f"{one.shift:.3f} of {SHIFT}",
                f"{one.task:.0f} of {TASK}",
            )
    return table
