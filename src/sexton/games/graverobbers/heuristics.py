"""What a bot values in Graverobbers: the points it may expect, if every open grave is a bet on the cards to come."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from sexton.games.graverobbers.aids import strengths
from sexton.games.graverobbers.box import (
    BOBBY,
    CARDS,
    COLUMN,
    DETECTIVE,
    FALSE_ACCUSATION,
    GRAVES,
    MAJORITY,
    TRUE_ACCUSATION,
    VALUES,
)
from sexton.games.graverobbers.house import House
from sexton.games.graverobbers.notation import ACCUSE, DISCARD, SPY, STOP, grave_in, number_in, verb_in
from sexton.games.graverobbers.state import NOBODY
from sexton.games.graverobbers.view import View
from sexton.kernel.dice import Dice
from sexton.kernel.interface import Move

DRIFT, SPREAD = -0.1, 3.3  # what one unknown card adds to robbery less defence: its mean, and the square of its spread
CARDS_A_GO = 1.5
KNOWLEDGE = 0.2  # what a look at a hidden card is worth


class Heuristics:
    def __init__(self, house: House) -> None:
        self.house = house

    def values(self, view: View, moves: Sequence[Move], dice: Dice) -> Sequence[float]:
        outlook = Outlook(view)
        if view.step == "keep two":
            return [-objective_value(self.house.names[number_in(move)], outlook.chances) for move in moves]
        if view.step == "accuse":
            worth = accusation_value(view, self.house, outlook.chances)
            return [worth if number_in(move) != NOBODY else 0.0 for move in moves]
        return [self.value(view, outlook, move) for move in moves]

    def value(self, view: View, outlook: Outlook, move: Move) -> float:
        verb = verb_in(move)
        assert verb not in (DISCARD, ACCUSE)
        hand = list(view.hand)
        if verb == STOP:
            return expected(hand, view.objectives, outlook.chances)
        card, grave = CARDS[number_in(move)], grave_in(move)
        hand.remove(card)
        if verb == SPY:  # the one card that follows is played as well in either case, but the other is not
            return expected(hand, view.objectives, outlook.chances) + KNOWLEDGE
        return expected(hand, view.objectives, outlook.with_card(card, grave))


class Outlook:
    """The chance of every grave to be ransacked, as far as a seat can tell."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.columns = [[card.card for card in column if card.card is not None] for column in view.columns]
        self.hidden = [sum(card.card is None for card in column) for column in view.columns]
        open_graves = max(1, view.graves.count("open"))
        to_come = (view.rounds - view.round + 0.5) * len(view.hand_sizes) * CARDS_A_GO
        self.to_come = to_come / open_graves
        self.chances = [self.chance(grave, self.columns[grave]) for grave in range(GRAVES)]

    def chance(self, grave: int, cards: Sequence[str]) -> float:
        fate = self.view.graves[grave]
        if fate != "open":
            return 1.0 if fate == "ransacked" else 0.0
        robbery, defence = strengths(cards)
        room = COLUMN - len(cards) - self.hidden[grave]
        return likely(robbery - defence, self.hidden[grave] + min(float(room), self.to_come))

    def with_card(self, card: str, grave: int) -> list[float]:
        """The chances once this card lies there too."""
        chances = list(self.chances)
        chances[grave] = self.chance(grave, [*self.columns[grave], card])
        return chances


def likely(lead: int, unknown: float) -> float:
    """The chance that a lead of robbery over defence is above zero after so many unknown cards."""
    if unknown <= 0:
        return 1.0 if lead > 0 else 0.0
    mean, spread = lead - 0.5 + DRIFT * unknown, math.sqrt(SPREAD * unknown)
    return 1 / (1 + math.exp(-1.7 * mean / spread))


def expected(hand: Sequence[str], objectives: Sequence[str], chances: Sequence[float]) -> float:
    """GR-20 to GR-22, in points."""
    lean, bobbies = 0, 0
    for card in hand:
        kind = CARDS.index(card)
        if kind >= BOBBY:
            bobbies += 1
        else:
            lean += VALUES[kind] if kind < DETECTIVE else -VALUES[kind]
    points = (2 * majority(chances) - 1) * lean + bobbies / 2
    return points + sum(objective_value(name, chances) for name in objectives)


def majority(chances: Sequence[float]) -> float:
    """GR-19 The chance that four graves or more are ransacked, if each goes its own way."""
    counts = [1.0]
    for chance in chances:
        longer = [*(count * (1 - chance) for count in counts), 0.0]
        for nth, count in enumerate(counts):
            longer[nth + 1] += count * chance
        counts = longer
    return sum(counts[MAJORITY:])


def objective_value(name: str, chances: Sequence[float]) -> float:
    _, _, points = name.split()
    return int(points) * objective_chance(name, chances)


def objective_chance(name: str, chances: Sequence[float]) -> float:
    """GR-22"""
    side, where, _ = name.split()
    if where == "cemetery":
        chance = majority(chances)
        return chance if side == "black" else 1 - chance
    one, other = (chances[int(grave) - 1] for grave in where.split("-"))
    return one * other if side == "black" else (1 - one) * (1 - other)


def accusation_value(view: View, house: House, chances: Sequence[float]) -> float:
    """GR-23 Nobody's objectives are known: an opponent keeps any two of the unseen ones."""
    guilt = chance_of_guilt(view.unseen_objectives, chances)
    return TRUE_ACCUSATION * guilt + FALSE_ACCUSATION * (1 - guilt)


def chance_of_guilt(unseen: Mapping[str, int], chances: Sequence[float]) -> float:
    """Of at least one achieved black objective among two."""
    total = sum(unseen.values())
    black = sum(count * objective_chance(name, chances) for name, count in unseen.items() if name.startswith("black"))
    one = black / max(1, total)
    return 1 - (1 - one) ** 2
