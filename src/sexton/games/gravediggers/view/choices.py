# engine: compiled
"""What a seat may answer, laid out to be chosen field by field."""

from typing import Final

from mypy_extensions import i64

from sexton.games.gravediggers.rules.box import CARDS, GRAVEDIGGER_TILE, KINDS, PLACE_TILE
from sexton.games.gravediggers.rules.flow import CREDIT_STEP, FISTS, PLACE_STEP
from sexton.games.gravediggers.rules.notation import number_in, where_in
from sexton.games.gravediggers.rules.state import State
from sexton.kernel.engine import Engine
from sexton.kernel.interface import Choices

# What there is to choose, made once: nobody changes it.
NUMBERS: Final = [str(number) for number in range(1, 100)]  # of cemeteries and places, from 1
CEMETERIES: Final = [{"cemetery": number} for number in NUMBERS[:5]]
PLACES: Final = [[{"cemetery": number, "place": place} for place in NUMBERS] for number in NUMBERS[:5]]
HAND: Final = [[{"card": card, "cemetery": number} for number in NUMBERS[:5]] for card in CARDS]
CREDIT: Final = Choices("credit {answer}", ({"answer": "yes"}, {"answer": "no"}))


def choices_of(engine: Engine, g: State, seat: i64) -> Choices:
    """What the seat may answer on the state that it knows, to be chosen field by field."""
    moves = engine.asked_moves(g, seat)
    if g.step == FISTS:
        return Choices("fist {coins}", span=(int(number_in(moves[0])), int(number_in(moves[len(moves) - 1]))))
    if g.step == CREDIT_STEP:
        return CREDIT
    if g.step == PLACE_STEP + GRAVEDIGGER_TILE:
        return Choices("rob {cemetery}", tuple([CEMETERIES[where_in(move)] for move in moves]))
    if g.step == PLACE_STEP + PLACE_TILE:
        by_card = [HAND[kind][where_in(move)] for kind in range(KINDS) for move in moves if number_in(move) == kind]
        return Choices("place {card} at {cemetery}", tuple(by_card))
    targets = [PLACES[where_in(move)][number_in(move)] for move in moves]
    return Choices(engine.steps[g.step].name + " {place} at {cemetery}", tuple(targets))
