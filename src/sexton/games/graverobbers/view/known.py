# engine: compiled
"""What a view tells, as a state, and the worlds it leaves open."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import BOBBY, CARDS, COLUMN, GRAVES, KINDS, OBJECTIVES_DEALT
from sexton.games.graverobbers.rules.state import (
    ACCUSED,
    ACCUSING,
    NO_OBJECTIVE,
    NOBODY,
    NOT_YET,
    NOWHERE,
    State,
    cards_held,
)
from sexton.games.graverobbers.rules.variant import Variant
from sexton.games.graverobbers.view.laid_card import LaidCard
from sexton.games.graverobbers.view.view import FATES, View
from sexton.games.graverobbers.view.worlds import UNKNOWN_OBJECTIVE, Worlds
from sexton.kernel.interface import Seat
from sexton.kernel.laid_cards import UNKNOWN, laid, mask_of
from sexton.kernel.vectors import counts_of, numbers_of, repeat

KIND: Final = {card: kind for kind, card in enumerate(CARDS)}
FATE: Final = {fate: number for number, fate in enumerate(FATES)}
PACKED: Final[dict[LaidCard, int]] = {}


def worlds(variant: Variant, seen: View, step: int, weights: Sequence[int] = ()) -> Worlds:
    """`weights` of the objectives where the others are read."""
    known = known_state(variant, seen, step)
    missing = [size - cards_held(known, seat) for seat, size in enumerate(seen.hand_sizes)]
    return Worlds(known, vec[i64](missing), vec[i64]([i64(weight) for weight in weights]))


def known_state(variant: Variant, seen: View, step: int) -> State:
    """The public truth, the own cards and objectives; the deck and the pile of objectives hold every unseen one.

    Laid cards and objectives of others that the seat does not know are UNKNOWN and UNKNOWN_OBJECTIVE.
    """
    return State(
        step, variant, seen.hand_number, seen.round, seat_code(seen.opener), seat_code(seen.first), seat_code(seen.go),
        seat_code(seen.asked), NOWHERE if seen.first_grave is None else seen.first_grave - 1, seen.final_grave or 0,
        ACCUSING if seen.asked is not None else ACCUSED if seen.accusations_over else NOT_YET, seen.undealt,
        counts_of(seen.unseen, CARDS), known_hands(variant, seen), known_columns(seen),
        vec[i64]([len(column) for column in seen.columns]), vec[i64]([FATE[fate] for fate in seen.graves]),
        known_objectives(variant, seen), counts_of(seen.unseen_objectives, variant.names),
        vec[i64]([seen.accusations.get(seat, NOBODY) for seat in range(variant.seats)]),
        vec[i64]([seen.spent.count(card) for card in CARDS[BOBBY:]]), numbers_of(seen.totals), numbers_of(seen.points),
    )  # fmt: skip


def seat_code(seat: Seat | None) -> i64:
    return NOBODY if seat is None else seat


def known_hands(variant: Variant, seen: View) -> vec[i64]:
    hands, own, shown = repeat(0, variant.seats * KINDS), seen.seat, seen.open_hands
    for seat in range(variant.seats):
        if shown is not None or seat == own:
            for card in seen.hand if shown is None else shown[seat]:
                hands[seat * KINDS + KIND[card]] += 1
    return hands


def known_columns(seen: View) -> vec[i64]:
    cells = repeat(0, GRAVES * COLUMN)
    start: i64 = 0
    for column in seen.columns:
        at = start
        for card in column:
            cells[at] = packed(card)
            at += 1
        start += COLUMN
    return cells


def packed(card: LaidCard) -> i64:
    """As a state holds it. There are few, and every view shows many."""
    known = PACKED.get(card)
    if known is None:
        kind: i64 = UNKNOWN if card.card is None else KIND[card.card]
        known = PACKED[card] = int(laid(kind, mask_of(card.face_up, card.seen_by)))
    return known


def known_objectives(variant: Variant, seen: View) -> vec[i64]:
    """Three for each seat; UNKNOWN_OBJECTIVE where there is one that the seat does not know."""
    objectives, own = repeat(NO_OBJECTIVE, variant.seats * OBJECTIVES_DEALT), seen.seat
    kept, aside, dealt = seen.open_objectives, seen.open_laid_aside, seen.objectives_dealt
    for seat in range(variant.seats):
        at = seat * OBJECTIVES_DEALT
        for nth in range(i64(dealt[seat])):
            objectives[at + nth] = UNKNOWN_OBJECTIVE
        for name in kept[seat] if kept is not None else seen.own_objectives if seat == own else ():
            objectives[at] = variant.names.index(name)
            at += 1
        laid_aside = aside[seat] if aside is not None else seen.own_laid_aside if seat == own else None
        if laid_aside is not None:
            objectives[at] = variant.names.index(laid_aside)
    return objectives
