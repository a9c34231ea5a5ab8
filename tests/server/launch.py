"""A server whose chance, time and names a test decides: python -m tests.server.launch FOLDER SIDE PORT [LEAK].

Two sides of a pair have the same time and the same names for their tables, and differ in all other randomness: the
shuffle's secret, ids of guests, keys. What the dice show is read from FOLDER/TABLE.json. With LEAK it is a server that
tells too much (tests/server/leaks.py). The sources of an app can be brought by whoever makes it, and by nobody else:
no setting, request or message reaches them.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from pathlib import Path

from sexton.kernel.chance.dice import Dice
from sexton.kernel.chance.fair import Shuffle
from sexton.server.app import create_app
from sexton.server.run import bound, server_for
from sexton.server.settings import read_settings
from sexton.server.sources import Sources

TABLE_LETTERS = 8
NOON = 1_000_000.0


class Rolls(Dice):
    """These numbers; then, as often as need be, those after them, whatever the number of faces."""

    def __init__(self, numbers: list[int], after: list[int]) -> None:
        self.numbers, self.after, self.rolled = numbers, after, 0

    def below(self, n: int) -> int:
        self.rolled += 1
        if self.rolled <= len(self.numbers):
            return self.numbers[self.rolled - 1]
        return self.after[self.rolled % len(self.after)] % n


class Told(Sources):
    def __init__(self, folder: Path, side: str) -> None:
        self.folder, self.side = folder, side
        self.counts: dict[str, int] = {}

    def now(self) -> float:
        return NOON

    def bytes(self, count: int) -> bytes:
        return self._bytes(f"side {self.side}", count)

    def _bytes(self, purpose: str, count: int) -> bytes:
        number = self.counts[purpose] = self.counts.get(purpose, 0) + 1
        return hashlib.shake_256(f"{purpose} {number}".encode()).digest(count)

    def name(self, length: int) -> str:
        return self._bytes("table", 4).hex() if length == TABLE_LETTERS else super().name(length)

    def dice(self, shuffle: Shuffle) -> Dice:
        script = json.loads((self.folder / f"{shuffle.terms.table}.json").read_text())
        return Rolls(script["rolls"], script["after"])


def main(folder: str, side: str, port: str, leak: str = "") -> None:
    if leak:
        from tests.server import leaks

        leaks.plant(leak)
    settings = read_settings(None, None, {"port": int(port)})
    app = create_app(settings, sources=Told(Path(folder), side))
    asyncio.run(server_for(app, settings).serve(sockets=[bound(settings)]))


if __name__ == "__main__":
    main(*sys.argv[1:])
