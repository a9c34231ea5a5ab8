"""What was worked out once about finished games, and is given to whoever asks for it next.

Nothing in it depends on a table's sheet: whoever asks was allowed to by the sheet as it is now, and names are as they
were asked for. What a value depends on is its key.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

from sexton.server.wire.meter import paid_in_thread

CACHE_BYTES = 32_000_000
OVERHEAD = 500  # bytes for a key and what it takes to remember it
Value = tuple[bytes, ...]


class Cache:
    """The one not asked for longest goes first. Concurrent requests for the same thing wait for the same work."""

    def __init__(self, most: int = CACHE_BYTES) -> None:
        self._most = most
        self._found: OrderedDict[Hashable, Value] = OrderedDict()
        self._working: dict[Hashable, asyncio.Task[Value]] = {}
        self.bytes = 0

    async def get(self, key: Hashable, work: Callable[[], Value]) -> Value:
        """`work` runs in a thread, at the expense of whoever asked first; where it fails nothing is kept."""
        if (found := self._found.get(key)) is not None:
            self._found.move_to_end(key)
            return found
        if key not in self._working:
            working = self._working[key] = asyncio.create_task(paid_in_thread(work))
            working.add_done_callback(lambda task: self._done(key, task))
        return await asyncio.shield(self._working[key])

    def _done(self, key: Hashable, task: asyncio.Task[Value]) -> None:
        del self._working[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._found[key] = task.result()
        self.bytes += size_of(task.result())
        while self.bytes > self._most:
            _, oldest = self._found.popitem(last=False)
            self.bytes -= size_of(oldest)


def size_of(value: Value) -> int:
    return OVERHEAD + sum(map(len, value))
