"""Two friends in two browsers: befriended, here, called to a table, muted, blocked, reported; and a steward acts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.test_house import arrive as arrive
from tests.browser.test_house import becomes_steward_only
from tests.browser.test_house import house as house
from tests.browser.test_quality import violations_in_every_theme
from tests.browser.test_rated import joined
from tests.browser.visitor import PHONE, WIDER, Visitor
from tests.server.kit import Running

pytestmark = pytest.mark.slow


def test_two_friends_from_a_link_to_a_report(arrive: Callable[..., Visitor], house: Running, axe: str) -> None:
    ada = joined(arrive("Ada", context={"viewport": {"width": 1366, "height": 768}}))
    bruno = arrive("Bruno", language="it", context=PHONE | {"viewport": {"width": 360, "height": 640}})
    become_friends(ada, bruno, axe)
    table = plays(ada, bruno, axe)
    is_called_at_a_table(ada, bruno)
    mutes(ada, bruno, axe)
    reports(ada, bruno, axe)
    steward = arrive("Carla")
    acts(steward, house, axe)
    ada.go("/club/friends")
    expect(ada.page.get_by_text("the message was hidden")).to_be_visible()
    expect(ada.page.get_by_text("thank you")).to_be_visible()
    blocks(ada, bruno, table, axe)


def fine(visitor: Visitor, axe: str) -> None:
    assert violations_in_every_theme(visitor, axe) == [] and not visitor.page.evaluate(WIDER)


def become_friends(ada: Visitor, bruno: Visitor, axe: str) -> None:
    ada.go("/club/friends")
    ada.page.get_by_role("button", name="Make a link for a friend").click()
    link = ada.page.get_by_label("Link", exact=True).input_value()
    fine(ada, axe)
    bruno.go("/club/friends")
    expect(bruno.page.get_by_text("Prima diventa socio")).to_be_visible()
    fine(bruno, axe)
    bruno.page.goto(link)
    become = bruno.page.get_by_role("button", name="Diventate amici")
    expect(become).to_be_disabled()  # a guest is told how
    expect(bruno.page.get_by_text("Diventa socio qui sotto")).to_be_visible()
    joined(bruno)
    bruno.go("/")
    bruno.page.goto(link)
    become.tap()
    expect(bruno.page.get_by_text("Tu e Ada siete amici.")).to_be_visible()
    assert not bruno.page.evaluate(WIDER)
    bruno.page.get_by_role("link", name="Amici").last.tap()
    expect(bruno.page.get_by_role("listitem").filter(has_text="Ada").first).to_be_visible()
    fine(bruno, axe)
    ada.go("/club/friends")
    expect(ada.page.get_by_role("button", name="Play Bruno")).to_be_visible()
    expect(ada.page.locator(".people")).to_contain_text("Bruno")  # he is here, and lets friends see it


def comes_back_to_the_page(visitor: Visitor) -> None:
    """Which asks what is new at once, and not in a few seconds."""
    visitor.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def plays(ada: Visitor, bruno: Visitor, axe: str) -> str:
    """With one press: the other is told where he is, and comes."""
    ada.page.get_by_label("Which game").select_option("gravediggers")
    ada.page.get_by_role("button", name="Play Bruno").click()
    ada.page.wait_for_url("**/t/*")
    comes_back_to_the_page(bruno)
    expect(bruno.page.get_by_text("Ada ti aspetta: Gravediggers")).to_be_visible()
    fine(bruno, axe)
    bruno.page.get_by_role("button", name="Vengo").tap()
    for visitor in (ada, bruno):
        visitor.at_table()
    expect(bruno.page.get_by_text("ti aspetta")).to_have_count(0)
    return ada.page.url.rpartition("/")[2]


def is_called_at_a_table(ada: Visitor, bruno: Visitor) -> None:
    """A call lies over nothing that is asked: whatever can be answered there lies below it."""
    (friend,) = ada.context.request.get(f"{ada.url}/api/club/friends").json()["friends"]
    called = {"person": friend["person"], "game": "vampire"}
    assert ada.context.request.post(f"{ada.url}/api/club/calls", data=called).ok
    comes_back_to_the_page(bruno)
    call = bruno.page.get_by_role("region", name="Qualcuno ti aspetta")
    expect(call).to_contain_text("Ada ti aspetta: Grave Digger")
    box = call.bounding_box()
    assert box is not None and box["y"] + box["height"] < 320, box  # the upper half of the screen
    call.get_by_role("button", name="Non ora").tap()
    expect(call).to_have_count(0)


def says(visitor: Visitor, text: str, field: str) -> None:
    said = visitor.page.get_by_label(field)
    if not said.is_visible():
        visitor.page.keyboard.press("c")
    said.fill(text)
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("log")).to_contain_text(text)


def mutes(ada: Visitor, bruno: Visitor, axe: str) -> None:
    says(ada, "hello", "Say something")
    says(bruno, "a foul word", "Di' qualcosa")
    log = ada.page.get_by_role("log")
    expect(log).to_contain_text("a foul word")
    ada.page.get_by_role("button", name="Table", exact=True).click()
    fine(ada, axe)
    ada.page.get_by_role("button", name="Mute Bruno").click()
    expect(ada.page.get_by_role("button", name="Unmute Bruno")).to_be_visible()
    expect(ada.page.get_by_text("a foul word")).to_have_count(0)
    says(bruno, "unheard", "Di' qualcosa")
    ada.page.get_by_role("button", name="Unmute Bruno").click()
    expect(log).to_contain_text("unheard")


def reports(ada: Visitor, bruno: Visitor, axe: str) -> None:
    ada.page.get_by_role("button", name="Report Bruno").click()
    ada.page.get_by_label("What it is about").select_option(label="a foul word")
    ada.page.get_by_label("What is wrong").fill("insults")
    fine(ada, axe)
    ada.page.get_by_role("button", name="Report Bruno").last.click()
    expect(ada.page.get_by_text("The stewards have been told.")).to_be_visible()
    bruno.go(f"/t/{ada.page.url.rpartition('/')[2]}")
    bruno.page.get_by_role("button", name="Tavolo", exact=True).tap()
    expect(bruno.page.get_by_role("button", name="Segnala Ada")).to_be_visible()
    assert not bruno.page.evaluate(WIDER)


def acts(steward: Visitor, house: Running, axe: str) -> None:
    becomes_steward_only(steward, house)
    steward.go("/club/house")
    expect(steward.page.get_by_text("Ada tells of Bruno")).to_be_visible()
    steward.page.get_by_label("Your answer to whoever reported it").fill("thank you")
    fine(steward, axe)
    steward.page.get_by_role("button", name="Hide the message").click()
    expect(steward.page.get_by_text("There are no open reports")).to_be_visible()
    expect(steward.page.get_by_text("Carla hid a message")).to_be_visible()


def blocks(ada: Visitor, bruno: Visitor, table: str, axe: str) -> None:
    ada.page.get_by_role("button", name="More Bruno").click()
    ada.page.get_by_role("button", name="Block Bruno").click()
    expect(ada.page.get_by_role("heading", name="Blocked: you never sit")).to_be_visible()
    fine(ada, axe)
    bruno.go("/club/friends")
    expect(bruno.page.get_by_text("Ancora nessuno.")).to_be_visible()  # no friend any more; and told nothing
    mine = ada.make_table(["own", "open"])
    bruno.go(f"/t/{mine}")
    seats = bruno.page.get_by_role("region", name="Giocatori")
    expect(seats).to_contain_text("con link privato")  # as if it were kept for somebody else
    expect(seats.get_by_role("button", name="Siediti qui")).to_have_count(0)
    assert table != mine
