"""What people wish of a table, one by one, over the protocol: clocks, seats that change hands, limits, forgetting."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
import websockets

from sexton.kernel.records import replay
from sexton.server.wire.limits import TooFast, paces_of
from tests.server.kit import Player, Running, guest_of, play_to_the_end, quick, running, seat_everyone, sessions
from tests.server.test_play import at_sealed_question, drafting
from tests.server.test_tables import Watch, refusal

BANK = {"kind": "bank", "bank": 60, "increment": 5}


# Clocks


async def test_seats_that_decide_together_run_their_clocks_together_and_each_stops_when_it_answers(
    tmp_path: Path,
) -> None:
    watch = Watch()
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", sources=watch) as (_, ada, bruno):
        await seat_everyone([ada, bruno], [], clock=BANK)
        await at_sealed_question([ada, bruno])
        assert ada.now["clock"]["running"] == [0, 1]
        left = ada.now["clock"]["left"]
        watch.at += 7
        await ada.send(ask=ada.now["ask"], move="fist 0")
        await ada.until("accepted")
        watch.at += 20
        await bruno.send(do="again", heard=len(bruno.heard))
        clock = (await bruno.until("now"))["clock"]
        assert clock == {"left": [left[0] - 7 + 5, left[1] - 27], "running": [1]}  # the increment is paid at once


@pytest.mark.parametrize("on_expiry", ["default", "bot"])
async def test_days_run_out_and_whoever_the_creator_chose_answers(tmp_path: Path, on_expiry: str) -> None:
    watch = Watch()
    settings = quick(tmp_path / "db")
    async with sessions(settings, "Ada", "Bruno", sources=watch) as (server, ada, bruno):
        clock = {"kind": "days", "days": 2}
        table = await seat_everyone([ada, bruno], [], clock=clock, on_expiry=on_expiry)
        slow, other = (ada, bruno) if ada.my_go else (bruno, ada)
        seat, ask = slow.now["seat"], other.now["ask"]
        assert slow.now["clock"]["left"][seat] == 2 * 86_400
        watch.at += 86_400
        server.ring(table)
        await other.send(do="again", heard=len(other.heard))
        assert (await other.until("now"))["ask"] == ask  # not yet
        watch.at += 86_401
        server.ring(table)
        shown = "default" if on_expiry == "default" else "greedy"
        await other.until("table", lambda about: about["chairs"][seat]["bot"] == shown)
        await other.until("now", lambda now: now["ask"] > ask)
        await slow.leave()
        await slow.join(heard=len(slow.heard))
        await slow.until("table", lambda about: about["chairs"][seat]["bot"] == "")
        await slow.until("now")
        await asyncio.gather(ada.play_on(), bruno.play_on())
        played = replay.verify((await ada.http.get(f"/api/tables/{table}/record")).text)
        assert [one.seat for line in played.lines for one in line.answers if one.by_table][:1] == [seat]


async def test_downtime_costs_no_clock(database: str) -> None:
    watch = Watch()
    async with running(quick(database), sources=watch) as server, Player(server.url, "Ada") as ada:
        table = await seat_everyone([ada], ["bot random"], clock=BANK)
        while not ada.my_go:
            await ada.receive()
        left = ada.now["clock"]["left"][0]
        watch.at += 10
    watch.at += 5_000
    async with running(quick(database), sources=watch) as server:
        await ada.move_to(server.url)
        await ada.join(table)
        assert (await ada.until("now"))["clock"]["left"][0] == left - 10
        await ada.close()


async def test_a_pause_stops_all_clocks(tmp_path: Path) -> None:
    watch = Watch()
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", sources=watch) as (_, ada, bruno):
        await seat_everyone([ada, bruno], [], clock=BANK)
        before = ada.now["clock"]["left"]
        for player in (ada, bruno):
            await player.send(do="propose", what="pause")
        await ada.until("table", lambda about: about["paused"])
        watch.at += 1_000
        await bruno.send(do="resume")
        assert (await ada.until("now"))["clock"]["left"] == before


# Grace


async def test_grace_begins_anew_after_a_restart(tmp_path: Path) -> None:
    settings = quick(tmp_path / "db")
    async with running(settings) as server, Player(server.url, "Ada") as ada, Player(server.url, "Bruno") as bruno:
        table = await seat_everyone([ada, bruno], [])
    async with running(settings) as server:
        await ada.move_to(server.url)
        await ada.join(table)
        await ada.until("now")
        assert 50 <= ada.about["chairs"][1]["grace"] <= 60
        assert await refusal(ada, do="propose", what="replace 1 bot random") == "seat-has-not-left"
        await ada.close()
        await bruno.close()


# Answers


async def test_nothing_is_taken_back_once_something_new_was_told(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        await seat_everyone([ada, bruno], [], game="gloomy_graves")
        me, _ = await drafting(ada, bruno)
        while me.now["take_back"]:  # until the whole go is done, and told
            ask = me.now["ask"]
            await me.send(ask=ask, move=me.moves()[0])
            await me.until("now", lambda now, ask=ask: now["ask"] > ask)
        assert await refusal(me, do="take-back", ask=me.now["ask"]) == "nothing-to-take-back"
        assert await refusal(me, do="take-back", ask=ask) == "stale-answer"


async def test_mine_says_whose_go_it_is_and_the_list_can_be_filtered(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        table = await seat_everyone([ada, bruno], [], listing="listed", clock=BANK)
        other = (await ada.create(["own", "open"], game="vampire", listing="listed"))["id"]
        asked, waits = (ada, bruno) if ada.my_go else (bruno, ada)
        for player, go in ((asked, True), (waits, False)):
            mine = {one["id"]: one for one in (await player.http.get("/api/mine")).json()}
            assert mine[table]["your_go"] is go
        for query, found in (
            ("", {table, other}),
            ("game=vampire", {other}),
            ("game=gravediggers&status=playing", {table}),
            ("status=waiting", {other}),
            ("free=1", {other}),
            ("clock=bank", {table}),
            ("clock=none&game=gravediggers", set()),
        ):
            listed = (await bruno.http.get(f"/api/tables?{query}")).json()
            assert {one["id"] for one in listed} == found, query


async def test_one_device_with_two_seats_is_shown_one_of_them_at_a_time(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        await ada.create(["own", "own"], start="host")
        await ada.join()
        await ada.until("deal")
        assert ada.about["you"] == [0, 1] and ada.about["chairs"][0]["name"] == ada.about["chairs"][1]["name"] == "Ada"


# Limits


async def test_links_and_tables_that_come_too_fast_are_refused_with_seconds(tmp_path: Path) -> None:
    slow = {"claim_rate": 0.1, "table_rate": 0.1}
    async with sessions(quick(tmp_path / "db", **slow), "Ada") as (_, ada):
        table = (await ada.create(["own", "open"]))["id"]
        for path, body in (
            (f"/api/tables/{table}/claim", {"token": "a" * 32}),
            ("/api/tables", {"setup": {"game": "gravediggers", "seats": ["own", "open"]}}),
        ):
            answers = [await ada.http.post(path, json=body) for _ in range(24)]
            last = answers[-1]
            assert last.status_code == 429 and int(last.headers["retry-after"]) == last.json()["wait"] >= 1


@pytest.mark.parametrize(
    ("limit", "why"),
    [
        ({"max_tables": 1}, "too-many-tables"),
        ({"max_tables_of_guest": 1}, "too-many-of-yours"),
        ({"table_rate": 0.001}, "too-fast"),
    ],
)
async def test_a_rematch_needs_room_like_any_table(tmp_path: Path, limit: dict[str, float], why: str) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (server, ada, bruno):
        await seat_everyone([ada, bruno], [])
        await play_to_the_end(ada, bruno)
        finished = ada.table
        await ada.create(["own", "open"])
        await server.within(tighten(server, await guest_of(server, ada), limit))
        ada.table = finished
        await ada.send(do="rematch")
        assert (await ada.until("refused"))["message"] == why
        assert len((await ada.http.get("/api/mine")).json()) == 2, "there is a third table"


async def tighten(server: Running, guest: str, limit: dict[str, float]) -> None:
    """Once the tables are there."""
    shared = server.site.shared
    shared.settings = msgspec.structs.replace(shared.settings, **limit)
    shared.limits._paces.update(paces_of(shared.settings))
    if "table_rate" in limit:
        with suppress(TooFast):
            for _ in range(1000):
                shared.limits.spend("table", guest)


async def test_too_many_sockets_of_one_address_are_turned_away(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db", max_sockets_of_address=2), "Ada", "Bruno", "Carla") as people:
        _, ada, bruno, carla = people
        table = (await ada.create(["own", "open"]))["id"]
        await ada.join(table)
        await bruno.join(table)
        with pytest.raises(websockets.InvalidStatus):
            await carla.join(table)
        await bruno.leave()
        await ada.until("presence", lambda told: told["watchers"] == 0)
        await carla.join(table)
        await carla.until("table")


# Forgetting


async def test_who_is_forgotten_leaves_neither_name_nor_chat(database: str) -> None:
    async with sessions(quick(database), "Ada", "Gwendolyn") as (server, ada, gwen):
        table = await seat_everyone([ada, gwen], [])
        await gwen.send(do="say", text="my secret garden")
        await ada.until("said")
        for player in (ada, gwen):
            await player.send(do="propose", what="abandon")
        await ada.until("now", lambda now: now["over"])
        assert (await gwen.http.delete("/api/guest")).status_code == 200
        await ada.leave()
        told = len(ada.received)
        await ada.join(table)
        await ada.send(do="again")
        await ada.until("now")
        await ada.until("now")
        assert not [text for text in ada.received[told:] if "garden" in text or "Gwendolyn" in text]
        stored = str(await server.within(server.site.store.load(table)))
        assert "garden" not in stored and "Gwendolyn" not in stored


async def test_old_chat_and_guests_who_never_came_back_are_deleted_in_time(database: str) -> None:
    watch = Watch()
    async with sessions(quick(database), "Ada", "Gwendolyn", sources=watch) as (server, ada, gwen):
        table = await seat_everyone([ada, gwen], [])
        await gwen.send(do="say", text="my secret garden")
        await ada.until("said")
        live = await seat_everyone([ada], ["bot random"])
        await ada.leave()
        await ada.join(table)
        await ada.until("now")
        for player in (ada, gwen):
            await player.send(do="propose", what="abandon")
        await ada.until("now", lambda now: now["over"])
        node, store = server.site.node, server.site.store

        async def cleaned_up() -> str:
            await server.within(node.purge())
            return str(await server.within(store.load(table))) + str(await server.within(store.load(live)))

        watch.at += 31 * 86_400
        stored = await cleaned_up()
        assert "garden" not in stored and stored.count("Gwendolyn") == 1
        watch.at += 400 * 86_400
        stored = await cleaned_up()
        assert "Gwendolyn" not in stored and "Ada" in stored  # Ada has a game that is not over
        assert (await gwen.http.get("/api/mine")).status_code == 401
