"""Every game by two people with a browser each, and bots; whoever watches sees the same end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_gloomy_graves import FOUR_ROUNDS
from tests.browser.visitor import Visitor, play_on

pytestmark = pytest.mark.slow
TABLES: dict[str, dict[str, Any]] = {
    "graverobbers": {"box": {"hand": 5, "rounds": 2}},
    "vampire": {"board": "lych_gate"},
    "gloomy_graves": {"deck": FOUR_ROUNDS},
}


class Advised(Visitor):
    """Somebody who does what a bot would do."""

    def act(self) -> bool:
        if not self.page.locator(".decision.mine").count():
            return False
        self.advised()
        return True


@pytest.mark.parametrize("game", TABLES)
def test_two_browsers_and_a_bot_play_a_game_to_its_end(visit: Any, game: str) -> None:
    ada, bruno = visit("Ada", kind=Advised), visit("Bruno", kind=Advised)
    table = ada.make_table(["own", "open", "bot greedy"], TABLES[game], game=game, hints="on")
    bruno.sit(table)
    play_on([ada, bruno], seconds=240)
    places = [one.page.locator(".ranks .score").all_inner_texts() for one in (ada, bruno)]
    assert places[0] == places[1] and len(places[0]) == 3
    ada.page.reload()
    ada.page.wait_for_selector("#result")
    bruno.page.get_by_role("button", name="Once more").click()
    expect(ada.page.get_by_role("log").get_by_text("Bruno wants to play once more.")).to_be_attached()
    ada.page.get_by_role("button", name="Join in").click()
    ada.page.wait_for_selector(".decision")
    assert table not in ada.page.url and ada.page.url == bruno.page.url
    ada.go("/")
    expect(ada.page.get_by_role("link", name=re.compile("you won|2nd of 3|3rd of 3|you shared"))).not_to_have_count(0)
