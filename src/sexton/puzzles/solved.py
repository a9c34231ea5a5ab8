"""Where a game is solved: which decisions are worth a look, and whether two of them are the same puzzle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Move
from sexton.kernel.search.heuristics import Heuristics
from sexton.puzzles.looks import Asked
from sexton.puzzles.puzzle import Difficulty, Position, Puzzle

CLEARLY = 0.3  # by exact values: how much better the best move is than the next one
KEPT = 2  # decisions of one kind that are looked at, the latest in their games: most is at stake there
MANY = 8  # moves to choose from
GIVES_UP = ("leaves", "fight")  # what a best move may do that looks wrong at first sight

Kind = tuple[object, ...]


class Found(Struct, frozen=True):
    """A decision in a game, and the moves it is about."""

    asked: Asked
    best: Move
    tempting: Move
    nth: int  # decision of its game
    seed: int


class Solved:
    """Exact values find puzzles quickly: many games are gone through for few that are looked at."""

    def __init__(self, rules: Rules[Any, Any], exact: Heuristics[Any]) -> None:
        self.rules, self.exact = rules, exact
        self.heuristics = rules.heuristics()

    def kind(self, asked: Asked) -> Kind:
        """The same moves with the same values are the same puzzle, whatever the others do meanwhile."""
        return kind_by(self.exact, asked.seen, asked.moves)

    def clearly_best(self, asked: Asked) -> Move | None:
        values = self.exact.values(asked.seen, asked.moves, FastDice(0))
        order = sorted(range(len(values)), key=lambda nth: -values[nth])
        return asked.moves[order[0]] if values[order[0]] - values[order[1]] >= CLEARLY else None

    def found_at_sight(self, asked: Asked, best: Move) -> bool:
        """Whether it is among the moves that the greedy bot values most, and takes one of."""
        values = self.heuristics.values(asked.seen, asked.moves, FastDice(0))
        return values[list(asked.moves).index(best)] == max(values)

    def gather(self, decisions: Iterator[Found], done: set[Kind]) -> list[list[Found]]:
        """Of each kind that is not done yet the latest decisions."""
        kinds: dict[Kind, list[Found]] = {}
        for found in decisions:
            if (kind := self.kind(found.asked)) not in done:
                some = [*kinds.get(kind, ()), found]
                kinds[kind] = sorted(some, key=lambda one: -one.nth)[:KEPT]
        return list(kinds.values())

    def difficulty(self, asked: Asked, best: Move, kind: object) -> Difficulty:
        """By how much hides the answer: other moves that look better, many to choose from, something given up."""
        values = self.heuristics.values(asked.seen, asked.moves, FastDice(0))
        own = values[list(asked.moves).index(best)]
        hidden = (sum(value > own for value in values) > 1) + (len(values) >= MANY) + (kind in GIVES_UP)
        return "easy" if not hidden else "medium" if hidden == 1 else "hard"


def kind_of(puzzle: Puzzle) -> Kind:
    position = Position(puzzle)
    exact = position.rules.exact()
    assert exact is not None
    return kind_by(exact, position.view, position.moves)


def kind_by(exact: Heuristics[Any], seen: Any, moves: Sequence[Move]) -> Kind:
    return (*moves, *(round(value, 4) for value in exact.values(seen, moves, FastDice(0))))
