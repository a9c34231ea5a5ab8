"""Every game by two people with a browser each, and bots; whoever watches sees the same end."""

from __future__ import annotations

from typing import Any

import pytest

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
    assert ada.page.locator("#result").inner_text() == bruno.page.locator("#result").inner_text()
    ada.page.reload()
    ada.page.wait_for_selector("#result")
