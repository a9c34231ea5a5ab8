"""Nothing of the web, no thread, no process, no database: `python -m tests.server.forbidden tests.server.alone`.

In a process of its own, since what it forbids is forbidden for good. It runs the module that it is given.
"""

from __future__ import annotations

import runpy
import sys
import threading
from importlib.abc import MetaPathFinder
from typing import Any
from unittest import mock

ELSEWHERE = ("starlette", "uvicorn", "websockets", "httpx", "itsdangerous", "smtplib", "multiprocessing", "sqlite3")
ELSEWHERE += ("asyncpg", "sqlalchemy", "alembic", "sexton.server.http", "sexton.server.nodes")


class Forbidden(MetaPathFinder):
    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        if any(name == one or name.startswith(f"{one}.") for one in ELSEWHERE):
            raise AssertionError(f"{name} is imported")


def no_thread(thread: threading.Thread) -> None:
    raise AssertionError("a thread is started")


def forbid() -> None:
    sys.meta_path.insert(0, Forbidden())
    mock.patch.object(threading.Thread, "start", no_thread).start()


if __name__ == "__main__":
    forbid()
    runpy.run_module(sys.argv[1], run_name="__main__")
