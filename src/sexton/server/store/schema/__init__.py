"""The tables of both stores, step by step: sqlite/NNNN_what.sql and postgres/NNNN_what.sql."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent


def steps(kind: str) -> list[tuple[int, str]]:
    """Number and SQL of every step, in order."""
    found = sorted((FOLDER / kind).glob("*.sql"))
    return [(int(path.name.split("_", 1)[0]), path.read_text(encoding="utf-8")) for path in found]
