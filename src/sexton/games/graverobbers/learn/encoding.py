"""A view of Graverobbers as numbers, and its moves as numbers (docs/reference/encodings.md)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sexton.games.graverobbers.learn.fast_rows import RowWriter
from sexton.games.graverobbers.rules.box import BOBBY, CARDS, COLUMN, GRAVES, KINDS, OBJECTIVES_DEALT
from sexton.games.graverobbers.rules.notation import ACCUSE, DISCARD, PLAY, SPY, STOP, move
from sexton.games.graverobbers.rules.state import NOBODY
from sexton.games.graverobbers.view.view import FATES
from sexton.kernel.learn.encoding import (
    BySeat,
    Encoding,
    Field,
    ListedActions,
    counts,
    each_seat,
    laid_cards,
    number,
    numbers,
    one_of,
)

if TYPE_CHECKING:
    from sexton.games.graverobbers.game import Rules

MOST_POINTS = 9999


def encoding(rules: Rules) -> Encoding:
    outcomes = max(KINDS, rules.seats, len(rules.variant.names))
    writer, row = partial(RowWriter, rules.variant, len(rules.steps)), fields(rules)
    return Encoding(1, row, actions(rules), outcomes=outcomes, together=True, writer=writer, world=rules.any_world)


def fields(rules: Rules) -> list[Field]:
    seats = range(rules.seats)
    return [
        one_of("seat", seats),
        one_of("step", list(rules.steps)),
        number("hand_number", max(2, rules.variant.hands), "which hand of the match, from 1"),
        number("round", max(2, rules.variant.rounds), "from 1"),
        one_of("opener", seats),
        one_of("first", seats),
        one_of("go", seats),
        one_of("asked", seats),
        one_of("first_grave", range(1, GRAVES + 1)),
        number("final_grave", GRAVES + 1, "the next grave of the final judging; 0 before it"),
        *ground_fields(rules.seats),
        *card_fields(rules),
        *objective_fields(rules),
        each_seat("totals", rules.seats, MOST_POINTS, "points of hands that are over", low=-MOST_POINTS),
        each_seat("points", rules.seats, MOST_POINTS, "points of the last hand", low=-MOST_POINTS),
    ]


def ground_fields(seats: int) -> list[Field]:
    places, fates = f"grave by grave {COLUMN} places, nearest the grave first", ", ".join(FATES)
    accused = "seat by seat a 1 at the seat it has accused"
    return [
        laid_cards("columns", GRAVES, COLUMN, CARDS, seats, places),
        numbers("graves", GRAVES * len(FATES), 1, f"grave by grave a 1 at its fate: {fates}"),
        numbers("accusations", seats * seats, 1, accused, by=BySeat(square=True)),
        number("accusations_over", 1, "1 when the Accuse phase is over"),
    ]


def card_fields(rules: Rules) -> list[Field]:
    most, total, seats = max(rules.options.box.cards), sum(rules.options.box.cards), rules.seats
    opened = f"seat by seat how many of each: {', '.join(CARDS)}; 0 while hands are hidden"
    return [
        counts("hand", CARDS, most),
        each_seat("hand_sizes", seats, total, "cards in each seat's hand"),
        number("hands_open", 1, "1 when all hands lie open"),
        numbers("open_hands", seats * KINDS, most, opened, by=BySeat(each=KINDS)),
        counts("spent", CARDS[BOBBY:], most),
        number("undealt", total, "cards not dealt"),
        counts("unseen", CARDS, most),
    ]


def objective_fields(rules: Rules) -> list[Field]:
    names, seats = rules.variant.names, rules.seats
    most, by_seat, all_seats = max(2, *rules.variant.objectives), BySeat(each=len(names)), seats * len(names)
    text = "the objectives in their order in the options"
    opened, aside = f"seat by seat how many of each of {text}", f"seat by seat a 1 at its place among {text}"
    return [
        counts("own_objectives", names, most, f"how many the seat holds of each of {text}"),
        one_of("own_laid_aside", names, says=f"a 1 at its place among {text}; all 0 for none"),
        each_seat("objectives_dealt", seats, OBJECTIVES_DEALT, "to each seat"),
        number("objectives_open", 1, "1 when all objectives lie open"),
        numbers("open_objectives", all_seats, most, f"{opened}; 0 while they are hidden", by=by_seat),
        numbers("open_laid_aside", all_seats, 1, f"in a practice game {aside}", by=by_seat),
        counts("unseen_objectives", names, most, f"of each of {text}"),
    ]


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
