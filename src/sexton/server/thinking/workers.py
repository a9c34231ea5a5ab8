"""Bots think outside the loop, in a few processes of their own, and answer at a pace that tells nothing."""

from __future__ import annotations

import asyncio
import logging
import math
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

import msgspec

from sexton.bots.levels import looks_ahead
from sexton.bots.search import Search
from sexton.bots.seating import IllegalMove, bot_named, check_name
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Move
from sexton.kernel.search.heuristics import Bot
from sexton.server.thinking.booking import BookedTime, Booking
from sexton.server.thinking.thought import Thought

LOG = logging.getLogger("sexton.server.bots")
THREADS = 2
THOUGHT = 0.8  # of the pause may be spent on thinking; the rest is for the way there and back
WITHOUT_PAUSE = 1.0  # seconds to think in, where bots answer as soon as they can
ATTEMPTS = 2  # to think, where the processes broke meanwhile: that may have been another bot's fault
FULL = 0.05  # seconds until the next look at a full queue, where there is no pause


@lru_cache(maxsize=64)
def seated(game: str, edition: int, seats: int, options: str, level: str) -> Bot[Any]:
    return bot_named(level, opened(game, edition, seats, options))


@lru_cache(maxsize=64)
def opened(game: str, edition: int, seats: int, options: str) -> Rules[Any, Any]:
    found = catalogue.edition(game, edition)
    return found.open(seats, found.read_options(msgspec.json.decode(options)))


def choose(thought: Thought, milliseconds: int) -> Move:
    """In a process of its own. What goes wrong is told by its kind alone: its words may hold a secret."""
    bot = seated(thought.game, thought.edition, thought.seats, thought.options, thought.level)
    if isinstance(bot, Search):
        bot = bot.within(milliseconds)
    move = bot.choose(thought.view, thought.heard, tuple(thought.moves), FastDice(thought.seed))
    if type(move) is not int or move not in thought.moves:
        raise IllegalMove
    return move


class BotWorkers:
    """A small pool behind a queue that has an end. If it breaks or hangs it is made anew."""

    def __init__(self, workers: int, pause: float, seconds: float) -> None:
        self.workers = workers  # 0: threads of this process, for tests and for machines with little memory
        self.pause = pause
        self.seconds = seconds
        self.booked = BookedTime(workers or THREADS, min(seconds, THOUGHT * pause if pause > 0 else WITHOUT_PAUSE))
        self.at_work = 0
        self._pool: Executor | None = None

    @property
    def waiting(self) -> float:
        """Seconds of booked work before a new thought."""
        return self.booked.waiting(asyncio.get_running_loop().time())

    def check_bot(self, level: str) -> None:
        check_name(level)

    async def choice(self, thought: Thought, booked: Callable[[Booking], None] = lambda booking: None) -> Move:
        """The bot's move; whatever it raises, or TimeoutError. Either comes at a beat that was booked beforehand."""
        started = asyncio.get_running_loop().time()
        due = started
        self.at_work += 1
        try:
            async with asyncio.timeout(self.seconds) as limit:
                booking = await self._place(looks_ahead(thought.level))
                due = booking.due
                booked(booking)
                move = await self._asked(thought, round(1000 * booking.seconds))
        except (Exception, SystemExit):
            if limit.expired() and due > started:
                self._start_anew("a bot did not end")
            await self.keep_pace(started, due)
            raise
        finally:
            self.at_work -= 1
        await self.keep_pace(started, due)
        return move

    async def keep_pace(self, started: float, due: float = 0.0) -> None:
        """Wait for the first whole multiple of the pause at which the answer was due, or for a later one."""
        if self.pause > 0:
            now = asyncio.get_running_loop().time()
            await asyncio.sleep(beat_at(started, max(now, due), self.pause) - now)

    async def _place(self, looks_ahead: bool) -> Booking:
        """In the queue; while that is full the table waits."""
        loop = asyncio.get_running_loop()
        while (booking := self.booked.book(loop.time(), looks_ahead)) is None:
            await asyncio.sleep(self.pause or FULL)
        return booking

    async def _asked(self, thought: Thought, milliseconds: int) -> Move:
        loop = asyncio.get_running_loop()
        for attempt in range(ATTEMPTS):
            pool = self._executor()
            try:
                return await loop.run_in_executor(pool, choose, thought, milliseconds)
            except BrokenProcessPool:
                if pool is self._pool:
                    self._start_anew("the bots' processes broke")
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError

    def _executor(self) -> Executor:
        if self._pool is None:
            if self.workers:
                spawn = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(
                    self.workers, mp_context=spawn, initializer=undisturbed, initargs=(os.getpid(),)
                )
            else:
                self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="sexton-bot")
        return self._pool

    def _start_anew(self, why: str) -> None:
        """Ask nobody of this pool again. Its processes are ended: one of them may never end."""
        LOG.warning("%s; new processes are started", why)
        pool, self._pool = self._pool, None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()  # whoever waits for the others of this pool learns that it broke, and asks again
        if pool is not None:
            pool.shutdown(wait=False)

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def beat_at(started: float, due: float, pause: float) -> float:
    """The first whole multiple of the pause, counted from the question, that is not before this."""
    return started + max(1, math.ceil((due - started) / pause)) * pause


def undisturbed(server: int) -> None:
    """Ctrl-C is for the server: it ends its bots itself. If it is killed they must not stay behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=die_with, args=(server,), daemon=True).start()


def die_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
