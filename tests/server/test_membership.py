"""Being a member: looks, keys, everything as one file, leaving; and what is kept of all that."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from sexton.kernel.records import replay
from sexton.server.club.codes import letters_of
from sexton.server.store.club.members import Member, Passkey
from sexton.server.store.guests import Guest
from tests.server.authenticator import Authenticator, packed
from tests.server.conftest import in_one_store
from tests.server.database import Postgres
from tests.server.kit import Player, guest_of, play_to_the_end, quick, running, seat_everyone, sessions
from tests.server.test_members import ORIGIN, entered, house, made, me, new_code_of, said, with_code
from tests.server.test_sessions import device
from tests.server.test_stores import moved, opened
from tests.server.test_tables import Watch


@in_one_store
async def test_name_colour_and_emblem_are_changed_and_keys_taken_away(database: str) -> None:
    async with sessions(house(database), "Ada", "Eve") as (server, ada, eve), device(server.url) as phone:
        first, second = Authenticator(ORIGIN), Authenticator(ORIGIN)
        await made(ada, first)
        looks = {"name": " Ada\tL. ", "colour": "sky", "emblem": "owl"}
        shown = (await ada.http.put("/api/club/me", json=looks)).json()
        assert (shown["name"], shown["colour"], shown["emblem"]) == ("Ada L.", "sky", "owl")
        for wrong in ({"name": ""}, {"name": "A", "colour": "pink"}, {"name": "A", "emblem": "<svg>"}):
            assert (await ada.http.put("/api/club/me", json=wrong)).status_code == 400
        path = f"/api/club/passkeys/{packed(first.id)}"
        assert said(await ada.http.delete(path)) == (409, "last-way-in")
        await made(ada, second)
        await eve.http.post("/api/club/code", json={})
        assert said(await eve.http.delete(path)) == (404, "no-such-passkey")
        assert (await ada.http.delete(path)).status_code == 200
        assert said(await entered(phone, first)) == (403, "passkey-refused")
        assert (await entered(phone, second)).json()["name"] == "Ada L."
        assert (await me(ada))["colour"] == "sky"


async def test_only_so_many_passkeys(tmp_path: Path) -> None:
    async with sessions(house(tmp_path / "db"), "Ada") as (_, ada):
        for _ in range(10):
            assert (await made(ada, Authenticator(ORIGIN))).status_code == 200
        assert said(await ada.http.post("/api/club/passkeys/asked", json={})) == (409, "too-many-passkeys")


@in_one_store
async def test_everything_is_given_out_as_one_file(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno") as (_, ada, bruno):
        code = await new_code_of(ada)
        over = await seat_everyone([ada, bruno], [])
        await ada.send(do="say", text="Good evening")
        await bruno.send(do="say", text="Not Ada's")
        await play_to_the_end(ada, bruno)
        for player in (ada, bruno):
            await player.leave()
        live = await seat_everyone([ada, bruno], [])
        answer = await ada.http.get("/api/club/export")
        assert "attachment" in answer.headers["content-disposition"]
        found = answer.json()
        assert (found["name"], len(found["devices"]), found["member"]["emblem"]) == ("Ada", 1, "")
        tables = {one["id"]: one for one in found["tables"]}
        assert set(tables) == {over, live} and tables[live]["record"] is None
        replay.verify(tables[over]["record"])
        assert [line["text"] for line in tables[over]["said"]] == ["Good evening"]
        assert tables[over]["places"] and tables[over]["seats"] == [0] and tables[over]["names"] == ["Ada", "Bruno"]
        for secret in (letters_of(code), code, ada.http.cookies["sexton"], await_hash(code)):
            assert secret not in answer.text
        codes = [(await ada.http.get("/api/club/export")).status_code for _ in range(3)]
        assert codes == [200, 200, 429]


def await_hash(code: str) -> str:
    from sexton.server.http.signer import hashed

    return hashed("code", letters_of(code))


async def test_whoever_leaves_is_forgotten_and_the_games_stay(database: str) -> None:
    async with sessions(house(database), "Ada", "Bruno") as (server, ada, bruno), device(server.url) as phone:
        key = Authenticator(ORIGIN)
        await made(ada, key)
        code, guest = await new_code_of(ada), await guest_of(server, ada)
        table = await seat_everyone([ada, bruno], [])
        await play_to_the_end(ada, bruno)
        assert (await ada.http.delete("/api/guest")).status_code == 200
        assert said(await with_code(phone, code)) == (403, "no-such-member")
        assert said(await entered(phone, key)) == (403, "passkey-refused")
        store = server.site.store
        assert await server.within(store.member(guest)) is None and not await server.within(store.passkeys(guest))
        (there,) = (await bruno.http.get("/api/mine")).json()
        assert there["id"] == table and [chair["name"] for chair in there["chairs"]] == ["", "Bruno"]
        assert (await bruno.http.get("/api/club/export")).text.count("Ada") == 0
        replay.verify((await bruno.http.get(f"/api/tables/{table}/record")).text)


@in_one_store
async def test_a_member_is_kept_for_as_long_as_they_like(database: str) -> None:
    watch = Watch()
    watch.at = time.time()
    async with sessions(quick(database), "Ada", "Bruno", sources=watch) as (server, ada, bruno):
        code, gone = await new_code_of(ada), await guest_of(server, bruno)
        watch.at += 500 * 86_400
        await server.within(server.site.node.purge())
        assert await server.within(server.site.store.guest(gone)) is None
        async with device(server.url) as phone:
            assert (await with_code(phone, code)).json()["name"] == "Ada"


# What is kept


async def test_codes_and_keys_are_neither_stored_nor_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with sessions(house(tmp_path / "db", log="debug"), "Ada") as (server, ada), device(server.url) as phone:
        key = Authenticator(ORIGIN)
        await made(ada, key)
        code = await new_code_of(ada)
        await with_code(phone, code)
        await entered(phone, key)
        await with_code(phone, code[:-1])
        with closing(sqlite3.connect(tmp_path / "db")) as db:
            tables = ("club_members", "passkeys", "answered_challenges", "sessions")
            rows = " ".join(str(db.execute(f"SELECT * FROM {table}").fetchall()) for table in tables)
        ours = [one for one in caplog.records if one.name.startswith(("sexton", "uvicorn"))]
        told = " ".join(one.getMessage() for one in ours)
        assert "/api/club/enter" in told
        for secret in (code, letters_of(code), code[:-1], packed(key.id)):
            assert secret not in told
        assert letters_of(code) not in rows and code not in rows


async def test_members_move_with_a_backup(postgres: Postgres, tmp_path: Path) -> None:
    member = Member("g1", 1.0, "sky", "owl", "mark", 2.0)
    key = Passkey("id", "g1", b"\x00key", 7, "Firefox", 1.0, 2.0)
    async with opened(str(tmp_path / "db")) as store:
        await store.save_guest(Guest("g1", "Ada", 1.0, 2.0))
        assert await store.join_club(Member("g1", 1.0)) == Member("g1", 1.0)
        await store.save_member(member)
        assert await store.join_club(Member("g1", 9.0)) == member  # joined before
        assert await store.add_passkey(key) and not await store.add_passkey(key)
        assert await store.answer_challenge("asked", 1e12)
    for database in await moved(tmp_path, postgres.create("moved_members")):
        async with opened(database) as store:
            assert await store.member_with_code("mark") == member and await store.passkey("id") == key
            assert not await store.answer_challenge("asked", 1e12)
            assert not await store.use_passkey("id", 7, 3.0) and await store.use_passkey("id", 8, 3.0)


async def test_two_answers_with_one_counter_cannot_both_count(database: str) -> None:
    async with opened(database) as store:
        await store.add_passkey(Passkey("id", "g1", b"key", 7, "", 1.0, 2.0))
        used = await asyncio.gather(*(store.use_passkey("id", 8, 3.0) for _ in range(8)))
        assert sorted(used) == [False] * 7 + [True]


async def test_members_are_the_same_at_every_node(postgres: Postgres) -> None:
    url, key = postgres.create("club_nodes"), Authenticator(ORIGIN)
    async with (
        running(house(url, node="one")) as one,
        running(house(url, node="two")) as two,
        Player(one.url, "Ada") as ada,
        Player(two.url, "Ghost") as ghost,
    ):
        await made(ada, key)
        table = await seat_everyone([ghost], ["bot random"])
        assert (await entered(ghost, key)).json() == {"name": "Ada", "stayed": 0}
        assert [found["id"] for found in (await ada.http.get("/api/mine")).json()] == [table]
        assert json.loads((await ada.http.get("/api/sessions")).text)
