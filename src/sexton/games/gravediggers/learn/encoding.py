"""A view of Gravediggers as numbers, and its moves as numbers (docs/reference/encodings.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sexton.games.gravediggers.learn.fast_rows import RowWriter
from sexton.games.gravediggers.rules.box import CARDS, KINDS, TILES
from sexton.games.gravediggers.rules.notation import CREDIT, FIST, PLACE, REVEAL, ROB, VIEW, move
from sexton.games.gravediggers.view.cemetery import LaidCard
from sexton.games.gravediggers.view.view import View, ring_left
from sexton.kernel.learn import encoding as rows
from sexton.kernel.learn.encoding import Encoding, Field, ListedActions

if TYPE_CHECKING:
    from sexton.games.gravediggers.game import Rules

MOST_MONEY = 1023  # the most a move can name


def encoding(rules: Rules) -> Encoding:
    row, outcomes = fields(rules), max(KINDS, rules.seats)
    writer = RowWriter(rules.variant, len(rules.steps), longest_line(rules), sum(field.size for field in row))
    return Encoding(1, row, actions(rules), outcomes=outcomes, together=True, writer=writer)


def longest_line(rules: Rules) -> int:
    """All cards but the one that every other cemetery began with."""
    return sum(rules.options.box.cards) - rules.options.box.cemeteries + 1


def fields(rules: Rules) -> list[Field]:
    seats, box = range(rules.seats), rules.options.box
    total, places, cemeteries = sum(box.cards), longest_line(rules), range(1, box.cemeteries + 1)
    return [
        rows.one_of("seat", seats, lambda v: v.seat),
        rows.one_of("step", list(rules.steps), lambda v: v.step),
        rows.one_of("first", seats, lambda v: v.first),
        rows.one_of("go", seats, lambda v: v.go),
        rows.one_of("asked", seats, lambda v: v.asked),
        rows.one_of("target", cemeteries, lambda v: v.target),
        rows.number(
            "finals",
            box.cemeteries + 1,
            ring_left,
            "0 until the last card is played, then 1 + the cemeteries not yet come to, closed ones too",
        ),
        rows.number("deck", total, lambda v: v.deck, "cards in the deck"),
        rows.counts("tiles", TILES, max(1, *box.tiles), lambda v: v.tiles),
        rows.counts("hand", CARDS, max(box.cards), lambda v: v.hand),
        rows.each_seat("hand_sizes", rules.seats, total, lambda v: v.hand_sizes, "cards in each seat's hand"),
        rows.counts("removed", CARDS, max(box.cards), lambda v: v.removed),
        rows.counts("unseen", CARDS, max(box.cards), lambda v: v.unseen),
        rows.each_seat("money", rules.seats, MOST_MONEY, lambda v: v.money, "each seat's money"),
        rows.each_seat("notes", rules.seats, MOST_MONEY, lambda v: v.notes, "each seat's credit notes"),
        rows.numbers(
            "cemeteries",
            box.cemeteries * places * (KINDS + 2 + rules.seats),
            1,
            lambda v: lines_in(v, rules.seats, places),
            f"cemetery by cemetery {places} places, oldest first; of each place: 1 if a card lies there, 1 if it lies "
            f"face up, a 1 at its kind if the seat knows it ({', '.join(CARDS)}), a 1 for each seat that laid or "
            "viewed it face down",
            by=rows.BySeat(before=KINDS + 2),
        ),
    ]


def lines_in(view: View, seats: int, places: int) -> list[int]:
    row: list[int] = []
    for cemetery in view.cemeteries:
        line = [bit for card in cemetery.cards for bit in place_of(card, seats)]
        row += rows.padded(line, places * (KINDS + 2 + seats))
    return row


def place_of(card: LaidCard, seats: int) -> list[int]:
    kind = [int(card.card == other) for other in CARDS]
    return [1, int(card.face_up), *kind, *rows.seats_flagged(seats, card.seen_by)]


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
