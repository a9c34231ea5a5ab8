"""My games: listed, filtered, put away; what they add up to, from sheets alone and the same after a rebuild."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from sexton.commands import sexton
from sexton.server.club.history import PEOPLE, Played, Wanted, history
from sexton.server.club.statistics import Rival, Row, statistics
from sexton.server.http.club import games as pages
from sexton.server.store.documents import Chair, Clock, Sheet
from sexton.server.store.interface import Batch
from tests.server.conftest import in_one_store
from tests.server.database import Postgres
from tests.server.kit import Player, guest_of, play_to_the_end, quick, seat_everyone, sessions
from tests.server.test_stores import opened


def sheet(name: str, chairs: list[Chair], places: list[int], scores: list[int], **more: Any) -> Sheet:
    seats = ["open" if chair.human else f"bot {chair.bot}" for chair in chairs]
    made = {"id": name, "setup": {"game": more.pop("game", "x"), "seats": seats}, "edition": 1, "options": "{}"}
    made |= {"host": "ada", "created": 1.0, "chairs": [], "status": "over", "places": places, "scores": scores} | more
    found = msgspec.convert(made, Sheet)
    found.chairs = chairs
    return found


def person(guest: str, name: str = "") -> Chair:
    return Chair("open", guest=guest, name=name or guest.title())


def games_of(*sheets: Sheet) -> list[Played]:
    return list(history(sheets, "ada", lambda guest: guest and f"p-{guest}"))


def test_what_games_add_up_to_by_hand() -> None:
    ada, bruno, bot = person("ada"), person("bruno"), Chair("bot", bot="hard")
    left = Chair("open", person="p-carla")  # who has been forgotten
    played = [
        sheet("t1", [ada, bruno], [1, 2], [9, 4], finished=10.0),
        sheet("t2", [bruno, ada], [1, 1], [5, 5], finished=20.0),
        sheet("t3", [ada, bot, left], [3, 1, 2], [1, 8, 3], finished=30.0),
        sheet("t4", [ada, left], [1, 2], [7, 6], finished=40.0),
        sheet("t5", [ada, bruno], [2, 1], [0, 2], finished=50.0, game="y"),
    ]
    found = statistics(games_of(*played))
    assert found.games == 5
    assert found.by_game == (Row("x", "", 4, 2.5, 1.833, 1.5, 5.5), Row("y", "", 1, 0.0, 0.5, 2.0, 0.0))
    assert [(row.key, row.games) for row in found.by_seats] == [("2", 3), ("3", 1), ("2", 1)]
    assert [(row.game, row.key, row.games) for row in found.by_level] == [
        ("x", "hard", 1),
        ("x", PEOPLE, 3),
        ("y", PEOPLE, 1),
    ]
    assert found.rivals == (
        Rival("p-bruno", "Bruno", 3, 1, 1, 1, {"x": (1, 0, 1), "y": (0, 1, 0)}),
        Rival("p-carla", "", 2, 1, 1, 0, {"x": (1, 1, 0)}),
    )
    marks = [(one.game, one.kind, one.value, one.table) for one in found.records]
    assert marks == [("x", "score", 9, "t1"), ("x", "margin", 5, "t1"), ("x", "run", 2, "t2"), ("y", "score", 0, "t5")]
    assert [one.points for one in found.curves] == [(0.5, 0.5, 0.167, 0.667), (-0.5,)]
    assert [one.places for one in found.curves] == [(3, 0, 1), (0, 1)]
    assert statistics(games_of(*reversed(played))) == found


def test_what_says_nothing_about_one_person_does_not_count() -> None:
    ada, bruno = person("ada"), person("bruno")
    for other in (
        sheet("t1", [ada, person("ada", "Also Ada")], [1, 2], [9, 4]),  # one device for two
        sheet("t2", [ada, bruno], [], [], status="abandoned"),
        sheet("t3", [ada, bruno], [], [], status="playing"),
        sheet("t4", [ada, bruno], [1, 2], [9, 4], origin={"step": 3, "seat": 0, "cards": "known"}),
    ):
        assert len(games_of(other)) == 1 and statistics(games_of(other)).games == 0
    assert games_of(sheet("t5", [ada, bruno], [1, 2], [9, 4], dropped=["ada"])) == []
    assert games_of(sheet("t6", [person("carla"), bruno], [1, 2], [9, 4])) == []


def test_every_filter_picks_its_own() -> None:
    ada, bruno, bot = person("ada"), person("bruno"), Chair("bot", bot="hard")
    found = games_of(
        sheet("people", [ada, bruno], [1, 2], [9, 4]),
        sheet("bots", [ada, bot, bot], [1, 2, 3], [9, 4, 3], game="y"),
        sheet("mixed", [ada, bot, Chair("bot", bot="normal")], [], [], status="playing"),
        sheet("away", [ada, bruno], [1, 2], [9, 4], archived=["ada"]),
    )
    days = msgspec.structs.replace(found[0], id="days", clock=Clock("days"))

    def fit(**wanted: Any) -> list[str]:
        return [one.id for one in [*found, days] if Wanted(**wanted).fits(one)]

    assert fit() == ["people", "bots", "mixed", "away", "days"]
    assert fit(status="running") == ["mixed"] and fit(status="finished") == ["people", "bots", "days"]
    assert fit(status="archived") == ["away"] and fit(game="y") == ["bots"] and fit(seats=3) == ["bots", "mixed"]
    assert fit(company="people") == ["people", "away", "days"] and fit(company="bots") == ["bots", "mixed"]
    assert fit(level="hard") == ["bots"] and fit(level="mixed") == ["mixed"] and fit(clock="days") == ["days"]
    assert fit(person="p-bruno") == ["people", "away", "days"]


def test_a_bot_that_somebody_brought_is_a_bot() -> None:
    (one,) = games_of(sheet("t1", [person("ada"), person("bot-x", "Miser")], [1, 2], [3, 1]))
    assert (one.level, one.players[1].person, one.players[1].name, one.players[1].bot) == (
        "brought",
        "",
        "Miser",
        "brought",
    )
    assert statistics([one]).rivals == ()


async def games(player: Player, query: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await player.http.get(f"/api/club/games?{query}")).json()["games"]
    return found


async def added_up(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = (await player.http.get("/api/club/statistics")).json()
    return found


async def rebuilt(database: str) -> dict[str, int]:
    words = ["club", "rebuild", "--database", database, "--json"]
    done = await asyncio.to_thread(CliRunner().invoke, sexton, words)
    assert done.exit_code == 0, done.stderr
    found: dict[str, int] = json.loads(done.stdout)
    return found


async def finish(*players: Player) -> str:
    table = await seat_everyone(list(players), [] if len(players) > 1 else ["bot random"])
    await play_to_the_end(*players)
    for player in players:
        await player.leave()
    return table


async def test_games_and_statistics_are_the_same_after_a_rebuild(database: str) -> None:
    settings = quick(database, node="one")
    async with sessions(settings, "Ada", "Bruno") as (server, ada, bruno):
        both, alone = await finish(ada, bruno), await finish(ada)
        waiting = (await ada.create(["own", "open"]))["id"]
        assert [one["id"] for one in await games(ada)] == [waiting, alone, both]
        assert [one["id"] for one in await games(ada, "status=running")] == [waiting]
        (one,) = await games(ada, "company=people&status=finished")
        assert (one["id"], one["you"], [player["name"] for player in one["players"]]) == (both, [0], ["Ada", "Bruno"])
        assert {player["place"] for player in one["players"]} <= {1, 2} and one["finished"] > 0
        rival = one["players"][1]["person"]
        assert [found["id"] for found in await games(ada, f"person={rival}")] == [both]
        before = await added_up(ada)
        assert before["games"] == 2 and before["rivals"][0]["name"] == "Bruno"
        assert rival not in (await guest_of(server, bruno),)
        assert (await bruno.http.delete("/api/guest")).status_code == 200
        after = await added_up(ada)
        assert after["rivals"] == [before["rivals"][0] | {"name": ""}]
        assert after | {"rivals": []} == before | {"rivals": []}
        (one,) = await games(ada, f"person={rival}")
        assert (one["players"][1]["name"], one["players"][1]["person"]) == ("", rival)
    await damage(database, both)
    found = await rebuilt(database)
    assert (found["games"], found["changed"], found["unread"]) == (2, 1, 0)
    assert (await rebuilt(database))["changed"] == 0
    async with sessions(settings) as (again,):
        await ada.move_to(again.url)
        assert await added_up(ada) == after
        await ada.close()


async def damage(database: str, table: str) -> None:
    """As if an earlier version, or a hand, had written another result."""
    async with opened(database) as store:
        lease, stored = await store.take(table, "other"), await store.load(table)
        assert lease is not None and stored is not None
        wrong = msgspec.json.decode(stored.sheet, type=Sheet)
        wrong.scores, wrong.places = [99, 98], []
        batch = Batch(table, lease.token)
        batch.put_sheet(wrong, msgspec.json.encode(wrong))
        await store.write(batch)
        await store.release(table, "other", lease.token)


@in_one_store
async def test_a_game_is_put_away_taken_out_and_dropped(database: str) -> None:
    async with sessions(quick(database), "Ada", "Eve") as (_, ada, eve):
        table, live = await finish(ada), await seat_everyone([ada], ["bot random"])

        async def put(player: Player, name: str, archived: bool) -> tuple[int, str]:
            answer = await player.http.put(f"/api/club/games/{name}", json={"archived": archived})
            return answer.status_code, answer.json().get("message", "")

        assert await put(ada, table, True) == (200, "") and await put(ada, table, True) == (200, "")
        assert await put(ada, live, True) == (409, "game-not-over")
        assert await put(eve, table, True) == (400, "no-seat-of-yours")
        assert [one["id"] for one in await games(ada, "status=finished")] == []
        assert [one["id"] for one in await games(ada, "status=archived")] == [table]
        assert [one["id"] for one in (await ada.http.get("/api/mine")).json()] == [live]
        assert (await added_up(ada))["games"] == 1
        assert await put(ada, table, False) == (200, "")
        assert [one["id"] for one in await games(ada, "status=finished")] == [table]
        assert (await ada.http.delete(f"/api/mine/{table}")).status_code == 200
        assert [one["id"] for one in await games(ada)] == [live]
        assert await games(eve) == [] and (await added_up(eve))["games"] == 0


async def test_strangers_have_no_games_and_wrong_questions_are_refused(tmp_path: Any) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (server, ada):
        nobody = Player(server.url, "nobody")
        for path in ("games", "statistics"):
            assert (await nobody.http.get(f"/api/club/{path}")).status_code == 401
        await nobody.close()
        assert (await ada.http.get("/api/club/games?seats=x")).status_code == 400
        assert (await ada.http.get("/api/club/games?from=-1")).status_code == 400
        assert (await ada.http.get("/api/club/games?game=%00&person=%00")).json()["games"] == []


async def test_pages_follow_one_another(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "AT_ONCE", 5)
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        made = [(await ada.create(["own", "open"]))["id"] for _ in range(8)]
        first = (await ada.http.get("/api/club/games")).json()
        rest = (await ada.http.get("/api/club/games?from=5")).json()
        assert (len(first["games"]), first["more"], first["count"]) == (5, True, 8)
        assert (len(rest["games"]), rest["more"]) == (3, False)
        assert sorted(one["id"] for one in first["games"] + rest["games"]) == sorted(made)


async def test_tables_of_a_living_node_are_passed_over(postgres: Postgres) -> None:
    url = postgres.create("held_tables")
    async with sessions(quick(url, node="one"), "Ada") as (_, ada):
        await finish(ada)
        assert await rebuilt(url) == {"games": 0, "changed": 0, "unread": 0, "held": 1}
