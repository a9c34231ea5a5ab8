"""What a bot is given to think about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from sexton.kernel.interface import Event, Move

SEED_BYTES = 6


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
