"""A puzzle: what a seat knew and heard when it was asked, and what its moves were worth by that alone."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from sexton.kernel import catalogue
from sexton.kernel.game import Rules
from sexton.kernel.interface import Choices, Event, Move, Refusal, Seat
from sexton.kernel.records.plain_values import event_from, view_from
from sexton.kernel.search.heuristics import Reason

Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)


class Puzzle(Struct, frozen=True):
    """It holds a view and no state: what its seat does not know is not in it."""

    game: str
    edition: int
    seats: int
    options: dict[str, Any]  # those that are not as usual
    seat: Seat
    rule: str
    step: str
    view: dict[str, Any]
    heard: list[dict[str, Any]]
    answer: str
    tempting: str  # what the greedy bot answers
    worths: dict[str, int]  # every answer's share of victory, in thousandths
    better: float  # by how much the answer is better than the next best, as a share of victory
    error: float  # half of its 95 % interval
    reason: Reason
    difficulty: Difficulty
    later: Reason | None = None  # what comes of it, where another answer promises more at once


class Position:
    """A puzzle laid out under the rules of today; a Refusal where they do not take it."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        game = catalogue.find(puzzle.game)
        if game.edition != puzzle.edition:
            raise Refusal("puzzles", "puzzle-of-past-edition", game=game.title, edition=puzzle.edition)
        self.rules: Rules[Any, Any] = game.open(puzzle.seats, game.read_options(puzzle.options))
        try:
            self.view = view_from(self.rules, puzzle.view)
            self.heard: list[Event] = [event_from(self.rules, plain) for plain in puzzle.heard]
        except (msgspec.ValidationError, LookupError) as error:
            raise Refusal("puzzles", "not-a-puzzle", problem=str(error)) from None

    @cached_property
    def moves(self) -> list[Move]:
        return self.rules.own_moves(self.view)

    @cached_property
    def choices(self) -> Choices:
        return self.rules.choices(self.view)

    def answered(self, text: str) -> str:
        """The same answer as the puzzle writes it; a Refusal if it is not allowed."""
        move = self.rules.read(text)
        if refusal := self.rules.why_not(self.view, move):
            raise refusal
        return self.rules.write(self.rules.normal(self.view, move))
