"""What somebody tries between two steps of a request, or in more of them at once than anybody thought of."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sexton.server.nodes import leavers
from sexton.server.store.bots import guest_of_bot
from sexton.server.store.club.book import Book
from sexton.server.store.club.members import Passkey
from sexton.server.store.documents import Sheet
from sexton.server.store.guests import Guest
from sexton.server.store.interface import Batch
from tests.server.authenticator import Authenticator
from tests.server.kit import Player, guest_of, quick, running, seat_everyone, sessions
from tests.server.push_house import asked_and_away
from tests.server.push_house import house as away
from tests.server.test_brought_bots import token_of
from tests.server.test_doors import said, steward
from tests.server.test_history import finish
from tests.server.test_members import house, made, new_code_of, with_code
from tests.server.test_rated_tables import begin, members
from tests.server.test_sessions import device
from tests.server.test_stewards import all_text, do, people
from tests.server.test_stores import opened
from tests.server.test_tables import Watch


async def test_nothing_that_was_under_way_brings_back_the_name_of_somebody_who_left(database: str) -> None:
    async with opened(database) as store:
        await store.save_guest(Guest("g1", "Ada", 1.0, 2.0, "ada@example.org", "it"))
        await store.save_guest(Guest("g2", "Bruno", 1.0, 2.0))
        await store.forget_guest("g1")
        for guest in ("g1", "g2"):
            await store.see_guest(guest, 9.0)
            await store.rename_guest(guest, "Carla")
            await store.write_to_guest(guest, "carla@example.org", "en")
        assert await store.guest("g1") is None
        assert await store.guest("g2") == Guest("g2", "Carla", 1.0, 9.0, "carla@example.org", "en")


async def test_a_request_that_ends_after_its_guest_has_left_does_not_store_them_anew(tmp_path: Path) -> None:
    watch = Watch()
    watch.at = time.time()
    async with sessions(quick(tmp_path / "db"), "Ada", sources=watch) as (server, ada):
        guest, store = await guest_of(server, ada), server.site.store
        assert (await ada.http.get("/api/guest")).json() == {"name": "Ada"}  # whose cookie it is is known from now on
        session = store.session

        async def and_then_they_leave(mark: str) -> Any:
            found = await session(mark)
            await store.forget_guest(guest)
            return found

        watch.at += 2 * 86_400  # that somebody was here is written down once a day
        store.session = and_then_they_leave
        assert (await ada.http.get("/api/guest")).status_code == 200
        assert await server.within(store.guest(guest)) is None


async def test_whoever_leaves_while_they_sit_down_sits_nowhere(tmp_path: Path) -> None:
    database = tmp_path / "db"
    async with sessions(quick(database), "Ada", "Adalgisa") as (server, ada, gone):
        table, guest = (await ada.create(["own", "open"]))["id"], await guest_of(server, gone)
        apart, store = server.site.people.apart, server.site.store

        async def and_they_leave(whose: str) -> Any:
            await store.forget_guest(guest)
            return await apart(whose)

        server.site.people.apart = and_they_leave
        assert said(await gone.take(table, 1)) == (401, "session-needed")
        server.site.people.apart = apart
        assert (await ada.http.get(f"/api/tables/{table}")).json()["free"] == [1]
        assert "Adalgisa" not in await all_text(str(database))


async def test_whoever_has_more_tables_than_are_read_at_once_leaves_all_of_them(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leavers, "AT_ONCE", 2)
    async with sessions(quick(database), "Adalgisa", "Ghost") as (server, ada, ghost):
        code, guest, gone = await new_code_of(ada), await guest_of(server, ada), await guest_of(server, ghost)
        tables = [(await ghost.create(["open", "open"]))["id"] for _ in range(5)]
        assert (await with_code(ghost, code)).json()["stayed"] == 0
        stored = await all_text(database)
        assert gone not in stored and stored.count(guest) >= len(tables)
        assert (await ada.http.delete("/api/guest")).status_code == 200
        assert guest not in await all_text(database)
        assert (await server.within(server.site.store.load(tables[0]))) is not None


async def of_an_edition_long_gone(database: str, table: str) -> None:
    async with opened(database) as store:
        lease, stored = await store.take(table, "other"), await store.load(table)
        assert lease is not None and stored is not None
        sheet = msgspec.json.decode(stored.sheet, type=Sheet)
        sheet.edition = 99
        batch = Batch(table, lease.token)
        batch.put_sheet(sheet, msgspec.json.encode(sheet))
        await store.write(batch)
        await store.release(table, "other", lease.token)


async def test_nobody_is_kept_by_a_table_that_cannot_be_opened_any_more(database: str) -> None:
    settings = quick(database, node="one")
    async with sessions(settings, "Adalgisa", "Bruno") as (_, ada, bruno):
        over = await finish(ada, bruno)
        await bruno.close()
        running_still = await seat_everyone([ada], ["bot random"])
        await ada.leave()
    for table in (over, running_still):
        await of_an_edition_long_gone(database, table)
    async with running(settings) as server:
        await ada.move_to(server.url)
        assert (await ada.http.delete("/api/guest")).status_code == 200
        assert "Adalgisa" not in await all_text(database)
        await ada.close()


async def test_a_notice_of_somebodys_go_that_waits_names_no_host_who_has_left(
    database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with away(database, monkeypatch, tmp_path, "Adalgisa", "Bruno") as (_, server, clock, ada, bruno):
        digest = {"zone": "UTC", "digest": (int(clock.now() // 60) - 5) % 1440}
        assert (await bruno.http.put("/api/notices/hours", json=digest)).status_code == 200
        asked, tables = ada, []
        while asked is ada:
            table, asked, other = await asked_and_away(ada, bruno)
            await other.leave()
            tables.append(table)

        async def waiting() -> list[Any]:
            return list(await server.within(server.site.store.held_at(tables[-1])))

        while not await waiting():
            await asyncio.sleep(0.02)
        assert b"Adalgisa" in (await waiting())[0].body
        for table in tables:
            assert (await ada.http.delete(f"/api/mine/{table}")).status_code == 200
        assert (await ada.http.delete("/api/guest")).status_code == 200
        (kept,) = await waiting()
        assert b"Bruno" in kept.body and "Adalgisa" not in await all_text(database)


async def test_a_bot_whose_token_ends_while_it_comes_in_stays_outside(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (server, ada), device(server.url) as bot:
        token, name = await token_of(ada)
        store = server.site.store
        begin_session = store.begin_session

        async def too_late(session: Any) -> None:
            await store.remove_bot(await guest_of(server, ada), name)
            await begin_session(session)

        store.begin_session = too_late
        assert said(await bot.http.post("/api/bots/enter", json={"token": token})) == (403, "no-such-bot")
        assert await server.within(store.sessions(guest_of_bot(name))) == []


async def test_of_two_last_ways_in_one_is_left_whoever_takes_both_at_once(database: str) -> None:
    async with opened(database) as store:
        for name in ("one", "two"):
            await store.add_passkey(Passkey(name, "g1", b"key", 0, "", 1.0, 2.0))
        taken = await asyncio.gather(*(store.remove_passkey("g1", name) for name in ("one", "two")))
        assert sorted(taken) == [False, True] and len(await store.passkeys("g1")) == 1


async def test_two_stewards_who_remove_one_another_leave_one_steward(database: str) -> None:
    async with opened(database) as store:
        book = Book(store)
        for round_ in range(4):
            pair = f"a{round_}", f"b{round_}"
            for one in pair:
                await book.set_steward(one, 1.0)
            ends = book.remove if round_ % 2 else lambda whom, _, by: book.dismiss(whom, by)
            done = await asyncio.gather(*(ends(whom, 2.0, by) for whom, by in (pair, pair[::-1])))
            assert sorted(done) == [False, True]
            assert sum([(await book.standing(one)).steward > 0 for one in pair]) == 1
        assert await book.remove("a0", 3.0, "") and (await book.standing("a0")).removed


async def test_who_is_removed_and_comes_by_the_stewards_link_does_not_use_it_up_in_vain(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (server, ada, bruno):
        await steward(server, ada)
        await new_code_of(bruno)
        whom = (await people(ada))["Bruno"]["person"]
        assert said(await ada.http.put(f"/api/club/people/{whom}", json={"removed": True})) == (200, "")
        from sexton.server.http.club.office import Office

        link = await server.within(Office(server.site.store, server.site.sources).steward_link())
        answer = await bruno.http.post("/api/club/steward", json={"token": link, "name": "Bruno the Second"})
        assert said(answer) == (200, "") and answer.json()["you"] == "steward"


async def test_no_steward_closes_a_rated_game_they_may_be_losing(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", "Carla") as (server, ada, bruno, carla):
        await steward(server, ada)
        await members(bruno, carla)
        table = await begin([ada, bruno], [])
        assert await do(ada, "close", table) == (409, "own-rated-table")
        assert (await ada.http.get(f"/api/tables/{table}")).json()["status"] == "playing"
        other = await begin([bruno, carla], [])
        assert await do(ada, "close", other) == (200, "")


async def test_a_passkey_made_twice_at_once_is_one(tmp_path: Path) -> None:
    async with sessions(house(tmp_path / "db"), "Ada") as (_, ada):
        key = Authenticator("http://localhost:8020")
        asked = (await ada.http.post("/api/club/passkeys/asked", json={})).json()["options"]
        sent = {"credential": key.make(asked, "")}
        answers = await asyncio.gather(*(ada.http.post("/api/club/passkeys", json=sent) for _ in range(4)))
        assert sorted(answer.status_code for answer in answers) == [200, 403, 403, 403]
        assert (await made(ada, Authenticator("http://localhost:8020"))).status_code == 200


async def test_an_invitation_for_one_lets_in_one_of_many_who_come_at_once(database: str) -> None:
    async with sessions(quick(database), "Ada", *(f"Guest {number}" for number in range(5))) as (server, ada, *guests):
        await steward(server, ada)
        invitation = (await ada.http.post("/api/club/invitations", json={"uses": 1})).json()["url"]
        token = {"token": invitation.partition("#invitation=")[2]}
        settings = (await ada.http.get("/api/club/settings")).json() | {"doors": "invitation"}
        assert (await ada.http.put("/api/club/settings", json=settings)).status_code == 200

        async def come(guest: Player) -> bool:
            return (await guest.http.post("/api/club/invitation", json=token)).status_code == 200

        assert sum(await asyncio.gather(*map(come, guests))) == 1
