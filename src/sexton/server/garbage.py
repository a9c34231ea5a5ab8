"""When the server runs Python's garbage collector: rarely.

To collect means to look at every object of every table: half a second and more with a thousand tables, in which nobody
is answered. To look at the young alone is no cheaper in the end, as nearly all of them are lines of games and stay.
What answers and requests leave behind is freed by counting references. So all are looked at once in ten minutes, and
before that only where the memory has grown by so much that garbage may be the reason.
"""

from __future__ import annotations

import asyncio
import gc
import resource
import sys
from collections.abc import Coroutine
from typing import Any

COLLECT_SECONDS = 600.0
MOST_GROWN = 256 * 2**20  # bytes: more than a thousand tables that sit down
LOOK_SECONDS = 1.0  # at how much there is
UNIT = 1 if sys.platform == "darwin" else 1024


async def with_rare_gc(
    serving: Coroutine[Any, Any, None], seconds: float = COLLECT_SECONDS, most: int = MOST_GROWN
) -> None:
    """Serve, with a full collection at long intervals and none by Python itself."""
    gc.disable()
    collecting = asyncio.create_task(collect(seconds, most))
    try:
        await serving
    finally:
        collecting.cancel()
        gc.enable()


async def collect(seconds: float, most: int) -> None:
    loop = asyncio.get_running_loop()
    while True:
        began, before = loop.time(), most_memory()
        while loop.time() < began + seconds and most_memory() < before + most:
            await asyncio.sleep(min(LOOK_SECONDS, seconds))
        gc.collect()


def most_memory() -> int:
    """The most bytes that this process ever had at once."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * UNIT
