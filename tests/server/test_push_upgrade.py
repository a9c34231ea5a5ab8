"""A database of the version before there were pushes: upgraded in place it loses nothing. Backups take pushes along."""

from __future__ import annotations

from pathlib import Path

from sexton.server.store.backups import back_up, put_back
from tests.server.kit import Player, quick, running, seat_everyone, sessions
from tests.server.old_database import WITHOUT_DOORS, rows_at, write_at
from tests.server.push_service import push_service, subscribed
from tests.server.test_club_upgrade import goes_on
from tests.server.test_history import added_up, finish, games
from tests.server.test_members import me, new_code_of, with_code

SLOW = {"kind": "days", "days": 2}


async def test_members_tables_and_games_come_through_the_upgrade(database: str, tmp_path: Path) -> None:
    made = tmp_path / "made"
    async with sessions(quick(made), "Ada", "Bruno") as (_, ada, bruno):
        code = await new_code_of(ada)
        over, live = await finish(ada, bruno), await seat_everyone([ada, bruno], [], clock=SLOW)
        numbers, listed = await added_up(ada), await games(ada)
        record, now = (await ada.http.get(f"/api/tables/{over}/record")).text, ada.now
        for player in (ada, bruno):
            await player.leave()
    rows = rows_at(WITHOUT_DOORS, made)
    assert {"club_members", "guests", "lines", "members", "meta", "sessions", "tables"} <= set(rows)
    await write_at(WITHOUT_DOORS, database, rows)
    async with running(quick(database)) as server, Player(server.url, "Phone") as phone:
        for player in (ada, bruno):
            await player.move_to(server.url)
        assert await games(ada) == listed and await added_up(ada) == numbers
        assert (await ada.http.get(f"/api/tables/{over}/record")).text == record
        assert (await me(ada))["member"] and (await with_code(phone, code)).status_code == 200
        found = (await ada.http.get("/api/notices")).json()
        assert found["offered"] and found["key"] and found["pushes"] == [] and found["hours"]["digest"] is None
        await goes_on(ada, bruno, live, now)


async def test_a_backup_takes_pushes_and_their_key_along(database: str, tmp_path: Path) -> None:
    async with push_service(tmp_path) as push:
        async with sessions(quick(database, push_loopback=True), "Ada") as (_, ada):
            await subscribed(ada, push)
            hours = {"zone": "Europe/Rome", "quiet_from": 1, "quiet_until": 2, "digest": 3}
            before = (await ada.http.put("/api/notices/hours", json=hours)).json()
            await back_up(database, tmp_path / "backup")
            await ada.http.delete(f"/api/notices/push/{before['pushes'][0]['id']}")
        other = str(tmp_path / "other")
        for target in (other, database):  # of the other kind, and of the same
            await put_back(tmp_path / "backup", target)
            async with running(quick(target)) as server:
                await ada.move_to(server.url)
                assert (await ada.http.get("/api/notices")).json() == before
        await ada.close()
