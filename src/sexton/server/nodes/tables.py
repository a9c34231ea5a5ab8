"""All tables this process knows: those it looks after itself, and where to find the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from sexton.kernel import catalogue
from sexton.kernel.chance.fair import SECRET_BYTES
from sexton.kernel.game import Rules
from sexton.kernel.interface import Refusal
from sexton.kernel.records.record import Begins, RecordError
from sexton.server.nodes import expiry, leavers
from sexton.server.nodes.notice_delivery import NoticeDelivery
from sexton.server.nodes.tables_elsewhere import Elsewhere, TablesElsewhere
from sexton.server.store.club.people import People
from sexton.server.store.documents import Desk, Sheet
from sexton.server.store.interface import Batch, LeaseLost, Store
from sexton.server.table import answers, handlers, shuffle
from sexton.server.table.course import TableCourse
from sexton.server.table.hearers import visits
from sexton.server.table.hearers.outgoing import title_of
from sexton.server.table.live_table import Gone, LiveTable
from sexton.server.table.rebuild import rebuild
from sexton.server.table.seats import actions, chairs, occupants
from sexton.server.table.seats.requests import AnySeatRequest
from sexton.server.table.shared import CALL, Notice, Shared
from sexton.server.wire.listener import Listener
from sexton.server.wire.messages import FromClient
from sexton.server.wire.meter import paid

LOG = logging.getLogger("sexton.server.hall")
TRIES = 5
NAME_LENGTH = 32
FIRST_LEASE = 1


def check_name(name: str) -> None:
    """A string that cannot be the id of a table is not even looked up."""
    if not (name.isascii() and name.isalnum() and len(name) <= NAME_LENGTH):
        raise Refusal("server", "no-such-table")


def rules_of(sheet: Sheet) -> Rules[Any, Any]:
    """The rules a table was made with, whatever the newest are."""
    try:
        game = catalogue.edition(sheet.setup.game, sheet.edition)
    except Refusal:
        raise Refusal("server", "other-edition", edition=sheet.edition) from None
    return game.open(len(sheet.chairs), game.read_options(msgspec.json.decode(sheet.options)))


class Tables:
    def __init__(self, shared: Shared, store: Store, node: str, tables_elsewhere: TablesElsewhere) -> None:
        self.shared = shared
        self.store = store
        self.node = node
        self.tables_elsewhere = tables_elsewhere
        self.delivery = NoticeDelivery(shared, store)
        self.people = People(store)
        self.live: dict[str, LiveTable] = {}  # those we look after
        self.came: set[str] = set()  # to which somebody came, since this was stored
        self.draining = False
        self._course = TableCourse(self)
        self._tasks: set[asyncio.Task[None]] = set()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    async def put_down(self) -> None:
        """Finish what is under way, and store what was told."""
        self.delivery.close()
        for table in list(self.live.values()):
            with suppress(Exception):
                await self._put_down(table)

    async def _put_down(self, table: LiveTable) -> None:
        if table.game is not None and table.sheet.status == "playing":
            told = answers.telling(table)
            await table.alone(lambda: table.keep(telling=told))
        await table.finish()

    async def forget(self, guest: str) -> None:
        await leavers.forget(self, guest)

    async def check_still_here(self, guest: str) -> None:
        await leavers.check_still_here(self, guest)

    async def inherit(self, guest: str, heir: str) -> int:
        return await leavers.inherit(self, guest, heir)

    # What a table asks of its keeper

    async def check_room(self, guest: str) -> None:
        """A Refusal if there is no room for another table of this guest, and none can be made."""
        await expiry.make_room(self, guest)

    async def create(self, sheet: Sheet, begins: Begins | None = None, before: bytes = b"") -> None:
        """A new table. The table commits to its secret here, before anyone can commit to anything."""
        desk = Desk(self.shared.sources.bytes(SECRET_BYTES).hex(), begins=begins, before=before)
        rules = chairs.opened(sheet.setup)
        table = LiveTable(self.shared, self._course, sheet, desk, rules, FIRST_LEASE)
        batch = Batch(sheet.id, FIRST_LEASE, desk=msgspec.json.encode(desk))
        batch.put_sheet(sheet, msgspec.json.encode(sheet))
        await self.store.create(batch, sheet.setup.game, sheet.created, self.node)
        self.live[sheet.id] = table
        self.shared.metrics.count("tables_created")

    async def blocked_by(self, guest: str) -> Collection[str]:
        return (await self.people.apart(guest)).blocked

    async def call_to(self, sheet: Sheet, guest: str) -> None:
        """On their page at once, where they have it open; else outside of it, if they want to be told there."""
        seats = {chair.guest: seat for seat, chair in enumerate(sheet.chairs) if chair.guest and not chair.program}
        host = next((chair.name for chair in sheet.chairs if chair.guest == guest), "")
        now, settings = self.shared.sources.now(), self.shared.settings
        for whom, seat in seats.items():
            if whom in (guest, *sheet.dropped):
                continue
            await self.people.call(guest, whom, sheet.id, now)
            if settings.notices and not await self.people.is_here(whom, now):
                url, name = f"{settings.public_url.rstrip('/')}/t/{sheet.id}", sheet.chairs[seat].name
                self._begin(
                    self.notify(Notice(CALL, sheet.id, url, title_of(sheet.setup.game), seat, name, host), whom)
                )

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def let_go(self, table: LiveTable) -> None:
        if self.live.get(table.sheet.id) is table:
            del self.live[table.sheet.id]

    def attended(self) -> set[str]:
        """Tables where somebody is, or is about to be."""
        return {name for name, table in self.live.items() if table.listeners} | set(self._opening)

    async def notify(self, notice: Notice, guest: str) -> None:
        await self.delivery.deliver(notice, guest)

    # Finding a table

    async def find(self, name: str) -> LiveTable:
        """The table, rebuilt from the store if need be; Elsewhere if another node has it, a Refusal if none has."""
        check_name(name)
        if name in self.live:
            return self.live[name]
        if self.draining:
            raise Refusal("server", "going-away")
        if name not in self._opening:
            loading = self._opening[name] = asyncio.create_task(paid(self._load(name)))
            loading.add_done_callback(lambda task: self._opened(name, task))
        return await asyncio.shield(self._opening[name])

    def _opened(self, name: str, loading: asyncio.Task[LiveTable]) -> None:
        """Concurrent requests for a table wait for the same load: there are never two of it."""
        del self._opening[name]
        if not loading.cancelled():
            loading.exception()  # retrieved here, in case everyone who asked is gone

    async def _load(self, name: str) -> LiveTable:
        lease = await self.store.take(name, self.node)
        if lease is None:
            raise Refusal("server", "no-such-table")
        if lease.node != self.node:
            raise Elsewhere(lease.node)
        stored = await self.store.load(name)
        if stored is None:
            raise Refusal("server", "no-such-table")
        sheet, desk = msgspec.json.decode(stored.sheet, type=Sheet), msgspec.json.decode(stored.desk, type=Desk)
        if sheet.status == "playing":
            occupants.remember_holders(sheet)  # stored by a version that did not record who held which seat
        table = LiveTable(self.shared, self._course, sheet, desk, rules_of(sheet), lease.token)
        resumed = sheet.status == "shelved" and self.shared.settings.resume_put_aside
        if resumed:
            sheet.status = shuffle.status_of(desk)
        try:
            rebuild(table, stored, lease.last_alive)
        except RecordError as error:
            LOG.error("table %s cannot be rebuilt: line %d", name, error.line)
            raise Refusal("server", "record-torn") from None
        if resumed:
            await table.keep()
        self.live[name] = table
        table.go_on()
        return table

    # What people do, wherever the table is

    async def attach(self, name: str, listener: Listener) -> None:
        for attempt in range(TRIES):
            try:
                await visits.attach(await self.find(name), listener)
                self.came.add(name)
                return None
            except (Gone, LeaseLost):
                await asyncio.sleep(0.05 * attempt)
            except Elsewhere as elsewhere:
                return self.tables_elsewhere.attach(name, elsewhere.node, listener)
        raise Refusal("server", "try-again")

    async def receive(self, name: str, listener: Listener, message: FromClient) -> None:
        table = self.live.get(name)
        if table is not None and listener.key in table.listeners:
            await handlers.receive(table, listener, message)
        elif listener.key in self.tables_elsewhere.listeners:
            self.tables_elsewhere.pass_on(name, listener, message)
        else:
            raise Gone

    async def detach(self, name: str, listener: Listener) -> None:
        table = self.live.get(name)
        if table is not None and listener.key in table.listeners:
            with suppress(Gone):
                await visits.detach(table, listener)
        else:
            self.tables_elsewhere.detach(name, listener)

    async def request(self, name: str, guest: str, request: AnySeatRequest) -> bytes:
        for attempt in range(TRIES):
            try:
                return await actions.carry_out(await self.find(name), guest, request)
            except (Gone, LeaseLost):
                await asyncio.sleep(0.05 * attempt)
            except Elsewhere as elsewhere:
                return await self.tables_elsewhere.request(name, elsewhere.node, guest, request)
        raise Refusal("server", "try-again")
