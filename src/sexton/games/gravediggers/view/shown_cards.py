# engine: compiled
"""Cards by their names, as views show them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules.box import CARDS, KINDS
from sexton.games.gravediggers.rules.state import State
from sexton.games.gravediggers.view.cemetery import Cemetery, cemetery
from sexton.games.gravediggers.view.knowledge import as_seen

NAMES: Final[list[str]] = list(CARDS)  # a list is looked into where compiled code would copy a tuple


def named(counts: vec[i64]) -> tuple[str, ...]:
    """The cards of a hand, in the order of the box."""
    found: list[str] = []
    for kind in range(i64(KINDS)):
        for _ in range(counts[kind]):
            found.append(NAMES[kind])
    return tuple(found)


def counted(counts: vec[i64]) -> dict[str, int]:
    """How many there are of each card."""
    found: dict[str, int] = {}
    for kind in range(i64(KINDS)):
        found[NAMES[kind]] = int(counts[kind])
    return found


def cemeteries_seen(g: State, eyes: i64) -> tuple[Cemetery, ...]:
    """The lines as they look to these eyes, a mask of seats; ALL knows every card."""
    seats = g.variant.seats
    found: list[Cemetery] = []
    for index in range(i64(len(g.lines))):
        found.append(cemetery(int(index), index < seats, tuple(as_seen(g.lines[index], eyes))))
    return tuple(found)
