# engine: compiled
"""What one seat knows of the cards, on a state: the whole truth and the state that its view tells say the same."""

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules.state import State
from sexton.games.gravediggers.view.cemetery import Cemetery, cemetery
from sexton.kernel.laid_cards import NOBODY, as_seen, eyes_of, kind_of, knows
from sexton.kernel.vectors import subtract


def unseen_by(g: State, seat: i64) -> vec[i64]:
    """How many cards of each kind the seat neither holds nor knows nor saw leave the game."""
    unseen, eyes = g.variant.cards[:], eyes_of(seat)
    subtract(unseen, g.removed)
    if seat != NOBODY:
        subtract(unseen, g.hands[seat])
    for line in g.lines:
        for card in line:
            if knows(card, eyes):
                unseen[kind_of(card)] -= 1
    return unseen


def cemeteries_seen(g: State, eyes: i64) -> tuple[Cemetery, ...]:
    """The lines as they look to these eyes, a mask of seats; ALL knows every card."""
    seats = g.variant.seats
    found: list[Cemetery] = []
    for index in range(i64(len(g.lines))):
        found.append(cemetery(int(index), index < seats, as_seen(g.lines[index], eyes)))
    return tuple(found)
