"""Kept for the train: a server goes away and comes back, and the page plays on in the browser meanwhile."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from sexton.server.http.routes import train
from tests.browser.test_quality import violations
from tests.browser.visitor import PHONE, Visitor
from tests.server.kit import Running, quick

pytestmark = pytest.mark.slow
NO_LINE = "There is no connection to the server"
VIOLATED = "Content Security Policy"


def keep(visitor: Visitor) -> None:
    """Nothing of it comes unasked."""
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.go("/")
    visitor.page.get_by_role("link", name="Gravediggers").first.wait_for()
    assert not [url for url in asked if "/python-" in url]
    visitor.page.get_by_role("button", name="For the train").click()
    visitor.page.get_by_role("button", name=re.compile(r"Keep it for the train \(\d")).click()
    visitor.page.get_by_text("Sexton works without a network").wait_for()
    visitor.page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_a_server_goes_and_comes_back_and_the_page_plays_on_meanwhile(
    browser: Browser, tmp_path: Path, axe: str
) -> None:
    if train.python(train.TRAIN) is None:
        pytest.skip("the Python of a browser is not built: make static")
    server = Running(quick(tmp_path / "tables.db"))
    settings = quick(tmp_path / "tables.db", port=server.port)
    ada = Visitor(browser, server.url, "Ada", context=PHONE)
    page, bots = ada.page, ada.page.get_by_role("button", name="Play against bots").nth(1)
    back = page.get_by_role("button", name="Back to the server")
    keep(ada)
    table = ada.make_table(["own", "bot greedy"])
    page.wait_for_selector(".decision")

    server.stop()
    page.get_by_role("link", name="Play here meanwhile").wait_for()  # at a table of the server
    page.reload()
    page.get_by_text(NO_LINE).wait_for()
    ada.complaints.clear()
    bots.click()
    page.wait_for_selector(".decision")
    own = page.url
    assert re.search(r"/\?/t/\w+$", own), own
    assert violations(ada, axe) == []

    server = Running(settings)
    back.wait_for()  # nobody is torn out of a game
    assert ada.complaints == []  # that there was no line is no error
    assert page.url == own
    page.reload()
    page.wait_for_selector(".decision")  # the game in this browser, though there is a line
    back.click()
    page.wait_for_url(f"{server.url}/t/{table}")  # where it was lost
    page.wait_for_selector(".decision")

    ada.go("/")
    page.get_by_role("link", name="Gravediggers").first.wait_for()
    server.stop()
    bots.click()  # which the server no longer hears
    page.get_by_text(NO_LINE).wait_for()
    server = Running(settings)
    page.wait_for_url(f"{server.url}/")  # by itself: nothing was begun
    expect(page.get_by_text(NO_LINE)).to_have_count(0)
    assert [said for said in ada.complaints if VIOLATED in said] == []
    ada.close()
    server.stop()
