"""How strong bots are, by game and level, as they were measured against one another: scripts/anchors.py writes it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct, field

SAME = {"greedy": "normal"}  # the same bot under another name
FROM = "from"


class Strength(Struct, frozen=True):
    mu: float
    sigma: float
    source: str = field(name=FROM)


class Measured(Struct, frozen=True):
    origin: str
    anchors: dict[str, dict[str, Strength]]  # by game and level


@cache
def measured() -> Measured:
    return msgspec.json.decode(Path(__file__).with_name("measured.json").read_bytes(), type=Measured)


def measured_strength(game: str, level: str) -> Strength | None:
    """How strong the level was measured to be, if it was."""
    name = measured_level(game, level)
    return measured().anchors[game][name] if name else None


def measured_level(game: str, level: str) -> str | None:
    """The level under which it was measured, if it was."""
    name = SAME.get(level, level)
    return name if name in measured().anchors.get(game, {}) else None
