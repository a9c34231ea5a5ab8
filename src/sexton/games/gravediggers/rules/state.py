# engine: compiled
"""The whole truth of a game of Gravediggers. Cards nobody may know the order of are counted, not ordered."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules.box import KINDS
from sexton.games.gravediggers.rules.variant import Variant
from sexton.kernel import steps
from sexton.kernel.laid_cards import laid
from sexton.kernel.vectors import copy_each, repeat, rows_of_zeros, sum_of


class State(steps.State):
    def __init__(
        self,
        step: i64,
        variant: Variant,
        first: i64,
        active: i64,
        asked: i64,
        target: i64,
        finals: i64,
        left: i64,
        deck: vec[i64],
        tiles: vec[i64],
        hands: vec[vec[i64]],
        lines: vec[vec[i64]],
        removed: vec[i64],
        money: vec[i64],
        notes: vec[i64],
    ) -> None:
        super().__init__(step)
        self.variant = variant
        self.first = first  # who began
        self.active = active  # whose go it is
        self.asked = asked  # who is offered credit
        self.target = target  # the cemetery being robbed
        self.finals = finals  # GD-24: 0 before the final robberies, then 1 + the places of the ring still to come
        self.left = left  # cards in the deck
        self.deck = deck  # how many of each kind
        self.tiles = tiles  # face-down tiles, how many of each
        self.hands = hands  # of each seat: how many of each kind
        self.lines = lines  # at each cemetery: laid cards, oldest first
        self.removed = removed  # out of the game, how many of each kind
        self.money = money
        self.notes = notes

    def clone(self) -> "State":
        return State(
            self.step,
            self.variant,
            self.first,
            self.active,
            self.asked,
            self.target,
            self.finals,
            self.left,
            self.deck[:],
            self.tiles[:],
            copy_each(self.hands),
            copy_each(self.lines),
            self.removed[:],
            self.money[:],
            self.notes[:],
        )


def new_state(variant: Variant) -> State:
    hands, lines = rows_of_zeros(variant.seats, KINDS), rows_of_zeros(variant.cemeteries, 0)
    money, notes, removed = repeat(variant.money, variant.seats), repeat(0, variant.seats), repeat(0, KINDS)
    deck, tiles = variant.cards[:], variant.tiles[:]
    return State(0, variant, 0, 0, 0, 0, 0, sum_of(deck), deck, tiles, hands, lines, removed, money, notes)


# A laid card is one int: its kind, the mask of seats that know it (face up: ALL), and 1 + the seat that laid it;
# 0 there means that it came from the deck (GD-5, GD-22). Everybody saw who laid it.
FROM_DECK: Final = -1


def laid_by(kind: i64, known_by: i64, seat: i64) -> i64:
    """GD-10 Whoever lays a card knows it. `seat` may be FROM_DECK."""
    if seat == FROM_DECK:
        return laid(kind, known_by)
    return laid(kind, known_by | i64(1) << seat) | (seat + 1) << 12


def layer_of(card: i64) -> i64:
    """The seat that laid it, or FROM_DECK."""
    return (card >> 12) - 1
