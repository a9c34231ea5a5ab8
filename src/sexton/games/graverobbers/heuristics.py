"""What a bot values in Graverobbers: the points it may expect, if every open grave is a bet on the cards to come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from librt.vecs import vec

from sexton.games.graverobbers.aids import strengths
from sexton.games.graverobbers.box import (
    BOBBY,
    CARDS,
    COLUMN,
    DETECTIVE,
    FALSE_ACCUSATION,
    GRAVES,
    TRUE_ACCUSATION,
    VALUES,
)
from sexton.games.graverobbers.house import House
from sexton.games.graverobbers.notation import ACCUSE, DISCARD, SPY, STOP, grave_in, number_in, verb_in
from sexton.games.graverobbers.odds import both, cards_to_come, guilt, likely, majority, worth_of_hand
from sexton.games.graverobbers.state import NOBODY
from sexton.games.graverobbers.view import View
from sexton.kernel.dice import Dice
from sexton.kernel.interface import Move

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
            return expected(hand, view.own_objectives, outlook.chances)
        card, grave = CARDS[number_in(move)], grave_in(move)
        hand.remove(card)
        if verb == SPY:  # the one card that follows is played as well in either case, but the other is not
            return expected(hand, view.own_objectives, outlook.chances) + KNOWLEDGE
        return expected(hand, view.own_objectives, outlook.with_card(card, grave))


class Outlook:
    """The chance of every grave to be ransacked, as far as a seat can tell."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.columns = [[card.card for card in column if card.card is not None] for column in view.columns]
        self.hidden = [sum(card.card is None for card in column) for column in view.columns]
        self.to_come = cards_to_come(view.rounds - view.round, len(view.hand_sizes), view.graves.count("open"))
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


def expected(hand: Sequence[str], objectives: Sequence[str], chances: Sequence[float]) -> float:
    """GR-20 to GR-22, in points."""
    lean, bobbies = 0, 0
    for card in hand:
        kind = CARDS.index(card)
        if kind >= BOBBY:
            bobbies += 1
        else:
            lean += VALUES[kind] if kind < DETECTIVE else -VALUES[kind]
    return worth_of_hand(lean, bobbies, of_cemetery(chances)) + added(
        objective_value(name, chances) for name in objectives
    )


def of_cemetery(chances: Sequence[float]) -> float:
    """GR-19 The chance that it is ransacked."""
    return majority(vec[float](chances))


def added(numbers: Iterable[float]) -> float:
    """One after the other, as the compiled code does; `sum` is more exact in newer Pythons."""
    total = 0.0
    for number in numbers:
        total += number
    return total


def objective_value(name: str, chances: Sequence[float]) -> float:
    _, _, points = name.split()
    return int(points) * objective_chance(name, chances)


def objective_chance(name: str, chances: Sequence[float]) -> float:
    """GR-22"""
    side, where, _ = name.split()
    if where == "cemetery":
        chance = of_cemetery(chances)
        return chance if side == "black" else 1 - chance
    one, other = (chances[int(grave) - 1] for grave in where.split("-"))
    return both(side == "black", one, other)


def accusation_value(view: View, house: House, chances: Sequence[float]) -> float:
    """GR-23 Nobody's objectives are known: an opponent keeps any two of the unseen ones."""
    guilty = chance_of_guilt(view.unseen_objectives, chances)
    return TRUE_ACCUSATION * guilty + FALSE_ACCUSATION * (1 - guilty)


def chance_of_guilt(unseen: Mapping[str, int], chances: Sequence[float]) -> float:
    """Of at least one achieved black objective among two."""
    black = [(name, count) for name, count in unseen.items() if name.startswith("black")]
    return guilt(added(count * objective_chance(name, chances) for name, count in black), sum(unseen.values()))
