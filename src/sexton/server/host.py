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
from sexton.kernel.records.notes import AnyNote, note_body
from sexton.server import clocks, dealing, showing
from sexton.server.documents import ENDED, Desk, Sheet
from sexton.server.listener import Listener
from sexton.server.messages import Bye, ClockShown, FromServer, Presence, encoded
from sexton.server.play import Play
from sexton.server.services import Services, refused
from sexton.server.showing import Around, Moment, Past
from sexton.server.store import Batch, Chatted, StoredNote

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
        self.past: deque[Past] = deque(maxlen=sheet.setup.delay + 1)  # what delayed watchers will see
        self.moved_on = False  # delayed watchers have yet to be shown the next moment
        self.unkept: list[AnyNote] = []  # what happened at the seats and is stored next
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
        """Store what happened, with the sheet and the desk if they changed. Nobody is told before this is done."""
        batch = Batch(self.sheet.id, self.token, notes=self._notes_to_store(), **happened)
        sheet, desk = msgspec.json.encode(self.sheet), msgspec.json.encode(self.desk)
        if sheet != self._stored_sheet:
            self.put_sheet_into(batch, sheet)
        if desk != self._stored_desk:
            batch.desk = desk
        await self.services.store.write(batch)
        self._stored_sheet, self._stored_desk = sheet, desk
        if batch.notes:
            self.tell_notes()

    def _notes_to_store(self) -> tuple[StoredNote, ...]:
        rows = []
        for note in self.unkept:
            assert self.play is not None
            noted = self.play.note(note)
            rows.append(StoredNote(len(self.play.notes), noted.after, note_body(note)))
        self.unkept = []
        return tuple(rows)

    def put_sheet_into(self, batch: Batch, sheet: bytes) -> None:
        batch.sheet, batch.status = sheet, self.sheet.status
        batch.listed = self.sheet.setup.listing == "listed"
        batch.members = tuple(sorted(self.sheet.members()))

    def _forget_changes(self) -> None:
        """A refusal changes nothing, even if it came late."""
        self.unkept = []
        if msgspec.json.encode(self.sheet) != self._stored_sheet:
            self.sheet = msgspec.json.decode(self._stored_sheet, type=Sheet)
        if msgspec.json.encode(self.desk) != self._stored_desk:
            self.desk = msgspec.json.decode(self._stored_desk, type=Desk)
            if self.play is not None:
                self.play.take_backs, self.play.last = self.desk.take_backs, self.desk.last

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
        """How many seconds have to pass before somebody may propose to replace who has left this seat."""
        return max(0, round(self._grace_left(seat))) if seat in self.away else 0

    def _grace_left(self, seat: Seat) -> float:
        return self.away[seat] + self.services.settings.grace_seconds - self.services.sources.now()

    def leaving(self) -> dict[Seat, float]:
        """Who is away without having been told of, and for how long nobody is. With days an answer it is no news."""
        if self.sheet.status != "playing" or self.sheet.setup.clock.kind == "days":
            return {}
        chairs = ((seat, self.sheet.chairs[seat]) for seat in self.away)
        return {
            seat: self._grace_left(seat)
            for seat, chair in chairs
            if chair.guest and not (chair.left or chair.resigned or chair.offered)
        }

    # Time

    def set_timer(self) -> None:
        """Come back when the first clock runs out or the deal has to be called off."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now, waits = self.services.sources.now(), list(self.leaving().values())
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

    def tell(self, message: FromServer, to: Iterable[Listener]) -> None:
        bytes_once = encoded(message)
        for listener in list(to):
            listener.tell(bytes_once)

    def delayed(self, listener: Listener) -> bool:
        """Some watchers are shown the table as it was some questions ago, and hear nothing of the present."""
        delayed = listener.seat is None and self.sheet.setup.watching == "delayed"
        return delayed and self.sheet.status == "playing" and bool(self.past)

    def at_present(self) -> list[Listener]:
        return [listener for listener in self.listeners.values() if not self.delayed(listener)]

    def at_seat(self, seat: Seat | None) -> list[Listener]:
        return [listener for listener in self.listeners.values() if listener.seat == seat]

    def around(self) -> Around:
        here, chairs = self.here(), enumerate(self.sheet.chairs)
        return Around(
            tuple(showing.chair_shown(chair, seat in here, self.grace(seat)) for seat, chair in chairs),
            self.watchers(),
            self.sheet.paused,
            self.hurried,
            {what: tuple(seats) for what, seats in self.sheet.agreed.items()},
        )

    def tell_about(self, to: Iterable[Listener] | None = None) -> None:
        present = self.around()
        for listener in list(self.at_present() if to is None else to):
            around = self.past[0].around if self.delayed(listener) else present
            listener.tell(encoded(showing.about(self.sheet, listener, around)))

    def tell_deal(self, to: Iterable[Listener] | None = None) -> None:
        until, now = self.desk.until, self.services.sources.now()
        wait = None if until is None else max(0, round(until - now))
        self.tell(dealing.shown(self.sheet, self.desk, wait), self.listeners.values() if to is None else to)

    def tell_notes(self, to: Iterable[Listener] | None = None) -> None:
        """What happened at the seats and they were not told yet."""
        notes = self.play.notes if self.play is not None else []
        for listener in list(self.listeners.values() if to is None else to):
            known = self.past[0].noted if self.delayed(listener) else len(notes)
            if listener.seat is None and self.sheet.setup.watching == "nobody":
                continue
            for told in notes[listener.noted : known]:
                listener.tell(encoded(showing.noted(told, listener.seat)))
            listener.noted = max(listener.noted, known)

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
        hearers = [
            listener for listener in (self.listeners.values() if to is None else to) if not self.delayed(listener)
        ]
        self.tell(Presence(tuple(sorted(self.here())), self.watchers(), grace), hearers)

    def tell_now(self, to: Iterable[Listener] | None = None) -> None:
        """To each its own: the view of its seat and what it has not heard yet."""
        if self.play is None:
            return
        if to is None and self.moved_on:
            self.moved_on = False
            self.tell_delayed()
        moments: dict[Seat | None, Moment] = {}
        messages: dict[tuple[Seat | None, int], bytes] = {}
        clock = showing.clock_of(self.desk.clock, self.services.sources.now())
        asked = self.play.table.asked  # who is to answer is told first
        for listener in sorted(self.at_present() if to is None else to, key=lambda one: one.seat not in asked):
            seat, told = listener.seat, listener.told
            if seat is None and self.sheet.setup.watching == "nobody":
                continue
            if self.delayed(listener):
                self.tell_past(listener)
                continue
            if seat not in moments:
                moments[seat] = showing.moment(self.play, seat)
            at = moments[seat]
            if (seat, told) not in messages:
                messages[seat, told] = encoded(showing.now_of(at, self.play, told, clock))
            listener.told = at.heard
            listener.tell(messages[seat, told])

    def tell_delayed(self) -> None:
        """Delayed watchers hear of the table only when they move on: a message at another time would tell them more."""
        delayed = [listener for listener in self.listeners.values() if self.delayed(listener)]
        self.tell_about(delayed)
        for listener in delayed:
            self.tell_past(listener)
        self.tell_notes(delayed)

    def tell_past(self, listener: Listener) -> None:
        assert self.play is not None
        past = self.past[0]
        listener.tell(encoded(showing.now_of(past.at, self.play, listener.told, past.clock)))
        listener.told = past.at.heard

    def remember(self) -> None:
        """A question was answered: delayed watchers move on by one."""
        self._keep_past(self.around(), showing.clock_of(self.desk.clock, self.services.sources.now()))
        self.moved_on = True

    def recall(self) -> None:
        """A moment from before a restart: nobody knows any more who was there then, or how the clocks stood."""
        self._keep_past(Around(showing.without_present(self.around().chairs), 0, False, False, {}), None)

    def _keep_past(self, around: Around, clock: ClockShown | None) -> None:
        if self.sheet.setup.watching == "delayed" and self.play is not None:
            self.past.append(Past(showing.moment(self.play, None), around, clock, len(self.play.notes)))

    def refuse(self, listener: Listener, refusal: Refusal, ask: int | None = None) -> None:
        self.services.metrics.count("refused")
        listener.tell(encoded(refused(refusal, listener.language, self.sheet.setup.game, ask, self.sheet.edition)))
