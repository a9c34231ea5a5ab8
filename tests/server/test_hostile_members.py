"""What somebody tries against the other people of a club who is removed, blocked, gone, or never came in."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import in_one_store
from tests.server.database import Postgres
from tests.server.kit import Player, quick, running, seat_everyone, sessions
from tests.server.push_house import house
from tests.server.push_service import Browser
from tests.server.test_brought_bots import entered, token_of
from tests.server.test_doors import said, set_doors, steward
from tests.server.test_history import finish, games
from tests.server.test_people import apart, befriend, challenge, here, new_link
from tests.server.test_rated_tables import GAME, begin, members
from tests.server.test_rated_tables import finish as finish_rated
from tests.server.test_sessions import device
from tests.server.test_stewards import all_text, do


async def ladder(player: Player) -> Any:
    return await player.http.get("/api/club/ladder", params={"game": GAME})


@in_one_store
async def test_who_is_removed_can_change_nothing_that_others_see(database: str) -> None:
    async with sessions(quick(database, push_loopback=True), "Ada", "Bruno", "Eve") as (server, ada, bruno, eve):
        await steward(server, ada)
        await members(bruno, eve)
        link = await new_link(eve)
        table = await begin([bruno, eve], [])
        await eve.send(do="resign")
        await bruno.until("table", lambda about: about["chairs"][1]["resigned"])
        await bruno.send(do="propose", what="abandon")
        await bruno.until("now", lambda now: now["over"] is not None)
        assert [row["name"] for row in (await ladder(bruno)).json()["rows"]] == ["Bruno", "Eve"]
        assert await do(ada, "remove", table, seat=1) == (200, "")
        tried = (
            await eve.http.put("/api/club/me", json={"name": "Rude", "colour": "", "emblem": ""}),
            await eve.http.post("/api/guest", json={"name": "Rude"}),
            await eve.http.post("/api/bots", json={"name": "Rude"}),
            await eve.http.post("/api/notices/push", json=Browser("https://localhost:1", "Eve").given),
            await eve.http.post("/api/guest/mail", json={"mail": "rude@example.org"}),
            await ladder(eve),
        )
        assert [said(answer) for answer in tried] == [(403, "removed-from-club")] * len(tried)
        assert "Rude" not in await all_text(database)
        assert (await eve.http.get("/api/club/export")).json()["name"] == "Eve"
        assert await befriend(bruno, token=link) == (403, "no-such-link")
        assert [row["name"] for row in (await ladder(bruno)).json()["rows"]] == ["Bruno"]


@in_one_store
async def test_closed_doors_hide_the_ladder_and_leave_nobody_inside_without_help(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno", "Carla") as (server, ada, bruno, carla):
        await steward(server, ada)
        table = await seat_everyone([bruno, carla], [])
        await set_doors(ada, doors="members")
        async with device(server.url) as eve:
            for path in ("", "/0123456789abcdef0123"):
                answer = await eve.http.get(f"/api/club/ladder{path}?game={GAME}")
                assert said(answer) == (403, "door-members")
        assert (await ladder(ada)).status_code == 200
        # no members, and they play on: nobody has to read everything until the game is over
        assert await apart(bruno, table=table, seat=1, mute=True) == (200, "")
        assert await apart(bruno, table=table, seat=1, block=True) == (200, "")
        told = {"table": table, "seat": 1, "reason": "insults"}
        assert said(await bruno.http.post("/api/club/reports", json=told)) == (201, "")
        async with Player(server.url, "Eve") as eve:
            assert said(await eve.http.post("/api/club/reports", json=told)) == (403, "door-members")


@in_one_store
async def test_a_rematch_does_not_tell_who_has_blocked_whom(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno", "Carla") as (_, ada, bruno, carla):
        await members(ada, bruno, carla)
        first, other = await finish(ada, bruno, carla), await finish(ada, bruno, carla)

        async def again(player: Player, table: str) -> dict[str, Any]:
            made = (await player.http.post(f"/api/tables/{table}/again", json={})).json()["id"]
            return dict((await player.http.get(f"/api/tables/{made}")).json())

        plain = await again(bruno, first)
        assert await apart(ada, table=first, seat=1, block=True) == (200, "")
        known = (await here(ada))["calls"]
        kept = await again(bruno, other)
        for name in ("chairs", "free", "you", "your_table"):
            assert kept[name] == plain[name], name
        assert (await here(ada))["calls"] == known  # and she is not called there
        assert [call["table"] for call in (await here(carla))["calls"]] == [kept["id"], plain["id"]]
        assert kept["id"] not in [one["id"] for one in (await ada.http.get("/api/mine")).json()]
        await ada.join(kept["id"])  # by a link, say
        assert (await ada.until("table"))["you"] == []
        assert (await bruno.http.get(f"/api/tables/{kept['id']}")).json()["free"] == [0]
        assert said(await ada.take(kept["id"], 0)) == (409, "blocked-here")


async def test_seats_that_somebody_blocked_cannot_have_look_kept_for_others(postgres: Postgres) -> None:
    url = postgres.create("kept")
    async with (
        running(quick(url, node="one")) as one,
        running(quick(url, node="two")) as two,
        Player(one.url, "Ada") as ada,
        Player(one.url, "Bruno") as bruno,
    ):
        table = await finish(ada, bruno)
        waiting = (await ada.create(["own", "open"], listing="listed"))["id"]
        assert await apart(ada, table=table, seat=1, block=True) == (200, "")
        for server in (one, two):  # where the table is, and from the other node
            await bruno.move_to(server.url)
            shown = (await bruno.http.get(f"/api/tables/{waiting}")).json()
            assert (shown["chairs"][1]["kind"], shown["free"]) == ("invited", [])
            await bruno.join(waiting)
            assert (await bruno.until("table"))["chairs"][1]["kind"] == "invited"
            assert said(await bruno.take(waiting, 1)) == (409, "seat-taken")
        await ada.join(waiting)
        assert (await ada.until("table"))["chairs"][1]["kind"] == "open"


@in_one_store
async def test_who_comes_to_a_rated_rematch_is_told_and_a_steward_removes_whoever_brought_a_bot(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno") as (server, ada, bruno):
        await steward(server, ada)
        await members(bruno)
        token, _ = await token_of(bruno)
        async with entered(server.url, token) as bot:
            table = (await ada.create(["own", "open"], brought="on"))["id"]
            assert said(await bot.take(table, 1)) == (200, "")
            over = await finish_rated([ada, bruno], [])
            assert (await ada.http.post(f"/api/tables/{over}/again", json={})).status_code == 201
            assert [call["rated"] for call in (await here(bruno))["calls"]] == [True]
            assert await do(ada, "remove", table, seat=1, reason="a rude bot") == (200, "")
            assert said(await bruno.http.get("/api/club/friends")) == (403, "removed-from-club")
            assert (await bot.http.get("/api/mine")).status_code == 401


@in_one_store
async def test_nobody_can_be_kept_by_others_who_do_not_end_a_game(database: str) -> None:
    async with sessions(quick(database), "Ada", "Benvenuto") as (_, ada, ben):
        await members(ada)
        before = await finish(ada, ben)
        table = await seat_everyone([ada, ben], [])
        await ben.leave()
        assert said(await ben.http.delete("/api/guest")) == (409, "game-not-over")
        assert (await ben.http.delete(f"/api/mine/{table}")).status_code == 200  # left for good: others play on
        assert (await ben.http.delete("/api/guest")).status_code == 200
        assert "Benvenuto" not in await all_text(database)
        about = (await ada.http.get(f"/api/tables/{table}")).json()
        gone = about["chairs"][1]
        assert (gone["kind"], gone["name"], gone["resigned"], about["free"]) == ("person", "", True, [])
        await ada.play_on()
        assert ada.now["over"]["kind"] == "over"
        people = {one["id"]: one["players"][1]["person"] for one in await games(ada)}
        assert people[before] == people[table] != ""  # the same somebody who has left


async def test_whoever_leaves_is_named_in_no_notice_that_waits(
    database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with house(database, monkeypatch, tmp_path, "Adalgisa", "Bruno") as (_, server, clock, ada, bruno):
        await members(ada, bruno)
        assert await befriend(bruno, token=await new_link(ada)) == (201, "")
        minute = int(clock.now() // 60) % 1440
        quiet = {"zone": "UTC", "quiet_from": (minute - 5) % 1440, "quiet_until": (minute + 30) % 1440}
        assert (await bruno.http.put("/api/notices/hours", json=quiet)).status_code == 200

        async def waiting() -> list[bytes]:
            return [
                bytes(row[0]) for row in await server.within(server.site.store.ask("SELECT body FROM held_notices"))
            ]

        assert said(await challenge(ada, "Bruno", game="\x00")) == (404, "unknown-game")
        table = (await challenge(ada, "Bruno")).json()["id"]
        while not await waiting():
            await asyncio.sleep(0.02)
        assert b"Adalgisa" in (await waiting())[0]
        kept = (await bruno.http.get("/api/club/export")).json()
        assert [(one["table"], one["by"]) for one in kept["called_to"]] == [(table, "Adalgisa")]
        assert [one["table"] for one in kept["notices_that_wait"]] == [table]
        assert (await ada.http.delete(f"/api/mine/{table}")).status_code == 200
        assert (await ada.http.delete("/api/guest")).status_code == 200
        assert await waiting() == [] and "Adalgisa" not in await all_text(database)
