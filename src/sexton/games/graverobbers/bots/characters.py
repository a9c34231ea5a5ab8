"""Three ways to play Graverobbers: who accuses, who keeps cards for the end, who spies."""

from typing import Final

from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import BLACK, COLUMN
from sexton.games.graverobbers.rules.notation import (
    ACCUSE,
    DISCARD,
    PLAY,
    SPY,
    STOP,
    number_in,
    verb_in,
    where_in,
)
from sexton.games.graverobbers.rules.state import NOBODY, State
from sexton.kernel.laid_cards import face_up
from sexton.kernel.search.character import Character

PRICE_OF_CARD: Final = 0.5  # points, what a character gives for another card, or none
PRICE_OF_OBJECTIVE: Final = 0.7
PRICE_OF_ACCUSATION: Final = 0.8
CLOSE: Final = 0.15  # with less a bold search could not be told from a plain one
FACE_DOWN: Final = 0.5  # a card laid so is liked half as much as a look at another


def price(move: i64) -> float:
    verb = verb_in(move)
    if verb == ACCUSE:
        return PRICE_OF_ACCUSATION
    return PRICE_OF_OBJECTIVE if verb == DISCARD else PRICE_OF_CARD


def bold(g: State, seat: i64, move: i64) -> float:
    """Black objectives, two cards per go, and a finger pointed at somebody."""
    verb = verb_in(move)
    if verb == ACCUSE:
        return 0.0 if number_in(move) == NOBODY else 1.0
    if verb == DISCARD:
        return 0.0 if is_black(g, move) else 1.0
    return -0.5 if verb == STOP else 0.0


def careful(g: State, seat: i64, move: i64) -> float:
    """White objectives, one card a go, few accusations."""
    verb = verb_in(move)
    if verb in (ACCUSE, DISCARD):
        return 1.0 - bold(g, seat, move)
    return 1.0 if verb == STOP else 0.0


def sly(g: State, seat: i64, move: i64) -> float:
    """Cards laid face down, and a look at those of the others."""
    verb = verb_in(move)
    if verb == SPY:
        return 1.0
    return FACE_DOWN if verb == PLAY and goes_face_down(g, where_in(move)) else 0.0


def is_black(g: State, move: i64) -> bool:
    return g.variant.sides[number_in(move)] == BLACK


def goes_face_down(g: State, grave: i64) -> bool:
    """GR-8 Whether the next card there is laid face down: the last one lies face up."""
    length = g.lengths[grave]
    return length > 0 and face_up(g.columns[grave * COLUMN + length - 1])


CHARACTERS: Final = {
    name: Character(liking, price, CLOSE) for name, liking in (("bold", bold), ("careful", careful), ("sly", sly))
}
