"""A game without a board of its own, on the page. Run by tests/docs/test_fifth_game.py, where there is such a game."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.visitor import PATIENCE


def test_the_page_plays_it_on_its_generic_board(visit: Any) -> None:
    """At a table of three, where a hand of three lanterns has as many items as there are seats."""
    ada = visit("Ada")
    ada.make_table(["own", "bot random", "bot random"], game="wisps")
    panels = ada.page.locator(".panels .panel")
    hands = []
    for question in ada.questions():
        assert question == "Which lantern do you lay?"
        hands.append(panels.filter(has_text="Your lanterns").locator("p").inner_text())
        assert panels.locator("h2").all_inner_texts()[:1] == ["The wisp"]
        assert "step" not in panels.locator("h2").all_inner_texts()
        expect(panels.filter(has_text="Points").locator("li").first).to_have_text(re.compile(r"Ada\s*\d"))
        ada.act()
    assert [hand.count("·") for hand in dict.fromkeys(hands)] == [3, 2, 1, 0]
    assert all(re.fullmatch(r"\d( · \d)*", hand) for hand in hands)
    expect(ada.page.locator(".result")).to_be_visible(timeout=PATIENCE)
