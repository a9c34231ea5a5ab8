"""Where bots stand: as they were measured against one another, fixed, and moved by no game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct, field

from sexton.server.club.ratings.model import TICKS, Strength

SAME = {"greedy": "normal"}  # the same bot under another name


class Anchor(Struct, frozen=True):
    mu: float
    sigma: float
    source: str = field(name="from")


class Measured(Struct, frozen=True):
    origin: str
    anchors: dict[str, dict[str, Anchor]]  # by game and level


@cache
def measured() -> Measured:
    text = files("sexton.server.club.ratings").joinpath("anchors.json").read_bytes()
    return msgspec.json.decode(text, type=Measured)


@cache
def anchors_of(game: str) -> Mapping[str, Strength]:
    """By level; a bot that is not there has not been measured, and plays no rated game."""
    found = measured().anchors.get(game, {})
    return {level: Strength(round(one.mu * TICKS), round(one.sigma * TICKS)) for level, one in found.items()}


def anchor(game: str, level: str) -> Strength | None:
    return anchors_of(game).get(SAME.get(level, level))
