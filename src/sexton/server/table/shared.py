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
from sexton.server.thinking.booking import Asker, Booking
from sexton.server.thinking.thought import Advised, Thought
from sexton.server.wire.budgets import Budgets
from sexton.server.wire.limits import Limits, paces_of


class TableStore(Protocol):
    async def write(self, batch: Batch) -> None:
        """Durable when it returns. LeaseLost if somebody else holds the table by now."""

    async def delete(self, table: str, token: int) -> None:
        """The same of a table that has been deleted."""


class Thinkers(Protocol):
    """Who thinks for the bots."""

    def check_bot(self, level: str, game: str) -> None:
        """A Refusal if there is no such bot, or none for this game."""

    async def choice(self, thought: Thought, asker: Asker, booked: Callable[[Booking], None]) -> Move:
        """The bot's move; raises what the bot raises, or TimeoutError. `booked` is told how long it has."""

    async def advice(
        self, thought: Thought, language: str, asker: Asker, booked: Callable[[Booking], None]
    ) -> list[Advised]:
        """What a bot thinks of the best moves, the best first, and why in this language; raises as `choice` does."""

    async def keep_pace(self, started: float) -> None:
        """Wait for as long as a bot would, from this time on the event loop's clock."""


GO, CALL = "your-go", "call"  # what a notice is about


class Notice(Struct, frozen=True, omit_defaults=True):
    """It is somebody's go, or somebody waits for them: who, and where. Nothing of the game itself."""

    event: str
    table: str
    url: str
    title: str
    seat: Seat
    name: str
    host: str = ""  # who calls, or made the table, by the name that they have at it; empty if they do not sit there


class Shared:
    def __init__(self, settings: Settings, store: TableStore, thinkers: Thinkers, sources: Sources) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.sources = sources
        self.metrics = Metrics()
        self.budgets = Budgets(settings)
        self.limits = Limits(paces_of(settings), sources.now)
