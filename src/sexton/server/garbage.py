"""The server collects garbage rarely.

To collect everything means to look at every object of every table: half a second with a thousand tables, and Python
would do it every few seconds. To collect the young, after each 10,000 objects that were made and not freed, means to
look at what every table has made new since the last time, however few answers there were: with a thousand tables that
took up to 50 milliseconds, twice a second. What answers and requests leave behind is freed without it. So all are
looked at once in ten minutes, and the young before that only if they become very many.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine
from typing import Any

VERY_MANY, NEVER = 1_000_000, 1_000_000  # objects made and not freed, some 100 MB; collections of younger ones
COLLECT_SECONDS = 600.0


async def with_rare_gc(serving: Coroutine[Any, Any, None], seconds: float = COLLECT_SECONDS) -> None:
    """Serve, with a full collection at long intervals."""
    before = gc.get_threshold()
    gc.set_threshold(VERY_MANY, NEVER, NEVER)
    collecting = asyncio.create_task(collect(seconds))
    try:
        await serving
    finally:
        collecting.cancel()
        gc.set_threshold(*before)


async def collect(seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        gc.collect()
