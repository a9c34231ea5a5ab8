# engine: compiled
"""A card on the table as one int: its kind in the lowest four bits, then the mask of those who know it.

Face up is known to ALL. The bits above those twelve are the game's own.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.kernel.steps import ALL, WATCHERS
from sexton.kernel.vectors import repeat

NOBODY: Final = -1  # a watcher, where a seat is expected
UNKNOWN: Final = 15  # stands for the kind of a card that somebody does not know


def laid(kind: i64, known_by: i64) -> i64:
    return kind | known_by << 4


def kind_of(card: i64) -> i64:
    return card & 15


def with_kind(card: i64, kind: i64) -> i64:
    """The same card to everybody who does not know its kind."""
    return card & ~i64(15) | kind


def seen_by(card: i64) -> i64:
    """The mask of those who know it."""
    return card >> 4 & ALL


def knows(card: i64, eyes: i64) -> bool:
    """Whether anybody of this mask knows it."""
    return card >> 4 & ALL & eyes != 0


def face_up(card: i64) -> bool:
    return card >> 4 & ALL == ALL


def face_down(line: vec[i64]) -> i64:
    """How many cards of a line lie so."""
    count: i64 = 0
    for card in line:
        if card >> 4 & ALL != ALL:
            count += 1
    return count


def eyes_of(seat: i64) -> i64:
    """The mask with which `knows` is asked; that of a watcher for NOBODY."""
    return WATCHERS if seat == NOBODY else i64(1) << seat


def mask_of(turned: bool, seats: tuple[int, ...]) -> i64:
    """Who knows a card: everybody once it is turned up, else these seats."""
    mask: i64 = ALL if turned else 0
    for seat in seats:
        mask |= i64(1) << seat
    return mask


def kinds_in(line: vec[i64], kinds: i64) -> vec[i64]:
    """How many cards of each kind lie in a line."""
    found = repeat(0, kinds)
    for card in line:
        found[kind_of(card)] += 1
    return found


def known_in(line: vec[i64], kinds: i64, eyes: i64) -> vec[i64]:
    """How many cards of each kind these eyes know in a line."""
    known = repeat(0, kinds)
    for card in line:
        if knows(card, eyes):
            known[kind_of(card)] += 1
    return known


def as_seen(line: vec[i64], eyes: i64) -> tuple[int, ...]:
    """The cards of a line, UNKNOWN where these eyes do not know the kind; ALL knows every card."""
    return tuple([int(card if eyes == ALL or knows(card, eyes) else with_kind(card, UNKNOWN)) for card in line])
