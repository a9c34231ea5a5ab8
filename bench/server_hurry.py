"""What moves cost a server when everybody answers as soon as they can."""

from __future__ import annotations

import asyncio
import time

from msgspec import Struct
from server_crowd import Crowd
from server_processes import Measured


class Hurry(Struct):
    moves: int
    messages: int
    octets: int
    took: float  # seconds
    total: float  # seconds of the server's processor time
    resting: float  # the share of a core that it needs when nobody moves: sockets are still pinged

    @property
    def rate(self) -> float:
        return self.moves / self.took

    @property
    def used(self) -> float:
        """Seconds of processor time beyond what it needs at rest."""
        return max(0.0, self.total - self.resting * self.took)

    @property
    def cpu_move(self) -> float:
        """Milliseconds."""
        return self.used / self.moves * 1e3


async def hurry(server: Measured, crowd: Crowd, seconds: float) -> Hurry:
    started = 0.0

    def begin() -> None:
        nonlocal started
        started = server.cpu()

    await crowd.as_fast_as_they_can(seconds, begin)
    total, count = server.cpu() - started, crowd.count
    took, moves, messages, octets = time.perf_counter() - count.since, count.moves, count.messages, count.bytes
    await crowd.come_to_rest()
    return Hurry(moves, messages, octets, took, total, await cpu_at_rest(server, seconds / 2))


async def cpu_at_rest(server: Measured, seconds: float) -> float:
    """Seconds of processor time per second when nobody moves."""
    before, since = server.cpu(), time.perf_counter()
    await asyncio.sleep(seconds)
    return (server.cpu() - before) / (time.perf_counter() - since)
