"""Messages from node to node, through the store: in order, and sent again if the store did not take them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec

from sexton.server.nodes.letters import LETTERS, AnyLetter, Letter
from sexton.server.store.interface import Mail, Store

AGAIN_SECONDS = 0.3
MOST_WAITING = 100_000  # letters, while the database is away for long; the newest are lost, and their clients reconnect
LOG = logging.getLogger("sexton.server.post")


class Post:
    def __init__(self, store: Store, node: str) -> None:
        self.store = store
        self.node = node
        self._out: list[tuple[str, Mail]] = []
        self._sending: asyncio.Task[None] | None = None

    def write(self, node: str, letter: Letter) -> None:
        """Sends letters in order, as soon as possible, many at once."""
        self._out.append((node, Mail(self.node, msgspec.json.encode(letter))))
        if self._sending is None or self._sending.done():
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        while self._out:
            out, self._out = self._out, []
            for node in dict.fromkeys(node for node, _ in out):
                letters = [(to, mail) for to, mail in out if to == node]
                try:
                    await self.store.send(node, [mail for _, mail in letters])
                except Exception as fault:
                    LOG.warning("letters to a node wait (%s)", type(fault).__name__)
                    self._out = [*letters, *self._out][:MOST_WAITING]
                    await asyncio.sleep(AGAIN_SECONDS)

    async def read(self, take_in: Callable[[str, AnyLetter], None]) -> None:
        """Every letter that arrives, with its sender, for as long as this node lives."""
        while True:
            try:
                for mail in await self.store.collect(self.node):
                    take_in(mail.sender, LETTERS.decode(mail.body))
            except asyncio.CancelledError:
                raise
            except Exception as fault:
                LOG.warning("the post could not be read (%s)", type(fault).__name__)
                await asyncio.sleep(0.5)

    async def close(self) -> None:
        if self._sending is not None:
            await self._sending
