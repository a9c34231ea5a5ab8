"""What a first visit may bring over the line, and when all of it has come."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.proxy import Proxy

# Bytes at most: heads, fonts and what the service worker asks for included.
FIRST_PAGE = 100_000
FIRST_DECISION = 180_000  # from the first page on, in a game against bots
QUIET = 1500  # milliseconds without a byte


def in_all(line: Proxy, page: Page) -> int:
    """Bytes that have come once the service worker is there and nothing more comes."""
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    before = -1
    while before != line.received:
        before = line.received
        page.wait_for_timeout(QUIET)
    return before
