"""What is typed at a table of a server, line by line, read beside what the table tells."""

from __future__ import annotations

import asyncio
import threading
from typing import TextIO

AHEAD = 1_000  # lines read before they are wanted; the rest waits in the pipe


class Typed:
    """Lines in their order. None, and from then on None again: nothing more will come."""

    def __init__(self, stream: TextIO) -> None:
        self.by_hand = stream.isatty()
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._room = threading.Semaphore(AHEAD)
        self._ended = False
        threading.Thread(target=self._read, args=(stream,), daemon=True).start()

    async def line(self) -> str | None:
        if self._ended:
            return None
        line = await self._lines.get()
        self._room.release()
        self._ended = line is None
        return line

    def _read(self, stream: TextIO) -> None:
        try:
            for line in stream:
                self._room.acquire()
                self._loop.call_soon_threadsafe(self._lines.put_nowait, " ".join(line.split()))
            self._loop.call_soon_threadsafe(self._lines.put_nowait, None)
        except (RuntimeError, ValueError):  # the game ended before the input did
            return
