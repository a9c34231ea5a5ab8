"""The whole examination, in the order in which an operator would ask."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from sexton.server.doctor.findings import Finding
from sexton.server.doctor.machine import (
    look_at_clock,
    look_at_config,
    look_at_engine,
    look_at_page,
    look_at_push,
    look_at_room,
)
from sexton.server.doctor.postgres_database import look_at_postgres
from sexton.server.doctor.reached import look_at_addresses, look_at_server, look_through_proxy
from sexton.server.doctor.sqlite_file import look_at_file
from sexton.server.settings import Settings
from sexton.server.store.backups import is_postgres


def examine(settings: Settings, config: Path | None = None, outside: bool = True) -> Sequence[Finding]:
    """With `outside`, also by asking the public address."""
    found = list(look_at_config(config, settings))
    if is_postgres(settings.database):
        found += asyncio.run(look_at_postgres(settings.database))
    else:
        path = Path(settings.database).expanduser()
        found += [*look_at_file(path), *look_at_room(path.parent), *look_at_clock(path)]
    found += [
        look_at_page(),
        look_at_engine(),
        look_at_push(settings),
        *look_at_addresses(settings),
        *look_at_server(settings),
    ]
    return [*found, *look_through_proxy(settings)] if outside else found
