"""Both stores keep the same promises: fenced writes, one line a number, sealed answers that last, backups."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import asyncpg
import pytest

from sexton.browser.store import PagedStore
from sexton.kernel.interface import Refusal
from sexton.kernel.records.record import Answer
from sexton.server.app import store_for
from sexton.server.store import rows, schema
from sexton.server.store.backups import back_up, put_back
from sexton.server.store.bots import BotToken
from sexton.server.store.guests import GUEST, Guest
from sexton.server.store.interface import Batch, Chatted, LeaseLost, Mail, Store, StoredNote
from sexton.server.store.postgres.store import migrate as migrate_postgres
from sexton.server.store.sqlite import writer as writing
from sexton.server.store.sqlite.store import migrate
from sexton.server.store.sqlite.writer import Writer, connected
from sexton.server.store.table_lists import Filter
from tests.server.database import Postgres
from tests.server.kit import DURABLE, quick
from tests.server.shelf import MemoryShelf

NUMBERS = itertools.count(1)
PAGED = "paged:"  # the store of a browser
SHELVES: dict[str, MemoryShelf] = {}


@pytest.fixture(params=["sqlite", "postgres", "paged"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn; that of a browser's store among them."""
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        return server.ready(f"stores_{next(NUMBERS)}")
    return f"{PAGED if request.param == 'paged' else ''}{tmp_path / 'sexton.db'}"


on_a_server = pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)


def store_at(database: str) -> Store:
    if not database.startswith(PAGED):
        return store_for(quick(database, lease_seconds=1.0))
    shelf = SHELVES.setdefault(database, MemoryShelf())
    return PagedStore(Path(database.removeprefix(PAGED)), shelf)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = store_at(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def new_table(store: Store, name: str = "t1", node: str = "a") -> None:
    await store.beat(node, 100.0)
    batch = Batch(name, 1, sheet=b"{}", desk=b"{}", status="playing", listed=True, members=("g1",))
    await store.create(batch, "some-game", 5.0, node)


async def test_what_is_written_is_there(database: str) -> None:
    async with opened(database) as store:
        await new_table(store)
        said = Chatted(1, 0, "Ada", "hello", 7.0, "g1")
        sealed = (Answer(0, "fist 1", False), Answer(2, "fist 3", True))
        lines, notes = ((1, "1 draw X 2"), (2, "2 draw X 3")), (StoredNote(1, 1, "note left 0"),)
        await store.write(Batch("t1", 1, lines=lines, notes=notes, sealed=sealed, chat=(said,)))
        await store.write(Batch("t1", 1, notes=(StoredNote(2, 2, "note back 0"),)))
        await store.write(Batch("t1", 1, sealed=(Answer(0, "fist 2", False),), desk=b"desk", telling=b"told"))
        found = await store.load("t1")
        assert found is not None
        assert (found.sheet, found.desk) == (b"{}", b"desk")
        assert found.lines == lines
        assert found.notes == (*notes, StoredNote(2, 2, "note back 0"))
        assert found.sealed == (Answer(0, "fist 2", False), Answer(2, "fist 3", True))
        assert found.chat == (said,)
        assert await store.telling("t1") == b"told"
        await store.write(Batch("t1", 1, unseal=True))
        assert (await store.load("t1")).sealed == ()  # type: ignore[union-attr]
        assert await store.load("t2") is None
        assert await store.counts() == {"playing": 1}


async def test_a_number_of_a_record_is_written_once(database: str) -> None:
    async with opened(database) as store:
        await new_table(store)
        await store.write(Batch("t1", 1, lines=((1, "first"),)))
        with pytest.raises(Exception, match=r".*"):
            await store.write(Batch("t1", 1, lines=((1, "second"),), desk=b"changed"))
        found = await store.load("t1")
        assert found is not None and found.lines == ((1, "first"),) and found.desk == b"{}"


async def test_who_has_lost_the_lease_writes_nothing(database: str) -> None:
    async with opened(database) as store:
        await new_table(store)
        lease = await store.take("t1", "a")
        assert lease is not None and (lease.node, lease.token) == ("a", 2)
        assert lease.last_alive == 100.0
        results = await asyncio.gather(
            store.write(Batch("t1", 1, lines=((1, "stale"),))),
            store.write(Batch("t1", 2, lines=((1, "good"),))),
            return_exceptions=True,
        )
        assert isinstance(results[0], LeaseLost) and results[1] is None
        found = await store.load("t1")
        assert found is not None and found.lines == ((1, "good"),)
        assert await store.take("nothing", "a") is None


async def test_many_at_once_are_all_there(database: str) -> None:
    async with opened(database) as store:
        for number in range(20):
            await new_table(store, f"t{number}")
        await asyncio.gather(
            *(store.write(Batch(f"t{number}", 1, lines=((1, f"line {number}"),))) for number in range(20))
        )
        for number in range(20):
            found = await store.load(f"t{number}")
            assert found is not None and found.lines == ((1, f"line {number}"),)


async def test_tables_are_found_by_filter_and_by_guest(database: str) -> None:
    async with opened(database) as store:
        await new_table(store)
        assert [table.id for table in await store.tables(Filter())] == ["t1"]
        assert [table.id for table in await store.tables(Filter(guest="g1", status="playing"))] == ["t1"]
        assert await store.tables(Filter(guest="g2")) == []
        assert await store.tables(Filter(game="other")) == []


async def test_guests_are_kept_and_forgotten(database: str) -> None:
    async with opened(database) as store:
        await new_table(store)
        for name, seen in (("g1", 1.0), ("g2", 1.0), ("g3", 9.0)):
            await store.save_guest(Guest(name, name.upper(), 0.0, seen))
        await store.save_guest(Guest("g3", "Carla", 0.0, 9.0))
        assert await store.guest("g3") == Guest("g3", "Carla", 0.0, 9.0)
        await store.purge(chat_before=5.0, guests_before=5.0)
        assert await store.guest("g2") is None and await store.guest("g1") is not None  # g1 sits somewhere
        await store.forget_guest("g1")
        assert await store.guest("g1") is None and await store.tables(Filter(guest="g1")) == []
        assert await store.signing_key(b"first") == await store.signing_key(b"second") == b"first"


async def test_a_live_node_keeps_its_tables_and_a_dead_one_loses_them(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.create("leases")
    async with opened(url) as store:
        await new_table(store, node="a")
        await store.beat("b", 50.0)
        lease = await store.take("t1", "b")
        assert lease is not None and lease.node == "a"
        assert list(await store.waking("b")) == []
        await asyncio.sleep(1.2)
        assert list(await store.waking("b")) == ["t1"]
        lease = await store.take("t1", "b")
        assert lease is not None and lease.node == "b" and lease.last_alive == 100.0


async def test_letters_arrive_in_order(postgres: Postgres) -> None:
    url = postgres.create("letters")
    async with opened(url) as store:
        assert list(await store.collect("a")) == []
        await store.send("a", [Mail("b", b"1"), Mail("b", b"2" * 20_000)])
        await store.send("a", [Mail("b", b"3")])
        assert [mail.body[:1] for mail in await store.collect("a")] == [b"1", b"2", b"3"]


# Migrations


def test_migrations_bring_an_empty_file_up_to_date_and_a_new_one_is_left_alone(tmp_path: Path) -> None:
    newest = schema.steps("sqlite")[-1][0]
    assert [number for number, _ in schema.steps("sqlite")] == [number for number, _ in schema.steps("postgres")]
    with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as db:
        assert migrate(db) == newest
        assert migrate(db) == newest
        db.execute(f"PRAGMA user_version = {newest + 1}")
        with pytest.raises(Refusal, match="database-newer"):
            migrate(db)


async def test_every_migration_of_postgres_has_its_step(postgres: Postgres) -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(schema.__file__).parent.parent / "migrations"))
    found = sorted(int(script.revision) for script in ScriptDirectory.from_config(config).walk_revisions())
    assert found == [number for number, _ in schema.steps("postgres")]
    url = postgres.create("migrations")
    for _ in range(2):
        async with opened(url) as store:
            assert await store.counts() == {}
    connection = await asyncpg.connect(url)
    await connection.execute("UPDATE alembic_version SET version_num = '9999'")
    await connection.close()
    with pytest.raises(Refusal, match="database-newer"):
        await store_for(quick(url)).open()


@on_a_server
async def test_what_is_stored_outlives_every_step_of_the_schema(database: str) -> None:
    """A database as the first version made it, with a guest, a table and a sealed answer in it."""
    guest, table = ("g1", "Ada", 1.0, 2.0), ("t1", "some-game", "playing", 5.0, "a", 7, b"{}")
    if "://" in database:
        await migrate_postgres(database, "0001")
        connection = await asyncpg.connect(database)
        await connection.execute("INSERT INTO guests VALUES ($1, $2, $3, $4)", *guest)
        sql = "INSERT INTO tables VALUES ($1, $2, $3, true, $4, $4, $5, $6, $7, $7, NULL)"
        await connection.execute(sql, *table)
        await connection.execute("INSERT INTO sealed VALUES ('t1', 0, 'fist 1', false)")
        await connection.close()
    else:
        with closing(sqlite3.connect(database, isolation_level=None)) as db:
            assert migrate(db, until=1) == 1
            db.execute("INSERT INTO guests VALUES (?, ?, ?, ?)", guest)
            name, game, status, created, node, token, sheet = table
            row = (name, game, status, 1, created, created, node, token, sheet, sheet)
            db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)", row)
            db.execute("INSERT INTO sealed VALUES ('t1', 0, 'fist 1', 0)")
    async with opened(database) as store:
        assert await store.guest("g1") == Guest(*guest)
        found = await store.load("t1")
        assert found is not None and found.sealed == (Answer(0, "fist 1", False),)
        await store.save_guest(Guest(*guest, "ada@example.org", "it"))
        assert await store.guest("g1") == Guest(*guest, "ada@example.org", "it")


# Backups


@on_a_server
async def test_a_backup_is_made_and_put_back_while_the_server_runs(database: str, tmp_path: Path) -> None:
    async with opened(database) as store:
        await new_table(store)
        await store.write(Batch("t1", 1, lines=((1, "first"),), sealed=(Answer(1, "x", True),)))
        assert await back_up(database, tmp_path / "copy") == 1
        await store.write(Batch("t1", 1, lines=((2, "second"),)))
        assert await put_back(tmp_path / "copy", database) == 1
        found = await store.load("t1")
        assert found is not None and found.lines == ((1, "first"),) and found.sealed == (Answer(1, "x", True),)
        with pytest.raises(LeaseLost):
            await store.write(Batch("t1", 1, lines=((2, "second"),)))


async def test_a_backup_moves_from_one_kind_of_store_to_the_other(postgres: Postgres, tmp_path: Path) -> None:
    async with opened(str(tmp_path / "db")) as store:
        await new_table(store)
    for database in await moved(tmp_path, postgres.create("moving")):
        async with opened(database) as store:
            found = await store.load("t1")
            assert found is not None and found.sheet == b"{}"


async def moved(folder: Path, url: str) -> tuple[str, str]:
    """By backups from the file `db` to PostgreSQL, and from there to another file: where it is now."""
    other = str(folder / "other")
    await back_up(str(folder / "db"), folder / "copy")
    await put_back(folder / "copy", url)
    await back_up(url, folder / "again")
    await put_back(folder / "again", other)
    return url, other


def test_a_server_tells_nobody_what_a_power_cut_could_undo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the tests may, so that they wait for no disk."""
    monkeypatch.setattr(writing, "SYNCHRONOUS", DURABLE)
    with closing(connected(tmp_path / "db")) as db:
        assert [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous", "journal_mode")] == [2, "wal"]


async def test_of_jobs_that_are_committed_together_only_the_failing_one_is_undone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "group.db")) as db:
        db.execute("CREATE TABLE said (word TEXT)")
        writer = Writer(tmp_path / "group.db")

        def saying(word: str) -> Callable[[sqlite3.Connection], str]:
            def job(db: sqlite3.Connection) -> str:
                db.execute("INSERT INTO said VALUES (?)", (word,))
                if word == "no":
                    raise LeaseLost(word)
                return word

            return job

        told = await asyncio.gather(*(writer.do(saying(word)) for word in ("a", "no", "b")), return_exceptions=True)
        assert (told[0], type(told[1]), told[2]) == ("a", LeaseLost, "b")
        assert writer.groups == 1
        last = asyncio.create_task(writer.do(saying("last")))
        await asyncio.sleep(0)
        await writer.close()
        assert await last == "last"
        assert [word for (word,) in db.execute("SELECT word FROM said")] == ["a", "b", "last"]


async def test_a_review_is_kept_with_its_table_and_goes_with_it(database: str) -> None:
    async with opened(database) as store:
        await new_table(store)
        assert await store.review("t1", 0) is None
        for body in (b"first", b"second"):
            await store.save_review("t1", 0, body)
        await store.save_review("t1", 1, b"of another seat")
        await store.save_review("no such table", 0, b"lost")
        assert await store.review("t1", 0) == b"second" and await store.review("no such table", 0) is None
        await store.delete("t1", 1)
        assert await store.review("t1", 1) is None


async def test_a_decision_taken_back_cuts_the_lines_and_moves_later_notes(database: str) -> None:
    async with opened(database) as store:
        await new_table(store)
        lines, notes = tuple((seq, f"line {seq}") for seq in (1, 2, 3)), (StoredNote(1, 1, "a"), StoredNote(2, 3, "b"))
        await store.write(Batch("t1", 1, lines=lines, notes=notes))
        await store.write(Batch("t1", 1, cut=2, notes=(StoredNote(3, 2, "c"),)))
        await store.write(Batch("t1", 1, lines=((3, "another"),)))
        found = await store.load("t1")
        assert found is not None and found.lines == (*lines[:2], (3, "another"))
        assert [(note.after, note.body) for note in found.notes] == [(1, "a"), (2, "b"), (2, "c")]


# Statements that both stores share


async def test_of_changes_in_turn_none_overlooks_another(database: str) -> None:
    most, tried = 3, 12
    async with opened(database) as store:
        bots = [BotToken(f"b{nth}", "g1", "Bot", f"mark {nth}", float(nth), 0.0) for nth in range(tried)]
        assert sum(await asyncio.gather(*(store.add_bot(bot, most) for bot in bots))) == most
        assert len(await store.bots("g1")) == most


async def test_many_rows_are_put_in_several_statements(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "MOST_FACTS", 15)
    guests = [Guest(f"g{nth}", f"Guest {nth}", 1.0, 2.0) for nth in range(7)]
    statements = list(rows.put("guests", GUEST, guests, key="id"))
    assert [len(facts) // len(GUEST.split(", ")) for _, facts in statements] == [2, 2, 2, 1]
    async with opened(database) as store:
        await store.change(*statements)
        await store.change(*rows.put("guests", GUEST, [Guest("g6", "Ada", 1.0, 3.0)], key="id"))
        found = [await store.guest(guest.id) for guest in guests]
        assert found == [*guests[:6], Guest("g6", "Ada", 1.0, 3.0)]
