# engine: compiled
"""What a view tells, as a state, and the worlds it leaves open."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules.box import CARDS, KINDS, TILES
from sexton.games.gravediggers.rules.state import FROM_DECK, State, laid_by
from sexton.games.gravediggers.rules.variant import Variant
from sexton.games.gravediggers.view.cemetery import LaidCard
from sexton.games.gravediggers.view.view import View
from sexton.games.gravediggers.view.worlds import Worlds
from sexton.kernel.laid_cards import UNKNOWN, mask_of
from sexton.kernel.vectors import counts_of, numbers_of, rows_of_zeros, sum_of

KIND: Final = {card: kind for kind, card in enumerate(CARDS)}
PACKED: Final[dict[LaidCard, int]] = {}
NONE: Final = vec[i64]()
ROWS: Final = vec[vec[i64]]()


def worlds(variant: Variant, seen: View, step: int) -> Worlds:
    missing = vec[i64]([i64(0 if seat == seen.seat else size) for seat, size in enumerate(seen.hand_sizes)])
    return Worlds(known_state(variant, seen, step), missing)


def known_state(variant: Variant, seen: View, step: int) -> State:
    """The public truth and the own hand; the deck holds every unseen card, unknown laid cards are UNKNOWN."""
    g, unseen = bare_state(variant, seen, step), counts_of(seen.unseen, CARDS)
    g.left, g.deck = sum_of(unseen), unseen
    g.finals, g.tiles, g.removed = ring_left(seen), counts_of(seen.tiles, TILES), counts_of(seen.removed, CARDS)
    g.hands, g.lines = known_hands(variant, seen), known_lines(seen)
    g.money, g.notes = numbers_of(seen.money), numbers_of(seen.notes)
    return g


def bare_state(variant: Variant, seen: View, step: int) -> State:
    """Whose go it is and who is asked, without cards, money and tiles."""
    first, asked, target = seen.first, seen.asked or 0, (seen.target or 1) - 1
    return State(step, variant, first, seen.go, asked, target, 0, 0, NONE, NONE, ROWS, ROWS, NONE, NONE, NONE)


def ring_left(seen: View) -> int:
    """The state's own count: 0 before the final robberies, else 1 + the places of the ring not yet come to."""
    if seen.finals is None:
        return 0
    if seen.target is None:  # all is over
        return 1
    return len(seen.cemeteries) - (seen.target - 1 - seen.go) % len(seen.cemeteries)


def known_hands(variant: Variant, seen: View) -> vec[vec[i64]]:
    """The own one; nothing is known of the others."""
    hands = rows_of_zeros(variant.seats, KINDS)
    own = hands[seen.seat or 0]
    for card in seen.hand:
        own[KIND[card]] += 1
    return hands


def known_lines(seen: View) -> vec[vec[i64]]:
    lines = vec[vec[i64]](capacity=len(seen.cemeteries))
    for cemetery in seen.cemeteries:
        line = vec[i64](capacity=len(cemetery.cards))
        for card in cemetery.cards:
            line = append(line, packed(card))
        lines = append(lines, line)
    return lines


def packed(card: LaidCard) -> i64:
    """As a state holds it. There are few, and every view shows many."""
    known = PACKED.get(card)
    if known is None:
        kind, layer = UNKNOWN if card.card is None else KIND[card.card], card.laid_by
        mask = mask_of(card.face_up, card.seen_by)
        known = PACKED[card] = int(laid_by(kind, mask, FROM_DECK if layer is None else layer))
    return known
