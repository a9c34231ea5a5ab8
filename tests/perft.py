"""Counting every way a game can go on from a position, chance and joint answers included: perft.txt of each game."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from sexton.kernel.game import Game, Rules
from sexton.kernel.interface import Chance, Over
from sexton.kernel.steps import State


def inputs(rules: Rules[Any, Any], state: State) -> Iterator[tuple[str, list[int]]]:
    """Everything that can be put in now, with a name."""
    pending = rules.pending(state)
    if isinstance(pending, Over):
        return
    if isinstance(pending, Chance):
        for outcome, weight in enumerate(pending.weights):
            if weight:
                yield str(rules.outcome(state, outcome)), [outcome]
        return
    for answers in itertools.product(*(rules.moves(state, seat) for seat in pending.seats)):
        yield " | ".join(rules.write(move) for move in answers), list(answers)


def after(rules: Rules[Any, Any], state: State, put: list[int]) -> State:
    copy = rules.clone(state)
    if isinstance(rules.pending(copy), Chance):
        rules.draw(copy, put[0])
    else:
        rules.play(copy, put)
    return copy


def perft(rules: Rules[Any, Any], state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(rules, after(rules, state, put), depth - 1) for _, put in inputs(rules, state))


def split(rules: Rules[Any, Any], state: State, depth: int) -> str:
    """The count behind each first input: where two programs differ, this says where to look."""
    rows = [f"{name}: {perft(rules, after(rules, state, put), depth - 1)}" for name, put in inputs(rules, state)]
    return "\n".join(rows)


class Case(msgspec.Struct, frozen=True):
    game: str
    seats: int
    options: str
    position: str
    depth: int
    count: int


def cases(game: Game, path: Path) -> list[Case]:
    """Lines of `seats ; options as JSON ; depth ; count ; position`. # begins a comment."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            seats, options, depth, count, position = (part.strip() for part in line.split(";", 4))
            found.append(Case(game.id, int(seats), options, position, int(depth), int(count)))
    return found
