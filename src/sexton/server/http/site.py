"""One running server: its store, its tables, its signing key. Everything the requests need, opened and closed once."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from pathlib import Path

from sexton.kernel.interface import Refusal
from sexton.server.http.sessions import Signer
from sexton.server.nodes.tables import Hall
from sexton.server.settings import Settings
from sexton.server.shared import Services
from sexton.server.sources import Sources
from sexton.server.store.interface import Store
from sexton.server.store.sqlite import SqliteStore

LOG = logging.getLogger("sexton.server")
KEY_BYTES = 32


def store_for(settings: Settings) -> Store:
    if settings.database.startswith(("postgresql://", "postgres://")):
        try:
            from sexton.server.store.postgres import PostgresStore
        except ImportError:
            raise Refusal("server", "needs-postgres") from None
        return PostgresStore(settings.database, settings.lease_seconds)
    return SqliteStore(Path(settings.database).expanduser())


class House:
    def __init__(self, settings: Settings, store: Store | None = None, sources: Sources | None = None) -> None:
        self.settings = settings
        self.sources = sources or Sources()
        self.store = store or store_for(settings)
        self.services = Services(settings, self.store, self.sources)
        self.hall = Hall(self.services, settings.node or self.sources.name(12))
        self.signer: Signer
        self.sockets = 0
        self.sockets_of: dict[str, int] = {}  # by address
        self.started = self.sources.now()
        self._closing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        await self._read_key()
        self.hall.on_restored = self._read_key
        await self.hall.open()
        LOG.info("node %s is open", self.hall.node)

    async def _read_key(self) -> None:
        """A backup brings the key its cookies were signed with."""
        key = self.settings.secret.encode() or await self.store.signing_key(self.sources.bytes(KEY_BYTES))
        self.signer = Signer(key)

    async def close(self) -> None:
        """Drain once, however often it is asked for."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hall.drain(), max(0.1, self.settings.drain_seconds))
        self.services.thinkers.close()
        await self.store.close()
        LOG.info("node %s is closed", self.hall.node)
