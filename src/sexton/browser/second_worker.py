"""Who thinks for the bots here: a second worker of the browser. Thoughts travel as they do to a server's processes."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from functools import partial
from typing import Any, Protocol, TypeVar

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
