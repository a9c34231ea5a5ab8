"""Quiet hours and one digest a day: when a notice is told, and what becomes of it until then."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from sexton.server.push import hours
from sexton.server.store.notices import Hours
from tests.server.kit import Running, quick, sessions
from tests.server.push_house import asked_and_away, house, tell_due
from tests.server.push_service import subscribed


def at(zone: str, year: int, month: int, day: int, hour: int, minute: int = 0) -> float:
    return datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp()


def test_hours_go_by_the_clock_where_somebody_is() -> None:
    night = Hours("g", "Europe/Rome", quiet_from=22 * 60, quiet_until=7 * 60)
    for hour, minute, due in ((22, 0, (2, 7)), (23, 59, (2, 7)), (0, 0, (1, 7)), (6, 59, (1, 7))):
        moment = at("Europe/Rome", 2026, 6, 1, hour, minute)
        assert hours.due(night, moment) == at("Europe/Rome", 2026, 6, *due)
    for hour, minute in ((7, 0), (12, 0), (21, 59)):
        moment = at("Europe/Rome", 2026, 6, 1, hour, minute)
        assert hours.due(night, moment) == moment
    nap = Hours("g", "Asia/Tokyo", quiet_from=13 * 60, quiet_until=14 * 60)
    assert hours.due(nap, at("Asia/Tokyo", 2026, 6, 1, 13, 30)) == at("Asia/Tokyo", 2026, 6, 1, 14)
    assert hours.due(nap, at("Europe/Rome", 2026, 6, 1, 13, 30)) == at("Europe/Rome", 2026, 6, 1, 13, 30)
    assert hours.due(Hours("g"), 5.0) == 5.0


def test_the_digest_comes_once_a_day_also_when_clocks_change() -> None:
    digest = Hours("g", "Europe/Rome", digest=8 * 60)
    assert hours.due(digest, at("Europe/Rome", 2026, 3, 28, 7, 59)) == at("Europe/Rome", 2026, 3, 28, 8)
    first = at("Europe/Rome", 2026, 3, 28, 8)
    second = hours.due(digest, first)
    assert second == at("Europe/Rome", 2026, 3, 29, 8) and second - first == 23 * 3600
    skipped = Hours("g", "Europe/Rome", digest=2 * 60 + 30)  # a time that this night does not have
    assert 0 < hours.due(skipped, at("Europe/Rome", 2026, 3, 28, 12)) - at("Europe/Rome", 2026, 3, 28, 12) < 86_400


@pytest.mark.parametrize("zone", ["", "Mars/Olympus", "../../etc/passwd", "x" * 65, "Europe/\x00"])
def test_wrong_zones_are_none(zone: str) -> None:
    assert hours.zone_of(zone) is None


async def test_quiet_hours_hold_a_notice_and_drop_it_when_it_is_no_longer_true(
    database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with house(database, monkeypatch, tmp_path, "Ada", "Bruno") as (push, server, clock, ada, bruno):
        browsers = {player.name: await subscribed(player, push) for player in (ada, bruno)}
        minute = int(clock.now() // 60) % 1440
        quiet = {"zone": "UTC", "quiet_from": (minute - 5) % 1440, "quiet_until": (minute + 30) % 1440}
        for player in (ada, bruno):
            assert (await player.http.put("/api/notices/hours", json=quiet)).status_code == 200
        table, asked, other = await asked_and_away(ada, bruno)
        await held(server, 1)
        await tell_due(server)
        assert push.pushed.empty()
        clock.ahead = 31 * 60
        await tell_due(server)
        assert browsers[asked.name].read(await push.next())["path"] == f"/t/{table}"
        await held(server, 0)
        clock.ahead = 24 * 3600  # quiet again
        await asked.join(heard=len(asked.heard))
        await asked.until("now")
        gone = asked.now["ask"]
        await asked.play_on(lambda: not asked.my_go)
        assert asked.now["ask"] != gone
        await other.leave()
        await held(server, 1)
        await other.join()  # and is there when it is due
        await other.until("now")
        clock.ahead += 31 * 60
        await tell_due(server)
        await held(server, 0)
        assert push.pushed.empty()


async def held(server: Running, count: int) -> None:
    def job(db: Any) -> int:
        return int(db.execute("SELECT count(*) FROM held_notices").fetchone()[0])

    async def look() -> int:
        store = server.site.store
        if hasattr(store, "pool"):
            return int(await store.pool.fetchval("SELECT count(*) FROM held_notices"))
        return int(await store._read(job))

    for _ in range(400):
        if await server.within(look()) == count:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"not {count} are held")


async def test_a_digest_tells_of_all_tables_in_one_push(
    database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with house(database, monkeypatch, tmp_path, "Ada", "Bruno") as (push, server, clock, ada, bruno):
        browsers = {player.name: await subscribed(player, push) for player in (ada, bruno)}
        minute = int(clock.now() // 60) % 1440
        for player in (ada, bruno):
            wanted = {"zone": "UTC", "digest": (minute + 60) % 1440}
            assert (await player.http.put("/api/notices/hours", json=wanted)).status_code == 200
        tables, names = {"Ada": set(), "Bruno": set()}, []
        while not any(len(found) == 2 for found in tables.values()):
            table, asked, other = await asked_and_away(ada, bruno)
            await other.leave()
            tables[asked.name].add(table)
            names.append(table)
            await held(server, len(names))
        clock.ahead = 61 * 60
        await tell_due(server)
        found = [await push.next() for _ in range(sum(bool(some) for some in tables.values()))]
        for pushed in found:
            name = pushed.path[1:]
            told = browsers[name].read(pushed)
            several = len(tables[name]) > 1
            assert told["path"] == ("/" if several else f"/t/{next(iter(tables[name]))}")
            assert told["title"] == ("Your go at 2 tables" if several else "Gravediggers: your go")
        await tell_due(server)
        assert push.pushed.empty()


async def test_wrong_hours_are_refused(tmp_path: Path) -> None:
    async with sessions(quick(tmp_path / "db"), "Ada") as (_, ada):
        for wrong in ({"zone": "Mars/Olympus"}, {"quiet_from": 5}, {"digest": 1440}, {"digest": -1}, {"quiet": 1}):
            answer = await ada.http.put("/api/notices/hours", json=wrong)
            assert answer.status_code == 400, wrong
