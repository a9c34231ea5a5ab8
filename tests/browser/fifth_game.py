"""A game without a board of its own, on the page. Run by tests/docs/test_fifth_game.py, where there is such a game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.visitor import PATIENCE


def test_the_page_plays_it_on_its_generic_board(visit: Any) -> None:
    ada = visit("Ada")
    ada.make_table(["own", "bot random"], game="wisps")
    for question in ada.questions():
        assert question == "Which lantern do you lay?"
        ada.act()
    expect(ada.page.locator(".result")).to_be_visible(timeout=PATIENCE)
