"""Accessible everywhere, small at first sight, nothing that the strict policy forbids."""

from __future__ import annotations

import statistics
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.fits import faults
from tests.browser.proxy import Proxy
from tests.browser.visitor import PATIENCE, PHONE, ROBBERIES, SMALL, Visitor, play_on
from tests.browser.weighed import FIRST_DECISION, FIRST_PAGE, in_all
from tests.counts import GAMES, SOAK
from tests.scripts.test_page import first_screen
from tests.server.kit import Running

pytestmark = pytest.mark.slow
EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]  # tags of axe's rules
COLOURS = ["color-contrast", "link-in-text-block"]  # rules: all that a theme can break
RUN = """async ([type, values]) => {
  const found = await axe.run(document, { runOnly: { type, values } });
  const where = (node) => `${node.target.join(" ")} ${node.failureSummary}`;
  return found.violations.map((one) => `${one.id}: ${one.nodes.map(where).join("; ")}`);
}"""
CLICK = """async ([lit, nth]) => {
  const found = document.querySelectorAll(lit);
  found[nth % found.length].click();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
ASKED = """() => {
  const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  return [all.length, all.reduce((sum, one) => sum + one.encodedBodySize, 0)];
}"""
LIT_FIRST = {
    "gravediggers": ".hand .pick",
    "graverobbers": ".offered .pick",
    "vampire": ".board .end",
    "gloomy_graves": ".hand .pick",
}
SIZES = {"phone": PHONE, "wide": {"viewport": {"width": 1440, "height": 900}}}
PUSHED = 0.05  # in all, over eight goes of everybody
ANSWERS = 8
THEMES = ("night", "paper", "contrast")  # the first is the one that visitors of the tests have
WEAR = "(theme) => { document.documentElement.dataset.theme = theme; }"


def violations_in_every_theme(visitor: Visitor, axe: str) -> list[str]:
    """In the same state of the page, one theme after the other; the visitor's own comes last. Of the others `make test`
    looks at the colours, `make soak` at everything.
    """
    found: list[str] = []
    for theme in reversed(THEMES):
        visitor.page.evaluate(WEAR, theme)
        colours_only = theme != THEMES[0] and GAMES < SOAK
        found += [f"{theme}: {one}" for one in violations(visitor, axe, colours_only=colours_only)]
    return found


def violations(visitor: Visitor, axe: str, *, colours_only: bool = False) -> list[str]:
    """What axe finds once everything has arrived and come to rest: colours are measured."""
    visitor.settle()
    if visitor.page.evaluate("typeof axe") == "undefined":
        visitor.page.evaluate(axe)
    which = ["rule", COLOURS] if colours_only else ["tag", EVERYTHING]
    found: list[str] = visitor.page.evaluate(RUN, which)
    return found


def test_no_page_has_an_accessibility_violation(visit: Any, axe: str) -> None:
    ada = visit("Ada")
    paths = (
        "/",
        "/new",
        "/new?game=vampire",
        "/check",
        "/club",
        "/referee",
        "/referee/gravediggers/robbery",
        "/referee/graverobbers/grave",
        "/referee/gloomy_graves/place",
        "/referee/vampire/moves",
        "/rules/gravediggers",
    )
    for path in paths:
        ada.go(path)
        ada.page.wait_for_selector("h1, h2")
        assert violations_in_every_theme(ada, axe) == [], path
    ada.go("/")
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("dialog").wait_for()
    assert violations_in_every_theme(ada, axe) == [], "settings"
    for path in ("/new/gravediggers", "/rules/nonsense", "/t/zzzzzzzz"):
        ada.go(path)
        expect(ada.page.get_by_role("heading", name="Nobody is buried here")).to_be_visible()
        assert violations_in_every_theme(ada, axe) == [], path
    ada.complaints.clear()  # that they are not there


def test_no_state_of_the_table_has_an_accessibility_violation(visit: Any, axe: str) -> None:
    ada = visit("Ada")
    ada.make_table(["own", "open"], SMALL)
    ada.page.wait_for_selector(".chairs")
    assert violations_in_every_theme(ada, axe) == [], "waiting room"
    table = ada.make_table(["own", "bot random"], ROBBERIES)
    ada.at_table()
    seen: set[str] = set()

    def look() -> bool:
        asked = ada.page.locator(".question").all_inner_texts()
        step = asked[0] if asked else "over" if ada.over else ""
        if step and step not in seen:
            seen.add(step)
            assert violations_in_every_theme(ada, axe) == [], step
        return ada.over and "over" in seen

    play_on([ada], until=look)
    assert len(seen) >= 3
    for tab in ("Chat", "Rules"):
        ada.page.get_by_role("tab", name=tab).click()
        ada.page.wait_for_selector("#tabpanel > *")
        assert violations_in_every_theme(ada, axe) == [], tab
    ada.page.get_by_role("button", name="Table", exact=True).click()
    ada.page.get_by_role("dialog").wait_for()
    assert violations_in_every_theme(ada, axe) == [], "menu"
    ada.go(f"/replay/{table}#check")
    ada.page.wait_for_selector("[data-verdict]")
    assert violations_in_every_theme(ada, axe) == [], "replay"


def test_every_game_can_be_sat_down_at(visit: Any, axe: str) -> None:
    """Every game of the server can be sat down at; what has no board yet is shown as panels."""
    ada = visit("Ada")
    games = ada.context.request.get(f"{ada.url}/api/games").json()
    for game in games:
        seats = max(2, game["seats"][0])
        ada.make_table(["own", *["bot random"] * (seats - 1)], {}, game=game["id"])
        ada.page.wait_for_selector(".board > *", state="attached")
        assert violations(ada, axe) == [], game["id"]


def test_the_first_screen_asks_for_no_more_than_what_is_weighed(visit: Any) -> None:
    """tests/scripts/test_page.py weighs what was built; here the browser says which of it the first screen takes."""
    ada = visit("Ada", context={"service_workers": "block"})
    asked: set[str] = set()
    ada.page.on("request", lambda request: asked.add(request.url.removeprefix(f"{ada.url}/")))
    ada.go("/")
    ada.page.wait_for_selector(".game")
    code = {name for name in asked if name.endswith((".js", ".css"))}
    assert code
    assert code <= first_screen(), code


def test_the_page_is_usable_within_a_second(visit: Any) -> None:
    """What the page itself takes of a second, however busy the machine is; `make bench-page` says how long it waits."""
    ada = visit("Ada", context={"service_workers": "block"})
    before = ada.spent()
    ada.go("/")
    ada.page.wait_for_selector(".game")
    work = ada.spent() - before
    requests, size = ada.page.evaluate(ASKED)
    print(f"{work:.0f} ms of work, {requests} requests, {size} bytes")
    assert 0 < work < 500
    assert 5 < requests < 40
    assert 50_000 < size < FIRST_PAGE


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", LIT_FIRST)
def test_a_first_visit_brings_little_over_the_line(
    browser: Browser, server: Running, sources: Any, game: str, language: str
) -> None:
    """Counted between browser and server: whatever asks for it, and with the head of every answer."""
    sources.begin(f"{game} {language}")
    line = Proxy(server.port)
    ada = Visitor(browser, line.url, "Ada", language=language, context=PHONE)
    ada.go("/")
    assert 50_000 < in_all(line, ada.page) < FIRST_PAGE
    ada.page.click(f".game[data-game={game}] .button.main")
    ada.page.wait_for_selector(".decision.mine")
    found = line.received
    print(f"{found} bytes until the first decision")
    assert 100_000 < found < FIRST_DECISION
    ada.close()
    line.close()


def test_a_new_table_is_dealt_while_its_page_is_on_the_way(visit: Any) -> None:
    """Four answers over a slow line, one after the other, do not wait for what the table is drawn with."""
    ada = visit("Ada", context={"service_workers": "block"})
    held: list[Route] = []
    told: list[str] = []
    ada.page.route("**/assets/table-*.js", lambda route: held.append(route))
    ada.page.on("websocket", lambda line: line.on("framereceived", lambda said: told.append(str(said))))
    ada.go("/")
    ada.page.click(".game[data-game=graverobbers] .button.main")
    end = time.monotonic() + PATIENCE / 1000
    while not any('"type":"now"' in said for said in told):
        assert time.monotonic() < end, told
        ada.page.wait_for_timeout(20)
    assert held and not ada.page.locator(".board").count()
    for one in held:
        one.continue_()
    ada.page.wait_for_selector(".decision.mine")


@pytest.mark.parametrize(("game", "lit"), LIT_FIRST.items())
def test_a_click_costs_little(visit: Any, game: str, lit: str) -> None:
    """An answer within 100 ms with the processor slowed four times: 25 ms of its time, however busy the machine is.

    `make bench-page` measures from the click to the picture.
    """
    ada = visit("Ada")
    options = {"box": {"tiles": [9, 0, 0, 0]}} if game == "gravediggers" else {}
    ada.make_table(["own", "bot random", "bot random"], options, game=game)
    ada.page.wait_for_selector(lit)
    ada.settle()
    costs = []
    for nth in range(8):
        before = ada.spent()
        ada.page.evaluate(CLICK, [lit, nth])
        costs.append(ada.spent() - before)
    assert 0 < statistics.median(costs) < 25, costs


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", LIT_FIRST)
def test_nothing_is_pushed_about_when_pieces_move(visit: Any, game: str, size: str) -> None:
    """Over several goes of everybody, all of them told, if quickly; what moves does so by transforms.

    On the way one is told that answers need not be confirmed.
    """
    ada = visit("Ada", speed="20", context=SIZES[size], confirmed=4)
    ada.make_table(["own", "bot random", "bot random"], {}, game=game, hints="on")
    ada.page.wait_for_selector(".decision.mine")
    ada.watch_shifts()
    for nth, _ in enumerate(ada.questions()):
        if nth == ANSWERS:
            break
        ada.advised()
    expect(ada.page.get_by_role("button", name="Answer at once")).to_have_count(1)
    found = ada.shifts()
    assert sum(value for value, _ in found) < PUSHED, "\n".join(f"{value:.4f} {moved}" for value, moved in found)
    ada.page.evaluate("document.querySelector('.middle').style.paddingTop = '120px'")
    assert len(ada.shifts()) > len(found), "the watch is blind"


# All that the page has loaded so far.
KEPT_SHELL = """async () => {
  const all = performance.getEntriesByType("resource").map((one) => one.name);
  const asked = all.filter((one) => one.includes("/assets/"));
  const kept = await Promise.all(asked.map((one) => caches.match(one)));
  return asked.length > 0 && kept.every(Boolean);
}"""


@pytest.mark.parametrize("size", ["phone", "laptop"])
@pytest.mark.parametrize("game", ["gravediggers", "graverobbers", "gloomy_graves"])
def test_the_hand_is_in_sight_with_hints(visit: Any, game: str, size: str) -> None:
    """Nobody scrolls to their own cards, whatever is asked and advised, nor for the offer not to confirm any more."""
    low = {"viewport": {"width": 1366, "height": 768}}
    ada = visit("Ada", context=PHONE if size == "phone" else low, confirmed=7)
    ada.make_table(["own", "bot random", "bot random"], {}, game=game, hints="on")
    for nth, question in enumerate(ada.questions()):
        ada.settle()
        assert not faults(ada.page), question
        if nth == 5:
            break
        if nth == 1 and size == "laptop":
            ada.page.get_by_role("button", name="All answers as a list").click()
            beside = ".decision.mine .question, [data-confirm], .sheet, .hand li"
            assert not faults(ada.page, beside), "beside the list"
            keys = ada.page.locator(".sheet li kbd").all_inner_texts()  # marked as keys: not read with the answer
            assert keys == [str(at + 1) for at in range(len(keys))] and keys
            ada.page.get_by_role("button", name="All answers as a list").click()
        ada.page.keyboard.press("h")
        ada.page.wait_for_selector("[data-confirm]:enabled")
        for advice in ada.page.locator("li > .button:has(+ span)").all_inner_texts():
            parts = advice.split(" → ")
            assert len(parts) == len(set(parts)), advice
        ada.confirm()
    expect(ada.page.get_by_role("button", name="Answer at once")).to_have_count(1)


def test_the_page_installs_and_keeps_its_shell(visit: Any) -> None:
    ada = visit("Ada")
    ada.go("/")
    ada.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    kept = ada.page.evaluate("async () => (await caches.keys()).length")
    assert kept == 1
    ada.page.wait_for_function(KEPT_SHELL)
    ada.context.set_offline(True)
    ada.go("/")
    expect(ada.page.get_by_role("heading", name="Sexton")).to_be_visible()
    assert isinstance(ada.page.evaluate("fetch('/kept.json').then((found) => found.json())"), list)
    ada.context.set_offline(False)
    ada.complaints.clear()  # of the network that was not there
    manifest = ada.context.request.get(f"{ada.url}/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert ada.context.request.get(ada.url + icon["src"]).status == 200
