"""The club's doors: open, by invitation, for members; who makes tables, watches, plays strong bots."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from sexton.server.http.club.rounds import Rounds
from sexton.server.http.gate import inside, strong, why_not
from sexton.server.store.club.book import Book
from sexton.server.store.club.doors import ClubSettings, Invitation, Standing
from tests.server.conftest import in_one_store
from tests.server.kit import PATIENCE, Player, Running, guest_of, quick, running, seat_everyone, sessions
from tests.server.test_history import finish
from tests.server.test_members import new_code_of, with_code
from tests.server.test_sessions import device
from tests.server.test_tables import Watch

SETUP = {"game": "gravediggers", "seats": ["own", "open"]}


async def steward(server: Running, player: Player) -> Player:
    """This player looks after the club, by the link on the console."""
    answer = await player.http.post("/api/club/steward", json={"token": server.app.state.steward_link})
    assert answer.status_code == 200 and answer.json()["you"] == "steward", answer.text
    return player


async def set_doors(player: Player, **changes: Any) -> None:
    settings = (await player.http.get("/api/club/settings")).json() | changes
    answer = await player.http.put("/api/club/settings", json=settings)
    assert answer.status_code == 200 and answer.json() == settings, answer.text


async def invited(player: Player, **wishes: Any) -> str:
    answer = await player.http.post("/api/club/invitations", json=wishes)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["url"].partition("#invitation=")[2])


def said(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("message", "") if answer.is_error else ""


async def made(player: Player, seats: list[str]) -> tuple[int, str]:
    return said(await player.http.post("/api/tables", json={"setup": SETUP | {"seats": seats}}))


async def socket_says(player: Player, table: str) -> str:
    """Empty if it is let in."""
    await player.join(table)
    message = await player.receive()
    if message["type"] != "refused":
        return ""
    with pytest.raises(websockets.ConnectionClosed):
        await player.receive()
    return str(message["message"])


def test_who_may_do_what() -> None:
    stranger, admitted, member = Standing(), Standing(admitted=1.0), Standing(member=True)
    keeper, gone = Standing(member=True, steward=1.0), Standing(member=True, steward=1.0, removed=1.0)
    doors = {
        ClubSettings(doors="open"): (1, 1, 1),
        ClubSettings(doors="invitation"): (0, 1, 1),
        ClubSettings(doors="members"): (0, 0, 1),
    }
    for settings, expected in doors.items():
        assert tuple(inside(settings, one) for one in (stranger, admitted, member)) == tuple(map(bool, expected))
        assert why_not(settings, gone, "come") is not None and why_not(settings, keeper, "watch") is None
    everybody = ClubSettings()
    assert all(why_not(everybody, stranger, right) is None for right in ("come", "create", "watch", "strong_bots"))
    fewer = ClubSettings(create="members", watch="stewards")
    said = [why_not(fewer, one, "create") for one in (stranger, admitted, member, keeper)]
    assert [refusal and refusal.message for refusal in said] == ["for-members", "for-members", None, None]
    said = [why_not(fewer, one, "watch") for one in (stranger, member, keeper)]
    assert [refusal and refusal.message for refusal in said] == ["for-stewards", "for-stewards", None]
    levels = ("easy", "normal", "normal-bold", "hard", "hard-bold", "expert", "exact")
    assert [name for name in levels if strong(name)] == ["hard", "hard-bold", "expert", "exact"]


@in_one_store
async def test_closed_doors_let_nobody_new_in_and_lock_nobody_out(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno", "Carla") as (server, ada, bruno, carla):
        await steward(server, ada)
        over = await finish(ada, bruno)
        table = await seat_everyone([bruno, carla], [], listing="listed")
        waiting = (await ada.create(["own", "open", "invited"], listing="listed"))["invitations"][0]
        private = (await bruno.http.post(f"/api/tables/{table}/seats/0/link", json={})).json()["path"]
        await set_doors(ada, doors="members")
        async with device(server.url) as eve:
            assert said(await eve.http.post("/api/tables", json={"setup": SETUP, "name": "Eve"})) == (
                403,
                "door-members",
            )
            taken = await eve.http.post(f"/api/tables/{ada.table}/seats/1", json={"name": "Eve"})
            assert said(taken) == (403, "door-members") and "passkey" in taken.json()["text"]
            token = {"token": waiting["path"].partition("#seat=")[2], "name": "Eve"}
            assert said(await eve.http.post(f"/api/tables/{ada.table}/claim", json=token)) == (403, "door-members")
            for path in ("", "/described"):
                assert said(await eve.http.get(f"/api/tables/{table}{path}")) == (403, "door-members")
            for path in ("record", "replay", "fairness", "telling", "tally", "draws"):
                assert said(await eve.http.get(f"/api/tables/{over}/{path}")) == (403, "door-members"), path
            assert (await eve.http.get("/api/tables")).json() == []
            assert await socket_says(eve, table) == "door-members"
            # whoever has the private link of a seat in a running game is whoever sits there, on another device
            moved = await eve.http.post(f"/api/tables/{table}/claim", json={"token": private.partition("#seat=")[2]})
            assert moved.status_code == 200
        for player in (bruno, carla):
            await player.leave()
        assert await socket_says(carla, table) == ""  # no member, and goes on
        assert (await carla.http.get(f"/api/tables/{table}")).status_code == 200
        assert (await bruno.http.get(f"/api/tables/{over}/record")).status_code == 200  # took part
        assert said(await carla.http.get(f"/api/tables/{over}/record")) == (403, "door-members")
        assert await made(carla, ["own", "open"]) == (403, "door-members")
        joined = await carla.http.post("/api/club/code", json={})  # nor does a guest make themselves a member
        assert said(joined) == (403, "door-members")
        assert await made(ada, ["own", "open"]) == (201, "")


@in_one_store
@pytest.mark.usefixtures("brisk_rounds")
async def test_watchers_go_when_the_doors_are_closed_and_players_stay(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno", "Carla", "Eve") as (server, ada, bruno, carla, eve):
        await steward(server, ada)
        table = await seat_everyone([bruno, carla], [])
        await eve.join(table)
        await eve.until("table")
        await ada.join(table)
        await ada.until("table")
        await set_doors(ada, watch="members")
        assert (await eve.until("refused"))["message"] == "for-members"
        assert await socket_says(eve, table) == "for-members"
        first = bruno if bruno.my_go else carla
        ask = first.now["ask"]
        await first.send(ask=ask, move=first.moves()[0])
        await first.until("now", lambda now: now["ask"] != ask or now["mine"] is not None)
        await ada.send(do="again", heard=0)
        await ada.until("table")


@in_one_store
async def test_an_invitation_lets_in_as_many_as_it_says_until_its_end(database: str) -> None:
    watch = Watch()
    async with sessions(quick(database), "Ada", "Bruno", "Carla", "Eve", sources=watch) as (server, *people):
        ada, bruno, carla, eve = people
        await steward(server, ada)
        await set_doors(ada, doors="invitation")
        assert await made(bruno, ["own", "open"]) == (403, "door-invitation")
        token = await invited(ada, uses=1, days=2, label="Tuesdays")
        (listed,) = (await ada.http.get("/api/club/invitations")).json()
        assert listed["uses"] == 1 and listed["label"] == "Tuesdays" and token not in str(listed)
        for _ in range(2):  # the second time nothing is used up: they are inside
            answer = await bruno.http.post("/api/club/invitation", json={"token": token})
            assert answer.status_code == 200 and answer.json()["may"]["create"], answer.text
        assert await made(bruno, ["own", "open"]) == (201, "")
        assert said(await carla.http.post("/api/club/invitation", json={"token": token})) == (403, "no-such-link")
        code = await new_code_of(bruno)  # from now on a member
        await set_doors(ada, doors="members")
        assert await made(bruno, ["own", "open"]) == (201, "")
        late = await invited(ada, uses=5)
        assert said(await carla.http.post("/api/club/invitation", json={"token": late})) == (403, "door-members")
        await set_doors(ada, doors="invitation")
        (good,) = (await ada.http.get("/api/club/invitations")).json()
        assert good["uses"] == 5  # not used up by having been refused
        watch.at += 8 * 86_400
        assert said(await carla.http.post("/api/club/invitation", json={"token": late})) == (403, "no-such-link")
        gone = await invited(ada)
        (one,) = (await ada.http.get("/api/club/invitations")).json()
        assert (await ada.http.delete(f"/api/club/invitations/{one['id']}")).status_code == 200
        assert said(await eve.http.post("/api/club/invitation", json={"token": gone})) == (403, "no-such-link")
        async with device(server.url) as phone:  # a member comes in on any device
            assert (await with_code(phone, code)).status_code == 200
            assert (await phone.http.get("/api/club/door")).json()["you"] == "member"


async def test_who_makes_tables_and_plays_strong_bots(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (server, ada, bruno):
        await steward(server, ada)
        await set_doors(ada, strong_bots="members")
        assert await made(bruno, ["own", "bot hard"]) == (403, "for-members")
        assert await made(bruno, ["own", "bot normal"]) == (201, "")
        created = await bruno.create(["own", "open"])
        await bruno.join(created["id"])
        await bruno.send(do="replace", seat=1, by="bot expert")
        refused = await bruno.until("refused")
        assert refused["message"] == "for-members" and "weaker" in refused["text"]
        await bruno.leave()
        table = await seat_everyone([bruno], ["bot random"])
        await bruno.play_on()
        played = {"seat": 0, "at": 1, "bots": "hard"}
        assert said(await bruno.http.post(f"/api/tables/{table}/play-on", json=played)) == (403, "for-members")
        await set_doors(ada, create="stewards")
        assert await made(bruno, ["own", "open"]) == (403, "for-stewards")
        played = {"seat": 0, "at": 1, "bots": "normal"}
        assert said(await bruno.http.post(f"/api/tables/{table}/play-on", json=played)) == (403, "for-stewards")
        await bruno.send(do="rematch")
        assert (await bruno.until("refused"))["message"] == "for-stewards"
        assert await made(ada, ["own", "bot hard"]) == (201, "")


async def test_a_guest_sees_tables_that_wait_where_only_members_watch(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", "Carla") as (server, ada, bruno, carla):
        await steward(server, ada)
        playing = await seat_everyone([ada, bruno], [], listing="listed")
        waiting = (await ada.create(["own", "open"], listing="listed"))["id"]
        await set_doors(ada, watch="members")
        assert [one["id"] for one in (await carla.http.get("/api/tables")).json()] == [waiting]
        assert {one["id"] for one in (await bruno.http.get("/api/tables")).json()} == {waiting, playing}
        assert await socket_says(carla, waiting) == ""
        await carla.leave()
        assert (await carla.take(waiting, 1)).status_code == 200
        assert said(await carla.http.get(f"/api/tables/{playing}")) == (403, "for-members")


@in_one_store
async def test_the_door_says_how_it_stands_and_settings_are_for_stewards(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno") as (server, ada, bruno):
        door = (await bruno.http.get("/api/club/door")).json()
        assert door["settings"]["doors"] == "open" and door["unclaimed"] and door["you"] == "guest" and not door["why"]
        for method, path in (("GET", "settings"), ("GET", "invitations"), ("GET", "people")):
            assert said(await bruno.http.request(method, f"/api/club/{path}")) == (403, "stewards-only")
        for path in ("invitations", "acts"):
            body = {"act": "close", "table": "nothing0"} if path == "acts" else {}
            assert said(await bruno.http.post(f"/api/club/{path}", json=body)) == (403, "stewards-only")
        await steward(server, ada)
        assert said(await ada.http.put("/api/club/settings", json={"doors": "ajar"}))[0] == 400
        await set_doors(ada, doors="invitation", name="The Lantern", motto="Dig deep", front=["puzzle", "watch"])
        door = (await bruno.http.get("/api/club/door?lang=it")).json()
        assert (
            door["settings"]["name"] == "The Lantern"
            and door["why"].startswith("In questo circolo")
            and not door["unclaimed"]
        )
        assert not any(door["may"].values())


async def test_the_book_in_either_store(database: str) -> None:
    async with sessions(quick(database), "Ada") as (server, ada):
        book, guest = server.site.gate.book, await guest_of(server, ada)

        async def check() -> None:
            assert isinstance(book, Book) and await book.standing(guest) == Standing() == await book.standing("")
            await book.invite(Invitation("i1", "mark", "", 2, 1.0, 10.0))
            assert [await book.use_invitation("mark", now) for now in (11.0, 10.0, 9.0, 9.0)] == [
                False,
                True,
                True,
                False,
            ]
            await book.admit(guest, 5.0)
            await book.set_steward(guest, 6.0)
            assert await book.standing(guest) == Standing(False, 5.0, 6.0, 0.0) and await book.has_steward()
            await book.remove(guest, 7.0, "")
            assert await book.standing(guest) == Standing(False, 5.0, 0.0, 7.0) and not await book.has_steward()
            assert await book.removed_since(6.5) == {guest} and await book.removed_since(7.0) == set()
            await book.save_steward_link("one", 10.0)
            await book.save_steward_link("two", 10.0)
            assert not await book.use_steward_link("one", 11.0)
            assert await book.use_steward_link("one", 9.0) and not await book.use_steward_link("two", 9.0)

        await server.within(check())


async def test_no_round_is_gone_in_a_house_that_is_closing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with running(quick(tmp_path / "db")) as server:
        await server.within(server.site.close())
        await asyncio.wait_for(server.within(Rounds(server.site)._go()), PATIENCE)
    assert "a round of the club failed" not in caplog.text
