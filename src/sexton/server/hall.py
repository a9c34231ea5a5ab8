"""All tables this process knows: those it looks after itself, and where to find the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from sexton.kernel import catalogue
from sexton.kernel.chance.fair import SECRET_BYTES
from sexton.kernel.game import Rules
from sexton.kernel.interface import Refusal
from sexton.kernel.records.record import RecordError
from sexton.server import acts, clocks, door, lobby, notices, running, seats
from sexton.server.acts import AnyAct
from sexton.server.documents import ACTIVE, ENDED, Desk, Sheet
from sexton.server.host import Gone, Host
from sexton.server.listener import Listener
from sexton.server.messages import FromClient
from sexton.server.post import Post
from sexton.server.services import Services
from sexton.server.store import Batch, Filter, LeaseLost

LOG = logging.getLogger("sexton.server.hall")
WAKING_AT_ONCE = 16
TRIES = 5
CLEAN_UP_SECONDS = 3600.0
NAME_LENGTH = 32


def check_name(name: str) -> None:
    """What is no name of a table is not even looked up."""
    if not (name.isascii() and name.isalnum() and len(name) <= NAME_LENGTH):
        raise Refusal("server", "no-such-table")


def pinned(sheet: Sheet) -> Rules[Any, Any]:
    """The rules a table was made with, whatever the newest are."""
    try:
        game = catalogue.edition(sheet.setup.game, sheet.edition)
    except Refusal:
        raise Refusal("server", "other-edition", edition=sheet.edition) from None
    return game.open(len(sheet.chairs), game.read_options(msgspec.json.decode(sheet.options)))


class Elsewhere(Exception):
    """Another node looks after the table."""

    def __init__(self, node: str) -> None:
        super().__init__(node)
        self.node = node


def go_on_by_itself(host: Host) -> None:
    """After every change: bots that are asked think, people who are away are told."""
    running.let_bots_think(host)
    notices.give_notice(host)


class Hall:
    def __init__(self, services: Services, node: str) -> None:
        self.services = services
        self.node = node
        self.hosts: dict[str, Host] = {}
        self.draining = False
        self.hopeless: set[str] = set()
        self.post = Post(services.store, node, self)
        self._opening: dict[str, asyncio.Task[Host]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._restored = b""
        self.on_restored: Callable[[], Awaitable[None]]  # set by the house
        services.create = self.create

    # Life

    async def open(self) -> None:
        await self.services.store.beat(self.node, self.services.sources.now())
        self._restored = await self.services.store.restored()
        self._tasks = [asyncio.create_task(self._beat()), asyncio.create_task(self._look_around())]
        if self.services.store.shared:
            self._tasks.append(asyncio.create_task(self.post.read()))

    async def drain(self) -> None:
        """Finish what is under way, store what was told, give up the leases; clients come again elsewhere."""
        self.draining = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for host in list(self.hosts.values()):
            with suppress(Exception):
                await self._put_down(host)
        await self.post.close()
        with suppress(Exception):
            await self.services.store.retire(self.node, self.services.sources.now())

    async def _put_down(self, host: Host) -> None:
        if host.play is not None and host.sheet.status == "playing":
            told = running.telling(host)
            await host.alone(lambda: host.keep(telling=told))
        await host.finish()

    async def _beat(self) -> None:
        settings, store = self.services.settings, self.services.store
        pause = settings.lease_seconds / 3 if store.shared else 2.0
        while True:
            await asyncio.sleep(pause)
            try:
                await store.beat(self.node, self.services.sources.now())
                await self._look_whether_restored()
            except Exception as fault:
                LOG.warning("no sign of life could be left (%s)", type(fault).__name__)

    async def _look_whether_restored(self) -> None:
        """A backup was put back under us: every table is let go, and whoever sits there comes again."""
        found = await self.services.store.restored()
        if found == self._restored:
            return
        self._restored = found
        LOG.warning("a backup was put back: all tables are loaded anew")
        await self.on_restored()
        self.hopeless.clear()
        for host in list(self.hosts.values()):
            host.leave()

    async def _look_around(self) -> None:
        """Wake tables nobody looks after, put away those nobody is at, clean up once an hour."""
        cleaned: float | None = None
        pause = min(0.5, self.services.settings.lease_seconds / 3) if self.services.store.shared else 10.0
        loop = asyncio.get_running_loop()
        while True:
            try:
                await self.wake_tables()
                await self.post.check_nodes()
                self._put_idle_away()
                if cleaned is None or loop.time() - cleaned > CLEAN_UP_SECONDS:
                    await self._purge()
                    cleaned = loop.time()
            except Exception as fault:
                LOG.warning("looking around failed (%s)", type(fault).__name__)
            await asyncio.sleep(pause)

    async def wake_tables(self) -> None:
        """Games in which a bot is to move or a clock runs must go on even if nobody comes by."""
        waking = await self.services.store.waking(self.node)
        names = [name for name in waking if name not in self.hosts and name not in self.hopeless]
        for start in range(0, len(names), WAKING_AT_ONCE):
            some = names[start : start + WAKING_AT_ONCE]
            results = await asyncio.gather(*(self.find(name) for name in some), return_exceptions=True)
            # of another edition, or torn: it will not get better by trying again every second
            self.hopeless |= {name for name, result in zip(some, results, strict=True) if isinstance(result, Refusal)}

    def _put_idle_away(self) -> None:
        now, idle = self.services.sources.now(), self.services.settings.idle_seconds
        for host in list(self.hosts.values()):
            waits = clocks.next_expiry(host.desk.clock, now) is not None or host.sheet.status == "dealing"
            if not host.listeners and not waits and not host.thinking and now - host.idle_since > idle:
                host.begin_task(self._put_away(host))

    async def _put_away(self, host: Host) -> None:
        """Loaded again when somebody asks for it. A game that waits for nobody's clock costs nothing meanwhile."""
        await host.finish()
        if host.sheet.status not in ACTIVE:
            await self.services.store.release(host.sheet.id, self.node, host.token)

    async def _purge(self) -> None:
        settings, now = self.services.settings, self.services.sources.now()
        days = 86_400
        for guest in await self.services.store.stale_guests(now - settings.keep_guests_days * days):
            with suppress(Refusal):  # a table of rules that are not here any more: later, perhaps
                await self.forget(guest)
        went = await self.services.store.purge(
            now - settings.keep_chat_days * days, now - settings.keep_guests_days * days
        )
        if went:
            LOG.info("%d old rows were deleted", went)

    async def forget(self, guest: str) -> None:
        """Name, chat, mail address and session go; unfinished games have to be left first."""
        store = self.services.store
        found = await store.tables(Filter(guest=guest, limit=1000))
        sheets = [msgspec.json.decode(one.sheet, type=Sheet) for one in found]
        if any(sheet.status not in ENDED and sheet.seats_of(guest) for sheet in sheets):
            raise Refusal("server", "game-not-over")
        for sheet in sheets:
            await self.act(sheet.id, guest, acts.Forget())
        await store.forget_guest(guest)

    # Tables

    async def create(self, sheet: Sheet) -> None:
        """A new table. The table commits to its secret here, before anyone can commit to anything."""
        sources = self.services.sources
        desk = Desk(sources.bytes(SECRET_BYTES).hex())
        host = self._furnished(Host(self.services, sheet, desk, 1))
        host.rules = lobby.opened(sheet.setup)
        batch = Batch(sheet.id, 1, desk=msgspec.json.encode(desk))
        host.put_sheet_into(batch, msgspec.json.encode(sheet))
        await self.services.store.create(batch, sheet.setup.game, sheet.created, self.node)
        self.hosts[sheet.id] = host
        self.services.metrics.count("tables_created")

    def _furnished(self, host: Host) -> Host:
        host.wake_up = running.time_is_up
        host.after = go_on_by_itself
        host.on_gone = lambda gone: self._forget(gone)
        return host

    def _forget(self, host: Host) -> None:
        if self.hosts.get(host.sheet.id) is host:
            del self.hosts[host.sheet.id]

    async def find(self, name: str) -> Host:
        """The table, rebuilt from the store if need be; Elsewhere if another node has it, a Refusal if nobody."""
        check_name(name)
        if name in self.hosts:
            return self.hosts[name]
        if self.draining:
            raise Refusal("server", "going-away")
        if name not in self._opening:
            loading = self._opening[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda task: self._opened(name, task))
        return await asyncio.shield(self._opening[name])

    def _opened(self, name: str, loading: asyncio.Task[Host]) -> None:
        """Whoever asked for the table meanwhile has waited for the same host: there are never two."""
        del self._opening[name]
        if not loading.cancelled():
            loading.exception()  # looked at here, should everyone who asked be gone by now

    async def _load(self, name: str) -> Host:
        store = self.services.store
        lease = await store.take(name, self.node)
        if lease is None:
            raise Refusal("server", "no-such-table")
        if lease.node != self.node:
            raise Elsewhere(lease.node)
        stored = await store.load(name)
        if stored is None:
            raise Refusal("server", "no-such-table")
        sheet = msgspec.json.decode(stored.sheet, type=Sheet)
        if sheet.status == "playing":
            seats.dealt(sheet)  # of a version that did not remember who held which seat
        host = self._furnished(Host(self.services, sheet, msgspec.json.decode(stored.desk, type=Desk), lease.token))
        host.chat = list(stored.chat)
        host.rules = pinned(sheet)
        try:
            running.rebuilt(host, stored, lease.last_alive)
        except RecordError as error:
            LOG.error("table %s cannot be rebuilt: line %d", name, error.line)
            raise Refusal("server", "record-torn") from None
        self.hosts[name] = host
        host.set_timer()
        host.after(host)
        return host

    # What people do, wherever the table is

    async def attach(self, name: str, listener: Listener) -> None:
        for attempt in range(TRIES):
            try:
                return await door.attach(await self.find(name), listener)
            except (Gone, LeaseLost):
                await asyncio.sleep(0.05 * attempt)
            except Elsewhere as elsewhere:
                return await self.post.attach(name, elsewhere.node, listener)
        raise Refusal("server", "try-again")

    async def receive(self, name: str, listener: Listener, message: FromClient, text: str) -> None:
        host = self.hosts.get(name)
        if host is not None and listener.key in host.listeners:
            await door.receive(host, listener, message)
        elif not await self.post.pass_on(name, listener, text):
            raise Gone

    async def detach(self, name: str, listener: Listener) -> None:
        host = self.hosts.get(name)
        if host is not None and listener.key in host.listeners:
            with suppress(Gone):
                await door.detach(host, listener)
        else:
            await self.post.detach(name, listener)

    async def act(self, name: str, guest: str, act: AnyAct) -> bytes:
        for attempt in range(TRIES):
            try:
                return await acts.perform(await self.find(name), guest, act)
            except (Gone, LeaseLost):
                await asyncio.sleep(0.05 * attempt)
            except Elsewhere as elsewhere:
                return await self.post.act(name, elsewhere.node, guest, act)
        raise Refusal("server", "try-again")
