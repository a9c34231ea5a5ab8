# engine: compiled
"""What a seat may answer, laid out to be chosen field by field."""

from typing import Final

from sexton.games.gravediggers.rules.box import CARDS
from sexton.games.gravediggers.rules.notation import number_in, where_in
from sexton.kernel.interface import Choices

# What there is to choose, made once: nobody changes it.
NUMBERS: Final = [str(number) for number in range(1, 100)]  # of cemeteries and places, from 1
CEMETERIES: Final = [{"cemetery": number} for number in NUMBERS[:5]]
PLACES: Final = [[{"cemetery": number, "place": place} for place in NUMBERS] for number in NUMBERS[:5]]
HAND: Final = [[{"card": card, "cemetery": number} for number in NUMBERS[:5]] for card in CARDS]
CREDIT: Final = Choices("credit {answer}", ({"answer": "yes"}, {"answer": "no"}))


def choices_of(step: str, moves: list[int]) -> Choices:
    """The moves, to be chosen field by field."""
    if step == "fists":
        return Choices("fist {coins}", span=(int(number_in(moves[0])), int(number_in(moves[-1]))))
    if step == "credit":
        return CREDIT
    if step == "gravedigger":
        return Choices("rob {cemetery}", tuple([CEMETERIES[where_in(move)] for move in moves]))
    if step == "place":
        by_card = sorted([int(number_in(move) << 3 | where_in(move)) for move in moves])
        return Choices("place {card} at {cemetery}", tuple([HAND[each >> 3][each & 7] for each in by_card]))
    targets = [PLACES[where_in(move)][number_in(move)] for move in moves]
    return Choices(step + " {place} at {cemetery}", tuple(targets))
