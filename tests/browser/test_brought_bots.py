"""A member makes a token on the page, allows bots at a table, and sees the bot marked at its seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.test_quality import violations_in_every_theme
from tests.browser.visitor import PHONE, WIDER, Visitor

pytestmark = pytest.mark.slow
SMALL_PHONE = PHONE | {"viewport": {"width": 360, "height": 640}}


def test_a_bot_is_made_allowed_and_marked(visit: Callable[..., Any], axe: str) -> None:
    ada: Visitor = visit("Ada", context=SMALL_PHONE)
    page = ada.page
    ada.go("/club")
    page.get_by_role("button", name="Keep me with a code on paper").click()
    page.get_by_role("button", name="I have written it down").click()
    page.get_by_label("What the bot is called").fill("Miser")
    page.get_by_role("button", name="Make a token").click()
    token = page.locator("section[aria-labelledby=bots] .code").inner_text()
    page.locator("section[aria-labelledby=bots]").scroll_into_view_if_needed()
    assert violations_in_every_theme(ada, axe) == [] and not page.evaluate(WIDER)

    ada.go("/new")
    page.get_by_role("group", name="Bots of members").get_by_role("radio", name="on").check(force=True)
    page.get_by_role("group", name="Bots of members").scroll_into_view_if_needed()
    assert violations_in_every_theme(ada, axe) == [] and not page.evaluate(WIDER)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Members may bring bots")).to_be_visible()
    table = page.url.rpartition("/")[2].partition("#")[0]
    with httpx.Client(base_url=ada.url) as bot:
        assert bot.post("/api/bots/enter", json={"token": token}).status_code == 201
        free = bot.get(f"/api/tables/{table}").json()["free"]
        assert bot.post(f"/api/tables/{table}/seats/{free[0]}", json={}).status_code == 200
    expect(page.get_by_text("Miser (bot)").first).to_be_visible()
    assert violations_in_every_theme(ada, axe) == [] and not page.evaluate(WIDER)

    ada.go("/club")
    page.get_by_role("button", name="End the token of Miser").click()
    page.get_by_role("button", name="End it for good?").click()
    expect(page.get_by_role("button", name="End the token of Miser")).to_have_count(0)
