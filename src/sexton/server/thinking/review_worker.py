"""Reviews are worked out in a process of their own, a little at a time, so that first results come soon.

It is not one of those in which bots think, and has the lowest priority: no bot ever waits for a review.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from functools import partial

import msgspec
from msgspec import Struct

from sexton.kernel.interface import Seat
from sexton.kernel.records import record
from sexton.review.judge import Imagined, effort_here
from sexton.review.review import Looking, Progress
from sexton.server.sources import processor_time
from sexton.server.thinking.workers import Crew, Pool

AT_ONCE = 8  # reviews that a process has begun; the one not asked for longest is begun anew
LOWEST = 19  # priority


class Slice(Struct, frozen=True):
    """What was found in one go."""

    first: int  # how many parts were told before these; fewer than the server has if the process is a new one
    parts: tuple[Progress, ...]
    spent: float  # seconds of processor time
    whole: bytes = b""  # the review as JSON, once it is done


class Begun(Struct):
    looking: Looking
    parts: Iterator[Progress]
    told: int = 0


BEGUN: OrderedDict[tuple[str, Seat], Begun] = OrderedDict()  # in the process that works


def look_on(name: str, text: str, seat: Seat, seconds: float) -> Slice:
    """Runs in the worker process: go on with this review for so long."""
    began = processor_time()
    begun = BEGUN.pop((name, seat), None) or started(text, seat)
    first, parts = begun.told, list[Progress]()
    for part in begun.parts:
        parts.append(part)
        if processor_time() - began >= seconds:
            break
    else:
        return Slice(first, tuple(parts), processor_time() - began, msgspec.json.encode(begun.looking.found()))
    begun.told += len(parts)
    BEGUN[name, seat] = begun
    while len(BEGUN) > AT_ONCE:
        BEGUN.popitem(last=False)
    return Slice(first, tuple(parts), processor_time() - began)


def started(text: str, seat: Seat) -> Begun:
    looking = Looking(record.read(text), seat, lambda rules: Imagined(rules, effort_here()))
    return Begun(looking, looking.parts())


class ReviewWorker:
    def __init__(self, processes: int, crew: Crew | None = None) -> None:
        self._pool = Pool(min(1, processes), 1, 1.0, crew, LOWEST)

    async def look_on(self, name: str, text: str, seat: Seat, seconds: float) -> Slice:
        return await self._pool.asked(partial(look_on, name, text, seat, seconds))

    def give_up(self) -> None:
        self._pool.start_anew("a review did not end")

    def close(self) -> None:
        self._pool.close()
