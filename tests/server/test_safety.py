"""Strangers, floods and nonsense; headers, settings, what an operator sees, and an orderly end."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.requests import HTTPConnection

from sexton.kernel.interface import Refusal
from sexton.server.http.headers import origin_allowed
from sexton.server.http.routes.page import BUILT
from sexton.server.http.sessions import cleaned_name
from sexton.server.http.signer import Signer
from sexton.server.logs import AsText
from sexton.server.settings import Settings, read_settings
from sexton.server.wire.limits import Limits, Pace, TooFast, check_nesting
from sexton.server.wire.messages import decoded
from sexton.server.wire.plain_text import cleaned, outline
from tests.server.kit import Player, Process, quick, running, seat_everyone, sessions

NONSENSE = [
    "",
    "{",
    "[]",
    "null",
    "17",
    '"x"',
    "{}",
    '{"do":"dance"}',
    '{"do":17}',
    '{"ask":1}',
    '{"ask":-1,"move":"x"}',
    '{"ask":1e999,"move":"x"}',
    '{"ask":99999999999999999999,"move":"x"}',
    '{"ask":1,"move":"' + "x" * 3000 + '"}',
    '{"ask":1,"move":"\\ud800"}',
    '{"do":"sit","seat":99}',
    '{"do":"open","salt":"zz"}',
    '{"do":"replace","seat":0,"by":"bot nobody"}',
    "[" * 3000,
    '{"do":' + "[" * 2000,
    "x" * 5000,
    "\u0000",
]


async def test_nonsense_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        await seat_everyone([ada, bruno], [])
        await ada.send(do="again", heard=0)
        now = await ada.until("now")
        for text in NONSENSE:
            await ada.ws.send(text)
            assert (await ada.until("refused"))["text"]
        await ada.ws.send(b"\xff\xfe\x00")
        await ada.until("refused")
        await ada.send(do="again", heard=0)
        assert await ada.until("now") == now


async def test_a_frame_that_is_far_too_long_closes_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        await seat_everyone([ada, bruno], [])
        await ada.ws.send("x" * 200_000)
        with pytest.raises(websockets.ConnectionClosed):
            await ada.until("nothing")
        await bruno.until("presence")
        await ada.join()
        await ada.until("now")


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.text() | st.binary() | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_no_text_does_more_than_be_refused(text: Any) -> None:
    try:
        content = text.encode("utf-8", "replace") if isinstance(text, str) else text
        check_nesting(content)
        decoded(content)
    except (Refusal, msgspec.DecodeError, UnicodeDecodeError):
        pass


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/tables", {"setup": {"game": "nothing", "seats": ["own", "open"]}}, 404),
        ("POST", "/api/tables", {"setup": {"game": "gravediggers", "seats": ["own"]}}, 400),
        ("POST", "/api/tables", {"setup": {"game": "gravediggers", "seats": ["own", "bot nobody"]}}, 400),
        (
            "POST",
            "/api/tables",
            {"setup": {"game": "gravediggers", "seats": ["own", "open"], "options": {"x": 1}}},
            400,
        ),
        ("POST", "/api/tables", {"setup": 3}, 400),
        ("POST", "/api/tables/nothing/seats/0", {}, 404),
        ("POST", "/api/tables/nothing/claim", {"token": "abcdefgh"}, 404),
        ("GET", "/api/tables/nothing/record", None, 404),
        ("GET", "/api/tables/nothing/replay?as=x", None, 404),
        ("GET", "/nothing", None, 404),
        ("PUT", "/api/tables", None, 405),
    ],
)
async def test_wrong_requests_get_a_fitting_answer(
    tmp_path: Path, method: str, path: str, body: Any, status: int
) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        answer = await ada.http.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        assert answer.json()["type"] == "refused"


async def test_deep_long_and_formless_bodies_are_refused(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        as_json = {"content-type": "application/json"}
        deep = await ada.http.post("/api/tables", content=b'{"setup":' + b"[" * 100_000, headers=as_json)
        assert (deep.status_code, deep.json()["message"]) == (400, "too-deep")
        long = await ada.http.post("/api/tables", content=b'"' + b"x" * 300_000 + b'"', headers=as_json)
        assert long.status_code == 413
        form = await ada.http.post("/api/tables", data={"setup": "x"})
        assert form.status_code == 415


# Who may speak


async def test_other_peoples_pages_may_not_speak_to_us(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (server, ada):
        evil = {"Origin": "http://evil.example"}
        answer = await ada.http.post("/api/guest", json={"name": "x"}, headers=evil)
        assert answer.status_code == 403
        await ada.create(["own", "open"])
        with pytest.raises(websockets.InvalidStatus):
            await ada.join(**evil)
        await ada.join(Origin=server.url)
        await ada.until("table")


async def test_a_forged_cookie_is_nobody(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        await ada.create(["own", "open"])
        forged = Signer(b"another key").cookie("a" * 32)
        answer = await ada.http.get("/api/mine", headers={"Cookie": f"sexton={forged}"})
        assert answer.status_code == 401


async def test_cookies_and_headers_are_strict(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db", public_url="https://tables.example"), "Ada") as (_, ada):
        answer = await ada.http.post("/api/guest", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "secure" in cookie
        for path in ("/", "/api/tables", "/nothing"):
            headers = (await ada.http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers


async def test_what_is_no_document_carries_short_headers(tmp_path: Path) -> None:
    """Scripts, styles and fonts of the page; its worker and its pictures, which can be opened alone, carry all."""
    names = [path.name for path in (BUILT / "assets").glob("*")] if BUILT.is_dir() else []
    parts = [next((name for name in names if name.endswith(kind)), None) for kind in (".js", ".css", ".woff2")]
    if None in parts:
        pytest.skip("the page is not built: make page")
    async with sessions(quick(tmp_path / "db", public_url="https://tables.example"), "Ada") as (_, ada):
        for name in parts:
            headers = (await ada.http.get(f"/assets/{name}")).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "strict-transport-security" in headers
            assert "content-security-policy" not in headers
        for path in ("/sw.js", "/icon.svg", "/assets/nothing.js"):
            assert "default-src 'none'" in (await ada.http.get(path)).headers["content-security-policy"]


def test_names_are_cleaned() -> None:
    assert cleaned_name("  A\u202ed\u200ba\n\x1b[31m  ") == "Ada [31m"
    assert cleaned_name("x" * 99) == "x" * 24
    assert cleaned_name("\u202e\u200f") == ""
    assert len(cleaned("e" + "\u0301" * 50, 100)) <= 4
    for nothing in ("\u3164", "\u115f\u1160", "\uffa0 ", "\u2800", "\u034f", "\u17b4", "\ufe0f", "\U000e0100"):
        assert cleaned_name(nothing) == "", ascii(nothing)  # letters and marks that nobody sees
    for hidden in ("A\u034fda", "Ad\ufe00a", "A\u3164da", "Ada\U000e01ef", "\u180bAda", "Ada\u2800"):
        assert cleaned_name(hidden) == "Ada", ascii(hidden)
    assert cleaned("\u2764\ufe0f", 9) == "\u2764\ufe0f"  # as red as it was typed


# Limits


def test_who_is_too_fast_is_told_how_long_to_wait() -> None:
    now = [0.0]
    limits = Limits({"chat": Pace(0.5, 2)}, lambda: now[0])
    limits.spend("chat", "ada")
    limits.spend("chat", "ada")
    with pytest.raises(TooFast) as refused:
        limits.spend("chat", "ada")
    assert refused.value.wait == 2
    limits.spend("chat", "bruno")
    now[0] = 2.0
    limits.spend("chat", "ada")


async def test_a_slow_reader_is_cut_off_and_holds_nobody_up(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", "Zoe") as (server, ada, bruno, zoe):
        table = await seat_everyone([ada, bruno], [])
        slow = await asyncio.open_connection("127.0.0.1", server.port)
        handshake = (
            f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        slow[1].write(handshake.encode())
        slow[0]._transport.pause_reading()  # type: ignore[attr-defined]
        await zoe.join(table)
        await asyncio.gather(ada.play_on(), bruno.play_on())
        assert ada.now["over"]["kind"] == "over"
        slow[1].close()


# Settings


def test_settings_come_from_file_environment_and_command_line(tmp_path: Path) -> None:
    path = tmp_path / "sexton.toml"
    path.write_text('port = 1\nhost = "127.0.0.1"\nbot_pause = 2\norigins = ["http://a"]\n')
    found = read_settings(path, {"SEXTON_PORT": "2", "SEXTON_ORIGINS": "http://b,http://c", "SEXTON_GAMES": "5"}, {})
    assert (found.port, found.bot_pause, found.origins) == (2, 2.0, ("http://b", "http://c"))
    assert read_settings(path, {"SEXTON_PORT": "2"}, {"port": 3, "host": None}).port == 3
    assert read_settings(None, {}, {}) == Settings()


@pytest.mark.parametrize(
    "wrong",
    [
        "colour = 3",
        "port = 70000",
        'port = "x"',
        'secret = "short"',
        'database = "mysql://x"',
        'public_url = "tables.example"',
        "port = ",
        "bot_seconds = 0",
    ],
)
def test_wrong_settings_are_named_at_the_start(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "sexton.toml"
    path.write_text(wrong)
    with pytest.raises(Refusal, match="wrong-settings"):
        read_settings(path, {}, {})


def test_every_setting_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "howto" / "server.md").read_text()
    for name in Settings.__struct_fields__:
        assert f"`{name}`" in text, name


# What an operator sees


async def test_health_metrics_and_logs_tell_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "sexton")
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        table = await seat_everyone([ada, bruno], [])
        token = (await ada.http.post(f"/api/tables/{table}/seats/0/link")).json()["path"].partition("=")[2]
        await bruno.http.post(f"/api/tables/{table}/claim", json={"token": token})
        assert (await ada.http.get("/healthz")).text == "ok\n"
        text = (await ada.http.get("/metrics")).text
        assert 'sexton_tables{status="playing"} 1' in text and "sexton_answer_seconds_bucket" in text
        for secret in (token, ada.http.cookies["sexton"], ada.salt.hex(), table, "Bruno"):
            assert secret not in text
        for secret in (token, ada.http.cookies["sexton"], ada.salt.hex(), "Bruno"):
            assert secret not in caplog.text


async def test_whatever_has_an_alert_is_told_before_it_happens(tmp_path: Path) -> None:
    """Prometheus sees no increase in what first appears as a one: the first leak would alert nobody."""
    alerts = (Path(__file__).resolve().parents[2] / "deploy" / "alerts.yaml").read_text(encoding="utf-8")
    asked = set(re.findall(r"\bsexton_\w+", alerts))
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        told = re.findall(r"^(sexton_\w+)(?:\{.*\})? \S+$", (await ada.http.get("/metrics")).text, re.MULTILINE)
    assert {"sexton_guard_violations_total", "sexton_faults_total"} <= asked <= set(told)


async def test_a_drained_server_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    server = await asyncio.to_thread(Process, quick(tmp_path / "db"))
    async with Player(server.url, "Ada") as ada:
        await seat_everyone([ada], ["bot random"])
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        assert (await ada.until("bye"))["wait"] >= 0
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await ada.until("nothing")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert await stopping == 0


async def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    async with running(quick(tmp_path / "db")):
        with pytest.raises(AssertionError, match="did not start"):
            await asyncio.to_thread(Process, quick(tmp_path / "db"))


async def test_forgotten_guests_leave_no_name_behind(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Gwendolyn") as (_, ada, gwen):
        table = await seat_everyone([ada, gwen], [])
        assert (await gwen.http.delete("/api/guest")).status_code == 409
        for player in (ada, gwen):
            await player.send(do="propose", what="abandon")
        await ada.until("now", lambda now: now["over"])
        assert (await gwen.http.delete("/api/guest")).status_code == 200
        assert "Gwendolyn" not in (await ada.http.get(f"/api/tables/{table}")).text
        assert (await gwen.http.get("/api/mine")).status_code == 401


def test_a_path_cannot_begin_a_line_of_the_log() -> None:
    path = "/a\n2026-01-01 00:00:00 ERROR sexton.server: forged\x1b[2J\u2028x"
    record = logging.LogRecord("sexton.server.access", logging.INFO, "", 0, "%s %s", ("GET", path), None)
    line = AsText("%(name)s: %(message)s").format(record)
    assert line == r"sexton.server.access: GET /a\x0a2026-01-01 00:00:00 ERROR sexton.server: forged\x1b[2J\x2028x"


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("https://tables.example", True),
        ("http://tables.example", False),  # anybody on the line could have written that page
        ("http://127.0.0.1:8020", True),
        ("https://other.example", False),
        ("http://friend.example", True),
        ("null", False),
    ],
)
def test_a_page_of_an_https_house_does_not_come_over_http(origin: str, allowed: bool) -> None:
    house = Settings(public_url="https://tables.example/", origins=("http://friend.example",))
    for host in ("tables.example", "127.0.0.1:8020"):
        headers = [(b"origin", origin.encode()), (b"host", host.encode())]
        found = origin_allowed(HTTPConnection({"type": "http", "headers": headers}), house)
        assert found == (allowed and (host in origin or not origin.startswith("http://127")))


@pytest.mark.parametrize("other", ["ADA", "Аdа", "Αda", "\uff21da", "A\u034fda", "Ada\ufe0f", "Ad\u0251", "Aԁa"])
def test_names_that_look_alike_are_taken(other: str) -> None:
    assert outline(other) == outline("Ada")
    assert outline("Adà") != outline("Ada")


async def test_nobody_sits_beside_their_double(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Аdа") as (_, ada, double):
        await ada.create(["own", "open"])
        answer = await double.take(ada.table, 1)
        assert (answer.status_code, answer.json()["message"]) == (409, "name-taken")


async def test_links_name_the_house_and_not_the_host_that_a_request_asks_for(tmp_path: Path) -> None:
    foreign = {"Host": "elsewhere.example"}
    async with sessions(quick(tmp_path / "db", public_url="http://tables.example"), "Ada") as (_, ada):
        setup = {"game": "gravediggers", "seats": ["own", "invited"]}
        made = (await ada.http.post("/api/tables", json={"setup": setup}, headers=foreign)).json()
        assert made["url"] == f"http://tables.example{made['path']}"
        of_us, of_others = [await ada.http.get(f"/api/tables/{made['id']}/qr", headers=one) for one in ({}, foreign)]
        assert of_us.status_code == 200 and of_us.content == of_others.content
