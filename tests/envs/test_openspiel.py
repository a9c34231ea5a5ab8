"""OpenSpiel's own simulation tests on every game, and what they do not ask."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import sexton.envs.openspiel
from sexton.envs.openspiel import PREFIX, SEQUENTIAL
from sexton.kernel import catalogue
from tests.games.vampire.cover import ALLEY
from tests.tables import every_id

NAMES = sorted(name for name in pyspiel.registered_names() if name.startswith(PREFIX))
SMALL = {"vampire": {"board": ALLEY}}  # random hunts on a large board take minutes
every_name = pytest.mark.parametrize("name", NAMES)


def loaded(name: str, **params: Any) -> pyspiel.Game:
    options = SMALL.get(name.removeprefix(PREFIX).removesuffix(SEQUENTIAL))
    return pyspiel.load_game(name, {**({"options": json.dumps(options)} if options else {}), **params})


def sampler(rng: np.random.RandomState) -> Any:
    return lambda: float(rng.uniform())


def advance(state: pyspiel.State, rng: np.random.RandomState) -> None:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=chances)))
    elif state.is_simultaneous_node():
        state.apply_actions([int(rng.choice(state.legal_actions(seat))) for seat in range(state.num_players())])
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_every_game_is_there_and_one_by_one_where_seats_decide_at_once() -> None:
    sequential = {game_id for game_id in catalogue.ids() if sexton.envs.openspiel.together(game_id)}
    assert {PREFIX + game_id for game_id in catalogue.ids()} | {PREFIX + one + SEQUENTIAL for one in sequential} == set(
        NAMES
    )
    kinds = pyspiel.GameType.Dynamics
    for name in NAMES:
        joint = name.removeprefix(PREFIX) in sequential
        assert pyspiel.load_game(name).get_type().dynamics == (kinds.SIMULTANEOUS if joint else kinds.SEQUENTIAL)


@every_name
def test_its_random_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [name for name in NAMES if name.removeprefix(PREFIX) in SMALL])
def test_a_game_that_is_simulated_small_is_played_to_the_end_at_its_own_size(name: str) -> None:
    """OpenSpiel's own test writes every seat's whole memory at every step, which takes minutes in a long game."""
    game, rng, steps = pyspiel.load_game(name), np.random.RandomState(6), 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if steps in (10, 150):
            for twin in (state.clone(), game.deserialize_state(state.serialize())):
                assert str(twin) == str(state)
                assert twin.history() == state.history()
                assert twin.legal_actions() == state.legal_actions()
                assert twin.information_state_string(0) == state.information_state_string(0)
        advance(state, rng)
        steps += 1
    assert steps > 150
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


@every_name
def test_what_is_imagined_cannot_be_told_from_what_is(name: str) -> None:
    game, rng, others_differ, looked = loaded(name), np.random.RandomState(2), 0, 0
    state = game.new_initial_state()
    while not state.is_terminal() and looked < 25:
        advance(state, rng)
        if state.is_terminal() or state.is_chance_node() or rng.uniform() < 0.4:
            continue
        looked += 1
        for seat in range(game.num_players()):
            twin = state.resample_from_infostate(seat, sampler(rng))
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert twin.legal_actions(seat) == state.legal_actions(seat)
            others_differ += str(twin) != str(state)
            advance(twin, rng)
    assert others_differ or "vampire" in name  # in which nothing is hidden


@every_name
def test_information_states_tell_histories_apart_and_tensors_follow_them(name: str) -> None:
    """Perfect recall: what a seat knew is part of what it knows; the tensor differs where the text does."""
    game, rng, texts = loaded(name), np.random.RandomState(4), {}
    for _ in range(2):
        state, before = game.new_initial_state(), ""
        for _ in range(80):
            if state.is_terminal():
                break
            text = state.information_state_string(0)
            assert text.startswith(before)
            before = text
            tensor = np.array(state.information_state_tensor(0)).tobytes()
            assert texts.setdefault(tensor, text) == text
            advance(state, rng)


@every_id
def test_sealed_answers_stay_sealed(game_id: str) -> None:
    """Asked one by one, a seat learns nothing of the answers before it."""
    if not sexton.envs.openspiel.together(game_id):
        assert PREFIX + game_id + SEQUENTIAL not in NAMES
        return
    state, rng, joint = loaded(PREFIX + game_id + SEQUENTIAL).new_initial_state(), np.random.RandomState(1), 0
    while not state.is_terminal() and joint < 3:
        asked = state.moment.asked
        if len(asked) < 2:
            advance(state, rng)
            continue
        joint += 1
        knew = [state.information_state_string(seat) for seat in range(len(asked))]
        for seat in asked:
            assert state.current_player() == seat
            assert [state.information_state_string(other) for other in asked if other >= seat] == knew[seat:]
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert joint


def test_the_observer_names_the_fields() -> None:
    game = pyspiel.load_game("sexton_gravediggers(players=3)")
    observation, state = make_observation(game), game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observation.set_from(state, 1)
    assert observation.dict["seat"].tolist() == [0, 1, 0]
    assert observation.dict["money"].tolist() == [10, 10, 10]
    assert observation.tensor.tolist() == state.observation_tensor(1)
