# engine: compiled
"""How a hand may end, as some eyes see it: every open grave is a bet on the cards to come."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import BLACK, BOBBY, COLUMN, DETECTIVE, GRAVES, KINDS, MAJORITY, VALUES
from sexton.games.graverobbers.rules.scoring import accused_gain, accuser_gain, bobbies_held, value_held
from sexton.games.graverobbers.rules.state import NOBODY, OPEN, RANSACKED, State
from sexton.games.graverobbers.rules.variant import WHOLE_CEMETERY
from sexton.kernel.laid_cards import seen_by

NO_CARD: Final = KINDS
DRIFT: Final = -0.1  # what one unknown card adds to robbery less defence, on average
SPREAD: Final = 2.6  # and the square of how much that varies
CARDS_A_GO: Final = 1.2


class Forecast:
    """`look` first; what follows is about what was seen then."""

    def __init__(self) -> None:
        self.chances: Final = vec[float]([0.0] * GRAVES)  # of each grave: that it is ransacked
        self.counts: Final = vec[float]([0.0] * (GRAVES + 1))
        self.majority = 0.0  # that four graves or more are
        self.to_come = 0.0  # cards, to each open grave

    def look(self, g: State, eyes: i64) -> None:
        """With the eyes of these seats, a mask."""
        self.to_come = cards_to_come(g)
        for grave in range(i64(GRAVES)):
            self.chances[grave] = self.chance(g, grave, eyes, NO_CARD)
        self.count_majority()

    def look_with(self, g: State, eyes: i64, card: i64, grave: i64) -> None:
        """As if this card lay there too."""
        self.chances[grave] = self.chance(g, grave, eyes, card)
        self.count_majority()

    def chance(self, g: State, grave: i64, eyes: i64, card: i64) -> float:
        if g.graves[grave] != OPEN:
            return 1.0 if g.graves[grave] == RANSACKED else 0.0
        start, length = grave * COLUMN, g.lengths[grave]
        hidden: i64 = 0
        partners: i64 = 0
        lead: i64 = 0
        for at in range(start, start + length + 1):
            kind = card if at == start + length else known_kind(g.columns[at], eyes)
            if kind < BOBBY:
                lead += VALUES[kind] if kind < DETECTIVE else -VALUES[kind]
                partners += 1 if kind >= DETECTIVE else 0
            elif kind == NO_CARD and at < start + length:
                hidden += 1
        for at in range(start, start + length + 1):
            kind = card if at == start + length else known_kind(g.columns[at], eyes)
            if partners and BOBBY <= kind < NO_CARD:
                lead -= VALUES[kind]
                partners -= 1
        room = float(COLUMN - length - (0 if card == NO_CARD else 1))
        return likely(lead, float(hidden) + (room if room < self.to_come else self.to_come))

    def count_majority(self) -> None:
        """GR-19 Each grave goes its own way."""
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

    def points(self, g: State, seat: i64) -> float:
        """GR-20 to GR-22"""
        bobbies = float(bobbies_held(g.hands, seat)) / 2.0
        return self.lean_points(g, seat) + bobbies + self.objective_points(g, seat)

    def lean_points(self, g: State, seat: i64) -> float:
        """GR-20 Of robbers and detectives, as the hand is now."""
        lean = value_held(g.hands, seat, 0, DETECTIVE) - value_held(g.hands, seat, DETECTIVE, BOBBY)
        return (2.0 * self.majority - 1.0) * float(lean)

    def objective_points(self, g: State, seat: i64) -> float:
        points = 0.0
        for at in range(seat * 3, seat * 3 + 2):
            points += float(g.variant.worths[g.objectives[at]]) * self.achieved(g, g.objectives[at])
        return points

    def achieved(self, g: State, objective: i64) -> float:
        """GR-22"""
        black = g.variant.sides[objective] == BLACK
        one = g.variant.first_graves[objective]
        if one == WHOLE_CEMETERY:
            return self.majority if black else 1.0 - self.majority
        first, second = self.chances[one], self.chances[g.variant.second_graves[objective]]
        return first * second if black else (1.0 - first) * (1.0 - second)

    def guilt(self, g: State, seat: i64) -> float:
        """GR-23"""
        innocent = 1.0
        for at in range(seat * 3, seat * 3 + 2):
            if g.variant.sides[g.objectives[at]] == BLACK:
                innocent *= 1.0 - self.achieved(g, g.objectives[at])
        return 1.0 - innocent

    def add_accusations(self, g: State, points: vec[float]) -> None:
        """GR-23 As far as they have been made."""
        for seat in range(g.variant.seats):
            suspect = g.accused[seat]
            if suspect != NOBODY:
                guilt = self.guilt(g, suspect)
                points[seat] += guilt * float(accuser_gain(True)) + (1.0 - guilt) * float(accuser_gain(False))
                points[suspect] += guilt * float(accused_gain(True)) + (1.0 - guilt) * float(accused_gain(False))


def known_kind(card: i64, eyes: i64) -> i64:
    return card & 15 if seen_by(card) & eyes else NO_CARD


def cards_to_come(g: State) -> float:
    """To each open grave."""
    if g.finals:
        return 0.0
    still_open = 0.0
    for grave in g.graves:
        if grave == OPEN:
            still_open += 1.0
    goes = (float(g.variant.rounds - g.round) + 0.5) * float(g.variant.seats)
    return goes * CARDS_A_GO / (still_open if still_open > 1.0 else 1.0)


def likely(lead: i64, unknown: float) -> float:
    """That a lead of robbery over defence is above zero after so many unknown cards."""
    if unknown <= 0.0:
        return 1.0 if lead > 0 else 0.0
    mean = float(lead) - 0.5 + DRIFT * unknown
    return 1.0 / (1.0 + math.exp(-1.7 * mean / math.sqrt(SPREAD * unknown)))
