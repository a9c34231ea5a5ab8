"""The server collects garbage rarely.

To collect everything means to look at every object of every table: half a second with a thousand tables, and Python
would do it every few seconds. The young are looked at as always; the old once in ten minutes.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine
from typing import Any

GEN0, GEN1, GEN2_OFF = 10_000, 20, 1_000_000
COLLECT_SECONDS = 600.0


async def with_rare_gc(serving: Coroutine[Any, Any, None], seconds: float = COLLECT_SECONDS) -> None:
    """Serve, with a full collection at long intervals."""
    before = gc.get_threshold()
    gc.set_threshold(GEN0, GEN1, GEN2_OFF)
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
