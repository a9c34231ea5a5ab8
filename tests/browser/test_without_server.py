"""The page without a server, as `make static` builds it: from a subfolder of a plain file server, in real Chromium."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator

from sexton.browser.wire import Address, Wire
from sexton.kernel.records import replay
from sexton.puzzles import collection
from sexton.server.http.application import application
from sexton.server.http.site import Site
from sexton.server.sources import Sources
from sexton.server.store.sqlite.store import SqliteStore
from tests.browser.test_quality import violations
from tests.browser.visitor import LIT, Visitor
from tests.browser.web_space import FOLDER, STATIC, Elsewhere, Plain, Version, next_version, serving
from tests.server.kit import quick
from tests.server.test_home import played
from tests.server.test_upgrade import verified

MOST_BYTES = 8_000_000
DRIVE = (Path(__file__).parent / "driven.js").read_text()
WORKER = "**/assets/worker-*.js"
SEVEN = 7
DRIVEN = ["graverobbers", "vampire", "gloomy_graves"]
MISSING = "Failed to load resource"
VIOLATED = "Content Security Policy"
# What the worker tells of tables, and how much of it has come, for a test to read.
LISTEN = """window.editions = [];
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const told = data.told ? JSON.parse(data.told) : {};
        if (told.type === "table") editions.push(told.edition);
        if (data.share) window.share = data.share;
      });
    }
  };"""
WITHIN = "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
STRAY = "fetch('http://nobody.example/').then(() => 'answered', () => 'refused')"
NOTICED = "http://noticed.example/"  # asked for by the test itself
BROWSERS_OWN = "content-autofill.googleapis.com:443"  # Chromium asks about any form it sees
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
pytestmark = pytest.mark.slow


@pytest.fixture
def headed() -> Iterator[None]:
    Plain.headed = True
    yield
    Plain.headed = False


@pytest.fixture
def newer(tmp_path: Path) -> Iterator[Version]:
    yield next_version(tmp_path)
    Plain.folder = STATIC


@pytest.fixture(scope="module")
def space() -> Iterator[str]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the page without a server is not built: make static")
    Plain.folder, Plain.headed, Plain.down = STATIC, False, False
    with serving(Plain) as url:
        yield url + FOLDER


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[dict[str, Any]]:
    """For a browser that has to ask for everything that is not on this machine."""
    with serving(Elsewhere) as url:
        yield {"proxy": {"server": url, "bypass": "127.0.0.1"}}


def asked_of_nobody_else(visitor: Visitor) -> None:
    """By page, workers and service worker: the page may not, and it would have been noticed."""
    assert visitor.page.evaluate(STRAY) == "refused"
    assert {one for one in Elsewhere.asked if NOTICED not in one} <= {BROWSERS_OWN}
    visitor.page.goto(NOTICED, wait_until="commit")
    assert NOTICED in Elsewhere.asked
    Elsewhere.asked.clear()  # a picture for that page may still be asked for


def act(visitor: Visitor) -> bool:
    """As a visitor acts elsewhere, but that a card may be touched which another one covers in part."""
    lit = visitor.page.locator(LIT)
    if visitor.staged or not lit.count():
        return visitor.act()
    lit.nth(visitor.dice.randrange(lit.count())).dispatch_event("click")
    return True


def play(visitor: Visitor, until: int = 10_000) -> None:
    """To the end, or for a number of acts."""
    acts = 0
    for _ in range(4000):
        if visitor.over or acts >= until:
            return
        if act(visitor):
            acts += 1
        else:
            visitor.page.wait_for_timeout(30)
    raise AssertionError("the game did not come to its end")


def begin_game(visitor: Visitor) -> None:
    """One click from the first page."""
    visitor.go("/")
    begin_from_here(visitor)


def home(visitor: Visitor) -> None:
    """To the first page, within the page: what has been loaded stays."""
    visitor.page.get_by_role("link", name="Home").first.click()


def begin_from_here(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Play against bots").nth(1).click()
    visitor.page.wait_for_selector(".decision")


def test_a_game_is_clicked_through_kept_replayed_and_verified(
    browser: Browser, space: str, elsewhere: dict[str, Any], axe: str, tmp_path: Path, newer: Version
) -> None:
    """In the middle there are newer rules, and the page is loaded anew."""
    Plain.sent = 0
    ada = Visitor(browser, space, "Ada", context=elsewhere)
    ada.context.add_init_script(LISTEN)
    begin_game(ada)
    assert Plain.sent <= MOST_BYTES, Plain.sent
    assert ada.page.evaluate("share") == 1
    play(ada, 4)
    Plain.folder = newer.folder
    ada.page.wait_for_selector(".decision.mine")
    ada.advised()  # what was loaded goes on, though its net is no longer there
    play(ada, 2)
    ada.page.reload()
    ada.page.wait_for_selector(".decision")
    assert "python-newer/" in ada.page.locator("meta[name=sexton-python]").get_attribute("content")
    play(ada)
    assert set(ada.page.evaluate("editions")) == {1}
    assert violations(ada, axe) == []
    with ada.page.expect_download() as told:
        ada.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / told.value.suggested_filename
    told.value.save_as(record)
    text = record.read_text()
    assert "\ngame gravediggers 1 " in text  # it went on by the rules it was begun with
    assert replay.verify(text).ending
    verified(text, tmp_path / "verified.sexton", newer.sources)
    ada.page.get_by_role("link", name="Check the shuffle").click()  # on the page of the replay
    ada.page.wait_for_selector("[data-verdict='right']")
    assert [said for said in ada.complaints if MISSING not in said] == []
    home(ada)
    begin_from_here(ada)
    assert ada.page.evaluate("editions").pop() == 2  # whatever is begun now goes by the new rules
    forget(ada)
    opened_again(ada, record)
    asked_of_nobody_else(ada)
    ada.close()


def forget(visitor: Visitor) -> None:
    """The browser clears its storage: the page comes up, with no table."""
    clear = {"origin": visitor.url.removesuffix(FOLDER), "storageTypes": "indexeddb,cache_storage,service_workers"}
    visitor.context.new_cdp_session(visitor.page).send("Storage.clearDataForOrigin", clear)
    visitor.go("/")
    visitor.page.get_by_role("link", name="Gravediggers").first.wait_for()
    assert visitor.page.get_by_role("heading", name="Games you finished").count() == 0


def opened_again(visitor: Visitor, record: Path) -> None:
    """A record that was downloaded before: it is verified, replayed, and can be looked back upon."""
    visitor.page.get_by_role("link", name="Check a record").click()
    visitor.page.locator("input[type=file]").set_input_files(record)
    visitor.page.get_by_text("Verified, down to the last die").wait_for()
    visitor.page.get_by_role("link", name="Replay").click()
    visitor.page.wait_for_selector(".graves, .cemetery, .board")


def test_the_other_games_are_played_by_messages_to_their_end(
    browser: Browser, space: str, headed: None, tmp_path: Path
) -> None:
    """With the strict headers that a web space may send. With the same chance the record is a server's, to the byte."""
    ben = Visitor(browser, space, "Ben", context={"service_workers": "block"})
    ben.go("/?/rules/vampire")  # an address within the page, on a file server that knows none
    ben.page.get_by_role("heading", name="Grave Digger").first.wait_for()
    ben.context.route(WORKER, constant)
    for drawn, found in enumerate(ben.page.evaluate(DRIVE, DRIVEN), start=SEVEN):
        assert found["over"]["kind"] == "over", found
        assert f"game {found['game']} " in found["record"]
        assert replay.verify(found["record"]).ending
        assert found["record"] == on_a_server(found["game"], drawn, tmp_path)
    assert [said for said in ben.complaints if VIOLATED in said] == []
    ben.close()


class Constant(Sources):
    """The one source of chance that a browser and a server can share whatever else they draw: one number a table."""

    def __init__(self, drawn: int) -> None:
        self._drawn = drawn

    def bytes(self, count: int) -> bytes:
        return bytes([self._drawn]) * count


def constant(route: Any) -> None:
    """The same in the worker."""
    answer = route.fetch()
    chance = """{ let drawn = %d;
      addEventListener("message", ({ data }) => { if (data.path === "/api/tables") drawn += 1; });
      const bytes = (into) => new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
      crypto.getRandomValues = (into) => (bytes(into).fill(drawn), into);
    }\n"""
    route.fulfill(response=answer, body=chance % (SEVEN - 1) + answer.text())


def on_a_server(game: str, drawn: int, folder: Path) -> str:
    """The record of the same table on a server, where the same is answered."""
    setup = {"game": game, "seats": ["own", "bot greedy", "bot greedy"], "seed": 7}
    site = Site(quick(folder / f"{game}.db", bot_workers=0), SqliteStore(folder / f"{game}.db"), Constant(drawn))

    async def play_there() -> bytes:
        await site.open()
        text = await played(Wire(application(site), Address("http", "localhost"), "", kept), setup)
        await site.close()
        return text

    async def kept(cookie: str) -> None:
        pass

    with ThreadPoolExecutor(1) as thread:  # this one has the loop of the browser
        return thread.submit(asyncio.run, play_there()).result().decode()


def passed_around(visitor: Visitor) -> None:
    """Two people at one device: nobody's cards are to be seen while it is passed."""
    page = visitor.page
    home(visitor)
    page.get_by_role("button", name="One device for all: Gravediggers").click()
    page.get_by_role("group", name="How many people").get_by_label("2", exact=True).check(force=True)
    page.get_by_label("Seat 2").fill("Bruno")
    page.get_by_role("button", name="Deal the cards").click()
    names = set()
    for _ in range(3):
        page.wait_for_selector(".veil")
        assert page.locator(".hand").count() == 0
        names |= set(re.findall("Cleo|Bruno", page.locator(".veil").inner_text()))
        page.locator(".veil button").click()
        page.wait_for_selector(".decision.mine")
        while not page.locator(".veil").count():
            act(visitor) or page.wait_for_timeout(30)
    assert names == {"Cleo", "Bruno"}


def solved(visitor: Visitor) -> None:
    """A puzzle, with the move that is the best, by keys alone."""
    puzzles = collection.shipped("graverobbers")
    number = [puzzle.step for puzzle in puzzles].index("accuse") + 1
    visitor.page.evaluate(WITHIN, f"./?/puzzles/graverobbers/{number}")
    visitor.page.wait_for_selector(".decision.mine .asked")
    visitor.page.keyboard.press("Escape")
    for key in "123456789":
        visitor.page.keyboard.press(key)
        visitor.page.wait_for_selector("[data-confirm]:enabled")
        visitor.page.keyboard.press("Enter")
        visitor.page.get_by_role("heading", name=re.compile("Not yet|Right!")).wait_for()
        if visitor.page.get_by_role("heading", name="Right!").count():
            return
        visitor.page.get_by_role("button", name="Try again").click()
    raise AssertionError("none of the answers was right")


def test_without_a_line_it_goes_on_where_all_was_kept(
    browser: Browser, space: str, elsewhere: dict[str, Any], headed: None, axe: str
) -> None:
    cleo = Visitor(browser, space, "Cleo", context=PHONE | elsewhere)
    cleo.go("/")
    cleo.page.get_by_role("button", name="Keep it for the train").click()
    cleo.page.get_by_text("Sexton works without a network").wait_for()
    cleo.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    cleo.page.wait_for_function("navigator.serviceWorker.controller !== null")
    Plain.down = True
    try:
        cleo.go("/")
        cleo.page.get_by_text("Sexton works without a network").wait_for()
        cleo.page.get_by_role("button", name="Play against bots").nth(3).click()
        cleo.page.wait_for_selector(".decision")
        assert violations(cleo, axe) == []
        passed_around(cleo)
        solved(cleo)
        assert cleo.complaints == []
    finally:
        Plain.down = False
    asked_of_nobody_else(cleo)
    cleo.close()


def storage_runs_full(visitor: Visitor) -> None:
    """It is said, the game goes on, and what was not kept is kept as soon as there is room."""
    told = visitor.page.get_by_text("This browser has no room left")
    visitor.page.evaluate("(window.room = new BroadcastChannel('room')).postMessage('none')")
    played_until(visitor, told, 1)
    visitor.page.evaluate("room.postMessage('some')")
    played_until(visitor, told, 0)


def with_little_room(route: Any) -> None:
    """A browser whose storage is full when the test says so: a write is undone some time after it was asked for."""
    answer = route.fetch()
    full = """{ let full = false;
      globalThis.room = new BroadcastChannel("room");
      room.onmessage = ({ data }) => { full = data === "none"; };
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...given) {
        const asked = put.apply(this, given);
        if (full) asked.onsuccess = () => this.transaction.abort();
        return asked;
      };
    }\n"""
    route.fulfill(response=answer, body=full + answer.text())


TOUCH = """([lit, luck]) => {
  const confirm = document.querySelector("[data-confirm]:enabled");
  const there = confirm ? [confirm] : [...document.querySelectorAll(lit)];
  there[Math.floor(luck * there.length)]?.click();
}"""  # in one step: what is there now may be gone in the next


def played_until(visitor: Visitor, told: Locator, count: int) -> None:
    for _ in range(150):  # slowly: where the game is over nothing more is kept
        if told.count() == count:
            return
        visitor.page.evaluate(TOUCH, [LIT, visitor.dice.random()])
        visitor.page.wait_for_timeout(400)
    raise AssertionError(f"{told} is not there {count} times")


def test_another_tab_takes_over_and_the_first_one_says_so(browser: Browser, space: str) -> None:
    dora = Visitor(browser, space, "Dora")
    dora.context.route(WORKER, with_little_room)
    begin_game(dora)
    storage_runs_full(dora)
    other = dora.context.new_page()
    other.goto(space + "/")
    other.get_by_role("link", name="Gravediggers").first.wait_for()
    told = dora.page.get_by_text("open in another tab")
    played_until(dora, told, 1)  # the next thing that is to be kept is refused
    dora.close()


def test_where_nothing_can_be_kept_it_is_played_all_the_same(browser: Browser, space: str) -> None:
    eva = Visitor(browser, space, "Eva", context={"service_workers": "block"})
    # in every worker of the page: a browser that lends no storage
    eva.context.route(WORKER, without_storage)
    eva.go("/")
    eva.page.get_by_text("This window saves nothing").wait_for()
    a_part_is_no_longer_there(eva)
    begin_from_here(eva)
    stopped_by_an_error(eva)
    eva.close()


def a_part_is_no_longer_there(visitor: Visitor) -> None:
    """The web space was renewed since the page was opened: that is said, and the rest goes on."""
    visitor.context.route("**/assets/Puzzles-*.js", lambda route: route.fulfill(status=404))
    visitor.page.get_by_role("link", name="Puzzles").click()
    told = visitor.page.get_by_text("A part of this page could not be loaded")
    told.wait_for()
    assert visitor.page.get_by_role("button", name="Reload").is_visible()
    visitor.page.go_back()
    told.wait_for(state="detached")


def stopped_by_an_error(visitor: Visitor) -> None:
    next(one for one in visitor.page.workers if "/worker-" in one.url).evaluate("setTimeout(() => planted())")
    visitor.page.get_by_text("An error has stopped Sexton in this browser").wait_for()
    assert visitor.page.get_by_role("button", name="Go on here").is_visible()


def without_storage(route: Any) -> None:
    answer = route.fetch()
    broken = "indexedDB.open = () => { throw new DOMException('no', 'InvalidStateError'); };\n"
    route.fulfill(response=answer, body=broken + answer.text())
