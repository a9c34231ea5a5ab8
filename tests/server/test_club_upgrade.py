"""A database of the version before there was a club: upgraded in place it loses nothing, and its games add up."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg

from sexton.kernel.records import replay
from sexton.server.store.postgres.copy import COLUMNS, FLAGS
from sexton.server.store.postgres.store import migrate as migrate_postgres
from sexton.server.store.sqlite.store import migrate
from tests.server.kit import Player, quick, running, seat_everyone, sessions
from tests.server.test_doors import set_doors, socket_says, steward
from tests.server.test_history import added_up, finish, games
from tests.server.test_members import me, new_code_of
from tests.server.test_sessions import device

BEFORE = 6  # the last step without a club
DOORS = ("club_standing", "club_invitations", "club_log", "club_concerned")
NEW = ("club_members", "passkeys", "answered_challenges", *DOORS)


def old_sheet(sheet: bytes) -> bytes:
    """As the version before wrote it."""
    found = json.loads(sheet)
    del found["archived"]
    for chair in found["chairs"]:
        del chair["person"]
    return json.dumps(found).encode()


def rows_at(made: Path, new: tuple[str, ...]) -> dict[str, list[tuple[Any, ...]]]:
    """All that is stored, but for tables that are newer."""
    with closing(sqlite3.connect(made)) as db:
        return {
            table: db.execute(f"SELECT {', '.join(names)} FROM {table}").fetchall()
            for table, names in COLUMNS.items()
            if table not in new
        }


def rows_of(made: Path) -> dict[str, list[tuple[Any, ...]]]:
    found = rows_at(made, NEW)
    at = COLUMNS["tables"].index("sheet")
    found["tables"] = [(*row[:at], old_sheet(row[at]), *row[at + 1 :]) for row in found["tables"]]
    found["meta"] = [row for row in found["meta"] if row[0] != "person key"]
    return found


async def write_before(database: str, rows: dict[str, list[tuple[Any, ...]]], step: int = BEFORE) -> None:
    """These rows in a database of an earlier step."""
    if "://" not in database:
        with closing(sqlite3.connect(database, isolation_level=None)) as db:
            assert migrate(db, until=step) == step
            for table, some in rows.items():
                places = ", ".join("?" * len(COLUMNS[table]))
                db.executemany(f"INSERT INTO {table} ({', '.join(COLUMNS[table])}) VALUES ({places})", some)
        return
    await migrate_postgres(database, f"{step:04}")
    connection = await asyncpg.connect(database)
    for table, some in rows.items():
        flags = [(table, name) in FLAGS for name in COLUMNS[table]]
        typed = [tuple(bool(cell) if flag else cell for cell, flag in zip(row, flags, strict=True)) for row in some]
        await connection.copy_records_to_table(table, records=typed, columns=COLUMNS[table])
    await connection.close()


async def test_a_server_upgraded_in_place_loses_nothing(database: str, tmp_path: Path) -> None:
    made = tmp_path / "made"
    async with sessions(quick(made), "Ada", "Bruno") as (_, ada, bruno):
        over, live = await finish(ada, bruno), await seat_everyone([ada, bruno], [])
        numbers, listed = await added_up(ada), await games(ada)
        record = (await ada.http.get(f"/api/tables/{over}/record")).text
        now = ada.now
        for player in (ada, bruno):
            await player.leave()
    await write_before(database, rows_of(made))
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
    """From the schema before doors: everybody is who they were, and everything is as open as it was."""
    made = tmp_path / "made"
    async with sessions(quick(made), "Ada", "Bruno") as (_, ada, bruno):
        over, live = await finish(ada, bruno), await seat_everyone([ada, bruno], [])
        code, before = await new_code_of(ada), await me(ada)
        await ada.send(do="say", text="shall we?")
        await bruno.until("said")
        numbers, now = await added_up(ada), ada.now
        for player in (ada, bruno):
            await player.leave()
    await write_before(database, rows_at(made, DOORS), 7)
    async with running(quick(database)) as server, device(server.url) as phone:
        for player in (ada, bruno):
            await player.move_to(server.url)
        door = (await ada.http.get("/api/club/door")).json()
        assert (door["you"], door["settings"]["doors"], all(door["may"].values())) == ("member", "open", True)
        assert await me(ada) == before and await added_up(ada) == numbers
        assert (await phone.http.post("/api/club/enter", json={"code": code})).status_code == 200
        assert (await phone.http.get(f"/api/tables/{over}/record")).status_code == 200
        await steward(server, ada)
        await set_doors(ada, doors="members")
        assert await socket_says(bruno, live) == ""  # who sits in a running game plays on
        await bruno.leave()
        await goes_on(ada, bruno, live, now)
