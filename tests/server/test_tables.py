"""What happens around the game: seats and links, clocks, watchers, chat, agreements, a rematch."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from sexton.kernel.chance.fair import commitment_to_salt
from sexton.kernel.records import record, replay
from sexton.server.sources import Sources
from sexton.server.table.clocks import ClockState, wake
from tests.server.kit import Player, quick, seat_everyone, sessions

CROWD = [f"Watcher {number}" for number in range(12)]


async def refusal(player: Player, **message: Any) -> str:
    await player.send(**message)
    return str((await player.until("refused"))["message"])


# Seats


async def test_the_seat_comes_from_the_session_and_never_from_the_message(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", "Carla") as (_, ada, bruno, carla):
        table = await seat_everyone([ada, bruno], [])
        who = ada if ada.my_go else bruno
        await carla.join(table)
        await carla.until("now")
        assert carla.now["seat"] is None and carla.now["choices"] is None and carla.now["view"]["hand"] == []
        assert await refusal(carla, ask=1, move=who.moves()[0]) == "no-seat-of-yours"
        assert await refusal(carla, do="sit", seat=0) == "not-your-seat"
        assert await refusal(carla, ask=1, move=who.moves()[0], seat=0) == "wrong-message"


async def test_a_private_link_moves_a_seat_to_another_device_and_the_old_one_is_told(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", "Phone") as (server, ada, bruno, phone):
        table = await seat_everyone([ada, bruno], [])
        link = (await ada.http.post(f"/api/tables/{table}/seats/0/link")).json()
        assert link["path"].startswith(f"/t/{table}#seat=") and link["qr"].startswith("<svg")
        token = link["path"].partition("#seat=")[2]
        assert (await bruno.http.post(f"/api/tables/{table}/seats/0/link")).status_code == 403
        wrong = await phone.http.post(f"/api/tables/{table}/claim", json={"token": "a" * 32})
        assert wrong.status_code == 403
        claimed = await phone.http.post(f"/api/tables/{table}/claim", json={"token": token})
        assert claimed.json() == {"id": table, "seat": 0}
        assert (await ada.until("moved"))["seat"] == 0
        assert await refusal(ada, ask=1, move="fist 0") == "no-seat-of-yours"
        await phone.join(table)
        assert (await phone.until("now"))["seat"] == 0
        stored = server.site.store.path.read_bytes()
        assert token.encode() not in stored


async def test_invited_seats_are_taken_by_their_link_alone(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        created = await ada.create(["own", "invited"])
        assert (await bruno.take(created["id"], 1)).status_code == 409
        (invitation,) = created["invitations"]
        token = invitation["path"].partition("#seat=")[2]
        claimed = await bruno.http.post(f"/api/tables/{created['id']}/claim", json={"token": token})
        assert claimed.json()["seat"] == 1


async def test_one_device_may_hold_several_seats_and_sees_one_at_a_time(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        await ada.create(["own", "own"])
        await ada.join()
        await ada.until("deal")
        for seat in (0, 1):
            await ada.send(do="sit", seat=seat)
            await ada.send(do="commit", salted=commitment_to_salt(ada.salt, ada.table, seat))
        await ada.until("deal", lambda deal: deal["phase"] == "open")
        for seat in (0, 1):
            await ada.send(do="sit", seat=seat)
            await ada.send(do="open", salt=ada.salt.hex())
        await ada.until("now")
        for _ in range(1000):
            if ada.now["over"]:
                break
            asked = [seat for seat in ada.now["asked"] if seat not in ada.now["ready"]]
            if ada.now["seat"] != asked[0]:
                await ada.send(do="sit", seat=asked[0])
                await ada.until("now")
            assert ada.now["view"]["seat"] == asked[0]
            sealed = len(ada.now["asked"]) - len(ada.now["ready"]) > 1
            await ada.send(ask=ada.now["ask"], move=ada.rng.choice(ada.moves()))
            if sealed:
                await ada.until("ready")
                ada.now["ready"] = [asked[0]]
            else:
                await ada.until("now")
        assert ada.now["over"]["kind"] == "over"


async def test_the_table_list_shows_listed_tables_and_mine_shows_whose_go_it_is(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        hidden = await ada.create(["own", "open"])
        shown = await ada.create(["own", "open"], listing="listed", clock={"kind": "days", "days": 2})
        listing = (await bruno.http.get("/api/tables?status=waiting&free=1")).json()
        assert [table["id"] for table in listing] == [shown["id"]]
        assert (await bruno.http.get("/api/tables?clock=bank")).json() == []
        mine = (await ada.http.get("/api/mine")).json()
        assert {table["id"] for table in mine} == {hidden["id"], shown["id"]}
        assert (await bruno.http.get("/api/mine")).json() == []


async def test_a_finished_game_is_listed_with_its_day_and_places_until_it_is_dropped(tmp_path: Path) -> None:
    watch = Watch()
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", sources=watch) as (_, ada, bruno):
        table = await seat_everyone([ada, bruno], [])
        assert (await ada.http.get("/api/mine")).json()[0]["finished"] == 0
        await asyncio.gather(ada.play_on(), bruno.play_on())
        shown = (await ada.http.get("/api/mine")).json()[0]
        over = ada.now["over"]
        assert (shown["finished"], shown["scores"]) == (int(watch.at), over["scores"])
        assert {seat for seat, place in enumerate(shown["places"]) if place == 1} == set(over["ranking"][0])
        assert (await ada.http.delete(f"/api/mine/{table}")).status_code == 200
        assert (await ada.http.get("/api/mine")).json() == []
        assert [one["id"] for one in (await bruno.http.get("/api/mine")).json()] == [table]


async def test_to_drop_a_table_is_to_leave_it_and_the_others_are_told(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        waiting = await ada.create(["own", "own", "open"])
        refused = await bruno.http.delete(f"/api/mine/{waiting['id']}")
        assert refused.json()["message"] == "no-seat-of-yours"
        assert (await ada.http.delete(f"/api/mine/{waiting['id']}")).status_code == 200
        assert (await ada.http.get(f"/api/tables/{waiting['id']}")).json()["free"] == [0, 1, 2]
        table = await seat_everyone([ada, bruno], [])
        assert (await bruno.http.delete(f"/api/mine/{table}")).status_code == 200
        assert await ada.until("noted", lambda told: told["note"] == {"note": "resigned", "seat": 1})
        assert (await ada.until("table", lambda about: about["chairs"][1]["resigned"]))["status"] == "playing"
        assert (await bruno.http.get("/api/mine")).json() == []
        assert (await ada.http.delete(f"/api/mine/{table}")).status_code == 200  # nobody is left
        assert (await ada.http.get(f"/api/tables/{table}")).json()["status"] == "abandoned"


async def test_those_who_share_a_device_have_names_of_their_own(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        setup = {"game": "gravediggers", "seats": ["own", "bot random", "own", "own"]}
        names = ["", "nobody", "  Bruno\u202e ", "Carla"]
        made = await ada.http.post("/api/tables", json={"setup": setup, "names": names})
        shown = (await ada.http.get(f"/api/tables/{made.json()['id']}")).json()["chairs"]
        assert [chair["name"] for chair in shown] == ["Ada", "", "Bruno", "Carla"]


async def test_a_line_is_asked_whether_it_is_alive(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        await ada.create(["own", "open"])
        await ada.join()
        await ada.send(do="ping")
        assert await ada.until("pong") == {"type": "pong"}


# Clocks


class Watch(Sources):
    """A clock that tests wind."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def now(self) -> float:
        return self.at


async def test_a_clock_that_runs_out_hands_the_seat_over_until_its_owner_is_back(tmp_path: Path) -> None:
    watch = Watch()
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", sources=watch) as (server, ada, bruno):
        clock = {"kind": "bank", "bank": 60, "increment": 5}
        table = await seat_everyone([ada, bruno], [], clock=clock)
        slow, other = (ada, bruno) if ada.my_go else (bruno, ada)
        seat = slow.now["seat"]
        assert slow.now["clock"] == {"left": [60, 60], "running": [seat]}
        ask = slow.now["ask"]
        watch.at += 61
        server.ring(table)
        about = await other.until("table", lambda about: about["chairs"][seat]["bot"] == "default")
        assert about["chairs"][seat]["kind"] == "person"
        await other.until("now", lambda now: now["ask"] > ask)
        await slow.send(do="sit", seat=seat)
        await slow.until("table", lambda about: about["chairs"][seat]["bot"] == "")
        await slow.until("now")
        assert slow.now["clock"]["left"][seat] >= 10


def test_downtime_costs_nobodys_clock() -> None:
    state = ClockState([60.0, 60.0], [0], since=1000.0)
    wake(state, last_alive=1010.0, now=5000.0)
    assert state == ClockState([50.0, 60.0], [0], since=5000.0)
    wake(state, last_alive=None, now=9000.0)
    assert state == ClockState([50.0, 60.0], [0], since=9000.0)


# The deal


async def test_a_deal_in_which_somebody_does_not_open_is_void_in_public(tmp_path: Path) -> None:
    watch = Watch()
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", sources=watch) as (server, ada, bruno):
        table = (await ada.create(["own", "open"]))["id"]
        await bruno.take(table, 1)
        for player in (ada, bruno):
            await player.join(table)
            await player.until("deal")
            await player.shuffle()
        await ada.until("deal", lambda deal: deal["phase"] == "open")
        await ada.shuffle()
        await ada.until("deal", lambda deal: deal["opened"] == [0])
        assert ada.deal["salts"] == {} and len(ada.deal["salted"]) == 2
        watch.at += 10_000
        server.ring(table)
        await ada.until("deal", lambda deal: deal["phase"] == "void")
        assert ada.about["missing"] == [1] and ada.about["status"] == "void"
        text = (await ada.http.get(f"/api/tables/{table}/record")).text
        played = replay.verify(text)
        assert played.ending is not None and played.ending.kind == "void"


async def test_a_deal_to_which_somebody_does_not_commit_is_called_off(tmp_path: Path) -> None:
    watch = Watch()
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", sources=watch) as (server, ada, bruno):
        table = (await ada.create(["own", "open"], start="host"))["id"]
        await ada.join(table)
        await ada.until("deal")
        assert await refusal(ada, do="start") == "seats-empty"
        await bruno.take(table, 1)
        await ada.shuffle()
        await ada.until("deal", lambda deal: deal["committed"] == [0])
        first = ada.deal["commitment"]
        await ada.send(do="start")
        await ada.until("table", lambda about: about["status"] == "dealing")
        watch.at += 10_000
        server.ring(table)
        await ada.until("table", lambda about: about["status"] == "waiting" and about["missing"] == [1])
        await ada.until("deal")
        assert ada.deal["commitment"] != first and ada.deal["committed"] == []
        assert ada.deal["attempt"] == 2 and ada.deal["called_off"] == [1]


# Watchers


@pytest.mark.parametrize("watching", ["nobody", "everyone", "delayed"])
async def test_watchers_see_what_the_creator_allows(tmp_path: Path, watching: str) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", "Carla") as (_, ada, bruno, carla):
        table = await seat_everyone([ada, bruno], [], watching=watching, delay=2)
        await carla.join(table)
        if watching == "nobody":
            assert (await carla.until("refused"))["message"] == "nobody-may-watch"
            return
        await carla.until("now")
        asks = [carla.now["ask"]]
        for _ in range(4):
            who = ada if ada.my_go else bruno
            before = who.now["ask"]
            for player in [player for player in (ada, bruno) if player.my_go]:
                await player.send(ask=player.now["ask"], move=player.moves()[0])
            for player in (ada, bruno):
                await player.until("now", lambda now, before=before: now["ask"] > before)
            await carla.until("now")
            asks.append(carla.now["ask"])
        assert asks == ([1, 2, 3, 4, 5] if watching == "everyone" else [1, 1, 1, 2, 3])


async def test_a_crowd_of_watchers_is_told_of_together(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", *CROWD) as (_, ada, *crowd):
        table = (await ada.create(["own", "open"]))["id"]
        await ada.join(table)
        await ada.until("table")
        started = time.monotonic()
        for watcher in crowd:
            await watcher.join(table)
            await watcher.until("table")
        told = 1
        while (await ada.until("presence"))["watchers"] < len(crowd):
            told += 1
        assert told <= 2 + time.monotonic() - started  # the first at once, then once a second
        for watcher in crowd:
            await watcher.leave()
        await ada.until("presence", lambda presence: presence["watchers"] == 0)


async def test_who_comes_and_goes_all_the_time_is_told_of_once_a_second(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        table = await seat_everyone([ada, bruno], [])
        started = time.monotonic()
        for _ in range(30):
            await bruno.leave()
            await bruno.join(table)
        await bruno.leave()
        await ada.send(do="stop")
        while (message := await ada.receive())["type"] != "refused" or message["message"] != "unknown-message":
            pass
        told = sum(1 for text in ada.received if '"presence"' in text)
        assert told <= 3 + time.monotonic() - started
        await ada.until("presence", lambda presence: presence["here"] == [0])  # the last state is told


# Agreements


async def test_chat_is_plain_limited_and_can_be_off(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        await seat_everyone([ada, bruno], [])
        await ada.send(do="say", text="ciao\u202e\n <b>bello</b>\x07")
        said = await bruno.until("said")
        assert (said["name"], said["text"]) == ("Ada", "ciao <b>bello</b>")
        for _ in range(4):
            await ada.send(do="say", text="x")
        assert await refusal(ada, do="say", text="x") == "too-fast"
        assert ada.received and "wait" in ada.received[-1]
        await seat_everyone([ada, bruno], [], chat="off")
        assert await refusal(bruno, do="say", text="x") == "chat-is-off"


async def test_pause_and_abandon_need_everyone_and_a_rematch_keeps_the_people(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        table = await seat_everyone([ada, bruno], ["bot random"])
        await ada.send(do="propose", what="pause")
        await bruno.until("table", lambda about: about["agreed"] == {"pause": [0]})
        await bruno.send(do="propose", what="pause")
        await ada.until("table", lambda about: about["paused"])
        assert await refusal(ada, ask=1, move="fist 0") == "paused"
        await ada.send(do="resume")
        await ada.until("table", lambda about: not about["paused"])
        await ada.send(do="propose", what="abandon")
        await bruno.send(do="propose", what="abandon")
        assert (await ada.until("now", lambda now: now["over"]))["over"]["kind"] == "abandoned"
        text = (await ada.http.get(f"/api/tables/{table}/record")).text
        assert record.read(text).ending is not None
        replay.verify(text)
        await ada.send(do="rematch")
        again = (await ada.until("table", lambda about: about["rematch"]))["rematch"]
        offered = await bruno.until("table", lambda about: about["rematch"])
        assert (offered["rematch"], offered["rematch_by"]) == (again, [0])
        for player in (ada, bruno):
            player.now, player.deal, player.heard = {}, {}, []
            await player.leave()
            await player.join(again)
        await asyncio.gather(ada.begin(), bruno.begin())
        assert [chair["name"] for chair in ada.about["chairs"]] == ["Ada", "Bruno", ""]


async def test_who_resigns_is_answered_for_and_who_left_is_replaced(tmp_path: Path) -> None:
    watch = Watch()
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", "Carla", sources=watch) as (_, ada, bruno, carla):
        table = await seat_everyone([ada, bruno, carla], [])
        await bruno.send(do="resign")
        await ada.until("table", lambda about: about["chairs"][1]["resigned"])
        assert await refusal(ada, do="propose", what="replace 2 bot greedy") == "seat-has-not-left"
        assert ada.received[-1].count('"seconds":0')
        assert await refusal(bruno, do="propose", what="replace 2 bot greedy") == "already-resigned"
        await carla.leave()
        await ada.until("presence")
        watch.at += 61
        await ada.send(do="propose", what="replace 2 bot random")
        await ada.until("table", lambda about: about["chairs"][2]["bot"] == "random")
        await ada.play_on()
        assert ada.now["over"]["kind"] == "over"
        replay.verify((await ada.http.get(f"/api/tables/{table}/record")).text)


async def test_hints_have_a_price_and_leave_enough_for_answers(tmp_path: Path) -> None:
    settings = quick(tmp_path / "db", processor_share=0.0001, processor_burst=1.0)
    async with sessions(settings, "Ada") as (_, ada):
        await seat_everyone([ada], ["bot random"], hints="on")
        while not ada.my_go:
            await ada.receive()
        for _ in range(5):
            await ada.send(do="say", text="x")
        assert await refusal(ada, do="say", text="x") == "too-fast"
        hinted = 0
        while hinted < 40:
            await ada.send(do="hint", ask=ada.now["ask"])
            while (answer := await ada.receive())["type"] not in ("hinted", "refused"):
                pass
            if answer["type"] == "refused":
                break
            hinted += 1
        assert hinted >= 5 and (answer["message"], answer["wait"] >= 1) == ("too-fast", True)
        before = ada.now["ask"]
        await ada.send(ask=before, move=ada.moves()[0])
        await ada.until("accepted")


async def test_a_player_is_told_why_something_is_no_answer(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bo") as (_, *players):
        await seat_everyone(players, [])
        while not any(player.my_go for player in players):
            await players[0].receive()
        asked, other = sorted(players, key=lambda player: not player.my_go)
        ask, rule, allowed = asked.now["ask"], asked.now["rule"], asked.moves()[0]
        wrong = "place 10 at 1" if "place 10 at 1" not in asked.moves() and asked.now["step"] == "place" else "rob 9"
        for move, message in [(allowed, "allowed"), ("credit yes", "not-asked-for"), ("x" * 2000, "not-asked-for")]:
            await asked.send(do="why", ask=ask, move=move)
            told = await asked.until("why-not")
            assert (told["ask"], told["move"], told["rule"], told["message"]) == (ask, move, rule, message)
            assert told["text"]
        await asked.send(do="why", ask=ask, move=wrong)
        assert (await asked.until("why-not"))["message"] != "allowed"
        assert await refusal(asked, do="why", ask=ask + 1, move=allowed) == "stale-answer"
        assert await refusal(other, do="why", ask=other.now["ask"], move=allowed) == "not-asked"
        await asked.send(ask=ask, move=allowed)
        await asked.until("now")
        await other.until("now")
        told = [json.loads(text)["type"] for text in other.received]
        assert "why-not" not in told and told.count("refused") == 1


async def test_practice_tables_give_hints_and_others_do_not(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        for hints in ("on", "off"):
            ada.now = {}
            await seat_everyone([ada], ["bot random"], hints=hints)
            while not ada.my_go:
                await ada.receive()
            await ada.send(do="hint", ask=ada.now["ask"])
            if hints == "on":
                hinted = await ada.until("hinted")
                assert hinted["move"] in ada.moves()
                assert hinted["advice"][0]["move"] == hinted["move"] and len(hinted["advice"]) <= 3
                for one in hinted["advice"]:
                    assert one["move"] in ada.moves() and 0 <= one["share"] <= 100 and one["error"] >= 0
                    assert one["message"] == "only" or bool(one["text"]) == bool(one["message"])
            else:
                assert (await ada.until("refused"))["message"] == "no-hints-here"
            await ada.leave()


async def test_a_finished_game_can_be_stepped_through_as_anyone_saw_it(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        table = await seat_everyone([ada], ["bot random"])
        assert (await ada.http.get(f"/api/tables/{table}/replay")).status_code == 409
        assert (await ada.http.get(f"/api/tables/{table}/record")).status_code == 409
        await ada.play_on()
        public = (await ada.http.get(f"/api/tables/{table}/replay?as=public&from=1&count=5")).json()
        assert [step["seq"] for step in public["shown"]] == [1, 2, 3, 4, 5]
        seat = (await ada.http.get(f"/api/tables/{table}/replay?as=1&from=2&count=1")).json()
        assert seat["shown"][0]["view"]["seat"] == 1
        everything = (await ada.http.get(f"/api/tables/{table}/replay?as=open&from=3&count=1")).json()
        assert "hands" in everything["shown"][0]["truth"]
        fair = (await ada.http.get(f"/api/tables/{table}/fairness")).json()
        assert len(fair["secret"]) == 64 and fair["salts"]["0"] == ada.salt.hex()
        told = (await ada.http.get(f"/api/tables/{table}/telling?as=0")).json()
        assert told["heard"] == ada.heard
