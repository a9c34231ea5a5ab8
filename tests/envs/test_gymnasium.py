"""Gymnasium's own check on every game, and what it does not ask."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sexton.envs import IllegalAction
from sexton.envs.gymnasium import OneSeat
from tests.tables import every_id


@every_id
def test_its_check_env(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(f"sexton/{game_id}-v0", bots="random", render_mode="ansi", disable_env_checker=True)
    check_env(env.unwrapped)


def played(env: OneSeat, seed: int) -> tuple[bytes, float]:
    rng = np.random.default_rng(seed)
    observed, info = env.reset(seed=seed)
    seen, over, reward = [], False, 0.0
    while not over:
        assert reward == 0
        seen.append(observed["observation"].tobytes())
        action = rng.choice(np.flatnonzero(observed["action_mask"]))
        observed, reward, over, _, info = env.step(action)
        assert not info
    return b"".join(seen), reward


@every_id
def test_a_seed_gives_the_same_game_against_the_same_bots(game_id: str) -> None:
    first, second = (played(OneSeat(game_id, bots="greedy", seat=1), 4) for _ in range(2))
    assert first == second
    assert played(OneSeat(game_id, bots="greedy", seat=1), 5)[0] != first[0]


@every_id
def test_what_was_put_away_or_copied_has_the_same_future(game_id: str) -> None:
    env = OneSeat(game_id, seats=3, bots=["greedy", "random"], seat=1, rotate=True)
    env.reset(seed=8)
    first = int(np.flatnonzero(env.action_masks())[0])
    assert env.action_notation(first)
    assert env.action_words(first, "it")
    env.step(first)
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env), env.clone()]
    futures = [future(one) for one in (env, *twins)]
    assert futures[1:] == futures[:1] * 3


def future(env: OneSeat) -> list[bytes]:
    """What is seen in some steps that always take the last allowed action, and after the next deal."""
    seen = []
    for _ in range(12):
        if env.episode.over:
            break
        seen.append(env.step(int(np.flatnonzero(env.action_masks())[-1]))[0]["observation"].tobytes())
    return [*seen, env.reset()[0]["observation"].tobytes()]


def test_masks_are_what_maskable_ppo_asks_for() -> None:
    env = gymnasium.make("sexton/gravediggers-v0", bots="random", disable_env_checker=True)
    observed, _ = env.reset(seed=3)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == bool
    assert (masks == observed["action_mask"]).all()
    assert masks.shape == (env.action_space.n,)  # type: ignore[attr-defined]


def test_an_illegal_action_can_be_refused() -> None:
    env = OneSeat("gravediggers", illegal="raise", bots="random")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=f"player_0 may not answer {env.episode.wait} now"):
        env.step(env.episode.wait)


def test_only_the_learner_is_asked_and_the_end_is_the_end() -> None:
    env = OneSeat("gravediggers", seats=3, bots=["greedy", "random"], seat=2)
    observed, _ = env.reset(seed=1)
    assert observed["action_mask"][env.episode.wait] == 0
    _, _, _, _, info = env.step(env.episode.wait)
    assert info == {"illegal_action": env.episode.wait}
    played(env, 1)
    with pytest.raises(IllegalAction, match="reset"):
        env.step(0)


@pytest.mark.parametrize(
    "wrong",
    [{"seat": 2}, {"bots": ["greedy", "greedy"]}, {"render_mode": "film"}, {"reward": "fame"}, {"illegal": "x"}],
)
def test_settings_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"seat|bots|render_mode|reward|illegal"):
        OneSeat("gravediggers", seats=2, **wrong)


def test_nothing_is_imported_that_was_not_asked_for() -> None:
    code = (
        "import sexton, sexton.commands, sexton.envs, sys; print({'numpy', 'pettingzoo', 'pyspiel'} & set(sys.modules))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "set()"
