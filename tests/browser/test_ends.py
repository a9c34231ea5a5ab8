"""What somebody ends by themselves: a table that waits, a session on another device."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.test_quality import violations
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.slow


def test_whoever_made_a_table_closes_it_and_everybody_there_is_sent_home(visit: Any) -> None:
    ada, bruno = visit("Ada"), visit("Bruno", language="it", context={"locale": "it-IT"})
    table = ada.make_table(["own", "open", "open"], {}, listing="listed")
    bruno.go("/")
    expect(bruno.page.get_by_role("link", name=re.compile("2 posti liberi ora"))).to_be_visible()
    bruno.go(f"/t/{table}")
    expect(bruno.page.get_by_role("button", name="Chiudi questo tavolo")).to_have_count(0)
    bruno.page.get_by_role("button", name="Siediti qui").first.click()
    expect(ada.page.get_by_text("Bruno", exact=True)).to_be_visible()
    ada.page.get_by_role("button", name="Close this table").click()
    ada.page.get_by_role("button", name="Keep it open").click()
    ada.page.get_by_role("button", name="Close this table").click()
    ada.page.get_by_role("button", name="Close it for everybody?").click()
    expect(ada.page.get_by_text("The table was closed by whoever made it.")).to_be_visible()
    expect(bruno.page.get_by_text("Il tavolo è stato chiuso da chi lo aveva aperto.")).to_be_visible()
    assert bruno.page.url == bruno.url + "/"
    expect(bruno.page.get_by_role("heading", name="I tuoi tavoli")).to_have_count(0)
    bruno.page.goto(f"{bruno.url}/t/{table}")
    expect(bruno.page.get_by_role("heading", name="Qui non è sepolto nessuno")).to_be_visible()


def test_a_table_of_ones_own_is_closed_from_the_first_page(visit: Any) -> None:
    ada = visit("Ada")
    ada.make_table(["own", "open"], {})
    expect(ada.page.get_by_role("button", name="Close this table")).to_be_visible()
    ada.go("/")
    ada.page.get_by_role("button", name="Close this table: Gravediggers").click()
    ada.page.get_by_role("button", name="Close it for everybody?").click()
    expect(ada.page.get_by_role("heading", name="Your tables")).to_have_count(0)
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Games", exact=True)).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Your tables")).to_have_count(0)


def linked(ada: Visitor, phone: Visitor, name: str) -> None:
    """Ada's settings show a link; her phone opens it."""
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Use my name and tables on another device").click()
    expect(ada.page.get_by_role("dialog").get_by_role("img", name="picture")).to_be_visible()
    link = ada.page.get_by_role("dialog").get_by_label("Link", exact=True).input_value()
    phone.page.goto(link)
    use = phone.page.get_by_role("button", name=name)
    expect(use).to_be_visible()
    assert "#" not in phone.page.url
    use.click()
    expect(phone.page.get_by_role("heading", name="Sexton")).to_be_visible()
    expect(ada.page.get_by_text("Your other device is signed in.")).to_be_visible()


def test_another_device_is_signed_in_by_a_link_and_signed_out_again(visit: Any, axe: str) -> None:
    ada = visit("Ada")
    phone = visit("Phone", context=PHONE | {"locale": "it-IT"}, language="it")
    table = ada.make_table(["own", "bot random"], {})
    ada.at_table()
    ada.go("/")
    linked(ada, phone, "Gioca anche qui")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    expect(dialog.get_by_text("this device")).to_have_count(1)
    assert violations(ada, axe) == []
    phone.page.get_by_role("link", name=re.compile("Gravediggers Ada")).click()
    phone.at_table()
    assert table in phone.page.url
    expect(phone.page.get_by_role("region", name="La tua mano")).to_be_visible()
    other = dialog.get_by_role("listitem").filter(has_not_text="this device")
    other.get_by_role("button").click()
    other.get_by_role("button", name="Sign it out?").click()
    expect(dialog.get_by_role("listitem")).to_have_count(1)
    expect(phone.page.get_by_text("questa sessione è stata chiusa da un altro dispositivo")).to_be_visible()
    phone.go("/")
    expect(phone.page.get_by_role("heading", name="Giochi", exact=True)).to_be_visible()
    expect(phone.page.get_by_role("heading", name="I tuoi tavoli")).to_have_count(0)


def test_of_two_devices_at_one_seat_the_last_one_shuffles_and_neither_is_alarmed(visit: Any) -> None:
    ada, phone, bruno = visit("Ada"), visit("Phone", context=PHONE), visit("Bruno")
    table = ada.make_table(["own", "open"], {})
    expect(ada.page.get_by_role("heading", name="Bring your friends")).to_be_visible()
    linked(ada, phone, "Play here, too")
    ada.page.get_by_role("button", name="Close", exact=True).click()
    phone.go(f"/t/{table}")
    expect(phone.page.get_by_role("heading", name="Bring your friends")).to_be_visible()
    bruno.sit(table)
    for visitor in (ada, phone, bruno):
        visitor.at_table()
        expect(visitor.page.locator("[data-alarm]")).to_have_count(0)
    elsewhere = "Another of your devices took part in this shuffle"
    expect(ada.page.get_by_role("log", name="Log").get_by_text(elsewhere)).to_be_attached()
    expect(phone.page.get_by_text(elsewhere)).to_have_count(0)
