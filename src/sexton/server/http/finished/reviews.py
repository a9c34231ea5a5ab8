"""Reviews of finished games that are being made: in turns, at the expense of whoever asked first, and then kept."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections import OrderedDict
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from sexton.kernel.game import Rules
from sexton.kernel.interface import Refusal, Seat
from sexton.kernel.records import record, replay
from sexton.kernel.records.record import Record
from sexton.review.review import Progress, Review, reviewable
from sexton.server import faults
from sexton.server.store.interface import Store
from sexton.server.thinking.review_worker import Slice
from sexton.server.wire.budgets import THOUGHT_PRICE, Payer
from sexton.server.wire.meter import paid_in_thread

LOG = logging.getLogger("sexton.server.reviews")
SECONDS = 0.5  # of a review before the next one has its turn
LONGEST = 120.0  # seconds for that, on a machine that is busy
PAUSE = 0.2  # until the next look for somebody with credit
MOST, MOST_OF_ADDRESS, MOST_OF_ONE = 40, 10, 3  # that wait or are being made: in all, for one address, one payer
PATIENCE = 60.0  # seconds without credit after which a review makes room for another


class Worker(Protocol):
    async def look_on(self, name: str, text: str, seat: Seat, seconds: float) -> Slice: ...

    def give_up(self) -> None: ...

    def close(self) -> None: ...


class Job(Struct, eq=False):
    """A review that is being made."""

    played: Record
    seat: Seat
    text: str
    payer: Payer
    rules: Rules[Any, Any]
    moments: list[replay.Moment]
    since: float  # when it last had a turn, or was asked for
    parts: list[Progress] = []

    @property
    def done(self) -> int:
        return self.parts[-1].done if self.parts else 0


class Reviews:
    def __init__(self, store: Store, worker: Worker) -> None:
        self._store, self._worker = store, worker
        self._jobs: OrderedDict[tuple[str, Seat], Job] = OrderedDict()  # whose turn is next stands first
        self._working: asyncio.Task[None] | None = None

    async def found(self, table: str, seat: Seat) -> Review | None:
        """What was kept. One that this version cannot read is made again."""
        body = await self._store.review(table, seat)
        try:
            return None if body is None else msgspec.json.decode(zlib.decompress(body), type=Review)
        except (msgspec.MsgspecError, zlib.error):
            return None

    def under_way(self, table: str, seat: Seat) -> Job | None:
        return self._jobs.get((table, seat))

    async def begin(self, played: Record, seat: Seat, payer: Payer) -> Job:
        """A Refusal if there is nothing to review, or too much at once."""
        key = (played.header.terms.table, seat)
        self._check_room(payer)
        job = await paid_in_thread(lambda: begun(played, seat, payer))
        if key not in self._jobs:
            self._check_room(payer)
            self._jobs[key] = job
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._go_on())
        return self._jobs[key]

    def _check_room(self, payer: Payer) -> None:
        """Guests are free to be made, addresses are not; and what nobody can pay for holds nobody up."""
        own = sum(1 for job in self._jobs.values() if whose(job.payer) == whose(payer))
        of_address = sum(1 for job in self._jobs.values() if job.payer.address == payer.address)
        if own >= MOST_OF_ONE or of_address >= MOST_OF_ADDRESS:
            raise Refusal("server", "reviews-busy")
        if len(self._jobs) >= MOST:
            self._give_up_stalled()
        if len(self._jobs) >= MOST:
            raise Refusal("server", "reviews-busy")

    def _give_up_stalled(self) -> None:
        before = time.monotonic() - PATIENCE
        for key, job in list(self._jobs.items()):
            if job.since < before and job.payer.wait() > 0:
                del self._jobs[key]

    async def _go_on(self) -> None:
        """One after the other has its turn, but for those whose payer has no credit just now."""
        while self._jobs:
            key = next((key for key, job in self._jobs.items() if not job.payer.wait()), None)
            if key is None:
                await asyncio.sleep(PAUSE)
                continue
            self._jobs.move_to_end(key)
            self._jobs[key].since = time.monotonic()
            try:
                await self._look_on(key, self._jobs[key])
            except Exception as fault:  # of which kind and place are told: its message may hold what was hidden
                LOG.warning("a review of table %s failed (%s)", key[0], faults.told(fault))
                self._jobs.pop(key, None)

    async def _look_on(self, key: tuple[str, Seat], job: Job) -> None:
        try:
            async with asyncio.timeout(LONGEST):
                found = await self._worker.look_on(*(key[0], job.text, job.seat, SECONDS))
        except TimeoutError:
            self._worker.give_up()
            raise
        job.payer.charge(THOUGHT_PRICE * found.spent)
        job.parts[found.first :] = found.parts
        if found.whole:
            await self._store.save_review(*key, zlib.compress(found.whole))
            self._jobs.pop(key, None)

    def close(self) -> None:
        if self._working is not None:
            self._working.cancel()
        self._worker.close()


def begun(played: Record, seat: Seat, payer: Payer) -> Job:
    rules = reviewable(played, seat)
    moments = list(replay.moments(played, rules))
    return Job(played, seat, record.write(played), payer, rules, moments, time.monotonic(), [])


def whose(payer: Payer) -> str:
    return payer.guest or payer.address
