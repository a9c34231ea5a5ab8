"""A guest is kept: by passkeys of virtual authenticators, and by a code on paper, on several devices."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import Browser, CDPSession, expect

from tests.browser.programs import played_by_programs
from tests.browser.test_quality import violations_in_every_theme
from tests.browser.visitor import PHONE, SMALL, WIDER, Visitor
from tests.server.kit import Running

pytestmark = pytest.mark.slow
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keyring:
    """A virtual authenticator in somebody's browser."""

    def __init__(self, visitor: Visitor) -> None:
        self.devtools: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.devtools.send("WebAuthn.enable")
        made = self.devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self.id: str = made["authenticatorId"]

    def keys(self) -> list[dict[str, Any]]:
        found = self.devtools.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        return list(found["credentials"])

    def add(self, key: dict[str, Any]) -> None:
        self.devtools.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})

    def clear(self) -> None:
        self.devtools.send("WebAuthn.clearCredentials", {"authenticatorId": self.id})


@pytest.fixture
def arrive(browser: Browser, server: Running) -> Iterator[Callable[..., Visitor]]:
    """At the name of the house: browsers bind no passkey to a bare address."""
    visitors: list[Visitor] = []

    def come(name: str, **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, f"http://localhost:{server.port}", name, **wishes))
        return visitors[-1]

    yield come
    complaints = [one for visitor in visitors for one in visitor.complaints if " 403 " not in one]
    for visitor in visitors:
        visitor.close()
    assert not complaints


def test_a_guest_is_kept_moves_to_a_phone_and_leaves(arrive: Callable[..., Visitor], axe: str) -> None:
    ada, phone = arrive("Ada"), arrive("Guest", language="it", context=PHONE)
    keys = Keyring(ada)
    table = ada.make_table(["own", "open"])
    ada.go("/club")
    ada.page.get_by_role("button", name="Keep me with a passkey").click()
    expect(ada.page.get_by_role("heading", name="How you are recognised")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Remove this passkey")).to_have_count(1)
    ada.page.get_by_label("Your name").fill("Ada L.")
    ada.page.get_by_role("radio", name="sky blue").check(force=True)
    ada.page.get_by_role("radio", name="owl").check(force=True)
    ada.page.get_by_role("button", name="Save").click()
    expect(ada.page.get_by_text("Saved.")).to_be_visible()
    ada.page.get_by_role("button", name="A code on paper, too").click()
    code = ada.page.locator(".code").inner_text()
    assert len(code) == 29
    assert violations_in_every_theme(ada, axe) == []
    ada.page.reload()
    expect(ada.page.get_by_role("radio", name="owl")).to_be_checked()
    expect(ada.page.locator(".code")).to_have_count(0)
    comes_to_the_phone(phone, keys, table, axe)
    leaves(ada, code)


def comes_to_the_phone(phone: Visitor, keys: Keyring, table: str, axe: str) -> None:
    (key,) = keys.keys()  # it comes to the phone, as keys do that a person's devices share
    ring = Keyring(phone)
    ring.add(key)
    phone.make_table(["own", "open"])
    phone.go("/club")
    expect(phone.page.get_by_role("heading", name="Sei già stato qui?")).to_be_visible()
    assert violations_in_every_theme(phone, axe) == [] and not phone.page.evaluate(WIDER)
    phone.page.get_by_role("button", name="Entra con una passkey").tap()
    expect(phone.page.get_by_text("Ben tornato, Ada L.")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Togli questa passkey")).to_have_count(1)
    assert violations_in_every_theme(phone, axe) == [] and not phone.page.evaluate(WIDER)
    phone.go("/")
    expect(phone.page.locator("section[aria-labelledby=mine] li")).to_have_count(2)
    assert phone.page.locator(f"a[href='/t/{table}']").count() == 1


def leaves(ada: Visitor, code: str) -> None:
    ada.go("/club")
    ada.page.get_by_role("button", name="Leave and be forgotten").click()
    ada.page.get_by_role("button", name="Leave for good?").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("The game is not over yet")
    for one in ada.context.request.get(f"{ada.url}/api/mine").json():
        assert ada.context.request.delete(f"{ada.url}/api/mine/{one['id']}").ok
    ada.page.get_by_role("button", name="Leave and be forgotten").click()
    ada.page.get_by_role("button", name="Leave for good?").click()
    expect(ada.page.get_by_role("heading", name="Games", exact=True)).to_be_visible()
    ada.go("/club")
    ada.page.get_by_label("Code on paper").fill(code)
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("alert")).to_contain_text("not known here")
    ada.complaints = [one for one in ada.complaints if " 409 " not in one]


def test_copied_and_foreign_keys_are_told_apart_from_ones_own(arrive: Callable[..., Visitor]) -> None:
    ada, eve = arrive("Ada"), arrive("Eve")
    keys, stolen = Keyring(ada), Keyring(eve)
    ada.go("/club")
    ada.page.get_by_role("button", name="Keep me with a passkey").click()
    expect(ada.page.get_by_role("heading", name="How you are recognised")).to_be_visible()
    (key,) = keys.keys()
    assert key["rpId"] == "localhost"
    enter = eve.page.get_by_role("button", name="Sign in with a passkey")
    alert = eve.page.get_by_role("alert")
    eve.go("/club")
    stolen.add(key | {"signCount": 0})  # a copy from before it was used
    enter.click()
    expect(alert).to_contain_text("a copy of it")
    stolen.clear()
    stolen.add(key | {"rpId": "elsewhere.localhost", "signCount": 40})  # of another house: not shown here
    enter.click()
    expect(alert).to_contain_text("No passkey was used")
    stolen.clear()
    stolen.add(forged(key))
    enter.click()
    expect(alert).to_contain_text("not accepted")
    expect(eve.page.get_by_role("heading", name="Be recognised again")).to_be_visible()


def forged(key: dict[str, Any]) -> dict[str, Any]:
    """Another's id, with a private key of one's own."""
    own = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return key | {"privateKey": base64.b64encode(own).decode(), "signCount": 40}


def test_the_code_on_paper_works_by_keyboard_alone(arrive: Callable[..., Visitor]) -> None:
    ada, other = arrive("Ada"), arrive("Guest")
    ada.go("/club")
    ada.page.wait_for_selector("#ways")
    ada.tab_to("#ways ~ .row button:last-child")
    ada.page.keyboard.press("Enter")
    code = ada.page.locator(".code").inner_text()
    other.go("/club")
    other.page.wait_for_selector("#entrance")
    other.tab_to("#entrance ~ form input")
    other.page.keyboard.type(code.upper().replace("-", " "))
    other.page.keyboard.press("Enter")
    expect(other.page.get_by_text("Welcome back, Ada.")).to_be_visible()
    expect(other.page.get_by_text("You have a code on paper")).to_be_visible()


def test_my_games_and_numbers(arrive: Callable[..., Visitor], server: Running, axe: str) -> None:
    ada, bruno = arrive("Ada"), arrive("Bruno", language="it", context=PHONE)
    setup = {"game": "gravediggers", "seats": ["own", "open"], "options": SMALL}
    made = ada.context.request.post(f"{ada.url}/api/tables", data={"setup": setup, "name": "Ada"})
    table = str(made.json()["id"])
    assert bruno.context.request.post(f"{bruno.url}/api/tables/{table}/seats/1", data={"name": "Bruno"}).ok
    played_by_programs(server, table, ada, bruno)
    waiting = ada.make_table(["own", "open"])
    bruno.go("/club/statistics")
    expect(bruno.page.get_by_role("table", name="Con chi").get_by_role("link", name="Ada")).to_be_visible()
    assert violations_in_every_theme(bruno, axe) == [] and not bruno.page.evaluate(WIDER)
    assert bruno.page.evaluate(
        "[...document.querySelectorAll('.scrolled')].every((e) => e.scrollWidth <= e.clientWidth)"
    )
    assert len({box["y"] for link in bruno.page.locator("main nav a").all() if (box := link.bounding_box())}) == 2
    bruno.page.get_by_role("link", name="Le mie partite").tap()
    expect(bruno.page.get_by_text("Una partita.")).to_be_visible()
    assert violations_in_every_theme(bruno, axe) == [] and not bruno.page.evaluate(WIDER)

    ada.go("/")
    ada.page.get_by_role("link", name="You in this club").click()
    ada.page.get_by_role("link", name="My games").click()
    rows = ada.page.locator("li.game")
    expect(rows).to_have_count(2)
    ada.page.get_by_label("Which").select_option("running")
    expect(rows).to_have_count(1)
    assert rows.get_by_role("link", name="Open").get_attribute("href") == f"/t/{waiting}"
    ada.page.get_by_label("Which").select_option("finished")
    expect(rows.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{table}")
    expect(rows.get_by_role("link", name="Review")).to_have_attribute("href", f"/review/{table}")
    rows.get_by_role("button", name="Archive").click()
    expect(rows).to_have_count(0)
    ada.page.get_by_label("Which").select_option("archived")
    expect(rows).to_have_count(1)
    rows.get_by_role("link", name="Bruno").click()
    expect(ada.page.get_by_text("You and Bruno: you were ahead in")).to_be_visible()
    expect(rows).to_have_count(1)
    assert bruno.context.request.delete(f"{bruno.url}/api/guest").ok
    ada.page.get_by_role("link", name="My statistics").click()
    expect(
        ada.page.get_by_role("table", name="With whom").get_by_role("link", name="somebody who has left")
    ).to_be_visible()
