"""The page without a server, as `make static` builds it: from a subfolder of a plain file server, in real Chromium."""

from __future__ import annotations

import functools
import http.server
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.test_quality import violations
from tests.browser.visitor import LIT, Visitor

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "build" / "static"
FOLDER = "/some/where"
MOST_BYTES = 8_000_000
DRIVE = (Path(__file__).parent / "driven.js").read_text()
pytestmark = pytest.mark.slow


class Plain(http.server.SimpleHTTPRequestHandler):
    """Files and nothing else, packed by nobody; how many bytes it has sent."""

    sent = 0
    down = False

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(FOLDER) if path.startswith(FOLDER) else "/nothing/here")

    def do_GET(self) -> None:
        if Plain.down:
            self.close_connection = True
            return
        super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        content = source.read()
        Plain.sent += len(content)
        outputfile.write(content)

    def log_message(self, *told: Any) -> None:
        pass


@pytest.fixture(scope="module")
def space() -> Iterator[str]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the page without a server is not built: make static")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Plain, directory=str(STATIC)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}{FOLDER}"
    server.shutdown()
    thread.join()
    server.server_close()


def act(visitor: Visitor) -> bool:
    """As a visitor acts elsewhere, but that a card may be touched which another one covers in part."""
    lit = visitor.page.locator(LIT)
    if visitor.staged or not lit.count():
        return visitor.act()
    lit.nth(visitor.dice.randrange(lit.count())).dispatch_event("click")
    return True


def play(visitor: Visitor, until: int = 10_000) -> None:
    """Until the end, or for so many acts."""
    acts = 0
    for _ in range(4000):
        if visitor.over or acts >= until:
            return
        if act(visitor):
            acts += 1
        else:
            visitor.page.wait_for_timeout(30)
    raise AssertionError("the game did not come to its end")


def test_a_game_is_clicked_through_kept_replayed_and_verified(
    browser: Browser, space: str, axe: str, tmp_path: Path
) -> None:
    """One click from the first page, and in the middle the page is loaded anew."""
    Plain.sent = 0
    ada = Visitor(browser, space, "Ada")
    ada.go("/")
    ada.page.get_by_role("button", name="Play against bots").nth(1).click()
    ada.page.wait_for_selector(".decision")
    assert Plain.sent <= MOST_BYTES, Plain.sent
    play(ada, 4)
    ada.page.reload()
    ada.page.wait_for_selector(".decision")
    play(ada)
    assert violations(ada, axe) == []
    with ada.page.expect_download() as told:
        ada.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / told.value.suggested_filename
    told.value.save_as(record)
    done = subprocess.run([sys.executable, "-m", "sexton", "verify", str(record)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    ada.page.get_by_role("link", name="Check the shuffle").click()  # on the page of the replay
    ada.page.wait_for_selector("[data-verdict='right']")
    assert ada.complaints == []
    ada.close()


def test_the_other_games_are_played_by_messages_to_their_end(browser: Browser, space: str) -> None:
    ben = Visitor(browser, space, "Ben")
    ben.go("/?/rules/vampire")  # an address within the page, on a file server that knows none
    ben.page.get_by_role("heading", name="Grave Digger").first.wait_for()
    for found in ben.page.evaluate(DRIVE, ["graverobbers", "vampire", "gloomy_graves"]):
        assert found["over"]["kind"] == "over", found
        assert f"game {found['game']} " in found["record"]
    ben.close()


def test_without_a_line_it_goes_on_where_all_was_kept(browser: Browser, space: str) -> None:
    cleo = Visitor(browser, space, "Cleo")
    cleo.go("/")
    cleo.page.get_by_role("button", name="Keep it for the train").click()
    cleo.page.get_by_text("Sexton works without a line").wait_for()
    cleo.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    cleo.page.wait_for_function("navigator.serviceWorker.controller !== null")
    Plain.down = True
    try:
        cleo.go("/")
        cleo.page.get_by_role("button", name="Play against bots").nth(3).click()
        cleo.page.wait_for_selector(".decision")
    finally:
        Plain.down = False
    cleo.close()


def test_another_tab_takes_over_and_the_first_one_says_so(browser: Browser, space: str) -> None:
    dora = Visitor(browser, space, "Dora")
    dora.go("/")
    dora.page.get_by_role("button", name="Play against bots").nth(1).click()
    dora.page.wait_for_selector(".decision")
    other = dora.context.new_page()
    other.goto(space + "/")
    other.get_by_role("link", name="Gravediggers").first.wait_for()
    told = dora.page.get_by_text("open in another tab")
    for _ in range(300):  # the next thing that is to be kept is refused
        if told.count():
            break
        found = dora.page.locator(f"[data-confirm]:enabled, {LIT}")
        if found.count():
            found.last.dispatch_event("click")
        dora.page.wait_for_timeout(50)
    assert told.count() == 1
    dora.close()


def test_where_nothing_can_be_kept_it_is_played_all_the_same(browser: Browser, space: str) -> None:
    eva = Visitor(browser, space, "Eva")
    # in every worker of the page: a browser that lends no storage
    eva.context.route("**/assets/worker-*.js", lambda route: without_storage(route))
    eva.go("/")
    eva.page.get_by_text("This window keeps nothing").wait_for()
    eva.page.get_by_role("button", name="Play against bots").nth(1).click()
    eva.page.wait_for_selector(".decision")
    eva.close()


def without_storage(route: Any) -> None:
    answer = route.fetch()
    broken = "indexedDB.open = () => { throw new DOMException('no', 'InvalidStateError'); };\n"
    route.fulfill(response=answer, body=broken + answer.text())
