# engine: compiled
"""What a searching bot needs of a game beyond its rules: keys of what is known, quick answers, an estimate."""

import math
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sexton.kernel.chance.dice import Dice
from sexton.kernel.steps import Step

KEY_BITS: Final = 0xFFFFFFFFFF  # 40: products stay below 2**63, so compiled and uncompiled keys agree
FOR_EVER: Final = 1 << 40


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchModel:
    """Works on imagined worlds only: whoever asks has sampled them from a view."""

    def __init__(self, horizon: i64 = FOR_EVER) -> None:
        self.horizon: Final = horizon  # decisions after which an imagined game is judged instead of played on

    def begin(self, g: Any) -> None:
        """A search begins; this is one of its worlds. What was remembered of another search is forgotten."""

    def key(self, g: Any, seat: i64) -> i64:
        """A number for what this seat knows now: equal views, equal numbers."""
        raise NotImplementedError

    def public_key(self, g: Any) -> i64:
        """A number for what everybody knows now."""
        raise NotImplementedError

    def rollout_answer(self, step: Step[Any], g: Any, seat: i64, dice: Dice) -> i64:
        """A quick, passable answer of a seat in an imagined game, from what that seat knows there.

        Any move, unless a game knows better.
        """
        return step.any_move(g, seat, dice)

    def stops(self, g: Any, decisions: i64) -> bool:
        """Whether an imagined game is judged, instead of played on, after this many decisions."""
        return decisions >= self.horizon

    def can_judge(self, g: Any) -> bool:
        """Whether there is an `estimate` of this state: never in a model that plays all imagined games to their end."""
        return self.horizon < FOR_EVER

    def estimate(self, g: Any, shares: vec[float]) -> None:
        """The share of victory each seat may expect; asked where `can_judge` says so, and an imagined game stops."""
        raise NotImplementedError


def mixed(key: i64, number: i64) -> i64:
    """The key with one more number mixed in, in two rounds, so that sums of keys of small numbers differ too."""
    key = ((key ^ number) * 2654435 + 40503) & KEY_BITS
    key ^= key >> 19
    key = (key * 4084643 + 1013904223) & KEY_BITS
    return key ^ key >> 21


def mixed_all(key: i64, numbers: vec[i64]) -> i64:
    """The key with each of these numbers mixed in."""
    for number in numbers:
        key = mixed(key, number)
    return key


def share_out(points: vec[float], seats: i64, scale: float) -> None:
    """Turn the points each seat may expect into shares of victory: a lead of `scale` points is worth e to one."""
    most = points[0]
    for seat in range(seats):
        if points[seat] > most:
            most = points[seat]
    total = 0.0
    for seat in range(seats):
        points[seat] = math.exp((points[seat] - most) / scale)
        total += points[seat]
    for seat in range(seats):
        points[seat] /= total
