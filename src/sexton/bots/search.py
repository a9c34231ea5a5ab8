"""Looks ahead: imagines worlds that fit its view and explain what it heard, and tries moves in them."""

from __future__ import annotations

import copy
import threading
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from sexton.bots.tree import Arm, Tree
from sexton.kernel.chance.dice import Dice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Event, Move, Seat
from sexton.kernel.learn.nets import Mind
from sexton.kernel.search.heuristics import Heuristics, KnownLikes
from sexton.kernel.search.net_search_model import NetSearchModel, SecondOpinion
from sexton.kernel.search.search_model import SearchModel
from sexton.uncompiled import compiled

UNLIMITED = 1 << 40
SLOW = 10  # milliseconds for an imagined game where nothing is compiled, a net's word included
SLICE = 4 if compiled() else 1  # worlds between two checks of the clock
STRETCH = 128  # worlds between two checks for moves that are certainly worse
SURELY = 4.0  # standard errors
FEWEST, MOST = 8, 32  # moves considered
TRUST = 0.1  # of a fair share: what a net's word for a move, e to one, counts beside what was seen in imagined games
SOONEST = 1  # decisions after which a net may judge alone: as soon as its seat decides again


class Budget(Struct, frozen=True):
    """What ends a search, whichever comes first. With iterations alone a move follows from what is known and a seed."""

    iterations: int | None = None
    milliseconds: int | None = None

    @property
    def considered(self) -> int:
        """How many moves are considered with this budget."""
        iterations = self.iterations if self.iterations is not None else 20 * (self.milliseconds or 0)
        if self.milliseconds is not None and not compiled():
            iterations = min(iterations, self.milliseconds // SLOW)
        return max(FEWEST, min(MOST, int(3 * iterations**0.25)))


class Thought(Struct, frozen=True):
    """What a search thinks of one move."""

    move: Move
    tried: int
    share: float  # of victory
    error: float  # standard error of the share


class Taste(Struct, frozen=True):
    """A character's: which moves it considers first, and which it likes among those that are about as good."""

    heuristics: Heuristics[Any]
    likes: KnownLikes


class Search:
    """With a mind, the net says what to consider first, and judges imagined games beside the hand-made estimate.

    Or, `by_net_alone`, it also answers for everybody in them and judges them by itself: slower, no stronger
    (docs/explanation/minds.md), and closer to who really wins.
    """

    def __init__(
        self,
        rules: Rules[Any, Any],
        budget: Budget,
        name: str = "search",
        taste: Taste | None = None,
        mind: Mind | None = None,
        by_net_alone: bool = False,
    ) -> None:
        self.name = name
        self.budget = budget
        self._heuristics: Heuristics[Any] = rules.heuristics() if mind is None else mind.heuristics
        if taste is not None:
            self._heuristics = taste.heuristics
        self._taste = taste
        self._mind = mind
        self._by_net_alone = by_net_alone
        self._model = rules.search_model()
        self._rules = rules
        self._thinking = threading.Lock()  # a search model follows one thought at a time

    def within(self, milliseconds: int) -> Search:
        """The same bot with a limit of time."""
        hurried = copy.copy(self)
        hurried.budget = msgspec.structs.replace(self.budget, milliseconds=milliseconds)
        return hurried

    def choose(self, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Move:
        if len(moves) == 1:
            return moves[0]
        return self.think(view, heard, moves, dice)[0].move

    def think(self, view: Any, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> list[Thought]:
        """The considered moves, the best first: after every round the worse half of them is dropped."""
        arms, values = self._considered(view, moves, dice)
        liked = self._liked(view, arms, values)
        with self._thinking:
            worlds = self._rules.read_worlds(view, heard)
            model = self._model_for(view.seat)
            model.begin(worlds.sample(dice))
            tree = Tree(self._rules.engine, model, view.seat)
            live, rounds = arms, max(1, (len(arms) - 1).bit_length())
            started = time.monotonic()
            for number in range(1, rounds + 1):
                live = self._compare(tree, live, worlds, dice, rounds, started, number)
                live = sorted(live, key=lambda arm: mean_of(arm) + liked[arm.move], reverse=True)
                live = live[: max(1, (len(live) + 1) // 2)]
                if len(live) == 1:
                    break
        thoughts = (thought_of(arm) for arm in arms)
        return sorted(thoughts, key=lambda thought: (-thought.tried, -thought.share - liked[thought.move]))

    def _model_for(self, seat: Seat) -> SearchModel:
        if self._mind is None:
            return self._model
        values, seats = self._mind.values, self._rules.seats
        if self._by_net_alone:
            return NetSearchModel(self._model, values, seat, seats, self._rules.engine, SOONEST)
        return SecondOpinion(self._model, values, seat, seats)

    def _liked(self, view: Any, arms: Sequence[Arm], values: Sequence[float]) -> dict[int, float]:
        """What it gives for each move at most, in shares of victory: by its character, or by what its net says."""
        moves = [int(arm.move) for arm in arms]
        if self._taste is not None:
            return dict(zip(moves, self._taste.likes.likes(view, moves), strict=True))
        given = 0.0 if self._mind is None else TRUST / self._rules.seats
        return {move: given * (value - values[0]) for move, value in zip(moves, values, strict=True)}

    def _considered(self, view: Any, moves: Sequence[Move], dice: Dice) -> tuple[list[Arm], list[float]]:
        """The moves to try, and what they seem worth, the best first."""
        values = self._heuristics.values(view, moves, dice)
        order = sorted(range(len(moves)), key=lambda nth: -values[nth])[: self.budget.considered]
        return [Arm(moves[nth]) for nth in order], [values[nth] for nth in order]

    def _compare(
        self, tree: Tree, live: list[Arm], worlds: Any, dice: Dice, rounds: int, started: float, number: int
    ) -> list[Arm]:
        """One round, for its share of the iterations or the time; returns the moves not certainly worse."""
        iterations, milliseconds = self.budget.iterations, self.budget.milliseconds
        left = UNLIMITED if iterations is None else max(1, iterations // (rounds * len(live)))
        until = None if milliseconds is None else started + milliseconds / 1000 * number / rounds
        while left > 0:
            stretch = min(left, STRETCH if until is None else SLICE)
            tree.compare(live, worlds, stretch, dice)
            left -= stretch
            live = still_in(live)
            if len(live) == 1 or (until is not None and time.monotonic() >= until):
                break
        return live


def still_in(arms: list[Arm]) -> list[Arm]:
    """The moves that are not certainly worse than the best."""
    best = max(arms, key=mean_of)
    return [arm for arm in arms if not surely_worse(arm, best)]


def surely_worse(arm: Arm, best: Arm) -> bool:
    """Compares the results of both in the same worlds, where they share their luck."""
    tried = int(arm.tried)
    gap = mean_of(best) - mean_of(arm)
    return (
        tried >= STRETCH
        and gap > 0
        and gap * gap * tried * tried > SURELY * SURELY * (arm.paired_squares + best.paired_squares)
    )


def mean_of(arm: Arm) -> float:
    return float(arm.mean())


def thought_of(arm: Arm) -> Thought:
    tried, share = int(arm.tried), mean_of(arm)
    variance = max(0.0, arm.squares / max(1, tried) - share * share)
    return Thought(int(arm.move), tried, share, (variance / max(1, tried)) ** 0.5)
