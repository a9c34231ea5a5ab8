"""The longest task from the first page to the first decision, in processor time, taken from Chromium's own trace.

Part of bench/page.py. A processor that is slowed four times takes four times as long. What other programs take
meanwhile does not count, but a busy machine makes processor time longer, too: say how busy it was. Nor do pages of the
browser's own count: Chromium draws its address line's list in one task of 250 to 370 ms, slowed.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser

SLOWED = 4
LIMIT = 200  # milliseconds, slowed
REST = 1500  # milliseconds after the first decision: what comes beside the table counts too
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")


def longest(browser: Browser, visitors: Any, url: str, game: str) -> float:
    """Milliseconds of an unslowed processor."""
    ada = visitors.Visitor(browser, url, "Ada", context=visitors.PHONE)
    browser.start_tracing(page=ada.page, categories=CATEGORIES)
    ada.go("/")
    ada.page.click(f".game[data-game={game}] .button.main")
    ada.page.wait_for_selector(".decision.mine")
    ada.page.wait_for_timeout(REST)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    ada.close()
    return max(taken(events, url))


def taken(events: list[dict[str, Any]], url: str) -> list[float]:
    """What each task of the main thread took, in the processes that had anything from this address."""
    named = [event for event in events if event["name"] == "thread_name"]
    ours = {one["pid"] for one in events if address_in(one).startswith(url)}
    main = {(one["pid"], one["tid"]) for one in named if one["args"]["name"] == "CrRendererMain"}
    pages = {(process, thread) for process, thread in main if process in ours}
    tasks = (one for one in events if one["name"] in TASKS and (one["pid"], one["tid"]) in pages)
    return [one.get("tdur", 0) / 1000 for one in tasks]


def address_in(event: dict[str, Any]) -> str:
    """What a task was about, if it was about an address."""
    found = event.get("args", {}).get("data")
    return str(found.get("url", "")) if isinstance(found, dict) else ""


def line_of(found: dict[str, float]) -> str:
    told = ", ".join(f"{game} {took * SLOWED:.0f}" for game, took in found.items())
    return f"The longest task in processor time, times {SLOWED}: {told}; of {LIMIT} ms."
