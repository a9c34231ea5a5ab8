# engine: compiled
"""What a seat may answer, laid out to be chosen field by field."""

from typing import Final

from mypy_extensions import i64

from sexton.games.gravediggers.rules.box import CARDS
from sexton.games.gravediggers.rules.notation import cemetery_in, number_in
from sexton.kernel.interface import Choices

NUMBERS: Final = [str(number) for number in range(1, 100)]  # of cemeteries and places, from 1


def choices_of(step: str, moves: list[int]) -> Choices:
    """The moves, to be chosen field by field."""
    if step == "fists":
        return Choices("fist {coins}", span=(int(number_in(moves[0])), int(number_in(moves[-1]))))
    if step == "credit":
        return Choices("credit {answer}", ({"answer": "yes"}, {"answer": "no"}))
    if step == "gravedigger":
        return Choices("rob {cemetery}", tuple([{"cemetery": cemetery_of(move)} for move in moves]))
    if step == "place":
        return Choices("place {card} at {cemetery}", tuple(places_by_card(moves)))
    targets = [{"cemetery": cemetery_of(move), "place": NUMBERS[number_in(move)]} for move in moves]
    return Choices(step + " {place} at {cemetery}", tuple(targets))


def cemetery_of(move: i64) -> str:
    return NUMBERS[cemetery_in(move)]


def places_by_card(moves: list[int]) -> list[dict[str, str]]:
    ordered = sorted([int(number_in(move) << 3 | cemetery_in(move)) for move in moves])
    return [{"card": CARDS[each >> 3], "cemetery": NUMBERS[each & 7]} for each in ordered]
