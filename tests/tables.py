"""Every game found, at its player counts and with each house rule on its own."""

from __future__ import annotations

from typing import Any

import pytest

from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal


def tables() -> list[Any]:
    """Every game found, with every number of players it takes under its default options."""
    found = []
    for game in catalogue.games().values():
        for seats in game.seats:
            try:
                found.append(pytest.param(game.open(seats), id=f"{game.id}-{seats}"))
            except Refusal:  # a count that only an option allows
                continue
    return found


every_table = pytest.mark.parametrize("rules", tables())
every_id = pytest.mark.parametrize("game_id", catalogue.ids())


def settings_of(game: Game) -> list[dict[str, str]]:
    """No house rule, then each other value of each option that has a few."""
    found: list[dict[str, str]] = [{}]
    for name, values in game.option_values().items():
        found += [{name: value} for value in values[1:]]
    return found


def houses() -> list[Any]:
    """Every game with the fewest seats, under each of its house rules."""
    found = []
    for game in catalogue.games().values():
        for setting in settings_of(game):
            name = "-".join(f"{key}={value}" for key, value in setting.items()) or "plain"
            try:
                rules = game.open(game.seats[0], game.read_options(setting))
            except Refusal:
                continue
            found.append(pytest.param(rules, id=f"{game.id}-{name}"))
    return found


every_house = pytest.mark.parametrize("rules", houses())
