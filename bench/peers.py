"""OpenSpiel, doing what we do: other games, the same kind of work."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pyspiel
from measure import Work
from open_spiel.python.games import liars_poker  # noqa: F401  registers the game


def goofspiel(seats: int) -> Any:
    """As in the proof of the kernel: imperfect information, 13 cards, prizes in random order."""
    return pyspiel.load_game(
        "goofspiel", {"players": seats, "imp_info": True, "num_cards": 13, "points_order": "random"}
    )


def decisions_in(game: Any) -> int:
    """Every game is as long as any other: the last card of each hand is played for the players."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            decisions += state.num_players()
            state.apply_actions([state.legal_actions(player)[0] for player in range(state.num_players())])
    return decisions


def inside(seats: int) -> Work:
    """Random games by OpenSpiel's own C++ loop; its random bots list their moves."""
    game = goofspiel(seats)
    bots, decisions = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(seats)], decisions_in(game)

    def work(times: int) -> int:
        for seed in range(times):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return times * decisions

    return work


def drawn(state: Any, rng: random.Random) -> Any:
    """How a program that knows nothing of the game lets chance decide."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return rng.choices(outcomes, weights)[0]


def drawn_by_hand(state: Any, rng: random.Random) -> Any:
    """The same with fewer calls."""
    left, outcome = rng.random(), None
    for outcome, weight in state.chance_outcomes():
        left -= weight
        if left < 0:
            break
    return outcome


def from_python(seats: int, draw: Callable[[Any, random.Random], Any] = drawn) -> Work:
    """The loop in Python: list the moves, apply one; chance is drawn in Python too."""
    game, rng, players = goofspiel(seats), random.Random(4), range(seats)
    roll = rng.random

    def work(times: int) -> int:
        decisions = 0
        for _ in range(times):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(draw(state, rng))
                    continue
                answers = []
                for player in players:
                    moves = state.legal_actions(player)
                    answers.append(moves[int(roll() * len(moves))])
                state.apply_actions(answers)
                decisions += len(answers)
        return decisions

    return work


def from_python_lean(seats: int) -> Work:
    return from_python(seats, drawn_by_hand)


def clone(seats: int, count: int = 16) -> Work:
    """States from the course of random games."""
    game, rng, states = goofspiel(seats), random.Random(5), []
    for nth in range(count):
        state, passed = game.new_initial_state(), []
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                passed.append(state.clone())
                state.apply_actions([rng.choice(state.legal_actions(player)) for player in range(seats)])
        states.append(passed[len(passed) * (nth + 1) // (count + 2)])

    def work(times: int) -> int:
        for _ in range(times):
            for state in states:
                state.clone()
        return times * len(states)

    return work


def python_game(seats: int) -> Work:
    """OpenSpiel's liar's poker, which is written in Python."""
    game, rng = pyspiel.load_game("python_liars_poker", {"players": seats}), random.Random(4)
    roll = rng.random

    def work(times: int) -> int:
        decisions = 0
        for _ in range(times):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn_by_hand(state, rng))
                    continue
                moves = state.legal_actions()
                state.apply_action(moves[int(roll() * len(moves))])
                decisions += 1
        return decisions

    return work
