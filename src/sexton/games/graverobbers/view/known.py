# engine: compiled
"""What a view tells, as a state, and the worlds it leaves open."""

from collections.abc import Sequence
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import BOBBY, CARDS, COLUMN, OBJECTIVES_DEALT
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
from sexton.games.graverobbers.view.worlds import UNKNOWN, UNKNOWN_OBJECTIVE, Worlds
from sexton.kernel.interface import Seat
from sexton.kernel.laid_cards import laid
from sexton.kernel.steps import ALL
from sexton.kernel.vectors import sum_of


def worlds(variant: Variant, seen: View, step: int, weights: Sequence[int] = ()) -> Worlds:
    """`weights` of the objectives where the others are read."""
    known = known_state(variant, seen, step)
    missing = [size - int(cards_held(known, seat)) for seat, size in enumerate(seen.hand_sizes)]
    return Worlds(
        known,
        vec[i64]([i64(size) for size in missing]),
        sum_of(known.deck),
        vec[i64]([i64(weight) for weight in weights]),
    )


def known_state(variant: Variant, seen: View, step: int) -> State:
    """The public truth, the own cards and objectives; the deck and the pile of objectives hold every unseen one.

    Laid cards and objectives of others that the seat does not know are UNKNOWN and UNKNOWN_OBJECTIVE.
    """
    return State(
        step, variant, seen.hand_number, seen.round, seat_code(seen.opener), seat_code(seen.first), seat_code(seen.go),
        seat_code(seen.asked), NOWHERE if seen.first_grave is None else seen.first_grave - 1, seen.final_grave or 0,
        ACCUSING if seen.asked is not None else ACCUSED if seen.accusations_over else NOT_YET, seen.undealt,
        vec[i64]([seen.unseen[card] for card in CARDS]),
        known_hands(variant, seen), known_columns(seen), vec[i64]([len(column) for column in seen.columns]),
        vec[i64]([FATES.index(fate) for fate in seen.graves]),
        known_objectives(variant, seen), vec[i64]([seen.unseen_objectives[name] for name in variant.names]),
        vec[i64]([seen.accusations.get(seat, NOBODY) for seat in range(variant.seats)]),
        vec[i64]([seen.spent.count(card) for card in CARDS[BOBBY:]]), vec[i64]([i64(total) for total in seen.totals]),
        vec[i64]([i64(points) for points in seen.points]),
    )  # fmt: skip


def seat_code(seat: Seat | None) -> int:
    return NOBODY if seat is None else seat


def known_hands(variant: Variant, seen: View) -> vec[i64]:
    hands = seen.open_hands or [seen.hand if seat == seen.seat else () for seat in range(variant.seats)]
    return vec[i64]([hand.count(card) for hand in hands for card in CARDS])


def known_columns(seen: View) -> vec[i64]:
    cells: list[int] = []
    for column in seen.columns:
        cells += [packed(card) for card in column] + [0] * (COLUMN - len(column))
    return vec[i64]([i64(cell) for cell in cells])


@cache  # there are few, and every view shows many
def packed(card: LaidCard) -> int:
    mask = ALL if card.face_up else sum(1 << seat for seat in card.seen_by)
    return int(laid(UNKNOWN if card.card is None else CARDS.index(card.card), mask))


def known_objectives(variant: Variant, seen: View) -> vec[i64]:
    """Three for each seat; UNKNOWN_OBJECTIVE where there is one that the seat does not know."""
    seats = range(variant.seats)
    kept = seen.open_objectives or [seen.own_objectives if seat == seen.seat else () for seat in seats]
    aside = seen.open_laid_aside or [seen.own_laid_aside if seat == seen.seat else None for seat in seats]
    rows = [slots(variant, *held) for held in zip(kept, aside, seen.objectives_dealt, strict=True)]
    return vec[i64]([objective for row in rows for objective in row])


def slots(variant: Variant, kept: Sequence[str], aside: str | None, dealt: int) -> list[int]:
    own = [variant.names.index(name) for name in kept]
    if aside is not None:
        return [*own, variant.names.index(aside)]
    own += [UNKNOWN_OBJECTIVE] * (dealt - len(own))
    return own + [NO_OBJECTIVE] * (OBJECTIVES_DEALT - len(own))
