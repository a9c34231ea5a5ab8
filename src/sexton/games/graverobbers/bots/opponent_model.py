"""A model of the others: who sends robbers to a grave wants it ransacked, who guards it wants it undisturbed.

Fitted to 820 games of greedy and searching bots with three and six players: there, after a few goes, it says as much
about a player's objectives as if seven of the eighteen were known not to be among them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from sexton.games.graverobbers.rules.box import BLACK, BOBBY, CARDS, DETECTIVE, GRAVES, VALUES
from sexton.games.graverobbers.rules.events import CardsDealt, ColumnShown, PlayedFaceDown, PlayedFaceUp, TurnedUp
from sexton.games.graverobbers.rules.variant import WHOLE_CEMETERY, Variant
from sexton.kernel.interface import Event, Seat

TOGETHER = 0.2  # what a point of value says, on either grave of an objective
ON_BOTH = 0.45  # and what it says on the one where there is less
SURE = 4.0  # never surer than e to the fourth to one
EVEN = 1000  # an objective of which nothing is known
Column = list[tuple[Seat, str | None]]  # who laid each card, and what it is where that is known


def weights(variant: Variant, heard: Sequence[Event]) -> list[int]:
    """Seat by seat: how likely each objective is; EVEN if nobody had done anything."""
    columns = columns_of(heard)
    found: list[int] = []
    for seat in range(variant.seats):
        pushed = [sum(push_of(card) for who, card in column if who == seat) for column in columns]
        found += [weight_of(variant, objective, pushed) for objective in range(len(variant.names))]
    return found


def columns_of(heard: Sequence[Event]) -> list[Column]:
    """As they were laid since the last deal; none where that was not heard, as in a game that is imagined."""
    deals = [nth for nth, event in enumerate(heard) if isinstance(event, CardsDealt)]
    columns: list[Column] = [[] for _ in range(GRAVES)]
    for event in heard[deals[-1] :] if deals else ():
        if isinstance(event, PlayedFaceUp | PlayedFaceDown):
            columns[event.grave - 1].append((event.seat, event.card))
        elif isinstance(event, TurnedUp):
            column = columns[event.grave - 1]
            column[event.place - 1] = (column[event.place - 1][0], event.card)
        elif isinstance(event, ColumnShown):
            laid = columns[event.grave - 1]
            columns[event.grave - 1] = [(who, card) for (who, _), card in zip(laid, event.cards, strict=True)]
    return columns


def push_of(card: str | None) -> int:
    """Towards a robbery; unknown cards say nothing."""
    if card is None:
        return 0
    kind = CARDS.index(card)
    if kind >= BOBBY:
        return -1
    return VALUES[kind] if kind < DETECTIVE else -VALUES[kind]


def weight_of(variant: Variant, objective: int, pushed: Sequence[int]) -> int:
    first = variant.first_graves[objective]
    if first == WHOLE_CEMETERY:
        return EVEN
    one, other = pushed[first], pushed[variant.second_graves[objective]]
    if variant.sides[objective] != BLACK:
        one, other = -one, -other
    return round(EVEN * exp(max(-SURE, min(SURE, TOGETHER * (one + other) + ON_BOTH * min(one, other)))))
