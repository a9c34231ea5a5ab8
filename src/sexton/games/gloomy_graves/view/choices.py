"""What a seat may answer, laid out for a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sexton.games.gloomy_graves.rules.box import CARDS, TYPES
from sexton.games.gloomy_graves.rules.names import burials_in_json, burials_of
from sexton.games.gloomy_graves.rules.notation import DRAW_DECK, NO_SCORE, number_in, write
from sexton.games.gloomy_graves.view.view import View
from sexton.kernel.interface import Choices, Move

BURIALS = ("bury", "bury other")
CELLS = ("column", "row", "second")  # of a burial: where its halves go


def choices_of(seen: View, moves: Sequence[Move]) -> Choices:
    """The moves, to be chosen field by field: card, place, column and row of the first half, cell of the second."""
    if seen.step in BURIALS:
        return burial_choices(seen, burials_of(list(moves), with_area=seen.step == "bury"))
    if seen.step in ("begin", "discard"):
        return Choices(seen.step + " {card}", tuple({"card": CARDS[number_in(move)]} for move in moves))
    if seen.step == "draw":
        row = tuple({"card": CARDS[number_in(move) - 1]} for move in moves if move != DRAW_DECK)
        return Choices("draw row {card}", row, others=(write(DRAW_DECK),))
    types = tuple({"grave": TYPES[number_in(move)]} for move in moves if move != NO_SCORE)
    return Choices("score {grave}", types, others=(write(NO_SCORE),))


def choices_in_json(seen: View, moves: Sequence[Move]) -> bytes:
    """The same in JSON, which the many burials are from the first."""
    if seen.step not in BURIALS:
        return msgspec.json.encode(choices_of(seen, moves))
    burials = msgspec.Raw(burials_in_json(list(moves), with_area=seen.step == "bury"))
    return msgspec.json.encode(burial_choices(seen, burials))


def burial_choices(seen: View, burials: Any) -> Choices:
    area = "{area}" if seen.step == "bury" else left_to_bury(seen)
    return Choices(area + " {card} at {column},{row} {second}", burials, cells=CELLS)


def left_to_bury(seen: View) -> str:
    """Where the second card goes."""
    return "communal" if "crypt" in seen.buried else "crypt"
