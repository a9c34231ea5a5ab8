"""Bots think outside the event loop, in a few processes of their own, and answer at a pace that reveals nothing."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from functools import lru_cache, partial
from typing import Any, Protocol, TypeVar

import msgspec

from sexton.bots.explain import advise, because, words_for
from sexton.bots.levels import LEVELS, looks_ahead, names_a_file
from sexton.bots.past import PastBot
from sexton.bots.players import IllegalMove, bot_named, check_name
from sexton.bots.search import Budget, Search
from sexton.kernel import catalogue
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Move, Refusal
from sexton.kernel.search.heuristics import Bot
from sexton.server.thinking.booking import SHORTEST, Asker, Booking, Lane
from sexton.server.thinking.thought import Advised, Thought

LOG = logging.getLogger("sexton.server.bots")
T = TypeVar("T")
Booked = Callable[[Booking], None]
THREADS = 2
QUICK_WORKERS = 1  # for bots that do not look ahead, so that they never wait for those that do
ADVICE = 3000  # imagined games for a hint: within a second, and sure to about 3 in 100
THOUGHT = 0.8  # of the pause may be spent on thinking; the rest is for the way there and back
WITHOUT_PAUSE = 1.0  # seconds to think in, where bots answer as soon as they can
ATTEMPTS = 2  # to think, where the processes broke meanwhile: that may have been another bot's fault
NOBODY = Asker("")
NICENESS = 10  # of the processes that think: people's moves come first
FULL = 0.05  # seconds until the next look at a full queue, where there is no pause


@lru_cache(maxsize=64)
def seated(game: str, edition: int, seats: int, options: str, level: str) -> Bot[Any]:
    return bot_named(level, opened(game, edition, seats, options))


@lru_cache(maxsize=64)
def opened(game: str, edition: int, seats: int, options: str) -> Rules[Any, Any]:
    found = catalogue.edition(game, edition)
    return found.open(seats, found.read_options(msgspec.json.decode(options)))


def choose(thought: Thought, milliseconds: int) -> Move:
    """Runs in a worker process. Of a fault only the type is reported: its message may hold a secret."""
    bot = seated(thought.game, thought.edition, thought.seats, thought.options, thought.level)
    if isinstance(bot, Search | PastBot):
        bot = bot.within(milliseconds)
    move = bot.choose(thought.view, thought.heard, tuple(thought.moves), FastDice(thought.seed))
    if type(move) is not int or move not in thought.moves:
        raise IllegalMove
    return move


def advise_on(thought: Thought, language: str, milliseconds: int) -> list[Advised]:
    """Runs in a worker process: the best moves, the best first, and why in this language."""
    rules = opened(thought.game, thought.edition, thought.seats, thought.options)
    words, budget = words_for(rules, language), Budget(iterations=ADVICE, milliseconds=milliseconds)
    moves, dice = tuple(thought.moves), FastDice(thought.seed)
    return [
        Advised(
            one.move,
            round(100 * one.share),
            max(1, round(100 * one.error)),
            one.reason.message if one.reason else "",
            dict(one.reason.facts) if one.reason else {},
            because(words, one.reason) if one.reason else "",
        )
        for one in advise(rules, thought.view, thought.heard, moves, dice, budget)
    ]


class Crew(Protocol):
    """Who carries thoughts out beside the event loop: processes and threads, or a browser's worker."""

    def start(self, workers: int, threads: int, niceness: int) -> Executor:
        """With this many workers, or threads if there are none, at this priority."""

    def give_up(self, executor: Executor) -> None:
        """Whatever they are at is ended, since it may never end: who waits for it meets a BrokenExecutor."""


def processes() -> Crew:
    from sexton.server.thinking.processes import Processes  # not in a browser

    return Processes()


class Pool:
    """A few processes, or threads of this one, and who waits for them. If it breaks or hangs it is replaced."""

    def __init__(
        self, workers: int, threads: int, full: float, crew: Crew | None = None, niceness: int = NICENESS
    ) -> None:
        self.workers, self.threads = workers, threads  # no workers: threads
        self.niceness = niceness
        self.lane = Lane(workers or threads, full)
        self._crew = crew or processes()
        self._executor: Executor | None = None

    async def asked(self, think: Callable[[], T]) -> T:
        for attempt in range(ATTEMPTS):
            executor = self._started()
            try:
                return await asyncio.wrap_future(executor.submit(think))
            except BrokenExecutor:
                if executor is self._executor:
                    self.start_anew("the bots' processes broke")
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError

    def _started(self) -> Executor:
        if self._executor is None:
            self._executor = self._crew.start(self.workers, self.threads, self.niceness)
        return self._executor

    def start_anew(self, why: str) -> None:
        """Give up these processes. They are killed, since one of them may never end."""
        LOG.warning("%s; new processes are started", why)
        executor, self._executor = self._executor, None
        if executor is not None:
            self._crew.give_up(executor)

    def close(self) -> None:
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)
        self.lane.close()


class BotWorkers:
    """Two pools behind bounded queues: for bots that look ahead and for those that answer at once."""

    def __init__(self, workers: int, pause: float, seconds: float, crew: Crew | None = None) -> None:
        self.pause = pause
        self.seconds = seconds
        full = min(seconds, THOUGHT * pause if pause > 0 else WITHOUT_PAUSE)
        self.searching = Pool(workers, THREADS, full, crew)
        self.quick = Pool(min(workers, QUICK_WORKERS), QUICK_WORKERS, min(SHORTEST, full), crew)
        self.at_work = 0

    @property
    def waiting(self) -> float:
        """Seconds of booked work before a thought of somebody new."""
        return self.searching.lane.waiting("", asyncio.get_running_loop().time())

    def check_bot(self, level: str, game: str) -> None:
        if names_a_file(level):
            raise Refusal("bots", "unknown-bot", bot=level, known=", ".join(LEVELS))
        check_name(level, catalogue.find(game))

    async def choice(self, thought: Thought, asker: Asker = NOBODY, booked: Booked = lambda booking: None) -> Move:
        """The bot's move; raises what the bot raises, or TimeoutError. Either comes at a time booked beforehand."""
        pool = self.searching if looks_ahead(thought.level) else self.quick
        return await self._thought(partial(choose, thought), pool, asker, booked)

    async def advice(
        self, thought: Thought, language: str, asker: Asker = NOBODY, booked: Booked = lambda booking: None
    ) -> list[Advised]:
        """What a bot that looks ahead thinks of the best moves; raises as `choice` does."""
        return await self._thought(partial(advise_on, thought, language), self.searching, asker, booked)

    async def _thought(self, think: Callable[[int], T], pool: Pool, asker: Asker, booked: Booked) -> T:
        """What comes of thinking for a number of milliseconds in a process of its own."""
        started = asyncio.get_running_loop().time()
        due = started
        self.at_work += 1
        try:
            async with asyncio.timeout(self.seconds) as limit:
                booking = await self._place(pool.lane, asker)
                due = booking.due
                booked(booking)
                found = await pool.asked(partial(think, round(1000 * booking.seconds)))
            if self.pause == 0:  # it answers as soon as it can: then nobody need wait for what was booked
                pool.lane.end(booking)
        except (Exception, SystemExit):
            if limit.expired() and due > started:
                pool.start_anew("a bot did not end")
            await self.keep_pace(started, due)
            raise
        finally:
            self.at_work -= 1
        await self.keep_pace(started, due)
        return found

    async def keep_pace(self, started: float, due: float = 0.0) -> None:
        """Wait for the first whole multiple of the pause at which the answer was due, or for a later one."""
        if self.pause > 0:
            now = asyncio.get_running_loop().time()
            await asyncio.sleep(beat_at(started, max(now, due), self.pause) - now)

    async def _place(self, lane: Lane, asker: Asker) -> Booking:
        """In the queue; while that is full the table waits."""
        while (booking := await lane.place(asker)) is None:
            await asyncio.sleep(self.pause or FULL)
        return booking

    def close(self) -> None:
        self.searching.close()
        self.quick.close()


def beat_at(started: float, due: float, pause: float) -> float:
    """The first whole multiple of the pause, counted from the question, that is not before this."""
    return started + max(1, math.ceil((due - started) / pause)) * pause
