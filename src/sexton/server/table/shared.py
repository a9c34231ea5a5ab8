"""What a table needs from outside, and what all tables of one process share.

Whoever brings these can keep tables: a server with threads, processes and a database, or a page with none of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from sexton.kernel.interface import Move, Seat
from sexton.server.metrics import Metrics
from sexton.server.settings import Settings
from sexton.server.sources import Sources
from sexton.server.store.interface import Batch
from sexton.server.thinking.booking import Booking
from sexton.server.thinking.thought import Thought
from sexton.server.wire.limits import Limits, paces_of


class TableStore(Protocol):
    async def write(self, batch: Batch) -> None:
        """Durable when it returns. LeaseLost if somebody else holds the table by now."""


class Thinkers(Protocol):
    """Who thinks for the bots."""

    def check_bot(self, level: str) -> None:
        """A Refusal if there is no such bot."""

    async def choice(self, thought: Thought, booked: Callable[[Booking], None]) -> Move:
        """The bot's move; whatever it raises, or TimeoutError. `booked` is told how long it has."""

    async def keep_pace(self, started: float) -> None:
        """Wait for as long as a bot would, counted from this time of the loop's clock."""


class Notice(Struct, frozen=True):
    """It is somebody's go: who is asked, and where. Nothing of the game itself."""

    event: str
    table: str
    url: str
    title: str
    seat: Seat
    name: str


class Shared:
    def __init__(self, settings: Settings, store: TableStore, thinkers: Thinkers, sources: Sources) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.sources = sources
        self.metrics = Metrics()
        self.limits = Limits(paces_of(settings), sources.now)
