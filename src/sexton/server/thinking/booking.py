"""When each bot's answer is due: booked before it begins to think, from the load alone.

A booking counts by its level and its place in the queue, never by what is thought about or how long that really took:
so the time at which an answer comes says nothing about anybody's cards.
"""

from __future__ import annotations

from msgspec import Struct

QUICK = 0.02  # seconds booked for a bot that does not look ahead
SHORTEST = 0.02  # for one that does, however much there is to do
PATIENCE = 2.0  # full thoughts that may be waiting before thoughts are shortened
HURRIED = 0.5  # a thought shortened to this share of itself, or less, is spoken of
LONGEST_QUEUE = 15.0  # seconds of booked work before a thought; beyond it the queue is full


class Booking(Struct, frozen=True):
    begins: float  # both by the loop's clock
    seconds: float  # to think in
    full: float  # what it would have had on an idle machine

    @property
    def due(self) -> float:
        return self.begins + self.seconds

    @property
    def hurried(self) -> bool:
        return self.seconds <= HURRIED * self.full


class BookedTime:
    """When each of the processes that think will be free."""

    def __init__(self, count: int, full: float) -> None:
        self.full = full  # seconds of a whole thought
        self._free = [0.0] * max(1, count)

    def waiting(self, now: float) -> float:
        """Seconds of booked work before a new thought."""
        return max(0.0, min(self._free) - now)

    def seconds_for(self, waiting: float) -> float:
        """The longer the queue, the shorter the thought: twice the wait, a quarter of the time."""
        patience = PATIENCE * self.full
        if waiting <= patience:
            return self.full
        return max(min(SHORTEST, self.full), self.full * (patience / waiting) ** 2)

    def book(self, now: float, looks_ahead: bool) -> Booking | None:
        """None where the queue is full."""
        waiting = self.waiting(now)
        if waiting > LONGEST_QUEUE:
            return None
        full = self.full if looks_ahead else min(QUICK, self.full)
        seconds = self.seconds_for(waiting) if looks_ahead else full
        first = self._free.index(min(self._free))
        booking = Booking(now + waiting, seconds, full)
        self._free[first] = booking.due
        return booking
