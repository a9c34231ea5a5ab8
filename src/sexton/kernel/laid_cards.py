# engine: compiled
"""A card on the table as one int: its kind in the lowest four bits, then the mask of those who know it.

Face up is known to ALL. The bits above those twelve are the game's own.
"""

from mypy_extensions import i64

from sexton.kernel.steps import ALL


def laid(kind: i64, known_by: i64) -> i64:
    return kind | known_by << 4


def kind_of(card: i64) -> i64:
    return card & 15


def seen_by(card: i64) -> i64:
    """The mask of those who know it."""
    return card >> 4 & ALL


def knows(card: i64, eyes: i64) -> bool:
    """Whether anybody of this mask knows it."""
    return card >> 4 & ALL & eyes != 0


def face_up(card: i64) -> bool:
    return card >> 4 & ALL == ALL
