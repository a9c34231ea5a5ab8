"""Whether a puzzle still is one: all that the finder asks of a position, in worlds that had no part in finding it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct, structs

from sexton.kernel import catalogue
from sexton.kernel.interface import Ask
from sexton.puzzles.collection import Collection
from sexton.puzzles.finder import FEWEST, Finder
from sexton.puzzles.looks import Asked, Checked, Efforts
from sexton.puzzles.puzzle import Position, Puzzle
from sexton.review.judge import SURELY

Shortfall = Literal["few", "found", "unsaid", "behind", "unsure", "little", "contradicted"]


class Rechecked(Struct, frozen=True):
    """A puzzle with the figures of this check, and the first thing that it falls short of, if there is any."""

    number: int
    puzzle: Puzzle
    shortfall: Shortfall | None = None


class Recheck:
    """Of the puzzles of one game, under whatever rules they were found."""

    def __init__(self, game: str, efforts: Efforts | None = None) -> None:
        self.game = catalogue.find(game)
        self.efforts = efforts or Efforts()
        self._finder = cache(self._finder_for)

    def of_all(self, found: Collection, base: int) -> Iterator[Rechecked]:
        for number, puzzle in enumerate(found.puzzles, start=1):
            yield self.of(number, puzzle, base)

    def of(self, number: int, puzzle: Puzzle, base: int) -> Rechecked:
        """By its own luck, so that it does not matter which others are checked."""
        position, seed = Position(puzzle), seed_for(puzzle, base)
        finder = self._finder(puzzle.seats, msgspec.json.encode(puzzle.options, order="deterministic"))
        asked = asked_in(position)
        best, tempting = (position.rules.read(text) for text in (puzzle.answer, puzzle.tempting))
        if len(asked.moves) < FEWEST:
            return Rechecked(number, puzzle, "few")
        if finder.solved is not None and finder.solved.clearly_best(asked) != best:
            return Rechecked(number, puzzle, "behind")
        if finder.found_at_sight(asked, best, seed):
            return Rechecked(number, puzzle, "found")
        reason = finder.reason(asked, best, tempting, seed)
        if reason is None:
            return Rechecked(number, puzzle, "unsaid")
        checked = finder.looks.checked(asked, best, seed + 2)
        renewed = finder.puzzle(asked, best, tempting, reason, checked, seed)
        if shortfall := short_of(finder, checked):
            return Rechecked(number, renewed, shortfall)
        if finder.looks.contradicted(asked, best, tempting, checked, seed + 5):
            return Rechecked(number, renewed, "contradicted")
        later = finder.later(asked, best, tempting, reason, seed + 7)
        return Rechecked(number, structs.replace(renewed, later=later))

    def _finder_for(self, seats: int, options: bytes) -> Finder:
        return Finder(self.game, seats, self.efforts, self.game.read_options(msgspec.json.decode(options)))


def short_of(finder: Finder, checked: Checked) -> Shortfall | None:
    if checked.lead <= 0:
        return "behind"
    if checked.lead < SURELY * checked.error:
        return "unsure"
    return "little" if checked.lead < finder.least else None


def asked_in(position: Position) -> Asked:
    puzzle = position.puzzle
    pending = Ask(puzzle.rule, puzzle.step, (puzzle.seat,))
    return Asked(puzzle.seat, pending, position.view, position.heard, position.moves)


def seed_for(puzzle: Puzzle, base: int) -> int:
    what = msgspec.json.encode([base, puzzle.view, puzzle.answer], order="deterministic")
    return int.from_bytes(hashlib.sha256(what).digest()[:6], "big")
