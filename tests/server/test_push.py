"""Notices by push: sealed for one browser, sent to the open network alone."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from sexton.kernel.interface import Refusal
from sexton.server.nodes.pushes import MOST_OF_ONE, Pushes, message
from sexton.server.push import endpoints, sealed, service
from sexton.server.push.sender import unpacked
from sexton.server.store.backups import back_up, put_back
from sexton.server.store.notices import MOST_FAILED, MOST_PUSHES
from sexton.server.table.shared import Notice
from tests.server.kit import Player, Running, guest_of, quick, running, sessions
from tests.server.push_house import OPEN, asked_and_away, house
from tests.server.push_service import packed, point_of, push_service, said_in, subscribed
from tests.server.test_members import new_code_of, with_code

# Sealed


def test_the_example_of_rfc_8291_comes_out_byte_for_byte() -> None:
    browser = unpacked("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    once = ec.derive_private_key(int.from_bytes(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), sealed.CURVE)
    secret, salt = unpacked("BTBZMqHH6r4Tts7J_aSIgg"), unpacked("DGv6ra1nlYgDCS1FRnbzlw")
    body = sealed.sealed(b"When I grow up, I want to be a watermelon", browser, secret, salt, once)
    assert packed(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_push_says_whose_table_it_is_and_nothing_of_the_game() -> None:
    notice = Notice("your-go", "ab12", "http://x/t/ab12", "Gravediggers", 1, "Bruno", "Ada")
    assert message("en", [notice]) == {
        "title": "Gravediggers: your go",
        "body": "Bruno, it is your go at the table of Ada.",
        "path": "/t/ab12",
        "tag": "ab12",
    }
    own = Notice("your-go", "ab12", "", "Gravediggers", 0, "Ada", "Ada")
    assert message("it", [own])["body"] == "Ada, tocca a te al tuo tavolo."
    both = message("en", [notice, Notice("your-go", "cd34", "", "Graverobbers", 0, "Bruno")])
    assert both == {
        "title": "Your go at 2 tables",
        "body": "Bruno, it is your go: Gravediggers, Graverobbers",
        "path": "/",
        "tag": "several",
    }


async def test_whose_go_it_is_gets_a_push_that_only_their_browser_reads(
    database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with house(database, monkeypatch, tmp_path, "Ada", "Bruno") as (push, server, _, ada, bruno):
        browsers = {ada.name: await subscribed(ada, push), bruno.name: await subscribed(bruno, push, language="it")}
        table, asked, other = await asked_and_away(ada, bruno)
        pushed = await push.next()
        said = {"Ada": "Ada, it is your go at your own table.", "Bruno": "Bruno, tocca a te al tavolo di Ada."}
        title = "Gravediggers: your go" if asked is ada else "Gravediggers: tocca a te"
        told = {"title": title, "body": said[asked.name], "path": f"/t/{table}", "tag": table}
        assert browsers[asked.name].read(pushed) == told
        with pytest.raises(ValueError, match="somebody else"):
            browsers[other.name].read(pushed)
        claims = said_in(pushed.headers["authorization"])
        key = (await asked.http.get("/api/notices")).json()["key"]
        assert (claims["aud"], claims["key"]) == (push.url, key)
        assert 0 < claims["exp"] - time.time() < 86_400
        assert pushed.headers["content-encoding"] == "aes128gcm" and int(pushed.headers["ttl"]) > 0
        assert len(pushed.body) == 86 + sealed.PADDED + 17 and table not in str(pushed.headers)
        assert push.pushed.empty()
    async with running(quick(database, **OPEN)) as server:  # the key is kept
        await asked.move_to(server.url)
        assert (await asked.http.get("/api/notices")).json()["key"] == key
        await asked.close()


# To the open network alone


@pytest.mark.parametrize(
    "inner",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "2002:c0a8:101::", "fec0::1", "64:ff9b:1::a00:1"),
        *("255.255.255.255", "240.0.0.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "192.0.2.1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::"),
    ],
)  # fmt: skip
def test_inner_addresses_are_known_however_they_are_wrapped(inner: str) -> None:
    assert not endpoints.is_open(inner, loopback=False)


def test_the_open_network_is_open() -> None:
    assert endpoints.is_open("142.250.1.1", loopback=False) and endpoints.is_open("2a00:1450::1", loopback=False)
    assert endpoints.is_open("127.0.0.1", loopback=True) and not endpoints.is_open("10.0.0.1", loopback=True)


async def test_where_a_push_may_not_go_is_refused_in_words(tmp_path: Path) -> None:
    key = packed(point_of(ec.generate_private_key(ec.SECP256R1())))
    good = {"p256dh": key, "auth": packed(bytes(16))}
    wrong = [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://10.0.0.1/x",
        "https://0x7f.1/x",
    ]
    wrong += [
        "https://8.8.8.8:22/x",
        "https://ada@8.8.8.8/x",
        "https://8.8.8.8/x y",
        "https://8.8.8.8/\r\nX: y",
        "file:///etc",
    ]
    wrong += ["https://8.8.8.8", "https://[::1]/x", "https://169.254.169.254/latest", "https://nowhere.invalid/x"]
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        for endpoint in wrong:
            answer = await ada.http.post("/api/notices/push", json=good | {"endpoint": endpoint})
            assert (answer.status_code, answer.json()["message"]) == (400, "wrong-endpoint"), endpoint
        fine = {"endpoint": "https://8.8.8.8/x"}
        for broken in (
            {"p256dh": packed(b"\x04" + bytes(64))},
            {"p256dh": key[:-2] + "!!"},
            {"auth": packed(bytes(17))},
        ):
            answer = await ada.http.post("/api/notices/push", json=good | fine | broken)
            assert (answer.status_code, answer.json()["message"]) == (400, "wrong-endpoint"), broken
        assert (await ada.http.post("/api/notices/push", json=good | fine)).status_code == 201


async def test_a_name_that_leads_inside_by_now_is_not_connected_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path / "db", monkeypatch, tmp_path, "Ada", "Bruno", push_loopback=False) as house_:
        push, server, _, ada, bruno = house_
        monkeypatch.setattr(endpoints, "HTTPS", int(push.url.rpartition(":")[2]))
        leads_to = ["8.8.8.8"]
        monkeypatch.setattr(endpoints, "lookup", lambda endpoint: leads_to)
        for player in (ada, bruno):
            await subscribed(player, push)
        leads_to[:] = ["127.0.0.1"]
        _, asked, _ = await asked_and_away(ada, bruno)
        guest = await guest_of(server, asked)
        assert await until_failed(server, guest) == 1
        assert push.connections == 0


async def until_failed(server: Running, guest: str) -> int:
    for _ in range(400):
        found = await server.within(server.site.store.subscriptions(guest))
        if not found or found[0].failed:
            return found[0].failed if found else 0
        await asyncio.sleep(0.02)
    raise AssertionError("nothing failed")


# What push services say


async def test_a_browser_that_is_gone_is_forgotten_and_a_busy_service_asked_again(
    database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with house(database, monkeypatch, tmp_path, "Ada", "Bruno") as (push, server, _, ada, bruno):
        browsers = {player.name: await subscribed(player, push) for player in (ada, bruno)}
        push.answers = [b"HTTP/1.1 503 Busy\r\n\r\n", b"HTTP/1.1 429 Slow\r\nRetry-After: 0\r\n\r\n"]
        push.answers += [b"HTTP/1.1 410 Gone\r\n\r\n"]
        _, asked, _ = await asked_and_away(ada, bruno)
        read = [browsers[asked.name].read(await push.next()) for _ in range(3)]
        assert read[0] == read[1] == read[2]
        guest = await guest_of(server, asked)
        assert await until_failed(server, guest) == 0  # no more
        assert (await asked.http.get("/api/notices")).json()["pushes"] == []


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/\r\n\r\n",
        b"HTTP/1.1 403 No\r\n\r\n",
        b"SSH-2.0-x\r\n\r\n",
        b"HTTP/1.1 201 " + b"x" * 100_000,
        b"HTTP/1.1 \xb2\xb2\xb2 x\r\n\r\n",
        b"",
    ],
    ids=["moved", "refused", "not http", "endless", "not a number", "silent"],
)
async def test_other_answers_count_as_failures(answer: bytes, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(service, "SECONDS", 0.3)
    async with house(tmp_path / "db", monkeypatch, tmp_path, "Ada", "Bruno") as (push, server, _, ada, bruno):
        await subscribed(ada, push)
        await subscribed(bruno, push)
        push.answers = [answer] * 3
        _, asked, _ = await asked_and_away(ada, bruno)
        assert await until_failed(server, await guest_of(server, asked)) == 1
        assert push.connections == (1 if answer[9:12] in (b"302", b"403") else 3)


async def test_failures_have_an_end(database: str) -> None:
    async with sessions(quick(database), "Ada") as (server, ada):
        key = packed(point_of(ec.generate_private_key(ec.SECP256R1())))
        given = {"endpoint": "https://8.8.8.8/x", "p256dh": key, "auth": packed(bytes(16))}
        assert (await ada.http.post("/api/notices/push", json=given)).status_code == 201
        (one,), store = (await ada.http.get("/api/notices")).json()["pushes"], server.site.store
        for _ in range(MOST_FAILED - 1):
            await server.within(store.push_failed(one["id"]))
        await server.within(store.push_arrived(one["id"]))
        for _ in range(MOST_FAILED - 1):
            await server.within(store.push_failed(one["id"]))
        assert len((await ada.http.get("/api/notices")).json()["pushes"]) == 1
        await server.within(store.push_failed(one["id"]))
        assert (await ada.http.get("/api/notices")).json()["pushes"] == []


async def test_whose_service_drags_its_feet_keeps_nobody_else_waiting(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Pushes, "_push", never)
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (server, ada, bruno):
        pushes = server.site.tables.delivery.pushes
        for player, endpoint in ((ada, "https://8.8.8.8/x"), (bruno, "https://8.8.8.8/y")):
            key = packed(point_of(ec.generate_private_key(ec.SECP256R1())))
            given = {"endpoint": endpoint, "p256dh": key, "auth": packed(bytes(16))}
            assert (await player.http.post("/api/notices/push", json=given)).status_code == 201

        async def waiting(player: Player, times: int) -> int:
            for _ in range(times):
                await server.within(pushes.begin(await guest_of(server, player), ()))
            return len(pushes._tasks)

        assert await waiting(ada, MOST_OF_ONE + 5) == MOST_OF_ONE
        assert await waiting(bruno, 1) == MOST_OF_ONE + 1


async def test_only_so_many_browsers_and_only_ones_own(database: str) -> None:
    async with sessions(quick(database), "Ada", "Eve") as (_, ada, eve):
        key = packed(point_of(ec.generate_private_key(ec.SECP256R1())))
        given = {"p256dh": key, "auth": packed(bytes(16))}
        for number in [*range(MOST_PUSHES), 0]:  # the same once more is no other
            answer = await ada.http.post("/api/notices/push", json=given | {"endpoint": f"https://8.8.8.8/{number}"})
            assert answer.status_code == 201 and answer.json()["pushes"][0]["here"]
        answer = await ada.http.post("/api/notices/push", json=given | {"endpoint": "https://8.8.8.8/one-more"})
        assert (answer.status_code, answer.json()["message"]) == (409, "too-many-pushes")
        name = (await ada.http.get("/api/notices")).json()["pushes"][0]["id"]
        for somebody, status in ((eve, 404), (ada, 200), (ada, 404)):
            assert (await somebody.http.delete(f"/api/notices/push/{name}")).status_code == status
        assert (await eve.http.get("/api/notices")).json()["pushes"] == []


async def test_without_push_nothing_is_offered_and_strangers_are_limited(tmp_path: Path) -> None:
    key = packed(point_of(ec.generate_private_key(ec.SECP256R1())))
    given = {"endpoint": "https://8.8.8.8/x", "p256dh": key, "auth": packed(bytes(16))}
    async with sessions(quick(tmp_path / "off", push=False), "Ada") as (_, ada):
        assert (await ada.http.get("/api/notices")).json()["offered"] is False
        assert (await ada.http.post("/api/notices/push", json=given)).status_code == 404
    async with sessions(quick(tmp_path / "db", claim_rate=0.01), "Ada") as (_, ada):
        found = [(await ada.http.post("/api/notices/push", json=given)).status_code for _ in range(12)]
        assert found == [201] * 10 + [429] * 2
        ada.http.cookies.clear()
        assert (await ada.http.post("/api/notices/push", json=given)).status_code == 401
        assert (await ada.http.put("/api/notices/hours", json={})).status_code == 401


# Whose it is


async def test_a_push_goes_with_its_session_comes_along_to_the_member_and_is_forgotten(
    database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with house(database, monkeypatch, tmp_path, "Ada", "Phone") as (push, _, _, ada, phone):
        await subscribed(phone, push)
        code = await new_code_of(ada)
        assert (await with_code(phone, code)).status_code == 200  # the phone is Ada's from now on
        (one,) = (await phone.http.get("/api/notices")).json()["pushes"]
        assert one["here"] and not (await ada.http.get("/api/notices")).json()["pushes"][0]["here"]
        told = (await ada.http.get("/api/club/export")).json()["told_by_push"]
        assert [row["endpoint"] for row in told] == [f"{push.url}/Phone"]
        assert (await ada.http.delete("/api/sessions")).status_code == 200  # all others
        assert (await ada.http.get("/api/notices")).json()["pushes"] == []
        await subscribed(ada, push)
        hours_ = {"zone": "Europe/Rome", "quiet_from": 0, "quiet_until": 60, "digest": None}
        assert (await ada.http.put("/api/notices/hours", json=hours_)).json()["hours"] == hours_
        assert (await ada.http.delete("/api/guest")).status_code == 200
        await subscribed(await again(ada), push, "other")
        assert (await ada.http.get("/api/notices")).json()["hours"]["quiet_from"] is None


async def again(player: Player) -> Player:
    assert (await player.http.post("/api/guest", json={"name": player.name})).status_code == 200
    return player


async def test_a_backup_takes_pushes_and_their_key_along(database: str, tmp_path: Path) -> None:
    async with push_service(tmp_path) as push:
        async with sessions(quick(database, push_loopback=True), "Ada") as (_, ada):
            await subscribed(ada, push)
            hours = {"zone": "Europe/Rome", "quiet_from": 1, "quiet_until": 2, "digest": 3}
            before = (await ada.http.put("/api/notices/hours", json=hours)).json()
            await back_up(database, tmp_path / "backup")
            await ada.http.delete(f"/api/notices/push/{before['pushes'][0]['id']}")
        other = str(tmp_path / "other")
        for target in (other, database):  # of the other kind, and of the same
            await put_back(tmp_path / "backup", target)
            async with running(quick(target)) as server:
                await ada.move_to(server.url)
                assert (await ada.http.get("/api/notices")).json() == before
        await ada.close()


def test_a_push_has_an_end() -> None:
    with pytest.raises(ValueError, match="too long"):
        sealed.padded(bytes(sealed.PADDED + 1))
    with pytest.raises(Refusal, match="wrong-endpoint"):
        endpoints.endpoint_in("https://push.example/" + "x" * 901, loopback=False)
