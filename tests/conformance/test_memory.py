"""A game that is over leaves nothing behind: servers run for months, and the lab plays millions."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

from sexton.bots.players import bot_named
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Game, Rules
from sexton.kernel.table import seeded_table
from sexton.lab.simulation.plan import Plan, checked
from sexton.lab.simulation.through_views import Player

WARMING_UP, COUNTED = 4, 6  # games
STRAY = 60  # blocks a game that may stay: things seen for the first time are kept on purpose
REMEMBERS = type(lru_cache(1)(len))
every_game = pytest.mark.parametrize("game", catalogue.games().values(), ids=lambda game: game.id)


def left_behind(play: Callable[[int], object]) -> float:
    """Blocks of memory a game."""
    for number in range(WARMING_UP):
        play(number)
    before = blocks()
    for number in range(WARMING_UP, WARMING_UP + COUNTED):
        play(number)
    return (blocks() - before) / COUNTED


def blocks() -> int:
    """Without what is remembered up to a limit, which is no leak."""
    for memo in gc.get_objects():
        if isinstance(memo, REMEMBERS) and memo.cache_parameters()["maxsize"] is not None:
            memo.cache_clear()
    gc.collect()
    return sys.getallocatedblocks()


def at_a_table(rules: Rules[Any, Any], number: int) -> None:
    bot = bot_named("search:10", rules)
    table = seeded_table(rules, number, "memory", ["bot"] * rules.seats)
    asked = 0
    while table.asked:
        questions = {seat: table.ask_for(seat) for seat in table.asked}
        for seat, ask in questions.items():
            asked += 1
            view, moves = table.view(seat), tuple(table.moves(seat))
            table.answer(seat, bot.choose(view, table.heard(seat), moves, FastDice(asked)), ask)


@every_game
def test_a_game_at_a_table_leaves_nothing_behind(game: Game) -> None:
    rules = game.open(max(2, game.seats[0]))
    assert left_behind(lambda number: at_a_table(rules, number)) < STRAY


@every_game
@pytest.mark.parametrize("bot", ["random", "easy"])
def test_a_game_in_the_lab_leaves_nothing_behind(game: Game, bot: str) -> None:
    seats = max(2, game.seats[0])
    options = game.open(seats).options.canonical()
    player = Player(checked(Plan(game.id, seats, (bot,) * seats, 100, 1, options)))
    assert left_behind(lambda number: player.play(range(number, number + 1))) < STRAY
