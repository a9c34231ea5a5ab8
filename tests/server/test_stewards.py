"""Stewards: the first comes by a link, they act at tables and on people, and everybody concerned can read it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import websockets

from tests.server.conftest import in_one_store
from tests.server.kit import Player, guest_of, quick, running, seat_everyone, sessions
from tests.server.test_doors import invited, made, said, socket_says, steward
from tests.server.test_members import new_code_of
from tests.server.test_sessions import device
from tests.server.test_tables import Watch


async def log_of(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await player.http.get("/api/club/log")).json()
    return found


async def people(player: Player) -> dict[str, dict[str, Any]]:
    return {one["name"]: one for one in (await player.http.get("/api/club/people")).json()}


async def do(player: Player, act: str, table: str, **more: Any) -> tuple[int, str]:
    return said(await player.http.post("/api/club/acts", json={"act": act, "table": table} | more))


def all_text_in(database: Path) -> str:
    """Of a file; a dump would write down in hexadecimal what is kept as bytes, and that is most of it."""
    with closing(sqlite3.connect(database)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return "\n".join(str(row) for name in names for row in db.execute(f'SELECT * FROM "{name}"'))


async def all_text(database: str) -> str:
    """Everything that is stored."""
    if "://" not in database:
        return all_text_in(Path(database))
    connection = await asyncpg.connect(database)
    names = [row[0] for row in await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")]
    rows = [row for name in names for row in await connection.fetch(f'SELECT * FROM "{name}"')]
    await connection.close()
    return "\n".join(str(tuple(row)) for row in rows)


async def test_the_first_steward_comes_by_a_link_that_is_stored_nowhere(database: str) -> None:
    watch = Watch()
    async with sessions(quick(database), "Ada", "Bruno", sources=watch) as (server, ada, bruno):
        token = server.app.state.steward_link
        assert len(token) == 32 and token not in await all_text(database)
        assert said(await ada.http.post("/api/club/steward", json={"token": token[::-1]})) == (403, "no-such-link")
        async with device(server.url) as nobody:
            for name in ("", " \u200b "):  # which uses nothing up
                asked = await nobody.http.post("/api/club/steward", json={"token": token, "name": name})
                assert said(asked) == (400, "name-needed")
        await steward(server, ada)
        assert said(await bruno.http.post("/api/club/steward", json={"token": token})) == (403, "no-such-link")
        assert (await ada.http.get("/api/club/me")).json()["member"]
    async with running(quick(database)) as server:
        assert server.app.state.steward_link == ""  # there is one


async def test_the_first_link_ends_after_a_day(tmp_path: Path) -> None:
    watch = Watch()
    async with sessions(quick(tmp_path / "db"), "Ada", sources=watch) as (server, ada):
        watch.at += 86_401
        token = {"token": server.app.state.steward_link}
        assert said(await ada.http.post("/api/club/steward", json=token)) == (403, "no-such-link")
    async with running(quick(tmp_path / "db"), sources=watch) as server:
        assert server.app.state.steward_link not in ("", token["token"])


async def test_a_hidden_message_is_gone_for_everybody_and_from_the_store(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno", "Carla", "Eve") as (server, ada, bruno, carla, eve):
        await steward(server, ada)
        table = await seat_everyone([bruno, carla], [])
        for text in ("a kind word", "a foul word"):
            await bruno.send(do="say", text=text)
        heard = await carla.until("said", lambda one: one["text"] == "a foul word")
        assert await do(bruno, "hide", table, number=heard["number"]) == (403, "stewards-only")
        assert await do(ada, "hide", table, number=99) == (404, "no-such-message")
        assert await do(ada, "hide", table, number=heard["number"], reason="foul") == (200, "")
        for player in (bruno, carla):
            again = await player.until("said", lambda one: one["number"] == heard["number"] and not one["text"])
            assert again["name"] == "Bruno"
        assert "a foul word" not in await all_text(database) and "a kind word" in await all_text(database)
        await carla.leave()
        await carla.join(table)
        texts = [(await carla.until("said"))["text"] for _ in range(2)]
        assert texts == ["a kind word", ""]
        for player in (ada, bruno, carla):
            (line,) = [one for one in await log_of(player) if one["act"] == "hide"]
            assert (line["by"], line["whom"], line["place"], line["reason"]) == ("Ada", "Bruno", table, "foul")
        assert await log_of(eve) == []


@in_one_store
async def test_a_steward_closes_tables_that_wait_and_that_run(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno", "Carla") as (server, ada, bruno, carla):
        await steward(server, ada)
        playing = await seat_everyone([bruno, carla], [])
        assert await do(ada, "close", playing, reason="too late at night") == (200, "")
        about = await carla.until("table", lambda about: about["status"] == "abandoned")
        assert about["id"] == playing
        assert (await carla.http.get(f"/api/tables/{playing}/record")).text.count("abandoned by a steward") == 1
        assert await do(ada, "close", playing) == (400, "game-over")
        await bruno.leave()
        waiting = (await bruno.create(["own", "open"]))["id"]
        await bruno.join(waiting)
        await bruno.until("table")
        assert await do(ada, "close", waiting) == (200, "")
        refused = await bruno.until("refused")
        assert refused["message"] == "closed-by-steward"
        assert said(await bruno.http.get(f"/api/tables/{waiting}")) == (404, "no-such-table")
        assert [one["place"] for one in await log_of(bruno)] == [waiting, playing]  # though one table is no more
        assert [one["place"] for one in await log_of(carla)] == [playing]
        assert await do(ada, "close", "../etc") == (404, "no-such-table")


@in_one_store
@pytest.mark.usefixtures("brisk_rounds")
async def test_who_is_removed_leaves_their_seats_and_may_do_nothing_but_read_why(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno", "Carla", "Eve") as (server, ada, bruno, carla, eve):
        await steward(server, ada)
        await new_code_of(eve)
        playing = await seat_everyone([bruno, carla, eve], [])
        private = (await eve.http.post(f"/api/tables/{playing}/seats/2/link", json={})).json()["path"]
        waiting = (await bruno.create(["own", "open"]))["id"]
        assert (await eve.take(waiting, 1)).status_code == 200
        assert await do(ada, "remove", playing, seat=9) == (404, "no-such-person")
        assert await do(ada, "remove", playing, seat=2, reason="looked at cards") == (200, "")
        assert (await eve.until("refused"))["message"] == "removed-from-club"
        with pytest.raises(websockets.ConnectionClosed):
            await eve.until("nothing")
        about = await bruno.until("table", lambda about: about["chairs"][2]["resigned"])
        assert about["status"] == "playing"
        assert (await bruno.http.get(f"/api/tables/{waiting}")).json()["free"] == [1]
        assert await made(eve, ["own", "open"]) == (403, "removed-from-club")
        assert said(await eve.take(waiting, 1)) == (403, "removed-from-club")
        assert await socket_says(eve, playing) == "removed-from-club"
        async with device(server.url) as phone:
            token = {"token": private.partition("#seat=")[2], "name": "Eve again"}
            assert said(await phone.http.post(f"/api/tables/{playing}/claim", json=token)) == (403, "no-such-link")
        assert (await eve.http.get("/api/club/door")).json()["you"] == "removed"
        (line,) = await log_of(eve)
        assert (line["act"], line["by"], line["whom"], line["reason"]) == ("remove", "Ada", "Eve", "looked at cards")
        assert (await eve.http.get("/api/club/export")).status_code == 200
        person = (await people(ada))["Eve"]
        assert person["removed"] and person["person"] != await guest_of(server, eve)
        path = f"/api/club/people/{person['person']}"
        assert said(await ada.http.put(path, json={"removed": False})) == (200, "")
        assert await made(eve, ["own", "open"]) == (201, "")


@in_one_store
async def test_stewards_come_and_go_and_one_is_always_left(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno", "Carla") as (server, ada, bruno, carla):
        await steward(server, ada)
        await new_code_of(bruno)
        found = await people(ada)
        assert set(found) == {"Ada", "Bruno"} and found["Ada"]["you"] and found["Ada"]["steward"]
        own, other = (f"/api/club/people/{found[name]['person']}" for name in ("Ada", "Bruno"))
        for change in ({"steward": False}, {"removed": True}):
            assert said(await ada.http.put(own, json=change)) == (409, "not-yourself")
        assert said(await ada.http.put(other, json={"steward": True})) == (200, "")
        assert said(await bruno.http.put(own, json={"steward": False, "reason": "thank you"})) == (200, "")
        assert said(await ada.http.get("/api/club/settings")) == (403, "stewards-only")
        assert said(await bruno.http.put("/api/club/people/nobody", json={})) == (404, "no-such-person")
        assert said(await carla.http.put(own, json={"steward": True})) == (403, "stewards-only")
        acts = [(one["act"], one["by"], one["whom"]) for one in await log_of(ada)]
        assert acts == [("no-steward", "Bruno", "Ada"), ("steward", "Ada", "Bruno"), ("steward", "", "Ada")]


async def test_who_leaves_the_house_leaves_no_name_in_the_log(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno") as (server, ada, bruno):
        await steward(server, ada)
        await invited(ada, label="for Bruno")
        await new_code_of(bruno)
        path = f"/api/club/people/{(await people(ada))['Bruno']['person']}"
        await ada.http.put(path, json={"removed": True})
        guest = await guest_of(server, bruno)
        assert (await bruno.http.delete("/api/guest")).status_code == 200
        assert guest not in await all_text(database)
        (line,) = [one for one in await log_of(ada) if one["act"] == "remove"]
        assert line["whom"] == "" and line["left"]


async def test_nobody_learns_an_id_from_what_stewards_are_told(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (server, ada, bruno):
        await steward(server, ada)
        await new_code_of(bruno)
        ids = [await guest_of(server, player) for player in (ada, bruno)]
        for path in ("people", "log", "door", "settings", "invitations"):
            text = json.dumps((await ada.http.get(f"/api/club/{path}")).json())
            assert not any(one in text for one in ids), path
