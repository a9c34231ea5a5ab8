# engine: compiled
"""How much processor time a coroutine takes: its own steps only, not what others do while it waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Generic, TypeVar

from sexton.server.sources import processor_time
from sexton.server.wire.budgets import PAYER

T = TypeVar("T")


class Metered(Generic[T]):
    """Awaited like the work itself; `spent` says what it took so far, also if it failed."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work = work
        self.spent = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        fault: BaseException | None = None
        while True:
            began = processor_time()
            try:
                awaited = self._work.send(None) if fault is None else self._work.throw(fault)
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                self.spent += processor_time() - began
            fault = None
            try:
                yield awaited
            except GeneratorExit:
                self._work.close()
                raise
            except BaseException as thrown:
                fault = thrown


async def paid(work: Coroutine[Any, Any, T]) -> T:
    """Do it at the expense of whoever asked for it."""
    payer = PAYER.get()
    meter = Metered(work)
    try:
        return await meter
    finally:
        if payer is not None:
            payer.charge(meter.spent)


async def paid_in_thread(work: Callable[[], T]) -> T:
    """The same in a thread, by that thread's own time."""
    spent, payer = 0.0, PAYER.get()

    def measured() -> T:
        nonlocal spent
        began = processor_time()
        try:
            return work()
        finally:
            spent = processor_time() - began

    try:
        return await asyncio.to_thread(measured)
    finally:
        if payer is not None:
            payer.charge(spent)
