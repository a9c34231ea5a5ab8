"""Every promise, on every game found, at every player count. No game is named here."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import sexton
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Ask
from tests.conformance import promises
from tests.counts import games
from tests.tables import every_house, every_table

GAMES = list(catalogue.games().values())


every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])


def sampled(rules: Rules[Any, Any], seed: int, share: float) -> list[Any]:
    """Some states of a random game: about one in 1/share, always the first and the last."""
    rng = random.Random(seed)
    kept = [rules.clone(state) for state in promises.states(rules, seed) if rng.random() < share]
    return [rules.setup(), *kept]


def test_at_least_one_game_is_found() -> None:
    assert catalogue.ids()


@every_game
def test_the_rules_read_no_clock_roll_no_dice_and_open_no_file(game: Any) -> None:
    promises.check_source_is_pure(game)


@every_table
def test_the_same_inputs_give_the_same_game(rules: Rules[Any, Any]) -> None:
    for seed in range(games(0.01)):
        promises.check_deterministic(rules, seed)


@every_table
def test_moves_are_sorted_readable_and_the_same_on_the_screen(rules: Rules[Any, Any]) -> None:
    for seed in range(games(0.02)):
        for state in sampled(rules, seed, 0.3):
            promises.check_moves(rules, state)


@every_house
def test_a_move_is_allowed_or_there_is_a_reason_why_not(rules: Rules[Any, Any]) -> None:
    """Under every house rule: all moves that have a number, and some of other states, seats and games."""
    states = [state for seed in range(3) for state in sampled(rules, seed, 0.5)]
    asked = [state for state in states if isinstance(rules.pending(state), Ask)]
    known = {move for state in asked for seat in rules.pending(state).seats for move in rules.moves(state, seat)}
    rng, pool = random.Random(5), sorted(known)
    for nth, state in enumerate(rng.sample(asked, min(len(asked), games(0.13, at_least=6)))):
        promises.check_refusals(rules, state, rng.sample(pool, min(len(pool), 60)))
        promises.check_moves(rules, state)
        if nth < games(0.01):
            promises.check_any_move(rules, state, samples=20)


@every_house
def test_what_a_view_tells_as_a_state_has_the_moves_of_the_truth(rules: Rules[Any, Any]) -> None:
    """Under every house rule: whoever has only a view can ask the rules themselves."""
    for state in sampled(rules, 11, 0.3):
        promises.check_known(rules, state)


@every_table
def test_a_sampled_move_is_any_move_as_likely(rules: Rules[Any, Any]) -> None:
    for seed in range(games(0.01)):
        for state in sampled(rules, seed, 0.05):
            promises.check_any_move(rules, state, samples=20)


@every_table
def test_a_position_has_a_text_that_holds_it_all(rules: Rules[Any, Any]) -> None:
    for seed in range(games(0.02)):
        for state in sampled(rules, seed, 0.3):
            promises.check_positions(rules, state)


@every_table
def test_a_clone_lives_its_own_life(rules: Rules[Any, Any]) -> None:
    rng = random.Random(7)
    for state in sampled(rules, 7, 0.3):
        promises.check_clone(rules, state, rng)


@every_table
def test_what_is_made_for_all_seats_together_is_what_is_made_for_each_alone(rules: Rules[Any, Any]) -> None:
    """Views and aids; what one seat was shown is never left over for the next."""
    rng = random.Random(13)
    for state in sampled(rules, 13, 0.2):
        together, hearers = rules.views(state), [*range(rules.seats), None]
        rng.shuffle(hearers)
        for seat in hearers:
            alone = rules.game.open(rules.seats, rules.options)
            seen = together(seat)
            assert seen == alone.view(state, seat)
            assert rules.aids(seen) == alone.aids(alone.view(state, seat))


@every_table
def test_nothing_leaks_worlds_look_like_the_view(rules: Rules[Any, Any]) -> None:
    dice = FastDice(99)
    for seed in range(games(0.01)):
        for state in sampled(rules, seed, 0.15):
            promises.check_worlds(rules, state, dice, worlds=3)


@every_table
def test_nothing_leaks_told_the_same_means_seeing_the_same(rules: Rules[Any, Any]) -> None:
    differed = 0
    for seed in range(games(0.01)):
        for seat in (seed % rules.seats, None):
            twins = promises.Twins(rules, seat, seed)
            twins.play(limit=400)
            differed += twins.differed
    assert differed or not hides_anything(rules), "the twins never differed: this test saw nothing"


def hides_anything(rules: Rules[Any, Any]) -> bool:
    """Whether two worlds of one view are ever different: a game without secrets has no twins."""
    dice = FastDice(5)
    for state in sampled(rules, 3, 0.2):
        worlds = rules.worlds(rules.view(state, None))
        if rules.write_position(worlds.sample(dice)) != rules.write_position(worlds.sample(dice)):
            return True
    return False


@every_table
def test_every_announcement_names_its_hearers_and_its_rule(rules: Rules[Any, Any]) -> None:
    for seed in range(games(0.01)):
        promises.check_hearers(rules, seed)


@every_table
def test_a_record_replays_byte_for_byte(rules: Rules[Any, Any]) -> None:
    for seed in range(games(0.01)):
        promises.check_record(rules, seed)


@every_table
def test_what_is_in_the_box_stays_in_the_box(rules: Rules[Any, Any]) -> None:
    for seed in range(games(0.02)):
        promises.check_box(rules, seed)


DIGEST = """
import hashlib, sexton
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.engine import playout
from sexton.kernel.interface import Refusal
digest = hashlib.sha256()
for game in catalogue.games().values():
    for seats in game.seats:
        try:
            rules = game.open(seats)
        except Refusal:
            continue
        for seed in range(3):
            state, inputs = rules.setup(), []
            playout(rules.engine, state, FastDice(seed), FastDice(seed + 1000), inputs)
            digest.update(repr((inputs, rules.write_position(state), rules.pending(state))).encode())
print(sexton.uncompiled.compiled(), digest.hexdigest())
"""


def digest_of(source: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, "-c", DIGEST], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_compiled_and_uncompiled_engine_play_the_same_games(tmp_path: Path) -> None:
    """Where nothing is compiled the two are one, and the comparison is trivially true."""
    source = Path(sexton.__file__).parent
    for path in source.rglob("*"):
        if path.suffix in (".py", ".ftl", ".md", ".txt", ".toml", ".json") and path.name != "engine.json":
            copy = tmp_path / "sexton" / path.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    uncompiled = digest_of(tmp_path)
    assert uncompiled[0] == "False"
    assert digest_of(source.parent) == [str(sexton.uncompiled.compiled()), uncompiled[1]]
