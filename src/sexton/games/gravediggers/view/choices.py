"""What a seat may answer, laid out to be chosen field by field, and what is played when its time is up."""

from __future__ import annotations

from collections.abc import Sequence

from sexton.games.gravediggers.rules.box import CARDS
from sexton.games.gravediggers.rules.notation import cemetery_in, number_in, read
from sexton.kernel.interface import Choices, Move, Refusal


def choices_of(step: str, moves: Sequence[Move]) -> Choices:
    """The moves, to be chosen field by field."""
    if not moves:
        raise Refusal("table", "nobody-asked")
    if step == "place":
        by_card = sorted(moves, key=lambda move: (number_in(move), cemetery_in(move)))
        targets = tuple({"card": CARDS[number_in(move)], **target(move)} for move in by_card)
        return Choices("place {card} at {cemetery}", targets)
    if step in ("view", "reveal"):
        targets = tuple({**target(move), "place": str(number_in(move) + 1)} for move in moves)
        return Choices(step + " {place} at {cemetery}", targets)
    if step == "gravedigger":
        return Choices("rob {cemetery}", tuple(map(target, moves)))
    if step == "credit":
        return Choices("credit {answer}", ({"answer": "yes"}, {"answer": "no"}))
    return Choices("fist {coins}", span=(int(number_in(moves[0])), int(number_in(moves[-1]))))


def target(move: Move) -> dict[str, str]:
    return {"cemetery": str(cemetery_in(move) + 1)}


def default_of(step: str, moves: Sequence[Move]) -> Move:
    """The first card or cemetery, no credit, an empty fist: harmless, and the same for everyone."""
    return read("credit no" if step == "credit" else choices_of(step, moves).texts()[0])
