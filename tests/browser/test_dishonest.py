"""Tables that cheat at the shuffle, and honest ones: what the page says of each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from sexton.commands.verify import verify
from sexton.kernel.chance.guard import Seen
from tests.browser.test_quality import violations
from tests.browser.visitor import SMALL, Visitor
from tests.server import dishonest

pytestmark = pytest.mark.slow
WORDS = ".log .fingerprint b"
NOTICED = {
    "swap": ("commitment-changed", "commitment-changed"),
    "again": ("asked-again", "asked-again"),
    "left-out": ("own-salt-missing", None),
    "void": ("void-though-open", "void-though-open"),
}
# As after a shuffle in which a player's part was wrong.
REMEMBERED = """() => {
  const key = Object.keys(localStorage).find((one) => one.startsWith("sexton.seen."));
  const kept = JSON.parse(localStorage.getItem(key));
  kept.seats[0].alarm = "salt-wrong";
  localStorage.setItem(key, JSON.stringify(kept));
}"""
TITLES = {"en": "Do not trust this table", "it": "Non fidarti di questo tavolo"}


def saved(page: Page, folder: Path) -> Path:
    """The file that the page offers."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save what this browser saw").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def verified(ada: Visitor, bruno: Visitor, table: str, folder: Path) -> dict[str, Any]:
    """What `sexton verify --seen` says of the record and of what Bruno's browser saw, once both have resigned."""
    bruno.page.get_by_role("button", name="Table", exact=True).click()
    seen = saved(bruno.page, folder)
    bruno.page.keyboard.press("Escape")
    for visitor in (ada, bruno):
        visitor.page.get_by_role("button", name="Table", exact=True).click()
        visitor.page.get_by_role("button", name="Resign").click()
        visitor.page.get_by_role("button", name="Yes, leave for good").click()
    bruno.page.wait_for_selector(".result")
    played = folder / f"{table}.sexton"
    played.write_bytes(bruno.context.request.get(f"{bruno.url}/api/tables/{table}/record").body())
    said = CliRunner().invoke(verify, [str(played), "--seen", str(seen), "--json"])
    verdict: dict[str, Any] = json.loads(said.output)[0]
    return verdict


def test_every_way_of_cheating_is_noticed(visit: Any, axe: str, tmp_path: Path) -> None:
    ada, bruno = visit("Ada"), visit("Bruno", language="it", theme="paper")
    for mode, alarms in NOTICED.items():
        with dishonest.cheats(mode):
            table = ada.make_table(["own", "open"], SMALL)
            bruno.go(f"/t/{table}")
            bruno.page.get_by_role("button", name="Siediti qui").click()
            for visitor, alarm, language in zip((ada, bruno), alarms, TITLES, strict=True):
                if alarm is not None:
                    notice = visitor.page.get_by_role("alert").filter(has_text=TITLES[language])
                    expect(notice).to_have_attribute("data-alarm", alarm)
                    expect(visitor.page.locator(".fingerprint")).to_have_count(0)
        seen = msgspec.json.decode(saved(ada.page, tmp_path).read_bytes(), type=Seen)
        assert (seen.table, seen.seat, len(seen.salt), seen.alarm) == (table, 0, 64, alarms[0]), mode
        assert seen.shown[0].commitment == seen.commitment, mode
    bruno.page.reload()
    expect(bruno.page.locator("[data-alarm]")).to_be_visible()  # for as long as the browser remembers it
    assert violations(bruno, axe) == []


def test_an_alarm_pushes_nothing_away(visit: Any) -> None:
    """It lies over a table that is played at all the same, and folds into its heading."""
    ada = visit("Ada")
    ada.make_table(["own", "bot random"], SMALL)
    ada.at_table()
    alarm, board = ada.page.locator("[data-alarm]"), ada.page.locator(".stage")
    place = board.bounding_box()
    ada.page.evaluate(REMEMBERED)
    ada.page.reload()
    expect(alarm).to_be_visible()
    told = alarm.bounding_box()
    assert told and place and told["y"] == place["y"] and board.bounding_box() == place
    alarm.get_by_role("heading").click()
    folded = alarm.bounding_box()
    assert folded and folded["height"] < told["height"] / 2


def test_different_lists_show_in_the_fingerprint_and_against_the_record(visit: Any, tmp_path: Path) -> None:
    ada, bruno = visit("Ada"), visit("Bruno")
    with dishonest.cheats("different-lists"):
        table = ada.make_table(["own", "open"], SMALL)
        bruno.sit(table)
        told = [visitor.page.locator(WORDS).inner_text() for visitor in (ada, bruno)]
    assert told[0] != told[1]
    verdict = verified(ada, bruno, table, tmp_path)
    assert not verdict["right"] and "seat 1" in verdict["problem"]
    for visitor, verdict in ((ada, "right"), (bruno, "wrong")):
        visitor.go(f"/replay/{table}#check")
        expect(visitor.page.locator("[data-verdict]")).to_have_attribute("data-verdict", verdict)


def test_an_honest_deal_has_the_same_four_words_everywhere_and_alarms_nobody(visit: Any, tmp_path: Path) -> None:
    """Ada has two tabs and loads one of them again; Bruno changes his model, so that the first deal is called off."""
    ada, bruno = visit("Ada"), visit("Bruno")
    table = ada.make_table(["own", "open"], SMALL, start="host")
    tab = ada.context.new_page()
    tab.goto(f"{ada.url}/t/{table}")
    bruno.sit(table)
    bruno.page.get_by_role("button", name="Stand up").click()
    expect(ada.page.locator("[data-called-off]")).to_contain_text("An earlier shuffle was called off")
    bruno.page.get_by_role("button", name="Sit here").click()
    ada.page.reload()
    ada.page.get_by_role("button", name="Deal the cards").click()
    pages = (ada.page, tab, bruno.page)
    told = {page.locator(WORDS).inner_text() for page in pages}
    tab.reload()
    for page in pages:
        expect(page.locator("[data-called-off]")).to_have_count(1)
        expect(page.locator(WORDS)).to_have_count(1)
        expect(page.locator("[data-alarm]")).to_have_count(0)
    tab.close()
    verdict = verified(ada, bruno, table, tmp_path)
    assert verdict["right"] and told == {verdict["fingerprint"]}
    ada.go(f"/replay/{table}#check")
    expect(ada.page.locator("[data-verdict='right']")).to_contain_text(told.pop())
