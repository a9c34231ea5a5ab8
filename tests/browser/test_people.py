"""Seats, devices, watchers, languages, phones; the referee."""

from __future__ import annotations

import re
import time
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.browser.fits import fits_the_bar
from tests.browser.proxy import Proxy
from tests.browser.test_quality import violations
from tests.browser.visitor import PHONE, SMALL, WIDER, Visitor, play_on
from tests.server.kit import Running

pytestmark = pytest.mark.slow


def test_a_table_is_made_shared_and_joined_by_link(visit: Any) -> None:
    ada, bruno = visit("Ada"), visit("Bruno")
    ada.go("/new?game=gravediggers")
    ada.page.get_by_role("radio", name="2", exact=True).check(force=True)
    ada.page.get_by_role("radio", name="on the first page").check(force=True)
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.get_by_role("heading", name="Bring your friends")).to_be_visible()
    link = ada.page.get_by_label("Link", exact=True).input_value()
    bruno.go("/")
    bruno.page.get_by_role("link", name="Gravediggers Ada one free seat").click()
    assert bruno.page.url == link
    expect(bruno.page.get_by_text("No clock")).to_be_visible()
    expect(bruno.page.get_by_role("link", name="Read the rules")).to_be_visible()
    name, seat = bruno.page.get_by_label("Your name"), bruno.page.get_by_role("button", name="Sit here")
    assert in_order(name, seat)
    say(ada, "Are you coming?")
    expect(bruno.page.get_by_role("log").get_by_text("Are you coming?")).to_be_visible()
    seat.click()
    ada.at_table()
    bruno.at_table()
    ada.page.get_by_role("tab", name="Chat").click()
    say(ada, "Good evening, look at https://example.org/map.")
    expect(bruno.page.locator(".notice").get_by_text("Ada: Good evening")).to_be_visible()
    expect(bruno.page.get_by_role("log", name="Log").get_by_text("Good evening")).to_be_visible()
    tab = bruno.page.get_by_role("tab", name="Chat")
    expect(tab).to_contain_text("2 new lines")
    bruno.page.get_by_role("button", name="Answer").click()
    expect(tab).not_to_contain_text("new line")
    followed = bruno.page.get_by_role("link", name="https://example.org/map", exact=True)
    assert followed.get_attribute("rel") == "noopener noreferrer nofollow"
    expect(bruno.page.get_by_role("log", name="Chat").locator("time")).to_have_count(2)


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_label("Say something").fill(text)
    visitor.page.keyboard.press("Enter")


def in_order(*found: Locator) -> bool:
    places = [one.bounding_box() for one in found]
    return all(one and other and one["y"] < other["y"] for one, other in pairwise(places))


def test_house_rules_are_named_in_words_and_make_room_for_more(visit: Any) -> None:
    ada = visit("Ada", language="it", context={"locale": "it-IT"})
    ada.go("/")
    expect(ada.page.get_by_text("da 2 a 4 giocatori, fino a 6 con una regola della casa")).to_be_visible()
    ada.go("/new?game=vampire")
    page = ada.page
    page.get_by_role("radio", name="5", exact=True).check(force=True)
    expect(page.get_by_text("Giocatori, fino a 6")).to_be_visible()
    page.get_by_text("Regole della casa").click()
    expect(page.get_by_role("radio", name="fino a 6")).to_be_checked()
    expect(page.get_by_text("Con «sbarrano la via» non puoi")).to_be_visible()  # as the button beside it is called
    page.get_by_role("radio", name="Lych Gate, breve").check(force=True)
    page.get_by_role("button", name="Apri il tavolo").click()
    expect(page.locator(".chairs li")).to_have_count(5)


def test_a_seat_moves_to_another_device(visit: Any) -> None:
    ada, phone = visit("Ada"), visit("Ada", context=PHONE)
    ada.make_table(["own", "bot random"], {})
    ada.at_table()
    ada.page.get_by_role("button", name="Table", exact=True).click()
    ada.page.get_by_role("button", name="Play on another device").click()
    expect(ada.page.get_by_role("img", name="picture")).to_be_visible()
    link = ada.page.get_by_label("Link", exact=True).input_value()
    assert "#seat=" in link
    phone.page.goto(link)
    phone.at_table()
    assert "#" not in phone.page.url
    expect(phone.page.get_by_role("region", name="Your hand")).to_be_visible()
    expect(ada.page.get_by_text("taken over on another device")).to_be_visible()
    expect(ada.page.get_by_role("region", name="Your hand")).to_have_count(0)


def test_those_present_agree_to_open_a_seat_and_the_log_tells_what_became_of_it(visit: Any) -> None:
    people = ada, bruno, carla = visit("Ada"), visit("Bruno"), visit("Carla")
    table = ada.make_table(["own", "open", "open"], {}, clock={"kind": "bank", "bank": 900, "increment": 5})
    for person in (bruno, carla):
        person.sit(table)
    for person in people:
        person.at_table()
    bruno.page.get_by_role("button", name="Table", exact=True).click()
    bruno.page.get_by_role("button", name="Resign").click()
    bruno.page.get_by_role("button", name="Yes, leave for good").click()
    for person in (ada, carla):
        expect(person.page.locator(".notice").get_by_text("Bruno resigned.")).to_be_visible()
        expect(person.page.get_by_role("log").get_by_text("Bruno resigned.")).to_be_visible()
    expect(bruno.page.get_by_text("You have left this game for good.")).to_be_visible()
    ada.page.get_by_role("button", name="Table", exact=True).click()
    ada.page.get_by_role("button", name="Propose to open Bruno's seat").click()
    carla.page.get_by_role("button", name="Agree").click()
    expect(carla.page.get_by_role("log").get_by_text("Those present agreed to replace")).to_be_visible()
    dora = visit("Dora")
    dora.go(f"/t/{table}")
    expect(dora.page.get_by_text("Bruno's seat (bot) is free.")).to_be_visible()
    dora.page.get_by_role("button", name="Sit here").click()
    expect(dora.page.get_by_role("region", name="Your hand")).to_be_visible()
    expect(bruno.page.get_by_role("region", name="Your hand")).to_have_count(0)
    for person, changed in (
        (ada, "The seat of Dora has"),
        (dora, "Your seat has"),
    ):  # a newcomer reads what came before
        log = person.page.get_by_role("log")
        expect(log.get_by_text(f"{changed} changed hands.")).to_be_visible()
        expect(log.get_by_text("the table makes default moves for Seat 2")).to_be_visible()


def test_who_is_left_alone_is_asked_whether_to_go_on(visit: Any, axe: str) -> None:
    ada, bruno = visit("Ada", context=PHONE), visit("Bruno")
    table = ada.make_table(["own", "open"], {})
    bruno.sit(table)
    ada.at_table()
    bruno.go("/")
    away = ada.page.locator(".notice").filter(has_text="Bruno is away.")
    expect(away).to_contain_text(re.compile(r"A bot may play on in \d+ s\."))
    expect(away.get_by_role("button", name="A bot for Bruno")).to_have_count(0)  # before that none is offered
    bruno.page.get_by_role("button", name="Drop this table").click()
    bruno.page.get_by_role("button", name="Leave for good?").click()
    expect(bruno.page.get_by_role("heading", name="Your tables")).to_have_count(0)
    asked = ada.page.get_by_role("alert").filter(has_text="Bruno has left for good.")
    expect(asked).to_be_visible()
    assert not ada.page.evaluate(WIDER)
    fits_the_bar(ada.page)
    assert violations(ada, axe) == []
    asked.get_by_role("button", name="Go on").tap()
    expect(asked).to_have_count(0)
    expect(ada.page.locator(".notice").get_by_text("From now on a bot answers for Bruno.")).to_be_visible()
    ada.page.get_by_role("button", name="Table", exact=True).tap()
    ada.page.get_by_role("button", name="Propose to end the game").tap()
    ada.page.wait_for_selector("#result")


def test_when_time_is_up_everybody_is_told_and_one_can_say_that_one_is_there(visit: Any) -> None:
    ada, bruno = visit("Ada"), visit("Bruno")
    bruno.sit(ada.make_table(["own", "open"], {}, clock={"kind": "bank", "bank": 5, "increment": 5}))
    for person in (ada, bruno):
        person.at_table()
    slow, other = (ada, bruno) if ada.page.locator(".decision.mine").count() else (bruno, ada)
    notice = slow.page.get_by_role("alert").filter(has_text="Time is up: the table answers for you.")
    expect(notice).to_be_visible()
    for place in (other.page.locator(".notice"), other.page.get_by_role("log")):
        expect(place.get_by_text(f"The time of {slow.name} is up.").first).to_be_visible()
    notice.get_by_role("button", name="I am here").click()
    expect(notice).to_have_count(0)
    expect(other.page.get_by_role("log").get_by_text(f"{slow.name} is back.")).to_be_visible()


def test_a_dead_line_is_noticed_and_nothing_that_was_picked_is_lost(browser: Browser, server: Running) -> None:
    line = Proxy(server.port)
    ada = Visitor(browser, line.url, "Ada")
    page = ada.page
    ada.make_table(["own", "bot random"], {"box": {"tiles": [9, 0, 0, 0]}})
    page.locator(".hand .pick").first.click()
    page.locator(".whole").nth(2).click()
    picked = page.locator(".decision").inner_text()
    page.reload()  # what was picked is there again
    page.wait_for_selector("[data-confirm]:enabled")
    assert page.locator(".decision").inner_text() == picked
    ask = page.locator("[data-confirm]").get_attribute("data-confirm")
    line.swallow()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("The connection is lost")).to_be_visible(timeout=5_500)
    line.mend()
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    ada.until_answered(ask)  # it was said again
    expect(page.get_by_role("log").get_by_text("at cemetery 3").first).to_be_visible()
    ada.close()
    line.close()


def test_one_device_is_passed_around_behind_a_veil(visit: Any) -> None:
    ada = visit("Ada")
    page = ada.page
    ada.go("/")
    page.get_by_role("button", name="One device for all: Gravediggers").click()
    page.get_by_role("group", name="How many people").get_by_label("2", exact=True).check(force=True)
    page.get_by_label("Seat 2").fill("Bruno")
    with page.expect_request("**/api/tables*") as asked:
        page.get_by_role("button", name="Deal the cards").click()
    assert asked.value.post_data_json["names"] == ["", "Bruno"]
    expect(page.locator(".veil")).to_contain_text(re.compile("Pass the device to (Ada|Bruno)"))
    ada.make_table(["own", "own"], {"box": {"tiles": [9, 0, 0, 0]}})
    page.locator(".veil button").click()
    page.wait_for_selector(".hand .pick")
    page.reload()  # nobody knows who looks now
    expect(page.locator(".veil")).to_be_visible()
    assert page.locator(".hand").count() == 0
    for _ in range(4):
        page.wait_for_selector(".hand .pick, .veil")
        if page.locator(".veil").count():
            assert page.locator(".hand").count() == 0
            page.locator(".veil button").click()
            page.wait_for_selector(".hand .pick")
        ada.act()
        play_on([ada], until=lambda: page.locator(".veil").count() > 0)


def test_a_watcher_sees_no_hand(visit: Any) -> None:
    ada, carla = visit("Ada"), visit("Carla")
    table = ada.make_table(["own", "bot random"], {})
    ada.at_table()
    carla.go(f"/t/{table}")
    carla.at_table()
    assert carla.page.locator(".hand").count() == 0
    assert carla.page.locator("[data-confirm]").count() == 0
    expect(carla.page.get_by_role("log").get_by_text("begins")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "bots", "shown"),
    [
        ("vampire", 1, ".hunt .map .stone"),
        ("graverobbers", 2, ".graves .numbers .sums"),
        ("gloomy_graves", 1, ".types .total"),
    ],
)
def test_a_watcher_sees_the_map_the_strengths_and_the_groups(visit: Any, game: str, bots: int, shown: str) -> None:
    ada, carla = visit("Ada"), visit("Carla")
    table = ada.make_table(["own", *["bot greedy"] * bots], {}, game=game)
    ada.page.wait_for_selector(".decision.mine")
    carla.go(f"/t/{table}")
    expect(carla.page.locator(shown)).not_to_have_count(0)


def test_a_phone_with_touch(visit: Any) -> None:
    ada = visit("Ada", context=PHONE)
    for path in ("/", "/new", "/referee", "/referee/gravediggers/robbery", "/check", "/rules/gravediggers"):
        ada.go(path)
        ada.page.wait_for_selector("h1")
        ada.settle()
        assert not ada.page.evaluate(WIDER), path
    ada.make_table(["own", "bot random"], {"box": {"tiles": [9, 0, 0, 0]}})
    ada.at_table()
    page = ada.page
    assert not page.evaluate(WIDER)
    ada.tap(page.locator(".hand .pick").first)
    ada.tap(page.locator(".whole").nth(2))
    page.get_by_role("button", name="Confirm").tap()
    page.get_by_role("button", name="Log").tap()
    expect(page.get_by_role("log").get_by_text("You lay ")).to_be_visible()


def test_italian(visit: Any) -> None:
    ada = visit("Ada", language="it", context={"locale": "it-IT"})
    ada.go("/")
    expect(ada.page.get_by_role("heading", name="Giochi")).to_be_visible()
    ada.make_table(["own", "bot random"], SMALL)
    ada.at_table()
    assert ada.page.evaluate("document.documentElement.lang") == "it"
    play_on([ada])
    expect(ada.page.locator("#result")).to_contain_text(re.compile("[Vv]in"))
    expect(ada.page.get_by_role("rowheader", name="risultato")).to_be_visible()
    ada.page.get_by_role("button", name="Impostazioni").click()
    ada.page.get_by_role("radio", name="English").check(force=True)
    expect(ada.page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(ada.page.get_by_role("log").get_by_text("The game is over.").last).to_be_attached()


def test_the_referee_settles_a_robbery(visit: Any) -> None:
    ada = visit("Ada", context=PHONE)
    ada.go("/referee")
    ada.page.get_by_role("link", name="A robbery").click()
    ada.page.get_by_role("button", name="One more 10 ×0").tap()
    ada.page.get_by_role("button", name="One more X ×0").tap()
    for player, coins in enumerate(("6", "9", "4"), start=1):
        ada.page.get_by_label(f"player {player}").fill(coins)
    ada.page.get_by_role("button", name="Settle it").tap()
    expect(ada.page.get_by_text("It is worth 20")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="In all: player 1: 6, player 2: 9 and player 3: 4.")).to_be_visible()
    expect(ada.page.get_by_text("Player 3 gets 4; 16 left.")).to_be_visible()  # a line begins with a capital


@pytest.mark.parametrize(
    ("question", "buttons", "settled"),
    [
        ("graverobbers/grave", ["detective 1", "bobby 1", "bobby 1", "robber 3"], "Defence 2, robbery 3."),
        ("vampire/moves", ["pick", "stake"], "One square, 1 west"),
        ("gloomy_graves/place", ["row 4, cell 4", "row 4, cell 5", "row 4, cell 7", "row 5, cell 7"], "GG-15"),
        ("gloomy_graves/score", ["row 4, cell 4", "row 4, cell 5"], "1"),
    ],
)
def test_the_referee_settles_questions_of_every_game(
    visit: Any, question: str, buttons: list[str], settled: str
) -> None:
    ada = visit("Ada", context=PHONE)
    ada.go(f"/referee/{question}")
    for name in buttons:
        ada.tap(ada.page.get_by_role("button", name=name).first)
    ada.tap(ada.page.get_by_role("button", name="Settle it"))
    expect(ada.page.get_by_role("status").filter(has_text=settled)).to_be_visible()
    assert not ada.page.evaluate(WIDER)


def test_the_referee_reckons_a_hand_of_graverobbers_by_thumb(visit: Any) -> None:
    ada = visit("Ada", context=PHONE)
    page = ada.page

    def touch(name: str, times: int = 1) -> None:
        for _ in range(times):
            ada.tap(page.get_by_role("button", name=name).first)

    ada.go("/referee/graverobbers/score")
    for grave in (1, 2, 3, 7):
        touch(f"grave {grave}: safe")
    for card, times in (("robber 3", 2), ("bobby 1", 2), ("detective 2", 1), ("bobby 2", 1)):
        touch(f"One more {card}", times)
    touch("Add an objective")  # black, graves 1 and 2, six points
    touch("Add an objective")
    second = page.get_by_role("group", name="Objective 2")
    second.get_by_role("radio", name="both safe").check(force=True)
    for grave in (1, 5):  # not that one, but this one
        ada.tap(second.get_by_role("button", name=f"grave {grave}"))
    ada.tap(second.get_by_role("button", name="Points: One less"))
    touch("player 2 ×0")
    touch("One more robber 1")
    ada.tap(page.get_by_role("group", name="Accuses").get_by_role("button", name="player 1"))
    touch("player 3 ×0")
    touch("One more detective 2")
    touch("One more bobby 0")
    touch("Settle it")
    verdict = page.get_by_role("status", name="In all: player 1: 9, player 2: 4 and player 3: −2.")
    expect(verdict).to_contain_text("graves 2 and 5 undisturbed (white): not achieved, no points")
    expect(verdict).to_contain_text("Player 2 was right about player 1")
    assert not page.evaluate(WIDER)


# What explains the pieces comes by itself a second after the first question: here never, so that a key is before it.
NEVER = "const later = setTimeout; setTimeout = (what, ms, ...rest) => (ms === 1000 ? 0 : later(what, ms, ...rest))"


def test_the_rules_are_one_key_away_and_say_the_rule_in_question(visit: Any) -> None:
    ada = visit("Ada")
    ada.context.add_init_script(NEVER)
    ada.make_table(["own", "bot random"], {"box": {"tiles": [9, 0, 0, 0]}})
    ada.at_table()
    ada.page.wait_for_selector(".hand .pick")
    ada.page.locator(".decision").get_by_role("button", name="Rule GD-10").click()
    expect(ada.page.locator("[data-rule='GD-10']")).to_be_in_viewport()
    ada.page.locator(".hand .pick").first.focus()
    ada.page.keyboard.press("e")  # and what it is that one holds
    expect(ada.page.get_by_role("tooltip")).to_contain_text(re.compile(r"^(Silver|X|Widow|Guard|Accomplice|Bandit): "))
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("d")
    expect(ada.page.get_by_role("dialog").get_by_text("Your hand:")).to_be_visible()
    ada.go("/rules/gravediggers#GD-10")
    expect(ada.page.locator("[data-rule='GD-10']")).to_be_in_viewport()
    ada.page.evaluate("location.hash = 'GD-20'")
    expect(ada.page.locator("[data-rule='GD-20']")).to_be_in_viewport()
    expect(ada.page.locator(".contents")).to_contain_text("Your go")
    ada.page.get_by_label("Find in the rules").fill("widow")
    expect(ada.page.get_by_role("status")).to_contain_text(re.compile(r"\d"))


PUSHED = """() => new Promise((done) => {
  let all = 0;
  const add = (found) => { for (const one of found.getEntries()) all += one.hadRecentInput ? 0 : one.value; };
  new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(all), 100);
})"""


def test_pictures_of_the_rules_push_nothing_about_that_is_read(visit: Any) -> None:
    def late(route: Route) -> None:
        time.sleep(0.3)
        route.continue_()

    ada = visit("Ada", context=PHONE)
    ada.page.route("**/Pictures-*.js", late)
    ada.go("/rules/vampire#VH-8")
    expect(ada.page.locator("[data-rule='VH-8']")).to_be_in_viewport()
    expect(ada.page.locator(".rules p svg, .rules div svg")).not_to_have_count(0)
    assert ada.page.evaluate(PUSHED) < 0.05
