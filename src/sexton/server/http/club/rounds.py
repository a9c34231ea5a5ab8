"""Done every two seconds: orders from the command line, and disconnecting those who may no longer be here."""

from __future__ import annotations

import asyncio
import logging

from sexton.kernel.interface import Refusal
from sexton.server import faults
from sexton.server.http.club.acts import carry_out
from sexton.server.http.club.office import CONSOLE, Office
from sexton.server.http.site import Site
from sexton.server.table.clocks import DAY
from sexton.server.table.live_table import LiveTable
from sexton.server.wire.listener import Listener
from sexton.server.wire.refusals import turn_away

LOG = logging.getLogger("sexton.server.club")
PAUSE = 2.0
LONG_AGO = 60.0  # sockets of somebody who was removed before are gone
TIDY_SECONDS = 3_600.0


async def first_steward_link(site: Site) -> str:
    """Only where there is no steward yet; else nothing."""
    return "" if await site.gate.book.has_steward() else await Office(site.store, site.sources).steward_link()


class Rounds:
    def __init__(self, site: Site) -> None:
        self.site = site
        self._task: asyncio.Task[None] | None = None
        self._tidied: float | None = None

    def begin(self) -> None:
        self._task = asyncio.create_task(self._go())

    async def end(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go(self) -> None:
        while not self.site.closing:
            try:
                await self.once()
            except Exception as fault:  # the store is down: again after a while
                if not self.site.closing:
                    LOG.warning("a round of the club failed (%s)", faults.told(fault))
            await asyncio.sleep(PAUSE)

    async def once(self) -> None:
        for order in await self.site.gate.book.take_orders():
            try:
                await carry_out(self.site, order, CONSOLE)
            except Refusal as refusal:
                LOG.warning("an order to %s was not carried out: %s", order.act, refusal.message)
        self.site.gate.forget()
        await self._turn_away()
        await self._tidy()

    async def _turn_away(self) -> None:
        """Watchers who may watch no longer, and whoever was removed. All others stay where they are."""
        gate = self.site.gate
        settings, removed = await gate.settings(), await gate.book.removed_since(self.site.sources.now() - LONG_AGO)
        closed = settings.doors != "open" or settings.watch != "everybody"
        if not removed and not closed:
            return
        for table in list(self.site.tables.live.values()):
            for listener in list(table.listeners.values()):
                if listener.guest in removed or (closed and listener.seat is None):
                    await self._look_at(table, listener)

    async def _look_at(self, table: LiveTable, listener: Listener) -> None:
        try:
            await self.site.gate.check_look(table.sheet.id, listener.guest)
        except Refusal as refusal:
            turn_away(listener, refusal)

    async def _tidy(self) -> None:
        now = self.site.sources.now()
        if self._tidied is None or now - self._tidied > TIDY_SECONDS:
            self._tidied = now
            long_ago = now - self.site.settings.keep_guests_days * DAY
            await self.site.gate.book.tidy(now, long_ago)
            await self.site.people.tidy(now)
            await self.site.reports.tidy(long_ago)
