"""A steward closes a club's doors in one browser; others come in by invitation, or are told what to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.test_quality import violations_in_every_theme
from tests.browser.visitor import PHONE, WIDER, Visitor
from tests.server.kit import Running, quick

pytestmark = pytest.mark.slow


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    """A server of its own: its doors are closed to everybody else's tests."""
    running = Running(quick(tmp_path / "house.db"))
    yield running
    running.stop()


@pytest.fixture
def arrive(browser: Browser, house: Running) -> Iterator[Callable[..., Visitor]]:
    visitors: list[Visitor] = []

    def come(name: str, **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, house.url, name, **wishes))
        return visitors[-1]

    yield come
    complaints = [one for visitor in visitors for one in visitor.complaints if " 403 " not in one]
    for visitor in visitors:
        visitor.close()
    assert not complaints


def test_a_steward_closes_the_doors_and_keeps_order(arrive: Callable[..., Visitor], house: Running, axe: str) -> None:
    ada, bruno = arrive("Ada"), arrive("Bruno", language="it", context=PHONE)
    table = bruno.make_table(["own", "open"])
    becomes_steward(ada, house)
    link = invites(ada, axe)
    bruno.go("/")
    expect(bruno.page.get_by_text("In questo circolo si entra su invito")).to_be_visible()
    expect(bruno.page.get_by_role("heading", name="The Lantern")).to_be_visible()
    assert not bruno.page.evaluate(WIDER)  # test_club_story.py measures the colours of a closed door
    bruno.page.goto(link)
    bruno.page.get_by_role("button", name="Entra", exact=True).tap()
    expect(bruno.page.get_by_text("Benvenuto.")).to_be_visible()
    assert "#" not in bruno.page.url
    bruno.go("/")
    expect(bruno.page.get_by_role("heading", name="Rompicapo del giorno")).to_be_visible()
    assert violations_in_every_theme(bruno, axe) == [] and not bruno.page.evaluate(WIDER)
    removes(ada, bruno, axe)
    bruno.go(f"/t/{table}")
    expect(bruno.page.get_by_role("alert")).to_contain_text("Un custode ti ha escluso")


def becomes_steward(ada: Visitor, house: Running) -> None:
    ada.page.goto(f"{house.url}/club#steward={house.app.state.steward_link}")
    ada.page.get_by_role("button", name="Become a steward").click()
    expect(ada.page.get_by_text("You are a steward.")).to_be_visible()
    expect(ada.page.get_by_role("link", name="There, at http://localhost:")).to_be_visible()  # passkeys need a name
    ada.go("/club/house")
    expect(ada.page.get_by_text("only this browser knows it")).to_be_visible()
    ada.page.get_by_role("radio", name="by invitation").check()
    ada.page.get_by_label("Name of the club").fill("The Lantern")
    ada.page.get_by_label("Puzzle of the day").check()
    ada.page.get_by_label("Tables to watch").check()
    ada.page.get_by_role("button", name="Save").click()
    expect(ada.page.get_by_text("Saved. It takes effect at once.")).to_be_visible()
    expect(ada.page.get_by_text("Who comes in: by invitation")).to_be_visible()  # in the log, as the form calls it
    assert not ada.page.evaluate(WIDER)


def invites(ada: Visitor, axe: str) -> str:
    ada.page.get_by_label("For whom").fill("Bruno")
    ada.page.get_by_role("button", name="Make a link").click()
    link = ada.page.get_by_label("Link", exact=True).input_value()
    assert "/club#invitation=" in link
    expect(ada.page.get_by_text("one person, until")).to_be_visible()
    assert violations_in_every_theme(ada, axe) == []
    return link


def removes(ada: Visitor, bruno: Visitor, axe: str) -> None:
    ada.go("/club/house")
    ada.page.get_by_role("button", name="Remove Bruno").click()
    ada.page.get_by_label("Why (everybody concerned can read it)").fill("looked at cards")
    assert violations_in_every_theme(ada, axe) == []
    ada.page.get_by_role("button", name="Remove Bruno from this club?").click()
    expect(ada.page.get_by_text("Ada removed Bruno.")).to_be_visible()
    bruno.go("/club/house")
    expect(bruno.page.get_by_text("Ada ha escluso Bruno.")).to_be_visible()
    expect(bruno.page.get_by_text("looked at cards")).to_be_visible()
    assert not bruno.page.evaluate(WIDER)


def test_a_steward_hides_a_message_and_closes_a_table(arrive: Callable[..., Visitor], house: Running, axe: str) -> None:
    ada, bruno = arrive("Ada"), arrive("Bruno")
    becomes_steward_only(ada, house)
    table = bruno.make_table(["own", "bot random"])
    bruno.page.get_by_role("tab", name="Chat").click()
    bruno.page.get_by_label("Say something").fill("a foul word")
    bruno.page.keyboard.press("Enter")
    expect(bruno.page.get_by_role("log")).to_contain_text("a foul word")
    ada.go(f"/t/{table}")
    ada.page.get_by_role("button", name="Table", exact=True).click()
    hide = ada.page.get_by_role("button", name="Hide “a foul word” (Bruno)")
    hide.click()
    assert violations_in_every_theme(ada, axe) == []
    ada.page.get_by_role("button", name="Hide it for everybody?").click()
    expect(bruno.page.get_by_text("hidden by a steward")).to_be_visible()
    expect(bruno.page.get_by_text("a foul word")).to_have_count(0)
    ada.page.get_by_role("button", name="Close this table").click()
    ada.page.get_by_role("button", name="Close it for everybody?").click()
    expect(bruno.page.get_by_text("broken off").first).to_be_visible()


def becomes_steward_only(ada: Visitor, house: Running) -> None:
    """By a request, as the page makes one."""
    link = {"token": house.app.state.steward_link, "name": ada.name}
    assert ada.context.request.post(f"{house.url}/api/club/steward", data=link).json()["you"] == "steward"
