"""Rated tables in the browser: told before one sits down, what a game changed, the ladder and somebody's page on it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_quality import violations_in_every_theme
from tests.browser.visitor import PHONE, WIDER, Visitor

pytestmark = pytest.mark.slow


def joined(visitor: Visitor) -> Visitor:
    """As a member with a code on paper."""
    request = visitor.context.request
    assert request.post(f"{visitor.url}/api/guest", data={"name": visitor.name}).ok
    assert request.post(f"{visitor.url}/api/club/code", data={}).status == 201
    return visitor


def test_a_rated_game_from_the_form_to_the_ladder(visit: Any, axe: str) -> None:
    ada, bruno = joined(visit("Ada")), joined(visit("Bruno", language="it", context=PHONE))
    table = made_rated(ada, axe)
    bruno.go(f"/t/{table}")
    expect(bruno.page.locator("[data-rated]")).to_contain_text("Chi si siede accetta")
    assert violations_in_every_theme(bruno, axe) == [] and not bruno.page.evaluate(WIDER)
    bruno.page.get_by_role("button", name="Accetta e siediti qui").tap()
    for visitor in (ada, bruno):
        visitor.at_table()
    bruno.page.get_by_role("button", name="Tavolo", exact=True).tap()
    expect(bruno.page.get_by_text("Questo tavolo è classificato")).to_be_visible()
    bruno.page.get_by_role("button", name="Abbandona").tap()
    bruno.page.locator("button.danger").tap()
    ada.page.get_by_role("button", name="Table", exact=True).click()
    ada.page.get_by_role("button", name="Propose to break off").click()
    expect(ada.page.locator("[data-rating]")).to_contain_text("Your rating: 27.6 ± 8.1 (+2.6)")
    expect(ada.page.locator("[data-rating]")).to_contain_text("provisional for 9 more games")
    expect(bruno.page.locator("[data-rating]")).to_contain_text("Il tuo punteggio: 22,4 ± 8,1 (−2,6)")
    assert not bruno.page.evaluate(WIDER)
    see_ladder(ada, bruno, axe)


def made_rated(ada: Visitor, axe: str) -> str:
    ada.go("/new?game=gravediggers")
    ada.page.get_by_role("radio", name="2", exact=True).check(force=True)
    ada.page.get_by_role("group", name="Rated").get_by_role("radio", name="on").check(force=True)
    expect(ada.page.get_by_text("Members and measured bots only")).to_be_visible()
    expect(ada.page.get_by_role("group", name="Hints")).to_have_count(0)
    assert violations_in_every_theme(ada, axe) == []
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.locator("[data-rated]")).to_contain_text("By sitting down you have agreed")
    return ada.page.url.rpartition("/")[2]


def see_ladder(ada: Visitor, bruno: Visitor, axe: str) -> None:
    ada.page.locator("[data-rating] a").click()
    expect(ada.page.locator("tr.own")).to_contain_text("Ada")
    expect(ada.page.locator("[data-bots]")).to_contain_text("bot, normal, bold 27.7")
    assert violations_in_every_theme(ada, axe) == []
    ada.page.get_by_role("link", name="Bruno").click()
    expect(ada.page.get_by_role("heading", name="Bruno")).to_be_visible()
    expect(ada.page.get_by_role("row", name="Ada")).to_contain_text("−2.6")
    assert violations_in_every_theme(ada, axe) == []
    bruno.go("/club/ladder?game=gravediggers")
    expect(bruno.page.locator("tr.own")).to_contain_text("provvisorio")
    assert violations_in_every_theme(bruno, axe) == [] and not bruno.page.evaluate(WIDER)


def test_a_private_link_to_a_rated_seat_asks_first_and_guests_are_told_why_not(visit: Any) -> None:
    ada, bruno, guest = joined(visit("Ada")), joined(visit("Bruno")), visit("Gast")
    setup = {"game": "gravediggers", "seats": ["own", "invited"], "rated": "on"}
    made = ada.context.request.post(f"{ada.url}/api/tables", data={"setup": setup}).json()
    path = made["invitations"][0]["path"]
    for visitor in (guest, bruno):
        visitor.go(path)
        visitor.page.get_by_role("button", name="Agree and sit here").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("everybody is a member of the club, or a bot")
    expect(bruno.page.get_by_text("By sitting down you have agreed")).to_be_visible()
    assert [" 409 " in one or " 403 " in one for one in guest.complaints + bruno.complaints] == [True] * 3
    guest.complaints.clear()
    bruno.complaints.clear()
