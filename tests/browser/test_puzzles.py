"""The puzzle of the day, on a phone and on a laptop: answered wrongly and rightly, shared, counted."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from sexton.puzzles import collection
from sexton.puzzles.collection import Number
from tests.browser.fits import faults
from tests.browser.test_quality import violations
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow
SMALL_PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def accusation() -> Number:
    """A puzzle with few answers, each of one key."""
    steps = [puzzle.step for puzzle in collection.shipped("graverobbers")]
    return Number("graverobbers", steps.index("accuse") + 1)


def on_a_day_of(visitor: Visitor, wanted: Number) -> None:
    """Whatever the date is: the test is the same every day."""

    def listed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"game": wanted.game, "number": wanted.number})

    visitor.page.route(re.compile(r"/api/puzzles\?"), listed)


def answer(visitor: Visitor, move: str) -> None:
    """By keys alone: a number picks, Enter confirms."""
    at = visitor.page.url[len(visitor.url) :]
    choices = visitor.page.evaluate("async (at) => (await fetch(`/api${at}`)).json()", at)["choices"]
    moves = [choices["pattern"].format(**target) for target in choices["targets"]] + choices["others"]
    visitor.page.keyboard.press(str(moves.index(move) + 1))
    expect(visitor.page.locator("[data-confirm]:enabled")).to_be_visible()
    visitor.page.keyboard.press("Enter")


def test_the_puzzle_of_the_day_is_solved_shared_and_counted(visit: Any, axe: str) -> None:
    ada = visit("Ada", language="it", context=SMALL_PHONE | {"locale": "it-IT"})
    on_a_day_of(ada, accusation())
    ada.go("/")
    ada.page.get_by_role("link", name="Rompicapi").click()
    ada.page.get_by_role("link", name="Risolvilo").click()
    expect(ada.page.locator(".decision.mine .asked")).to_be_visible()
    assert violations(ada, axe) == [] and not faults(ada.page)
    _, game, number = ada.page.url.rsplit("/", 2)
    puzzle = collection.puzzle(game, int(number))
    ada.page.keyboard.press("Escape")
    answer(ada, puzzle.tempting)
    expect(ada.page.get_by_role("heading", name="Non ancora")).to_be_visible()
    expect(ada.page.get_by_text(f"con la mossa migliore {round(puzzle.worths[puzzle.answer] / 10)}.")).to_be_visible()
    expect(ada.page.get_by_text("Quanto alla tua risposta: ")).to_be_visible()
    assert violations(ada, axe) == []
    ada.page.get_by_role("button", name="Riprova").click()
    answer(ada, puzzle.answer)
    expect(ada.page.get_by_role("heading", name="Giusto!")).to_be_visible()
    expect(ada.page.get_by_text("Il motivo: ")).to_be_visible()
    assert violations(ada, axe) == []
    shared = ada.page.locator(".share .text").inner_text()
    assert "✗✓" in shared and "un giorno di fila" in shared and shared.endswith("/puzzles")
    assert puzzle.answer not in shared
    ada.go("/puzzles")
    expect(ada.page.get_by_text("Risolto un giorno di fila.")).to_be_visible()
    expect(ada.page.get_by_role("link", name=f"Rompicapo {number}, risolto").first).to_be_visible()
    assert violations(ada, axe) == []


def test_every_game_has_its_board_and_its_answer_is_looked_up_on_a_laptop(visit: Any) -> None:
    bruno = visit("Bruno")
    for game in collection.games():
        bruno.go(f"/puzzles/{game}/1")
        expect(bruno.page.locator(".decision.mine .question, .decision.mine .own").first).to_be_visible()
        bruno.settle()
        assert not faults(bruno.page), game
        while not bruno.page.locator("[data-confirm]:enabled").count():
            bruno.page.keyboard.press("1")
        bruno.page.keyboard.press("Enter")
        bruno.page.get_by_role("heading", name=re.compile("Not yet|Right!")).wait_for()
        if (give_up := bruno.page.get_by_role("button", name="Show the answer")).count():
            give_up.click()
        expect(bruno.page.get_by_text(re.compile("The reason: |What speaks for it: "))).to_be_visible()
    bruno.go("/puzzles/vampire/99999")
    expect(bruno.page.get_by_role("heading", name="Nobody is buried here")).to_be_visible()
    bruno.complaints.clear()  # the browser's own words about a page that is not there
