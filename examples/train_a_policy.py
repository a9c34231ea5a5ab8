"""Train a small policy on the processor in minutes: a linear one, by REINFORCE, against a random player.

    python examples/train_a_policy.py --games 4000

Every action has a row of weights; only the rows of what is allowed and the numbers that are not 0 are touched, so it is
quick with nothing but numpy.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np

import sexton.envs.gymnasium  # noqa: F401  makes the games known

Step = tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any], int]


class Policy:
    def __init__(self, env: gymnasium.Env[Any, Any], rate: float, seed: int) -> None:
        row = env.observation_space["observation"]  # type: ignore[index]
        self.scale = np.maximum(np.abs(row.low), row.high).astype(np.float32)
        self.weights = np.zeros((int(env.action_space.n), len(self.scale)), np.float32)  # type: ignore[attr-defined]
        self.rate, self.rng, self.usual = rate, np.random.default_rng(seed), 0.0

    def chances(self, seen: dict[str, Any]) -> tuple[np.ndarray[Any, Any], ...]:
        row = seen["observation"]
        where, allowed = np.flatnonzero(row), np.flatnonzero(seen["action_mask"])
        values = row[where] / self.scale[where]
        wishes = self.weights[np.ix_(allowed, where)] @ values
        chances = np.exp(wishes - wishes.max())
        return allowed, where, values, chances / chances.sum()

    def act(self, seen: dict[str, Any]) -> Step:
        allowed, where, values, chances = self.chances(seen)
        return allowed, where, values, chances, int(self.rng.choice(len(allowed), p=chances / chances.sum()))

    def learn(self, steps: list[Step], reward: float) -> None:
        """What was done in a game that went better than usual is done more often."""
        better = reward - self.usual
        self.usual += 0.01 * better
        for allowed, where, values, chances, chosen in steps:
            push = -chances
            push[chosen] += 1
            self.weights[np.ix_(allowed, where)] += self.rate * better * np.outer(push, values).astype(np.float32)


def play(env: gymnasium.Env[Any, Any], policy: Policy, seed: int, learns: bool) -> float:
    seen, _ = env.reset(seed=seed)
    steps, over, reward = [], False, 0.0
    while not over:
        step = policy.act(seen)
        steps.append(step)
        seen, reward, over, _, _ = env.step(int(step[0][step[4]]))  # type: ignore[assignment]
    if learns:
        policy.learn(steps, reward)
    return reward


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="gravediggers")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--tested", type=int, default=400, help="games before and after, without learning")
    parser.add_argument("--rate", type=float, default=0.03)
    chosen = parser.parse_args(arguments)
    env = gymnasium.make(f"sexton/{chosen.game}-v0", seats=2, bots="random", disable_env_checker=True)
    policy = Policy(env, chosen.rate, seed=1)
    before = np.mean([play(env, policy, 10_000_000 + number, learns=False) for number in range(chosen.tested)])
    for number in range(chosen.games):
        play(env, policy, number, learns=True)
        if (number + 1) % 500 == 0:
            print(f"{number + 1} games: {policy.usual:+.2f} a game")
    after = np.mean([play(env, policy, 20_000_000 + number, learns=False) for number in range(chosen.tested)])
    print(f"Before: {before:+.2f} a game. After {chosen.games} games: {after:+.2f} a game (+1 is winning them all).")
    return float(before), float(after)


if __name__ == "__main__":
    main()
