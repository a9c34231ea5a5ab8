# engine: compiled
"""What a view tells, as a state, and the worlds it leaves open."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules.box import CARDS, TILES
from sexton.games.gravediggers.rules.state import FROM_DECK, State, laid_by
from sexton.games.gravediggers.rules.variant import Variant
from sexton.games.gravediggers.view.view import LaidCard, View, ring_left
from sexton.games.gravediggers.view.worlds import UNKNOWN, Worlds
from sexton.kernel.steps import ALL


def worlds(variant: Variant, seen: View, step: int) -> Worlds:
    missing = [0 if seat == seen.seat else size for seat, size in enumerate(seen.hand_sizes)]
    return Worlds(known_state(variant, seen, step), vec[i64]([i64(size) for size in missing]))


def known_state(variant: Variant, seen: View, step: int) -> State:
    """The public truth and the own hand; the deck holds every unseen card, unknown laid cards are UNKNOWN."""
    hands, lines = vec[vec[i64]](), vec[vec[i64]]()
    for seat in range(variant.seats):
        own = seen.hand if seat == seen.seat else ()
        hands = append(hands, vec[i64]([i64(own.count(card)) for card in CARDS]))
    for cemetery in seen.cemeteries:
        lines = append(lines, vec[i64]([i64(packed(card)) for card in cemetery.cards]))
    unseen, removed = vec[i64]([seen.unseen[card] for card in CARDS]), vec[i64]([seen.removed[card] for card in CARDS])
    target, finals = (seen.target or 1) - 1, ring_left(seen)
    tiles = vec[i64]([seen.tiles[tile] for tile in TILES])
    money, notes = vec[i64]([i64(coins) for coins in seen.money]), vec[i64]([i64(count) for count in seen.notes])
    return State(
        step, variant, seen.first, seen.go, seen.asked or 0, target, finals, sum(seen.unseen.values()),
        unseen, tiles, hands, lines, removed, money, notes,
    )  # fmt: skip


def packed(card: LaidCard) -> int:
    mask = ALL if card.face_up else sum(1 << seat for seat in card.seen_by)
    kind = UNKNOWN if card.card is None else CARDS.index(card.card)
    return int(laid_by(kind, mask, FROM_DECK if card.laid_by is None else card.laid_by))
