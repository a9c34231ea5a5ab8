"""A club from its first steward to somebody who leaves it: two members, a rated game over two days, a third device."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from sexton.bots.measured import measured
from tests.browser.conftest import Repeatable
from tests.browser.programs import played_by_programs
from tests.browser.pushes import PRESS, SHOWN, STAND_IN, Service, hand_over, switch_on, until
from tests.browser.pushes import push as push
from tests.browser.test_club import Keyring
from tests.browser.test_friends import fine
from tests.browser.visitor import LIT, PHONE, WIDER, Visitor
from tests.server import push_service
from tests.server.kit import Running, quick
from tests.server.test_stewards import all_text_in

pytestmark = pytest.mark.slow
DAY = 86_400.0
LAST_CARDS = 1  # of the deck: from then on the game is finished in the browsers
BOLD = measured().anchors["gravediggers"]["normal-bold"]
WIDE = {"viewport": {"width": 1366, "height": 768}}
SMALL_PHONE = PHONE | {"viewport": {"width": 360, "height": 640}}
People = dict[str, tuple[Visitor, push_service.Browser]]


class Calendar(Repeatable):
    """Time goes on, and jumps where the test says so."""

    ahead = 0.0

    def now(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def calendar() -> Calendar:
    found = Calendar()
    found.begin("a club")
    return found


@pytest.fixture
def house(tmp_path: Path, calendar: Calendar) -> Iterator[Running]:
    running = Running(quick(tmp_path / "club.db", push_loopback=True, log="info"), sources=calendar)
    yield running
    running.stop()


def test_a_club_from_its_first_steward_to_somebody_who_leaves(
    browser: Browser, house: Running, push: Service, axe: str, tmp_path: Path, calendar: Calendar,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    caplog.set_level("INFO")
    club = Club(browser, house, push, axe)
    ada, bruno = club.arrive("Ada", context=WIDE), club.arrive("Bruno", language="it", context=SMALL_PHONE)
    club.become_members(ada, bruno)
    club.become_friends(ada, bruno)
    switch_on(ada, axe, tmp_path)
    club.switch_on_in_italian(bruno)
    table = club.sit_down_rated(ada, bruno)
    for _ in range(2):
        club.somebody_answers(table)
        calendar.ahead += DAY
        house.ring(table)
    play_to_the_end(house, table, ada, bruno)
    club.see_what_became_of_it(ada, bruno, table)
    phone = club.arrive("Guest", language="it", context=SMALL_PHONE)
    club.move_to(phone, ada, table)
    club.leave(bruno)
    club.is_forgotten_by(ada, table)
    assert "Bruno" not in " ".join(one.getMessage() for one in caplog.records if one.name.startswith("sexton"))
    club.switch_off(ada)
    club.close_the_doors(ada)
    club.go()


class Club:
    def __init__(self, browser: Browser, house: Running, push: Service, axe: str) -> None:
        self.browser, self.house, self.push, self.axe = browser, house, push, axe
        self.people: People = {}
        self.url = f"http://localhost:{house.port}"  # browsers bind no passkey to a bare address

    def arrive(self, name: str, **wishes: Any) -> Visitor:
        visitor = Visitor(self.browser, self.url, name, **wishes)
        visitor.context.grant_permissions(["notifications"], origin=self.url)
        own = push_service.Browser(self.push.url, name)
        visitor.context.add_init_script(STAND_IN % json.dumps(own.given))
        self.people[name] = visitor, own
        return visitor

    def go(self) -> None:
        complaints = [one for visitor, _ in self.people.values() for one in visitor.complaints if " 403 " not in one]
        for visitor, _ in self.people.values():
            visitor.close()
        assert not complaints

    def seen(self, visitor: Visitor, what: str, *, elsewhere: bool = False) -> None:
        """`elsewhere`: the tests of that page measure its colours."""
        visitor.settle()
        if elsewhere:
            assert not visitor.page.evaluate(WIDER), what
            return
        fine(visitor, self.axe)

    def become_members(self, ada: Visitor, bruno: Visitor) -> None:
        """One by the link on the console, and a passkey; one by a code on paper."""
        ring = Keyring(ada)
        ada.go(f"/club#steward={self.house.app.state.steward_link}")
        ada.page.get_by_role("button", name="Become a steward").click()
        expect(ada.page.get_by_text("You are a steward.")).to_be_visible()
        ada.page.get_by_role("button", name="One more passkey").click()
        expect(ada.page.get_by_role("button", name="Remove this passkey")).to_have_count(1)
        assert len(ring.keys()) == 1
        bruno.go("/club")
        bruno.page.get_by_role("button", name="Ricordami con un codice su carta").tap()
        expect(bruno.page.locator(".code")).to_be_visible()
        self.seen(bruno, "member", elsewhere=True)

    def become_friends(self, ada: Visitor, bruno: Visitor) -> None:
        """And one calls the other to a table: test_friends.py presses the buttons for it."""
        asked, taken = ada.context.request, bruno.context.request
        link = asked.post(f"{self.url}/api/club/friends/link", data={}).json()["url"]
        assert taken.post(f"{self.url}/api/club/friends", data={"token": link.partition("#friend=")[2]}).ok
        (friend,) = asked.get(f"{self.url}/api/club/friends").json()["friends"]
        called = asked.post(f"{self.url}/api/club/calls", data={"person": friend["person"], "game": "gravediggers"})
        assert taken.put(f"{self.url}/api/club/calls/{called.json()['id']}", data={"come": True}).ok
        assert friend["name"] == "Bruno"

    def switch_on_in_italian(self, bruno: Visitor) -> None:
        bruno.go("/")
        bruno.page.get_by_role("button", name="Impostazioni").tap()
        bruno.page.get_by_role("button", name="Avvisami qui", exact=True).tap()
        expect(bruno.page.get_by_text("Questo browser ti avvisa.")).to_be_visible()
        self.seen(bruno, "notices", elsewhere=True)
        bruno.page.keyboard.press("Escape")

    def sit_down_rated(self, ada: Visitor, bruno: Visitor) -> str:
        ada.go("/new?game=gravediggers")
        ada.page.get_by_role("radio", name="2", exact=True).check(force=True)
        ada.page.get_by_role("radio", name="days").check(force=True)
        ada.page.get_by_role("group", name="Rated").get_by_role("radio", name="on").check(force=True)
        expect(ada.page.get_by_text("Members and measured bots only")).to_be_visible()
        expect(ada.page.get_by_role("group", name="Hints")).to_have_count(0)
        self.seen(ada, "new")
        ada.page.get_by_role("button", name="Open the table").click()
        expect(ada.page.locator("[data-rated]")).to_contain_text("By sitting down you have agreed")
        table = ada.page.url.rpartition("/")[2]
        bruno.go(f"/t/{table}")
        expect(bruno.page.locator("[data-rated]")).to_contain_text("Chi si siede accetta")
        self.seen(bruno, "rated")
        bruno.page.get_by_role("button", name="Accetta e siediti qui").tap()
        for visitor in (ada, bruno):
            visitor.at_table()
        for visitor in (ada, bruno):
            visitor.go("/rules/gravediggers")  # away from the table
        return table

    def somebody_answers(self, table: str) -> None:
        """Whoever is asked is told by their browser, comes by the notification, answers and goes again."""
        pushed = self.push.next()
        asked, own = self.people[pushed.path[1:]]
        hand_over(asked, own.opened(pushed.body).decode())
        (shown,) = until(asked, lambda: asked.page.evaluate(SHOWN))
        told = {
            "Ada": {"title": "Gravediggers: your go", "body": "Ada, it is your go at your own table."},
            "Bruno": {"title": "Gravediggers: tocca a te", "body": "Bruno, tocca a te al tavolo di Ada."},
        }
        assert shown == told[asked.name] | {"tag": table, "path": f"/t/{table}"}
        (worker,) = asked.context.service_workers
        led, left = worker.evaluate(PRESS)
        assert (led, left) == (f"{self.url}/t/{table}", 0)
        asked.page.goto(led)
        asked.at_table()
        while not asked.staged:
            until(asked, asked.act)
        asked.confirm()
        asked.go("/rules/gravediggers")

    def see_what_became_of_it(self, ada: Visitor, bruno: Visitor, table: str) -> None:
        (game,) = ada.context.request.get(f"{self.url}/api/club/games?status=finished").json()["games"]
        assert game["id"] == table and game["finished"] - game["created"] >= 2 * DAY
        ada.go(f"/t/{table}")
        expect(ada.page.locator("[data-rating]")).to_contain_text("provisional for 9 more games")
        bruno.go(f"/t/{table}")
        expect(bruno.page.locator("[data-rating]")).to_contain_text("Il tuo punteggio:")
        self.seen(bruno, "result")
        ada.page.locator("[data-rating] a").click()
        expect(ada.page.locator("tr.own")).to_contain_text("Ada")
        expect(ada.page.locator("[data-bots]")).to_contain_text(f"bot, normal, bold {BOLD.mu:.1f}")
        self.seen(ada, "ladder")
        ada.page.get_by_role("link", name="Bruno").click()
        expect(ada.page.get_by_role("row", name="Ada")).to_be_visible()
        self.seen(ada, "person")
        for path, word in (("/club/ladder?game=gravediggers", "provvisorio"), ("/club/games", "classificata"),
                           ("/club/statistics", "Ada")):  # fmt: skip
            bruno.go(path)
            expect(bruno.page.locator("main")).to_contain_text(word)
            self.seen(bruno, path, elsewhere=True)

    def move_to(self, phone: Visitor, ada: Visitor, table: str) -> None:
        """A third device, by a link and its code."""
        ada.go("/club")
        ada.page.get_by_role("button", name="Use my name and tables on another device").click()
        expect(ada.page.get_by_role("img", name="picture")).to_be_visible()
        link = ada.page.get_by_label("Link", exact=True).input_value()
        phone.page.goto(link)
        self.seen(phone, "device")
        phone.page.get_by_role("button", name="Gioca anche qui").tap()
        expect(phone.page.get_by_role("heading", name="I tuoi tavoli")).to_be_visible()
        phone.go("/club/games")
        expect(phone.page.locator(f"a[href='/replay/{table}']")).to_be_visible()
        self.seen(phone, "games", elsewhere=True)

    def leave(self, bruno: Visitor) -> None:
        bruno.go("/")
        mine = bruno.page.get_by_role("region", name="I tuoi tavoli")
        mine.get_by_role("button", name="Togli questo tavolo").tap()  # to which Ada had called him
        bruno.page.locator("button.danger").tap()
        expect(bruno.page.get_by_role("heading", name="I tuoi tavoli")).to_have_count(0)
        bruno.go("/club")
        bruno.page.get_by_role("button", name="Vattene e fatti dimenticare").tap()
        bruno.page.get_by_role("button", name="Andarsene per sempre?").tap()
        expect(bruno.page.get_by_role("heading", name="Giochi", exact=True)).to_be_visible()
        assert bruno.context.request.get(f"{self.url}/api/club/me").json()["name"] == ""

    def is_forgotten_by(self, ada: Visitor, table: str) -> None:
        """The game stays, the name is nowhere."""
        for path, word in (("/club/games", "somebody who has left"), ("/club/statistics", "somebody who has left"),
                           ("/club/ladder?game=gravediggers", "Ada"), ("/club/friends", "Nobody yet")):  # fmt: skip
            ada.go(path)
            expect(ada.page.locator("main")).to_contain_text(word)
            expect(ada.page.get_by_text("Bruno")).to_have_count(0)
        self.seen(ada, "friends", elsewhere=True)
        assert "Bruno" not in ada.context.request.get(f"{self.url}/api/club/export").text()
        assert ada.context.request.get(f"{self.url}/api/tables/{table}/record").ok
        assert "Bruno" not in all_text_in(Path(self.house.site.settings.database))

    def switch_off(self, ada: Visitor) -> None:
        ada.go("/")
        ada.page.get_by_role("button", name="Settings").click()
        ada.page.get_by_role("button", name="Tell me here no more").click()
        expect(ada.page.get_by_role("button", name="Tell me here", exact=True)).to_be_visible()
        assert ada.context.request.get(f"{self.url}/api/notices").json()["pushes"] == []

    def close_the_doors(self, ada: Visitor) -> None:
        """A guest who plays goes on; nobody new comes in."""
        dora = self.arrive("Dora")
        table = dora.make_table(["own", "bot random"])
        ada.go("/club/house")
        ada.page.get_by_role("radio", name="members only").check()
        ada.page.get_by_role("button", name="Save").click()
        expect(ada.page.get_by_text("Saved. It takes effect at once.")).to_be_visible()
        eve = self.arrive("Eve", language="it", context=SMALL_PHONE)
        eve.go("/")
        expect(eve.page.get_by_text("solo per i soci")).to_be_visible()
        self.seen(eve, "door")
        setup = {"game": "gravediggers", "seats": ["own", "bot random"]}
        assert eve.context.request.post(f"{self.url}/api/tables", data={"setup": setup, "name": "Eve"}).status == 403
        assert eve.context.request.get(f"{self.url}/api/club/ladder?game=gravediggers").status == 403
        dora.go(f"/t/{table}")
        dora.at_table()
        until(dora, dora.act)


def play_to_the_end(house: Running, table: str, *visitors: Visitor) -> None:
    """By programs, but for the last questions: those are answered in the browsers again."""
    played_by_programs(house, table, *visitors, until=lambda player: player.now["view"]["deck"] <= LAST_CARDS)
    for visitor in visitors:
        visitor.go(f"/t/{table}")
        visitor.at_table()
    while playing := [one for one in visitors if not one.over]:
        until(visitors[0], lambda: any(answers(one) for one in playing) or all(one.over for one in visitors))


def answers(visitor: Visitor) -> bool:
    """If there is anything to do. On a phone as small as this the middle of a card may lie below others."""
    lit = visitor.page.locator(LIT)
    if visitor.staged or not (count := lit.count()):
        return not visitor.over and visitor.act()
    lit.nth(visitor.dice.randrange(count)).dispatch_event("click")
    return True
