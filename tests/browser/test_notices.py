"""What is told beside the game moves nothing on the table and covers nothing that is to be touched."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fits import fits_the_bar
from tests.browser.test_quality import violations
from tests.browser.visitor import PHONE, SMALL, Visitor

pytestmark = pytest.mark.slow
PUSHED = 0.001
UNDER = "([x, y]) => document.elementFromPoint(x, y).closest('.notice').textContent"


def menu(visitor: Visitor, button: str) -> None:
    visitor.page.get_by_role("button", name="Table", exact=True).click()
    visitor.page.get_by_role("dialog").get_by_role("button", name=button).click()


@pytest.mark.parametrize(("language", "size"), [("en", PHONE), ("it", {"viewport": {"width": 1366, "height": 768}})])
def test_what_waits_for_an_answer_moves_nothing(visit: Any, axe: str, language: str, size: dict[str, Any]) -> None:
    """A proposal, a pause and somebody away, each as it comes, at every size; by keys, and put aside into the menu."""
    agree, go_on, aside = {
        "en": ("Agree", "Go on", "Put aside"),
        "it": ("D'accordo", "Riprendi", "Metti da parte"),
    }[language]
    ada, bruno = visit("Ada", language=language, context=size), visit("Bartholomew the Elder")
    bruno.sit(ada.make_table(["own", "open"], SMALL))
    for person in (ada, bruno):
        person.at_table()
    page, notice = ada.page, ada.page.locator(".notices > .notice")
    ada.watch_shifts()

    def moved() -> float:
        return sum(value for value, _ in ada.shifts())

    menu(bruno, "Propose a pause")
    answer = page.get_by_role("button", name=agree)
    expect(answer).to_be_visible()
    assert moved() < PUSHED, ada.shifts()
    page.keyboard.press("w")
    expect(answer).to_be_focused()
    fits_the_bar(page)
    assert violations(ada, axe) == []
    page.get_by_role("button", name=aside).click()
    expect(notice).to_have_count(0)
    page.keyboard.press("w")
    page.get_by_role("dialog").get_by_role("button", name=agree).click()
    page.keyboard.press("Escape")
    resume = page.get_by_role("button", name=go_on)
    expect(resume).to_be_visible()
    fits_the_bar(page)
    resume.click()
    expect(notice).to_have_count(0)
    assert moved() < PUSHED, ada.shifts()
    bruno.go("/")
    expect(notice).to_contain_text("Bartholomew the Elder")
    fits_the_bar(page)
    page.get_by_role("button", name=aside).click()
    assert moved() < PUSHED, ada.shifts()
    page.evaluate("document.querySelector('main').style.paddingTop = '60px'")
    assert moved() > PUSHED, "the watch is blind"


def test_the_seat_that_another_plays_is_told_without_a_push(visit: Any) -> None:
    ada, bruno = visit("Ada", context=PHONE), visit("Bruno")
    bruno.sit(ada.make_table(["own", "open"], {}, clock={"kind": "bank", "bank": 5, "increment": 5}))
    for person in (ada, bruno):
        person.at_table()
    slow = ada if ada.page.locator(".decision.mine").count() else bruno
    slow.page.set_viewport_size({"width": 360, "height": 640})
    slow.watch_shifts()
    place = slow.page.locator(".board").bounding_box()
    here = slow.page.get_by_role("button", name="I am here")
    expect(here).to_be_visible()
    assert slow.page.locator(".board").bounding_box() == place
    assert sum(value for value, _ in slow.shifts()) < 0.05, slow.shifts()  # the question has gone meanwhile
    here.click()
    expect(here).to_have_count(0)


def test_of_several_notices_one_is_seen_and_all_are_reached(visit: Any) -> None:
    ada, bruno = visit("Ada", context=PHONE), visit("Bruno")
    bruno.sit(ada.make_table(["own", "open"], SMALL))
    for person in (ada, bruno):
        person.at_table()
    page = ada.page
    menu(bruno, "Propose a pause")
    menu(bruno, "Propose to end the game")
    agree = page.get_by_role("button", name="Agree")
    expect(agree).to_have_count(2)
    fits_the_bar(page)
    for one, text in zip(agree.all(), ("A pause is proposed", "Ending the game is proposed"), strict=True):
        one.focus()
        box = one.bounding_box()
        assert box is not None
        told = page.evaluate(UNDER, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        assert text in told, told
    page.evaluate("document.activeElement.blur()")
    agree.first.click()
    resume = page.get_by_role("button", name="Go on")
    expect(resume).to_be_visible()
    page.get_by_role("button", name="Put aside").first.click()
    expect(agree).to_be_visible()
    expect(page.get_by_role("button", name="one notice waits")).to_have_count(1)
