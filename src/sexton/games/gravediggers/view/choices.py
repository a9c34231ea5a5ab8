"""From a view: what its seat may answer, why something else may not be, and what is played when time is up."""

from __future__ import annotations

from collections.abc import Sequence

from sexton.games.gravediggers.rules.box import CARDS
from sexton.games.gravediggers.rules.notation import (
    CREDIT,
    FIST,
    PLACE,
    REVEAL,
    ROB,
    VIEW,
    cemetery_in,
    number_in,
    read,
    verb_in,
    write,
)
from sexton.games.gravediggers.view.view import Cemetery, View
from sexton.kernel.interface import Choices, Move, Refusal

VERBS = {PLACE: "place", VIEW: "view", REVEAL: "reveal", ROB: "gravedigger", CREDIT: "credit", FIST: "fists"}
RULES = {
    "place": "GD-10",
    "view": "GD-11",
    "reveal": "GD-12",
    "gravedigger": "GD-13",
    "credit": "GD-23",
    "fists": "GD-14",
}


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


def refusal_of(seen: View, move: Move, moves: Sequence[Move]) -> Refusal | None:
    verb = VERBS.get(verb_in(move))
    if verb is None:
        return Refusal("notation", "not-a-move", text=str(move))
    if verb != seen.step:
        return Refusal(
            RULES.get(seen.step, "GD-8"), "other-question", move=write(move), step=seen.step.replace(" ", "-")
        )
    if move in moves:
        return None
    number = cemetery_in(move) + 1
    if verb == "fists" and seen.seat is not None:
        return Refusal("GD-14", "not-so-much-money", coins=number_in(move), money=seen.money[seen.seat])
    if number > len(seen.cemeteries):
        return Refusal("GD-1", "no-such-cemetery", cemetery=number, cemeteries=len(seen.cemeteries))
    at = seen.cemeteries[number - 1]
    if verb == "place" and CARDS[number_in(move)] not in seen.hand:
        return Refusal("GD-10", "card-not-in-hand", card=CARDS[number_in(move)])
    if not at.cards:
        return Refusal("GD-R6" if verb == "place" else "GD-22", "cemetery-closed", cemetery=number)
    return refusal_of_card(at, verb, number_in(move) + 1)


def refusal_of_card(at: Cemetery, verb: str, place: int) -> Refusal:
    """Why this card of a line may not be looked at or turned."""
    rule = RULES[verb]
    if place > len(at.cards):
        return Refusal(rule, "no-such-card", place=place, cemetery=at.number, cards=len(at.cards))
    if at.cards[place - 1].face_up:
        return Refusal(rule, "already-face-up", place=place, cemetery=at.number)
    return Refusal(rule, "last-face-down", cemetery=at.number)
