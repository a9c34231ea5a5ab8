"""The ratings of bots: fixed, as measured against one another, and changed by no game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from sexton.bots.measured import measured, measured_level
from sexton.server.club.ratings.model import TICKS, Strength


@cache
def anchors_of(game: str) -> Mapping[str, Strength]:
    """By level; a bot that is not there has not been measured, and plays no rated game."""
    found = measured().anchors.get(game, {})
    return {level: in_ticks(one.mu, one.sigma) for level, one in found.items()}


def in_ticks(mu: float, sigma: float) -> Strength:
    return Strength(round(mu * TICKS), round(sigma * TICKS))


def anchor(game: str, level: str) -> Strength | None:
    name = measured_level(game, level)
    return anchors_of(game)[name] if name else None
