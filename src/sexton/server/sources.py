"""Where time, randomness and dice come from. Tests bring their own; nobody else needs to."""

from __future__ import annotations

import os
import time

from sexton.kernel.chance.dice import AuditedDice, Dice
from sexton.kernel.chance.fair import Shuffle

processor_time = getattr(time, "thread_time", time.process_time)  # of this thread; a browser has no other
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that can be mistaken for another


class Sources:
    """The real ones."""

    def now(self) -> float:
        return time.time()

    def bytes(self, count: int) -> bytes:
        return os.urandom(count)

    def dice(self, shuffle: Shuffle) -> Dice:
        return AuditedDice(shuffle.key())

    def name(self, length: int) -> str:
        """A short name that cannot be guessed; 8 letters are 39 bits, 26 are 128."""
        letters, room = "", 256 - 256 % len(LETTERS)
        while len(letters) < length:
            letters += "".join(LETTERS[byte % len(LETTERS)] for byte in self.bytes(length) if byte < room)
        return letters[:length]
