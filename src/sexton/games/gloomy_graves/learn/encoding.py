"""A view of Gloomy Graves as numbers, and its moves as numbers (docs/reference/encodings.md)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from sexton.games.gloomy_graves.learn.fast_rows import CELLS, PER_CELL, WAYS, MoveNumbers, RowWriter
from sexton.games.gloomy_graves.rules import notation
from sexton.games.gloomy_graves.rules.box import CARDS, DRAWS, GRAVES, HALVES, HAND, KINDS, NUMBERS, ROW, TYPES
from sexton.games.gloomy_graves.rules.grid import CRYPT_CELLS, WHERE
from sexton.games.gloomy_graves.rules.names import BURIED
from sexton.games.gloomy_graves.rules.placement import PAIRS, crypt_pairs
from sexton.games.gloomy_graves.view.view import View
from sexton.kernel.interface import Move
from sexton.kernel.learn import encoding as rows

if TYPE_CHECKING:
    from sexton.games.gloomy_graves.game import Rules

DIRECTIONS = (-notation.SIDE, -1, 1, notation.SIDE)  # left, up, down, right


def encoding(rules: Rules) -> rows.Encoding:
    top, crypt = rows.listed(HALVES), CRYPT_CELLS * len(HALVES)
    communal = (
        "cell by cell, in the order in which they came into use: 1, column, row, a 1 at what lies on top "
        f"({top}); 0 where there is no further cell"
    )
    crypts = f"seat by seat, cell by cell (columns -1 to 2, in each the rows -2 to 2) a 1 at what lies on top: {top}"
    laid = "a 1 for each cell of the communal graveyard that the card just laid covers"
    grounds = [
        rows.numbers("communal", CELLS * PER_CELL, notation.ORIGIN, communal, low=-notation.ORIGIN),
        rows.numbers("crypts", rules.seats * crypt, 1, crypts, by=rows.BySeat(each=crypt)),
    ]
    row = fields(rules, grounds, [rows.numbers("laid_cells", CELLS, 1, laid)])
    return encoded(rules, 1, row, RowWriter)


def encoded(rules: Rules, version: int, row: list[rows.Field], writer: type[RowWriter]) -> rows.Encoding:
    made, world = partial(writer, rules.variant, len(rules.steps)), rules.any_world
    return rows.Encoding(version, row, Burials(rules), outcomes=KINDS, together=True, writer=made, world=world)


def fields(rules: Rules, grounds: list[rows.Field], laid_cells: list[rows.Field]) -> list[rows.Field]:
    """Of both versions, around those by which they differ."""
    seats, scores = range(rules.seats), rows.listed(NUMBERS)
    claimed = f"seat by seat the number of the score card of each type, or 0: {rows.listed(TYPES)}"
    return [
        rows.one_of("seat", seats),
        rows.one_of("step", list(rules.steps)),
        rows.one_of("start", seats),
        rows.one_of("go", seats),
        rows.number("round", 99, "0 until the first go"),
        rows.number("last_round", 1, "1 in the last round"),
        *card_fields(rules),
        *grounds,
        rows.numbers("claimed", rules.seats * GRAVES, max(NUMBERS), claimed, by=rows.BySeat(each=GRAVES)),
        rows.numbers("left", GRAVES * len(NUMBERS), 1, f"type by type a 1 for each score card still there: {scores}"),
        rows.counts("buried", [area for area, _ in BURIED], 1, "in this go: crypt, communal"),
        rows.one_of("laid", CARDS),
        *laid_cells,
        rows.number("drawn", max(DRAWS, HAND * rules.seats), "cards drawn in this go, or dealt"),
    ]


def card_fields(rules: Rules) -> list[rows.Field]:
    most, total = max(rules.variant.cards), sum(rules.variant.cards)
    known = "seat by seat how many of each card everybody knows to be in that hand"
    return [
        rows.number("deck", total, "cards in the deck"),
        rows.counts("row", CARDS, ROW),
        rows.counts("hand", CARDS, most),
        rows.each_seat("hand_sizes", rules.seats, total, "cards in each seat's hand"),
        rows.numbers("known", rules.seats * KINDS, most, known, by=rows.BySeat(each=KINDS)),
        rows.counts("unseen", CARDS, most),
        rows.counts("spent", CARDS, most),
    ]


class Burials(rows.Actions):
    """The communal graveyard has no edge; but a card always covers exactly one of its cells, and these are numbered."""

    def __init__(self, rules: Rules) -> None:
        cards = "card by card in the order of the cards"
        super().__init__(
            [
                rows.Block("begin", KINDS, cards),
                rows.Block(
                    "crypt",
                    KINDS * PAIRS,
                    f"{cards}, the {PAIRS} pairs of neighbouring cells of a crypt: the first half's cell, then the "
                    "second's, cells numbered as in the field crypts",
                ),
                rows.Block(
                    "communal",
                    KINDS * CELLS * WAYS,
                    f"{cards}, cell by cell as in the field communal, {WAYS} ways: the first half covers that cell and "
                    "the second lies left, above, below, right of it; then the second half covers it and the first "
                    "lies left, above, below, right",
                ),
                rows.Block("discard", KINDS, cards),
                rows.Block("score", GRAVES + 1, f"{', '.join(TYPES)}, no score"),
                rows.Block("draw", 1 + KINDS, f"the deck, then {cards} from the row"),
            ],
            rules.known,
        )
        self.quick = MoveNumbers(self.starts)

    def universe(self, view: View) -> Iterator[Move]:
        cells = [int(notation.read_cell(at)) for at in view.communal]
        beside = [pair for at in cells for way in DIRECTIONS for pair in ((at, at + way), (at + way, at))]
        crypt = [(WHERE[one], WHERE[two]) for one, two in crypt_pairs()]
        for kind in range(KINDS):
            yield from (int(notation.with_card(verb, kind)) for verb in (notation.BEGIN, notation.DISCARD))
            yield from (int(notation.burial(notation.CRYPT, kind, one, two)) for one, two in crypt)
            yield from (int(notation.burial(notation.COMMUNAL, kind, one, two)) for one, two in beside)
            yield int(notation.draw_from_row(kind))
        yield from (notation.DRAW_DECK, notation.NO_SCORE, *(int(notation.score(grave)) for grave in range(GRAVES)))
