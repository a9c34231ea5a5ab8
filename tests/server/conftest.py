"""One PostgreSQL a test process, started when the first test asks for it; a fresh database for each test."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from sexton.server.http.club import rounds
from tests.server.database import Postgres

NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres("fsync=off")  # it need not outlive the machine
    yield server
    server.stop()


# For tests of what the server makes of its answers, where others ask both kinds of stores the same.
in_one_store = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path / "sexton.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.ready(f"test_{next(NUMBERS)}")


@pytest.fixture
def brisk_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a server sees to every two seconds is seen to at once: orders from the command line, closed doors."""
    monkeypatch.setattr(rounds, "PAUSE", 0.02)
