"""A table needs a server for nothing but what is handed to it: it can also live elsewhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=120)


def test_a_table_plays_a_game_without_web_threads_processes_or_database() -> None:
    done = run("-m", "tests.server.forbidden", "tests.server.alone")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("over ")


@pytest.mark.parametrize(
    "work",
    [
        "import sqlite3",
        "import sexton.server.thinking.processes",
        "import sexton.server.store.sqlite.store",
        "import sexton.server.http.site",
        "import asyncio; asyncio.run(asyncio.to_thread(print))",
    ],
)
def test_what_it_must_not_use_is_noticed(work: str) -> None:
    done = run("-c", f"from tests.server import forbidden\nforbidden.forbid()\nimport tests.server.alone\n{work}")
    assert done.returncode != 0 and "AssertionError" in done.stderr
