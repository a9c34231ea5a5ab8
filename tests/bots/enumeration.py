"""Every way a game can have gone that a seat heard as it did, with its exact weight.

Chance weighs as the rules say. Of what the others chose nothing is assumed but this: they took any one of their
physical cards, whatever is on it. States that are the same are counted together, so small boxes stay small.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import prod
from typing import Any

from sexton.kernel.game import Rules
from sexton.kernel.interface import Ask, Chance, Event, Over, Seat
from sexton.kernel.steps import State
from tests.conformance.promises import Told, advance, heard_by

Copies = Callable[[Any, Seat, int], int]  # how many of a seat's physical cards make this very move


class Step:
    """What one step of a game was, as one seat knows it."""

    def __init__(self, answers: dict[Seat, int], heard: Sequence[Event]) -> None:
        self.answers = answers  # the seat's own
        self.heard = heard


def played(rules: Rules[Any, Any], seat: Seat, seed: int, steps: int) -> tuple[State, list[Step]]:
    """A random game as far as it goes, and what the seat knows of each step."""
    rng, state, story = random.Random(seed), rules.setup(), []
    for _ in range(steps):
        pending = rules.pending(state)
        told: Told = []
        if isinstance(pending, Over):
            break
        before = rules.clone(state)
        given = advance(rules, state, rng, told)
        assert given is not None
        if isinstance(rules.pending(state), Over):
            return before, story
        own = dict(zip(pending.seats, given, strict=True)) if isinstance(pending, Ask) else {}
        story.append(Step({seat: own[seat]} if seat in own else {}, heard_by(seat, told)))
    return state, story


def posterior(rules: Rules[Any, Any], seat: Seat, story: Sequence[Step], copies: Copies) -> dict[str, int]:
    """The weight of every position that the seat cannot tell from the true one."""
    start = rules.setup()
    weights: dict[str, tuple[State, int]] = {rules.write_position(start): (start, 1)}
    for step in story:
        after: dict[str, tuple[State, int]] = {}
        for state, weight in weights.values():
            for following, factor in ways_on(rules, state, seat, step, copies):
                text = rules.write_position(following)
                before = after[text][1] if text in after else 0
                after[text] = (following, before + weight * factor)
        weights = after
    return {text: weight for text, (_, weight) in weights.items()}


def ways_on(
    rules: Rules[Any, Any], state: State, seat: Seat, step: Step, copies: Copies
) -> Iterator[tuple[State, int]]:
    pending = rules.pending(state)
    if isinstance(pending, Chance):
        inputs = [((outcome,), weight) for outcome, weight in enumerate(pending.weights) if weight]
    else:
        assert isinstance(pending, Ask)
        inputs = joint_answers(rules, state, pending.seats, step, copies)
    for given, weight in inputs:
        following = rules.clone(state)
        told: Told = []

        def tell(hearers: int, event: Event, told: Told = told) -> None:
            told.append((hearers, event))

        if isinstance(pending, Chance):
            rules.draw(following, given[0], tell)
        else:
            rules.play(following, given, tell)
        if heard_by(seat, told) == step.heard:
            yield following, weight


def joint_answers(
    rules: Rules[Any, Any], state: State, seats: Sequence[Seat], step: Step, copies: Copies
) -> list[tuple[tuple[int, ...], int]]:
    each = []
    for seat in seats:
        moves = [step.answers[seat]] if seat in step.answers else rules.moves(state, seat)
        each.append([(move, 1 if seat in step.answers else copies(state, seat, move)) for move in moves])
    return [(tuple(move for move, _ in chosen), prod(count for _, count in chosen)) for chosen in product(*each)]


def spread(found: dict[str, int], exact: dict[str, float], samples: int) -> tuple[float, int]:
    """Chi-square and its freedom; rare positions are counted together."""
    cells, rare, rare_found = [], 0.0, 0
    for text, chance in exact.items():
        if chance * samples >= 5:
            cells.append((chance * samples, found.get(text, 0)))
        else:
            rare += chance * samples
            rare_found += found.get(text, 0)
    if rare >= 1:
        cells.append((rare, rare_found))
    return sum((seen - due) ** 2 / due for due, seen in cells), max(1, len(cells) - 1)


def far_out(chi_square: float, freedom: int) -> float:
    """How many standard deviations, by Wilson and Hilferty."""
    part = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - part)) / part**0.5)
