"""Games of Gravediggers from the first click to the last."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fits import fits_every_screen
from tests.browser.heard import heard
from tests.browser.visitor import ROBBERIES, SMALL, Visitor, play_on

pytestmark = pytest.mark.slow
CARD = r"\d+|X|widow|guard|accomplice|bandit"


def test_two_clicks_and_one_plays_against_bots(visit: Any) -> None:
    """Who has never played is told first what to aim at, once."""
    ada = visit("Ada", aims=[], context={"viewport": {"width": 360, "height": 640}})
    ada.go("/")
    with ada.page.expect_request(re.compile(r"/api/games/gravediggers/words\?.*edition=\d")):  # of the table's edition
        ada.page.get_by_role("button", name="Play against bots: Gravediggers").click()
    ada.at_table()
    expect(ada.page.get_by_role("list", name="The five cemeteries")).to_be_visible()
    expect(ada.page.get_by_text("Most money wins.")).to_be_visible()
    fits_every_screen(ada.page, sizes=((320, 568), (844, 390), (1280, 800), (1366, 768), (360, 640)))
    ada.page.get_by_role("button", name="Begin").click()
    expect(ada.page.locator(".decision.mine .question")).to_be_visible()
    ada.page.reload()
    expect(ada.page.locator(".decision.mine .question")).to_be_visible()


def test_two_browsers_and_a_bot_play_a_game_to_its_end(visit: Any, tmp_path: Path) -> None:
    ada, bruno = visit("Ada"), visit("Bruno")
    table = ada.make_table(["own", "open", "bot random"], SMALL)
    expect(ada.page.get_by_role("img", name="picture")).to_be_visible()
    bruno.sit(table)
    ada.at_table()
    bruno.at_table()
    play_on([ada, bruno])
    scores = [one.page.locator(".ranks .score").all_inner_texts() for one in (ada, bruno)]
    assert scores[0] == scores[1]
    expect(ada.page.get_by_role("rowheader", name="result")).to_be_visible()
    check_review(ada)
    check_replay(ada)
    check_the_shuffle(ada, tmp_path)
    bruno.page.get_by_role("button", name="Once more").click()
    bruno.page.wait_for_url(lambda url: "/t/" in url and table not in url)


def check_review(ada: Visitor) -> None:
    """From the result to the review, to a decision on the board, and another try at it; and back."""
    page, table = ada.page, ada.page.url
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("rowheader", name="the result")).to_be_visible()
    slider = page.get_by_role("slider", name="Everybody’s chances")
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Step \d+: Ada \d+ %, Bruno \d+ %"))
    page.get_by_label("Show every decision").check()
    decisions = page.locator(".decisions li", has_not_text="Nothing else")
    decisions.first.get_by_role("link").click()
    page.get_by_role("button", name="Try again").click()
    shown = page.locator(".decision [role=status]")
    expect(shown).to_contain_text("What would be better?")
    if page.get_by_role("button", name="How good is it?").count():
        page.get_by_role("button", name="How good is it?").click()
    else:
        page.get_by_role("button", name="List of answers").click()
        while page.locator(".decision fieldset button").count():
            page.locator(".decision fieldset button").first.click()
    expect(shown).to_contain_text(re.compile(r"wins \d+ (%|times in 100)|did not try"))
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_role("button", name="Back to the replay").click()
    expect(page.locator(".where")).to_be_visible()
    check_playing_on(ada)
    ada.go(table.removeprefix(ada.url))
    assert not ada.complaints


def check_playing_on(ada: Visitor) -> None:
    """A practice table from a moment of the game; a decision there, and taken back with new luck."""
    page = ada.page
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    ada.at_table()
    for number, _ in enumerate(ada.questions()):
        if number == 1:
            break
        while ada.act():
            pass
    if ada.over:
        return
    page.get_by_role("button", name="Table", exact=True).click()
    with page.expect_navigation():
        page.get_by_role("button", name="Take it back, with new luck").click()
    ada.at_table()
    expect(page.get_by_text("You have taken back a decision, with new luck.")).to_be_attached()


def check_replay(ada: Visitor) -> None:
    page = ada.page
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".graveyard")
    where = page.locator(".where")
    first = where.inner_text()
    page.keyboard.press("ArrowRight")
    expect(where).not_to_have_text(first)
    page.keyboard.press("End")
    expect(where).to_have_text(re.compile(r"(\d+) \D+ \1 "))  # the last step, once all have come
    last = where.inner_text()
    page.keyboard.press("[")
    expect(where).not_to_have_text(last)
    page.keyboard.press("Home")
    expect(where).to_have_text(first)
    expect(page.locator(".result, .ranks")).to_have_count(0)  # how it ends is not told before
    page.get_by_role("button", name="Play", exact=True).click()
    expect(where).not_to_have_text(first)
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("End")
    page.wait_for_url(re.compile(r"#\d+"))
    page.evaluate("() => { location.hash = '#1&as=1'; }")  # a link to another moment of the same game
    expect(page.get_by_label("As seen by")).to_have_value("1")
    expect(page.get_by_label("Step", exact=True)).to_have_value("0")
    page.get_by_label("As seen by").select_option("open")
    page.wait_for_selector(".open-hand", state="attached")


def check_the_shuffle(ada: Visitor, folder: Path) -> None:
    page = ada.page
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "right")
    # chain, commitment, salts, draws, the fingerprint, and what this browser saw
    assert page.locator("[data-verdict] li").count() == 6
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = folder / "game.sexton"
    download.value.save_as(record)
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    draw = next(number for number, line in enumerate(lines) if " draw " in line)
    tampered = folder / "tampered.sexton"
    lines[draw] = lines[draw].replace("draw", "drew")
    tampered.write_text("".join(lines), encoding="utf-8")
    ada.go("/check")
    for path, verdict in ((record, "right"), (tampered, "wrong")):
        page.get_by_label("A record (.sexton)").set_input_files(path)
        expect(page.get_by_role("heading", name=path.name)).to_be_visible()
        expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", verdict)


def test_a_refresh_in_the_middle_of_sealed_fists_loses_nothing(visit: Any) -> None:
    ada, bruno = visit("Ada"), visit("Bruno")
    bruno.sit(ada.make_table(["own", "open"], ROBBERIES))
    play_on([ada, bruno], until=lambda: any(one.page.locator("input.typed").count() for one in (ada, bruno)))
    for one in (ada, bruno):
        expect(one.page.get_by_role("spinbutton")).to_be_visible()
    ada.page.get_by_role("spinbutton").fill("3")
    ada.page.get_by_role("button", name="Confirm 3").click()
    expect(ada.page.get_by_text("Sealed: 3")).to_be_visible()
    expect(bruno.page.get_by_text("ready").first).to_be_attached()
    ada.page.reload()
    expect(ada.page.get_by_text("Sealed: 3")).to_be_visible()
    ada.page.get_by_role("button", name="Change").click()
    ada.page.get_by_role("spinbutton").fill("1")
    ada.page.get_by_role("button", name="Confirm 1").click()
    expect(ada.page.get_by_text("Sealed: 1")).to_be_visible()
    bruno.page.get_by_role("button", name="Confirm 0").click()
    expect(ada.page.get_by_role("log").get_by_text("Fists open: you 1 and Bruno 0.")).to_be_visible()


def test_a_broken_line_is_mended_and_keeps_what_was_picked(visit: Any) -> None:
    """And nothing on the table moves because of it; on a phone the notice is as high as the top bar, and whole."""
    ada = visit("Ada", context={"viewport": {"width": 360, "height": 640}})
    lines: list[Any] = []

    mended = True

    def through(socket: Any) -> None:
        if not mended:
            socket.close(code=1012, reason="come again")
            return
        lines.append(socket)
        socket.connect_to_server()

    ada.page.route_web_socket("**/ws/**", through)
    ada.make_table(["own", "bot random"], ROBBERIES)
    play_on([ada], until=lambda: ada.page.locator("input.typed").count() > 0)
    ada.page.get_by_role("spinbutton").fill("4")
    ada.page.evaluate("async () => (await caches.open('sexton for the train')).put('/alone?kept=1', new Response())")
    ada.watch_shifts()
    mended = False
    lines[-1].close(code=1012, reason="come again")
    expect(ada.page.get_by_text("The connection is lost").first).to_be_visible()
    expect(ada.page.get_by_role("link", name="Play here meanwhile")).to_be_visible()
    for part in ada.page.locator(".notices .notice, .notices .notice > *").all():
        box = part.bounding_box()
        assert box and box["x"] + box["width"] <= 360 and box["y"] + box["height"] <= 48, box
    ada.page.locator(".notices").get_by_role("button", name="Close").click()
    ada.page.get_by_role("button", name="Rules").click(trial=True)  # what lay under it
    mended = True
    expect(ada.page.get_by_text("The connection is lost")).to_have_count(0)
    expect(ada.page.get_by_role("spinbutton")).to_have_value("4")
    assert sum(value for value, _ in ada.shifts()) < 0.05, ada.shifts()
    ada.page.get_by_role("button", name="Confirm 4").click()
    ada.page.get_by_role("button", name="Log").click()
    expect(ada.page.get_by_role("log").get_by_text("you 4").last).to_be_visible()


def test_a_whole_game_by_keyboard_alone(visit: Any) -> None:
    """And on every screen: whatever is asked, what one needs for it is in sight."""
    ada = visit("Ada")
    ada.make_table(["own", "bot random"], SMALL)
    ada.at_table()
    page = ada.page
    looked: set[str] = set()
    for _ in range(2_000):
        if ada.over:
            break
        asked = page.locator(".decision.mine")
        if asked.count() and (step := asked.get_attribute("data-step")) and step not in looked:
            if step == "place":  # for fists nothing on the board is lit
                heard(page, ("You", "Beatrix"), CARD)
                expect(page.get_by_role("list", name="The three cemeteries")).to_be_visible()
            if step == "fists":  # each says which one it is, though none is a button now
                ring = page.get_by_role("list", name="The three cemeteries")
                expect(ring).to_contain_text(re.compile("cemetery 1.*cemetery 2.*cemetery 3", re.DOTALL))
            looked.add(step)
            fits_every_screen(page)
        confirm = page.locator("[data-confirm]:enabled")
        if confirm.count():
            ask = confirm.get_attribute("data-confirm")
            page.keyboard.press("ArrowRight")  # one coin more, where coins are asked for
            page.keyboard.press("Enter")
            ada.until_answered(ask)
        elif page.locator(".decision.mine").count():
            page.keyboard.press("1")
        page.wait_for_timeout(30)
    assert ada.over
    assert {"place", "fists"} <= looked
    for height in (1000, 560, 860):  # who reads the end of the log goes on reading it
        page.set_viewport_size({"width": 1280, "height": height})
        expect(page.get_by_role("log").get_by_role("listitem").last).to_be_in_viewport()
    fits_every_screen(page, ".result .row .button", ((390, 844), (844, 390), (683, 384), (1366, 768)))
    page.keyboard.press("r")
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")


def test_a_card_is_dragged_to_a_cemetery(visit: Any) -> None:
    ada = visit("Ada")
    ada.make_table(["own", "bot random"], {"box": {"tiles": [9, 0, 0, 0]}})
    ada.at_table()
    page = ada.page
    page.wait_for_selector(".hand .pick")
    ada.settle()
    card, cemetery = page.locator(".hand .pick").first.bounding_box(), page.locator(".cemetery.c2").bounding_box()
    assert card is not None and cemetery is not None
    page.mouse.move(card["x"] + 20, card["y"] + 30)
    page.mouse.down()
    page.mouse.move(card["x"] + 60, card["y"] - 60, steps=4)
    page.mouse.move(cemetery["x"] + 60, cemetery["y"] + 60, steps=4)
    page.mouse.up()
    expect(page.locator(".staged")).to_contain_text("→ cemetery 2")
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("log").get_by_text("You lay ")).to_be_visible()


def test_a_story_is_told_in_beats_and_can_be_skipped(visit: Any) -> None:
    ada = visit("Ada", speed="0.5")  # slow enough to be skipped on a busy machine
    ada.make_table(["own", "bot random"], ROBBERIES)
    ada.at_table()
    page = ada.page

    def fists() -> bool:
        ada.skip()
        return page.locator("input.typed").count() > 0

    play_on([ada], until=fists)
    page.get_by_role("button", name="Confirm 0").click()
    page.wait_for_selector(".theatre .cards .turn")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".theatre")).to_have_count(0)
    page.keyboard.press("a")
    expect(page.locator(".caption .told")).to_contain_text("Fists open")
    ada.skip()
    expect(page.locator(".caption")).to_have_count(0)
