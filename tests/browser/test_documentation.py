"""The documentation, as `make docs` builds it, opened from disk."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

SITE = Path(__file__).parent.parent.parent / "site"


def test_its_search_finds_a_page_and_nothing_is_fetched_from_elsewhere(browser: Browser) -> None:
    if not (SITE / "index.html").exists():
        pytest.skip("the documentation is not built: make docs")
    page = browser.new_page()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto((SITE / "howto" / "bots.html").as_uri())
    page.locator(".md-search__input").click()
    expect(page.locator(".md-search-result__meta")).to_have_text("Type to start searching")  # its index is loaded
    page.locator(".md-search__input").press_sequentially("sexton hint")
    found = page.locator(".md-search-result__link").filter(has_text="The command line").first
    expect(found).to_be_visible()
    found.click()
    expect(page.locator("h1")).to_contain_text("The command line")
    assert page.url.startswith((SITE / "reference" / "commands.html").as_uri())
    assert not [url for url in fetched if not url.startswith(("file:", "data:", "blob:"))]
    page.close()
