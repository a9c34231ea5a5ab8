"""The server's application: a site on its store, which opens and closes with it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from starlette.applications import Starlette

from sexton.kernel.interface import Refusal
from sexton.server.files import file_room
from sexton.server.http import club
from sexton.server.http.application import application
from sexton.server.http.club.rounds import Rounds, first_steward_link
from sexton.server.http.site import Site
from sexton.server.settings import Settings
from sexton.server.sources import Sources
from sexton.server.store.interface import Store
from sexton.server.store.sqlite.store import SqliteStore

LOG = logging.getLogger("sexton.server")


def store_for(settings: Settings) -> Store:
    if settings.database.startswith(("postgresql://", "postgres://")):
        try:
            from sexton.server.store.postgres.store import PostgresStore
        except ImportError:
            raise Refusal("server", "needs-postgres") from None
        return PostgresStore(settings.database, settings.lease_seconds)
    return SqliteStore(Path(settings.database).expanduser())


def with_room_for_sockets(settings: Settings) -> Settings:
    """No more sockets than the process may have files: else nobody could connect at all."""
    room = file_room()
    if settings.max_sockets <= room.sockets:
        return settings
    LOG.warning("%d files may be open: no more than %d sockets are", room.files, room.sockets)
    return msgspec.structs.replace(settings, max_sockets=room.sockets)


def create_app(settings: Settings, store: Store | None = None, sources: Sources | None = None) -> Starlette:
    """Tests pass their own store and sources; everything else follows from the settings."""
    site = Site(with_room_for_sockets(settings), store or store_for(settings), sources or Sources())

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await site.open()
            app.state.steward_link = await first_steward_link(site)
        except Exception as problem:  # reported in one line by the command that started us
            known = isinstance(problem, Refusal)
            app.state.problem = problem if known else Refusal("server", "cannot-start", kind=type(problem).__name__)
            raise
        rounds = Rounds(site)
        rounds.begin()
        try:
            yield
        finally:
            await rounds.end()
            await site.close()

    app = application(site, lifespan, club.ROUTES)
    app.state.problem, app.state.steward_link = None, ""
    return app
