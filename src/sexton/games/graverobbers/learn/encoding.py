"""A view of Graverobbers as numbers, and its moves as numbers (docs/reference/encodings.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sexton.games.graverobbers.learn.fast_rows import RowWriter
from sexton.games.graverobbers.rules.box import BOBBY, CARDS, COLUMN, GRAVES, KINDS, OBJECTIVES_DEALT
from sexton.games.graverobbers.rules.notation import ACCUSE, DISCARD, PLAY, SPY, STOP, move
from sexton.games.graverobbers.rules.state import NOBODY
from sexton.games.graverobbers.view.laid_card import LaidCard
from sexton.games.graverobbers.view.view import FATES, View
from sexton.kernel.learn.encoding import (
    BySeat,
    Encoding,
    Field,
    ListedActions,
    counted,
    counts,
    each_seat,
    number,
    numbers,
    one_of,
    padded,
    seats_flagged,
)

if TYPE_CHECKING:
    from sexton.games.graverobbers.game import Rules

MOST_POINTS = 9999


def encoding(rules: Rules) -> Encoding:
    outcomes = max(KINDS, rules.seats, len(rules.variant.names))
    row = fields(rules)
    writer = RowWriter(rules.variant, len(rules.steps), sum(field.size for field in row))
    return Encoding(1, row, actions(rules), outcomes=outcomes, together=True, writer=writer)


def fields(rules: Rules) -> list[Field]:
    seats = range(rules.seats)
    return [
        one_of("seat", seats, lambda v: v.seat),
        one_of("step", list(rules.steps), lambda v: v.step),
        number("hand_number", max(2, rules.variant.hands), lambda v: v.hand_number, "which hand of the match, from 1"),
        number("round", max(2, rules.variant.rounds), lambda v: v.round, "from 1"),
        one_of("opener", seats, lambda v: v.opener),
        one_of("first", seats, lambda v: v.first),
        one_of("go", seats, lambda v: v.go),
        one_of("asked", seats, lambda v: v.asked),
        one_of("first_grave", range(1, GRAVES + 1), lambda v: v.first_grave),
        number(
            "final_grave", GRAVES + 1, lambda v: v.final_grave or 0, "the next grave of the final judging; 0 before it"
        ),
        *ground_fields(rules),
        *card_fields(rules),
        *objective_fields(rules),
        each_seat(
            "totals", rules.seats, MOST_POINTS, lambda v: v.totals, "points of hands that are over", low=-MOST_POINTS
        ),
        each_seat("points", rules.seats, MOST_POINTS, lambda v: v.points, "points of the last hand", low=-MOST_POINTS),
    ]


def ground_fields(rules: Rules) -> list[Field]:
    seats = rules.seats
    return [
        numbers(
            "columns",
            GRAVES * COLUMN * (2 + KINDS + seats),
            1,
            lambda v: columns_in(v, seats),
            f"grave by grave {COLUMN} places, nearest the grave first; of each place: 1 if a card lies there, 1 if it "
            f"lies face up, a 1 at its kind if the seat knows it ({', '.join(CARDS)}), a 1 for each seat that knows it "
            "face down",
            by=BySeat(before=2 + KINDS),
        ),
        numbers(
            "graves",
            GRAVES * len(FATES),
            1,
            lambda v: [int(grave == fate) for grave in v.graves for fate in FATES],
            f"grave by grave a 1 at its fate: {', '.join(FATES)}",
        ),
        numbers(
            "accusations",
            seats * seats,
            1,
            lambda v: [int(v.accusations.get(one) == other) for one in range(seats) for other in range(seats)],
            "seat by seat a 1 at the seat it has accused",
            by=BySeat(square=True),
        ),
        number("accusations_over", 1, lambda v: int(v.accusations_over), "1 when the Accuse phase is over"),
    ]


def card_fields(rules: Rules) -> list[Field]:
    most, total, seats = max(rules.options.box.cards), sum(rules.options.box.cards), rules.seats
    return [
        counts("hand", CARDS, most, lambda v: v.hand),
        each_seat("hand_sizes", seats, total, lambda v: v.hand_sizes, "cards in each seat's hand"),
        number("hands_open", 1, lambda v: int(v.open_hands is not None), "1 when all hands lie open"),
        numbers(
            "open_hands",
            seats * KINDS,
            most,
            lambda v: rows_in(v.open_hands or (), CARDS, seats),
            f"seat by seat how many of each: {', '.join(CARDS)}; 0 while hands are hidden",
            by=BySeat(each=KINDS),
        ),
        counts("spent", CARDS[BOBBY:], most, lambda v: v.spent),
        number("undealt", total, lambda v: v.undealt, "cards not dealt"),
        counts("unseen", CARDS, most, lambda v: v.unseen),
    ]


def objective_fields(rules: Rules) -> list[Field]:
    names, seats = rules.variant.names, rules.seats
    most = max(2, *rules.variant.objectives)
    text = "the objectives in their order in the options"
    return [
        counts("own_objectives", names, most, lambda v: v.own_objectives, f"how many the seat holds of each of {text}"),
        one_of("own_laid_aside", names, lambda v: v.own_laid_aside, f"a 1 at its place among {text}; all 0 for none"),
        each_seat("objectives_dealt", seats, OBJECTIVES_DEALT, lambda v: v.objectives_dealt, "to each seat"),
        number("objectives_open", 1, lambda v: int(v.open_objectives is not None), "1 when all objectives lie open"),
        numbers(
            "open_objectives",
            seats * len(names),
            most,
            lambda v: rows_in(v.open_objectives or (), names, seats),
            f"seat by seat how many of each of {text}; 0 while they are hidden",
            by=BySeat(each=len(names)),
        ),
        numbers(
            "open_laid_aside",
            seats * len(names),
            1,
            lambda v: rows_in([(name,) if name else () for name in v.open_laid_aside or ()], names, seats),
            f"in a practice game seat by seat a 1 at its place among {text}",
            by=BySeat(each=len(names)),
        ),
        counts("unseen_objectives", names, most, lambda v: v.unseen_objectives, f"of each of {text}"),
    ]


def rows_in(found: Sequence[Sequence[str]], kinds: Sequence[str], seats: int) -> list[int]:
    return padded([count for one in found for count in counted(kinds, one)], seats * len(kinds))


def columns_in(view: View, seats: int) -> list[int]:
    row: list[int] = []
    for column in view.columns:
        places = [bit for card in column for bit in place_of(card, seats)]
        row += padded(places, COLUMN * (2 + KINDS + seats))
    return row


def place_of(card: LaidCard, seats: int) -> list[int]:
    kind = [int(card.card == other) for other in CARDS]
    return [1, int(card.face_up), *kind, *seats_flagged(seats, card.seen_by)]


def actions(rules: Rules) -> ListedActions:
    graves, kinds = range(GRAVES), range(KINDS)
    suspects = [*range(rules.seats), NOBODY]
    return ListedActions(
        [
            ("discard", "the objectives", [move(DISCARD, 0, nth) for nth in range(len(rules.variant.names))]),
            ("play", "grave by grave, the kinds", [move(PLAY, grave, kind) for grave in graves for kind in kinds]),
            (
                "spy",
                "grave by grave, B0, B1, B2",
                [move(SPY, grave, kind) for grave in graves for kind in kinds[BOBBY:]],
            ),
            ("stop", "no second card", [move(STOP, 0, 0)]),
            ("accuse", "the seats, then nobody", [move(ACCUSE, 0, suspect) for suspect in suspects]),
        ],
        by={"accuse": BySeat()},
    )
