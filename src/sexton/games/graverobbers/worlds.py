# engine: compiled
"""The states a view leaves open. Unseen cards are exchangeable, so every way to deal them out is as likely."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.graverobbers.box import COLUMN, GRAVES, KINDS
from sexton.games.graverobbers.state import State, kind_of, laid, seen_by
from sexton.kernel.dice import Dice

UNKNOWN: Final = 15  # stands for a card this seat does not know
UNKNOWN_OBJECTIVE: Final = 98


class Worlds:
    """`known` is a state with all the seat knows: its deck holds every unseen card, unknown laid cards are UNKNOWN."""

    def __init__(self, known: State, missing: vec[i64], unseen: i64) -> None:
        self.known: Final = known
        self.missing: Final = missing  # how many unknown cards each hand holds
        self.unseen: Final = spread(known.deck, unseen)
        self.objectives: Final = spread(known.objectives_left, 24)

    def sample(self, dice: Dice) -> State:
        """One of them: unseen cards go to hands and columns; what is left was not dealt. Objectives likewise."""
        g = self.known.clone()
        cards = self.unseen[:]
        left: i64 = len(cards)
        for seat in range(len(self.missing)):
            for card in range(self.missing[seat]):
                kind = draw(cards, left, dice)
                left -= 1
                g.deck[kind] -= 1
                g.hands[seat * KINDS + kind] += 1
        for grave in range(GRAVES):
            for at in range(grave * COLUMN, grave * COLUMN + g.lengths[grave]):
                if kind_of(g.columns[at]) == UNKNOWN:
                    kind = draw(cards, left, dice)
                    left -= 1
                    g.deck[kind] -= 1
                    g.columns[at] = laid(kind, seen_by(g.columns[at]))
        self.deal_objectives(g, dice)
        return g

    def deal_objectives(self, g: State, dice: Dice) -> None:
        objectives = self.objectives[:]
        left: i64 = len(objectives)
        for at in range(len(g.objectives)):
            if g.objectives[at] == UNKNOWN_OBJECTIVE:
                objective = draw(objectives, left, dice)
                left -= 1
                g.objectives_left[objective] -= 1
                g.objectives[at] = objective


def spread(counts: vec[i64], room: i64) -> vec[i64]:
    """Every single card of these counts."""
    out = vec[i64](capacity=room)
    for kind in range(len(counts)):
        for copy in range(counts[kind]):
            out = append(out, kind)
    return out


def draw(cards: vec[i64], left: i64, dice: Dice) -> i64:
    """One of the first `left` cards; the last of them takes its place."""
    at = dice.below(left)
    kind = cards[at]
    cards[at] = cards[left - 1]
    return kind
