"""From a view: what its seat may answer, why something else may not be, and what is played when time is up."""

from __future__ import annotations

from collections.abc import Sequence

from sexton.games.gloomy_graves.rules.box import CARDS, TYPES
from sexton.games.gloomy_graves.rules.names import burials_of
from sexton.games.gloomy_graves.rules.notation import (
    BEGIN,
    COMMUNAL,
    CRYPT,
    DISCARD,
    DRAW,
    DRAW_DECK,
    NO_SCORE,
    SCORE,
    first_in,
    number_in,
    second_in,
    verb_in,
    write,
    write_cell,
)
from sexton.games.gloomy_graves.rules.verdict import forbidden, spot_of
from sexton.games.gloomy_graves.view.view import View
from sexton.kernel.interface import Choices, Move, Refusal

CELLS = ("column", "row", "second")  # of a burial: where its halves go
STEPS = {
    BEGIN: ("begin",),
    CRYPT: ("bury", "bury other"),
    COMMUNAL: ("bury", "bury other"),
    DISCARD: ("discard",),
    SCORE: ("score",),
    DRAW: ("draw",),
}
RULES = {
    "begin": "GG-4",
    "bury": "GG-7",
    "bury other": "GG-7",
    "discard": "GG-R11",
    "score": "GG-16",
    "draw": "GG-19",
}


def choices_of(seen: View, moves: Sequence[Move]) -> Choices:
    """The moves, to be chosen field by field: card, place, column and row of the first half, cell of the second."""
    if not moves:
        raise Refusal("table", "nobody-asked")
    if seen.step == "bury":
        targets = burials_of(list(moves), with_area=True)
        return Choices("{area} {card} at {column},{row} {second}", tuple(targets), cells=CELLS)
    if seen.step == "bury other":
        area = left_to_bury(seen)
        targets = burials_of(list(moves), with_area=False)
        return Choices(area + " {card} at {column},{row} {second}", tuple(targets), cells=CELLS)
    if seen.step in ("begin", "discard"):
        return Choices(seen.step + " {card}", tuple({"card": CARDS[number_in(move)]} for move in moves))
    if seen.step == "draw":
        row = tuple({"card": CARDS[number_in(move) - 1]} for move in moves if move != DRAW_DECK)
        return Choices("draw row {card}", row, others=(write(DRAW_DECK),))
    types = tuple({"grave": TYPES[number_in(move)]} for move in moves if move != NO_SCORE)
    return Choices("score {grave}", types, others=(write(NO_SCORE),))


def left_to_bury(seen: View) -> str:
    """Where the second card goes."""
    return "communal" if "crypt" in seen.buried else "crypt"


def default_of(seen: View, moves: Sequence[Move]) -> Move:
    """The first card at the first place, no score, the deck: harmless, and the same for everyone."""
    return NO_SCORE if seen.step == "score" else moves[0]


def refusal_of(seen: View, move: Move, moves: Sequence[Move]) -> Refusal | None:
    if verb_in(move) not in STEPS:
        return Refusal("notation", "not-a-move", text=str(move))
    if seen.step not in STEPS[verb_in(move)] or not moves:
        step = seen.step.replace(" ", "-") if moves else "none"
        return Refusal(RULES.get(seen.step, "GG-6"), "other-question", move=write(move), step=step)
    if move in moves:
        return None
    if seen.step == "score":
        return refusal_of_score(seen, TYPES[number_in(move)])
    if seen.step == "draw":
        return Refusal("GG-19", "card-not-in-row", card=CARDS[number_in(move) - 1])
    card = CARDS[number_in(move)]
    if card not in seen.hand:
        return Refusal(RULES[seen.step], "card-not-in-hand", card=card)
    return refusal_of_burial(seen, move, card)


def refusal_of_burial(seen: View, move: Move, card: str) -> Refusal:
    assert seen.seat is not None
    area = "crypt" if verb_in(move) == CRYPT else "communal"
    if area in seen.buried:
        return Refusal("GG-7", "buried-there-already", area=area)
    cells = seen.crypts[seen.seat] if area == "crypt" else seen.communal
    ground = {spot_of(at): half for at, half in cells.items()}
    at = [spot_of(write_cell(first_in(move))), spot_of(write_cell(second_in(move)))]
    refusal = forbidden(area, ground, card.split("/"), at)
    if refusal is not None:
        return refusal
    if area == "crypt":
        one, two = card.split("/")
        if one != two or at[0] < at[1]:
            return Refusal("GG-7", "only-card-for-graveyard", card=card)
    return Refusal(
        "GG-8", "write-lower-cell-first", first=write_cell(first_in(move)), second=write_cell(second_in(move))
    )


def refusal_of_score(seen: View, grave: str) -> Refusal:
    assert seen.seat is not None
    assert seen.laid is not None
    if grave in seen.claimed[seen.seat]:
        return Refusal("GG-16", "scored-already", grave=grave, number=seen.claimed[seen.seat][grave])
    if grave not in seen.laid.split("/") and "gravedigger" not in seen.laid:
        return Refusal("GG-16", "type-not-on-card", grave=grave, card=seen.laid)
    return Refusal("GG-R14", "earns-no-card", grave=grave)
