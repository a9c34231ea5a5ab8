"""Dice: fair, the same in every build, and checkable."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from sexton.kernel.chance.dice import AuditedDice, FastDice


def test_audited_dice_are_hmac_sha256_of_key_and_number() -> None:
    """By hand, as a sceptic would."""
    key = b"k" * 32
    dice = AuditedDice(key)
    rolls = [dice.below(45) for _ in range(5)]
    by_hand = [
        int.from_bytes(hmac.new(key, f"{nth}.0".encode(), hashlib.sha256).digest(), "big") % 45 for nth in range(5)
    ]
    assert rolls == by_hand


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    """These numbers are part of every seeded record: they may never change."""
    dice = FastDice(2024)
    assert [int(dice.below(1000)) for _ in range(8)] == [322, 14, 496, 290, 681, 620, 872, 718]


def spread(count: Counter[int], each: float) -> float:
    return sum((number - each) ** 2 / each for number in count.values())


def test_fast_dice_are_even() -> None:
    dice = FastDice(1)
    assert spread(Counter(int(dice.below(45)) for _ in range(45_000)), 1000) < 100  # 44 degrees of freedom


def test_audited_dice_are_even() -> None:
    dice = AuditedDice(b"x" * 32)
    assert spread(Counter(int(dice.below(6)) for _ in range(6_000)), 1000) < 30


def test_neighbouring_seeds_are_strangers() -> None:
    first = Counter(int(FastDice(seed).below(10)) for seed in range(10_000))
    assert spread(first, 1000) < 40
    pairs = Counter(int(FastDice(seed).below(4)) * 4 + int(FastDice(seed + 1).below(4)) for seed in range(8_000))
    assert spread(pairs, 500) < 60


def test_pick_follows_the_weights_and_never_draws_a_zero() -> None:
    dice, weights = FastDice(3), vec[i64]([i64(0), i64(1), i64(0), i64(3), i64(0)])
    count = Counter(int(dice.pick(weights)) for _ in range(8_000))
    assert set(count) == {1, 3}
    assert abs(count[3] / count[1] - 3) < 0.3
