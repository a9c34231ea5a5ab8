"""One running server: its store, its tables, its signing key. Everything the requests need, opened and closed once."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from sexton.server.http.admission import Admission
from sexton.server.http.finished.cache import Cache
from sexton.server.http.finished.reviews import Reviews
from sexton.server.http.gate import Gate
from sexton.server.http.known import KnownSessions
from sexton.server.http.signer import Signer
from sexton.server.nodes.node import Node
from sexton.server.settings import Settings
from sexton.server.sources import Sources
from sexton.server.store.club.book import Book
from sexton.server.store.club.reports import Reports
from sexton.server.store.interface import Store
from sexton.server.store.probe import Probe
from sexton.server.table.shared import Shared
from sexton.server.thinking.review_worker import ReviewWorker
from sexton.server.thinking.workers import BotWorkers, Crew

LOG = logging.getLogger("sexton.server")
KEY_BYTES = 32


class Site:
    def __init__(self, settings: Settings, store: Store, sources: Sources, crew: Crew | None = None) -> None:
        self.settings = settings
        self.sources = sources
        self.store = store
        self.bots = BotWorkers(settings.bot_workers, settings.bot_pause, settings.bot_seconds, crew)
        self.probe = Probe(self.store.probe)
        self.shared = Shared(settings, self.store, self.bots, self.sources)
        self.node = Node(self.shared, self.store, settings.node or self.sources.name(12), self._read_key)
        self.tables = self.node.tables
        self.gate = Gate(Book(self.store), self.store, self.tables, sources.now)
        self.people, self.reports = self.tables.people, Reports(self.store)
        self.known = KnownSessions(self.store)
        self.node.doors.told = self.known.forget
        self.admission = Admission(self.shared.metrics)
        self.cache = Cache()
        self.reviews = Reviews(self.store, ReviewWorker(settings.bot_workers, crew))
        self.sockets = 0
        self.sockets_of: dict[str, int] = {}  # by address
        self._signer: Signer | None = None
        self._closing: asyncio.Task[None] | None = None

    @property
    def signer(self) -> Signer:
        assert self._signer is not None, "not open yet"
        return self._signer

    async def open(self) -> None:
        await self.store.open()
        await self._read_key()
        await self.node.open()
        LOG.info("node %s is open", self.node.name)

    async def _read_key(self) -> None:
        """A backup contains the key that signed its cookies."""
        key = self.settings.secret.encode() or await self.store.signing_key(self.sources.bytes(KEY_BYTES))
        self._signer = Signer(key)
        self.known.clear()
        self.gate.forget()
        self.tables.delivery.pushes.forget_key()

    @property
    def closing(self) -> bool:
        return self._closing is not None

    async def close(self) -> None:
        """Drain once, however often it is called."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.node.drain(), max(0.1, self.settings.drain_seconds))
        self.bots.close()
        self.reviews.close()
        await self.store.close()
        LOG.info("node %s is closed", self.node.name)
