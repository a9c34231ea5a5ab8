"""What a bot values in Gloomy Graves, from its view alone: large groups of what it can still score, and good cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sexton.games.gloomy_graves.box import CARDS, TYPES
from sexton.games.gloomy_graves.notation import DRAW_DECK, NO_SCORE, number_in
from sexton.games.gloomy_graves.prospects import burial_values, score_value
from sexton.games.gloomy_graves.sight import Sight
from sexton.games.gloomy_graves.view import View
from sexton.kernel.dice import Dice
from sexton.kernel.interface import Move

if TYPE_CHECKING:
    from sexton.games.gloomy_graves.game import Rules

DIGGER_WORTH = 3.0
TYPE_WORTH = 1.0
SIZE_WORTH = 0.1


class Heuristics:
    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def values(self, view: View, moves: Sequence[Move], dice: Dice) -> Sequence[float]:
        sight = self.rules.sight(view)
        by_step: dict[str, Callable[[Sight, Sequence[Move]], Sequence[float]]] = {
            "begin": cards_kept_back,
            "bury": burials,
            "bury other": burials,
            "discard": cards_given_up,
            "score": scores,
            "draw": draws,
        }
        return by_step[view.step](sight, moves)


def burials(sight: Sight, moves: Sequence[Move]) -> Sequence[float]:
    return burial_values(sight.known, sight.known.active, list(moves), goes_left(sight))


def scores(sight: Sight, moves: Sequence[Move]) -> Sequence[float]:
    seat = sight.known.active
    groups = sight.groups(seat)
    totals = {number_in(move): groups[TYPES[number_in(move)]].total for move in moves if move != NO_SCORE}
    worth = {grave: score_value(sight.known, seat, grave, total, goes_left(sight)) for grave, total in totals.items()}
    return [0.0 if move == NO_SCORE else float(worth[number_in(move)]) for move in moves]


def draws(sight: Sight, moves: Sequence[Move]) -> Sequence[float]:
    """The deck is as good as the cards nobody has seen are on average."""
    unseen = sight.seen.unseen
    worth = card_worths(sight)
    total = 0.0
    for card, count in unseen.items():  # one after the other, as the compiled code does; `sum` may be more exact
        total += worth[card] * count
    average = total / max(1, sum(unseen.values()))
    return [average if move == DRAW_DECK else worth[CARDS[number_in(move) - 1]] for move in moves]


def cards_kept_back(sight: Sight, moves: Sequence[Move]) -> Sequence[float]:
    """GG-4 A gravedigger in the crypt counts for every type to the end."""
    worth = card_worths(sight)
    return [worth[CARDS[number_in(move)]] for move in moves]


def cards_given_up(sight: Sight, moves: Sequence[Move]) -> Sequence[float]:
    return [-value for value in cards_kept_back(sight, moves)]


def card_worths(sight: Sight) -> dict[str, float]:
    assert sight.seen.seat is not None
    groups, still_open = sight.groups(sight.seen.seat), sight.types_left[sight.seen.seat]
    halves = {grave: TYPE_WORTH + SIZE_WORTH * groups[grave].total for grave in still_open}
    halves["gravedigger"] = DIGGER_WORTH
    return {card: sum(halves.get(half, 0.0) for half in card.split("/")) for card in CARDS}


def goes_left(sight: Sight) -> int:
    """After this one."""
    return sight.rounds - sight.seen.round
