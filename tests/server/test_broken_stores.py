"""What an operator meets on a bad day: broken files, closed folders, full disks; and whom copies must be kept from."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from sexton.commands import sexton
from sexton.kernel.interface import Refusal
from sexton.server import faults
from sexton.server.store import backups
from sexton.server.store.guests import Guest
from sexton.server.store.probe import Probe
from sexton.server.store.sqlite.store import SqliteStore
from tests.server.kit import Player, quick, running, seat_everyone

PRIVATE = 0o600


@pytest.fixture(autouse=True)
def logs_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sexton.server.logs.set_up_logs", lambda settings: None)


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def started(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(sexton, ["serve", "--port", "0", "--lang", "en", *words])
    assert "Traceback" not in done.output
    return done.exit_code, done.output


def test_a_file_that_is_no_database_is_explained(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"not a database at all" * 100)
    code, said = started("--database", str(path))
    assert code == 2 and f"{path} is not a sound database (file is not a database)" in said and "sexton restore" in said
    assert path.read_bytes() == b"not a database at all" * 100


def test_a_damaged_database_is_explained(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def filled() -> None:
        store = SqliteStore(path)
        await store.open()
        for number in range(100):
            await store.save_guest(Guest(f"g{number}", "Ada" * 50, 0.0, 0.0))
        await store.close()

    asyncio.run(filled())
    damaged = bytearray(path.read_bytes())
    damaged[-16_000:-4_000] = b"Z" * 12_000
    path.write_bytes(damaged)
    code, said = started("--database", str(path))
    assert code == 2 and "is not a sound database" in said


def test_a_place_where_nothing_can_be_written_is_explained(tmp_path: Path) -> None:
    """A file where a folder should be: also root cannot write there."""
    (tmp_path / "file").touch()
    code, said = started("--database", str(tmp_path / "file" / "tables.db"))
    assert code == 2 and "cannot be opened and written to" in said and "sexton doctor" in said


def test_whatever_else_prevents_a_start_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def surprised(self: Any) -> None:
        raise LookupError("nobody thought of this")

    monkeypatch.setattr("sexton.server.store.sqlite.store.SqliteStore.open", surprised)
    code, said = started("--database", str(tmp_path / "tables.db"))
    assert code == 2 and "the server could not start (LookupError)" in said and "nobody thought" not in said


def test_a_new_database_is_private(tmp_path: Path) -> None:
    async def opened() -> set[int]:
        store = SqliteStore(tmp_path / "tables.db")
        await store.open()
        await store.save_guest(Guest("g1", "Ada", 0.0, 0.0))
        found = {mode_of(path) for path in tmp_path.iterdir()}
        await store.close()
        return found

    before = os.umask(0o022)
    try:
        assert asyncio.run(opened()) == {PRIVATE}
    finally:
        os.umask(before)


@pytest.mark.parametrize("restored", [False, True])
async def test_copies_are_private_from_the_first_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, restored: bool
) -> None:
    database, backup, modes = tmp_path / "tables.db", tmp_path / "kept" / "tables.backup", list[int]()
    backup.parent.mkdir()
    store = SqliteStore(database)
    await store.open()
    await store.close()
    copied = backups.copied

    def watched(source: Path, target: Path) -> None:
        modes.append(mode_of(target))  # before anything is in it
        copied(source, target)
        modes.append(mode_of(target))

    monkeypatch.setattr(backups, "copied", watched)
    await backups.back_up(str(database), backup)
    if restored:
        await backups.put_back(backup, str(tmp_path / "anew" / "tables.db"))
        modes.append(mode_of(tmp_path / "anew" / "tables.db"))
    assert set(modes) | {mode_of(backup)} == {PRIVATE}
    assert [path.name for path in backup.parent.iterdir()] == ["tables.backup"]


async def test_health_knows_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fsync, full = os.fsync, False

    def no_room(number: int) -> None:
        if full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        fsync(number)

    monkeypatch.setattr(os, "fsync", no_room)
    monkeypatch.setattr("sexton.server.store.probe.KEPT", 0.0)
    async with running(quick(tmp_path / "tables.db")) as server, httpx.AsyncClient(base_url=server.url) as client:
        assert (await client.get("/healthz")).text == "ok\n"
        full = True
        answer = await client.get("/healthz")
        assert (answer.status_code, answer.text) == (503, "nothing can be written: is the disk full?\n")
        full = False
        assert (await client.get("/healthz")).status_code == 200
        assert not (tmp_path / "tables.db.probe").exists()


async def test_both_stores_can_be_probed(database: str) -> None:
    async with running(quick(database)) as server:
        await server.within(server.site.store.probe())


async def test_a_probe_is_asked_rarely_and_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    async def counted() -> None:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0.01)

    probe = Probe(counted)
    assert all(await asyncio.gather(*(probe.writable() for _ in range(50))))
    assert asked == 1
    monkeypatch.setattr("sexton.server.store.probe.PATIENCE", 0.05)
    assert not await Probe(lambda: asyncio.sleep(60)).writable()


def test_a_closed_database_is_no_secret(tmp_path: Path) -> None:
    """SQLite's own words are repeated: they hold nothing but what is wrong."""
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE tables (id TEXT)")
    code, said = started("--database", str(path))
    assert code == 2 and "already exists" in said


@pytest.mark.parametrize(
    ("content", "message"),
    [(None, "no-database"), (b"", "database-broken"), (b"no database at all", "database-broken")],
)
async def test_a_backup_of_nothing_says_what_is_wrong_with_the_database(
    tmp_path: Path, content: bytes | None, message: str
) -> None:
    database = tmp_path / "sexton.db"
    if content is not None:
        database.write_bytes(content)
    with pytest.raises(Refusal) as refused:
        await backups.back_up(str(database), tmp_path / "copy")
    assert (refused.value.message, refused.value.facts["path"]) == (message, str(database))
    assert [path.name for path in tmp_path.iterdir()] == ([] if content is None else ["sexton.db"])


async def test_a_backup_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    database = tmp_path / "sexton.db"
    store = SqliteStore(database)
    await store.open()
    await store.close()
    with pytest.raises(Refusal) as refused:
        await backups.back_up(str(database), tmp_path / "nowhere" / "copy")
    assert refused.value.message == "not-written" and "No such file" in str(refused.value.facts["problem"])


@pytest.mark.parametrize("spelling", ["sexton.db", "folder/../sexton.db", "link.db"])
async def test_a_backup_never_takes_the_place_of_the_database(tmp_path: Path, spelling: str) -> None:
    database = tmp_path / "sexton.db"
    (tmp_path / "folder").mkdir()
    (tmp_path / "link.db").symlink_to(database)
    store = SqliteStore(database)
    await store.open()
    try:
        before = database.stat().st_ino
        with pytest.raises(Refusal) as refused:
            await backups.back_up(str(database), tmp_path / spelling)
        assert refused.value.message == "backup-of-itself" and database.stat().st_ino == before
        await store.save_guest(Guest("ada", "Ada", 0.0, 0.0))  # the server writes on, and to the same file
        assert sqlite3.connect(database).execute("SELECT name FROM guests").fetchall() == [("Ada",)]
    finally:
        await store.close()


def test_a_log_names_what_the_store_met(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "small.db")
    db.execute("PRAGMA max_page_count = 1")
    with pytest.raises(sqlite3.Error) as met:
        db.executescript("CREATE TABLE one (secret TEXT); CREATE TABLE two (secret TEXT)")
    assert faults.name_of(met.value) == "OperationalError SQLITE_FULL"
    assert faults.told(OSError(errno.ENOSPC, "secret")) == "OSError ENOSPC"
    assert faults.told(KeyError("secret")) == "KeyError"


async def test_what_was_changed_in_the_store_is_not_played_on(tmp_path: Path) -> None:
    """Every line is drawn and played again when a table is loaded, and compared with what was stored."""
    settings = quick(tmp_path / "db", bot_workers=0)
    async with running(settings) as server, Player(server.url, "Ada") as ada:
        table = await seat_everyone([ada], ["bot random"])
        cookies = ada.http.cookies
    with closing(sqlite3.connect(settings.database)) as db, db:
        ((body,),) = db.execute("SELECT body FROM lines WHERE table_id = ? AND seq = 2", (table,))
        other = body[:-1] + str((int(body[-1]) + 1) % 3)
        db.execute("UPDATE lines SET body = ? WHERE table_id = ? AND seq = 2", (other, table))
    async with running(settings) as server, Player(server.url, "Bo") as bo:
        for name, value in cookies.items():
            bo.http.cookies.set(name, value, "127.0.0.1")
        await bo.join(table)
        assert (await bo.receive())["message"] == "record-torn"
