# engine: compiled
"""The arithmetic of clocks. Time is passed in: nothing here reads the system clock."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sexton.kernel.interface import Seat
from sexton.server.store.documents import Clock, ClockState
from sexton.server.wire.messages import ClockShown

DAY = 86_400.0


def new_clock(clock: Clock, seats: int) -> ClockState | None:
    if clock.kind == "none":
        return None
    return ClockState([float(clock.bank) if clock.kind == "bank" else clock.days * DAY] * seats)


def take_off(state: ClockState, now: float) -> None:
    """Charge the running clocks for the time since they were last charged."""
    if state.since is not None:
        gone = max(0.0, now - state.since)
        for seat in state.running:
            state.left[seat] = max(0.0, state.left[seat] - gone)
        state.since = now


def run(state: ClockState, clock: Clock, thinking: Iterable[Seat], now: float) -> None:
    """Run the clocks of exactly these seats; one that stops gets its increment."""
    take_off(state, now)
    seats = sorted(thinking)
    for seat in state.running:
        if seat not in seats and clock.kind == "bank":
            state.left[seat] += clock.increment
    for seat in seats:
        if seat not in state.running and clock.kind == "days":
            state.left[seat] = clock.days * DAY
    state.running = seats
    state.since = now


def asked_anew(state: ClockState, clock: Clock, now: float) -> None:
    """A new question: whoever answered the last one gets the increment, even if the same seat is asked again."""
    run(state, clock, (), now)


def stop(state: ClockState, now: float) -> None:
    """A pause: no clock runs, and nobody gets an increment."""
    take_off(state, now)
    state.since = None


def go_on(state: ClockState, now: float) -> None:
    state.since = now


def wake(state: ClockState, last_alive: float | None, now: float) -> None:
    """After a downtime: charge what ran until the table was last alive; the rest costs nobody anything."""
    if state.since is not None:
        if last_alive is not None and last_alive > state.since:
            take_off(state, min(last_alive, now))
        state.since = now


def expired(state: ClockState, now: float) -> list[Seat]:
    return [seat for seat in state.running if left(state, seat, now) <= 0]


def left(state: ClockState, seat: Seat, now: float) -> float:
    gone = now - state.since if seat in state.running and state.since is not None else 0.0
    return max(0.0, state.left[seat] - max(0.0, gone))


def next_expiry(state: ClockState | None, now: float) -> float | None:
    """Seconds until the first clock runs out; None if none runs."""
    if state is None or state.since is None or not state.running:
        return None
    return min(left(state, seat, now) for seat in state.running)


def shown(state: ClockState | None, now: float, seats: Sequence[Seat]) -> ClockShown | None:
    if state is None:
        return None
    running = tuple(state.running) if state.since is not None else ()
    return ClockShown(tuple(int(left(state, seat, now)) for seat in seats), running)
