"""When each bot thinks and when its answer is due: booked before it begins, from the load alone.

A booking counts by its level and its place in the queue, never by what is thought about or how long that really took:
so the time at which an answer comes says nothing about anybody's cards. Whoever has bots has a queue of their own, and
the queues take turns: somebody with many bots waits for themselves.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from itertools import islice

from msgspec import Struct

SHORTEST = 0.02  # seconds for a bot that looks ahead, however busy the machine is, and for one that does not
PATIENCE = 2.0  # full thoughts that may be waiting before thoughts are shortened
HURRIED = 0.5  # a thought shortened to this share or less is announced
LONGEST_QUEUE = 15.0  # seconds of booked work before a thought; beyond it the queue is full


class Asker(Struct, frozen=True):
    """For whom a bot thinks: a guest, whose bots wait for one another."""

    guest: str
    overdrawn: bool = False  # it has no credit left: its bots think for as short as they can


class Booking(Struct, frozen=True):
    begins: float  # by the loop's clock
    seconds: float  # to think in
    full: float  # what it would have had on an idle machine

    @property
    def due(self) -> float:
        return self.begins + self.seconds

    @property
    def hurried(self) -> bool:
        return self.seconds <= HURRIED * self.full


class Waiting(Struct, eq=False):
    """A thought that has a place in the queue and has not begun."""

    seconds: float
    since: float
    begins: asyncio.Future[float]


class Lane:
    """Processes that think, and who waits for them. A process counts as busy for as long as was booked."""

    def __init__(self, processes: int, full: float) -> None:
        self.full = full  # seconds of a whole thought
        self._free = [0.0] * max(1, processes)  # when each of them will be
        self._queues: OrderedDict[str, deque[Waiting]] = OrderedDict()  # whose turn is next stands first
        self._timer: asyncio.TimerHandle | None = None

    def waiting(self, guest: str, now: float) -> float:
        """Seconds of booked work before another thought of this guest, as far as is known now."""
        own = self._queues.get(guest, ())
        ahead = sum(one.seconds for one in own)
        for whose, queue in self._queues.items():
            if whose != guest:
                ahead += sum(one.seconds for one in islice(queue, len(own) + 1))
        return max(0.0, min(self._free) - now) + ahead / len(self._free)

    def seconds_for(self, waiting: float) -> float:
        """The longer the queue, the shorter the thought: twice the wait, a quarter of the time."""
        patience = PATIENCE * self.full
        if waiting <= patience:
            return self.full
        return max(min(SHORTEST, self.full), self.full * (patience / waiting) ** 2)

    async def place(self, asker: Asker) -> Booking | None:
        """Waits until the thought may begin. None where the queue is full."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        waiting = self.waiting(asker.guest, now)
        if waiting > LONGEST_QUEUE:
            return None
        seconds = min(SHORTEST, self.full) if asker.overdrawn else self.seconds_for(waiting)
        place = Waiting(seconds, now, loop.create_future())
        self._queues.setdefault(asker.guest, deque()).append(place)
        self._go_on()
        try:
            return Booking(await place.begins, seconds, self.full)
        except asyncio.CancelledError:
            self._leave(asker.guest, place)
            raise

    def _leave(self, guest: str, place: Waiting) -> None:
        queue = self._queues.get(guest)
        if queue is not None and place in queue:
            queue.remove(place)
            if not queue:
                del self._queues[guest]

    def _go_on(self) -> None:
        """Whoever may begin by now, begins: one of each guest after the other."""
        loop = asyncio.get_running_loop()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._queues and min(self._free) <= loop.time():
            guest, queue = self._queues.popitem(last=False)
            place = queue.popleft()
            if queue:
                self._queues[guest] = queue
            first = self._free.index(min(self._free))
            begins = max(self._free[first], place.since)
            self._free[first] = begins + place.seconds
            if not place.begins.done():
                place.begins.set_result(begins)
        if self._queues:
            self._timer = loop.call_later(max(0.0, min(self._free) - loop.time()), self._go_on)

    def end(self, booking: Booking) -> None:
        """It was done before its time, where anybody may know that: the next one begins."""
        if booking.due in self._free:
            self._free[self._free.index(booking.due)] = asyncio.get_running_loop().time()
            self._go_on()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
