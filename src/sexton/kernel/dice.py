# engine: compiled
"""Chance. The rules never roll: they say weights, and whoever runs the game brings the dice."""

import hmac
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely."""
        raise NotImplementedError

    def pick(self, weights: vec[i64]) -> i64:
        """An outcome, as likely as its weight."""
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
        self.x: i64 = ((seed & WORD) * 1812433253 + 12345) & WORD  # nothing here may pass 2**63
        self.c: i64 = (seed >> 32 & 0xFFFFFFF) + 1
        for spin in range(8):
            self.below(2)

    def below(self, n: i64) -> i64:
        t = self.x * 698769069 + self.c
        self.x = t & WORD
        self.c = t >> 32
        return ((self.x ^ self.c) * n) >> 32


class AuditedDice(Dice):
    """Roll n is HMAC-SHA256(key, "n.attempt"), rejection-sampled: whoever holds the key can check every outcome."""

    def __init__(self, key: bytes) -> None:
        self.key: Final = key
        self.rolled = 0

    def below(self, n: i64) -> i64:
        faces = int(n)
        limit = (1 << 256) - (1 << 256) % faces
        attempt = 0
        while True:
            number = int.from_bytes(hmac.digest(self.key, b"%d.%d" % (self.rolled, attempt), "sha256"), "big")
            if number < limit:
                self.rolled += 1
                return i64(number % faces)
            attempt += 1
