"""What a training run is told."""

from __future__ import annotations

from msgspec import Struct


class Settings(Struct, frozen=True, kw_only=True):
    seconds: float = 600.0  # of training in all; everything that changes over time follows it
    spent: float = 0.0  # of these, before this run
    piece: float = 600.0  # of these, at most in this run
    rounds: int = 0  # instead of seconds, for a run that can be repeated exactly
    workers: int = 1  # processes that play; 0: this one does
    slots: int = 96  # games of each half of each worker, for every number of players
    ticks: int = 128  # answers a game gets between two updates
    width: int = 256
    narrow: int = 64
    rate: float = 1e-3  # of learning, at first
    last_rate: float = 3e-5
    epochs: int = 2
    batch: int = 32768
    clip: float = 0.2
    trace: float = 0.95  # how far ahead a decision is judged: lambda of generalised advantages
    entropy: float = 0.02
    last_entropy: float = 0.002
    value_weight: float = 1.0
    advice: bool = True  # whether the net weighs the game's own values; they also give the opponents to spar with
    advice_weight: float = 4.0  # what it gives an average move's distance at first
    past: float = 0.15  # part of the games against its own past
    spar: float = 0.05  # part of the games against the game's own values that are learned from
    looked: float = 0.03  # part of the games against those, and against random, that are only looked at
    hard: float = 6.0  # seconds of games against the level `hard` whenever a file is due, and at the end; 0: none
    snapshot: float = 20.0  # seconds between two snapshots of its past
    snapshots: int = 12
    report: float = 20.0  # seconds between two lines
    save: float = 120.0  # seconds between two files
    seed: int = 1

    def ends(self, elapsed: float, rounds: int) -> bool:
        """Whether this run is over after these seconds and rounds."""
        if self.rounds:
            return rounds >= self.rounds
        return elapsed >= self.piece or self.spent + elapsed >= self.seconds

    def at(self, elapsed: float, rounds: int) -> tuple[float, float]:
        """The rate of learning and the weight of the entropy after these seconds and rounds of this run."""
        done = rounds / self.rounds if self.rounds else min(1.0, (self.spent + elapsed) / self.seconds)
        rate = self.last_rate + (self.rate - self.last_rate) * (1 - done)
        return rate, self.last_entropy + (self.entropy - self.last_entropy) * (1 - done)
