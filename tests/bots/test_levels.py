"""The four levels: they play every game, see no more than their seat may see, and are stronger the more they think."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sexton.bots.careless import LOOKED_AT, Careless
from sexton.bots.players import LEVELS, bot_named, let_bots_answer
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Game
from sexton.kernel.interface import Over
from sexton.kernel.table import seeded_table
from sexton.kernel.words import LANGUAGES
from sexton.terminal.local_game import Setting, sit_down
from tests.bots.test_search import asked_states, opened
from tests.commands.command_line import run

every_game = pytest.mark.parametrize("game", catalogue.games().values(), ids=lambda game: game.id)
every_level = pytest.mark.parametrize("level", LEVELS)


@every_game
@every_level
def test_every_level_plays_every_game(game: Game, level: str, caplog: pytest.LogCaptureFixture) -> None:
    rules = opened(game)
    table = seeded_table(rules, 3, "test", [f"bot {level}"] * rules.seats)
    bots = dict.fromkeys(range(rules.seats), bot_named(level, rules, milliseconds=50))
    dice = {seat: FastDice(seat) for seat in bots}
    asks = 0
    while table.asked and asks < 60:
        let_bots_answer(table, bots, dice)
        asks += 1
    assert asks == 60 or isinstance(table.pending, Over)
    assert not caplog.records


@every_game
@every_level
def test_equal_views_are_answered_equally_whatever_the_truth(game: Game, level: str) -> None:
    rules = opened(game)
    bot: Any = bot_named(level, rules)
    for nth, state in enumerate(asked_states(rules, 5, 0.1)[:8]):
        seat = rules.pending(state).seats[0]
        seen = rules.view(state, seat)
        world = rules.worlds(seen).sample(FastDice(nth))
        in_truth = bot.choose(seen, (), rules.moves(state, seat), FastDice(9))
        assert in_truth == bot.choose(rules.view(world, seat), (), rules.moves(world, seat), FastDice(9))


def test_the_easy_one_looks_at_a_few_moves_and_takes_the_best_of_them() -> None:
    looked_at: list[tuple[int, ...]] = []

    class Ascending:
        def values(self, view: Any, moves: Any, dice: Any) -> list[float]:
            looked_at.append(tuple(moves))
            return [float(move) for move in moves]

    chosen = {Careless(Ascending()).choose(None, (), range(50), FastDice(seed)) for seed in range(200)}
    assert max(len(moves) for moves in looked_at) == LOOKED_AT
    assert len(chosen) > 20 and sum(chosen) / len(chosen) > 25


@every_level
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_can_be_chosen_to_play_against(level: str, language: str, tmp_path: Path) -> None:
    words = ["play", "gravediggers", "--seats", "2", "--plain", "--seed", "3", "--bots", level, "--lang", language]
    path = tmp_path / "game.sexton"
    done = run(*words, "--watch", "--record", str(path))
    assert done.exit_code == 0, done.output
    assert f"bot {level}" in path.read_text()
    assert level in run("play", "--help").stdout
    assert f"{level}" in run("games", "--lang", language).stdout


@every_level
def test_every_level_sits_down_at_the_drawn_table(level: str) -> None:
    game = catalogue.find("graverobbers")
    sitting = sit_down(Setting(game, game.options_type(), 3, (level, level), "Ada", 5))
    while sitting.question is None and not sitting.ended:
        sitting.let_others_answer()
    assert sitting.question is not None
