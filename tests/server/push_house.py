"""A server that may push to a service of our own, with a clock that jumps; and somebody who is asked and away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sexton.server.nodes import notices
from sexton.server.push import service
from sexton.server.sources import Sources
from tests.server.kit import Player, Running, quick, seat_everyone, sessions
from tests.server.push_service import push_service

SLOW = {"kind": "days", "days": 2}
OPEN = {"push_loopback": True}


class Clock(Sources):
    """Time goes on, and jumps where the test says so."""

    ahead = 0.0

    def now(self) -> float:
        return time.time() + self.ahead


@asynccontextmanager
async def house(
    database: Path | str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *names: str, **more: Any
) -> AsyncIterator[tuple[Any, ...]]:
    """A push service, a server that may send to it, and players."""
    async with push_service(tmp_path) as found:
        monkeypatch.setattr(service, "trusted", lambda: found.trusted)
        clock = Clock()
        async with sessions(quick(database, **OPEN | more), *names, sources=clock) as (server, *players):
            server.site.tables.delivery.pushes.waits = (0.01, 0.01)
            yield found, server, clock, *players


async def asked_and_away(ada: Player, bruno: Player) -> tuple[str, Player, Player]:
    """A slow table that Ada made; whoever is asked is not there."""
    table = await seat_everyone([ada, bruno], [], clock=SLOW)
    asked, other = (ada, bruno) if ada.my_go else (bruno, ada)
    await asked.leave()
    return table, asked, other


async def tell_due(server: Running) -> None:
    """All that is due, until it has arrived."""

    async def told() -> None:
        await notices.tell_due(server.site.tables)
        await asyncio.gather(*server.site.tables.delivery.pushes._tasks)

    await server.within(told())
