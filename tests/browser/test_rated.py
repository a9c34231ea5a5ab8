"""Rated tables in the browser: who sits down by a private link is asked first. test_club_story.py plays one."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.server.kit import Running

pytestmark = pytest.mark.slow


def joined(visitor: Visitor) -> Visitor:
    """As a member with a code on paper."""
    request = visitor.context.request
    assert request.post(f"{visitor.url}/api/guest", data={"name": visitor.name}).ok
    assert request.post(f"{visitor.url}/api/club/code", data={}).status == 201
    return visitor


def test_a_private_link_to_a_rated_seat_asks_first_and_guests_are_told_why_not(visit: Any, server: Running) -> None:
    bruno = visit("Bruno")
    setup = {"game": "gravediggers", "seats": ["own", "invited"], "rated": "on"}
    with httpx.Client(base_url=server.url) as ada:
        assert ada.post("/api/guest", json={"name": "Ada"}).status_code == 200
        assert ada.post("/api/club/code", json={}).status_code == 201
        path = ada.post("/api/tables", json={"setup": setup}).json()["invitations"][0]["path"]
    sit = bruno.page.get_by_role("button", name="Agree and sit here")
    bruno.go(path)
    sit.click()
    expect(bruno.page.get_by_role("alert")).to_contain_text("members of the club, and bots, sit at a rated table")
    joined(bruno)
    bruno.go("/")
    bruno.go(path)
    sit.click()
    expect(bruno.page.get_by_text("By sitting down you have agreed")).to_be_visible()
    assert [" 409 " in one or " 403 " in one for one in bruno.complaints] == [True] * 3
    bruno.complaints.clear()
