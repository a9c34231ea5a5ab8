"""Members: a guest is known again by a passkey or a code on paper, and everything of theirs comes along."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from sexton.kernel.records import replay
from sexton.server.club.challenges import new_challenge, valid_until
from sexton.server.club.codes import letters_of, new_code
from sexton.server.club.places import Place, place_of
from sexton.server.settings import Settings
from sexton.server.sources import Sources
from tests.server.authenticator import Authenticator, packed
from tests.server.conftest import in_one_store
from tests.server.kit import Player, play_to_the_end, quick, seat_everyone, sessions
from tests.server.test_sessions import device, known, listed, must_be_turned_away
from tests.server.test_tables import Watch

ORIGIN = "http://localhost:8020"


def house(database: Path | str, **changes: Any) -> Settings:
    """A house with a name, as passkeys need it."""
    return quick(database, public_url=ORIGIN, **changes)


async def made(player: Player, key: Authenticator, host: str = "") -> httpx.Response:
    asked = await player.http.post("/api/club/passkeys/asked", json={})
    assert asked.status_code == 200, asked.text
    credential = key.make(asked.json()["options"], host)
    return await player.http.post("/api/club/passkeys", json={"credential": credential})


async def asked_in(player: Player) -> dict[str, Any]:
    asked = await player.http.post("/api/club/enter/asked", json={})
    assert asked.status_code == 200, asked.text
    options: dict[str, Any] = asked.json()["options"]
    return options


async def entered(player: Player, key: Authenticator, host: str = "") -> httpx.Response:
    credential = key.sign(await asked_in(player), host)
    return await player.http.post("/api/club/enter", json={"credential": credential})


async def with_code(player: Player, code: str, **more: Any) -> httpx.Response:
    return await player.http.post("/api/club/enter", json={"code": code} | more)


async def new_code_of(player: Player) -> str:
    answer = await player.http.post("/api/club/code", json={})
    assert answer.status_code == 201
    return str(answer.json()["code"])


async def me(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = (await player.http.get("/api/club/me")).json()
    return found


def said(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["message"]


# Becoming one


@in_one_store
async def test_a_guest_becomes_a_member_by_a_passkey_and_is_known_on_another_device(database: str) -> None:
    async with sessions(house(database), "Ada") as (server, ada), device(server.url) as phone:
        table = await seat_everyone([ada], ["bot random"])
        assert not (await me(ada))["member"] and (await me(ada))["passkeys_here"]
        key = Authenticator(ORIGIN)
        shown = await made(ada, key)
        assert shown.status_code == 200 and shown.json()["member"]
        assert [one["id"] for one in shown.json()["passkeys"]] == [packed(key.id)]
        answer = await entered(phone, key)
        assert (answer.status_code, answer.json()) == (200, {"name": "Ada", "stayed": 0})
        assert [one["id"] for one in (await phone.http.get("/api/mine")).json()] == [table]
        await phone.join(table)
        await phone.until("now")
        assert phone.about["you"] == [0] and len(await listed(ada)) == 2


async def test_asking_alone_makes_nobody_a_member(tmp_path: Path) -> None:
    async with sessions(house(tmp_path / "db"), "Ada") as (_, ada):
        await ada.http.post("/api/club/passkeys/asked", json={})
        assert not (await me(ada))["member"]
        assert said(await ada.http.put("/api/club/me", json={"name": "Ada"})) == (403, "members-only")


@in_one_store
async def test_a_code_on_paper_opens_any_browser_until_there_is_another(database: str) -> None:
    async with sessions(quick(database), "Ada") as (server, ada), device(server.url) as phone:
        first = await new_code_of(ada)
        assert (await me(ada))["member"] and not (await me(ada))["passkeys_here"]  # a bare address
        typed = first.upper().replace("-", " ")
        assert (await with_code(phone, typed)).json() == {"name": "Ada", "stayed": 0}
        assert (await with_code(phone, first)).json()["name"] == "Ada" and len(await listed(ada)) == 2
        second = await new_code_of(ada)
        async with device(server.url) as other:
            assert said(await with_code(other, first)) == (403, "no-such-member")
            assert not await known(other)
            assert (await with_code(other, second)).status_code == 200


async def test_every_wrong_code_is_answered_alike(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (server, ada), device(server.url) as eve:
        await ada.http.post("/api/club/passkeys/asked", json={})
        code = await new_code_of(ada)
        wrong = [code[:-1] + ("a" if code[-1] != "a" else "b"), "", "x", "\x00" * 29, "0" * 29, code + "a", "é" * 24]
        answers = {((answer := await with_code(eve, one)).status_code, answer.text) for one in wrong}
        assert len(answers) == 1 and not await known(eve)


async def test_guesses_at_codes_are_limited(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db", claim_rate=0.5), "Ada") as (server, ada):
        await new_code_of(ada)
        async with device(server.url) as eve:
            found = {said(await with_code(eve, "x" * 24)) for _ in range(12)}
        assert found == {(403, "no-such-member"), (429, "too-fast")}


@pytest.mark.parametrize("path", ["code", "passkeys/asked", "enter/asked"])
async def test_codes_and_questions_are_asked_for_at_a_pace(path: str, tmp_path: Path) -> None:
    async with sessions(house(tmp_path / "db", claim_rate=0.5), "Ada") as (_, ada):
        found = [(await ada.http.post(f"/api/club/{path}", json={})).status_code for _ in range(12)]
        assert found[0] < 300 and found[-1] == 429


# Keys that are refused


async def test_a_copied_key_is_found_out(database: str) -> None:
    async with (
        sessions(house(database), "Ada") as (server, ada),
        device(server.url) as phone,
        device(server.url) as eve,
    ):
        key = Authenticator(ORIGIN)
        await made(ada, key)
        copy = key.copy()
        assert (await entered(phone, key)).status_code == 200
        assert said(await entered(eve, copy)) == (403, "passkey-copied")
        assert not await known(eve)
        assert (await entered(phone, key)).status_code == 200


async def test_a_key_that_does_not_count_may_be_used_again(tmp_path: Path) -> None:
    """As keys that are the same on all devices of a person."""
    async with sessions(house(tmp_path / "db"), "Ada") as (server, ada), device(server.url) as phone:
        key = Authenticator(ORIGIN)
        for use in (made, entered, entered):
            key.counter = -1
            assert (await use(ada if use is made else phone, key)).status_code == 200


async def test_foreign_keys_are_refused(tmp_path: Path) -> None:
    async with sessions(house(tmp_path / "db"), "Ada", "Eve") as (server, ada, eve), device(server.url) as phone:
        key = Authenticator(ORIGIN)
        assert (await made(ada, key)).status_code == 200
        for origin, host in (("http://localhost:1", ""), ("https://evil.example", ""), (ORIGIN, "evil.example")):
            foreign = Authenticator(origin)
            assert said(await made(eve, foreign, host)) == (403, "passkey-refused")
            lured = key.copy()  # the right key, at a page that is not ours
            lured.origin = origin
            assert said(await entered(phone, lured, host)) == (403, "passkey-refused")
        stranger = Authenticator(ORIGIN)
        assert said(await entered(phone, stranger)) == (403, "passkey-refused")
        forged = Authenticator(ORIGIN)  # the id of another's key, signed with one's own
        forged.id, forged.handle, forged.counter = key.id, key.handle, 50
        assert said(await entered(phone, forged)) == (403, "passkey-refused")
        disowned = key.copy()  # the right key, which says that it is somebody else's
        disowned.handle = b"somebody else"
        assert said(await entered(phone, disowned)) == (403, "passkey-refused")
        assert not await known(phone) and not (await me(eve))["member"]
        assert said(await made(eve, key.copy())) == (403, "passkey-refused")  # it is somebody's already
        assert not (await me(eve))["member"]
        assert (await entered(phone, key)).json()["name"] == "Ada"


@in_one_store
async def test_an_answer_counts_once_in_time_and_for_what_was_asked(database: str) -> None:
    watch = Watch()
    async with (
        sessions(house(database), "Ada", "Eve", sources=watch) as (server, ada, eve),
        device(server.url) as phone,
        device(server.url) as other,
    ):
        key = Authenticator(ORIGIN)
        await made(ada, key)
        body = {"credential": key.sign(await asked_in(phone))}
        assert (await phone.http.post("/api/club/enter", json=body)).status_code == 200
        assert said(await other.http.post("/api/club/enter", json=body)) == (403, "passkey-refused")
        late = {"credential": key.sign(await asked_in(other))}
        watch.at += 301
        assert said(await other.http.post("/api/club/enter", json=late)) == (403, "passkey-refused")
        asked = (await ada.http.post("/api/club/passkeys/asked", json={})).json()["options"]
        theirs = {"credential": Authenticator(ORIGIN).make(asked)}  # asked of Ada, answered by Eve
        assert said(await eve.http.post("/api/club/passkeys", json=theirs)) == (403, "passkey-refused")
        wrong = {"credential": key.sign({"challenge": asked["challenge"], "rpId": "localhost"})}
        assert said(await other.http.post("/api/club/enter", json=wrong)) == (403, "passkey-refused")
        own = packed(new_challenge(b"another key", "enter", watch.at + 100, bytes(16)))
        made_up = {"credential": key.sign({"challenge": own, "rpId": "localhost"})}
        assert said(await other.http.post("/api/club/enter", json=made_up)) == (403, "passkey-refused")


async def test_at_a_bare_address_there_are_no_passkeys(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        for path in ("passkeys/asked", "enter/asked"):
            assert said(await ada.http.post(f"/api/club/{path}", json={})) == (404, "no-passkeys-here")


@pytest.mark.parametrize(
    ("url", "place"),
    [
        ("https://club.example", Place("club.example", "https://club.example")),
        ("https://club.example:8443/", Place("club.example", "https://club.example:8443")),
        ("http://localhost:8020", Place("localhost", "http://localhost:8020")),
        ("http://club.example", None),
        ("http://127.0.0.1:8020", None),
        ("https://192.0.2.1", None),
        ("https://[2001:db8::1]:8020", None),
        ("", None),
    ],
)
def test_where_passkeys_are_good(url: str, place: Place | None) -> None:
    assert place_of(url) == place


def test_a_question_is_good_for_its_purpose_and_its_time() -> None:
    key, asked = b"k" * 32, new_challenge(b"k" * 32, "enter", 1000, bytes(16))
    assert valid_until(key, "enter", asked, 999.0) == 1000.0
    assert not valid_until(key, "enter", asked, 1001.0) and not valid_until(key, "make x", asked, 999.0)
    later = asked[:16] + (2000).to_bytes(8, "big") + asked[24:]
    assert not valid_until(key, "enter", later, 999.0) and not valid_until(key, "enter", b"", 0.0)


def test_a_code_is_read_as_people_write_it() -> None:
    code = new_code(Sources().name)
    assert len(code) == 29 and len(letters_of(code)) == 24
    assert letters_of(f" {code.upper()}\n") == letters_of(code.replace("-", " ")) == letters_of(code)
    assert letters_of(code[:-1]) == letters_of(code + "a") == letters_of("0" * 24) == ""


# What comes along


@in_one_store
async def test_what_a_guest_has_played_elsewhere_comes_along(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno", "Ghost") as (_, ada, bruno, ghost):
        code = await new_code_of(ada)
        finished = await seat_everyone([ghost], ["bot random"])
        await ghost.play_on()
        await ghost.leave()
        live = await seat_everyone([ghost, bruno], [])
        waiting = (await ghost.create(["own", "open"]))["id"]
        before = ghost.cookie
        assert (await with_code(ghost, code)).json() == {"name": "Ada", "stayed": 0}
        await must_be_turned_away(ghost)
        assert {one["id"] for one in (await ada.http.get("/api/mine")).json()} == {finished, live, waiting}
        assert (await bruno.http.get("/api/mine", headers={"Cookie": before})).status_code == 401
        ghost.now, ghost.heard = {}, []
        await ghost.join(live)
        await ghost.until("now")
        assert ghost.about["you"] == [0] and ghost.now["seat"] == 0
        await play_to_the_end(ghost, bruno)
        assert (await ghost.http.delete(f"/api/tables/{waiting}")).status_code == 200
        replay.verify((await ada.http.get(f"/api/tables/{live}/record")).text)


async def test_nobody_gets_two_hands_of_a_game_by_coming_in(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Ghost") as (_, ada, ghost):
        code = await new_code_of(ada)
        table = await seat_everyone([ada, ghost], [])
        before = ghost.cookie
        assert (await with_code(ghost, code)).json() == {"name": "Ada", "stayed": 1}
        await ghost.join(table)
        assert (await ghost.until("table"))["you"] == [0]
        async with device(ghost.url) as old:
            gone = await old.http.get("/api/mine", headers={"Cookie": before})
            assert gone.status_code == 401  # this device has left it behind


async def test_members_games_and_unwanted_ones_stay_where_they_are(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", "Ghost") as (_, ada, bruno, ghost):
        code, other = await new_code_of(ada), await new_code_of(bruno)
        table = (await bruno.create(["own", "open"]))["id"]
        await ghost.create(["own", "open"])
        assert (await with_code(bruno, code)).status_code == 200
        assert (await with_code(ghost, code, bring=False)).status_code == 200
        assert (await ada.http.get("/api/mine")).json() == []
        assert (await with_code(bruno, other)).json()["name"] == "Bruno"
        assert [one["id"] for one in (await bruno.http.get("/api/mine")).json()] == [table]


async def test_whoever_has_a_key_is_let_in_and_the_oldest_session_gives_way(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (server, ada):
        code = await new_code_of(ada)
        for _ in range(22):
            async with device(server.url) as other:
                assert (await with_code(other, code)).status_code == 200
        async with device(server.url) as last:
            await with_code(last, code)
            assert len(await listed(last)) == 20
