"""Rated tables: who may sit there, what a game changes, the ladder, and the same numbers after a rebuild."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from click.testing import CliRunner

from sexton.bots.measured import measured
from sexton.commands import sexton
from sexton.server.nodes.ratings import count_all, persons
from sexton.server.sources import Sources
from sexton.server.store.backups import back_up, put_back
from sexton.server.store.documents import Chair, Setup, Sheet
from sexton.server.store.interface import Batch, Store
from sexton.server.store.ratings import VOID, RatedSeat, RatedTable
from tests.server.conftest import in_one_store
from tests.server.database import Postgres
from tests.server.kit import SMALL, Player, guest_of, play_to_the_end, quick, running, seat_everyone, sessions
from tests.server.old_database import WITHOUT_RATINGS, WITHOUT_STANDS, rows_at, write_at
from tests.server.test_history import damage
from tests.server.test_history import finish as finish_unrated
from tests.server.test_members import new_code_of, said
from tests.server.test_stores import opened

GAME = "gravediggers"
NORMAL = measured().anchors[GAME]["normal"]


async def members(*players: Player) -> None:
    for player in players:
        await new_code_of(player)


async def begin(players: list[Player], seats: list[str], **setup: Any) -> str:
    """A rated game of these members, begun."""
    setup = {"options": {}, "rated": "on"} | setup
    created = await players[0].create(["own", *["open"] * (len(players) - 1), *seats], **setup)
    for seat, player in enumerate(players):
        player.now, player.deal, player.about, player.heard = {}, {}, {}, []
        if seat:
            path = f"/api/tables/{created['id']}/seats/{seat}"
            assert (await player.http.post(path, json={"rated": True})).status_code == 200
        await player.join(created["id"])
    await asyncio.gather(*(player.begin() for player in players))
    return str(created["id"])


async def finish(players: list[Player], seats: list[str]) -> str:
    table = await begin(players, seats)
    await play_to_the_end(*players)
    for player in players:
        await player.leave()
    return table


async def ladder(player: Player, path: str = "") -> dict[str, Any]:
    answer = await player.http.get(f"/api/club/ladder{path}?game={GAME}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def reworked(database: str, *more: str) -> tuple[int, dict[str, int]]:
    """What `sexton ratings rebuild` says, and its exit code."""
    words = ["ratings", "rebuild", "--database", database, "--json", *more]
    done = await asyncio.to_thread(CliRunner().invoke, sexton, words)
    return done.exit_code, json.loads(done.stdout or "{}")


async def stored(database: str) -> bytes:
    async with opened(database) as store:
        return msgspec.json.encode(await store.all_ratings())


async def test_a_rated_game_from_sitting_down_to_the_ladder_and_the_same_after_a_rebuild(database: str) -> None:
    settings = quick(database, node="one")
    async with sessions(settings, "Ada", "Bruno", "Eve") as (_, ada, bruno, eve):
        await members(ada, bruno)
        assert (await ladder(ada))["rows"] == []
        table = await begin([ada, bruno], ["bot normal"])
        assert ada.about["rated"] == "on"
        assert said(await ada.http.get(f"/api/tables/{table}/rated")) == (409, "game-not-over")
        await play_to_the_end(ada, bruno)
        changed = (await ada.http.get(f"/api/tables/{table}/rated")).json()
        assert changed["counts"] and [one["games"] for one in changed["seats"]] == [1, 1, 0]
        assert changed["seats"][2] | {"place": 0} == {
            "seat": 2, "place": 0, "rating": NORMAL.mu, "uncertainty": NORMAL.sigma, "change": 0.0,
            "games": 0, "bot": "normal",
        }  # fmt: skip
        assert said(await eve.http.get(f"/api/tables/{table}/rated")) == (400, "no-seat-of-yours")
        await finish([ada, bruno], [])
        found = await ladder(eve)
        assert sorted(row["name"] for row in found["rows"]) == ["Ada", "Bruno"]
        assert [(row["rank"], row["games"], row["you"]) for row in found["rows"]] == [(0, 2, False)] * 2
        assert found["rows"][0]["rating"] > found["rows"][1]["rating"] and found["bots"][0]["bot"] == "expert"
        own = next(row for row in (await ladder(ada))["rows"] if row["you"])
        assert own["name"] == "Ada" and own["uncertainty"] < 8.3
        page = await ladder(ada, f"/{own['person']}")
        assert [(one["name"], one["bot"], one["games"]) for one in page["pairings"]] == [
            ("Bruno", "", 2),
            ("", "normal", 1),
        ]
        assert page["games"][1]["table"] == table and page["games"][1]["others"] == ["Bruno", "bot normal"]
        assert {one["table"] for one in (await ladder(eve, f"/{own['person']}"))["games"]} == {""}
        exported = (await ada.http.get("/api/club/export")).json()
        assert len(exported["ratings"]) == 2 and exported["ratings"][1]["table"] == table
    first = await stored(database)
    assert await reworked(database, "--check") == (
        0, {"games": 2, "counted": 2, "ratings": 2, "differ": 0, "unread": 0}
    )  # fmt: skip
    await spoil(database)
    assert await stored(database) != first
    code, found = await reworked(database, "--check")
    assert (code, found["differ"]) == (1, 2) and await stored(database) != first
    assert (await reworked(database))[1]["differ"] == 2 and await stored(database) == first
    await damage(database, table)  # a wrong result in the sheet: the record says what happened
    assert (await reworked(database))[1]["differ"] == 0 and await stored(database) == first
    await one_leaves(settings, ada, bruno, own["person"])
    assert (await reworked(database, "--check"))[0] == 0 and await stored(database) == first


async def spoil(database: str) -> None:
    """As if a hand had raised somebody, and another game had been forgotten."""
    async with opened(database) as store:
        tables, seats = await store.all_ratings()
        first = [one for one in tables if one.number == 1]
        raised = [msgspec.structs.replace(one, mu=one.mu + 1) for one in seats if one.number == 1]
        await store.put_ratings(first, raised, [one.table for one in tables])


async def one_leaves(settings: Any, ada: Player, bruno: Player, person: str) -> None:
    async with running(settings) as server:
        await ada.move_to(server.url)
        await bruno.move_to(server.url)
        before = await ladder(ada, f"/{person}")
        assert (await bruno.http.delete("/api/guest")).status_code == 200
        assert [row["name"] for row in (await ladder(ada))["rows"]] == ["Ada"]
        after = await ladder(ada, f"/{person}")
        assert after["row"] | {"rank": 0} == before["row"] | {"rank": 0}
        assert after["pairings"] == [before["pairings"][0] | {"name": ""}, before["pairings"][1]]
        for player in (ada, bruno):
            await player.close()


@in_one_store
async def test_who_may_make_a_rated_table_and_sit_there(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno", "Gast") as (_, ada, bruno, guest):
        await members(ada, bruno)

        async def make(player: Player, seats: list[str], **more: Any) -> tuple[int, str]:
            setup = {"game": GAME, "seats": seats, "rated": "on"} | more
            return said(await player.http.post("/api/tables", json={"setup": setup}))

        two = ["own", "open"]
        assert await make(guest, two) == (403, "rated-members-only")
        for seats, more, why in (
            (two, {"hints": "on"}, "rated-no-hints"),
            (two, {"brought": "on"}, "rated-no-brought-bots"),
            (["own", "bot normal"], {"seed": 7}, "rated-no-seed"),
            (["own", "own"], {}, "rated-one-seat"),
            (two, {"options": SMALL}, "rated-no-files"),
            (["own", "bot random"], {}, "rated-unmeasured-bot"),
        ):
            assert (await make(ada, seats, **more))[1] == why
        table = (await ada.create(["own", "open", "invited"], options={}, rated="on"))["id"]
        path = f"/api/tables/{table}/seats/1"
        assert said(await bruno.http.post(path, json={})) == (409, "rated-agree")
        assert said(await guest.http.post(path, json={"rated": True})) == (403, "rated-members-only")
        assert said(await ada.http.post(path, json={"rated": True})) == (409, "rated-one-seat")
        await ada.join(table)
        await ada.until("deal")
        await ada.send(do="replace", seat=2, by="bot random")
        assert (await ada.until("refused"))["message"] == "rated-unmeasured-bot"
        token = (await ada.http.post(f"/api/tables/{table}/seats/2/link", json={})).json()["url"].partition("seat=")[2]
        claim = f"/api/tables/{table}/claim"
        assert said(await bruno.http.post(claim, json={"token": token})) == (409, "rated-agree")
        assert said(await guest.http.post(claim, json={"token": token, "rated": True})) == (403, "rated-members-only")
        assert (await bruno.http.post(claim, json={"token": token, "rated": True})).json()["seat"] == 2
        assert [one["rated"] for one in (await bruno.http.get("/api/mine")).json()] == ["on"]


async def test_a_seat_of_a_rated_game_is_kept_to_the_end_and_who_leaves_is_last(database: str) -> None:
    async with sessions(quick(database), "Ada", "Bruno", "Carla") as (_, ada, bruno, carla):
        await members(ada, bruno, carla)
        table = await begin([ada, bruno], ["bot normal"], clock={"kind": "bank"})
        made = (await bruno.http.post(f"/api/tables/{table}/seats/1/link", json={})).json()
        claim = {"token": made["url"].partition("seat=")[2], "rated": True}
        assert said(await carla.http.post(f"/api/tables/{table}/claim", json=claim)) == (409, "rated-seat-stays")
        await bruno.send(do="resign")
        await ada.until("table", lambda about: about["chairs"][1]["resigned"])
        await ada.send(do="propose", what="replace 1 open")
        assert (await ada.until("refused"))["message"] == "rated-seat-stays"
        await ada.play_on()
        assert ada.now["over"]["kind"] == "over"
        changed = (await bruno.http.get(f"/api/tables/{table}/rated")).json()["seats"]
        assert changed[1]["place"] == 3 and changed[1]["change"] < 0 and max(one["place"] for one in changed) == 3
        both = await begin([ada, carla], [])
        await ada.send(do="resign")
        await carla.until("table", lambda about: about["chairs"][0]["resigned"])
        await carla.send(do="propose", what="abandon")
        await carla.until("now", lambda now: now["over"] is not None)
        seats = (await carla.http.get(f"/api/tables/{both}/rated")).json()["seats"]
        assert [one["place"] for one in seats] == [2, 1] and seats[1]["change"] > 0


async def test_a_game_that_all_broke_off_changes_nothing(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (_, ada, bruno):
        await members(ada, bruno)
        table = await begin([ada, bruno], [])
        for player in (ada, bruno):
            await player.send(do="propose", what="abandon")
        await ada.until("now", lambda now: now["over"] is not None)
        changed = (await ada.http.get(f"/api/tables/{table}/rated")).json()
        assert (changed["counts"], changed["seats"]) == (False, []) and (await ladder(ada))["rows"] == []
        plain = await seat_everyone([ada, bruno], [])
        await play_to_the_end(ada, bruno)
        assert said(await ada.http.get(f"/api/tables/{plain}/rated")) == (409, "game-not-over")
        assert (await ladder(ada))["rows"] == []


async def test_strangers_and_wrong_questions_are_refused(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (server, ada):
        nobody = Player(server.url, "nobody")
        assert (await nobody.http.get("/api/tables/aaaaaaaa/rated")).status_code == 401
        assert (await nobody.http.get(f"/api/club/ladder?game={GAME}")).json()["rows"] == []
        assert said(await nobody.http.get("/api/club/ladder?game=%00")) == (404, "unknown-game")
        for person in ("x", "0" * 20, "%00", "a" * 5000):
            assert said(await nobody.http.get(f"/api/club/ladder/{person}?game={GAME}")) == (404, "no-such-person")
        await nobody.close()
        assert (await ada.http.get("/api/club/ladder")).status_code == 404


async def test_the_terminal_agrees_by_an_option(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada", "Bruno") as (server, ada, bruno):
        await members(ada, bruno)
        table = (await ada.create(["own", "open"], options={}, rated="on"))["id"]
        for agreed, why in ([], "this table is rated"), (["--rated"], "only members of the club, and bots"):
            words = ["join", f"{server.url}/t/{table}", "--name", "Gast", "--lang", "en", *agreed]
            env = {"XDG_DATA_HOME": str(tmp_path)}
            done = await asyncio.to_thread(CliRunner().invoke, sexton, words, env=env)
            assert done.exit_code == 2 and why in done.output


# Without a server


async def put_game(
    store: Store, name: str, ended: float, guests: list[str], places: list[int], bots: Sequence[Chair] = ()
) -> None:
    chairs = [*(Chair("open", guest=guest, name=guest) for guest in guests), *bots]
    setup = Setup(GAME, tuple("open" for _ in chairs), rated="on")
    made = Sheet(name, setup, 1, "{}", guests[0], 1.0, chairs, "over", finished=ended, places=places)
    batch = Batch(name, 1, desk=b'{"secret":""}')
    batch.put_sheet(made, msgspec.json.encode(made))
    await store.create(batch, GAME, 1.0, "a")


async def test_a_game_that_comes_late_is_counted_where_it_belongs(database: str) -> None:
    games = [("t1", 10.0, [1, 2]), ("t3", 30.0, [2, 1]), ("t4", 30.0, [1, 1]), ("t2", 20.0, [2, 1])]
    found = []
    for order in (games, sorted(games, key=lambda one: one[1])):
        path = database if order is games else f"{database}-2" if "://" not in database else ""
        if not path:
            continue
        async with opened(path) as store:
            await store.kept_key("person key", b"k" * 32)
            person = await persons(store, Sources())
            for name, ended, places in order:
                await put_game(store, name, ended, ["ada", "bruno"], places)
                await count_all(store, person)
            tables, seats = await store.all_ratings()
            assert [(one.table, one.number) for one in tables] == [("t1", 1), ("t2", 2), ("t3", 3), ("t4", 4)]
            assert [(one.number, one.played) for one in seats if one.seat == 0] == [(1, 1), (2, 2), (3, 3), (4, 4)]
            assert all(
                earlier.mu == later.mu_before for earlier, later in zip(seats[:-2], seats[2:], strict=True)
            )  # each begins where the one before ended
            found.append((tables, seats))
    assert all(one == found[0] for one in found)


async def test_two_that_count_at_once_count_everything_once(database: str) -> None:
    async with opened(database) as store:
        person = await persons(store, Sources())
        for at in range(12):
            await put_game(store, f"t{at:02}", float(at), ["ada", f"b{at % 3}"], [1, 2] if at % 2 else [2, 1])
        await asyncio.gather(*(count_all(store, person) for _ in range(4)))
        tables, seats = await store.all_ratings()
        assert sorted(one.number for one in tables) == list(range(1, 13)) and len(seats) == 24
        one = RatedTable("t00", GAME, 0, 13)
        row = RatedSeat(GAME, 13, 0, "t00", "p", "", 1, 1, 1, 1, 1, 1)
        assert not await store.count_rated(one, [row], "t11")  # it is counted already
        await store.count_again(GAME, (3_000_000, "t03"))
        late = RatedTable("t05", GAME, 5_000_000, 13)
        assert not await store.count_rated(
            late, [msgspec.structs.replace(row, table="t05")], "t11"
        )  # no longer the last
        assert [one.table for one in await store.uncounted(99)] == [f"t{at:02}" for at in range(4, 12)]


async def test_ratings_are_in_backups(database: str, postgres: Postgres, tmp_path: Path) -> None:
    async with opened(database) as store:
        await put_game(store, "t1", 1.0, ["ada", "bruno"], [1, 2])
        await put_game(store, "t2", 2.0, ["ada"], [1])
        await count_all(store, await persons(store, Sources()))
    before = await stored(database)
    assert b'"number":1' in before and f'"number":{VOID}'.encode() in before
    assert await back_up(database, tmp_path / "copy") == 2
    for other in (str(tmp_path / "other"), postgres.create(f"ratings_{'pg' if '://' in database else 'lite'}")):
        await put_back(tmp_path / "copy", other)
        assert await stored(other) == before


async def test_no_game_from_before_becomes_rated(database: str, tmp_path: Path) -> None:
    made = tmp_path / "made"
    async with sessions(quick(made), "Ada", "Bruno") as (_, ada, bruno):
        await members(ada, bruno)
        over, live = await finish_unrated(ada, bruno), await seat_everyone([ada, bruno], [])
        for player in (ada, bruno):
            await player.leave()
    await write_at(WITHOUT_RATINGS, database, rows_at(WITHOUT_RATINGS, made))
    async with running(quick(database)) as server:
        for player in (ada, bruno):
            await player.move_to(server.url)
        assert (await ladder(ada))["rows"] == []
        shown = (await ada.http.get("/api/club/games")).json()["games"]
        assert {one["id"]: one["rated"] for one in shown} == {over: False, live: False}
        for player in (ada, bruno):
            await player.join(live)
            await player.until("now")
        await play_to_the_end(ada, bruno)
        assert (await ladder(ada))["rows"] == [] and (await guest_of(server, ada))
        table = await finish([ada, bruno], [])
        assert len((await ladder(ada))["rows"]) == 2
        for player in (ada, bruno):
            await player.close()
    async with opened(database) as store:
        assert [one.table for one in (await store.all_ratings())[0]] == [table]


async def test_what_counted_against_a_bot_of_before_is_kept_whatever_is_measured_since(
    database: str, tmp_path: Path
) -> None:
    made, normal = tmp_path / "made", Chair("bot", bot="normal", stood=(27.7, 1.7))  # as it stood then
    gone = Chair("bot", bot="no-longer-there", stood=(31.0, 4.0))
    async with opened(str(made)) as store:
        await put_game(store, "t1", 1.0, ["ada", "Frà «N»"], [3, 1, 2], [normal])
        await put_game(store, "t2", 2.0, ["ada"], [1, 3, 2], [gone, normal])
        await count_all(store, await persons(store, Sources()))
        before = await store.all_ratings()
    stood = [(row.mu, row.sigma) for row in before[1] if row.bot]
    assert stood == [(277_000, 17_000), (310_000, 40_000), (277_000, 17_000)]
    await write_at(WITHOUT_STANDS, database, rows_at(WITHOUT_STANDS, made))
    async with opened(database) as store:
        assert await store.all_ratings() == before
        await store.count_again(GAME, (0, ""))  # as when a game from before them comes late
        assert (await store.all_ratings())[1] == []
        await count_all(store, await persons(store, Sources()))
        assert await store.all_ratings() == before
        found = await store.load("t1")
        assert found is not None
        names = [chair.name for chair in msgspec.json.decode(found.sheet, type=Sheet).chairs]
        assert names == ["ada", "Frà «N»", ""]
