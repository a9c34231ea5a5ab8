"""Learns by proximal policy optimisation (PPO) from games against itself.

A seat's story is its own decisions. Its reward comes at the end: its share of victory above the fair one.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from msgspec import Struct

from sexton.learn.floats import Floats
from sexton.learn.inputs import Array
from sexton.learn.questions import HALVES, KINDS, LEARNER, PAST, SELF, SPAR, Player, Questions, work
from sexton.learn.settings import Settings

PATIENCE = 20.0  # seconds until it is asked whether a silent process is still alive


class Network(Protocol):
    """What learns. It remembers what it answered until it has learned from it."""

    def answer(self, tick: int, half: int) -> None:
        """The questions of a half; places of the moves chosen are written to its answers."""

    def values(self) -> Array:
        """What it expected when it answered: ticks, halves, games."""

    def learn(
        self, advantages: Array, returns: Array, used: Array, rate: float, entropy: float
    ) -> dict[str, float]: ...

    def remember(self) -> None:
        """Keep what it is now among its past selves."""

    def meet(self, dice: np.random.Generator) -> None:
        """Choose the past self to play against."""

    def floats(self) -> Floats: ...


class Report(Struct, frozen=True):
    """How a run stands: shares are shares of victory over the fair one, since the last report."""

    seconds: float
    rounds: int
    decisions: int
    rate: float  # decisions a second
    shares: dict[str, list[float]]  # by opponent, for each number of players
    games: dict[str, int]
    learned: dict[str, float]


class Trainer:
    def __init__(self, questions: Questions, network: Callable[[], Network], settings: Settings) -> None:
        self.questions, self.settings = questions, settings
        self.crew = Crew(questions) if settings.workers else Alone(questions)  # before a GPU wakes
        self.network = network()
        shape = (settings.ticks, HALVES, questions.games)
        self.seat, self.done = np.zeros(shape, np.int64), np.zeros(shape, bool)
        self.own = np.zeros(shape, bool)
        self.share = np.zeros((*shape, questions.layout.seats[-1]), np.float32)
        self.learned_from = np.isin(questions.kinds, (SELF, PAST, SPAR))
        self.dice = np.random.default_rng(settings.seed)
        self.decisions = self.rounds = 0
        self.elapsed = 0.0

    def run(self, report: Callable[[Report], None], save: Callable[[Trainer], None]) -> None:
        settings, began = self.settings, time.monotonic()
        self.network.remember()
        last = dict.fromkeys(("snapshot", "report", "save"), began)
        before, counted = self.questions.results.sum(0), 0
        try:
            while not settings.ends(time.monotonic() - began, self.rounds):
                self.network.meet(self.dice)
                learned = self.round(time.monotonic() - began)
                self.elapsed = time.monotonic() - began
                now = time.monotonic()
                due = {name: now - at >= getattr(settings, name) for name, at in last.items()}
                last.update({name: now for name, is_due in due.items() if is_due and name != "report"})
                if due["snapshot"]:
                    self.network.remember()
                if due["report"] or settings.ends(now - began, self.rounds):
                    results = self.questions.results.sum(0)
                    report(self.report(now - began, now - last["report"], counted, results - before, learned))
                    before, counted, last["report"] = results, self.decisions, now
                if due["save"]:
                    save(self)
        finally:
            self.crew.close()
            save(self)

    def report(self, seconds: float, span: float, counted: int, results: Array, learned: dict[str, float]) -> Report:
        games = {name: int(results[kind, :, 0].sum()) for kind, name in enumerate(KINDS)}
        shares = {
            name: [max(0.0, round(float(won / played), 3)) if played else 0.0 for played, won in results[kind]]
            for kind, name in enumerate(KINDS)
            if games[name] and kind != SELF
        }
        rate = (self.decisions - counted) / max(1e-9, span)
        return Report(seconds, self.rounds, self.decisions, rate, shares, games, learned)

    def round(self, elapsed: float) -> dict[str, float]:
        """Play for a while, then learn from it."""
        for tick in range(self.settings.ticks):
            for half in range(HALVES):
                self.crew.wait(half)
                if tick:
                    self.note_endings(tick - 1, half)
                now = self.questions.of[half]
                self.seat[tick, half] = now.seat
                self.own[tick, half] = (now.who == LEARNER) & self.learned_from
                self.network.answer(tick, half)
                self.crew.go(half)
        for half in range(HALVES):
            self.crew.wait(half)
            self.note_endings(self.settings.ticks - 1, half)
        values = self.network.values()
        advantages, used = self.advantages(values)
        self.decisions += used.size
        rate, entropy = self.settings.at(elapsed, self.rounds)
        played = time.monotonic()
        learned = self.network.learn(advantages, advantages + values, used, rate, entropy)
        self.rounds += 1
        return {**learned, "seconds": time.monotonic() - played}

    def note_endings(self, tick: int, half: int) -> None:
        """Which games ended by the answers of a tick: told with the questions that followed."""
        now = self.questions.of[half]
        self.done[tick, half] = now.done > 0
        self.share[tick, half] = now.share

    def advantages(self, values: Array) -> tuple[Array, Array]:
        """How much better each decision turned out than was expected, and which of them can be learned from.

        A seat's last decision before the memory ends has nothing to be judged by, and is left out.
        """
        shape = self.share.shape[1:]
        after, gain = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
        known = np.zeros(shape, bool)
        found, judged = np.zeros(values.shape, np.float32), np.zeros(values.shape, bool)
        for tick in range(self.settings.ticks - 1, -1, -1):
            over = self.done[tick]
            after[over], gain[over], known[over] = self.share[tick][over], 0.0, True
            seat = self.seat[tick][..., None]
            then, better = np.take_along_axis(after, seat, 2)[..., 0], np.take_along_axis(gain, seat, 2)[..., 0]
            judged[tick] = np.take_along_axis(known, seat, 2)[..., 0]
            found[tick] = np.where(judged[tick], then - values[tick] + self.settings.trace * better, 0.0)
            np.put_along_axis(after, seat, values[tick][..., None], 2)
            np.put_along_axis(gain, seat, found[tick][..., None], 2)
            np.put_along_axis(known, seat, True, 2)
        return found, judged & self.own


class Alone:
    """No processes: the games are played here."""

    def __init__(self, questions: Questions) -> None:
        self.player = Player(questions, 0)
        for half in range(HALVES):
            self.player.ask(half)

    def wait(self, half: int) -> None:
        pass

    def go(self, half: int) -> None:
        self.player.play(half)

    def close(self) -> None:
        pass


class Crew:
    """Processes that play."""

    def __init__(self, questions: Questions) -> None:
        context: Any = multiprocessing.get_context("fork")
        self.questions, workers = questions, range(questions.settings.workers)
        self.gates = [[context.Semaphore(0) for _ in range(HALVES)] for _ in workers]
        self.ready = [context.Semaphore(0) for _ in range(HALVES)]
        self.arrived = [False] * HALVES
        self.processes = [
            context.Process(target=work, args=(questions, nth, self.gates[nth], self.ready), daemon=True)
            for nth in workers
        ]
        for process in self.processes:
            process.start()

    def wait(self, half: int) -> None:
        if self.arrived[half]:
            return
        for _ in self.processes:
            while not self.ready[half].acquire(timeout=PATIENCE):
                if not all(process.is_alive() for process in self.processes):
                    raise RuntimeError("a process that played has died; its error is above")
        self.arrived[half] = True

    def go(self, half: int) -> None:
        self.arrived[half] = False
        for gates in self.gates:
            gates[half].release()

    def close(self) -> None:
        self.questions.stop[0] = 1
        for gates in self.gates:
            for gate in gates:
                gate.release()
        for process in self.processes:
            process.join(timeout=10)
            if process.is_alive():
                process.terminate()
