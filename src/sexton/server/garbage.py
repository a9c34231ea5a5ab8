"""A server's garbage is collected seldom.

To collect everything means to look at every object of every table: half a second with a thousand tables, and Python
would do it every few seconds. The young are looked at as always; the old once in ten minutes.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine
from typing import Any

YOUNG, NOT_SO_YOUNG, NEVER = 10_000, 20, 1_000_000
SWEEP_SECONDS = 600.0


async def swept(serving: Coroutine[Any, Any, None], seconds: float = SWEEP_SECONDS) -> None:
    """Serve, and sweep now and then."""
    before = gc.get_threshold()
    gc.set_threshold(YOUNG, NOT_SO_YOUNG, NEVER)
    sweeping = asyncio.create_task(sweep(seconds))
    try:
        await serving
    finally:
        sweeping.cancel()
        gc.set_threshold(*before)


async def sweep(seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        gc.collect()
