"""This process among the others: its heartbeat, its tables, its post and its periodic chores."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sexton.kernel.interface import Refusal
from sexton.server import faults
from sexton.server.nodes import expiry, notices
from sexton.server.nodes.doors import Doors
from sexton.server.nodes.letters import AnyLetter, Began, Closed, Done, Ended, NotDone, Told
from sexton.server.nodes.post import Post
from sexton.server.nodes.tables import Tables
from sexton.server.nodes.tables_elsewhere import TablesElsewhere
from sexton.server.nodes.visitors import Visitors
from sexton.server.store.documents import ACTIVE
from sexton.server.store.interface import Store
from sexton.server.table import clocks
from sexton.server.table.clocks import DAY
from sexton.server.table.live_table import LiveTable
from sexton.server.table.shared import Shared

LOG = logging.getLogger("sexton.server.hall")
WAKING_AT_ONCE = 16
CLEAN_UP_SECONDS = 3600.0


class Node:
    def __init__(self, shared: Shared, store: Store, name: str, restored: Callable[[], Awaitable[None]]) -> None:
        self.shared = shared
        self.store = store
        self.name = name
        self.post = Post(store, name)
        self.tables_elsewhere = TablesElsewhere(self.post)
        self.tables = Tables(shared, store, name, self.tables_elsewhere)
        self.visitors = Visitors(self.post, self.tables)
        self.doors = Doors(self.post, store)
        self.hopeless: set[str] = set()  # tables that cannot be loaded
        self._after_restore = restored  # a backup was put back
        self._restored = b""
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.beat(self.name, self.shared.sources.now())
        self._restored = await self.store.restored()
        self._tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self._look_around())]
        if self.store.shared:
            for other in await self.store.alive() - {self.name}:
                self.post.write(other, Began())
            self._tasks.append(asyncio.create_task(self.post.read(self._take_in)))

    async def drain(self) -> None:
        """Finish what is under way, store what was told, release the leases; clients reconnect elsewhere."""
        self.tables.draining = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.tables.put_down()
        await self.post.close()
        with suppress(Exception):
            await self.store.retire(self.name, self.shared.sources.now())

    def _take_in(self, sender: str, letter: AnyLetter) -> None:
        if isinstance(letter, Began):
            self.tables_elsewhere.leave(sender)
            self.visitors.leave(sender)
        elif isinstance(letter, Told | Closed):
            self.tables_elsewhere.tell(letter)
        elif isinstance(letter, Done | NotDone):
            self.tables_elsewhere.answered(letter)
        elif isinstance(letter, Ended):
            self.doors.end_here(letter.sessions)
        else:
            self.visitors.take_in(sender, letter)

    # Heartbeat

    async def _beat(self) -> None:
        pause = self.shared.settings.lease_seconds / 3 if self.store.shared else 2.0
        while True:
            await asyncio.sleep(pause)
            try:
                await self.store.beat(self.name, self.shared.sources.now())
                await self._look_whether_restored()
            except Exception as fault:
                LOG.warning("no sign of life could be left (%s)", faults.name_of(fault))

    async def _look_whether_restored(self) -> None:
        """A backup was restored under us: every table is dropped, and its clients reconnect."""
        found = await self.store.restored()
        if found == self._restored:
            return
        self._restored = found
        LOG.warning("a backup was put back: all tables are loaded anew")
        await self._after_restore()
        self.hopeless.clear()
        for table in list(self.tables.live.values()):
            table.leave()

    # Periodic chores

    async def _look_around(self) -> None:
        """Load tables that no node looks after, unload those nobody is at, clean up once an hour."""
        cleaned: float | None = None
        pause = min(0.5, self.shared.settings.lease_seconds / 3) if self.store.shared else 10.0
        loop = asyncio.get_running_loop()
        expired = loop.time()  # after a start people have time to come back to their tables
        while True:
            try:
                await self.wake_tables()
                await self._leave_dead()
                self._put_idle_away()
                await notices.tell_due(self.tables)
                if cleaned is None or loop.time() - cleaned > CLEAN_UP_SECONDS:
                    await self.purge()
                    cleaned = loop.time()
                if loop.time() - expired > CLEAN_UP_SECONDS:
                    await self.expire()
                    expired = loop.time()
            except Exception as fault:
                LOG.warning("looking around failed (%s)", faults.name_of(fault))
            await asyncio.sleep(pause)

    async def wake_tables(self) -> None:
        """Games in which a bot is to move or a clock runs must go on even if nobody is connected."""
        waking = await self.store.waking(self.name)
        names = [name for name in waking if name not in self.tables.live and name not in self.hopeless]
        for start in range(0, len(names), WAKING_AT_ONCE):
            some = names[start : start + WAKING_AT_ONCE]
            results = await asyncio.gather(*(self.tables.find(name) for name in some), return_exceptions=True)
            # of another edition, or damaged: trying again every second will not help
            self.hopeless |= {name for name, result in zip(some, results, strict=True) if isinstance(result, Refusal)}

    async def _leave_dead(self) -> None:
        if self.tables_elsewhere.empty and not self.visitors.here:
            return
        alive = await self.store.alive()
        for node in (self.tables_elsewhere.nodes() | self.visitors.nodes()) - alive:
            self.tables_elsewhere.leave(node)
            self.visitors.leave(node)

    def _put_idle_away(self) -> None:
        now, idle = self.shared.sources.now(), self.shared.settings.idle_seconds
        for table in list(self.tables.live.values()):
            waits = clocks.next_expiry(table.desk.clock, now) is not None or table.sheet.status == "dealing"
            if not table.listeners and not waits and not table.thinking and now - table.idle_since > idle:
                table.begin_task(self._put_away(table))

    async def _put_away(self, table: LiveTable) -> None:
        """It is loaded again when somebody asks for it. A game with no running clock costs nothing meanwhile."""
        await table.finish()
        if table.sheet.status not in ACTIVE:
            await self.store.release(table.sheet.id, self.name, table.token)

    async def expire(self) -> None:
        went = await expiry.expire(self.tables)
        if went:
            LOG.info("%d tables were left alone for too long and are deleted", went)

    async def purge(self) -> None:
        settings, now = self.shared.settings, self.shared.sources.now()
        guests_before = now - settings.keep_guests_days * DAY
        for guest in await self.store.stale_guests(guests_before):
            with suppress(Refusal):  # a table whose rules are no longer installed: perhaps later
                await self.tables.forget(guest)
        went = await self.store.purge(now - settings.keep_chat_days * DAY, guests_before)
        if went:
            LOG.info("%d old rows were deleted", went)
