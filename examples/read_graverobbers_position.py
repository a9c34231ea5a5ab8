"""A game of Graverobbers that begins in the middle of another: its position, and how it goes on from there.

For `read_graverobbers.py`; written from docs/reference/record.md ("Positions of Graverobbers") and the rulebook.
"""

from __future__ import annotations

import re
from typing import Any

from read_record import need

FIELDS = (
    "hand round opener first go asked second finals phase hands columns graves objectives accused spent totals points"
)
STEPS = ("keep_two", "go", "second_card", "card_after_spy", "accuse")  # somebody decides there
FATES = {"o": "open", "u": "undisturbed", "r": "ransacked"}


def begin(game: Any, where: str, text: str) -> str:
    """Puts the game into this position; says which step is next."""
    step, *parts = text.split(" ")
    need(step in STEPS, where, "nobody decides at", step)
    need([part.partition("=")[0] for part in parts] == FIELDS.split(), where, "a position has other parts")
    told = {name: value for name, _, value in (part.partition("=") for part in parts)}
    game.hand_number, game.round = int(told["hand"]), int(told["round"])
    for name, field in {"opener": "opener", "first": "first", "go": "go", "asked": "asked"}.items():
        setattr(game, name, number(told[field]))
    game.first_grave, game.final_grave = number(told["second"]), number(told["finals"])
    game.accusations_over = told["phase"] == "over"
    game.hands = [cards(hand) for hand in told["hands"].split("/")]
    game.spent = cards(told["spent"])
    game.columns = [[laid(card) for card in column] for column in map(listed, told["columns"].split("/"))]
    game.graves = [FATES[letter] for letter in told["graves"]]
    objectives = [[one.replace(":", " ") for one in held.split(",")] for held in told["objectives"].split("/")]
    kept = 3 if step == "keep_two" else 2
    game.objectives = [held[:kept] for held in objectives]
    game.laid_aside = [None if step == "keep_two" else held[2] for held in objectives]
    accused = [number(one) for one in told["accused"].split(",")]
    game.accusations = {seat: one for seat, one in enumerate(accused) if one is not None}
    game.totals, game.points = ([int(one) for one in told[name].split(",")] for name in ("totals", "points"))
    of_seats = (game.hands, objectives, accused, game.totals, game.points)
    need(all(len(one) == game.seats for one in of_seats), where, "the position has other seats")
    need(len(game.columns) == len(game.graves) == 7, where, "there are seven graves")
    deal_the_rest(game, where, objectives)
    return step


def deal_the_rest(game: Any, where: str, objectives: list[list[str]]) -> None:
    """What is named nowhere was not dealt."""
    lie = [card["card"] for column in game.columns for card in column]
    for card in [*game.spent, *lie, *(card for hand in game.hands for card in hand)]:
        game.undealt[card] -= 1
    for one in (one for held in objectives for one in held):
        game.undealt_objectives[one] -= 1
    left = [*game.undealt.values(), *game.undealt_objectives.values()]
    need(min(left) >= 0, where, "the position has more than the box")


def number(text: str) -> int | None:
    return None if text == "-" else int(text)


def listed(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def cards(text: str) -> list[str]:
    return [card for kind, count in (one.split("*") for one in listed(text)) for card in [kind] * int(count)]


def laid(text: str) -> dict[str, Any]:
    found = re.fullmatch(r"([RDB][0-3])(?:\+|:([0-5]))", text)
    need(found, "a card does not lie so:", text)
    assert found is not None
    return {"card": found[1], "face_up": found[2] is None, "seen_by": [] if found[2] is None else [int(found[2])]}


def play_from(game: Any, step: str) -> Any:
    """The rest of the match."""
    if step == "keep_two":
        yield from game.keep_two()
        yield from game.play_on()
        return
    order = game.clockwise(game.first)
    goes = [] if game.final_grave is not None else order[order.index(game.go) :]
    if step != "go":
        yield from rest_of_go(game, step)
    yield from game.play_on(goes if step == "go" else goes[1:])


def rest_of_go(game: Any, step: str) -> Any:
    if step == "accuse":
        yield from game.accuse()
    if step == "card_after_spy":
        yield from game.card_after_spy()
    elif game.first_grave is not None:
        yield from game.second_card()
