# engine: compiled
"""One table and its one writer: changes happen one at a time, are stored, and only then told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from mypy_extensions import mypyc_attr

from sexton.kernel.game import Rules
from sexton.kernel.interface import Refusal
from sexton.kernel.records.notes import note_body
from sexton.server import faults
from sexton.server.store.documents import Desk, Sheet
from sexton.server.store.interface import Batch, StoredNote
from sexton.server.table import clocks
from sexton.server.table.hearers.audience import Audience
from sexton.server.table.shared import Notice, Shared
from sexton.server.wire.listener import GOING_AWAY
from sexton.server.wire.messages import Bye, encoded
from sexton.server.wire.refusals import turn_away

LOG = logging.getLogger("sexton.server.host")
SHORTEST_WAIT = 0.02


class Gone(Exception):
    """This process no longer looks after the table."""


class Keeper(Protocol):
    """Who keeps the tables of this process."""

    async def check_room(self, guest: str) -> None:
        """A Refusal if there is no room for another table."""

    async def create(self, sheet: Sheet) -> None:
        """A new table: for a rematch."""

    async def blocked_by(self, guest: str) -> Collection[str]:
        """Beside whom this one does not want to sit."""

    async def call_to(self, sheet: Sheet, guest: str) -> None:
        """Everybody else who has a seat at this new table is told that this one waits for them there."""

    def let_go(self, table: LiveTable) -> None:
        """The table is no longer looked after here."""

    async def notify(self, notice: Notice, guest: str) -> None:
        """Tell somebody who is away that it is their go. It never fails."""


class Course(Protocol):
    """How a table goes on by itself."""

    keeper: Keeper

    def after_change(self, table: LiveTable) -> None: ...

    async def time_is_up(self, table: LiveTable) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class LiveTable(Audience):
    """Holds the table's memory. If storing fails the memory is thrown away, never the other way round."""

    def __init__(
        self, shared: Shared, course: Course, sheet: Sheet, desk: Desk, rules: Rules[Any, Any], token: int
    ) -> None:
        super().__init__(shared, sheet, desk, rules)
        self.course = course
        self.token = token  # of the lease under which it is stored
        self.gone = False
        self.put_aside = False  # a message would have said too much: nothing leaves the table any more
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._stored_sheet = msgspec.json.encode(sheet)
        self._stored_desk = msgspec.json.encode(desk)
        self._sealed_stored = True  # sealed answers may be in the store: it is not known before they are first removed

    # One thing after the other

    async def alone(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do this with exclusive access to the table. If it fails for any reason but a refusal, we drop the table."""
        async with self._lock:
            if self.gone:
                raise Gone
            try:
                result = await work()
            except Refusal:
                self._forget_changes()
                raise
            except BaseException as fault:
                LOG.warning("table %s is put away (%s)", self.sheet.id, faults.told(fault))
                self.leave()
                raise
            if not self.gone:
                self.go_on()
            return result

    def go_on(self) -> None:
        """After every change: what the table does next by itself."""
        self.set_timer()
        self.course.after_change(self)

    async def keep(self, **happened: Any) -> None:
        """Store what happened, with the sheet and the desk if they changed. Nobody is told before this is done."""
        batch = Batch(self.sheet.id, self.token, notes=self._take_notes(), **happened)
        batch.unseal = batch.unseal and self._sealed_stored
        sheet, desk = msgspec.json.encode(self.sheet), msgspec.json.encode(self.desk)
        if sheet != self._stored_sheet:
            batch.put_sheet(self.sheet, sheet)
        if desk != self._stored_desk:
            batch.desk = desk
        await self.shared.store.write(batch)
        self._stored_sheet, self._stored_desk = sheet, desk
        self._sealed_stored = bool(batch.sealed) or (self._sealed_stored and not batch.unseal)
        if batch.notes:
            self.tell_notes()

    def _take_notes(self) -> tuple[StoredNote, ...]:
        rows = []
        for note in self.unkept:
            assert self.game is not None
            noted = self.game.note(note)
            rows.append(StoredNote(len(self.game.notes), noted.after, note_body(note)))
        self.unkept = []
        return tuple(rows)

    def _forget_changes(self) -> None:
        """A refusal changes nothing, even if it came late."""
        self.unkept = []
        if msgspec.json.encode(self.sheet) != self._stored_sheet:
            self.sheet = msgspec.json.decode(self._stored_sheet, type=Sheet)
        if msgspec.json.encode(self.desk) != self._stored_desk:
            self.desk = msgspec.json.decode(self._stored_desk, type=Desk)

    def begin_task(self, work: Awaitable[None]) -> None:
        """Work that may outlive the call, but not the table's life in this process."""

        async def quietly() -> None:
            with suppress(Gone, Refusal):
                await work

        task = asyncio.get_running_loop().create_task(quietly())
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            LOG.warning("table %s: %s in the background", self.sheet.id, faults.told(fault))

    # Letting the table go

    def leave(self) -> None:
        """Stop looking after the table; its listeners reconnect and find the node that does."""
        if self.gone:
            return
        self.gone = True
        self.forget_presence()
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._tasks):
            if task is not asyncio.current_task():
                task.cancel()
        bye = encoded(Bye(1))
        for listener in list(self.listeners.values()):
            listener.tell(bye)
            listener.close(GOING_AWAY, "come again")
        self.listeners.clear()
        self.course.keeper.let_go(self)

    async def delete(self, why: Refusal) -> None:
        """The table is gone: everybody here is told why, and need not come again."""
        await self.shared.store.delete(self.sheet.id, self.token)
        for listener in list(self.listeners.values()):
            turn_away(listener, why)
        self.listeners.clear()
        self.leave()

    async def finish(self) -> None:
        """Wait for what is under way, then let the table go."""
        async with self._lock:
            self.leave()

    # Time

    def set_timer(self) -> None:
        """Set the timer for the first clock to run out, or for the end of the deal."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        waits = list(self.leaving().values()) if self.away else []
        if (wait := clocks.next_expiry(self.desk.clock, self.now)) is not None:
            waits.append(wait)
        if self.desk.until is not None and self.sheet.status == "dealing":
            waits.append(self.desk.until - self.now)
        if waits and not self.gone:
            self._timer = asyncio.get_running_loop().call_later(max(SHORTEST_WAIT, min(waits)), self.ring)

    def ring(self) -> None:
        """Time may be up."""
        self._timer = None
        self.begin_task(self.alone(lambda: self.course.time_is_up(self)))
