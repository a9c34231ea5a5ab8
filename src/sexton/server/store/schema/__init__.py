"""The tables of both stores, step by step: NNNN_what.sqlite.sql and NNNN_what.postgres.sql."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent


def steps(kind: str) -> list[tuple[int, str]]:
    """Number and SQL of every step, in order."""
    found = sorted(FOLDER.glob(f"*.{kind}.sql"))
    return [(int(path.name.split("_", 1)[0]), path.read_text(encoding="utf-8")) for path in found]
