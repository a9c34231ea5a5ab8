# engine: compiled
"""How far each move lies below the best by a game's own state values, as small whole numbers that a net can weigh."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

UNIT: Final = 32.0  # the distance of an average move
FARTHEST: Final[i64] = 255


def put_distances(values: vec[float], distances: vec[u8], at: i64) -> None:
    """From place `at` on. The best move has 0."""
    best = values[0]
    total = 0.0
    for value in values:
        total += value
        if value > best:
            best = value
    gap = best - total / float(len(values))
    for value in values:
        distance: i64 = 0
        if gap > 0.0:
            distance = i64(int(UNIT * (best - value) / gap))
        distances[at] = u8(distance if distance < FARTHEST else FARTHEST)
        at += 1
