"""Tables that wait do not wait for ever: they expire, give way to new ones, and are closed by whoever made them."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from sexton.kernel.records import replay
from sexton.server.nodes import expiry
from sexton.server.settings import Settings
from sexton.server.store.documents import UNFINISHED, Status
from sexton.server.store.interface import Batch
from sexton.server.store.rows import Statement
from sexton.server.store.sqlite.left_alone import LEFT_ALONE
from sexton.server.store.sqlite.store import migrate
from sexton.server.store.table_lists import UNFINISHED_ALL, UNFINISHED_OF, Filter, listing
from sexton.server.wire.limits import Limits, TooFast, paces_of
from tests.server.database import Postgres
from tests.server.kit import Player, Running, quick, running, seat_everyone, sessions
from tests.server.test_stores import opened
from tests.server.test_tables import Watch

HOURS, DAY = 3600.0, 86_400.0
ALONE = {"setup": {"game": "vampire", "seats": ["own", "bot random"]}}


def present() -> Watch:
    """A clock that tests wind, and that agrees with the store's at first."""
    watch = Watch()
    watch.at = time.time()
    return watch


async def exists(player: Player, table: str) -> bool:
    return (await player.http.get(f"/api/tables/{table}")).status_code == 200


async def expired(server: Running) -> None:
    await server.within(server.site.node.expire())


# Left alone


async def test_what_waits_and_is_left_alone_expires(database: str) -> None:
    watch = present()
    async with sessions(quick(database), "Ada", "Bruno", sources=watch) as (server, ada, bruno):
        left = (await ada.create(["own", "open"]))["id"]
        game = await seat_everyone([ada], ["bot random"])
        await ada.leave()
        attended = (await ada.create(["own", "open"]))["id"]
        await ada.join(attended)
        await ada.until("table")
        watch.at += 71 * HOURS
        await expired(server)
        watch.at += 2 * HOURS
        await expired(server)
        assert not await exists(bruno, left)
        assert await exists(bruno, attended) and await exists(bruno, game)
        stored = await server.within(server.site.store.load(left))
        assert stored is None and left not in server.site.tables.live
        await ada.leave()
        watch.at += 71 * HOURS
        await expired(server)
        assert await exists(bruno, attended)  # somebody was there when we looked last


async def test_tables_nobody_has_loaded_expire_but_not_at_the_start(database: str) -> None:
    watch = present()
    async with sessions(quick(database, deal_seconds=1.0), "Ada", sources=watch) as (server, ada):
        left = (await ada.create(["own", "open"]))["id"]
        called_off = (await ada.create(["own"] * 2, start="host"))["id"]
        await ada.join()
        await ada.send(do="start")
        await ada.until("table", lambda about: about["status"] == "dealing")
        watch.at += 2
        server.ring(called_off)
        await ada.until("table", lambda about: about["status"] == "waiting")
        await ada.leave()
    watch.at += 80 * HOURS
    async with running(quick(database), sources=watch) as server:
        for table in (left, called_off):
            assert await server.within(server.site.store.load(table)) is not None
        await expired(server)
        for table in (left, called_off):
            assert await server.within(server.site.store.load(table)) is None


async def test_what_another_node_looks_after_is_not_left_alone(postgres: Postgres) -> None:
    async with opened(postgres.create("left_alone")) as store:
        for name, node in (("t1", "a"), ("t2", "b")):
            await store.beat(node, 100.0)
            await store.create(Batch(name, 1, sheet=b"{}", desk=b"{}"), "some-game", 5.0, node)
        later = time.time() + 60
        assert list(await store.left_alone("b", later, (), 10)) == ["t2"]
        assert await store.delete_left_alone(["t1"], "b", later) == 0
        await asyncio.sleep(1.2)  # the lease of a second runs out
        await store.beat("b", 100.0)
        assert list(await store.left_alone("b", later, ["t2"], 10)) == ["t1"]
        assert await store.delete_left_alone(["t1", "t2"], "b", time.time() - 60) == 0
        assert await store.take("t1", "b") is not None
        assert await store.delete_left_alone(["t1", "t2"], "b", later) == 2


# Room for new ones


async def test_the_table_left_alone_for_longest_gives_way_to_a_new_one(database: str) -> None:
    watch = present()
    async with sessions(quick(database, max_tables=3), "Ada", "Bruno", sources=watch) as (_, ada, bruno):
        attended = (await ada.create(["own", "open"]))["id"]
        await ada.join()
        await ada.until("table")
        first = (await ada.create(["own", "open"]))["id"]
        second = (await ada.create(["own", "open"]))["id"]
        watch.at += 60
        third = (await bruno.create(["own", "open"]))["id"]
        assert [await exists(bruno, table) for table in (attended, first, second, third)] == [True, False, True, True]


async def test_several_who_come_at_once_find_a_table_each_that_gives_way(database: str) -> None:
    """Both find the one left alone for longest; whoever is late takes the next."""
    watch = present()
    async with sessions(quick(database, max_tables=6), "Ada", "Bruno", "Zoe", sources=watch) as (_, ada, *others):
        for _ in range(6):
            await ada.create(["own", "open"])
        watch.at += 60
        made = await asyncio.gather(*(one.create(["own", "open"]) for one in others))
        assert len({table["id"] for table in made}) == 2


async def test_games_that_somebody_comes_to_and_attended_tables_give_way_to_nobody(tmp_path: Path) -> None:
    watch = present()
    async with sessions(quick(tmp_path / "db", max_tables=2), "Ada", "Bruno", sources=watch) as (_, ada, bruno):
        game = await seat_everyone([ada], ["bot random"])
        waiting = (await bruno.create(["own", "open"]))["id"]
        await bruno.join(waiting)
        await bruno.until("table")
        watch.at += 1000 * HOURS
        refused = await ada.http.post("/api/tables", json={"setup": {"game": "vampire", "seats": ["own", "open"]}})
        assert refused.status_code == 503 and refused.json()["message"] == "too-many-tables"
        assert await exists(bruno, game) and await exists(bruno, waiting)


async def test_to_load_a_running_game_is_no_visit(database: str) -> None:
    """Every start of the server loads them all."""
    async with opened(database) as store:
        await store.beat("a", 100.0)
        both: tuple[Status, ...] = ("playing", "waiting")
        for status in both:
            batch = Batch(status, 1, sheet=b"{}", desk=b"{}", status=status)
            await store.create(batch, "some-game", 5.0, "a")
            await store.visit([status], 5.0)
            assert await store.take(status, "a") is not None
        assert list(await store.forsaken("a", 10.0, (), 5)) == ["playing"]
        assert list(await store.forsaken("a", 10.0, ["playing"], 5)) == []
        assert list(await store.left_alone("a", 10.0, (), 5)) == []


async def test_a_running_game_that_is_left_alone_for_a_month_gives_way(database: str) -> None:
    watch = present()
    async with sessions(quick(database, max_tables=2), "Ada", "Bruno", sources=watch) as (_, ada, bruno):
        kept, forsaken = [await seat_everyone([player], ["bot random"]) for player in (ada, bruno)]
    watch.at += 29 * DAY
    async with sessions(quick(database, max_tables=2), "Zoe", sources=watch) as (server, zoe):
        await zoe.join(kept)  # to watch, which changes nothing at the table
        await zoe.until("now")
        await zoe.leave()
        while server.site.tables.attended():
            await asyncio.sleep(0.01)
        await expired(server)
        assert (await zoe.http.post("/api/tables", json=ALONE)).status_code == 503
        watch.at += 2 * DAY
        assert (await zoe.http.post("/api/tables", json=ALONE)).status_code == 201
        shown = {table: (await zoe.http.get(f"/api/tables/{table}")).json() for table in (forsaken, kept)}
        assert (shown[forsaken]["status"], shown[kept]["status"]) == ("abandoned", "playing")
        record = (await zoe.http.get(f"/api/tables/{forsaken}/record")).text
        assert "abandoned left alone" in record and replay.verify(record)


def test_no_address_fills_the_house_with_games_before_they_give_way() -> None:
    settings, now = Settings(), [0.0]
    limits, made = Limits(paces_of(settings), lambda: now[0]), 0
    while now[0] < expiry.FORSAKEN_DAYS * DAY:
        with suppress(TooFast):
            while True:
                limits.spend_table("10.0.0.66")
                made += 1
        now[0] += 60
    assert 10_000 < made < 0.8 * settings.max_tables


async def test_one_address_has_only_so_many_new_guests(tmp_path: Path) -> None:
    """Each is kept for more than a year."""
    async with running(quick(tmp_path / "db", table_rate=0.001)) as server:
        codes = []
        async with httpx.AsyncClient(base_url=server.url) as http:
            for number in range(205):
                http.cookies.clear()
                codes.append((await http.post("/api/guest", json={"name": f"Mallory {number}"})).status_code)
        assert codes == [200] * 200 + [429] * 5
        async with Player(server.url, "Ada", address="10.0.0.1"):
            pass


async def test_a_guest_has_only_so_many_tables_also_without_a_seat_there(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db", max_tables_of_guest=2), "Ada") as (_, ada):
        await ada.create(["open", "open"])
        second = (await ada.create(["own", "open"]))["id"]
        setup = {"setup": {"game": "vampire", "seats": ["own", "open"]}}
        refused = await ada.http.post("/api/tables", json=setup)
        assert refused.status_code == 409 and refused.json()["message"] == "too-many-of-yours"
        assert (await ada.http.delete(f"/api/tables/{second}")).status_code == 200
        assert (await ada.http.post("/api/tables", json=setup)).status_code == 201


PLANS: list[Statement] = [
    listing(Filter(status="waiting")),
    listing(Filter()),
    listing(Filter(guest="g")),
    (UNFINISHED_ALL, UNFINISHED),
    (UNFINISHED_OF, ("g", *UNFINISHED)),
    (LEFT_ALONE, (5.0, "[]", 1)),
]


@pytest.mark.parametrize(("sql", "facts"), PLANS)
def test_no_list_or_count_reads_through_all_tables(sql: str, facts: tuple[Any, ...], tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as db:
        migrate(db)
        plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {sql}", facts)]
    assert any("SEARCH tables USING" in step for step in plan), plan
    assert not any(step.startswith("SCAN tables") for step in plan), plan
    assert "guest" in sql or not any("TEMP B-TREE" in step for step in plan), plan  # of all, nothing is sorted


# Closed


async def test_whoever_made_a_table_closes_it_and_those_there_are_told(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (server, ada, bruno):
        table = (await ada.create(["own", "open", "open"], listing="listed"))["id"]
        await bruno.take(table, 1)
        await bruno.join()
        await bruno.until("table")
        assert (await bruno.http.delete(f"/api/tables/{table}")).json()["message"] == "host-only"
        assert (await server_without_session(server, table)) == 401
        shown = {player.name: (await player.http.get(f"/api/tables/{table}")).json() for player in (ada, bruno)}
        assert (shown["Ada"]["your_table"], shown["Bruno"]["your_table"]) == (True, False)
        assert (await ada.http.delete(f"/api/tables/{table}")).status_code == 200
        assert (await bruno.until("refused"))["message"] == "table-closed"
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await bruno.until("nothing")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
        assert not await exists(ada, table)
        assert (await ada.http.get("/api/mine")).json() == (await ada.http.get("/api/tables")).json() == []
        assert (await ada.http.delete(f"/api/tables/{table}")).status_code == 404


async def server_without_session(server: Running, table: str) -> int:
    nobody = Player(server.url, "nobody")
    answer = await nobody.http.delete(f"/api/tables/{table}")
    await nobody.close()
    return answer.status_code


async def test_a_game_that_has_begun_is_not_closed(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        table = await seat_everyone([ada, bruno], [])
        refused = await ada.http.delete(f"/api/tables/{table}")
        assert refused.status_code == 409 and refused.json()["message"] == "game-has-begun"
        await bruno.play_on(lambda: True)
        assert await exists(bruno, table)


async def test_a_table_without_a_seat_of_ones_own_is_among_ones_own_and_can_be_closed(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        table = (await ada.create(["open", "open"]))["id"]
        (mine,) = (await ada.http.get("/api/mine")).json()
        assert (mine["id"], mine["you"], mine["your_table"]) == (table, [], True)
        assert (await ada.http.delete(f"/api/tables/{table}")).status_code == 200


async def test_a_table_is_closed_from_and_for_every_node(postgres: Postgres) -> None:
    url = postgres.create("closed")
    async with (
        running(quick(url, node="one")) as one,
        running(quick(url, node="two")) as two,
        Player(one.url, "Ada") as ada,
        Player(two.url, "Bruno") as bruno,
    ):
        table = (await ada.create(["own", "open", "open"]))["id"]
        await bruno.take(table, 1)
        await bruno.join()
        await bruno.until("table")
        await ada.move_to(two.url)
        assert (await ada.http.delete(f"/api/tables/{table}")).status_code == 200
        assert (await bruno.until("refused"))["message"] == "table-closed"
        assert not await exists(bruno, table)


async def test_the_list_is_by_age_the_newest_first(tmp_path: Path) -> None:
    watch = present()
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", sources=watch) as (_, ada, bruno):
        made = []
        for _ in range(3):
            made.append((await ada.create(["own", "open", "open"], listing="listed"))["id"])
            watch.at += 60
        await bruno.take(made[0], 1)  # a change makes no table younger
        listed = (await bruno.http.get("/api/tables?free=1")).json()
        assert [table["id"] for table in listed] == made[::-1]
        assert [int(watch.at) - table["created"] for table in listed] == [60, 120, 180]
