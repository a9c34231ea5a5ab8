"""Rated tables in the browser: who sits down by a private link is asked first. test_club_story.py plays one."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.slow


def joined(visitor: Visitor) -> Visitor:
    """As a member with a code on paper."""
    request = visitor.context.request
    assert request.post(f"{visitor.url}/api/guest", data={"name": visitor.name}).ok
    assert request.post(f"{visitor.url}/api/club/code", data={}).status == 201
    return visitor


def test_a_private_link_to_a_rated_seat_asks_first_and_guests_are_told_why_not(visit: Any) -> None:
    ada, bruno, guest = joined(visit("Ada")), joined(visit("Bruno")), visit("Gast")
    setup = {"game": "gravediggers", "seats": ["own", "invited"], "rated": "on"}
    made = ada.context.request.post(f"{ada.url}/api/tables", data={"setup": setup}).json()
    path = made["invitations"][0]["path"]
    for visitor in (guest, bruno):
        visitor.go(path)
        visitor.page.get_by_role("button", name="Agree and sit here").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("only members of the club, and bots, sit at a rated table")
    expect(bruno.page.get_by_text("By sitting down you have agreed")).to_be_visible()
    assert [" 409 " in one or " 403 " in one for one in guest.complaints + bruno.complaints] == [True] * 3
    guest.complaints.clear()
    bruno.complaints.clear()
