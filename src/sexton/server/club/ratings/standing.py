"""Who came where in a rated game. Whoever left it comes behind all who stayed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sexton.kernel.interface import Seat
from sexton.kernel.records.notes import AnyNote, Replaced, Resigned, TimeUp
from sexton.server.store.documents import Status


def left_in_order(notes: Iterable[AnyNote]) -> list[Seat]:
    """Seats of people who resigned, ran out of time or were replaced, first to last. Coming back undoes nothing."""
    found: dict[Seat, None] = {}
    for note in notes:
        if isinstance(note, Resigned | TimeUp | Replaced):
            found.setdefault(note.seat)
    return list(found)


def ranks(status: Status, places: Sequence[int], left: Sequence[Seat], seats: int) -> list[int] | None:
    """By seat, from 1, the same for a tie; None if the game says nothing about anybody.

    A game that was broken off says that those who left it came behind those who did not, and no more.
    """
    over = status == "over" and len(places) == seats
    if not over and not (status == "abandoned" and left):
        return None
    order = {seat: at for at, seat in enumerate(left)}
    keys = [
        (1, -order[seat]) if seat in order else (0, places[seat] if over else 0)
        for seat in range(seats)
    ]  # fmt: skip
    return [1 + sum(other < key for other in keys) for key in keys]
