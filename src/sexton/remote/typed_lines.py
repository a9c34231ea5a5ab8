"""What is typed at a table of a server, line by line, read beside what the table tells."""

from __future__ import annotations

import asyncio
import threading
from typing import TextIO

from sexton.terminal.plain import FRUITLESS

AHEAD = 1_000  # lines read before they are wanted; the rest waits in the pipe


class Typed:
    """Lines in their order. Over a pipe they may come long before they are wanted; they wait for their question."""

    def __init__(self, stream: TextIO) -> None:
        self.by_hand = stream.isatty()
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._room = threading.Semaphore(AHEAD)
        self._ended = False
        self._wanted = asyncio.Event()
        self._fruitless = 0  # lines in a row that answered nothing
        threading.Thread(target=self._read, args=(stream,), daemon=True).start()

    def _read(self, stream: TextIO) -> None:
        try:
            for line in stream:
                self._room.acquire()
                self._loop.call_soon_threadsafe(self._lines.put_nowait, " ".join(line.split()))
            self._loop.call_soon_threadsafe(self._lines.put_nowait, None)
        except (RuntimeError, ValueError):  # the game ended before the input did
            return

    async def line(self) -> str | None:
        """The next one; None, and from then on None again: nothing more will come, or nothing of use."""
        if self._ended or self._fruitless > FRUITLESS:
            return None
        line = await self._lines.get()
        self._room.release()
        self._ended = line is None
        self._fruitless += line == "" and not self.by_hand
        return line

    def ask(self) -> None:
        """There is a question, or the game is over."""
        self._wanted.set()

    def ask_no_more(self) -> None:
        self._wanted.clear()

    def begin_question(self) -> None:
        self._fruitless = 0

    async def until_asked(self) -> None:
        """A person at a keyboard need not wait: too early is refused, and a sealed answer may be changed."""
        if not self.by_hand:
            await self._wanted.wait()
            self._fruitless += 1

    async def until_missed(self) -> str:
        """No more lines: once there is a question, why nobody will answer it. Whoever watches is not asked."""
        why = "join-input-ended" if self._ended else "join-input-fruitless"
        await self.until_asked()
        return "" if self.by_hand else why
