"""The machine and what is installed on it: room, clock, page, engine, and a settings file that others can read."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import time
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

from sexton.server.doctor.findings import Finding, fault, warning, well
from sexton.server.http.routes.page import BUILT
from sexton.server.settings import Settings
from sexton.uncompiled import compiled

MEGABYTE = 2**20
LITTLE, TOO_LITTLE = 500, 50  # megabytes
SLACK = 60.0  # seconds by which a clock may have been set back
SYNCHRONIZED = Path("/run/systemd/timesync/synchronized")


def look_at_room(folder: Path) -> Iterator[Finding]:
    found = next(one for one in (folder.absolute(), *folder.absolute().parents) if one.exists())
    free = shutil.disk_usage(found).free // MEGABYTE
    nodes = os.statvfs(found)
    if free < TOO_LITTLE:
        yield fault("space", "no-room", path=str(found), megabytes=free)
    elif nodes.f_files and nodes.f_favail == 0:
        yield fault("space", "no-nodes", path=str(found))
    elif free < LITTLE:
        yield warning("space", "little-room", path=str(found), megabytes=free)
    else:
        yield well("space", "room", path=str(found), megabytes=free)


def look_at_clock(database: Path | None) -> Iterator[Finding]:
    """The clock is surely slow if the store holds something dated later than now."""
    latest = max(Path(__file__).stat().st_mtime, last_change(database) if database is not None else 0.0)
    behind = latest - time.time()
    if behind > SLACK:
        yield fault("clock", "clock-slow", minutes=round(behind / 60))
    elif SYNCHRONIZED.parent.is_dir() and not SYNCHRONIZED.exists():
        yield warning("clock", "clock-alone")
    else:
        yield well("clock", "clock-right")


def last_change(database: Path) -> float:
    try:
        with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True, timeout=5)) as db:
            return float(db.execute("SELECT coalesce(max(changed), 0) FROM tables").fetchone()[0])
    except sqlite3.Error:  # another check says so
        return 0.0


def look_at_page(folder: Path = BUILT) -> Finding:
    built = (folder / "index.html").is_file() and any(folder.glob("assets/*.js"))
    return well("page", "page-built") if built else warning("page", "page-missing")


def look_at_engine() -> Finding:
    return well("engine", "engine-compiled") if compiled() else warning("engine", "engine-uncompiled")


def look_at_push(settings: Settings) -> Finding:
    """Whether browsers can be told that it is somebody's go."""
    if not settings.push:
        return well("push", "push-off")
    if find_spec("cryptography") is None:
        return warning("push", "push-not-installed")
    if settings.push_loopback:
        return warning("push", "push-loopback")
    return well("push", "push-on")


def look_at_config(config: Path | None, settings: Settings) -> Iterator[Finding]:
    """Readable by others, with a secret inside."""
    secrets = (
        settings.secret or settings.smtp_password or ":" in settings.database.partition("://")[2].partition("@")[0]
    )
    if config is not None and secrets and config.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH):
        yield warning("settings", "config-exposed", path=str(config))
    else:
        yield well("settings", "settings-valid")
