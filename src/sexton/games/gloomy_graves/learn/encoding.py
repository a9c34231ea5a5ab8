"""A view of Gloomy Graves as numbers, and its moves as numbers (docs/reference/encodings.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from sexton.games.gloomy_graves.learn.fast_rows import CELLS, WAYS, MoveNumbers, RowWriter
from sexton.games.gloomy_graves.rules.box import CARDS, DRAWS, GRAVES, HALVES, HAND, KINDS, NUMBERS, ROW, TYPES
from sexton.games.gloomy_graves.rules.grid import CRYPT_CELLS, WHERE
from sexton.games.gloomy_graves.rules.names import BURIED, Cells
from sexton.games.gloomy_graves.rules.notation import (
    BEGIN,
    COMMUNAL,
    CRYPT,
    DISCARD,
    DRAW_DECK,
    NO_SCORE,
    ORIGIN,
    SIDE,
    burial,
    column_of,
    draw_from_row,
    read_cell,
    row_of,
    score,
    with_card,
    write_cell,
)
from sexton.games.gloomy_graves.rules.placement import PAIRS, crypt_pairs
from sexton.games.gloomy_graves.view.view import View, cards_given
from sexton.kernel.interface import Move
from sexton.kernel.learn.encoding import (
    Actions,
    Block,
    BySeat,
    Encoding,
    Field,
    counted,
    counts,
    each_seat,
    number,
    numbers,
    one_of,
    padded,
)

if TYPE_CHECKING:
    from sexton.games.gloomy_graves.game import Rules

DIRECTIONS = (-SIDE, -1, 1, SIDE)  # left, up, down, right
CRYPT_NAMES = tuple(write_cell(at) for at in WHERE)


def encoding(rules: Rules) -> Encoding:
    row, burials = fields(rules), Burials()
    writer = RowWriter(rules.variant, len(rules.steps), sum(field.size for field in row))
    return Encoding(1, row, burials, outcomes=KINDS, together=True, writer=writer)


def fields(rules: Rules) -> list[Field]:
    seats = range(rules.seats)
    return [
        one_of("seat", seats, lambda v: v.seat),
        one_of("step", list(rules.steps), lambda v: v.step),
        one_of("start", seats, lambda v: v.start),
        one_of("go", seats, lambda v: v.go),
        number("round", 99, lambda v: v.round, "0 until the first go"),
        number("last_round", 1, lambda v: int(v.last_round), "1 in the last round"),
        *card_fields(rules),
        *ground_fields(rules),
        counts("buried", [area for area, _ in BURIED], 1, lambda v: v.buried, "in this go: crypt, communal"),
        one_of("laid", CARDS, lambda v: v.laid),
        numbers(
            "laid_cells",
            CELLS,
            1,
            lambda v: padded([int(at in v.laid_cells) for at in v.communal], CELLS),
            "a 1 for each cell of the communal graveyard that the card just laid covers",
        ),
        number("drawn", max(DRAWS, HAND * rules.seats), cards_given, "cards drawn in this go, or dealt"),
    ]


def card_fields(rules: Rules) -> list[Field]:
    most, total = max(rules.variant.cards), sum(rules.variant.cards)
    return [
        number("deck", total, lambda v: v.deck, "cards in the deck"),
        counts("row", CARDS, ROW, lambda v: v.row),
        counts("hand", CARDS, most, lambda v: v.hand),
        each_seat("hand_sizes", rules.seats, total, lambda v: v.hand_sizes, "cards in each seat's hand"),
        numbers(
            "known",
            rules.seats * KINDS,
            most,
            lambda v: [count for known in v.known for count in counted(CARDS, known)],
            "seat by seat how many of each card everybody knows to be in that hand",
            by=BySeat(each=KINDS),
        ),
        counts("unseen", CARDS, most, lambda v: v.unseen),
        counts("spent", CARDS, most, lambda v: v.spent),
    ]


def ground_fields(rules: Rules) -> list[Field]:
    return [
        numbers(
            "communal",
            CELLS * (3 + len(HALVES)),
            ORIGIN,
            lambda v: communal_in(v.communal),
            f"cell by cell, in the order in which they came into use: 1, column, row, a 1 at what lies on top "
            f"({', '.join(HALVES)}); 0 where there is no further cell",
            low=-ORIGIN,
        ),
        numbers(
            "crypts",
            rules.seats * CRYPT_CELLS * len(HALVES),
            1,
            lambda v: [int(crypt.get(at) == half) for crypt in v.crypts for at in CRYPT_NAMES for half in HALVES],
            f"seat by seat, cell by cell (columns -1 to 2, in each the rows -2 to 2) a 1 at what lies on top: "
            f"{', '.join(HALVES)}",
            by=BySeat(each=CRYPT_CELLS * len(HALVES)),
        ),
        numbers(
            "claimed",
            rules.seats * GRAVES,
            max(NUMBERS),
            lambda v: [claimed.get(kind, 0) for claimed in v.claimed for kind in TYPES],
            f"seat by seat the number of the score card of each type, or 0: {', '.join(TYPES)}",
            by=BySeat(each=GRAVES),
        ),
        numbers(
            "left",
            GRAVES * len(NUMBERS),
            1,
            lambda v: [int(n in v.left[kind]) for kind in TYPES for n in NUMBERS],
            f"type by type a 1 for each score card still there: {', '.join(map(str, NUMBERS))}",
        ),
    ]


def communal_in(cells: Cells) -> list[int]:
    row: list[int] = []
    for at, half in cells.items():
        cell = read_cell(at)
        row += [1, int(column_of(cell)), int(row_of(cell)), *(int(half == other) for other in HALVES)]
    return padded(row, CELLS * (3 + len(HALVES)))


class Burials(Actions):
    """The communal graveyard has no edge; but a card always covers exactly one of its cells, and these are numbered."""

    def __init__(self) -> None:
        cards = "card by card in the order of the cards"
        super().__init__(
            [
                Block("begin", KINDS, cards),
                Block(
                    "crypt",
                    KINDS * PAIRS,
                    f"{cards}, the {PAIRS} pairs of neighbouring cells of a crypt: the first half's cell, then the "
                    "second's, cells numbered as in the field crypts",
                ),
                Block(
                    "communal",
                    KINDS * CELLS * WAYS,
                    f"{cards}, cell by cell as in the field communal, {WAYS} ways: the first half covers that cell and "
                    "the second lies left, above, below, right of it; then the second half covers it and the first "
                    "lies left, above, below, right",
                ),
                Block("discard", KINDS, cards),
                Block("score", GRAVES + 1, f"{', '.join(TYPES)}, no score"),
                Block("draw", 1 + KINDS, f"the deck, then {cards} from the row"),
            ]
        )
        self.quick = self.numbers = MoveNumbers(self.starts)

    def codes(self, view: View, moves: Sequence[Move]) -> list[int]:
        self.numbers.look_at([read_cell(at) for at in view.communal])
        return [int(self.numbers.code(move)) for move in moves]

    def universe(self, view: View) -> Iterator[Move]:
        cells = [int(read_cell(at)) for at in view.communal]
        beside = [pair for at in cells for way in DIRECTIONS for pair in ((at, at + way), (at + way, at))]
        crypt = [(WHERE[one], WHERE[two]) for one, two in crypt_pairs()]
        for kind in range(KINDS):
            yield from (int(with_card(verb, kind)) for verb in (BEGIN, DISCARD))
            yield from (int(burial(CRYPT, kind, one, two)) for one, two in crypt)
            yield from (int(burial(COMMUNAL, kind, one, two)) for one, two in beside)
            yield int(draw_from_row(kind))
        yield from (DRAW_DECK, NO_SCORE, *(int(score(grave)) for grave in range(GRAVES)))
