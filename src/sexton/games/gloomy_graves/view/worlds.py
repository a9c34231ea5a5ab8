# engine: compiled
"""The states a view leaves open. Unseen cards are exchangeable, so every way to deal them out is as likely."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gloomy_graves.rules.box import KINDS
from sexton.games.gloomy_graves.rules.state import State
from sexton.kernel.chance.dice import Dice
from sexton.kernel.vectors import card_by_card, take


class Worlds:
    """`known` is a state with all the seat knows: every unseen card is undrawn, hands hold what is known of them."""

    def __init__(self, known: State, missing: vec[i64]) -> None:
        self.known: Final = known
        self.missing: Final = missing  # how many unknown cards each hand holds
        self.unseen: Final = card_by_card(known.undrawn)

    def sample(self, dice: Dice) -> State:
        """One of them: unseen cards go to the hands; what is left is undrawn."""
        g = self.known.clone()
        cards = self.unseen[:]
        left: i64 = len(cards)
        for seat in range(len(self.missing)):
            for card in range(self.missing[seat]):
                kind = take(cards, left, dice.below(left))
                left -= 1
                g.undrawn[kind] -= 1
                g.hands[seat * KINDS + kind] += 1
        return g
