"""Tables that are left alone. Those that wait are deleted after a while, and earlier where a new table needs the room;
running games are broken off for that after a month."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from sexton.kernel.interface import Refusal
from sexton.server.nodes.tables_elsewhere import Elsewhere
from sexton.server.store.interface import LeaseLost
from sexton.server.store.rows import FEW
from sexton.server.table import answers
from sexton.server.table.live_table import Gone, LiveTable

if TYPE_CHECKING:
    from sexton.server.nodes.tables import Tables

HOUR = 3600.0
ARRIVING_SECONDS = 10.0  # whoever makes a table gets there in that time
FORSAKEN_DAYS = 30
TRIES = 5
PAUSE = 0.05  # seconds between two lots, in which others may write


async def make_room(tables: Tables, guest: str) -> None:
    """A Refusal if this guest has too many tables. If all together are too many, one that is left alone gives way:
    one that waits, or else a running game to which nobody has come for a month."""
    settings = tables.shared.settings
    if await tables.store.unfinished(guest) >= settings.max_tables_of_guest:
        raise Refusal("server", "too-many-of-yours", count=settings.max_tables_of_guest)
    if await tables.store.unfinished() < settings.max_tables:
        return
    before = tables.shared.sources.now() - ARRIVING_SECONDS
    for _ in range(TRIES):  # somebody else may take the very table that was found
        if await delete_left_alone(tables, before, 1):
            tables.shared.metrics.count("tables_given_way")
            return
    if not await break_off_forsaken(tables):
        raise Refusal("server", "too-many-tables")


async def break_off_forsaken(tables: Tables) -> bool:
    """Its record is kept, and who comes back reads why it ended."""
    before = tables.shared.sources.now() - FORSAKEN_DAYS * 24 * HOUR
    for name in await tables.store.forsaken(tables.node, before, tables.attended() | tables.came, TRIES):
        with suppress(Refusal, Elsewhere, Gone, LeaseLost):  # of an edition that is not here, for example
            table = await tables.find(name)
            if await table.alone(partial(break_off_if_alone, table)):
                tables.shared.metrics.count("tables_given_way")
                return True
    return False


async def break_off_if_alone(table: LiveTable) -> bool:
    if table.listeners or table.sheet.status != "playing":
        return False
    await answers.abandon(table, "left alone")
    return True


async def expire(tables: Tables) -> int:
    """Delete what has been left alone for too long, some at a time; how many went."""
    now = tables.shared.sources.now()
    visited = tables.attended() | tables.came
    if visited:
        await tables.store.visit(visited, now)
        tables.came -= visited
    before, went = now - tables.shared.settings.keep_waiting_hours * HOUR, 0
    while some := await delete_left_alone(tables, before, FEW):
        went += some
        await asyncio.sleep(PAUSE)
    return went


async def delete_left_alone(tables: Tables, before: float, most: int) -> int:
    names = await tables.store.left_alone(tables.node, before, tables.attended(), most)
    live = [tables.live[name] for name in names if name in tables.live]
    away = [name for name in names if name not in tables.live and name not in tables.attended()]
    went = await tables.store.delete_left_alone(away, tables.node, before) if away else 0
    for table in live:
        with suppress(Gone, LeaseLost):
            went += await table.alone(partial(delete_if_alone, table))
    return went


async def delete_if_alone(table: LiveTable) -> bool:
    """Somebody may have come in the meantime."""
    if table.listeners or table.sheet.status != "waiting":
        return False
    await table.delete(Refusal("server", "no-such-table"))
    return True
