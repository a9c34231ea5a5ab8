"""What the log says while something is wrong: one line, told seldom, without a traceback."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from sexton.server import logs
from sexton.server.logs import Seldom
from tests.server.database import Postgres, free_port


def line(text: str, level: int = logging.WARNING, fault: Exception | None = None) -> logging.LogRecord:
    caught = None if fault is None else (type(fault), fault, None)
    return logging.LogRecord("name", level, "file", 1, text, (), caught)


def test_the_same_warning_is_told_again_only_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    said = Seldom(tracebacks=False)
    assert [said.filter(line("away")) for _ in range(3)] == [True, False, False]
    assert (
        said.filter(line("other"))
        and said.filter(line("news", logging.INFO))
        and said.filter(line("news", logging.INFO))
    )
    monkeypatch.setattr(logs, "AGAIN_SECONDS", -1.0)
    again = line("away")
    assert said.filter(again) and again.getMessage() == "away (and 2 times before)"


def test_a_fault_is_named_and_its_traceback_is_for_who_looks_for_it() -> None:
    short, long = line("%", fault=ValueError("the secret")), line("%", fault=ValueError("the secret"))
    assert Seldom(tracebacks=False).filter(short) and Seldom(tracebacks=True).filter(long)
    assert logging.Formatter("%(message)s").format(short) == "% (ValueError)"
    assert "the secret" in logging.Formatter("%(message)s").format(long)


def test_a_database_that_is_away_is_one_line_in_the_log(tmp_path: Path) -> None:
    postgres, port, log = Postgres("fsync=off"), free_port(), tmp_path / "log"
    try:
        settings = {"SEXTON_DATABASE": postgres.create("away"), "SEXTON_BOT_WORKERS": "0", "SEXTON_PORT": str(port)}
        with log.open("wb") as errors:
            command = [sys.executable, "-c", "from sexton.commands import main; main()", "serve"]
            server = subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.DEVNULL, stderr=errors)
        try:
            until(200, port)
            postgres.kill()
            until(503, port)
            time.sleep(2.5)  # the pool tries to connect every second
            postgres.start()
            until(200, port)
        finally:
            server.terminate()
            server.wait(60)
    finally:
        postgres.stop()
    told = log.read_text()
    assert not [word for word in ("Traceback", "  File", "asyncpg") if word in told]
    assert told.count("the database cannot be reached") == told.count("the database can be reached again") == 1
    texts = [line.partition(" sexton.")[2] for line in told.splitlines()]
    assert len(set(texts)) == len(texts), told  # nothing is said twice in a minute


def until(status: int, port: int) -> None:
    """Guests are in the database: this many seconds at most until a new one is answered so."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            if httpx.post(f"http://127.0.0.1:{port}/api/guest", json={"name": "Ada"}).status_code == status:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.2)
    raise AssertionError(f"no {status}")
