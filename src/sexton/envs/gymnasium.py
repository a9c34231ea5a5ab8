"""Gymnasium: one seat against bots. The others' goes are played within `step`.

>>> import gymnasium, sexton.envs.gymnasium
>>> env = gymnasium.make("sexton/gravediggers-v0", bots="greedy", disable_env_checker=True)
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(int(observation["action_mask"].argmax()))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from sexton.extras import needs

with needs("pettingzoo"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

from sexton.bots.players import bot_named
from sexton.envs import IllegalAction
from sexton.envs.episode import SEEDS, Episode, dice_at
from sexton.envs.opened import Reward, opened
from sexton.envs.pettingzoo import RENDER_MODES, Illegal, Numbers, check_settings, spaces_of
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Options
from sexton.kernel.interface import Event, Move, Seat
from sexton.kernel.search.heuristics import Bot


class OneSeat(gymnasium.Env[Numbers, np.int64]):
    """The learner has one seat, bots have the others. The reward comes at the end: see `sexton.envs.episode`."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: Seat = 0,
        bots: str | Sequence[str] = "greedy",
        options: Options | Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        reward: Reward = "pot",
        illegal: Illegal = "default",
        rotate: bool = False,
        version: int = 1,
    ) -> None:
        check_settings(render_mode, illegal)
        self._heard: dict[Seat, list[Event]] = {}
        self._dice: dict[Seat, FastDice] = {}
        self.episode = Episode(opened(game, seats, options), reward, self._tell, rotate, version)
        rules = self.episode.rules
        if seat not in range(rules.seats):
            raise ValueError(f"seat is one of 0 to {rules.seats - 1}, not {seat}")
        self.seat, self.render_mode, self.illegal = seat, render_mode, illegal
        others = [other for other in range(rules.seats) if other != seat]
        names = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(names) != len(others):
            raise ValueError(f"{len(others)} bots are needed, not {len(names)}")
        self._names = dict(zip(others, names, strict=True))
        self._seat_bots()
        self.observation_space, self.action_space = spaces_of(self.episode.encoding)

    def _seat_bots(self) -> None:
        rules = self.episode.rules
        self._bots: dict[Seat, Bot[Any]] = {seat: bot_named(name, rules) for seat, name in self._names.items()}

    def _tell(self, hearers: int, event: Event) -> None:
        for seat, heard in self._heard.items():
            if hearers >> seat & 1:
                heard.append(event)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        self._heard = {seat: [] for seat in self._bots}
        self._dice = {seat: FastDice(int(self.np_random.integers(SEEDS))) for seat in self._bots}
        deal = int(self.np_random.integers(SEEDS))
        self.episode.deal(int((options or {}).get("deal", deal)))
        self._play_on()
        return self._observed(), {}

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """An action that the mask does not allow: see `illegal` in `sexton.envs.pettingzoo`."""
        info: dict[str, Any] = {}
        move = self.episode.move(self.seat, int(action))
        if move is None and self.episode.over:
            raise IllegalAction("the game is over: reset it")
        if move is None and self.illegal == "raise":
            raise IllegalAction(f"player_{self.seat} may not answer {int(action)} now: see the action mask")
        if move is None:
            move, info = self.episode.default(self.seat), {"illegal_action": int(action)}
        self._answer(move)
        self._play_on()
        return self._observed(), self.episode.rewards()[self.seat], self.episode.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be answered now, as sb3-contrib's MaskablePPO asks for it."""
        return self.episode.mask(self.seat).view(np.bool_)

    def action_notation(self, action: int) -> str:
        """An action that the learner may take now, as records write it."""
        return self.episode.notation(self.seat, action)

    def action_words(self, action: int, language: str = "en") -> str:
        """The same in the words of a language, `en` or `it`."""
        return self.episode.words(self.seat, action, language)

    def clone(self) -> OneSeat:
        """The same moment, chance to come included."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """For pickle and deepcopy: bots are seated anew by their names, and go on with the dice they had."""
        rolled = {seat: (dice.x, dice.c) for seat, dice in self._dice.items()}
        return {name: value for name, value in self.__dict__.items() if name != "_bots"} | {"_dice": rolled}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._dice = {seat: dice_at(*rolled) for seat, rolled in kept["_dice"].items()}
        self._seat_bots()
        self.episode.tell = self._tell
        self.episode.go_on(self.episode.run.state, *self.episode.rolled)

    def _play_on(self) -> None:
        """Bots answer until the learner is asked."""
        while self.episode.asked and self.seat not in self.episode.asked:
            self._answer(None)

    def _answer(self, own: Move | None) -> None:
        moves = [own if seat == self.seat and own is not None else self._choice(seat) for seat in self.episode.asked]
        self.episode.answer(moves)

    def _choice(self, seat: Seat) -> Move:
        moves = self.episode.rules.moves(self.episode.run.state, seat)
        return self._bots[seat].choose(self.episode.view(seat), self._heard[seat], tuple(moves), self._dice[seat])

    def _observed(self) -> Numbers:
        return self.episode.observed(self.seat)

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return self.episode.rendered(self.seat, self.render_mode)


def register() -> None:
    """Makes `gymnasium.make("sexton/GAME-v0")` known, for every game of the catalogue.

    Version 2 of an encoding is a setting: with a `-v1` Gymnasium would call `-v0` out of date, which it is not.
    """
    for game_id in catalogue.ids():
        name = f"sexton/{game_id}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="sexton.envs.gymnasium:OneSeat", kwargs={"game": game_id})


register()
