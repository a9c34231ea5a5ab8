"""Seats nobody can borrow: who may have which seat of a running game, who agrees to it, and what is told about it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from sexton.kernel.records import replay
from sexton.kernel.records.notes import note_body
from tests.server.kit import Player, quick, running, seat_everyone, sessions
from tests.server.test_tables import Watch, refusal

BANK = {"kind": "bank", "bank": 6_000, "increment": 5}
DAYS = {"kind": "days", "days": 2}


def why(answer: httpx.Response) -> str:
    return str(answer.json()["message"])


async def claimed(player: Player, table: str, token: str) -> httpx.Response:
    return await player.http.post(f"/api/tables/{table}/claim", json={"token": token})


async def noted(player: Player, kind: str) -> dict[str, Any]:
    return dict((await player.until("noted", lambda told: told["note"]["note"] == kind))["note"])


async def gone(player: Player, others: Sequence[Player], watch: Watch, server: Any, table: str) -> None:
    """Away for longer than the time of grace, and everybody has been told."""
    seat = player.now["seat"]
    await player.leave()
    for other in others:
        await other.until("presence", lambda told: seat not in told["here"])
    watch.at += 61
    server.ring(table)
    for other in others:
        assert await noted(other, "left") == {"note": "left", "seat": seat}


# Nobody sees two hands


@pytest.mark.parametrize("how", ["away", "resigned"])
async def test_a_host_cannot_read_the_hand_of_somebody_who_left_or_resigned(tmp_path: Path, how: str) -> None:
    watch = Watch()
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", sources=watch) as (server, ada, bruno):
        table = await seat_everyone([ada, bruno], [], clock=BANK)
        if how == "away":
            await gone(bruno, [ada], watch, server, table)
        else:
            await bruno.send(do="resign")
            await ada.until("table", lambda about: about["chairs"][1]["resigned"])
        await ada.send(do="replace", seat=1, by="open")
        assert (await ada.until("refused"))["message"] == "propose-it"
        for by in ("open", "invited"):
            assert await refusal(ada, do="propose", what=f"replace 1 {by}") == "only-a-bot-when-alone"
        assert why(await ada.take(table, 1)) == "seat-taken"
        assert (await ada.http.post(f"/api/tables/{table}/seats/1/link")).status_code == 403
        assert await refusal(ada, do="sit", seat=1) == "not-your-seat"
        await ada.send(do="propose", what="replace 1 bot random")
        assert (await noted(ada, "stands-in")) == {"note": "stands-in", "seat": 1, "by": "random"}
        assert why(await ada.take(table, 1)) == "seat-taken"
        await ada.play_on()
        assert {message["seat"] for message in map(json.loads, ada.received) if message["type"] == "now"} == {0}


async def test_a_link_that_one_kept_gives_no_second_hand(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", "Phone") as (_, ada, bruno, phone):
        created = await ada.create(["own", "invited"])
        table, token = created["id"], created["invitations"][0]["path"].partition("#seat=")[2]
        assert (await claimed(bruno, table, token)).status_code == 200
        for player in (ada, bruno):
            await player.join(table)
        await asyncio.gather(ada.begin(), bruno.begin())
        assert why(await claimed(ada, table, token)) == "held-another-seat"
        assert (await claimed(phone, table, token)).status_code == 200  # the same person on another device, perhaps
        assert await noted(ada, "taken") == {"note": "taken", "seat": 1}  # but nobody does it in secret
        own = (await ada.http.post(f"/api/tables/{table}/seats/0/link")).json()["path"].partition("#seat=")[2]
        assert why(await claimed(bruno, table, own)) == "held-another-seat"  # he held seat 1 once
        assert (await claimed(bruno, table, token)).status_code == 200


async def test_a_table_of_an_older_version_learns_who_holds_what_when_it_is_loaded(tmp_path: Path) -> None:
    settings = quick(tmp_path / "db")
    async with running(settings) as server, Player(server.url, "Ada") as ada, Player(server.url, "Bruno") as bruno:
        table = await seat_everyone([ada, bruno], [])
        link = (await bruno.http.post(f"/api/tables/{table}/seats/1/link")).json()["path"].partition("#seat=")[2]
    with closing(sqlite3.connect(tmp_path / "db")) as db, db:
        sheet = json.loads(db.execute("SELECT sheet FROM tables").fetchone()[0])
        for chair in sheet["chairs"]:
            for name in ("holders", "together", "left", "offered"):
                del chair[name]
        db.execute("UPDATE tables SET sheet = ?", (json.dumps(sheet).encode(),))
    async with running(settings) as server:
        await ada.move_to(server.url)
        for _ in range(2):  # a refusal forgets nothing
            assert why(await claimed(ada, table, link)) == "held-another-seat"
        await ada.close()


async def test_seats_that_were_dealt_to_one_device_move_to_another_together(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Phone") as (server, ada, phone):
        created = await ada.create(["own", "own", "bot random"])
        await ada.join()
        while not ada.now:
            if (await ada.receive())["type"] == "deal":
                for seat in (0, 1):
                    await ada.send(do="sit", seat=seat)
                    ada.about["you"] = [seat]
                    await ada.shuffle()
        links = [(await ada.http.post(f"/api/tables/{created['id']}/seats/{seat}/link")).json() for seat in (0, 1)]
        for link in links:
            answer = await claimed(phone, created["id"], link["path"].partition("#seat=")[2])
            assert answer.status_code == 200
        sheet = server.site.tables.live[created["id"]].sheet
        assert [len(chair.holders) for chair in sheet.chairs] == [2, 2, 0]


# Replacing takes the agreement of those who are present


async def test_all_who_are_present_agree_and_a_stranger_takes_the_seat(tmp_path: Path) -> None:
    watch, names = Watch(), ("Ada", "Bruno", "Carla", "Dora")
    async with sessions(quick(tmp_path / "db"), *names, sources=watch) as (server, ada, bruno, carla, dora):
        table = await seat_everyone([ada, bruno, carla], [], clock=BANK, listing="listed")
        assert await refusal(ada, do="propose", what="replace 1 open") == "seat-has-not-left"
        assert await refusal(ada, do="propose", what="replace 0 open") == "replace-yourself"
        assert await refusal(ada, do="propose", what="replace 7 open") == "no-such-seat"
        assert await refusal(ada, do="propose", what="replace 1 bot nobody") == "unknown-bot"
        assert await refusal(ada, do="propose", what="replace 1 own") == "wrong-message"
        await gone(bruno, [ada, carla], watch, server, table)
        await ada.send(do="propose", what="replace 1 open")
        await carla.until("table", lambda about: about["agreed"] == {"replace 1 open": [0]})
        assert carla.about["chairs"][1]["kind"] == "person"
        await ada.send(do="withdraw", what="replace 1 open")
        await carla.until("table", lambda about: not about["agreed"])
        for player in (ada, carla):
            await player.send(do="propose", what="replace 1 open")
        await dora.join(table)
        assert await noted(carla, "replaced") and await noted(carla, "stands-in")
        shown = await carla.until("table", lambda about: about["chairs"][1]["kind"] == "open")
        assert (shown["chairs"][1]["name"], shown["chairs"][1]["bot"]) == ("Bruno", "greedy")
        for player in (ada, carla):
            assert why(await player.take(table, 1)) == "held-another-seat"
        assert (await dora.take(table, 1)).status_code == 200
        await dora.until("now", lambda now: now["seat"] == 1)
        await noted(carla, "taken")
        await bruno.join(table)
        assert (await bruno.until("now"))["seat"] is None and bruno.about["you"] == []
        assert [one["id"] for one in (await bruno.http.get("/api/mine")).json()] == []
        await dora.send(do="resign")
        for player in (ada, carla):
            await player.send(do="propose", what="abandon")
        await ada.until("now", lambda now: now["over"])
        text = (await ada.http.get(f"/api/tables/{table}/record")).text
        kinds = [note_body(one.note).removeprefix("note ") for one in replay.verify(text).notes]
        assert kinds == ["left 1", "replaced 1", "stands-in 1 greedy", "taken 1", "resigned 1", "stands-in 1 default"]
        shown = (await ada.http.get(f"/api/tables/{table}/replay")).json()["notes"]
        assert [one["note"]["note"] for one in shown] == [kind.split()[0] for kind in kinds]
        stored = str(await server.within(server.site.store.load(table)))
        guest = next(one for one in server.site.tables.live[table].sheet.chairs[1].holders)
        assert stored.count(guest) == 1  # Bruno, who holds nothing any more
        assert (await bruno.http.delete("/api/guest")).status_code == 200
        assert guest not in str(await server.within(server.site.store.load(table)))


async def test_whoever_was_replaced_comes_back_until_another_person_has_the_seat(tmp_path: Path) -> None:
    watch = Watch()
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", "Carla", sources=watch) as (server, ada, bruno, carla):
        table = await seat_everyone([ada, bruno, carla], [], clock=BANK)
        for by in ("bot greedy", "open"):
            await gone(bruno, [ada, carla], watch, server, table)
            for player in (ada, carla):
                await player.send(do="propose", what=f"replace 1 {by}")
            await noted(ada, "stands-in")
            assert (await carla.until("table", lambda about: about["chairs"][1]["bot"] == "greedy"))["agreed"] == {}
            await bruno.join(table)
            assert (await bruno.until("now"))["seat"] == 1
            assert await noted(ada, "back") == {"note": "back", "seat": 1}
            chair = (await ada.until("table", lambda about: not about["chairs"][1]["bot"]))["chairs"][1]
            assert (chair["kind"], chair["name"]) == ("person", "Bruno")
            await carla.until("table", lambda about: not about["chairs"][1]["bot"])


async def test_without_a_clock_only_a_bot_stands_in_and_a_dropped_line_is_no_consent(tmp_path: Path) -> None:
    watch = Watch()
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", "Carla", sources=watch) as (server, ada, bruno, carla):
        table = await seat_everyone([ada, bruno, carla], [])
        await gone(bruno, [ada, carla], watch, server, table)
        assert await refusal(ada, do="propose", what="replace 1 open") == "only-a-bot-without-clock"
        await carla.leave()
        await ada.until("presence", lambda told: told["here"] == [0])
        await ada.send(do="propose", what="replace 1 bot greedy")
        assert (await ada.until("table"))["agreed"] == {"replace 1 bot greedy": [0]}  # Carla's grace is not over
        watch.at += 61
        await ada.send(do="propose", what="replace 1 bot greedy")
        await noted(ada, "stands-in")


async def test_with_days_for_an_answer_the_clock_is_the_grace(tmp_path: Path) -> None:
    watch = Watch()
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", sources=watch) as (server, ada, bruno):
        table = await seat_everyone([ada, bruno], [], clock=DAYS)
        slow, other = (ada, bruno) if ada.my_go else (bruno, ada)
        seat = slow.now["seat"]
        await slow.leave()
        await other.until("presence", lambda told: seat not in told["here"])
        watch.at += 3_600
        server.ring(table)
        assert await refusal(other, do="propose", what=f"replace {seat} bot greedy") == "clock-is-the-grace"
        watch.at += 2 * 86_400
        server.ring(table)
        assert await noted(other, "time-up") == {"note": "time-up", "seat": seat}
        await other.send(do="propose", what=f"replace {seat} bot greedy")
        assert await noted(other, "replaced") == {"note": "replaced", "seat": seat}
        assert not [text for text in other.received if '"left","seat"' in text]


# Notes are stored before they are told


async def test_notes_outlive_the_server_and_are_told_in_their_places(database: str) -> None:
    watch = Watch()
    async with running(quick(database), sources=watch) as server:
        ada, bruno = Player(server.url, "Ada"), Player(server.url, "Bruno")
        for player in (ada, bruno):
            await player.__aenter__()
        table = await seat_everyone([ada, bruno], ["bot random"])
        await gone(bruno, [ada], watch, server, table)
        heard = len(ada.heard)
        await bruno.join(table)
        before = await ada.until("noted")
        assert (before["number"], before["heard"], before["note"]["note"]) == (2, heard, "back")
        for player in (ada, bruno):
            await player.leave()
    async with running(quick(database), sources=watch) as server:
        for player in (ada, bruno):
            await player.move_to(server.url)
        await ada.join(table)
        assert (await ada.until("noted"))["note"] == {"note": "left", "seat": 1}
        assert await ada.until("noted") == before
        for player in (ada, bruno):
            await player.close()


# Resending over a crash


async def test_what_was_stored_is_acknowledged_again_after_a_restart(tmp_path: Path) -> None:
    settings, sent = quick(tmp_path / "db"), dict[str, Any]()
    async with running(settings) as server, Player(server.url, "Ada") as ada:
        table = await seat_everyone([ada], ["bot random"])
        while ada.now["over"] is None:
            while not ada.my_go and ada.now["over"] is None:
                await ada.receive()
            if ada.now["over"] is None:
                sent = {"ask": ada.now["ask"], "move": ada.moves()[0]}
                await ada.send(**sent)
                await ada.until("accepted")
                await ada.until("now")
                if len(ada.heard) > 8:
                    break
        await ada.leave()
        cookies = ada.http.cookies
    for _ in range(2):
        async with running(settings) as server:
            again = Player(server.url, "Ada")
            for name, value in cookies.items():
                again.http.cookies.set(name, value, "127.0.0.1")
            await again.join(table)
            await again.until("now")
            await again.send(**sent)
            assert (await again.until("accepted")) == {"type": "accepted", "ask": sent["ask"], "sealed": False}
            assert await refusal(again, ask=sent["ask"], move="fist 999") in ("stale-answer", "game-over")
            while again.now["over"] is None:  # the last answer of a game, too
                if again.my_go and again.now["ask"] != sent["ask"]:
                    sent = {"ask": again.now["ask"], "move": again.moves()[0]}
                    await again.send(**sent)
                    await again.until("accepted")
                else:
                    await again.receive()
            await again.close()


# Watchers with a delay hear nothing of the present


async def test_a_delayed_watcher_is_shown_the_past_alone(tmp_path: Path) -> None:
    watch, names = Watch(), ("Ada", "Bruno", "Carla", "Dora")
    async with sessions(quick(tmp_path / "db"), *names, sources=watch) as (server, ada, bruno, carla, dora):
        table = await seat_everyone([ada, bruno, carla], [], clock=BANK, watching="delayed", delay=2)
        await dora.join(table)
        await dora.until("now")
        shown = {ada.now["ask"]: ada.now}
        for _ in range(3):
            watch.at += 7
            await one_go([ada, bruno, carla])
            shown[ada.now["ask"]] = ada.now
            await dora.until("now")
            for field in ("asked", "ready", "clock"):
                assert dora.now[field] == shown[dora.now["ask"]][field]
        assert dora.now["ask"] == ada.now["ask"] - 2
        resigns = next(player for player in (ada, bruno, carla) if not player.my_go)  # so that nobody is answered for
        stays, leaves = (player for player in (ada, bruno, carla) if player is not resigns)
        quiet = len(dora.received)
        await resigns.send(do="resign")
        await stays.send(do="propose", what="pause")
        await gone(leaves, [stays], watch, server, table)
        await leaves.join(table)
        await noted(stays, "back")
        await leaves.send(do="propose", what="pause")
        await stays.until("table", lambda about: about["paused"])
        listed = (await dora.http.get(f"/api/tables/{table}")).json()["chairs"]
        assert not [chair for chair in listed if chair["here"] or chair["resigned"] or chair["bot"]]
        await dora.send(do="again", heard=len(dora.heard))
        await dora.until("now")
        told = [json.loads(text) for text in dora.received[quiet:]]
        assert [message["type"] for message in told] == ["table", "deal", "now"]  # what was asked for, and nothing else
        assert not told[0]["paused"] and not told[0]["agreed"]
        assert not [chair for chair in told[0]["chairs"] if chair["resigned"] or chair["bot"] or not chair["here"]]
        await leaves.send(do="resume")
        for player in (stays, leaves):
            await player.send(do="propose", what="abandon")
        await dora.until("noted", lambda message: message["number"] == 4)  # when it is over nothing is kept back
        assert dora.now["over"] and dora.about["chairs"][resigns.now["seat"]]["resigned"]


async def one_go(players: list[Player]) -> None:
    """Whoever is asked answers, and everybody has heard it."""
    before = {player.name: player.now["ask"] for player in players}
    for player in [player for player in players if player.my_go]:
        await player.send(ask=player.now["ask"], move=player.moves()[0])
    for player in players:
        await player.until("now", lambda now, at=before[player.name]: now["ask"] > at)
