"""Looking back in a browser: the review of a game, another try, playing on alone and with friends, taking back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from sexton.server.thinking import review_worker
from tests.browser.fits import faults
from tests.browser.test_quality import violations
from tests.browser.visitor import PHONE, SMALL, WIDER, Visitor, play_on
from tests.review.played import little

pytestmark = pytest.mark.slow
SMALLEST = PHONE | {"viewport": {"width": 360, "height": 640}}


@pytest.fixture(autouse=True)
def thinks_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_worker, "Imagined", lambda rules, effort: little(rules))


def reviewed(ada: Visitor) -> str:
    """A small game against a bot, and its review, arrived at from its end."""
    table = ada.make_table(["own", "bot random"], SMALL, hints="on")
    play_on([ada])
    ada.page.get_by_role("button", name="Share this game").click()
    expect(ada.page.get_by_label("Link", exact=True)).to_be_in_viewport()  # although the sheet is longer than a phone
    ada.page.get_by_role("link", name="Review").first.click()
    expect(ada.page.get_by_role("heading", name="Where the result came from")).to_be_visible()
    return table


def test_friends_play_on_from_a_decision_and_everybody_is_told(visit: Any, axe: str) -> None:
    ada, bruno = visit("Ada", context=SMALLEST), visit("Bruno", language="it")
    table = reviewed(ada)
    assert violations(ada, axe) == [] and not ada.page.evaluate(WIDER)
    ada.page.get_by_label("Show every decision").check()
    steps = ada.page.locator(".decisions a")
    step = re.search(r"\d+", steps.nth(1).inner_text())
    assert step is not None
    steps.nth(1).click()
    ada.page.get_by_role("button", name="Play on from here").last.click()
    ada.page.get_by_role("combobox", name="With").select_option("friends")
    expect(ada.page.get_by_text("Everybody at the table is told that the cards may be known.")).to_be_visible()
    assert violations(ada, axe) == [] and not ada.page.evaluate(WIDER)
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.page.get_by_role("heading", name="Bring your friends")).to_be_visible()
    said = f"A practice game, played on from step {step[0]} of another one"
    expect(ada.page.locator("[data-origin]").first).to_contain_text(said)
    assert violations(ada, axe) == [] and not ada.page.evaluate(WIDER)
    bruno.go(ada.page.url.removeprefix(ada.url))
    expect(bruno.page.locator("[data-origin]").first).to_contain_text(f"passo {step[0]}")
    bruno.page.get_by_role("button", name="Siediti qui").click()
    for one in (ada, bruno):
        one.at_table()
        expect(one.page.locator("[data-origin]").first).to_be_attached()
    assert not faults(ada.page) and not faults(bruno.page)
    play_on([ada, bruno])
    again = ada.page.url.rsplit("/", 1)[1]
    told = ada.context.request.get(f"{ada.url}/api/tables/{again}/record").text()
    assert told.startswith("sexton record 3 ") and "dice audited" in told and again != table


def test_another_try_at_a_decision_is_answered_at_once(visit: Any, axe: str) -> None:
    ada = visit("Ada", context=SMALLEST)
    reviewed(ada)
    ada.page.get_by_label("Show every decision").check()
    asked = ada.page.locator(".decisions li").filter(has_not_text="Nothing else").locator("a")
    asked.first.click()
    desk = ada.page.get_by_role("region", name="Review")
    desk.get_by_role("button", name="Try again").click()
    expect(desk.get_by_text("What would be better?")).to_be_visible()
    assert violations(ada, axe) == [] and not ada.page.evaluate(WIDER)
    if (number := desk.get_by_label("Answer")).count():
        number.fill("1")
        desk.get_by_role("button", name="How good is it?").click()
    else:
        desk.get_by_role("button", name="List of answers").click()
        while not desk.get_by_text("times in 100").count() and not desk.get_by_text("did not try this").count():
            desk.locator("fieldset button").first.click()
    expect(desk.get_by_text(re.compile("times in 100|did not try this"))).to_be_visible()
    desk.get_by_role("button", name="Show the answer").click()
    told = ada.page.locator("aside .log li")
    before = told.count()
    desk.get_by_role("button", name="Back to the replay").click()
    expect(ada.page.get_by_label("As seen by")).to_be_visible()
    expect(told).to_have_count(before + 1)  # what came of the decision was untold while another was looked for


def test_a_decision_is_taken_back_with_the_same_or_new_luck(visit: Any, axe: str) -> None:
    ada = visit("Ada", context=SMALLEST)
    table = ada.make_table(["own", "bot random"], SMALL, hints="on")
    for wanted in ("Take back my last decision", "Take it back, with new luck"):
        ada.page.wait_for_selector(".decision.mine .question")
        before = ada.page.locator(".decision.mine .question").inner_text()
        asked = None
        while asked is None:
            if ada.staged:
                asked = ada.page.locator("[data-confirm]:enabled").get_attribute("data-confirm")
                ada.confirm()
            else:
                ada.act()
        ada.page.wait_for_selector(".decision.mine .question, .result")
        ada.page.get_by_role("button", name="Table", exact=True).click()
        assert violations(ada, axe) == []
        ada.page.get_by_role("button", name=wanted).click()
        expect(ada.page.locator(".decision.mine .question")).to_have_text(before)
    play_on([ada])
    told = ada.context.request.get(f"{ada.url}/api/tables/{table}/record").text()
    assert re.search("note took-back 0 same [0-9]+", told) and re.search("note took-back 0 new [0-9]+", told)
