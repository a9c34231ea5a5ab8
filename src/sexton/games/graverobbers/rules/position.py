"""A whole position of Graverobbers as one line of text, both ways.

    go hand=1 round=2 opener=0 first=1 go=2 asked=- second=- finals=- phase=not_yet hands=R1*2,B0*1/…
    columns=R3+,D1:0/-/… graves=ooorouo objectives=black:1-2:6,white:1-4:4,white:cemetery:3/… accused=-,0,-
    spent=B0*1 totals=0,0,0 points=0,0,0

A laid card is its name, `+` if it lies face up, else `:` and the seat that knows it. `-` is an empty column, hand or
place. The third objective of a seat is the one laid aside, once that is chosen. What is named nowhere was not dealt.
"""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import BOBBY, CARDS, COLUMN, GRAVES, KINDS, OBJECTIVES_DEALT
from sexton.games.graverobbers.rules.flow import KEEP_TWO
from sexton.games.graverobbers.rules.state import NO_OBJECTIVE, NOBODY, NOWHERE, OPEN, State
from sexton.games.graverobbers.rules.variant import Variant
from sexton.kernel.laid_cards import kind_of, laid
from sexton.kernel.records import positions
from sexton.kernel.records.positions import number

LAID = re.compile(r"([RDB][0-3])(\+|:[0-6])")
FATES = "our"  # open, undisturbed, ransacked
PHASES = ("not_yet", "now", "over")


def fields_of(g: State) -> dict[str, str]:
    seats = range(g.variant.seats)
    return {
        "hand": str(g.hand),
        "round": str(g.round),
        "opener": positions.number_or_dash(g.opener, NOBODY),
        "first": positions.number_or_dash(g.first, NOBODY),
        "go": positions.number_or_dash(g.active, NOBODY),
        "asked": positions.number_or_dash(g.asked, NOBODY),
        "second": positions.number_or_dash(g.first_grave + 1, NOWHERE + 1),
        "finals": positions.number_or_dash(g.finals, 0),
        "phase": PHASES[g.phase],
        "hands": "/".join(positions.write_counts(g.hands[at * KINDS : at * KINDS + KINDS], CARDS) for at in seats),
        "columns": "/".join(write_column(g, grave) for grave in range(GRAVES)),
        "graves": "".join(FATES[fate] for fate in g.graves),
        "objectives": "/".join(write_objectives(g, seat) for seat in seats),
        "accused": ",".join(positions.number_or_dash(suspect, NOBODY) for suspect in g.accused),
        "spent": positions.write_counts(g.spent, CARDS[BOBBY:]),
        "totals": positions.write_numbers(g.totals),
        "points": positions.write_numbers(g.points),
    }


def write_column(g: State, grave: int) -> str:
    start = grave * COLUMN
    cards = g.columns[start : start + g.lengths[grave]]
    return positions.joined(CARDS[kind_of(card)] + positions.seen_mark(card) for card in cards)


def write_objectives(g: State, seat: int) -> str:
    own = [*g.objectives[seat * OBJECTIVES_DEALT : (seat + 1) * OBJECTIVES_DEALT]]
    kept = sorted(own) if g.step <= KEEP_TWO else [*sorted(own[:-1]), own[-1]]
    return ",".join("-" if one == NO_OBJECTIVE else g.variant.names[one].replace(" ", ":") for one in kept)


def state_from(fields: dict[str, str], variant: Variant, step: int) -> State:
    hands = [count for hand in fields["hands"].split("/") for count in positions.read_counts(hand, CARDS)]
    columns = [positions.listed(column) for column in fields["columns"].split("/")]
    if max(len(column) for column in columns) > COLUMN:
        raise ValueError("columns")
    cells = [cell for column in columns for cell in [*map(read_card, column), *[0] * (COLUMN - len(column))]]
    own = [read_objective(name, variant) for held in fields["objectives"].split("/") for name in held.split(",")]
    spent = positions.read_counts(fields["spent"], CARDS[BOBBY:])
    deck = [*variant.cards]
    for kind in range(KINDS):
        deck[kind] -= sum(hands[kind::KINDS]) + (spent[kind - BOBBY] if kind >= BOBBY else 0)
    for card in (read_card(text) for column in columns for text in column):
        deck[kind_of(card)] -= 1
    left = [count - own.count(objective) for objective, count in enumerate(variant.objectives)]
    opener, first, go, asked = (number(fields[name], NOBODY) for name in ("opener", "first", "go", "asked"))
    return State(
        step, variant, int(fields["hand"]), int(fields["round"]), opener, first, go, asked,
        number(fields["second"], NOWHERE + 1) - 1, number(fields["finals"], 0), PHASES.index(fields["phase"]),
        sum(deck), vec[i64](deck), vec[i64](hands), vec[i64](cells), vec[i64]([len(column) for column in columns]),
        vec[i64]([FATES.index(letter) for letter in fields["graves"]]), vec[i64](own), vec[i64](left),
        vec[i64]([number(seat, NOBODY) for seat in fields["accused"].split(",")]), vec[i64](spent),
        positions.read_numbers(fields["totals"]), positions.read_numbers(fields["points"]),
    )  # fmt: skip


def read_card(text: str) -> int:
    found = LAID.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return int(laid(CARDS.index(found[1]), positions.read_mark(found[2])))


def read_objective(text: str, variant: Variant) -> int:
    return NO_OBJECTIVE if text == "-" else variant.names.index(text.replace(":", " "))


def problem_with(g: State) -> tuple[str, str] | None:
    """No more cards and objectives of a kind than the box holds (GR-1), one entry per seat, seven graves."""
    seats = g.variant.seats
    sizes = {len(g.hands) // KINDS, len(g.objectives) // OBJECTIVES_DEALT, len(g.accused), len(g.totals), len(g.points)}
    if sizes != {seats} or {len(g.lengths), len(g.graves)} != {GRAVES}:
        return "GR-1", "seats or graves"
    people = [g.opener, g.first, g.active, g.asked, *g.accused]
    if not all(0 <= seat < seats or seat == NOBODY for seat in people):
        return "GR-1", "seat"
    if not (1 <= g.hand <= g.variant.hands and 1 <= g.round <= g.variant.rounds):
        return "GR-17", "hand or round"
    if not (0 <= g.first_grave <= NOWHERE and 0 <= g.finals <= GRAVES + 1):
        return "GR-2", "grave"
    if any(g.graves[grave] == OPEN and g.lengths[grave] == COLUMN for grave in range(GRAVES)):
        return "GR-11", "a full column is judged"
    if min(g.deck) < 0 or min(g.objectives_left) < 0:
        return "GR-1", "more cards than the box holds"
    return None
