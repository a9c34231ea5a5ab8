"""From a view: what its seat may answer, why something else may not be, and what is played when time is up."""

from __future__ import annotations

from collections.abc import Iterator

from sexton.games.gravediggers.box import CARDS
from sexton.games.gravediggers.notation import (
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
from sexton.games.gravediggers.options import Options
from sexton.games.gravediggers.view import Cemetery, View
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


def choices_of(seen: View, options: Options) -> Choices:
    if seen.step == "place":
        held = list(dict.fromkeys(seen.hand))
        open_to_cards = [str(at.number) for at in seen.cemeteries if at.cards or options.closed == "reopen"]
        both = tuple({"card": card, "cemetery": number} for card in held for number in open_to_cards)
        return Choices("place {card} at {cemetery}", both)
    if seen.step in ("view", "reveal"):
        return Choices(seen.step + " {place} at {cemetery}", tuple(face_down(seen, 2 if seen.step == "reveal" else 1)))
    if seen.step == "gravedigger":
        return Choices("rob {cemetery}", tuple({"cemetery": str(at.number)} for at in seen.cemeteries if at.cards))
    if seen.step == "credit":
        return Choices("credit {answer}", ({"answer": "yes"}, {"answer": "no"}))
    if seen.step == "fists" and seen.seat is not None:
        return Choices("fist {coins}", span=(0, seen.money[seen.seat]))
    raise Refusal("table", "nobody-asked")


def face_down(seen: View, at_least: int) -> Iterator[dict[str, str]]:
    for at in seen.cemeteries:
        places = [place for place, card in enumerate(at.cards, start=1) if not card.face_up]
        if len(places) >= at_least:
            yield from ({"cemetery": str(at.number), "place": str(place)} for place in places)


def default_of(seen: View, options: Options) -> Move:
    """The first card or cemetery, no credit, an empty fist: harmless, and the same for everyone."""
    choices = choices_of(seen, options)
    if seen.step == "credit":
        return read("credit no")
    return read(choices.texts()[0])


def refusal_of(seen: View, options: Options, move: Move) -> Refusal | None:
    verb = VERBS.get(verb_in(move))
    if verb is None:
        return Refusal("notation", "not-a-move", text=str(move))
    if verb != seen.step:
        return Refusal(
            RULES.get(seen.step, "GD-8"), "other-question", move=write(move), step=seen.step.replace(" ", "-")
        )
    if write(move) in choices_of(seen, options).texts():
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
