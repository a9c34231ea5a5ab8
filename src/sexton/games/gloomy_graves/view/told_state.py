# engine: compiled
"""From a view back to a state: what it tells, and the worlds that it leaves open."""

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gloomy_graves.rules import names
from sexton.games.gloomy_graves.rules.state import State, new_state
from sexton.games.gloomy_graves.rules.variant import Variant
from sexton.games.gloomy_graves.view.view import View
from sexton.games.gloomy_graves.view.worlds import Worlds


def cards_given(seen: View) -> int:
    """Cards drawn in this go; before the first one, cards dealt."""
    return sum(seen.hand_sizes) if seen.step == "deal" else seen.drawn


def worlds(variant: Variant, seen: View, step: int) -> Worlds:
    missing = [0 if seat == seen.seat else size - len(seen.known[seat]) for seat, size in enumerate(seen.hand_sizes)]
    return Worlds(known_state(variant, seen, step), vec[i64](missing))


def known_state(variant: Variant, seen: View, step: int) -> State:
    """The public truth, the own hand, and of other hands what everybody knows."""
    g = new_state(variant)
    g.step, g.start, g.active = step, seen.start, seen.start if seen.go is None else seen.go
    g.round, g.last_round, g.drawn, g.deck = seen.round, seen.last_round, cards_given(seen), seen.deck
    g.buried = sum([bit for area, bit in names.BURIED if area in seen.buried])
    g.undrawn, g.spent = names.counts_of(seen.unseen), names.counts_of(seen.spent)
    g.row = vec[i64]([names.KIND[card] for card in seen.row])
    names.lay_communal(g, seen.communal)
    for seat, known in enumerate(seen.known):
        names.add_cards(g.known, seat, known)
        names.add_cards(g.hands, seat, seen.hand if seat == seen.seat else known)
        names.lay_crypt(g, seat, seen.crypts[seat])
        names.claim_again(g, seat, seen.claimed[seat])
    g.laid = 0 if seen.laid is None else names.KIND[seen.laid] + 1
    g.laid_cells = names.cells_named(g, seen.laid_cells)
    return g
