"""A database of the version before there was a club: upgraded in place it loses nothing, and its games add up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sexton.kernel.records import replay
from tests.server.kit import Player, guest_of, quick, running, seat_everyone, sessions
from tests.server.old_database import WITHOUT_CLUB, WITHOUT_DOORS, rows_at, write_at
from tests.server.test_doors import set_doors, socket_says, steward
from tests.server.test_history import added_up, finish, games
from tests.server.test_members import me, new_code_of
from tests.server.test_sessions import device

SLOW = {"kind": "days", "days": 2}


async def test_a_server_upgraded_in_place_loses_nothing(database: str, tmp_path: Path) -> None:
    made = tmp_path / "made"
    async with sessions(quick(made), "Ada", "Bruno") as (_, ada, bruno):
        over, live = await finish(ada, bruno), await seat_everyone([ada, bruno], [])
        numbers, listed = await added_up(ada), await games(ada)
        record = (await ada.http.get(f"/api/tables/{over}/record")).text
        now = ada.now
        for player in (ada, bruno):
            await player.leave()
    await write_at(WITHOUT_CLUB, database, rows_at(WITHOUT_CLUB, made))
    async with running(quick(database)) as server:
        for player in (ada, bruno):
            await player.move_to(server.url)
        same = [one | {"players": []} for one in await games(ada)]  # pseudonyms are made of a key that is new here
        assert same == [one | {"players": []} for one in listed]
        found = await added_up(ada)
        assert found | {"rivals": []} == numbers | {"rivals": []} and found["rivals"][0]["name"] == "Bruno"
        assert (await ada.http.get(f"/api/tables/{over}/record")).text == record
        replay.verify(record)
        await new_code_of(ada)
        assert (await me(ada))["member"]
        await goes_on(ada, bruno, live, now)


async def goes_on(ada: Player, bruno: Player, live: str, now: dict[str, Any]) -> None:
    for player in (ada, bruno):
        player.heard = []
        await player.join(live)
        await player.until("now")
    assert (ada.now["ask"], ada.now["view"]) == (now["ask"], now["view"])
    await ada.close()
    await bruno.close()


async def test_a_club_without_doors_gets_them_and_keeps_its_members(database: str, tmp_path: Path) -> None:
    """From the schema before doors, pushes and speakers: everybody is who they were, and all is as open as it was."""
    made = tmp_path / "made"
    async with sessions(quick(made), "Ada", "Bruno") as (_, ada, bruno):
        over, live = await finish(ada, bruno), await seat_everyone([ada, bruno], [], clock=SLOW)
        code, before = await new_code_of(ada), await me(ada)
        await ada.send(do="say", text="shall we?")
        await bruno.until("said")
        numbers, listed, now = await added_up(ada), await games(ada), ada.now
        record = (await ada.http.get(f"/api/tables/{over}/record")).text
        for player in (ada, bruno):
            await player.leave()
    rows = rows_at(WITHOUT_DOORS, made)
    assert {"chat", "club_members", "guests", "lines", "members", "meta", "sessions", "tables"} <= set(rows)
    await write_at(WITHOUT_DOORS, database, rows)
    async with running(quick(database)) as server, device(server.url) as phone:
        for player in (ada, bruno):
            await player.move_to(server.url)
        door = (await ada.http.get("/api/club/door")).json()
        assert (door["you"], door["settings"]["doors"], all(door["may"].values())) == ("member", "open", True)
        assert await me(ada) == before and await added_up(ada) == numbers
        assert (await phone.http.post("/api/club/enter", json={"code": code})).status_code == 200
        assert (await phone.http.get(f"/api/tables/{over}/record")).text == record and await games(ada) == listed
        found = (await ada.http.get("/api/notices")).json()
        assert found["offered"] and found["key"] and found["pushes"] == [] and found["hours"]["digest"] is None
        (line,) = (await server.within(server.site.store.load(live))).chat
        assert (line.text, line.guest) == ("shall we?", await guest_of(server, ada))
        await steward(server, ada)
        await set_doors(ada, doors="members")
        assert await socket_says(bruno, live) == ""  # who sits in a running game plays on
        await bruno.leave()
        await goes_on(ada, bruno, live, now)
