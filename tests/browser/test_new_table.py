"""What the form for a new table offers where the server offers it: notices by mail, boards and decks of one's own."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import PATIENCE, PHONE, WATCH_SHIFTS, WIDER, Visitor
from tests.games.vampire.cover import ALLEY
from tests.server.kit import Running, quick
from tests.server.test_notices import Sink
from tests.server.test_uploads import DECK, OBJECTIVES

pytestmark = pytest.mark.slow


class Letters:
    """A mail server on the loopback, on a loop of its own."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.port: int = asyncio.run_coroutine_threadsafe(self.open(), self.loop).result(PATIENCE / 1000)

    async def open(self) -> int:
        self.sink = Sink()
        self.server = await asyncio.start_server(self.sink.listen, "127.0.0.1", 0)
        return int(self.server.sockets[0].getsockname()[1])

    def next(self) -> str:
        _, letter = asyncio.run_coroutine_threadsafe(self.sink.next(), self.loop).result(PATIENCE / 1000)
        return str(letter.get_content())

    async def stop(self) -> None:
        self.server.close()
        await self.server.wait_closed()

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self.stop(), self.loop).result(PATIENCE / 1000)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


@pytest.fixture
def letters() -> Iterator[Letters]:
    opened = Letters()
    yield opened
    opened.close()


@pytest.fixture
def mailing(letters: Letters, tmp_path: Path) -> Iterator[Running]:
    mail = {
        "smtp_host": "127.0.0.1",
        "smtp_port": letters.port,
        "smtp_security": "none",
        "smtp_from": "table@x.example",
    }
    running = Running(quick(tmp_path / "tables.db", public_url="http://x.example", **mail))
    yield running
    running.stop()


def test_notices_of_a_slow_table_go_to_an_address_that_was_proved(
    browser: Browser, letters: Letters, mailing: Running
) -> None:
    ada = Visitor(browser, mailing.url, "Ada", language="it", context=PHONE)
    page = ada.page
    ada.go("/new")
    page.get_by_role("radio", name="giorni").check(force=True)
    page.get_by_label("Indirizzo e-mail").fill("ada@example.org")
    page.get_by_role("button", name="Mandami un codice").tap()
    found = re.search(r" ([a-z0-9]{8})\.", letters.next())
    assert found
    page.get_by_label("Codice del messaggio").fill("wrong")
    page.get_by_role("button", name="Conferma l'indirizzo").tap()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Codice del messaggio").fill(found[1])
    page.get_by_role("button", name="Conferma l'indirizzo").tap()
    expect(page.get_by_text("Gli avvisi vanno a ada@example.org.")).to_be_visible()
    assert not page.evaluate(WIDER)
    ada.go("/")
    page.get_by_role("button", name="Impostazioni").click()
    expect(page.get_by_role("dialog").get_by_text("Gli avvisi vanno a ada@example.org.")).to_be_visible()
    page.get_by_role("button", name="Niente più posta").click()
    expect(page.get_by_label("Indirizzo e-mail")).to_be_visible()
    ada.close()


@pytest.mark.parametrize("width", [320, 768, 1366])
def test_one_begins_as_one_likes_on_a_first_page_that_stays_calm(visit: Any, width: int) -> None:
    ada = visit("Ada", theme="system", context={"viewport": {"width": width, "height": 768}, "color_scheme": "light"})
    page = ada.page
    ada.context.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH_SHIFTS})")
    ada.go("/")
    page.get_by_label("How many players: Graverobbers").select_option("4")
    page.get_by_label("How well the bots play: Graverobbers").select_option("easy")
    ada.settle()
    assert sum(value for value, _ in ada.shifts()) < 0.05, ada.shifts()
    assert page.evaluate("document.documentElement.dataset.theme") == "paper"
    assert not page.evaluate(WIDER)
    tops = [page.locator(".games > li").nth(at).bounding_box()["y"] for at in range(4)]
    assert len([top for top in tops if top == tops[-1]]) in (1, 2, 4) and len(set(tops)) in (1, 2, 4)
    if width == 1366:  # the picture leaves the first screen to the games
        for button in page.get_by_role("button", name="Play against bots").all():
            expect(button).to_be_in_viewport(ratio=1)
    with page.expect_request("**/api/tables*") as asked:
        page.get_by_role("button", name="Play against bots: Graverobbers").click()
    assert asked.value.post_data_json["setup"]["seats"] == ["own", *["bot easy"] * 3]
    page.wait_for_selector(".decision")
    ada.go("/")
    page.get_by_role("button", name="Drop this table: Graverobbers").click()
    page.get_by_role("button", name="Drop it?").click()
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)
    expect(page.get_by_label("How many players: Graverobbers")).to_have_value("4")


def test_bots_with_a_character_are_chosen_by_what_they_do_and_say_so_at_the_table(visit: Any) -> None:
    ada = visit("Ada", language="it", context={"viewport": {"width": 1366, "height": 768}})
    page = ada.page
    ada.go("/")
    kinds = page.get_by_label("In che modo giocano i bot: Graverobbers")
    kinds.select_option("careful")
    expect(page.locator("[data-game=graverobbers]").get_by_text("accusa di rado")).to_be_visible()
    kinds.select_option("mixed")
    with page.expect_request("**/api/tables*") as asked:
        page.get_by_role("button", name="Gioca contro i bot: Graverobbers").click()
    assert asked.value.post_data_json["setup"]["seats"] == ["own", "bot normal-bold", "bot normal-careful"]
    page.wait_for_selector(".decision")
    told = [sign.get_attribute("title") for sign in page.locator(".seat .sign").all()]
    assert any((one or "").startswith("bot, normale, prudente: gioca una carta alla volta") for one in told)
    ada.go("/new?game=graverobbers")
    page.get_by_label("Posto 2").select_option("bot hard-sly")
    expect(page.get_by_text("posa carte coperte e spia")).to_be_visible()
    assert not page.evaluate(WIDER)


def test_who_joins_on_a_phone_is_told_how_the_table_is_played_and_names_themselves_first(visit: Any) -> None:
    """The clock and the house rules, and no others: the usual objectives are none."""
    ada, bob = visit("Ada"), visit("", context=PHONE)
    clock = {"kind": "bank", "bank": 1200}
    table = ada.make_table(["own", "open", "open"], {"hands": "3"}, game="graverobbers", clock=clock)
    bob.context.add_init_script("navigator.share = async (given) => void (window.shared = given)")
    bob.go(f"/t/{table}")
    facts = bob.page.locator(".facts")
    expect(facts).to_contain_text("20 minutes each, and 15 seconds per answer")
    expect(facts.get_by_text("House rules")).to_have_text("House rules: Hands in a match: three")
    expect(facts.get_by_role("link", name="Read the rules")).to_have_attribute("href", "/rules/graverobbers")
    name, seat = bob.page.get_by_label("Your name"), bob.page.get_by_role("button", name="Sit here").first
    assert name.bounding_box()["y"] < seat.bounding_box()["y"]
    bob.tap(bob.page.get_by_role("button", name="Share", exact=True))
    assert bob.page.evaluate("window.shared") == {"url": bob.page.url, "title": "Graverobbers · Sexton"}
    name.fill("Bob")
    bob.tap(seat)
    expect(bob.page.locator(".chairs li").nth(1)).to_contain_text("Bob (you)")


def test_where_no_mail_is_sent_none_is_offered(visit: Any) -> None:
    ada = visit("Ada")
    with ada.page.expect_response("**/api/guest/mail*") as answer:
        ada.go("/new")
        ada.page.get_by_role("radio", name="days").check(force=True)
    assert answer.value.json() == {"mail": "", "offered": False}
    expect(ada.page.get_by_role("spinbutton", name="Days per answer")).to_be_visible()
    assert ada.page.get_by_label("E-mail address").count() == 0


OWN = {  # what it is called, a good one with a sign of it, what is made wrong in it and how that line then reads
    "vampire": ("Board", ALLEY.replace("Alley", "My garden"), "My garden", ("o . S . .", "o . ? . ."), "o . ? . ."),
    "gloomy_graves": ("Deck", DECK, "evening", ("dragon/dragon", "dragon/penguin"), "dragon/penguin 9 0 0"),
    "graverobbers": ("Objectives", OBJECTIVES, '"points": 7', ("black 3-4", "black 3-9"), "black 3-9 3"),
}


@pytest.mark.parametrize("game", OWN)
def test_ones_own_is_checked_named_with_its_wrong_line_and_played_with(visit: Any, tmp_path: Path, game: str) -> None:
    what, text, sign, wrong, line = OWN[game]
    ada = visit("Ada")
    page = ada.page
    ada.go(f"/new?game={game}")
    page.get_by_text("House rules").click()
    page.get_by_text(f"{what}: your own").click()
    page.get_by_label("Or paste it here").fill(text.replace(*wrong))
    page.get_by_role("button", name="Check and use it").click()
    expect(page.get_by_role("alert").get_by_text(line, exact=True)).to_be_visible()
    ada.complaints.clear()  # the browser's own line about a request that was refused
    path = tmp_path / "mine.txt"
    path.write_text(text, encoding="utf-8")
    page.get_by_label("Choose a file").set_input_files(path)
    expect(page.get_by_text(f"{what}: mine.txt is used at this table.")).to_be_visible()
    with page.expect_request("**/api/tables*") as asked:
        page.get_by_role("button", name="Open the table").click()
    body = asked.value.post_data_json
    assert sign in json.dumps(body["setup"]["options"][what.lower()])
    expect(page.get_by_role("heading", name="Bring your friends")).to_be_visible()
