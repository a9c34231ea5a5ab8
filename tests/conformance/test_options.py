"""Every option of every game reaches the second telling and the settings that are played in tests."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from sexton.kernel import catalogue
from sexton.kernel.game import Game

TESTS = Path(__file__).parent.parent / "games"
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in catalogue.games().values()])


@every_game
def test_every_option_is_told_a_second_time(game: Game) -> None:
    oracle, cover = (import_module(f"tests.games.{game.id}.{name}") for name in ("oracle", "cover"))
    fields, told = set(game.options_type.__struct_fields__), {*oracle.OPTIONS, *oracle.FREE}
    for name, values in game.option_values().items():
        assert oracle.OPTIONS.get(name) == values, name
    assert told <= fields
    assert fields - told <= set(cover.ELSEWHERE)


@every_game
def test_every_value_of_every_option_is_played(game: Game) -> None:
    cover = import_module(f"tests.games.{game.id}.cover")
    named = game.option_values()
    assert named.items() <= cover.VALUES.items()
    assert {*cover.VALUES, *cover.ELSEWHERE} == set(game.options_type.__struct_fields__)
    assert not named.keys() & cover.ELSEWHERE.keys()
    for name, values in cover.VALUES.items():
        assert {setting.get(name, values[0]) for setting in cover.SETS} == set(values), name


@every_game
def test_what_is_played_elsewhere_is_played(game: Game) -> None:
    cover = import_module(f"tests.games.{game.id}.cover")
    sources = [path.read_text(encoding="utf-8") for path in (TESTS / game.id).glob("test_*.py")]
    for name, test in cover.ELSEWHERE.items():
        assert any(f"def {test}(" in source for source in sources), name
