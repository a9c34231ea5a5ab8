"""What is measured of our games: each measure does something n times, and says how much work that was."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sexton.kernel import catalogue
from sexton.kernel.chance.dice import AuditedDice, FastDice
from sexton.kernel.engine import Run, playout
from sexton.kernel.game import Rules
from sexton.kernel.steps import State

Work = Callable[[int], int]  # how often; how many decisions or calls that was
QUANTUM = 0.1  # seconds of processor time for one sample


class Stopwatch:
    """Work that has been tried, so that one sample takes about a quantum."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.times = 1
        while (took := self._seconds(self.times)[1]) < QUANTUM / 4:
            self.times *= 2
        self.times = max(1, round(self.times * QUANTUM / took))

    def rate(self) -> float:
        """Units of work in a second of processor time."""
        units, seconds = self._seconds(self.times)
        return units / seconds

    def _seconds(self, times: int) -> tuple[int, float]:
        started = time.process_time()
        units = self.work(times)
        return units, max(1e-9, time.process_time() - started)


@dataclass
class Row:
    """One line of the table: our samples, the peer's from the same rounds, and what was asked for."""

    game: str
    seats: int
    what: str
    unit: str  # "M/s", "k/s" or "µs"
    ours: Callable[[], float]
    peer: Callable[[], float] | None
    target: float | None = None
    least: float | None = None  # in the unit of the row, whatever the peer does
    samples: list[float] = field(default_factory=list)
    peers: list[float] = field(default_factory=list)

    def measure(self) -> None:
        self.samples.append(self.ours())
        if self.peer is not None:
            self.peers.append(self.peer())

    def shown(self, rate: float) -> float:
        return {"M/s": rate / 1e6, "k/s": rate / 1e3, "µs": 1e6 / rate}[self.unit]

    @property
    def median(self) -> float:
        return self.shown(statistics.median(self.samples))

    @property
    def peer_median(self) -> float | None:
        return self.shown(statistics.median(self.peers)) if self.peers else None

    @property
    def ratios(self) -> list[float]:
        """How many times as fast as the peer, round by round."""
        return [ours / other for ours, other in zip(self.samples, self.peers, strict=True)] if self.peers else []

    @property
    def ratio(self) -> float | None:
        return statistics.median(self.ratios) if self.peers else None

    @property
    def wanted(self) -> str:
        if self.least is not None:
            return f"≥ {self.least:g} {self.unit}"
        if self.target is None:
            return ""
        return f"≤ {self.target:g} µs" if self.unit == "µs" else f"≥ {self.target:g} ×"

    @property
    def met(self) -> bool | None:
        if self.least is not None:
            return self.median >= self.least
        if self.target is None or (self.unit != "µs" and self.ratio is None):
            return None
        return self.median <= self.target if self.unit == "µs" else (self.ratio or 0) >= self.target


def rules_of(game: str, seats: int) -> Rules[Any, Any]:
    return catalogue.find(game).open(seats)


def inside(rules: Rules[Any, Any]) -> Work:
    """Random games by the engine's own loop."""
    chance, hand = FastDice(1), FastDice(2)
    return lambda times: sum(playout(rules.engine, rules.setup(), chance, hand) for _ in range(times))


def listing(rules: Rules[Any, Any]) -> Work:
    """The same, listing all moves at every decision, as the lab's loop does for seats without state values."""
    from sexton.lab.simulation import engine_loop as loop
    from sexton.lab.simulation.watch import Watcher

    run = loop.Run(rules.engine, rules.setup(), 1, 1, Watcher(rules.seats, rules.search_model()), 1, False)
    chance, hand, counts = FastDice(1), FastDice(2), vec[i64]([0] * len(rules.engine.steps))
    policies = loop.SeatPolicies([None] * rules.seats)
    policies.dice = [hand] * rules.seats
    return lambda times: sum(
        loop.playout(run, rules.setup(), chance, hand, policies, None, None, counts) for _ in range(times)
    )


def from_python(rules: Rules[Any, Any]) -> Work:
    """The loop in Python: list the moves, apply one."""
    dice, roll = FastDice(3), random.Random(4).random

    def work(times: int) -> int:
        decisions = 0
        for _ in range(times):
            run = Run(rules.engine, rules.setup(), dice)
            while run.seats:
                answers = []
                for seat in run.seats:
                    moves = run.moves(seat)
                    answers.append(moves[int(roll() * len(moves))])
                run.play(answers)
                decisions += len(answers)
        return decisions

    return work


def middles(rules: Rules[Any, Any], count: int = 16) -> list[tuple[State, int]]:
    """States from the course of random games, at which somebody decides, and who."""
    rng, found = random.Random(5), []
    for seed in range(count):
        run, passed = Run(rules.engine, rules.setup(), FastDice(seed)), []
        while run.seats:
            passed.append((run.state.clone(), run.seats[0]))
            run.play([rng.choice(list(run.moves(seat))) for seat in run.seats])
        found.append(passed[len(passed) * (seed + 1) // (count + 2)])
    return found


def clone(rules: Rules[Any, Any]) -> Work:
    states = [state for state, _ in middles(rules)]

    def work(times: int) -> int:
        for _ in range(times):
            for state in states:
                state.clone()
        return times * len(states)

    return work


def world(rules: Rules[Any, Any]) -> Work:
    """A world sampled from a prepared view."""
    prepared, dice = [rules.worlds(rules.view(state, seat)) for state, seat in middles(rules)], FastDice(6)

    def work(times: int) -> int:
        for _ in range(times):
            for worlds in prepared:
                worlds.sample(dice)
        return times * len(prepared)

    return work


def world_and_playout(rules: Rules[Any, Any]) -> Work:
    prepared, dice, hand = [rules.worlds(rules.view(*one)) for one in middles(rules)], FastDice(7), FastDice(8)

    def work(times: int) -> int:
        for _ in range(times):
            for worlds in prepared:
                playout(rules.engine, worlds.sample(dice), dice, hand)
        return times * len(prepared)

    return work


def view(rules: Rules[Any, Any]) -> Work:
    found = middles(rules)

    def work(times: int) -> int:
        for _ in range(times):
            for state, seat in found:
                rules.view(state, seat)
        return times * len(found)

    return work


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


def audited(rules: Rules[Any, Any]) -> Work:
    """Random games whose chance can be checked afterwards."""
    chance, hand = AuditedDice(b"bench" * 6), FastDice(2)
    return lambda times: sum(playout(rules.engine, rules.setup(), chance, hand) for _ in range(times))
