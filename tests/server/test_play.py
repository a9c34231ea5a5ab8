"""People and bots play over real sockets: whole games, reconnects, sealed questions, late answers, a restart."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from sexton.kernel.records import replay
from tests.server.kit import Player, quick, running, seat_everyone, sessions


async def test_two_people_and_a_bot_play_a_whole_game(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno") as (_, ada, bruno):
        table = await seat_everyone([ada, bruno], ["bot greedy"])
        await asyncio.gather(ada.play_on(), bruno.play_on())
        assert ada.now["over"]["kind"] == "over"
        assert ada.now["over"] == bruno.now["over"]
        answer = await ada.http.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200
        played = replay.verify(answer.text)
        assert played.header.players == ("human", "human", "bot greedy")


async def at_sealed_question(players: list[Player]) -> None:
    """Play on until all of them are asked at once."""
    for _ in range(1000):
        if len(players[0].now["asked"]) > 1 or players[0].now["over"]:
            break
        for player in players:
            if player.my_go:
                await player.send(ask=player.now["ask"], move=player.rng.choice(player.moves()))
                await player.until("accepted")
        before = [player.now for player in players]
        for player, now in zip(players, before, strict=True):
            while player.now is now:
                await player.receive()
    assert len(players[0].now["asked"]) > 1


@pytest.mark.parametrize("restarted", [False, True])
async def test_sealed_answers_leave_the_store_when_they_are_carried_out(tmp_path: Path, restarted: bool) -> None:
    """Otherwise they would be answers to a later question, which nobody gave."""
    settings, players = quick(tmp_path / "db"), list[Player]()

    def stored() -> int:
        with closing(sqlite3.connect(tmp_path / "db")) as db:
            return int(db.execute("SELECT count(*) FROM sealed").fetchone()[0])

    async def bruno_answers_too() -> None:
        assert stored() == 1
        await players[1].send(ask=players[1].now["ask"], move="fist 0")
        await players[1].until("accepted")
        assert stored() == 0

    async with running(settings) as server, AsyncExitStack() as stack:
        players += [await stack.enter_async_context(Player(server.url, name)) for name in ("Ada", "Bruno")]
        table = await seat_everyone(players, [])
        await at_sealed_question(players)
        await players[0].send(ask=players[0].now["ask"], move="fist 0")
        await players[0].until("accepted")
        if not restarted:
            await bruno_answers_too()
            return
        server.stop()
        async with running(settings) as server:
            await players[1].move_to(server.url)
            await players[1].join(table)
            await players[1].until("now")
            await bruno_answers_too()


async def test_a_sealed_answer_is_told_to_nobody_and_may_be_changed(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        await seat_everyone([ada, bruno], [])
        await at_sealed_question([ada, bruno])
        ask, told = ada.now["ask"], len(bruno.received)
        await ada.send(ask=ask, move="fist 1")
        assert await ada.receive() == {"type": "accepted", "ask": ask, "sealed": True}
        assert await bruno.receive() == {"type": "ready", "ask": ask, "ready": [0]}
        await ada.until("ready")
        await ada.send(ask=ask, move="fist 0")
        await ada.until("accepted")
        await bruno.send(do="again", heard=len(bruno.heard))
        again = await bruno.until("now")
        assert [text for text in bruno.received[told + 1 :] if '"ready"' in text and '"type":"ready"' in text] == []
        assert again["ready"] == [0] and again["mine"] is None and "fist" not in str(again["heard"])
        await ada.send(do="again", heard=len(ada.heard))
        assert (await ada.until("now"))["mine"] == "fist 0"
        await bruno.send(ask=ask, move="fist 0")
        await bruno.until("accepted")
        shown = await ada.until("now")
        assert {"told": "fists-shown", "rule": "GD-14", "fists": [0, 0]} in shown["heard"]


async def test_late_and_repeated_answers_are_answered_and_not_applied_twice(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        await seat_everyone([ada, bruno], [])
        who, other = (ada, bruno) if ada.my_go else (bruno, ada)
        ask, move = who.now["ask"], who.moves()[0]
        await who.send(ask=ask, move=move)
        await who.until("accepted")
        await who.until("now")
        await who.send(ask=ask, move=move)
        assert (await who.until("accepted"))["ask"] == ask
        await who.send(ask=ask, move="fist 999")
        refused = await who.until("refused")
        assert refused["message"] == "stale-answer" and refused["ask"] == ask
        await other.until("now")
        number = other.now["ask"]
        await (who if other.my_go else other).send(ask=number, move=move)
        assert (await (who if other.my_go else other).until("refused"))["message"] in ("not-asked", "stale-answer")


async def test_a_reconnect_is_the_same_message(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        await seat_everyone([ada, bruno], [])
        await ada.send(do="again", heard=0)
        before = await ada.until("now")
        await ada.leave()
        assert (await bruno.until("presence"))["here"] == [1]
        await ada.join()
        assert await ada.until("now") == before
        await ada.leave()
        await ada.join(heard=3)
        assert (await ada.until("now"))["heard"] == before["heard"][3:]


@pytest.mark.parametrize("sealed", [False, True])
async def test_a_restart_in_the_middle_loses_nothing(database: str, sealed: bool) -> None:
    settings = quick(database)
    async with running(settings) as server, Player(server.url, "Ada") as ada, Player(server.url, "Bruno") as bruno:
        table = await seat_everyone([ada, bruno], [])
        if sealed:
            await at_sealed_question([ada, bruno])
            await ada.send(ask=ada.now["ask"], move="fist 1")
            await ada.until("accepted")
            ada.now["mine"], ada.now["ready"] = "fist 1", [0]
        before = ada.now
    async with running(settings) as server:
        for player in (ada, bruno):
            await player.move_to(server.url)
            await player.join(heard=len(player.heard))
            await player.until("now")
        after = ada.now
        for name in ("ask", "view", "mine", "ready", "choices"):
            assert after[name] == before[name]
        await asyncio.gather(ada.play_on(), bruno.play_on())
        assert ada.now["over"]["kind"] == "over"
        answer = await ada.http.get(f"/api/tables/{table}/record")
        replay.verify(answer.text)
        await ada.close()
        await bruno.close()


async def test_a_draft_is_its_own_seats_secret_and_can_be_taken_back(tmp_path: Path) -> None:
    """Gloomy Graves: the two burials of a go stay a draft until the second is done."""
    settings = quick(tmp_path / "db")
    async with sessions(settings, "Ada", "Bruno") as (server, ada, bruno):
        await seat_everyone([ada, bruno], [], game="gloomy_graves")
        me, other = await drafting(ada, bruno)
        assert me.now["take_back"]
        told = len(other.received)
        seen, ask, moves = me.now["view"], me.now["ask"], me.moves()
        await me.send(do="take-back", ask=ask)
        await me.until("now")
        assert me.now["view"] != seen and me.now["ask"] > ask
        await me.send(ask=me.now["ask"], move=me.moves()[0])
        await me.until("now")
        await other.send(do="again", heard=len(other.heard))
        again = await other.until("now")
        assert again["heard"] == [] and again["choices"] is None
        assert len(other.received) == told + 3  # table, deal, now: what it asked for itself, and nothing else
        assert moves
        drafted = me.now
    async with running(settings) as server:
        for player in (me, other):
            await player.move_to(server.url)
            await player.join(heard=len(player.heard))
            await player.until("now")
        for name in ("ask", "view", "choices", "take_back"):
            assert me.now[name] == drafted[name]
        await asyncio.gather(me.play_on(), other.play_on())
        assert me.now["over"]["kind"] == "over"


async def drafting(ada: Player, bruno: Player) -> tuple[Player, Player]:
    """Play on until somebody has a draft that may be taken back: who, and who not."""
    for _ in range(500):
        me, other = (ada, bruno) if ada.my_go else (bruno, ada)
        public = other.now["ask"]
        for player in [player for player in (me, other) if player.my_go]:
            await player.send(ask=player.now["ask"], move=player.moves()[0])
        await me.until("now")
        if me.now["take_back"]:
            return me, other
        await other.until("now", lambda now, public=public: now["ask"] > public)
    raise AssertionError("there never was a draft")
