"""Pairs of games that differ only in what some onlookers may not know.

The first game is random. Its twin is led along the same path, but where chance or another seat decides something the
onlookers are not told, it may go otherwise: they are told the same, event by event, and the same seats are asked. What
they *see* is not looked at here: that it is equal is for the tests to find out.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from sexton.kernel.game import Rules
from sexton.kernel.interface import Ask, Chance, Event, Over, Pending, Seat
from sexton.kernel.steps import WATCHERS, State

TRIES = 24  # single deviations that are tried for one pair
MORE = 12  # further deviations that are tried on top of the best one
OTHER_ANSWERS = 8


class Step(Struct, frozen=True):
    """One input: what chance drew, or what each asked seat answered."""

    pending: Ask | Chance
    inputs: tuple[int, ...]
    roll: int  # which number the dice must show for this outcome
    heard: tuple[tuple[Event, ...], ...]  # by each onlooker
    truth: str  # the whole position after it


class Pair(Struct, frozen=True):
    """Two histories of equal length, both of which end where somebody is asked."""

    onlookers: tuple[Seat | None, ...]
    one: tuple[Step, ...]
    other: tuple[Step, ...]
    after: tuple[tuple[int, ...], tuple[int, ...]]  # what the dice of each side would show next

    @property
    def questions(self) -> int:
        return sum(isinstance(step.pending, Ask) for step in self.one)

    @property
    def differing(self) -> int:
        """Questions at which the truths were not the same."""
        return sum(
            one.truth != other.truth and isinstance(one.pending, Ask)
            for one, other in zip(self.one, self.other, strict=True)
        )


def rolls_of(steps: Sequence[Step]) -> list[int]:
    return [step.roll for step in steps if isinstance(step.pending, Chance)]


class Builder:
    def __init__(self, rules: Rules[Any, Any], onlookers: Sequence[Seat | None], seed: int, limit: int) -> None:
        self.rules, self.onlookers = rules, tuple(onlookers)
        self.rng = random.Random(seed)
        self.first = self._random_game(limit)

    def pair(self) -> Pair:
        """Of some twins that differ by one decision, and some that differ by more, the one that differs for longest."""
        best, chosen = self._cut(self.first), frozenset[int]()
        for attempt in range(TRIES + MORE):
            where = self.rng.randrange(len(self.first))
            deviations = frozenset([where]) if attempt < TRIES else chosen | {where}
            twin = self._cut(self._twin(deviations))
            if self._differing(twin) > self._differing(best):
                best, chosen = twin, deviations
        return Pair(self.onlookers, tuple(self.first[: len(best)]), tuple(best), (self._future(), self._future()))

    def _future(self) -> tuple[int, ...]:
        return tuple(self.rng.getrandbits(30) for _ in range(50))

    def _differing(self, twin: list[Step]) -> int:
        return sum(one.truth != other.truth for one, other in zip(self.first, twin, strict=False))

    def _cut(self, steps: list[Step]) -> list[Step]:
        """Up to the last input after which seats are asked."""
        count = len(steps)
        while count and not isinstance(self.rules.pending(self.rules.read_position(steps[count - 1].truth)), Ask):
            count -= 1
        return steps[:count]

    # Games

    def _random_game(self, limit: int) -> list[Step]:
        state, steps, asked = self.rules.setup(), list[Step](), 0
        while not isinstance(pending := self.rules.pending(state), Over) and asked < limit:
            asked += isinstance(pending, Ask)
            if isinstance(pending, Chance):
                inputs = [self.rng.choices(range(len(pending.weights)), pending.weights)[0]]
            else:
                inputs = [self.rng.choice(self.rules.moves(state, seat)) for seat in pending.seats]
            steps.append(self._put_in(state, pending, inputs))
        return steps

    def _twin(self, deviations: frozenset[int]) -> list[Step]:
        """As far as it can be led: the same inputs where nothing else is wanted, others where they must be."""
        state, steps = self.rules.setup(), list[Step]()
        for number, given in enumerate(self.first):
            found = None
            for inputs in self._candidates(state, given, number in deviations):
                trial = self.rules.clone(state)
                step = self._put_in(trial, self.rules.pending(state), inputs)
                if step.heard == given.heard and self._goes_on_alike(trial, number):
                    found = step
                    break
            if found is None:
                break
            state = trial
            steps.append(found)
        return steps

    def _goes_on_alike(self, trial: State, number: int) -> bool:
        """Everybody sees who is asked and what for; the last step is judged by what kind of thing it is."""
        mine = self.rules.pending(trial)
        if number + 1 == len(self.first):
            return isinstance(mine, Ask)
        other = self.first[number + 1].pending
        if isinstance(mine, Ask) and isinstance(other, Ask):
            return mine == other
        return type(mine) is type(other) and mine.rule == other.rule

    def _candidates(self, state: State, given: Step, deviate: bool) -> Iterator[Sequence[int]]:
        pending = self.rules.pending(state)
        if isinstance(pending, Chance):
            outcomes = [outcome for outcome, weight in enumerate(pending.weights) if weight]
            self.rng.shuffle(outcomes)
            outcomes.sort(key=lambda outcome: (outcome == given.inputs[0]) is deviate)  # its own first, or last
            yield from ([outcome] for outcome in outcomes)
            return
        assert isinstance(pending, Ask)
        moves = [self.rules.moves(state, seat) for seat in pending.seats]
        legal = all(move in can for move, can in zip(given.inputs, moves, strict=True))
        if legal and not deviate:
            yield given.inputs
        for _ in range(OTHER_ANSWERS):
            yield [self._answer(*one) for one in zip(pending.seats, given.inputs, moves, strict=True)]
        if legal:
            yield given.inputs

    def _answer(self, seat: Seat, given: int, moves: Sequence[int]) -> int:
        """An onlooker's own answer never changes."""
        if seat in self.onlookers or (given in moves and self.rng.random() < 0.3):
            return given
        return self.rng.choice(moves)

    def _put_in(self, state: State, pending: Pending, inputs: Sequence[int]) -> Step:
        told: list[tuple[int, Event]] = []
        roll = 0

        def tell(hearers: int, event: Event) -> None:
            told.append((hearers, event))

        assert not isinstance(pending, Over)
        if isinstance(pending, Chance):
            roll = sum(pending.weights[: inputs[0]])
            self.rules.draw(state, inputs[0], tell)
        else:
            self.rules.play(state, inputs, tell)
        masks = [WATCHERS if seat is None else 1 << seat for seat in self.onlookers]
        heard = tuple(tuple(event for hearers, event in told if hearers & mask) for mask in masks)
        return Step(pending, tuple(inputs), roll, heard, self.rules.write_position(state))
