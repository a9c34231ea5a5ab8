"""Old garbage is collected now and then, and only then."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from sexton.server.garbage import GEN2_OFF, with_rare_gc


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
        assert gc.get_threshold()[2] == GEN2_OFF
        for _ in range(2000):
            if seen() is None:
                return
            await asyncio.sleep(0.01)

    await with_rare_gc(serving(), seconds=0.05)
    assert seen() is None
    assert gc.get_threshold() == before


async def test_what_ends_the_serving_comes_through() -> None:
    async def serving() -> None:
        raise OSError("no room")

    before = gc.get_threshold()
    with pytest.raises(OSError, match="no room"):
        await with_rare_gc(serving())
    assert gc.get_threshold() == before
