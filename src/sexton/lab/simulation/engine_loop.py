# engine: compiled
"""Plays many games to their end: the engine's loop, with counters."""

import hashlib
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.kernel.chance.dice import Dice, FastDice
from sexton.kernel.engine import ROOM, Engine, answer_all
from sexton.kernel.search.state_values import StateValues, greedy_move
from sexton.kernel.steps import ASKS, DRAWS, State, Step, only_seat
from sexton.lab.simulation.columns import Columns
from sexton.lab.simulation.watch import Watcher

NOBODY: Final = -1
SEED_BITS: Final = 60  # the bits that FastDice uses
SEEDS: Final = 0xFFFFFFFFFFFFFFF  # a mask of these bits; a literal 1 would be shifted as 32 bits once compiled to C


def base_of(seed: int, stream: str) -> int:
    """The first seed of a stream; the number of the game is added to it."""
    digest = hashlib.sha256(f"sexton simulate 2\n{seed}\n{stream}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


def seed_at(base: i64, number: i64) -> i64:
    """The seed of one game. Neighbouring seeds give unrelated dice, which scramble them."""
    return base + number & SEEDS


class SeatPolicies:
    """The state values by which each seat answers, without views, rotated around the table; None plays at random."""

    def __init__(self, by_seat: list[StateValues | None]) -> None:
        self.by_seat: Final = by_seat
        self.turn = 0  # seat i answers by by_seat[i - turn]
        self.dice: list[Dice] = []

    def answer(self, step: Step[Any], g: State, seat: i64) -> i64:
        count: i64 = len(self.by_seat)
        values = self.by_seat[(seat + count - self.turn) % count]
        if values is not None:
            return greedy_move(values, step, g, seat, self.dice[seat])
        moves = step.moves(g, seat)
        return moves[self.dice[seat].below(len(moves))]


class Run:
    """How a batch is played: the engine, the seeds, the watcher, and whether inputs are kept."""

    def __init__(
        self,
        engine: Engine,
        start: State,
        seed: int,
        repeats: int,
        watch: Watcher,
        watched: int,
        keeps: bool,
    ) -> None:
        self.engine: Final = engine
        self.start: Final = start  # of every game
        self.chance: Final[i64] = base_of(seed, "chance")
        self.random: Final[i64] = base_of(seed, "random")
        self.seats: Final = vec[i64]([i64(base_of(seed, f"seat {seat}")) for seat in range(ROOM)])
        self.repeats: Final[i64] = repeats  # how many consecutive games share their chance
        self.watch: Final = watch
        self.watched: Final[i64] = watched  # every n-th game is watched
        self.keeps: Final = keeps
        self.inputs: list[list[list[int]]] = []
        self.first: i64 = NOBODY  # the first who was asked alone


def play_inside(run: Run, numbers: range, policies: SeatPolicies | None, rotates: bool, columns: Columns) -> None:
    """Play the games with these numbers; every seat at random if there are no policies."""
    for number in numbers:
        if policies is not None:
            seats = len(policies.by_seat)
            policies.turn = number % seats if rotates else 0
            policies.dice = [FastDice(seed_at(run.seats[seat], number)) for seat in range(seats)]
        play_one(run, number, policies, columns)


def play_one(run: Run, number: i64, policies: SeatPolicies | None, columns: Columns) -> None:
    inputs: list[list[int]] | None = None
    if run.keeps:
        inputs = []
        run.inputs.append(inputs)
    watch = run.watch if number % run.watched == 0 else None
    if watch is not None:
        watch.begin()
    g, seed = run.start.clone(), seed_at(run.chance, number // run.repeats)
    hand = FastDice(seed_at(run.random, number))
    decisions = playout(run, g, FastDice(seed), hand, policies, inputs, watch, columns.steps)
    step = run.engine.steps[g.step]
    columns.add(seed, max(run.first, 0), decisions, 0, step.scores(g), step.ranks(g))
    if watch is not None:
        leads = watch.end(columns.only_winner())
        if leads is not None:
            columns.lead(leads)


def playout(
    run: Run,
    g: State,
    chance: Dice,
    hand: Dice,
    policies: SeatPolicies | None,
    inputs: list[list[int]] | None,
    watch: Watcher | None,
    counts: vec[i64],
) -> i64:
    """The kernel's playout, so the same games, but it counts steps and may record or show them.

    It is a loop of its own because search uses the kernel's and would pay at every step for what only the lab needs.
    """
    steps, tell = run.engine.steps, None if watch is None else watch.tell
    answers = vec[i64]([i64(0)] * ROOM)
    decisions: i64 = 0
    run.first = NOBODY
    while True:
        now = g.step
        step = steps[now]
        counts[now] += 1
        if step.kind == ASKS:
            if watch is not None:
                watch.look(g)
            seats = step.seats(g)
            if run.first == NOBODY and seats & seats - 1 == 0:
                run.first = only_seat(seats)
            count = answer_by(policies, step, g, seats, answers, hand)
            decisions += count
        elif step.kind == DRAWS:
            answers[0] = chance.pick(step.weights(g))
            count = 1
        else:
            return decisions
        if inputs is not None:
            inputs.append([int(answers[nth]) for nth in range(count)])
        step.then(g, answers, tell)


def answer_by(
    policies: SeatPolicies | None, step: Step[Any], g: State, seats: i64, answers: vec[i64], hand: Dice
) -> i64:
    """Each seat of the mask answers by its policy, all at random if there are none; returns how many there were."""
    if policies is None:
        return answer_all(step, g, seats, answers, hand)
    seat: i64 = 0
    count: i64 = 0
    while seats:
        if seats & 1:
            answers[count] = policies.answer(step, g, seat)
            count += 1
        seats >>= 1
        seat += 1
    return count
