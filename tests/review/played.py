"""Finished games to look back on, and a judge that thinks little."""

from __future__ import annotations

from functools import cache
from typing import Any

import sexton
from sexton.kernel.game import Rules
from sexton.kernel.records import record
from sexton.kernel.records.record import Record
from sexton.review.judge import Effort, Imagined
from sexton.review.review import Review, review

PLAYER = {"vampire": "greedy"}  # at random that game takes hundreds of steps
LITTLE = Effort(
    least=50, most=50, rounds=((10, 4), (20, 3)), considered=6, whole_games=10, told_games=10, told_stories=10
)


def little(rules: Rules[Any, Any]) -> Imagined:
    return Imagined(rules, LITTLE)


def finished(game: str, seats: int, *bots: str, seed: int = 3, **options: Any) -> Record:
    """A game of these bots, one a seat; the last one plays all further seats."""
    play = sexton.load(game, seats=seats, seed=seed, **options)
    play.play_on({seat: bots[min(seat, len(bots) - 1)] for seat in range(seats)}, seed=seed)
    return record.read(play.record())


@cache
def usual(game: str, seats: int) -> Record:
    """A game that several tests look back on."""
    return finished(game, seats, PLAYER.get(game, "random"))


@cache
def usual_review(game: str, seats: int, seat: int) -> Review:
    """And its review as this seat, worked out once: a test further down says that it would be the same again."""
    return review(usual(game, seats), seat, little)
