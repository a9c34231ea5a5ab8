# engine: compiled
"""The states a view leaves open. Unseen cards are exchangeable, so they are dealt out uniformly."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules.state import State
from sexton.kernel.chance.dice import Dice
from sexton.kernel.laid_cards import UNKNOWN, kind_of, with_kind
from sexton.kernel.vectors import card_by_card, take


class Worlds:
    """`known` is the state that the view tells."""

    def __init__(self, known: State, missing: vec[i64]) -> None:
        self.known: Final = known
        self.missing: Final = missing  # how many unknown cards each hand holds
        self.unseen: Final = card_by_card(known.deck)

    def sample(self, dice: Dice) -> State:
        """One of them: unseen cards go to hands and lines; what is left is the deck."""
        g = self.known.clone()
        cards = self.unseen[:]
        left: i64 = len(cards)
        for seat in range(len(self.missing)):
            hand = g.hands[seat]
            for card in range(self.missing[seat]):
                kind = take(cards, left, dice.below(left))
                left -= 1
                g.deck[kind] -= 1
                hand[kind] += 1
        for line in g.lines:
            for place in range(len(line)):
                if kind_of(line[place]) == UNKNOWN:
                    kind = take(cards, left, dice.below(left))
                    left -= 1
                    g.deck[kind] -= 1
                    line[place] = with_kind(line[place], kind)
        g.left = left
        return g
