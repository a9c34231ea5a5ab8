"""Three ways to play Gravediggers: large fists, small fists, or robberies where one knows the cards."""

from typing import Final

from mypy_extensions import i64

from sexton.games.gravediggers.rules.box import KINDS, NUMBERS, WIDOW, X
from sexton.games.gravediggers.rules.notation import CREDIT, FIST, PLACE, ROB, number_in, verb_in, where_in
from sexton.games.gravediggers.rules.state import State
from sexton.kernel.laid_cards import eyes_of, known_in
from sexton.kernel.search.character import Character
from sexton.kernel.vectors import sum_of

LONG: Final = 6.0  # cards: a line as long as any is robbed with pleasure
PRICE_OF_FIST: Final = 1.5  # coins, what a character gives for a fist of its size
PRICE_OF_CARD: Final = 1.0  # and for another card in a cemetery, or another cemetery to rob
PRICE_OF_SECRET: Final = 6.0  # for a line whose cards it knows
HARDLY: Final = 3.0  # a third of the money is as bad as all of it to who wants to risk little


def price(move: i64) -> float:
    return PRICE_OF_FIST if verb_in(move) == FIST else PRICE_OF_CARD


def bold(g: State, seat: i64, move: i64) -> float:
    """Likes large fists, robberies of long lines, and valuables at the cemeteries."""
    verb = verb_in(move)
    if verb == FIST:
        return part_of_money(g, seat, move)
    if verb == CREDIT:
        return float(number_in(move))
    if verb == ROB:
        return min(1.0, float(len(g.lines[where_in(move)])) / LONG)
    if verb == PLACE:
        return 1.0 if is_silver(number_in(move)) else 0.0
    return 0.0


def careful(g: State, seat: i64, move: i64) -> float:
    """Small fists, no debts."""
    verb = verb_in(move)
    if verb == FIST:
        return -min(1.0, HARDLY * part_of_money(g, seat, move))
    if verb == CREDIT:
        return -float(number_in(move))
    return 0.0


def sly(g: State, seat: i64, move: i64) -> float:
    """Its cards where it knows the most, and the robbery there."""
    if verb_in(move) in (PLACE, ROB):
        return part_known(g, seat, where_in(move))
    return 0.0


def part_known(g: State, seat: i64, cemetery: i64) -> float:
    """Of the cards of a line, to this seat."""
    line = g.lines[cemetery]
    return float(sum_of(known_in(line, KINDS, eyes_of(seat)))) / float(max(1, len(line)))


def part_of_money(g: State, seat: i64, move: i64) -> float:
    return float(number_in(move)) / float(max(1, g.money[seat]))


def is_silver(kind: i64) -> bool:
    """What makes a line worth much."""
    return kind < WIDOW and (kind == X or NUMBERS[kind] >= 5)


CHARACTERS: Final = {
    "bold": Character(bold, price),
    "careful": Character(careful, price),
    "sly": Character(sly, lambda move: PRICE_OF_SECRET),
}
