"""Our PettingZoo environments beside PettingZoo's own texas_holdem: the same loop drives both."""

from __future__ import annotations

import random
import warnings
from typing import Any

from measure import Work

from sexton.envs import pettingzoo as ours
from sexton.kernel.game import Rules

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of its own future
    from pettingzoo.classic import texas_holdem_v4


def driven(env: Any) -> Work:
    """Random games as a learner plays them: look at what `last` gives, choose what the mask allows, step."""
    roll, seed = random.Random(6).random, iter(range(1 << 30))

    def work(times: int) -> int:
        steps = 0
        for _ in range(times):
            env.reset(seed=next(seed))
            for _agent in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    allowed = observation["action_mask"].view(bool).nonzero()[0]
                    env.step(int(allowed[int(roll() * len(allowed))]))
                steps += 1
        return steps

    return work


def table(rules: Rules[Any, Any]) -> Work:
    return driven(ours.env(rules.game.id, seats=rules.seats))


def texas_holdem(_: int) -> Work:
    """Two players, as it comes; more would not change what a step costs."""
    return driven(texas_holdem_v4.env())
