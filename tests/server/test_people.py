"""People of a club: friends, who is here, calls to a table, mute and block, reports; in both stores."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from sexton.server.store.backups import back_up, put_back
from sexton.server.store.club.people import HERE_SECONDS
from tests.server.conftest import in_one_store
from tests.server.database import Postgres
from tests.server.kit import Player, guest_of, quick, running, seat_everyone, sessions
from tests.server.old_database import WITHOUT_PEOPLE, rows_at, write_at
from tests.server.push_house import house, tell_due
from tests.server.push_service import subscribed
from tests.server.test_club_commands import club, refused
from tests.server.test_doors import said, steward
from tests.server.test_history import finish, games
from tests.server.test_members import new_code_of, with_code
from tests.server.test_sessions import device
from tests.server.test_stewards import all_text, do, log_of
from tests.server.test_tables import Watch


async def friends(player: Player) -> dict[str, Any]:
    answer = await player.http.get("/api/club/friends")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def here(player: Player) -> dict[str, Any]:
    return dict((await player.http.post("/api/club/here", json={})).json())


def names(found: list[dict[str, Any]]) -> list[str]:
    return [one["name"] for one in found]


async def new_link(player: Player) -> str:
    answer = await player.http.post("/api/club/friends/link", json={})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["url"].partition("#friend=")[2])


async def befriend(player: Player, **how: Any) -> tuple[int, str]:
    return said(await player.http.post("/api/club/friends", json=how))


async def apart(player: Player, **how: Any) -> tuple[int, str]:
    return said(await player.http.put("/api/club/apart", json=how))


async def seats(player: Player, table: str) -> dict[int, dict[str, Any]]:
    return {one["seat"]: one for one in (await player.http.get(f"/api/tables/{table}/people")).json()}


async def challenge(player: Player, friend: str, **more: Any) -> Any:
    (whom,) = [one for one in (await friends(player))["friends"] if one["name"] == friend]
    return await player.http.post("/api/club/calls", json={"person": whom["person"]} | more)


@in_one_store
async def test_friends_by_a_link_and_after_a_game_until_either_ends_it(database: str) -> None:
    watch = Watch()
    async with sessions(quick(database), "Ada", "Bruno", "Carla", sources=watch) as (_, ada, bruno, carla):
        await new_code_of(ada)
        token = await new_link(ada)
        assert token not in await all_text(database)
        assert await befriend(bruno, token=token) == (403, "members-only")  # which uses nothing up
        assert said(await bruno.http.get("/api/club/friends")) == (403, "members-only")
        assert await here(bruno) == {"member": False, "people": [], "calls": [], "asking": 0}
        await new_code_of(bruno)
        assert await befriend(ada, token=token) == (409, "own-link")
        assert await befriend(bruno, token=token[::-1]) == (403, "no-such-link")
        assert await befriend(bruno, token=token) == (201, "")
        await new_code_of(carla)
        assert await befriend(carla, token=token) == (403, "no-such-link")  # once
        late = await new_link(ada)
        watch.at += 7 * 86_400 + 1
        assert await befriend(carla, token=late) == (403, "no-such-link")  # and not for ever
        assert names((await friends(ada))["friends"]) == ["Bruno"] and names((await friends(bruno))["friends"]) == [
            "Ada"
        ]

        table = await finish(bruno, carla)
        assert (await seats(bruno, table)).keys() == {1}
        assert await befriend(ada, table=table, seat=7) == (400, "no-such-seat")
        assert await befriend(bruno, table=table, seat=0) == (404, "no-such-person")
        assert await befriend(bruno, table=table, seat=1) == (201, "")
        assert (await seats(bruno, table))[1]["tie"] == "asked" and (await seats(carla, table))[0]["tie"] == "asking"
        assert names((await friends(carla))["asking"]) == ["Bruno"] and (await here(carla))["asking"] == 1
        assert await befriend(carla, table=table, seat=0) == (201, "")
        both = (await seats(bruno, table))[1]["tie"], (await seats(carla, table))[0]["tie"]
        assert both == ("friend", "friend") and (await friends(carla))["asking"] == []

        (known,) = [one for one in (await friends(bruno))["friends"] if one["name"] == "Carla"]
        assert (await games(bruno, f"?person={known['person']}"))[0]["id"] == table  # head to head
        (found,) = [one for one in (await friends(carla))["friends"] if one["name"] == "Bruno"]
        left = (await carla.http.delete(f"/api/club/friends/{found['person']}")).json()
        assert left["friends"] == [] and names((await friends(bruno))["friends"]) == ["Ada"]
        assert said(await carla.http.delete("/api/club/friends/0123456789abcdef0123")) == (404, "no-such-person")


async def test_who_is_here_is_seen_by_friends_unless_they_want_it_otherwise(database: str) -> None:
    watch = Watch()
    async with sessions(quick(database), "Ada", "Bruno", "Carla", sources=watch) as (_, ada, bruno, carla):
        for player in (ada, bruno, carla):
            await new_code_of(player)
            await here(player)
        assert await befriend(bruno, token=await new_link(ada)) == (201, "")
        assert names((await here(ada))["people"]) == ["Bruno"] and names((await here(carla))["people"]) == []
        assert (await friends(ada))["shown"] == "friends" and (await friends(ada))["friends"][0]["here"]
        for shown, seen in (("nobody", []), ("everybody", ["Bruno"])):
            assert (await bruno.http.put("/api/club/here", json={"shown": shown})).status_code == 200
            for _ in range(2):  # that they are here does not change who is to see it
                await here(bruno)
            assert [names((await here(player))["people"]) for player in (ada, carla)] == [seen, seen], shown
            assert (await friends(ada))["friends"][0]["here"] == bool(seen)
        table = await seat_everyone([bruno, carla], [])
        assert await apart(bruno, table=table, seat=1, block=True) == (200, "")
        assert names((await here(carla))["people"]) == []  # who is blocked sees nothing, either
        watch.at += HERE_SECONDS + 1
        assert (await here(ada))["people"] == []


async def test_a_friend_is_called_to_a_table_with_one_press(
    database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    names_here = ("Ada", "Bruno", "Carla")
    async with house(database, monkeypatch, tmp_path, *names_here) as (push, server, clock, ada, bruno, carla):
        for player in (ada, bruno, carla):
            await new_code_of(player)
        assert await befriend(bruno, token=await new_link(ada)) == (201, "")
        browser = await subscribed(bruno, push)
        await ada.create(["own", "bot greedy"], clock={"kind": "days", "days": 2}, hints="on", seed=7)
        await here(bruno)
        table = (await challenge(ada, "Bruno")).json()["id"]
        assert (await challenge(ada, "Bruno")).json()["id"] == table  # pressed twice
        (call,) = (await here(bruno))["calls"]
        assert (call["table"], call["title"], call["name"]) == (table, "Gravediggers", "Ada")
        about = (await bruno.http.get(f"/api/tables/{table}")).json()
        assert (about["you"], about["clock"]["kind"], about["hints"]) == ([1], "days", "off")
        for player in (ada, bruno):
            await player.join(table)
        await asyncio.gather(ada.begin(), bruno.begin())
        assert (await here(bruno))["calls"] == [] and push.pushed.empty()  # told on the page

        clock.ahead += HERE_SECONDS + 1
        other = (await challenge(ada, "Bruno", game="vampire")).json()["id"]
        told = browser.read(await push.next())
        assert told["path"] == f"/t/{other}" and told["title"].startswith("Ada waits for you")
        assert said(await bruno.http.put(f"/api/club/calls/{other}", json={"come": False})) == (200, "")
        assert said(await bruno.http.put(f"/api/club/calls/{other}", json={"come": True})) == (404, "no-such-table")
        assert (await ada.http.get(f"/api/tables/{other}")).json()["chairs"][1]["name"] == ""

        minute = int(clock.now() // 60) % 1440
        quiet = {"zone": "UTC", "quiet_from": (minute - 5) % 1440, "quiet_until": (minute + 30) % 1440}
        assert (await bruno.http.put("/api/notices/hours", json=quiet)).status_code == 200
        later = [(await challenge(ada, "Bruno", game=game)).json()["id"] for game in ("graverobbers", "gloomy_graves")]
        await bruno.http.put(f"/api/club/calls/{later[0]}", json={"come": False})
        await tell_due(server)
        assert push.pushed.empty()
        clock.ahead += 3_600
        await tell_due(server)
        assert browser.read(await push.next())["path"] == f"/t/{later[1]}" and push.pushed.empty()  # still true
        assert said(await carla.http.post("/api/club/calls", json={"person": "0" * 20})) == (404, "no-such-person")


@in_one_store
async def test_the_same_again_from_a_list_of_games_calls_everybody_but_who_is_blocked(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno", "Carla") as (_, ada, bruno, carla):
        for player in (ada, bruno, carla):
            await new_code_of(player)
        table = await finish(ada, bruno, carla)
        assert await apart(carla, table=table, seat=0, block=True) == (200, "")
        assert said(await ada.http.post("/api/tables/zzzz/again", json={})) == (404, "no-such-table")
        again = (await ada.http.post(f"/api/tables/{table}/again", json={})).json()["id"]
        assert (await bruno.http.post(f"/api/tables/{table}/again", json={})).json()["id"] == again
        assert [call["table"] for call in (await here(bruno))["calls"]] == [again]
        assert (await here(carla))["calls"] == []
        about = (await ada.http.get(f"/api/tables/{again}")).json()  # nobody can tell that Carla will not come
        assert (names(about["chairs"]), about["free"]) == (["Ada", "Bruno", "Carla"], [])


async def test_mute_and_block_are_noticed_by_nobody_else(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno", "Carla") as (_, ada, bruno, carla):
        await new_code_of(ada)
        await new_code_of(bruno)
        table = await seat_everyone([ada, bruno, carla], [])
        await bruno.send(do="say", text="first")
        heard = await ada.until("said")
        assert await apart(ada, table=table, seat=1, mute=True) == (200, "")
        for text in ("unheard", "by the other"):
            await (bruno if text == "unheard" else carla).send(do="say", text=text)
        assert (await ada.until("said"))["text"] == "by the other"  # and nothing before it
        assert [(await bruno.until("said"))["text"] for _ in range(3)] == ["first", "unheard", "by the other"]
        await ada.leave()
        await ada.join(table)
        assert (await ada.until("said"))["text"] == "by the other"
        assert await apart(ada, table=table, seat=1, mute=False) == (200, "")
        assert [(await ada.until("said"))["text"] for _ in range(3)] == ["first", "unheard", "by the other"]
        assert heard["text"] == "first" and (await seats(bruno, table))[0] == {
            "seat": 0,
            "member": True,
            "colour": "",
            "emblem": "",
            "tie": "",
            "muted": False,
            "blocked": False,
        }

        assert await befriend(bruno, token=await new_link(ada)) == (201, "")
        link = await new_link(ada)
        assert await apart(ada, table=table, seat=1, block=True) == (200, "")
        assert (await friends(bruno))["friends"] == [] and names((await friends(ada))["blocked"]) == ["Bruno"]
        assert (await seats(bruno, table))[0]["tie"] == ""
        assert await befriend(bruno, token=link) == (403, "no-such-link")  # as of any link that is over
        assert await befriend(bruno, table=table, seat=0) == (201, "")  # as of anybody
        assert names((await friends(bruno))["asked"]) == ["Ada"] and (await friends(ada))["asking"] == []
        assert (await here(ada))["asking"] == 0

        waiting = (await ada.create(["own", "open", "open"], listing="listed"))["id"]
        free = [one["id"] for one in (await carla.http.get("/api/tables?free=1")).json()]
        assert free == [waiting] and (await bruno.http.get("/api/tables?free=1")).json() == []
        assert said(await bruno.take(waiting, 1)) == (409, "seat-taken")
        theirs = (await bruno.create(["own", "open"]))["id"]
        answer = await ada.take(theirs, 1)
        assert said(answer) == (409, "blocked-here") and "Bruno" in answer.json()["text"]
        invited = await carla.create(["own", "invited"])
        token = {"token": invited["invitations"][0]["path"].partition("#seat=")[2]}
        assert said(await bruno.http.post(f"/api/tables/{invited['id']}/claim", json=token)) == (200, "")
        (person,) = (await friends(ada))["blocked"]
        assert await apart(ada, person=person["person"], block=False) == (200, "")
        assert said(await bruno.take(waiting, 1)) == (200, "")
        assert names((await friends(ada))["asking"]) == ["Bruno"]  # asked meanwhile
        assert "block" not in "".join(bruno.received)


async def heard_by(player: Player, table: str) -> list[str]:
    """All that is read by somebody who looks at this table anew."""
    await player.leave()
    await player.join(table)
    await player.send(do="say", text="(the end)")
    found: list[str] = []
    while "(the end)" not in found:
        found.append((await player.until("said"))["text"])
    return [text for text in found if text != "(the end)"]


async def test_whoever_mutes_somebody_mutes_the_person_and_not_the_seat(database: str) -> None:
    settings = quick(database, node="one")
    async with sessions(settings, "Ada", "Bruno", "Carla") as (server, ada, bruno, carla):
        table = (await ada.create(["own", "open", "open"]))["id"]
        await ada.join(table)
        assert said(await bruno.take(table, 1)) == (200, "")
        await bruno.join(table)
        await bruno.send(do="say", text="by Bruno at 1")
        await ada.until("said")
        assert await apart(ada, table=table, seat=1, mute=True) == (200, "")
        assert (await bruno.http.delete(f"/api/tables/{table}/seats/1")).status_code == 200
        assert said(await carla.take(table, 1)) == (200, "") and said(await bruno.take(table, 2)) == (200, "")
        await carla.join(table)
        await carla.send(do="say", text="by Carla at 1")
        assert (await ada.until("said"))["text"] == "by Carla at 1"
        await bruno.until("table", lambda about: about["you"] == [2])
        await bruno.send(do="say", text="by Bruno at 2")
        assert await heard_by(ada, table) == ["by Carla at 1"]
        assert [one["muted"] for one in (await seats(ada, table)).values()] == [False, True]
        assert await heard_by(carla, table) == ["by Bruno at 1", "by Carla at 1", "by Bruno at 2"]
        told = "".join(carla.received + ada.received)
        assert "mute" not in told and await guest_of(server, bruno) not in told
        await new_code_of(bruno)  # as a member, at another table
        other = await seat_everyone([bruno, ada], [])
        await bruno.send(do="say", text="once more by Bruno")
        await bruno.until("said", lambda one: one["text"] == "once more by Bruno")
        assert await heard_by(ada, other) == []
        for player in (ada, bruno, carla):
            await player.leave()
    async with running(settings) as server:  # as it is stored
        for player in (ada, bruno, carla):
            await player.move_to(server.url)
        assert await heard_by(ada, table) == ["by Carla at 1"]
        for player in (ada, bruno, carla):
            await player.close()


async def test_a_mute_holds_at_once_at_every_table_that_is_open(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno", "Carla") as (_, ada, bruno, carla):
        await seat_everyone([ada, bruno, carla], [])
        first, his = ada.ws, bruno.ws  # which stay open
        other = await seat_everyone([ada, bruno], [])
        assert await apart(ada, table=other, seat=1, mute=True) == (200, "")
        await his.send(json.dumps({"do": "say", "text": "unheard"}))
        await carla.until("said")
        await carla.send(do="say", text="heard")
        for one in (ada.ws, his):
            await one.close()
        ada.ws = first
        assert (await ada.until("said"))["text"] == "heard"  # and nothing before it


async def test_what_was_said_belongs_to_whoever_said_it(database: str) -> None:
    """A report, the log, what is given out and what goes with somebody, after the seat has changed hands."""
    names_here = ("Ada", "Bruno", "Carla", "Ghost")
    async with sessions(quick(database), *names_here) as (server, ada, bruno, carla, ghost):
        await steward(server, ada)
        code = await new_code_of(bruno)
        table = (await ada.create(["own", "open"]))["id"]
        await ada.join(table)
        numbers = []
        for player in (ghost, bruno, carla):
            assert said(await player.take(table, 1)) == (200, "")
            await player.join(table)
            await player.send(do="say", text=f"said by {player.name}")
            numbers.append((await ada.until("said"))["number"])
            if player is ghost:  # who is Bruno, as it turns out
                assert (await with_code(ghost, code)).status_code == 200
            if player is not carla:
                assert (await player.http.delete(f"/api/tables/{table}/seats/1")).status_code == 200
                await player.leave()

        async def told_of(number: int) -> tuple[int, str]:
            about = {"table": table, "seat": 1, "number": number, "reason": "insults"}
            return said(await carla.http.post("/api/club/reports", json=about))

        assert await told_of(numbers[1]) == (201, "") and await told_of(numbers[2]) == (404, "no-such-person")
        found = (await ada.http.get("/api/club/reports")).json()["all"]
        assert [(one["by"], one["whom"], one["said"]) for one in found] == [("Carla", "Bruno", "said by Bruno")]
        assert await do(ada, "hide", table, number=numbers[1]) == (200, "")
        assert [one["whom"] for one in await log_of(ada) if one["act"] == "hide"] == ["Bruno"]
        (exported,) = (await carla.http.get("/api/club/export")).json()["tables"]
        assert [one["text"] for one in exported["said"]] == ["said by Carla"]
        assert "said by Ghost" in await all_text(database)
        assert (await bruno.http.delete("/api/guest")).status_code == 200
        stored = await all_text(database)
        assert "said by Carla" in stored and "said by Ghost" not in stored
        assert await heard_by(carla, table) == ["said by Carla"]


async def test_a_report_goes_to_the_stewards_and_its_outcome_to_who_told_of_it(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno", "Carla", "Eve") as (server, ada, bruno, carla, eve):
        await steward(server, ada)
        table = await seat_everyone([bruno, carla], [])
        await bruno.send(do="say", text="a foul word")
        number = (await carla.until("said"))["number"]

        async def tell(player: Player, **about: Any) -> tuple[int, str]:
            return said(await player.http.post("/api/club/reports", json={"table": table} | about))

        assert await tell(carla, seat=0) == (400, "reason-needed")
        assert await tell(carla, seat=1, reason="me") == (404, "no-such-person")
        assert await tell(carla, seat=0, number=99) == (404, "no-such-message")
        assert await tell(carla, seat=0, number=number, reason="insults") == (201, "")
        assert await tell(carla, seat=0, reason="stalls") == (201, "")
        found = (await ada.http.get("/api/club/reports")).json()
        assert [(one["by"], one["whom"], one["said"], one["reason"]) for one in found["all"]] == [
            ("Carla", "Bruno", "", "stalls"),
            ("Carla", "Bruno", "a foul word", "insults"),
        ]
        assert found["mine"] == [] and (await bruno.http.get("/api/club/reports")).json() == {"mine": [], "all": []}
        stalls, insults = (one["id"] for one in found["all"])

        async def close(player: Player, name: str, outcome: str) -> tuple[int, str]:
            body = {"outcome": outcome, "answer": "thank you"}
            return said(await player.http.put(f"/api/club/reports/{name}", json=body))

        assert await close(carla, insults, "hide") == (403, "stewards-only")
        assert await close(ada, stalls, "hide") == (404, "no-such-message")
        assert await close(ada, insults, "hide") == (200, "")
        await carla.until("said", lambda one: one["number"] == number and not one["text"])
        assert await close(ada, insults, "dismissed") == (404, "no-such-report")
        (listed,) = await club(database, "reports")
        assert (listed["id"], listed["by"], listed["whom"]) == (stalls, "Carla", "Bruno")
        assert "no such report" in await refused(database, "settle", insults, "settled")
        await club(database, "settle", stalls, "dismissed", "--answer", "slow is no crime")
        mine = (await carla.http.get("/api/club/reports")).json()["mine"]
        assert [(one["outcome"], one["answer"]) for one in mine] == [
            ("dismissed", "slow is no crime"),
            ("hide", "thank you"),
        ]
        assert "a foul word" not in await all_text(database)
        assert [one["act"] for one in await log_of(bruno)] == ["hide"] and "Carla" not in json.dumps(
            await log_of(bruno)
        )
        assert (await log_of(ada))[-1]["console"]  # the first steward came by the link on the console
        about_ada = await seat_everyone([ada, eve], [])
        assert (
            said(await eve.http.post("/api/club/reports", json={"table": about_ada, "seat": 0, "reason": "x"}))[0]
            == 201
        )
        assert "Eve" not in [one["by"] for one in (await ada.http.get("/api/club/reports")).json()["all"]]


async def test_a_club_of_before_goes_on_with_friends(database: str, tmp_path: Path) -> None:
    made = tmp_path / "made"
    async with sessions(quick(made), "Ada", "Bruno") as (_, ada, bruno):
        code = await new_code_of(ada)
        await new_code_of(bruno)
        table = await finish(ada, bruno)
        for player in (ada, bruno):
            await player.leave()
    rows = rows_at(WITHOUT_PEOPLE, made)
    assert "club_members" in rows and "club_ties" not in rows
    await write_at(WITHOUT_PEOPLE, database, rows)
    async with running(quick(database)) as server:
        for player in (ada, bruno):
            await player.move_to(server.url)
        assert (await games(ada))[0]["id"] == table
        assert await befriend(bruno, table=table, seat=0) == (201, "")
        async with device(server.url) as phone:  # what a guest has said of others the member says from now on
            await phone.http.post("/api/guest", json={"name": "Phone"})
            other = (await bruno.create(["own", "open"]))["id"]
            assert said(await phone.take(other, 1)) == (200, "")
            assert await apart(phone, table=other, seat=0, mute=True) == (200, "")
            assert (await with_code(phone, code)).status_code == 200
            assert names((await friends(phone))["muted"]) == ["Bruno"]
        for player in (ada, bruno):
            await player.close()


async def test_backups_take_people_along_and_who_leaves_is_nobodys_friend(database: str, tmp_path: Path) -> None:
    async with sessions(quick(database), "Ada", "Bruno") as (_, ada, bruno):
        await new_code_of(ada)
        await new_code_of(bruno)
        table = await finish(ada, bruno)
        assert await befriend(bruno, token=await new_link(ada)) == (201, "")
        assert await apart(ada, table=table, seat=1, mute=True) == (200, "")
        await bruno.http.post("/api/club/reports", json={"table": table, "seat": 0, "reason": "to be read"})
        again = (await ada.http.post(f"/api/tables/{table}/again", json={})).json()["id"]

        async def all_of_it() -> list[Any]:
            calls, reports = (await here(bruno))["calls"], (await bruno.http.get("/api/club/reports")).json()
            return [await friends(ada), await friends(bruno), calls, reports]

        before = await all_of_it()
        assert before[2][0]["table"] == again
        export = (await ada.http.get("/api/club/export")).json()
        assert names(export["friends"]) == names(export["muted"]) == ["Bruno"]
        assert (await bruno.http.get("/api/club/export")).json()["reports"][0]["reason"] == "to be read"
        await back_up(database, tmp_path / "backup")
        cookie = ada.http.cookies["sexton"]
    for target in (str(tmp_path / "other"), database):  # of the other kind, and of the same
        await put_back(tmp_path / "backup", target)
        async with running(quick(target)) as server:
            for player in (ada, bruno):
                await player.move_to(server.url)
            ada.http.cookies.set("sexton", cookie, "127.0.0.1")
            assert await all_of_it() == before
            await ada.http.delete(f"/api/mine/{again}")
            forgotten = await guest_of(server, ada)
            assert (await ada.http.delete("/api/guest")).status_code == 200
            assert forgotten not in await all_text(target)
            assert (await friends(bruno))["friends"] == [] and (await here(bruno))["calls"] == []
            (report,) = (await bruno.http.get("/api/club/reports")).json()["mine"]
            assert report["whom"] == "" and report["reason"] == "to be read"
    for player in (ada, bruno):
        await player.close()


async def test_friends_at_two_nodes_see_and_call_each_other(postgres: Postgres) -> None:
    url = postgres.create("people")
    async with (
        running(quick(url, node="one")) as one,
        running(quick(url, node="two")) as two,
        Player(one.url, "Ada") as ada,
        Player(two.url, "Bruno") as bruno,
    ):
        for player in (ada, bruno):
            await new_code_of(player)
            await here(player)
        assert await befriend(bruno, token=await new_link(ada)) == (201, "")
        assert names((await here(ada))["people"]) == ["Bruno"] and names((await here(bruno))["people"]) == ["Ada"]
        table = (await challenge(ada, "Bruno")).json()["id"]
        assert [call["table"] for call in (await here(bruno))["calls"]] == [table]
        for player in (ada, bruno):
            await player.join(table)
        await asyncio.gather(ada.begin(), bruno.begin())
        assert await apart(bruno, table=table, seat=0, mute=True) == (200, "")
        for text in ("unheard", "heard"):
            await (ada if text == "unheard" else bruno).send(do="say", text=text)
        assert (await bruno.until("said"))["text"] == "heard"
        await bruno.leave()
        await bruno.join(table)  # from the other node
        assert (await bruno.until("said"))["text"] == "heard"


async def test_a_stranger_is_stopped_who_asks_too_much(tmp_path: Path) -> None:
    settings = quick(tmp_path / "db", claim_rate=0.001)
    async with sessions(settings, "Ada", "Bruno", sources=Watch()) as (_, ada, bruno):
        table = await seat_everyone([ada, bruno], [])
        answers = [await apart(ada, table=table, seat=1, mute=True) for _ in range(41)]
        assert answers[:40] == [(200, "")] * 40 and answers[40] == (429, "too-fast")
        reports = [await bruno.http.post("/api/club/reports", json={"table": table, "seat": 0, "reason": "x"})
                   for _ in range(21)]  # fmt: skip
        assert said(reports[19]) == (201, "") and said(reports[20]) == (409, "too-many-reports")
