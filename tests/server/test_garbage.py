"""Old garbage is collected now and then, and only then."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from sexton.server.garbage import NEVER, with_rare_gc


class Litter:
    def __init__(self) -> None:
        self.itself = self


async def test_the_old_are_swept_at_intervals_alone() -> None:
    before = gc.get_threshold()
    litter = Litter()
    gc.collect()  # it has become old
    seen = weakref.ref(litter)
    del litter

    async def serving() -> None:
        assert gc.get_threshold()[1:] == (NEVER, NEVER)
        for _ in range(2000):
            if seen() is None:
                return
            await asyncio.sleep(0.01)

    await with_rare_gc(serving(), seconds=0.05)
    assert seen() is None
    assert gc.get_threshold() == before


async def test_the_young_are_looked_at_only_if_they_become_very_many() -> None:
    """With a thousand tables at play some 60,000 objects are young whenever one looks: each look took 50 ms."""
    looks: list[int] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            looks.append(about["generation"])

    async def serving() -> None:
        gc.callbacks.append(note)
        try:
            kept = [[number] for number in range(500_000)]
            assert looks == []
            litter = Litter()
            seen = weakref.ref(litter)
            del litter
            kept += [[number] for number in range(1_000_000)]
            assert looks == [0]
            assert seen() is None  # so that a flood of garbage has a bound
        finally:
            gc.callbacks.remove(note)

    gc.collect()
    await with_rare_gc(serving())


async def test_what_ends_the_serving_comes_through() -> None:
    async def serving() -> None:
        raise OSError("no room")

    before = gc.get_threshold()
    with pytest.raises(OSError, match="no room"):
        await with_rare_gc(serving())
    assert gc.get_threshold() == before
