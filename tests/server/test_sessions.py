"""Sessions: listed and ended by their owner, begun on another device by a link; cookies from before stay valid."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
import websockets
from itsdangerous import URLSafeSerializer

from sexton.server.http.browsers import browser_and_system
from sexton.server.store.guests import Guest, Session
from sexton.server.store.sqlite.store import migrate
from tests.server.database import Postgres
from tests.server.kit import Player, Running, quick, running, seat_everyone, sessions
from tests.server.old_database import begun_at
from tests.server.test_stores import moved, opened
from tests.server.test_tables import Watch

KEY = "0123456789" * 4
FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


@asynccontextmanager
async def device(url: str, user_agent: str = FIREFOX) -> AsyncIterator[Player]:
    """Somebody's other device, which nobody knows yet."""
    player = Player(url, "other")
    player.http.headers["user-agent"] = user_agent
    try:
        yield player
    finally:
        await player.close()


async def linked(owner: Player, other: Player) -> dict[str, Any]:
    made: dict[str, Any] = (await owner.http.post("/api/sessions/link")).json()
    answer = await claimed(other, made)
    assert (answer.status_code, answer.json()) == (200, {"name": owner.name})
    return made


async def claimed(player: Player, link: dict[str, Any]) -> Any:
    token = link["path"].partition("#link=")[2]
    return await player.http.post("/api/sessions/claim", json={"token": token})


async def listed(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await player.http.get("/api/sessions")).json()
    return found


async def known(player: Player) -> bool:
    return (await player.http.get("/api/mine")).status_code == 200


async def must_be_turned_away(player: Player) -> None:
    assert (await player.until("refused"))["message"] == "session-ended"
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await player.until("nothing")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


# Two devices


async def test_a_link_makes_another_device_a_session_of_the_same_guest(database: str) -> None:
    async with sessions(quick(database), "Ada") as (server, ada), device(server.url) as phone:
        table = (await ada.create(["own", "open"]))["id"]
        made = await linked(ada, phone)
        assert made["url"] == server.url + made["path"] and "<svg" in made["qr"] and made["seconds"] == 600
        assert [one["id"] for one in (await phone.http.get("/api/mine")).json()] == [table]
        await phone.join(table)
        assert (await phone.until("table"))["you"] == [0]
        mine = {one["browser"]: one for one in await listed(phone)}
        assert (mine["Firefox"]["system"], mine["Firefox"]["here"], mine[""]["here"]) == ("Android", True, False)
        assert {one["id"] for one in await listed(ada)} == {one["id"] for one in mine.values()}


async def test_a_link_works_once_for_ten_minutes_and_until_there_is_another(tmp_path: Path) -> None:
    watch = Watch()
    async with (
        sessions(quick(tmp_path / "db"), "Ada", "Eve", sources=watch) as (server, ada, eve),
        device(server.url) as phone,
    ):
        used = await linked(ada, phone)
        first = (await ada.http.post("/api/sessions/link")).json()
        second = (await ada.http.post("/api/sessions/link")).json()
        watch.at += 601
        for link in (used, first, second):
            refused = await claimed(eve, link)
            assert (refused.status_code, refused.json()["message"]) == (403, "no-such-link")
        assert (await eve.http.get("/api/guest")).json() == {"name": "Eve"}
        assert (await phone.http.post("/api/sessions/claim", json={"token": "x" * 32})).status_code == 403


async def test_a_device_that_takes_a_link_loses_the_session_it_had(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        table = (await bruno.create(["own", "open"]))["id"]
        before = bruno.cookie
        await bruno.join(table)
        await bruno.until("table")
        await linked(ada, bruno)
        await must_be_turned_away(bruno)
        assert (await ada.http.get("/api/mine", headers={"Cookie": before})).status_code == 401
        assert len(await listed(ada)) == 2


async def test_there_are_only_so_many_sessions(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (server, ada):
        for number in range(19):
            async with device(server.url) as other:
                await linked(ada, other)
            assert len(await listed(ada)) == number + 2
        refused = await ada.http.post("/api/sessions/link")
        assert (refused.status_code, refused.json()["message"]) == (409, "too-many-sessions")


# Ended


async def test_an_ended_session_is_out_at_once_on_every_node(postgres: Postgres) -> None:
    url = postgres.create("ended_sessions")
    async with (
        running(quick(url, node="one")) as one,
        running(quick(url, node="two")) as two,
        Player(one.url, "Ada") as ada,
        device(two.url) as phone,
    ):
        await linked(ada, phone)
        table = await seat_everyone([ada], ["bot random"])
        await phone.join(table)
        await phone.until("now")
        (there,) = [session["id"] for session in await listed(ada) if not session["here"]]
        assert (await ada.http.delete(f"/api/sessions/{there}")).status_code == 200
        await must_be_turned_away(phone)
        assert not await known(phone) and await known(ada)
        await phone.join(table)  # as anybody may: to watch
        assert (await phone.until("table"))["you"] == []
        await ada.play_on()


async def test_all_others_are_ended_and_then_this_one(database: str) -> None:
    async with (
        sessions(quick(database), "Ada") as (server, ada),
        device(server.url) as phone,
        device(server.url) as tablet,
    ):
        await linked(ada, phone)
        await linked(ada, tablet)
        table = (await ada.create(["own", "open"]))["id"]
        for player in (phone, tablet, ada):
            await player.join(table)
            await player.until("table")
        assert (await tablet.http.delete("/api/sessions")).status_code == 200
        for player in (phone, ada):
            await must_be_turned_away(player)
            assert not await known(player)
        (only,) = await listed(tablet)
        ended = await tablet.http.delete(f"/api/sessions/{only['id']}")
        assert ended.status_code == 200 and 'sexton=""' in ended.headers["set-cookie"]
        await must_be_turned_away(tablet)
        assert not await known(tablet)


async def test_nobody_ends_or_sees_the_sessions_of_somebody_else(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Eve") as (server, ada, eve):
        (session,) = await listed(ada)
        refused = await eve.http.delete(f"/api/sessions/{session['id']}")
        assert (refused.status_code, refused.json()["message"]) == (404, "no-such-session")
        await eve.http.delete("/api/sessions")
        assert await known(ada) and [one["here"] for one in await listed(eve)] == [True]
        async with device(server.url) as nobody:
            for method, path in (("GET", ""), ("DELETE", ""), ("DELETE", f"/{session['id']}"), ("POST", "/link")):
                answer = await nobody.http.request(method, f"/api/sessions{path}")
                assert answer.status_code == 401, path


async def test_whoever_is_forgotten_is_out_everywhere(tmp_path: Path) -> None:
    async with (
        sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (server, ada, bruno),
        device(server.url) as phone,
    ):
        await linked(ada, phone)
        table = (await bruno.create(["own", "open"]))["id"]
        await phone.join(table)
        await phone.until("table")
        assert (await ada.http.delete("/api/guest")).status_code == 200
        await must_be_turned_away(phone)
        assert not await known(phone)


# What is kept


async def test_what_is_kept_and_shown_and_logged_opens_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    settings = quick(tmp_path / "db", secret=KEY, log="debug")
    async with sessions(settings, "Ada") as (server, ada), device(server.url) as phone:
        made = await linked(ada, phone)
        waiting = (await ada.http.post("/api/sessions/link")).json()
        (session,) = [one for one in await listed(ada) if one["here"]]
        cookie = ada.http.cookies["sexton"]
        secrets = [URLSafeSerializer(KEY, salt="sexton session 1").loads(cookie), cookie]
        secrets += [link["path"].partition("=")[2] for link in (made, waiting)]
        with closing(sqlite3.connect(tmp_path / "db")) as db:
            rows = [str(db.execute(f"SELECT * FROM {table}").fetchall()) for table in ("sessions", "session_links")]
        ours = [record for record in caplog.records if record.name.startswith(("sexton", "uvicorn"))]
        said = " ".join(record.getMessage() for record in ours)
        assert "/api/sessions/claim" in said
        for secret in secrets:
            assert len(secret) >= 32 and secret not in " ".join(rows) + said
        assert "127.0.0.1" not in rows[0] and "Mozilla" not in rows[0]
        serializers = [URLSafeSerializer(KEY, salt=f"sexton {kind} 1") for kind in ("session", "guest")]
        for text in (session["id"], *(serializer.dumps(session["id"]) for serializer in serializers)):
            answer = await phone.http.get("/api/mine", headers={"Cookie": f"sexton={text}"})
            assert answer.status_code == 401


async def test_it_is_written_at_most_once_an_hour_that_somebody_was_there(tmp_path: Path) -> None:
    watch = Watch()
    async with sessions(quick(tmp_path / "db"), "Ada", sources=watch) as (_, ada):
        made = int(watch.at)
        for minutes, seen in ((50, made), (20, made + 70 * 60), (30, made + 70 * 60), (45, made + 145 * 60)):
            watch.at += minutes * 60
            await ada.http.get("/api/guest")
            assert [one["seen"] for one in await listed(ada)] == [seen]


async def test_a_session_that_is_not_seen_for_long_goes(database: str) -> None:
    watch = Watch()
    watch.at = time.time()
    async with sessions(quick(database), "Ada", sources=watch) as (server, ada), device(server.url) as phone:
        await linked(ada, phone)
        watch.at += 399 * 86_400
        assert await known(ada)
        watch.at += 2 * 86_400
        await server.within(server.site.node.purge())
        assert not await known(phone) and await known(ada)
        assert len(await listed(ada)) == 1


# Cookies from before


async def made_before(database: str) -> None:
    """A database as the last version without sessions left it, with one guest in it."""
    guest = ("a" * 26, "Ada", 1.0, time.time())
    if "://" in database:
        connection = await begun_at(4, database)
        await connection.execute("INSERT INTO guests VALUES ($1, $2, $3, $4)", *guest)
        await connection.close()
    else:
        with closing(sqlite3.connect(database, isolation_level=None)) as db:
            migrate(db, until=4)
            db.execute("INSERT INTO guests (id, name, created, seen) VALUES (?, ?, ?, ?)", guest)


async def test_a_cookie_from_before_stays_valid_until_its_owner_ends_it(database: str) -> None:
    await made_before(database)
    settings = quick(database, secret=KEY)
    old = URLSafeSerializer(KEY, salt="sexton guest 1").dumps("a" * 26)
    async with running(settings) as server, device(server.url) as ada, device(server.url) as phone:
        ada.name = "Ada"
        ada.http.cookies.set("sexton", old, "127.0.0.1")
        assert (await ada.http.post("/api/guest", json={"name": "Ada"})).json() == {"name": "Ada"}
        assert ada.http.cookies["sexton"] == old
        table = (await ada.create(["own", "open"]))["id"]
        await ada.join(table)
        assert (await ada.until("table"))["you"] == [0]
        await linked(ada, phone)
        (there,) = [one["id"] for one in await listed(phone) if not one["here"]]
        assert (await phone.http.delete(f"/api/sessions/{there}")).status_code == 200
        await must_be_turned_away(ada)
        assert not await known(ada) and await known(phone)
    async with running(settings) as server, device(server.url) as ada:
        ada.http.cookies.set("sexton", old, "127.0.0.1")
        assert not await known(ada)


async def test_sessions_move_with_a_backup(postgres: Postgres, tmp_path: Path) -> None:
    session = Session("s1", "mark", "g1", 1.0, 2.0, "Firefox", "Android")
    async with opened(str(tmp_path / "db")) as store:
        await store.save_guest(Guest("g1", "Ada", 1.0, 2.0))
        await store.begin_session(session)
    for database in await moved(tmp_path, postgres.create("moved_sessions")):
        async with opened(database) as store:
            assert await store.session("mark") == (session, Guest("g1", "Ada", 1.0, 2.0))


@pytest.mark.parametrize(
    ("user_agent", "shown"),
    [
        (FIREFOX, ("Firefox", "Android")),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", ("Firefox", "Linux")),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/138.0 Safari/537.36 Edg/138.0", ("Edge", "Windows")),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/138.0 Safari/537.36", ("Chrome", "Windows")),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1", ("Safari", "iPhone")),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18.5 Safari/605.1.15", ("Safari", "macOS")),
        ("sexton-terminal", ("terminal", "")),
        ("<script>curl/8.0", ("", "")),
        ("", ("", "")),
    ],
)
def test_a_browser_is_named_in_a_few_words(user_agent: str, shown: tuple[str, str]) -> None:
    assert browser_and_system(user_agent) == shown


async def test_a_socket_that_comes_in_while_its_session_ends_is_turned_away(tmp_path: Path) -> None:
    """The session is ended after the socket was recognised, and before anybody knows that the socket is there."""
    async with sessions(quick(tmp_path / "db"), "Ada") as (server, ada), device(server.url) as phone:
        await linked(ada, phone)
        table = (await ada.create(["own", "open"]))["id"]
        (there,) = [one["id"] for one in await listed(ada) if not one["here"]]
        doors = server.site.node.doors
        enter, store = doors.enter, server.site.store

        def late(session: str, listener: Any) -> None:
            """As if the end of the session had been told a moment before."""
            assert session == there
            with closing(sqlite3.connect(tmp_path / "db")) as db:
                db.execute("DELETE FROM sessions WHERE id = ?", (there,))
                db.commit()
            enter(session, listener)

        doors.enter = late
        await phone.join(table)
        await must_be_turned_away(phone)
        assert isinstance(server, Running) and await server.within(store.load(table)) is not None
