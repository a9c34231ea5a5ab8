# engine: compiled
"""The states a view leaves open. Unseen cards are exchangeable, so every way to deal them out is equally likely.

If the others are read, it is not: an objective is drawn more often the better it fits what its player did, and a hidden
card the better it fits the objectives imagined for whoever laid it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import BLACK, COLUMN, GRAVES, KEPT, KINDS, OBJECTIVES_DEALT
from sexton.games.graverobbers.rules.state import State
from sexton.kernel.chance.dice import Dice
from sexton.kernel.laid_cards import UNKNOWN, kind_of, seen_by, with_kind
from sexton.kernel.steps import only_seat
from sexton.kernel.vectors import card_by_card, take

UNKNOWN_OBJECTIVE: Final = 98

# How often each kind of card lies face down where its player wants the grave robbed, and where he wants it saved, over
# how often it is in the box, in parts of MOST: counted in 600 games of greedy and searching bots.
MOST: Final = 16
TO_ROB: Final = vec[i64]([12, 16, 15, 2, 1, 1, 3, 2, 1])
TO_SAVE: Final = vec[i64]([2, 1, 1, 6, 11, 16, 1, 3, 9])
TRIES: Final = 8  # to find a card that fits


class Worlds:
    """`known` is the state that the view tells."""

    def __init__(self, known: State, missing: vec[i64], weights: vec[i64]) -> None:
        self.known: Final = known
        self.weights: Final = weights  # seat by seat: how well each objective goes with what it did; none: not read
        self.missing: Final = missing  # how many unknown cards each hand holds
        self.unseen: Final = card_by_card(known.deck)
        self.objectives: Final = card_by_card(known.objectives_left)

    def sample(self, dice: Dice) -> State:
        """One of them: unseen cards go to hands and columns; what is left was not dealt. Objectives likewise."""
        g = self.known.clone()
        self.deal_objectives(g, dice)
        cards = self.unseen[:]
        left: i64 = len(cards)
        for grave in range(i64(GRAVES)):
            for at in range(grave * COLUMN, grave * COLUMN + g.lengths[grave]):
                if kind_of(g.columns[at]) == UNKNOWN:
                    wish = self.wants(g, seen_by(g.columns[at]), grave)
                    place = dice.below(left) if wish == 0 else pick_serving(cards, left, wish, dice)
                    kind = take(cards, left, place)
                    left -= 1
                    g.deck[kind] -= 1
                    g.columns[at] = with_kind(g.columns[at], kind)
        for seat in range(len(self.missing)):
            for card in range(self.missing[seat]):
                kind = take(cards, left, dice.below(left))
                left -= 1
                g.deck[kind] -= 1
                g.hands[seat * KINDS + kind] += 1
        return g

    def deal_objectives(self, g: State, dice: Dice) -> None:
        objectives = self.objectives[:]
        left: i64 = len(objectives)
        for at in range(len(g.objectives)):
            if g.objectives[at] == UNKNOWN_OBJECTIVE:
                fair = len(self.weights) == 0 or at % OBJECTIVES_DEALT == KEPT  # laid aside
                place = dice.below(left) if fair else self.pick_weighted(at // OBJECTIVES_DEALT, objectives, left, dice)
                objective = take(objectives, left, place)
                left -= 1
                g.objectives_left[objective] -= 1
                g.objectives[at] = objective

    def pick_weighted(self, seat: i64, objectives: vec[i64], left: i64, dice: Dice) -> i64:
        """The place of one of the first `left` objectives, the likelier the better it goes with what this seat did."""
        base = seat * i64(len(self.known.objectives_left))
        total: i64 = 0
        for at in range(left):
            total += self.weights[base + objectives[at]]
        rest, place = dice.below(total), i64(0)
        while rest >= self.weights[base + objectives[place]]:
            rest -= self.weights[base + objectives[place]]
            place += 1
        return place

    def wants(self, g: State, mask: i64, grave: i64) -> i64:
        """What the seat of this mask wants of a grave by its objectives: above 0 to rob it, below to save it."""
        if len(self.weights) == 0:
            return 0
        seat, wish = only_seat(mask), i64(0)
        for at in range(seat * OBJECTIVES_DEALT, seat * OBJECTIVES_DEALT + KEPT):
            objective = g.objectives[at]
            if grave == g.variant.first_graves[objective] or grave == g.variant.second_graves[objective]:
                wish += 1 if g.variant.sides[objective] == BLACK else -1
        return wish


def pick_serving(cards: vec[i64], left: i64, wish: i64, dice: Dice) -> i64:
    """The place of one of the first `left` cards, rather of one that serves the wish."""
    place = dice.below(left)
    for attempt in range(i64(TRIES)):
        if dice.below(MOST) < (TO_ROB if wish > 0 else TO_SAVE)[cards[place]]:
            return place
        place = dice.below(left)
    return place
