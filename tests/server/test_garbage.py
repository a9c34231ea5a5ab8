"""Garbage is collected now and then, sooner where it may be very much, and not in between."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from sexton.server import garbage
from sexton.server.garbage import with_rare_gc


class Litter:
    def __init__(self) -> None:
        self.itself = self


def littered() -> weakref.ref[Litter]:
    return weakref.ref(Litter())


def until_gone(seen: weakref.ref[Litter]) -> Coroutine[Any, Any, None]:
    async def serving() -> None:
        for _ in range(2000):
            if seen() is None:
                return
            await asyncio.sleep(0.01)

    return serving()


async def test_all_are_swept_at_intervals() -> None:
    old = littered()
    await with_rare_gc(until_gone(old), seconds=0.05)
    assert old() is None and gc.isenabled()


async def test_python_looks_at_nothing_by_itself() -> None:
    """With a thousand tables at play a look took half a second and more, once a minute."""
    looks: list[str] = []

    def note(phase: str, about: dict[str, int]) -> None:
        looks.append(phase)

    async def serving() -> None:
        gc.callbacks.append(note)
        try:
            kept = [[number] for number in range(1_500_000)]
            assert looks == [] and kept
        finally:
            gc.callbacks.remove(note)

    gc.collect()
    await with_rare_gc(serving())


def growing(by: int) -> Callable[[], int]:
    """A process whose memory grows with every look at it."""
    sizes = iter(range(0, 10**12, by))
    return lambda: next(sizes)


async def test_a_flood_of_garbage_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(garbage, "most_memory", growing(garbage.MOST_GROWN // 4))
    flood = littered()
    await with_rare_gc(until_gone(flood))
    assert flood() is None


def test_memory_is_told_in_bytes() -> None:
    assert 2**23 < garbage.most_memory() < 2**37


async def test_what_ends_the_serving_comes_through() -> None:
    async def serving() -> None:
        raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        await with_rare_gc(serving())
    assert gc.isenabled()
