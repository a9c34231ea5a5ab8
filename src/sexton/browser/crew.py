"""Who thinks for the bots here: a second worker of the browser. Thoughts travel as they do to a server's processes."""

from __future__ import annotations

import logging
import pickle
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from functools import partial
from typing import Any, Protocol, TypeVar

from sexton.server import faults

LOG = logging.getLogger("sexton.browser")
T = TypeVar("T")


class Thinker(Protocol):
    """The second worker. It is begun when it is first asked, and anew after it was ended."""

    def ask(self, work: bytes, answered: Callable[[bytes | None], None]) -> None:
        """`answered` is told what came of the work; None if the worker was ended before."""

    def end(self) -> None: ...


class OneWorker(Executor):
    """One thing after the other, in the order in which it was asked."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = Future()

        def answered(answer: bytes | None) -> None:
            if future.cancelled():
                return
            if answer is None:
                future.set_exception(BrokenExecutor())
                return
            fault, result = pickle.loads(answer)
            if fault is not None:
                future.set_exception(fault)
            else:
                future.set_result(result)

        self.thinker.ask(pickle.dumps(partial(fn, *args, **kwargs)), answered)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        pass  # it ends with the page


class BrowserCrew:
    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    def start(self, workers: int, threads: int, niceness: int) -> Executor:
        return OneWorker(self._thinker)

    def give_up(self, executor: Executor) -> None:
        self._thinker.end()


def carried_out(work: bytes) -> bytes:
    """In the second worker: the fault, or the result. Of a fault only the type is told: its words may hold a secret."""
    try:
        return pickle.dumps((None, pickle.loads(work)()))
    except Exception as fault:
        LOG.error("a thought failed (%s)", faults.told(fault))
        return pickle.dumps((RuntimeError(type(fault).__name__), None))
