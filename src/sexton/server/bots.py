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
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from sexton.bots.seating import IllegalMove, bot_named
from sexton.kernel import catalogue
from sexton.kernel.dice import FastDice
from sexton.kernel.game import Bot, Rules
from sexton.kernel.interface import Event, Move

LOG = logging.getLogger("sexton.server.bots")
SEED_BYTES = 6


class Thought(Struct, frozen=True):
    """All that a bot gets: the game, its seat's view, what it heard, its moves, and dice of its own."""

    game: str
    seats: int
    options: str
    level: str
    view: Any
    heard: Sequence[Event]
    moves: Sequence[Move]
    seed: int


@lru_cache(maxsize=64)
def seated(game: str, seats: int, options: str, level: str) -> Bot[Any]:
    return bot_named(level, opened(game, seats, options))


@lru_cache(maxsize=64)
def opened(game: str, seats: int, options: str) -> Rules[Any, Any]:
    found = catalogue.find(game)
    return found.open(seats, found.read_options(msgspec.json.decode(options)))


def choose(thought: Thought) -> Move:
    """In a process of its own. What goes wrong is told by its kind alone: its words may hold a secret."""
    bot = seated(thought.game, thought.seats, thought.options, thought.level)
    move = bot.choose(thought.view, thought.heard, tuple(thought.moves), FastDice(thought.seed))
    if type(move) is not int or move not in thought.moves:
        raise IllegalMove
    return move


class Thinkers:
    """A small pool. If it breaks it is made anew; the table answers for a bot that fails."""

    def __init__(self, workers: int, pause: float, seconds: float) -> None:
        self.workers = workers  # 0: threads of this process, for tests and for machines with little memory
        self.pause = pause
        self.seconds = seconds
        self._pool: Executor | None = None

    async def choice(self, thought: Thought) -> Move:
        """The bot's move; whatever it raises, or TimeoutError."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self._executor(), choose, thought), self.seconds)
        except BrokenProcessPool:
            LOG.warning("the bots' processes broke; new ones are started")
            self.close()
            raise

    async def keep_pace(self, started: float) -> None:
        """Wait for the next whole multiple of the pause: how long a bot thought says nothing about its cards."""
        if self.pause > 0:
            now = asyncio.get_running_loop().time()
            beats = max(1, math.ceil((now - started) / self.pause))
            await asyncio.sleep(started + beats * self.pause - now)

    def _executor(self) -> Executor:
        if self._pool is None:
            if self.workers:
                spawn = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(
                    self.workers, mp_context=spawn, initializer=undisturbed, initargs=(os.getpid(),)
                )
            else:
                self._pool = ThreadPoolExecutor(2, thread_name_prefix="sexton-bot")
        return self._pool

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def undisturbed(server: int) -> None:
    """Ctrl-C is for the server: it ends its bots itself. If it is killed they must not stay behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=die_with, args=(server,), daemon=True).start()


def die_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
