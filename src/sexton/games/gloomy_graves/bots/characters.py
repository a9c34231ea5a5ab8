"""Three ways to play Gloomy Graves: who hopes for more, who takes what lies open, who keeps gravediggers to itself."""

from typing import Final

from mypy_extensions import i64

from sexton.games.gloomy_graves.bots.burial_values import UNIT
from sexton.games.gloomy_graves.rules import notation
from sexton.games.gloomy_graves.rules.box import GRAVEDIGGER, SECOND
from sexton.games.gloomy_graves.rules.state import State
from sexton.kernel.search.character import Character

PRICE_OF_BURIAL: Final = 1.5 * UNIT  # points, what a character gives to bury a card where it likes
PRICE_OF_SCORE: Final = 1.0 * UNIT
PRICE_OF_DRAW: Final = 0.3  # a half that can be scored is worth 1


def price(move: i64) -> float:
    verb = notation.verb_in(move)
    if verb == notation.SCORE:
        return PRICE_OF_SCORE
    return PRICE_OF_BURIAL if verb in (notation.CRYPT, notation.COMMUNAL) else PRICE_OF_DRAW


def bold(g: State, seat: i64, move: i64) -> float:
    """Cards from the deck, unseen."""
    return 1.0 if move == notation.DRAW_DECK else 0.0


def careful(g: State, seat: i64, move: i64) -> float:
    """Cards from the open row, and the first score card there is."""
    takes = notation.verb_in(move) in (notation.DRAW, notation.SCORE)
    return 1.0 if takes and move not in (notation.DRAW_DECK, notation.NO_SCORE) else 0.0


def sly(g: State, seat: i64, move: i64) -> float:
    """Gravediggers into its own crypt, where they serve nobody else."""
    verb = notation.verb_in(move)
    if verb == notation.DRAW:
        return 1.0 if notation.number_in(move) and has_digger(notation.number_in(move) - 1) else 0.0
    if verb in (notation.CRYPT, notation.COMMUNAL) and has_digger(notation.number_in(move)):
        return 1.0 if verb == notation.CRYPT else -1.0
    return 0.0


def has_digger(kind: i64) -> bool:
    return SECOND[kind] == GRAVEDIGGER


CHARACTERS: Final = {"bold": Character(bold, price), "careful": Character(careful, price), "sly": Character(sly, price)}
