# engine: compiled
"""What one seat knows of the cards, on a state: the whole truth and the state that its view tells say the same."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules.box import KINDS
from sexton.games.gravediggers.rules.state import State, with_kind
from sexton.kernel.laid_cards import kind_of, knows
from sexton.kernel.steps import ALL, WATCHERS
from sexton.kernel.vectors import repeat

NOBODY: Final = -1  # a watcher, where a seat is expected
UNKNOWN: Final = 15  # stands for the kind of a card that somebody does not know


def eyes_of(seat: i64) -> i64:
    """The mask with which `knows` is asked."""
    return WATCHERS if seat == NOBODY else i64(1) << seat


def unseen_by(g: State, seat: i64) -> vec[i64]:
    """How many cards of each kind the seat neither holds nor knows nor saw leave the game."""
    unseen, eyes = g.variant.cards[:], eyes_of(seat)
    for kind in range(i64(KINDS)):
        unseen[kind] -= g.removed[kind]
    if seat != NOBODY:
        hand = g.hands[seat]
        for kind in range(i64(KINDS)):
            unseen[kind] -= hand[kind]
    for line in g.lines:
        for card in line:
            if knows(card, eyes):
                unseen[kind_of(card)] -= 1
    return unseen


def known_in(line: vec[i64], eyes: i64) -> vec[i64]:
    """How many cards of each kind these eyes know in a line."""
    known = repeat(0, KINDS)
    for card in line:
        if knows(card, eyes):
            known[kind_of(card)] += 1
    return known


def as_seen(line: vec[i64], eyes: i64) -> list[int]:
    """The cards of a line, UNKNOWN where these eyes do not know the kind; ALL knows every card."""
    return [int(card if eyes == ALL or knows(card, eyes) else with_kind(card, UNKNOWN)) for card in line]
