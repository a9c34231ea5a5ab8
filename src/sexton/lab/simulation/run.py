"""Plays a plan on all cores, batch by batch. Results are the same whatever the number of workers."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Collection, Container, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from math import inf
from time import monotonic
from typing import Any, TypeVar

from sexton.kernel.interface import Refusal
from sexton.lab.simulation.batch import Batch, Keep, play_batch
from sexton.lab.simulation.plan import Plan

AHEAD = 3  # batches given out for every worker: enough to keep it busy, few enough to stop soon
TRIES = 3  # workers that may die one after the other without a batch finished in between
LOOK_AGAIN = 1.0  # seconds after which a silent pool is checked
Told = Callable[[], None]
T = TypeVar("T")


def cores() -> int:
    """How many processes this one may run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def nobody() -> None:
    """The default listener: ignores what it is told."""


def simulate(
    plan: Plan,
    workers: int,
    keep: Keep = Keep.NOTHING,
    done: Container[int] = (),
    lost: Told = nobody,
    begun: Told = nobody,
) -> Generator[Batch]:
    """Yields batches as they are finished, without those in `done`.

    `lost` is called for every worker that died, `begun` once the workers are running: start threads only then.
    """
    todo = deque(number for number in range(len(plan.batches())) if number not in done)
    if workers == 1:
        begun()
        for number in todo:
            yield play_batch(plan, keep, number)
    else:
        yield from simulate_together(plan, workers, keep, todo, lost, begun)


def simulate_together(
    plan: Plan, workers: int, keep: Keep, todo: deque[int], lost: Told, begun: Told
) -> Iterator[Batch]:
    """Plays in a pool of workers. If a worker dies its pool is lost, and a new one plays again what was given out."""
    tries = TRIES
    while todo:
        given_out: dict[Future[Batch], int] = {}
        try:
            for batch in on_a_pool(plan, workers, keep, todo, given_out, begun):
                tries = TRIES
                yield batch
        except BrokenProcessPool:
            tries -= 1
            if not tries:
                raise Refusal("simulate", "worker-died") from None
            lost()
            todo.extendleft(sorted(given_out.values(), reverse=True))


def on_a_pool(
    plan: Plan, workers: int, keep: Keep, todo: deque[int], given_out: dict[Future[Batch], int], begun: Told
) -> Iterator[Batch]:
    context = multiprocessing.get_context(way_to_start())
    if context.get_start_method() == "fork" and keep != Keep.NOTHING:
        import sexton.lab.reports.parquet  # noqa: F401  imported once here, it is present in every worker
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=leave_interrupts_to_the_parent)
    try:
        while todo or given_out:
            while todo and len(given_out) < AHEAD * workers:
                given_out[pool.submit(play_batch, plan, keep, todo[0])] = todo[0]
                todo.popleft()
            begun()
            finished = first_finished(pool, given_out)
            for future in sorted(finished, key=lambda future: future.exception() is not None):
                batch = future.result()
                del given_out[future]
                yield batch
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def first_finished(pool: ProcessPoolExecutor, given_out: Collection[Future[T]], until: float = inf) -> set[Future[T]]:
    """The batches that are done; none after a timeout. A worker killed during an answer leaves half of it in the pipe,
    and the pool would wait forever for the rest."""
    while not (finished := wait(given_out, min(LOOK_AGAIN, max(0.0, until - monotonic())), FIRST_COMPLETED).done):
        if monotonic() >= until:
            break
        workers = list((pool._processes or {}).values())
        if any(worker.exitcode is not None for worker in workers):
            for worker in workers:
                worker.kill()
            answers: Any = pool._result_queue
            answers._writer.close()  # without another writer the reader finds the end, and the pool is broken
    return finished


def way_to_start() -> str:
    """Forks if that is safe, because a copy of this process is ready at once: no other thread may hold locks."""
    if sys.platform == "linux" and len(sys._current_frames()) == 1:
        return "fork"
    return "forkserver" if os.name == "posix" else "spawn"


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C goes to every process of a terminal; the parent alone decides what is kept."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
