"""PettingZoo: every game as an AEC environment (`env`) and as a parallel one (`parallel_env`).

>>> from sexton.envs.pettingzoo import gravediggers_v0
>>> env = gravediggers_v0.env(seats=3, render_mode="ansi")
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> sorted(observation)
['action_mask', 'observation']
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Literal

from sexton.extras import needs

with needs("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

from sexton.envs import IllegalAction
from sexton.envs.episode import SEEDS, Episode
from sexton.envs.opened import Reward, opened
from sexton.kernel import catalogue
from sexton.kernel.game import Options
from sexton.kernel.interface import Move, Seat
from sexton.kernel.learn.encoding import Encoding

Illegal = Literal["default", "raise"]
RENDER_MODES = ["ansi", "svg", "human"]
Numbers = dict[str, Any]


def spaces_of(encoding: Encoding) -> tuple[spaces.Dict, spaces.Discrete]:
    """What is observed (with the mask of the actions that are allowed), and the actions: the last one is to wait."""
    low, high = encoding.bounds()
    actions = encoding.actions.size + 1
    row = spaces.Box(np.array(low, dtype=np.float32), np.array(high, dtype=np.float32), dtype=np.float32)
    mask = spaces.Box(0, 1, (actions,), dtype=np.int8)
    return spaces.Dict({"observation": row, "action_mask": mask}), spaces.Discrete(actions)


def check_settings(render_mode: str | None, illegal: str) -> None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {RENDER_MODES}, not {render_mode!r}")
    if illegal not in ("default", "raise"):
        raise ValueError(f"illegal is 'default' or 'raise', not {illegal!r}")


class Seated:
    """What both kinds of environment share."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        reward: Reward = "pot",
        illegal: Illegal = "default",
        rotate: bool = False,
        version: int = 1,
    ) -> None:
        check_settings(render_mode, illegal)
        self.episode = Episode(opened(game, seats, options), reward, rotate=rotate, version=version)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.illegal = illegal
        self.metadata = {
            "name": f"{game}_v{self.episode.encoding.version - 1}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": True,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.rules.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = np.random.default_rng()
        own = [spaces_of(self.episode.encoding) for _ in self.possible_agents]
        self.observation_spaces = {agent: own[seat][0] for agent, seat in self._seat_of.items()}
        self.action_spaces = {agent: own[seat][1] for agent, seat in self._seat_of.items()}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Numbers:
        """What this agent sees, and what it may do: nothing of it is kept from the seat, nothing else is there."""
        return self.episode.observed(self._seat_of[agent])

    def action_notation(self, agent: str, action: int) -> str:
        """An action that the agent may take now, as records write it."""
        return self.episode.notation(self._seat_of[agent], action)

    def action_words(self, agent: str, action: int, language: str = "en") -> str:
        """The same in the words of a language, `en` or `it`."""
        return self.episode.words(self._seat_of[agent], action, language)

    def _deal(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """`options` may name the `deal` of a game of a batch, which is then dealt here."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        deal = int(self._rng.integers(SEEDS))
        self.episode.deal(int((options or {}).get("deal", deal)))
        self.agents = self.possible_agents[:]

    def _move(self, seat: Seat, action: Any) -> tuple[Move, bool]:
        """The move this action stands for, and whether the default was put in its place."""
        move = None if action is None else self.episode.move(seat, int(action))
        if move is not None:
            return move, False
        if self.illegal == "raise":
            raise IllegalAction(f"player_{seat} may not answer {action!r} now: see the action mask")
        return self.episode.default(seat), True

    def _shown_to(self) -> Seat | None:
        return None

    def render(self) -> str | None:
        """The table as one seat, or the public, sees it: text (`ansi`), a picture (`svg`), or printed (`human`)."""
        return self.episode.rendered(self._shown_to(), self.render_mode)

    def state(self) -> Any:
        """There is no truth to be had here: only what each seat sees, one row after the other."""
        return np.concatenate([self.episode.row(seat) for seat in self._seat_of.values()])

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class Table(Seated, AECEnv[str, Numbers, int]):  # type: ignore[misc]  # PettingZoo's own attributes are untyped
    """One agent after the other. Agents that decide together answer in turn, and none sees another's answer.

    Only agents that are asked are stepped. With `max_cycles` a cycle is one question: every agent is stepped once in
    it, those that are not asked may only wait, and after the last cycle all are truncated.
    """

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self._deal(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self._ask()

    def _ask(self) -> None:
        """A new question: who is stepped, in which order."""
        self._sealed: dict[Seat, Move] = {}
        self._queue = list(self.episode.asked if self.max_cycles is None else range(len(self.possible_agents)))
        self.agent_selection = self.possible_agents[self._queue[0]]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self.episode.asked:
            self._answer(self._queue.pop(0), action)
        if self._queue:
            self.agent_selection = self.possible_agents[self._queue[0]]
            return
        self._carry_out()

    def _answer(self, seat: Seat, action: int | None) -> None:
        if self.max_cycles is not None and seat not in self.episode.asked:
            return
        self._sealed[seat], replaced = self._move(seat, action)
        info = self.infos[self.possible_agents[seat]]
        if replaced:
            info["illegal_action"] = action
        elif info:
            info.clear()

    def _carry_out(self) -> None:
        """All answers are in."""
        episode = self.episode
        episode.answer([self._sealed[seat] for seat in episode.asked])
        self.cycles += 1
        if not episode.asked:
            self._finish()
        else:
            self._ask()
            if self.max_cycles is not None and self.cycles >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)

    def _finish(self) -> None:
        for agent, reward in zip(self.possible_agents, self.episode.rewards(), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def _shown_to(self) -> Seat | None:
        return self._seat_of[self.agent_selection]

    def clone(self) -> Table:
        """The same moment, chance to come included."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.episode = self.episode.copy()
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "_sealed"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        twin.agents, twin._queue = self.agents[:], self._queue[:]
        twin._rng = deepcopy(self._rng)
        return twin


class Parallel(Seated, ParallelEnv[str, Numbers, int]):  # type: ignore[misc]  # as above
    """All agents at once: those that are not asked may only wait. A cycle is one question."""

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Numbers], dict[str, dict[str, Any]]]:
        self._deal(seed, options)
        self.cycles = 0
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Numbers], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        answers = []
        for seat in self.episode.asked:
            agent = self.possible_agents[seat]
            move, replaced = self._move(seat, actions.get(agent))
            answers.append(move)
            if replaced:
                infos[agent]["illegal_action"] = actions.get(agent)
        self.episode.answer(answers)
        self.cycles += 1
        over = self.episode.over
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        rewards = dict(zip(agents, self.episode.rewards(), strict=True))
        if over or late:
            self.agents = []
        seen = {agent: self.observe(agent) for agent in agents}
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos

    def clone(self) -> Parallel:
        """The same moment, chance to come included."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.episode, twin.agents = self.episode.copy(), self.agents[:]
        twin._rng = deepcopy(self._rng)
        return twin


def env(game: str, **settings: Any) -> Table:
    """A game as an AEC environment, with the settings of `Seated`."""
    return Table(game, **settings)


def parallel_env(game: str, **settings: Any) -> Parallel:
    """A game as a parallel environment, with the same settings."""
    return Parallel(game, **settings)


class Versioned:
    """One game in the way of PettingZoo's own modules: `gravediggers_v0.env()`."""

    def __init__(self, game: str, version: int) -> None:
        self.game, self.version = game, version

    def env(self, **settings: Any) -> Table:
        return Table(self.game, version=self.version, **settings)

    raw_env = env

    def parallel_env(self, **settings: Any) -> Parallel:
        return Parallel(self.game, version=self.version, **settings)


def __getattr__(name: str) -> Versioned:
    """`gravediggers_v0` and the like: every game of the catalogue, `_v0` with version 1 of its encoding, and so on."""
    game, _, version = name.rpartition("_v")
    known = game in catalogue.ids() and version.isdecimal()
    if known and int(version) + 1 in catalogue.find(game).rules_type.encodings:
        return Versioned(game, int(version) + 1)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
