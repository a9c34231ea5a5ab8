# engine: compiled
"""A socket as its table sees it: told at once, or behind whatever waits until the client has taken more."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from sexton.server.wire.budgets import SENT, SENT_BYTE, Payer
from sexton.server.wire.listener import Listener

WAITING_MESSAGES, WAITING_BYTES = 256, 2_000_000  # a client further behind is cut off, and may reconnect
TOO_SLOW = 4_408
TRY_LATER = 1_013  # "try again later": come again, but not at once
SETTLED = 0.001  # seconds of processor time: less is paid for together


class LongWay(Protocol):
    """Sends through the web framework what cannot be written at once. An OSError if the client is gone."""

    async def send(self, message: bytes) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


class Socket(Listener):
    def __init__(
        self, write: Callable[[bytes, bytes], bool], way: LongWay, payer: Payer, key: str, language: str, told: int
    ) -> None:
        """`write`: a message, and one before it, in this very moment; False if they have to wait."""
        super().__init__(key, payer.guest, language, told)
        self._write = write
        self._way = way
        self.payer = payer
        self._unpaid = 0.0
        self.byte = SENT_BYTE  # its price
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._held = b""  # a message that is written together with the next
        self._flushing: asyncio.Task[None] | None = None
        self._closing: tuple[int, str] | None = None
        self._receiving = asyncio.current_task()

    def send(self, message: bytes) -> None:
        """At once, or behind whatever waits until the client has taken more."""
        if self._closing is not None:
            return
        self.owe(SENT + self.byte * len(message))
        held, self._held = self._held, b""
        if self._flushing is None and self._write(message, held):
            return
        if held:
            self._wait(held)
        self._wait(message)

    def _wait(self, message: bytes) -> None:
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > WAITING_MESSAGES or self._bytes > WAITING_BYTES:
            self._cut_off()
        else:
            self._flush_soon()

    def tell_with_next(self, message: bytes) -> None:
        self.release()
        if self._closing is None and (self.guard is None or self.guard(self, message)):
            self.owe(SENT + self.byte * len(message))
            self._held = message

    def release(self) -> None:
        if held := self._held:
            self._held = b""
            if not (self._flushing is None and self._write(held, b"")):
                self._wait(held)

    def owe(self, seconds: float) -> None:
        """Who listens pays for what is sent, and for what they had done; a stranger who cannot is sent away."""
        self._unpaid += seconds
        if self._unpaid > SETTLED:
            self.settle()
            if self.payer.hopeless:
                self.close(TRY_LATER, "too much")

    def settle(self, seconds: float = 0.0) -> float:
        """Pay what is owed and this; how long to wait until there is credit."""
        owed, self._unpaid = self._unpaid + seconds, 0.0
        return self.payer.charge_and_wait(owed)

    def close(self, code: int, reason: str) -> None:
        if self._closing is None:
            self.release()
            self._closing = (code, reason)
            self._flush_soon()

    def _cut_off(self) -> None:
        """The client does not read what it is sent. Nobody waits for it."""
        self._closing = (TOO_SLOW, "too slow")
        self._waiting.clear()
        if self._flushing is not None:
            self._flushing.cancel()
        if self._receiving is not None:
            self._receiving.cancel("too slow")

    def _flush_soon(self) -> None:
        if self._flushing is None:
            self._flushing = asyncio.get_running_loop().create_task(self._flush())

    async def _flush(self) -> None:
        try:
            while self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await self._way.send(message)
            if self._closing is not None:
                await self._way.close(*self._closing)
        except OSError:
            self._waiting.clear()  # the client is gone; the receiving task will notice
        finally:
            self._flushing = None

    async def finished(self) -> None:
        """Everything said so far is on its way."""
        if self._flushing is not None:
            with suppress(asyncio.CancelledError):
                await asyncio.wait({self._flushing}, timeout=5)
