"""Plays a plan on all cores, batch by batch. The rows are the same whatever the number of workers."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache

from sexton.kernel.interface import Refusal
from sexton.lab.plan import Plan
from sexton.lab.play import Played, Player

AHEAD = 3  # batches given out for every worker: enough to keep it busy, few enough to stop soon
LARGEST_AT_RANDOM, LARGEST = 500, 10


def cores() -> int:
    """How many processes may run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def batches_of(plan: Plan, workers: int) -> Iterator[range]:
    """The games in their order, in parts that keep every worker busy and the bar moving."""
    largest = LARGEST_AT_RANDOM if set(plan.bots) == {"random"} else LARGEST
    size = max(1, min(largest, plan.games // (4 * workers)))
    for start in range(0, plan.games, size):
        yield range(start, min(start + size, plan.games))


def simulate(plan: Plan, workers: int, records: bool = False) -> Generator[list[Played]]:
    """Batches of games in the order of their numbers, as they are finished."""
    if workers == 1:
        player = Player(plan, records)
        for batch in batches_of(plan, workers):
            yield [player.play(number) for number in batch]
    else:
        yield from simulate_together(plan, workers, records)


def simulate_together(plan: Plan, workers: int, records: bool) -> Iterator[list[Played]]:
    context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=leave_interrupts_to_the_parent)
    ahead: list[Future[list[Played]]] = []
    try:
        for batch in batches_of(plan, workers):
            ahead.append(pool.submit(play_batch, plan, records, batch))
            if len(ahead) >= AHEAD * workers:
                wait(ahead, return_when=FIRST_COMPLETED)
            while ahead and (ahead[0].done() or len(ahead) >= AHEAD * workers):
                yield ahead.pop(0).result()
        while ahead:
            yield ahead.pop(0).result()
    except BrokenProcessPool:
        raise Refusal("simulate", "worker-died") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C goes to every process of a terminal; the parent alone decides what is kept."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@cache
def player_of(plan: Plan, records: bool) -> Player:
    return Player(plan, records)


def play_batch(plan: Plan, records: bool, batch: range) -> list[Played]:
    player = player_of(plan, records)
    return [player.play(number) for number in batch]
