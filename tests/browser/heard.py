"""What a screen reader is told of a table: whatever one needs for an answer has a name that a person would say."""

from __future__ import annotations

import re
from collections.abc import Iterable

from playwright.sync_api import Page

LIT = ".board .pick, .board .whole"
BUTTON = re.compile(r"- '?button(?: \"(?P<name>.+)\")?")
SIGNS = re.compile(r"☾|\d[NESW]\b|\bYou is\b")  # seen, or written, but never said
COORDINATES = re.compile(r"\d,-?\d|\b(column|row) -?\d")


def buttons(told: str) -> list[str]:
    """The names of all buttons that are read aloud; empty for one without."""
    return [found["name"] or "" for line in told.splitlines() if (found := BUTTON.search(line))]


def heard(page: Page, players: Iterable[str], card: str | None = None, lit: str = LIT) -> None:
    """A question as it is read aloud: first the board with players and hand, then what is asked and how to answer."""
    told = page.locator("main").aria_snapshot()
    board, _, asked = told.partition('- region "Your decision"')
    assert page.locator(".decision.mine .question").inner_text() in asked, told
    assert any(name.startswith("Confirm") for name in buttons(asked)), asked
    for name in players:
        assert name in board, f"{name} is not at this table: {board}"
    assert not SIGNS.search(told), told
    assert "" not in buttons(told), f"a button without a name: {told}"
    if card is not None:
        hand = buttons(page.locator(".board .hand").aria_snapshot())
        assert hand and all(re.fullmatch(card, name) for name in hand), hand
    glowing = page.locator(lit).all()
    assert glowing, "nothing is lit"
    for one in glowing:
        names = buttons(one.aria_snapshot())
        assert len(names) == 1, f"no button is lit: {one.aria_snapshot()}"
        assert names[0] in buttons(board), f"{names[0]} is lit outside the board: {board}"
        assert not COORDINATES.search(names[0]), f"{names[0]} is a place only for those who see"
