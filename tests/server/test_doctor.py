"""`sexton doctor`: each thing that can be wrong is found and said, in both languages."""

from __future__ import annotations

import ast
import json
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from click.testing import CliRunner, Result

from sexton.commands import sexton
from sexton.kernel.words import LANGUAGES, Words
from sexton.server.doctor import machine, reached
from sexton.server.doctor.examination import examine
from sexton.server.doctor.findings import FOLDER, Finding
from sexton.server.doctor.postgres_database import look_at_postgres
from sexton.server.doctor.sqlite_file import look_at_file
from sexton.server.settings import Settings
from sexton.server.store.sqlite.store import migrate
from tests.server.database import Postgres
from tests.server.kit import free_port, quick, running


def messages(findings: Any) -> list[str]:
    return [one.message for one in findings]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db)
    path.chmod(0o600)
    return path


def told(*words: str) -> Result:
    return CliRunner().invoke(sexton, ["doctor", "--port", str(free_port()), *words], env={"LANGUAGE": "en"})


# The file


def test_a_sound_file(database: Path) -> None:
    assert messages(look_at_file(database)) == ["sound", "schema-current", "private"]


def test_a_file_that_is_not_there_yet(tmp_path: Path) -> None:
    assert messages(look_at_file(tmp_path / "new" / "tables.db")) == ["none-yet"]


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    assert messages(look_at_file(tmp_path)) == ["no-file"]  # and no advice to make a folder private as a file is


def test_a_file_that_is_no_database(database: Path) -> None:
    database.write_bytes(b"not a database at all" * 100)
    assert messages(look_at_file(database))[0] == "broken"


def test_a_damaged_database(database: Path) -> None:
    with closing(sqlite3.connect(database)) as db:
        db.executemany("INSERT INTO meta VALUES (?, ?)", [(f"key {n}", bytes(400)) for n in range(200)])
        db.commit()
    pages = bytearray(database.read_bytes())
    pages[-40_000:-20_000] = b"Z" * 20_000
    database.write_bytes(pages)
    assert messages(look_at_file(database))[0] == "broken"


def test_a_database_of_another_program(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    assert messages(look_at_file(tmp_path / "other.db"))[0] == "foreign"


@pytest.mark.parametrize(("step", "said"), [(1, "schema-older"), (99, "schema-newer")])
def test_another_schema(database: Path, step: int, said: str) -> None:
    with closing(sqlite3.connect(database)) as db:
        db.execute(f"PRAGMA user_version = {step}")
    assert said in messages(look_at_file(database))


def test_rights_that_are_missing(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests may run as root, who may do everything: so the system's answer is replaced."""
    for path, mode, said in ((database, os.R_OK, "cannot-read"), (database, os.W_OK, "cannot-write")):
        monkeypatch.setattr(os, "access", lambda one, asked, path=path, mode=mode: not (one == path and asked == mode))
        assert messages(look_at_file(database))[0] == said
    monkeypatch.setattr(os, "access", lambda one, asked: one != database.parent)
    assert messages(look_at_file(database))[0] == "folder-closed"
    assert messages(look_at_file(database.parent / "new.db")) == ["folder-closed"]


def test_a_file_that_others_can_read(database: Path) -> None:
    database.chmod(0o640)
    assert messages(look_at_file(database))[-1] == "exposed"


def test_a_folder_that_others_can_write_in(database: Path) -> None:
    database.parent.chmod(0o777)
    assert messages(look_at_file(database))[-1] == "open-folder"


def test_a_file_beside_it_that_belongs_to_somebody_else(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wal = database.with_name(database.name + "-wal")
    wal.touch(0o600)
    monkeypatch.setattr("sexton.server.doctor.sqlite_file.owner_of", lambda path: 65_534 if path == wal else 1000)
    assert "other-owner" in messages(look_at_file(database))


# PostgreSQL


async def test_a_database_that_does_not_answer() -> None:
    found = await look_at_postgres(f"postgresql://sexton:word@127.0.0.1:{free_port()}/sexton")
    assert messages(found) == ["away"]
    assert "word" not in str(found)


async def test_a_database_that_answers(postgres: Postgres) -> None:
    url = postgres.create("examined")
    assert messages(await look_at_postgres(url)) == ["postgres-sound", "schema-older", "clocks-agree"]
    async with running(quick(url)):
        assert messages(await look_at_postgres(url)) == ["postgres-sound", "schema-current", "clocks-agree"]
    closed = f"{url}{'&' if '?' in url else '?'}default_transaction_read_only=on"
    assert messages(await look_at_postgres(closed)) == ["postgres-read-only"]


# The machine


@pytest.mark.parametrize(("megabytes", "said"), [(10, "no-room"), (100, "little-room"), (5000, "room")])
def test_room_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, megabytes: int, said: str) -> None:
    usage = shutil.disk_usage(tmp_path)._replace(free=megabytes * 2**20)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: usage)
    assert messages(machine.look_at_room(tmp_path / "not" / "there")) == [said]


def test_a_clock_that_was_set_back(database: Path) -> None:
    assert "clock-slow" not in messages(machine.look_at_clock(database))
    with closing(sqlite3.connect(database)) as db:
        row = ("ab12cd34", "vampire", "playing", 0, time.time() + 7200, time.time() + 7200, "", 1, "", "", None, 0.0)
        db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        db.commit()
    (found,) = machine.look_at_clock(database)
    assert (found.message, found.facts["minutes"]) == ("clock-slow", 120)


def test_a_page_that_was_not_built(tmp_path: Path) -> None:
    assert machine.look_at_page(tmp_path).message == "page-missing"
    assert machine.look_at_push(Settings()).message == "push-on"
    assert machine.look_at_push(Settings(push=False)).message == "push-off"
    assert machine.look_at_push(Settings(push_loopback=True)).message == "push-loopback"
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "page.js").touch()
    (tmp_path / "index.html").touch()
    assert machine.look_at_page(tmp_path).message == "page-built"


def test_settings_with_a_secret_that_others_can_read(tmp_path: Path) -> None:
    config = tmp_path / "sexton.toml"
    config.touch(0o644)
    secret = Settings(database="postgresql://sexton:word@db/sexton")
    assert messages(machine.look_at_config(config, secret)) == ["config-exposed"]
    assert messages(machine.look_at_config(config, Settings())) == ["settings-valid"]
    config.chmod(0o600)
    assert messages(machine.look_at_config(config, secret)) == ["settings-valid"]


# Addresses, the server, the proxy


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, ["this-machine"]),
        ({"host": "0.0.0.0"}, ["network"]),
        ({"public_url": "https://tables.example"}, ["https"]),
        ({"public_url": "http://tables.example"}, ["no-https"]),
        ({"public_url": "http://192.168.1.5:8020"}, ["this-machine"]),
        ({"public_url": "https://tables.example", "host": "0.0.0.0"}, ["round-the-proxy"]),
        ({"trusted_proxies": "*"}, ["trusts-everybody", "this-machine"]),
    ],
)
def test_addresses(given: dict[str, str], said: list[str]) -> None:
    assert messages(reached.look_at_addresses(Settings(**given))) == said


async def test_a_server_and_the_way_to_it(tmp_path: Path) -> None:
    assert messages(reached.look_at_server(Settings(port=free_port()))) == ["not-running"]
    async with running(quick(tmp_path / "tables.db")) as server:
        assert messages(reached.look_at_server(Settings(port=server.port))) == ["running"]
        same = Settings(port=server.port, public_url=server.url)
        assert messages(reached.look_through_proxy(same)) == ["reached", "sockets-pass"]
        bare = Settings(port=1, public_url=server.url)  # a proxy, it seems, which hands on nothing but the request
        said = ["reached", "no-forwarded-for", "sockets-pass", "metrics-exposed"]
        assert messages(reached.look_through_proxy(bare)) == said
        server.site.probe._until, server.site.probe._writable = float("inf"), False
        assert messages(reached.look_at_server(Settings(port=server.port))) == ["unwell"]


async def test_headers_of_a_proxy_are_believed(tmp_path: Path) -> None:
    async with running(quick(tmp_path / "tables.db")) as server:
        headers = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
        _, _, forwarded = reached.asked(reached.urlsplit(server.url), "/healthz", headers)
    secure = Settings(public_url="https://tables.example")
    assert messages(reached.look_at_headers(forwarded, secure)) == ["headers-pass"]
    assert messages(reached.look_at_headers("for http", secure)) == ["no-forwarded-proto"]


class Elsewhere(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(404)
        self.end_headers()
        self.wfile.write(b"nothing here")

    def log_message(self, *_: Any) -> None: ...


@pytest.fixture
def another_program() -> Iterator[int]:
    with HTTPServer(("127.0.0.1", 0), Elsewhere) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def test_another_program_in_its_place(another_program: int) -> None:
    settings = Settings(port=another_program, public_url=f"http://127.0.0.1:{another_program}")
    assert messages(reached.look_at_server(settings)) == ["somebody-else"]
    assert messages(reached.look_through_proxy(settings)) == ["leads-elsewhere"]
    (found,) = reached.look_at_sockets(reached.urlsplit(settings.public_url))
    assert found.message == "sockets-blocked"


def test_a_public_address_that_nobody_answers() -> None:
    settings = Settings(public_url=f"https://127.0.0.1:{free_port()}")
    assert messages(reached.look_through_proxy(settings)) == ["unreachable"]


# The command


def test_exit_codes(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sexton.server.doctor.machine.compiled", lambda: True)
    monkeypatch.setattr("sexton.server.doctor.examination.look_at_page", lambda: Finding("page", "well", "page-built"))
    monkeypatch.setattr("sexton.server.doctor.machine.SYNCHRONIZED", Path("/nowhere/at/all"))
    done = told("--database", str(database))
    assert (done.exit_code, done.output.splitlines()[-1]) == (0, "All is well.")
    database.chmod(0o644)
    done = told("--database", str(database))
    assert done.exit_code == 1 and "! Others on this machine can read" in done.output
    database.write_bytes(b"not a database at all" * 100)
    done = told("--database", str(database), "--lang", "it")
    assert done.exit_code == 2 and "non è una base di dati integra" in done.output


def test_wrong_settings_are_a_finding() -> None:
    done = told("--public-url", "tables.example", "--json")
    (found,) = json.loads(done.output)
    assert (done.exit_code, found["check"], found["state"]) == (2, "settings", "fault")
    assert "public_url" in found["text"]


def test_json_has_everything(database: Path) -> None:
    found = json.loads(told("--database", str(database), "--json").output)
    assert all(set(one) == {"check", "state", "message", "facts", "text"} and one["text"] for one in found)
    assert {"settings", "database", "schema", "private", "space", "clock", "page", "engine"} <= {
        one["check"] for one in found
    }


def test_nothing_is_changed(database: Path) -> None:
    before = {path: path.read_bytes() for path in database.parent.iterdir()}
    examine(Settings(database=str(database), port=free_port()))
    assert {path: path.read_bytes() for path in database.parent.iterdir()} == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_can_be_said(language: str) -> None:
    words, said = Words(language, FOLDER), set[str]()
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and words.knows(f"doctor-{node.value}"):
                said.add(node.value)
    text = (FOLDER / f"words.{language}.ftl").read_text(encoding="utf-8")
    ids = {line.split(" =")[0].removeprefix("doctor-") for line in text.splitlines() if line[:1].isalpha()}
    built = {"cannot-read", "cannot-write", "all-well", "all-warning", "all-fault", "settings-wrong"}
    assert ids - said == built, "every sentence is asked for"
    english = Words("en", FOLDER)
    assert all(english.knows(f"doctor-{one}") for one in ids)
