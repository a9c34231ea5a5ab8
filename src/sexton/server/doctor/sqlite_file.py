"""The SQLite file: can it be opened and written to, is it sound, is it ours, and who else can read it."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from sexton.server.doctor.findings import Finding, fault, warning, well
from sexton.server.store import schema
from sexton.server.store.sqlite.store import read_through

OTHERS = stat.S_IRWXG | stat.S_IRWXO
LOCK = ".lock"  # is empty
BESIDE = ("-wal", "-shm", LOCK)


def look_at_file(path: Path) -> Iterator[Finding]:
    if not path.exists():
        yield from look_at_place(path)
        return
    missing = [right for right, mode in (("read", os.R_OK), ("write", os.W_OK)) if not os.access(path, mode)]
    if not path.is_file():
        yield fault("database", "no-file", path=str(path))
        return
    if missing:
        yield fault("database", f"cannot-{missing[0]}", path=str(path))
    elif not os.access(path.parent, os.W_OK | os.X_OK):
        yield fault("database", "folder-closed", path=str(path.parent))
    else:
        yield from look_inside(path)
    yield from look_at_rights(path)


def look_at_place(path: Path) -> Iterator[Finding]:
    """Where the file will be made."""
    folder = next(one for one in path.absolute().parents if one.exists())
    if os.access(folder, os.W_OK | os.X_OK):
        yield well("database", "none-yet", path=str(path))
    else:
        yield fault("database", "folder-closed", path=str(folder))


def look_inside(path: Path) -> Iterator[Finding]:
    newest = schema.steps("sqlite")[-1][0]
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=5)) as db:
            found = int(db.execute("PRAGMA user_version").fetchone()[0])
            names = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            read_through(db)
            tables = int(db.execute("SELECT count(*) FROM tables").fetchone()[0]) if "tables" in names else 0
    except sqlite3.OperationalError as error:
        yield fault("database", "closed", path=str(path), problem=str(error))
    except sqlite3.DatabaseError as error:
        yield fault("database", "broken", path=str(path), problem=str(error))
    else:
        if names and "meta" not in names:
            yield fault("database", "foreign", path=str(path))
            return
        yield well("database", "sound", path=str(path), tables=tables)
        yield look_at_schema(found, newest)


def look_at_schema(found: int, newest: int) -> Finding:
    if found > newest:
        return fault("schema", "schema-newer", found=found, known=newest)
    return well("schema", "schema-current" if found == newest else "schema-older", found=found, known=newest)


def look_at_rights(path: Path) -> Iterator[Finding]:
    """A file beside the database that belongs to somebody else locks the server out: a backup made as root, say."""
    files = [one for one in (path, *(path.with_name(path.name + end) for end in BESIDE)) if one.exists()]
    foreign = [one for one in files if owner_of(one) != owner_of(path)]
    if foreign:
        yield fault("private", "other-owner", path=str(foreign[0]), database=str(path))
    exposed = [one for one in files if one.stat().st_mode & OTHERS and one.suffix != LOCK]
    if exposed:
        yield warning("private", "exposed", path=str(exposed[0]))
    elif path.parent.stat().st_mode & stat.S_IWOTH and not path.parent.stat().st_mode & stat.S_ISVTX:
        yield warning("private", "open-folder", path=str(path.parent))
    elif not foreign:
        yield well("private", "private", path=str(path))


def owner_of(path: Path) -> int:
    return path.stat().st_uid
