"""What a bot is given to think about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from sexton.kernel.interface import Event, Move

SEED_BYTES = 6


class Advised(Struct, frozen=True):
    """What a bot thinks of one move: how often it wins, how sure that is, and why."""

    move: str
    share: int  # of 100 games
    error: int  # as many more or fewer, 19 times in 20
    message: str  # why, for a program: an id of the game's words; empty if there is nothing to say
    facts: Mapping[str, str | int | float]
    text: str  # the same for a person


class Thought(Struct, frozen=True):
    """All that a bot gets: the game, its seat's view, what it heard, its moves, and dice of its own."""

    game: str
    edition: int
    seats: int
    options: str
    level: str
    view: Any
    heard: Sequence[Event]
    moves: Sequence[Move]
    seed: int
