# engine: compiled
"""Dice. The rules never roll: they state weights, and whatever runs the game supplies the dice."""

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
BLOCK: Final = 64  # bytes that SHA-256 takes at a time


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    def below(self, n: i64) -> i64:
        """A uniform random integer in [0, n)."""
        raise NotImplementedError

    def pick(self, weights: vec[i64]) -> i64:
        """A random outcome; probabilities are proportional to the weights."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        outcome: i64 = 0
        while left >= weights[outcome]:
            left -= weights[outcome]
            outcome += 1
        return outcome


class FastDice(Dice):
    """For simulation and search: multiply with carry, period about 2**60; the same numbers in every build."""

    def __init__(self, seed: i64) -> None:
        low, high = seed & WORD, seed >> 32 & WORD
        self.x: i64 = scrambled(low ^ scrambled(high ^ 0x2545F491))
        self.c: i64 = (scrambled(self.x ^ scrambled(low + 1 & WORD)) & 0xFFFFFFF) + 1

    def below(self, n: i64) -> i64:
        t = self.x * 698769069 + self.c
        self.x = t & WORD
        self.c = t >> 32
        return ((self.x ^ self.c) * n) >> 32


def scrambled(word: i64) -> i64:
    """Scramble 32 bits so that neighbouring seeds give unrelated dice. Products must stay below 2**63."""
    for spin in range(3):
        word = ((word >> 16 ^ word) * 0x45D9F3B) & WORD
    return word >> 16 ^ word


class AuditedDice(Dice):
    """Roll n is HMAC-SHA256(key, "n.attempt"), rejection-sampled: whoever holds the key can check every outcome."""

    def __init__(self, key: bytes) -> None:
        self.key: Final = key
        self.rolled = 0
        block = (sha256(key).digest() if len(key) > BLOCK else key).ljust(BLOCK, b"\0")
        self._inner: Final = sha256(bytes([byte ^ 0x36 for byte in block]))  # HMAC, its key already taken in (RFC 2104)
        self._outer: Final = sha256(bytes([byte ^ 0x5C for byte in block]))

    def below(self, n: i64) -> i64:
        faces = int(n)
        limit = (1 << 256) - (1 << 256) % faces
        attempt = 0
        while True:
            number = int.from_bytes(self._digest(b"%d.%d" % (self.rolled, attempt)), "big")
            if number < limit:
                self.rolled += 1
                return i64(number % faces)
            attempt += 1

    def _digest(self, message: bytes) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()
