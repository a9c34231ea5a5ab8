"""Whether the store can still be written to, asked rarely however often somebody wants to know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

KEPT = 10.0  # seconds for which an answer holds
PATIENCE = 5.0  # seconds until a store that does not answer counts as full


class Probe:
    def __init__(self, probe: Callable[[], Awaitable[None]]) -> None:
        self._probe = probe
        self._asking = asyncio.Lock()
        self._until = float("-inf")
        self._writable = False

    async def writable(self) -> bool:
        async with self._asking:  # whoever comes meanwhile gets the same answer
            now = asyncio.get_running_loop().time()
            if now >= self._until:
                try:
                    await asyncio.wait_for(self._probe(), PATIENCE)
                    self._writable = True
                except Exception:
                    self._writable = False
                self._until = asyncio.get_running_loop().time() + KEPT
            return self._writable
