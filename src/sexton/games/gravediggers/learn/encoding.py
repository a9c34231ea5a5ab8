"""A view of Gravediggers as numbers, and its moves as numbers (docs/reference/encodings.md)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sexton.games.gravediggers.learn.fast_rows import RowWriter
from sexton.games.gravediggers.rules.box import CARDS, KINDS, TILES
from sexton.games.gravediggers.rules.notation import CREDIT, FIST, PLACE, REVEAL, ROB, VIEW, move
from sexton.kernel.learn.encoding import Encoding, Field, ListedActions, counts, each_seat, laid_cards, number, one_of

if TYPE_CHECKING:
    from sexton.games.gravediggers.game import Rules

MOST_MONEY = 1023  # the most a move can name


def encoding(rules: Rules) -> Encoding:
    places, box = longest_line(rules), rules.options.box
    lines = laid_cards(
        "cemeteries", box.cemeteries, places, CARDS, rules.seats, f"cemetery by cemetery {places} places, oldest first"
    )
    writer = partial(RowWriter, rules.variant, len(rules.steps), places)
    row, outcomes = [*fields(rules), lines], max(KINDS, rules.seats)
    return Encoding(1, row, actions(rules), outcomes=outcomes, together=True, writer=writer, world=rules.any_world)


def longest_line(rules: Rules) -> int:
    """All cards but the one that every other cemetery began with."""
    return sum(rules.options.box.cards) - rules.options.box.cemeteries + 1


def fields(rules: Rules) -> list[Field]:
    """All but the lines of the cemeteries."""
    seats, box = range(rules.seats), rules.options.box
    total, most = sum(box.cards), max(box.cards)
    finals = "0 until the last card is played, then 1 + the cemeteries not yet come to, closed ones too"
    return [
        one_of("seat", seats),
        one_of("step", list(rules.steps)),
        one_of("first", seats),
        one_of("go", seats),
        one_of("asked", seats),
        one_of("target", range(1, box.cemeteries + 1)),
        number("finals", box.cemeteries + 1, finals),
        number("deck", total, "cards in the deck"),
        counts("tiles", TILES, max(1, *box.tiles)),
        counts("hand", CARDS, most),
        each_seat("hand_sizes", rules.seats, total, "cards in each seat's hand"),
        counts("removed", CARDS, most),
        counts("unseen", CARDS, most),
        each_seat("money", rules.seats, MOST_MONEY, "each seat's money"),
        each_seat("notes", rules.seats, MOST_MONEY, "each seat's credit notes"),
    ]


def actions(rules: Rules) -> ListedActions:
    box, places, kinds = range(rules.options.box.cemeteries), range(longest_line(rules)), range(KINDS)
    by_place = "cemetery by cemetery, the places of its line, oldest first"
    return ListedActions(
        [
            ("place", "cemetery by cemetery, the kinds", [move(PLACE, at, kind) for at in box for kind in kinds]),
            ("view", by_place, [move(VIEW, at, place) for at in box for place in places]),
            ("reveal", by_place, [move(REVEAL, at, place) for at in box for place in places]),
            ("rob", "the cemeteries", [move(ROB, at, 0) for at in box]),
            ("credit", "no, yes", [move(CREDIT, 0, 0), move(CREDIT, 0, 1)]),
            ("fist", "the coins, from 0", [move(FIST, 0, coins) for coins in range(MOST_MONEY + 1)]),
        ]
    )
