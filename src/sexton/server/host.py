"""One table and its one writer: whatever happens here happens one after the other, is stored, and only then told."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec

from sexton.kernel.game import Rules
from sexton.kernel.interface import Refusal, Seat
from sexton.server import clocks, dealing, showing
from sexton.server.documents import ENDED, Desk, Sheet
from sexton.server.listener import Listener
from sexton.server.messages import Bye, ChairShown, FromServer, Presence, encoded
from sexton.server.play import Play
from sexton.server.services import Services, refused
from sexton.server.showing import Moment
from sexton.server.store import Batch, Chatted

LOG = logging.getLogger("sexton.server.host")
GOING_AWAY = 1012  # "service restart": come again
CHAT_SHOWN = 100
CROWD_SECONDS = 1.0


class Gone(Exception):
    """This process does not look after the table any more."""


class Host:
    """Holds the table's memory. If storing fails the memory is thrown away, never the other way round."""

    def __init__(self, services: Services, sheet: Sheet, desk: Desk, token: int) -> None:
        self.services = services
        self.sheet = sheet
        self.desk = desk
        self.token = token
        self.rules: Rules[Any, Any]
        self.play: Play | None = None
        self.chat: list[Chatted] = []
        self.listeners: dict[str, Listener] = {}
        self.away: dict[Seat, float] = {}  # since when
        self.told_ready: set[Seat] = set()  # of the present question
        self.thinking: dict[Seat, int] = {}  # bots at work, and on which question
        self.hurried = False  # the bots have less time than they would take: there are too many of them
        self.past: deque[Moment] = deque(maxlen=sheet.setup.delay + 1)  # what delayed watchers will see
        self.idle_since = services.sources.now()
        self.gone = False
        self.on_gone: Callable[[Host], None] = lambda host: None
        self.wake_up: Callable[[Host], Awaitable[None]]  # what to do when a clock runs out
        self.after: Callable[[Host], None] = lambda host: None  # bots look whether they are asked
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._crowd: asyncio.TimerHandle | None = None  # watchers have come or gone, and nobody was told yet
        self._crowd_at = -CROWD_SECONDS  # when somebody was
        self._tasks: set[asyncio.Task[None]] = set()
        self._stored_sheet = msgspec.json.encode(sheet)
        self._stored_desk = msgspec.json.encode(desk)

    # One thing after the other

    async def alone(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do this with the table to ourselves. Whatever fails for another reason than the rules ends our hosting."""
        async with self._lock:
            if self.gone:
                raise Gone
            try:
                result = await work()
            except Refusal:
                self._forget_changes()
                raise
            except BaseException as fault:
                LOG.warning("table %s is put away (%s)", self.sheet.id, type(fault).__name__)
                self.leave()
                raise
            self.set_timer()
            self.after(self)
            return result

    async def keep(self, **happened: Any) -> None:
        """Store what happened, with the sheet and the desk if they changed. Nobody is told before this returns."""
        batch = Batch(self.sheet.id, self.token, **happened)
        sheet, desk = msgspec.json.encode(self.sheet), msgspec.json.encode(self.desk)
        if sheet != self._stored_sheet:
            self.put_sheet_into(batch, sheet)
        if desk != self._stored_desk:
            batch.desk = desk
        await self.services.store.write(batch)
        self._stored_sheet, self._stored_desk = sheet, desk

    def put_sheet_into(self, batch: Batch, sheet: bytes) -> None:
        batch.sheet, batch.status = sheet, self.sheet.status
        batch.listed = self.sheet.setup.listing == "listed"
        batch.members = tuple(sorted({chair.guest for chair in self.sheet.chairs if chair.guest}))

    def _forget_changes(self) -> None:
        """A refusal changes nothing, even if it came late."""
        if msgspec.json.encode(self.sheet) != self._stored_sheet:
            self.sheet = msgspec.json.decode(self._stored_sheet, type=Sheet)
        if msgspec.json.encode(self.desk) != self._stored_desk:
            self.desk = msgspec.json.decode(self._stored_desk, type=Desk)
            if self.play is not None:
                self.play.take_backs = self.desk.take_backs

    def begin_task(self, work: Awaitable[None]) -> None:
        """Work that outlives the call, but not the host."""

        async def quietly() -> None:
            with suppress(Gone, Refusal):
                await work

        task = asyncio.get_running_loop().create_task(quietly())
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            LOG.warning("table %s: %s in the background", self.sheet.id, type(fault).__name__)

    # Coming and going

    def leave(self) -> None:
        """Stop looking after the table; whoever listens comes again and finds whoever does."""
        if self.gone:
            return
        self.gone = True
        for timer in (self._timer, self._crowd):
            if timer is not None:
                timer.cancel()
        for task in list(self._tasks):
            if task is not asyncio.current_task():
                task.cancel()
        bye = encoded(Bye(1))
        for listener in list(self.listeners.values()):
            listener.tell(bye)
            listener.close(GOING_AWAY, "come again")
        self.listeners.clear()
        self.on_gone(self)

    async def finish(self) -> None:
        """Wait for what is being done, then leave."""
        async with self._lock:
            self.leave()

    def here(self) -> set[Seat]:
        guests = {listener.guest for listener in self.listeners.values()}
        return {seat for seat, chair in enumerate(self.sheet.chairs) if chair.guest and chair.guest in guests}

    def watchers(self) -> int:
        return sum(1 for listener in self.listeners.values() if not self.sheet.seats_of(listener.guest))

    def grace(self, seat: Seat) -> int:
        """How long the host still has to wait before giving this seat to another."""
        since = self.away.get(seat)
        if since is None:
            return 0
        return max(0, round(since + self.services.settings.grace_seconds - self.services.sources.now()))

    # Time

    def set_timer(self) -> None:
        """Come back when the first clock runs out or the deal has to be called off."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now, waits = self.services.sources.now(), []
        if (wait := clocks.next_expiry(self.desk.clock, now)) is not None:
            waits.append(wait)
        if self.desk.until is not None and self.sheet.status == "dealing":
            waits.append(self.desk.until - now)
        if waits and not self.gone:
            self._timer = asyncio.get_running_loop().call_later(max(0.02, min(waits)), self.ring)

    def ring(self) -> None:
        """Time may be up."""
        self._timer = None
        self.begin_task(self.alone(lambda: self.wake_up(self)))

    def run_clocks(self, *, new_question: bool = False) -> None:
        """The clocks of exactly those run who are asked, have not answered, and answer for themselves."""
        state, play = self.desk.clock, self.play
        if state is None or play is None:
            return
        now, clock = self.services.sources.now(), self.sheet.setup.clock
        if new_question:
            clocks.asked_anew(state, clock, now)
        thinking = [seat for seat in play.table.asked if seat not in play.table.ready and not self.answered_for(seat)]
        clocks.run(state, clock, thinking, now)
        if self.sheet.paused or self.sheet.status in ENDED:
            clocks.stop(state, now)

    def answered_for(self, seat: Seat) -> str:
        """Who answers in this seat's place: a bot's level, "default", or nobody."""
        chair = self.sheet.chairs[seat]
        return chair.stand_in if chair.human else chair.bot

    # Telling

    def tell(self, message: FromServer, to: Iterable[Listener] | None = None) -> None:
        bytes_once = encoded(message)
        for listener in list(self.listeners.values() if to is None else to):
            listener.tell(bytes_once)

    def at_seat(self, seat: Seat | None) -> list[Listener]:
        return [listener for listener in self.listeners.values() if listener.seat == seat]

    def chairs_shown(self) -> tuple[ChairShown, ...]:
        here = self.here()
        return tuple(
            showing.chair_shown(chair, seat in here, self.grace(seat)) for seat, chair in enumerate(self.sheet.chairs)
        )

    def tell_about(self, to: Iterable[Listener] | None = None) -> None:
        chairs, watchers = self.chairs_shown(), self.watchers()
        for listener in list(self.listeners.values() if to is None else to):
            listener.tell(encoded(showing.about(self.sheet, listener, chairs, watchers, self.hurried)))

    def tell_deal(self, to: Iterable[Listener] | None = None) -> None:
        until, now = self.desk.until, self.services.sources.now()
        wait = None if until is None else max(0, round(until - now))
        self.tell(dealing.shown(self.sheet, self.desk, wait), to)

    def tell_watchers(self, to: Iterable[Listener] | None = None) -> None:
        """Somebody came to watch, or went. Who does so soon after another is told of later, together with all others
        that do: a crowd would cost its square."""
        if self._crowd is None:
            loop = asyncio.get_running_loop()
            wait = self._crowd_at + CROWD_SECONDS - loop.time()
            if wait > 0:
                self._crowd = loop.call_later(wait, self.tell_presence)
            else:
                self._crowd_at = loop.time()
                self.tell_presence(to)

    def tell_presence(self, to: Iterable[Listener] | None = None) -> None:
        if to is None and self._crowd is not None:
            self._crowd.cancel()
            self._crowd, self._crowd_at = None, asyncio.get_running_loop().time()
        grace = {seat: self.grace(seat) for seat in sorted(self.away)}
        self.tell(Presence(tuple(sorted(self.here())), self.watchers(), grace), to)

    def tell_now(self, to: Iterable[Listener] | None = None) -> None:
        """To each its own: the view of its seat and what it has not heard yet."""
        if self.play is None:
            return
        moments: dict[Seat | None, Moment] = {}
        messages: dict[tuple[Seat | None, int], bytes] = {}
        clock = showing.clock_of(self.desk.clock, self.services.sources.now())
        asked = self.play.table.asked  # who is to answer is told first
        for listener in sorted(self.listeners.values() if to is None else to, key=lambda one: one.seat not in asked):
            seat, told = listener.seat, listener.told
            if seat is None and self.sheet.setup.watching == "nobody":
                continue
            if seat not in moments:
                moments[seat] = self.moment_for(seat)
            at = moments[seat]
            if (seat, told) not in messages:
                messages[seat, told] = encoded(showing.now_of(at, self.play, told, clock))
            listener.told = at.heard
            listener.tell(messages[seat, told])

    def moment_for(self, seat: Seat | None) -> Moment:
        assert self.play is not None
        delayed = seat is None and self.sheet.setup.watching == "delayed" and not self.play.table.ended
        return self.past[0] if delayed and self.past else showing.moment(self.play, seat)

    def remember(self) -> None:
        """A question was answered: delayed watchers move on by one."""
        if self.sheet.setup.watching == "delayed" and self.play is not None:
            self.past.append(showing.moment(self.play, None))

    def refuse(self, listener: Listener, refusal: Refusal, ask: int | None = None) -> None:
        self.services.metrics.count("refused")
        listener.tell(encoded(refused(refusal, listener.language, self.sheet.setup.game, ask, self.sheet.edition)))
