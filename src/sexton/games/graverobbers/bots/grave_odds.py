# engine: compiled
"""How a hand may end, as some eyes see it: every open grave is a bet on the cards to come."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import BLACK, COLUMN, GRAVES, KEPT, KINDS, MAJORITY, OBJECTIVES_DEALT
from sexton.games.graverobbers.rules.notation import SPY, STOP, number_in, verb_in, where_in
from sexton.games.graverobbers.rules.scoring import accused_gain, accuser_gain, bobbies_held, hand_worth, strengths
from sexton.games.graverobbers.rules.state import NOBODY, OPEN, RANSACKED, State
from sexton.games.graverobbers.rules.variant import WHOLE_CEMETERY, Variant
from sexton.kernel.laid_cards import kind_of, knows
from sexton.kernel.vectors import count_of

NO_CARD: Final = KINDS
DRIFT: Final = -0.1  # what one unknown card adds to robbery less defence, on average
KNOWLEDGE: Final = 0.2  # what a look at a hidden card is worth, in points


class Fit:
    """How uncertain the cards to come are (docs/decisions/0025)."""

    def __init__(self, spread: float, cards_per_go: float) -> None:
        self.spread: Final = spread  # the variance of what one unknown card adds to robbery less defence
        self.cards_per_go: Final = cards_per_go


BOX_FIT: Final = Fit(spread=3.3, cards_per_go=1.5)  # a card drawn from the box
PLAY_FIT: Final = Fit(spread=2.6, cards_per_go=1.2)  # closer to how graves end with three players


class GraveOdds:
    """`look` first; what follows is about what was seen then."""

    def __init__(self, fit: Fit) -> None:
        self.fit: Final = fit
        self.chances: Final = vec[float]([0.0] * GRAVES)  # of each grave: that it is ransacked
        self.counts: Final = vec[float]([0.0] * (GRAVES + 1))
        self.column: Final = vec[i64]([i64(0)] * (COLUMN + 1))  # the cards of a grave that are known
        self.eyes: i64 = 0
        self.majority = 0.0  # the chance that four graves or more are ransacked
        self.to_come = 0.0  # cards, to each open grave

    def look(self, g: State, eyes: i64) -> None:
        """With the eyes of these seats, a mask."""
        self.eyes = eyes
        self.to_come = cards_to_come(g, self.fit.cards_per_go)
        for grave in range(i64(GRAVES)):
            self.chances[grave] = self.chance(g, grave, NO_CARD)
        self.count_majority()

    def lay(self, g: State, card: i64, grave: i64) -> None:
        """From now on as if this card lay there too."""
        self.chances[grave] = self.chance(g, grave, card)
        self.count_majority()

    def chance(self, g: State, grave: i64, card: i64) -> float:
        """GR-12, GR-13 That the grave is ransacked, with this card too if it is one."""
        if g.graves[grave] != OPEN:
            return 1.0 if g.graves[grave] == RANSACKED else 0.0
        column, start, length = self.column, grave * COLUMN, g.lengths[grave]
        known: i64 = 0
        for at in range(start, start + length):
            if knows(g.columns[at], self.eyes):
                column[known] = kind_of(g.columns[at])
                known += 1
        hidden, room = float(length - known), float(COLUMN - length)
        if card != NO_CARD:
            column[known] = card
            known += 1
            room -= 1.0
        robbery, defence, _ = strengths(column, 0, known)
        return self.above_zero(robbery - defence, hidden + (room if room < self.to_come else self.to_come))

    def above_zero(self, lead: i64, unknown: float) -> float:
        """The chance that this lead of robbery over defence is above zero after this number of unknown cards."""
        if unknown <= 0.0:
            return 1.0 if lead > 0 else 0.0
        mean = float(lead) - 0.5 + DRIFT * unknown
        return 1.0 / (1.0 + math.exp(-1.7 * mean / math.sqrt(self.fit.spread * unknown)))

    def count_majority(self) -> None:
        """GR-19 If the graves are independent of one another."""
        counts = self.counts
        counts[0] = 1.0
        for grave in range(i64(GRAVES)):
            chance = self.chances[grave]
            counts[grave + 1] = counts[grave] * chance
            for nth in range(grave, 0, -1):
                counts[nth] = counts[nth] * (1.0 - chance) + counts[nth - 1] * chance
            counts[0] *= 1.0 - chance
        self.majority = 0.0
        for nth in range(i64(MAJORITY), i64(GRAVES + 1)):
            self.majority += counts[nth]

    # Points

    def after(self, g: State, seat: i64, answer: i64) -> float:
        """The points the seat may expect once it has answered this in its go."""
        if verb_in(answer) == STOP:
            return self.points(g, seat)
        held = seat * KINDS + number_in(answer)
        g.hands[held] -= 1
        if verb_in(answer) == SPY:  # a card follows in either case, but after a spy only one
            value = self.points(g, seat) + KNOWLEDGE
        else:
            grave = where_in(answer)
            chance, majority = self.chances[grave], self.majority
            self.lay(g, number_in(answer), grave)
            value = self.points(g, seat)
            self.chances[grave] = chance
            self.majority = majority
        g.hands[held] += 1
        return value

    def points(self, g: State, seat: i64) -> float:
        """GR-20 to GR-22 The points the seat may expect as things are."""
        return self.hand_points(g, seat) + self.objective_points(g, seat)

    def hand_points(self, g: State, seat: i64) -> float:
        """GR-20, GR-21 Of the hand as it is now."""
        return self.lean_points(g, seat) + float(bobbies_held(g.hands, seat)) / 2.0

    def lean_points(self, g: State, seat: i64) -> float:
        """GR-20 Of robbers and detectives."""
        return (2.0 * self.majority - 1.0) * float(hand_worth(g.hands, seat, True))

    def objective_points(self, g: State, seat: i64) -> float:
        points = 0.0
        for at in range(seat * OBJECTIVES_DEALT, seat * OBJECTIVES_DEALT + KEPT):
            points += self.expected(g.variant, g.objectives[at])
        return points

    def expected(self, variant: Variant, objective: i64) -> float:
        """GR-22 The points to be expected of it."""
        return float(variant.worths[objective]) * self.achieved(variant, objective)

    def achieved(self, variant: Variant, objective: i64) -> float:
        """GR-22 The chance of it."""
        black = variant.sides[objective] == BLACK
        one = variant.first_graves[objective]
        if one == WHOLE_CEMETERY:
            return self.majority if black else 1.0 - self.majority
        first, second = self.chances[one], self.chances[variant.second_graves[objective]]
        return first * second if black else (1.0 - first) * (1.0 - second)

    # Guilt

    def guilt(self, g: State, seat: i64) -> float:
        """GR-23 The chance that an objective of this seat makes it guilty."""
        innocent = 1.0
        for at in range(seat * OBJECTIVES_DEALT, seat * OBJECTIVES_DEALT + KEPT):
            if g.variant.sides[g.objectives[at]] == BLACK:
                innocent *= 1.0 - self.achieved(g.variant, g.objectives[at])
        return 1.0 - innocent

    def guilt_among(self, variant: Variant, counts: vec[i64]) -> float:
        """GR-23 The chance that somebody is guilty who keeps any two objectives of which there are these many."""
        black = 0.0
        total: i64 = 0
        for objective in range(len(counts)):
            total += counts[objective]
            if variant.sides[objective] == BLACK:
                black += float(counts[objective]) * self.achieved(variant, objective)
        innocent = 1.0 - black / float(max(1, total))
        return 1.0 - innocent * innocent

    def add_accusations(self, g: State, points: vec[float]) -> None:
        """GR-23 As far as they have been made."""
        for seat in range(g.variant.seats):
            suspect = g.accused[seat]
            if suspect != NOBODY:
                guilt = self.guilt(g, suspect)
                points[seat] += accusation_worth(guilt)
                points[suspect] += guilt * float(accused_gain(True)) + (1.0 - guilt) * float(accused_gain(False))


def cards_to_come(g: State, cards_per_go: float) -> float:
    """To each open grave, from the middle of this round on; none in the final judging (GR-18)."""
    if g.finals:
        return 0.0
    goes = (float(g.variant.rounds - g.round) + 0.5) * float(g.variant.seats)
    return goes * cards_per_go / float(max(1, count_of(g.graves, OPEN)))


def accusation_worth(guilt: float) -> float:
    """GR-23 To the accuser."""
    return guilt * float(accuser_gain(True)) + (1.0 - guilt) * float(accuser_gain(False))
