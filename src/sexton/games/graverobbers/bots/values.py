# engine: compiled
"""What a bot values in Graverobbers: the points it may expect, if every open grave is a bet on the cards to come."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.games.graverobbers.bots.odds import both, cards_to_come, guilt, likely, majority, worth_of_hand
from sexton.games.graverobbers.rules.box import (
    BLACK,
    BOBBY,
    COLUMN,
    DETECTIVE,
    FALSE_ACCUSATION,
    GRAVES,
    KINDS,
    OBJECTIVES_DEALT,
    TRUE_ACCUSATION,
)
from sexton.games.graverobbers.rules.notation import ACCUSE, DISCARD, SPY, STOP, grave_in, number_in, verb_in
from sexton.games.graverobbers.rules.scoring import bobbies_held, defence_of, robbery_of, value_held
from sexton.games.graverobbers.rules.state import NO_OBJECTIVE, NOBODY, OPEN, RANSACKED, State, graves_that_are
from sexton.games.graverobbers.rules.variant import WHOLE_CEMETERY
from sexton.kernel.chance.dice import Dice
from sexton.kernel.laid_cards import kind_of, seen_by
from sexton.kernel.search import state_values
from sexton.kernel.steps import ALL

KNOWLEDGE: Final = 0.2  # what a look at a hidden card is worth


class StateValues(state_values.StateValues):
    def values(self, g: State, seat: i64, moves: vec[i64], dice: Dice) -> vec[float]:
        outlook, verb = Outlook(g, seat), verb_in(moves[0])
        if verb == ACCUSE:
            worth = outlook.accusation()
            return vec[float]([worth if number_in(move) != NOBODY else 0.0 for move in moves])
        if verb == DISCARD:
            return vec[float]([-outlook.objective(number_in(move)) for move in moves])
        return vec[float]([outlook.after(move) for move in moves])


class Outlook:
    """The chance of every grave to be ransacked, as far as a seat can tell."""

    def __init__(self, g: State, seat: i64) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.eyes: Final = i64(ALL) if g.variant.open_hands else i64(1) << seat
        self.to_come: Final = cards_to_come(
            g.variant.rounds - g.round, g.variant.seats, graves_that_are(g.graves, OPEN)
        )
        self.chances: Final = vec[float]([self.chance(grave, KINDS) for grave in range(i64(GRAVES))])
        self.ransacked = majority(self.chances)
        own = seat * OBJECTIVES_DEALT
        self.first: Final = min(g.objectives[own], g.objectives[own + 1])
        self.second: Final = max(g.objectives[own], g.objectives[own + 1])

    def chance(self, grave: i64, card: i64) -> float:
        """With this card too, if it is one."""
        g = self.g
        if g.graves[grave] != OPEN:
            return 1.0 if g.graves[grave] == RANSACKED else 0.0
        cards = vec[i64](capacity=COLUMN + 1)
        hidden: i64 = 0
        for at in range(grave * COLUMN, grave * COLUMN + g.lengths[grave]):
            if seen_by(g.columns[at]) & self.eyes:
                cards = append(cards, kind_of(g.columns[at]))
            else:
                hidden += 1
        if card < KINDS:
            cards = append(cards, card)
        room = float(COLUMN - len(cards) - hidden)
        lead = robbery_of(cards, 0, len(cards)) - defence_of(cards, 0, len(cards))
        return likely(lead, float(hidden) + (self.to_come if self.to_come < room else room))

    def objective(self, objective: i64) -> float:
        """Points to be expected of it."""
        return float(self.g.variant.worths[objective]) * self.achieved(objective)

    def achieved(self, objective: i64) -> float:
        """GR-22 The chance of it."""
        variant = self.g.variant
        black, one = variant.sides[objective] == BLACK, variant.first_graves[objective]
        if one == WHOLE_CEMETERY:
            return self.ransacked if black else 1.0 - self.ransacked
        return both(black, self.chances[one], self.chances[variant.second_graves[objective]])

    def expected(self, spent: i64) -> float:
        """GR-20 to GR-22 Points, once this card has left the hand."""
        return self.hand(spent) + (self.objective(self.first) + self.objective(self.second))

    def hand(self, spent: i64) -> float:
        """GR-20, GR-21 Points of the hand alone."""
        hands, seat = self.g.hands, self.seat
        lean = value_held(hands, seat, 0, DETECTIVE) - value_held(hands, seat, DETECTIVE, BOBBY)
        bobbies = bobbies_held(hands, seat)
        if spent >= BOBBY:
            bobbies -= 1 if spent < KINDS else 0
        elif spent < DETECTIVE:
            lean -= spent + 1
        else:
            lean += spent - DETECTIVE + 1
        return worth_of_hand(lean, bobbies, self.ransacked)

    def after(self, move: i64) -> float:
        verb, card, grave = verb_in(move), number_in(move), grave_in(move)
        if verb == STOP:
            return self.expected(KINDS)
        if verb == SPY:  # the one card that follows is played as well in either case, but the other is not
            return self.expected(card) + KNOWLEDGE
        chance, ransacked = self.chances[grave], self.ransacked
        self.lay(card, grave)
        value = self.expected(card)
        self.chances[grave] = chance
        self.ransacked = ransacked
        return value

    def lay(self, card: i64, grave: i64) -> None:
        """From now on as if this card lay there too."""
        self.chances[grave] = self.chance(grave, card)
        self.ransacked = majority(self.chances)

    def unseen_objectives(self) -> vec[i64]:
        """How many of each the seat has not seen."""
        g = self.g
        unseen = g.variant.objectives[:]
        for at in range(len(g.objectives)):
            if g.objectives[at] != NO_OBJECTIVE and (g.variant.open_hands or at // OBJECTIVES_DEALT == self.seat):
                unseen[g.objectives[at]] -= 1
        return unseen

    def accusation(self) -> float:
        """GR-23 Nobody's objectives are known: an opponent keeps any two of the unseen ones."""
        g, unseen = self.g, self.unseen_objectives()
        black = 0.0
        total: i64 = 0
        for objective in range(len(unseen)):
            total += unseen[objective]
            if g.variant.sides[objective] == BLACK:
                black += float(unseen[objective]) * self.achieved(objective)
        guilty = guilt(black, total)
        return float(TRUE_ACCUSATION) * guilty + float(FALSE_ACCUSATION) * (1.0 - guilty)
