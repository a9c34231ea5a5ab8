"""PettingZoo's own tests on every game, and what they do not ask."""

from __future__ import annotations

import copy
import functools
import pickle
from typing import Any

import numpy as np
import pytest

from sexton.envs import IllegalAction, pettingzoo
from sexton.envs.pettingzoo import Parallel, Table
from sexton.kernel import catalogue
from sexton.kernel.interface import Over, Refusal
from tests.envs.suites import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from tests.tables import every_id

# A dictionary with a mask is how PettingZoo's own card games observe; its test knows them by name, and warns of others.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


def seat_counts() -> list[Any]:
    return [
        pytest.param(game.id, seats, id=f"{game.id}-{seats}")
        for game in catalogue.games().values()
        for seats in {game.seats[0], min(game.seats[-1], 4)}
    ]


def versioned(game_id: str) -> Any:
    return getattr(pettingzoo, f"{game_id}_v0")


@pytest.mark.parametrize(("game_id", "seats"), seat_counts())
def test_its_api_test(game_id: str, seats: int) -> None:
    api_test(versioned(game_id).env(seats=seats), num_cycles=60)


@pytest.mark.parametrize(("game_id", "seats"), seat_counts())
def test_its_parallel_api_test(game_id: str, seats: int) -> None:
    parallel_api_test(versioned(game_id).parallel_env(seats=seats), num_cycles=60)


@every_id
def test_its_seed_tests(game_id: str) -> None:
    seed_test(versioned(game_id).env, num_cycles=40)
    parallel_seed_test(versioned(game_id).parallel_env, num_cycles=40)


@pytest.mark.parametrize(("game_id", "seats"), seat_counts())
def test_its_max_cycles_test(game_id: str, seats: int) -> None:
    class Module:
        env = staticmethod(functools.partial(versioned(game_id).env, seats=seats))
        parallel_env = staticmethod(functools.partial(versioned(game_id).parallel_env, seats=seats))

    max_cycles_test(Module)


def sampled(env: Table, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))


@every_id
def test_the_winners_share_the_pot_and_nobody_is_paid_before_the_end(game_id: str) -> None:
    rng, env = np.random.default_rng(3), pettingzoo.env(game_id, illegal="raise")
    env.reset(seed=3)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        env.step(sampled(env, rng))
    over = env.episode.rules.pending(env.episode.run.state)
    assert isinstance(over, Over)
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert {int(agent.removeprefix("player_")) for agent, paid in env.rewards.items() if paid > -1} == set(
        over.ranking[0]
    )


@every_id
def test_the_parallel_environment_is_the_same_game(game_id: str) -> None:
    """The same seed and the same answers: both come to the same end."""
    rng = np.random.default_rng(9)
    one, all_at_once = pettingzoo.env(game_id, illegal="raise"), pettingzoo.parallel_env(game_id, illegal="raise")
    one.reset(seed=5)
    seen, _ = all_at_once.reset(seed=5)
    while all_at_once.agents:
        actions = dict.fromkeys(all_at_once.agents, one.episode.wait)
        for seat in one.episode.asked:
            agent = f"player_{seat}"
            assert agent == one.agent_selection
            for part in ("observation", "action_mask"):
                assert (seen[agent][part] == one.observe(agent)[part]).all()
            actions[agent] = sampled(one, rng)
            one.step(actions[agent])
        waiting = [agent for agent in actions if actions[agent] == one.episode.wait]
        assert all(seen[agent]["action_mask"].nonzero()[0].tolist() == [one.episode.wait] for agent in waiting)
        seen, rewards, over, _, _ = all_at_once.step(actions)
    assert all(over.values())
    assert rewards == one.rewards


@every_id
def test_who_answers_first_does_not_show(game_id: str) -> None:
    """While some of several seats that decide together have answered, nobody sees anything of it."""
    rng, env, looked = np.random.default_rng(1), pettingzoo.env(game_id), 0
    env.reset(seed=1)
    for _ in range(150):
        if any(env.terminations.values()):
            break
        if len(env._queue) > 1:
            before = [env.observe(agent)["observation"].tobytes() for agent in env.agents]
            env.step(sampled(env, rng))
            assert [env.observe(agent)["observation"].tobytes() for agent in env.agents] == before
            looked += 1
        else:
            env.step(sampled(env, rng))
    assert bool(looked) == env.episode.encoding.together


def drive(env: Table | Parallel, steps: int) -> bytes:
    """Play on, always the first allowed answer; all that was seen."""
    seen = []
    for _ in range(steps):
        if isinstance(env, Table):
            if any(env.terminations.values()):
                break
            observed = env.observe(env.agent_selection)
            env.step(int(observed["action_mask"].argmax()))
            seen.append(observed["observation"].tobytes())
        elif env.agents:
            observed, *_ = env.step({agent: int(env.observe(agent)["action_mask"].argmax()) for agent in env.agents})
            seen += [row["observation"].tobytes() for row in observed.values()]
    return b"".join(seen)


@every_id
@pytest.mark.parametrize("kind", [pettingzoo.env, pettingzoo.parallel_env])
def test_what_was_put_away_or_copied_has_the_same_future(game_id: str, kind: Any) -> None:
    env = kind(game_id, rotate=True, max_cycles=60)
    env.reset(seed=2)
    drive(env, 2)
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    futures = [drive(one, 30) for one in (env, *twins)]
    assert futures[0]
    assert futures[1:] == futures[:1] * 2
    for one in (env, *twins):
        one.reset()
    assert len({drive(one, 5) for one in (env, *twins)}) == 1


@every_id
def test_an_action_is_told_in_words_and_in_notation(game_id: str) -> None:
    env = pettingzoo.env(game_id)
    env.reset(seed=4)
    agent, action = env.agent_selection, int(env.last()[0]["action_mask"].argmax())
    text = env.action_notation(agent, action)
    assert env.episode.rules.read(text) == env.episode.move(env.episode.asked[0], action)
    english, italian = env.action_words(agent, action), env.action_words(agent, action, "it")
    assert english
    assert italian
    with pytest.raises(IllegalAction, match=f"{agent} may not answer {env.episode.wait} now"):
        env.action_words(agent, env.episode.wait)


@pytest.mark.parametrize("game_id", [game.id for game in catalogue.games().values() if 2 in game.rules_type.encodings])
def test_version_2_is_the_same_game_in_other_numbers(game_id: str) -> None:
    first, second = pettingzoo.env(game_id), getattr(pettingzoo, f"{game_id}_v1").env(illegal="raise")
    assert second.metadata["name"] == f"{game_id}_v1"
    first.reset(seed=6)
    second.reset(seed=6)
    rng = np.random.default_rng(6)
    while not any(second.terminations.values()):
        agent, action = second.agent_selection, sampled(second, rng)
        move = second.episode.move(second._seat_of[agent], action)
        codes = first.episode.codes(first._seat_of[agent])
        moves = list(first.episode.moves(first._seat_of[agent]))
        assert agent == first.agent_selection
        first.step(codes[moves.index(move)])
        second.step(action)
    assert first.rewards == second.rewards


@every_id
@pytest.mark.parametrize("kind", [pettingzoo.env, pettingzoo.parallel_env])
def test_a_clone_goes_on_by_itself_and_draws_the_same_chance(game_id: str, kind: Any) -> None:
    env = kind(game_id)
    env.reset(seed=2)
    drive(env, 7)
    clone, untouched = env.clone(), kind(game_id)
    untouched.reset(seed=2)
    drive(untouched, 7)
    there = drive(clone, 30)
    assert drive(env, 30) == there == drive(untouched, 30)
    env.reset()
    clone.reset()
    assert drive(env, 5) == drive(clone, 5)


@every_id
def test_it_is_drawn_as_text_and_as_a_picture_that_fetches_nothing(game_id: str) -> None:
    env = pettingzoo.env(game_id, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert len(text.splitlines()) > 3
    env.render_mode = "svg"
    picture = env.render()
    assert picture is not None
    assert picture.startswith("<svg")
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")


def test_an_illegal_action_is_told_or_refused() -> None:
    lenient, strict = (pettingzoo.env("gravediggers", illegal=how) for how in ("default", "raise"))
    for env in (lenient, strict):
        env.reset(seed=0)
    agent, wait = lenient.agent_selection, lenient.episode.wait
    lenient.step(wait)
    assert lenient.infos[agent] == {"illegal_action": wait}
    with pytest.raises(IllegalAction, match="action mask"):
        strict.step(wait)


def test_names_and_settings_that_are_not_there_are_refused() -> None:
    with pytest.raises(AttributeError):
        pettingzoo.chess_v0  # noqa: B018  to look it up is the test
    with pytest.raises(AttributeError):
        pettingzoo.gravediggers_v9  # noqa: B018  as above
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.env("gravediggers", render_mode="film")
    with pytest.raises(ValueError, match="illegal"):
        pettingzoo.env("gravediggers", illegal="ignore")
    with pytest.raises(ValueError, match="the version of an encoding of vampire is 1, not 2"):
        pettingzoo.env("vampire", version=2)
    with pytest.raises(ValueError, match="reward"):
        pettingzoo.env("gravediggers", reward="fame")
    with pytest.raises(Refusal):
        pettingzoo.env("gravediggers", options={"payout": "never"})
    assert pettingzoo.env("vampire").metadata["name"] == "vampire_v0"
