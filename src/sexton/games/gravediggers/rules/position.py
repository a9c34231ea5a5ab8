"""A whole position of Gravediggers as one line of text, both ways.

    place first=0 go=2 tiles=P3V1R0G1 deck=2*4,3*4,W*2 hands=255XG/… lines=5:,W+@0/3:02@2/-/… money=10,10,12 notes=0,0,0

A laid card is its letter, `+` if it lies face up, else `:` and the seats that know it; then `@` and the seat that laid
it, unless it came from the deck. `-` is an empty line or hand. `finals` counts the places of the ring (GD-24) that the
final robberies have not come to, closed ones too.
"""

from __future__ import annotations

import re

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gravediggers.rules.box import CARDS, KINDS
from sexton.games.gravediggers.rules.flow import CREDIT_STEP, is_robbery
from sexton.games.gravediggers.rules.state import FROM_DECK, State, laid_by, layer_of
from sexton.games.gravediggers.rules.variant import Variant
from sexton.kernel.laid_cards import kind_of
from sexton.kernel.records import positions

LETTERS = ("2", "3", "4", "5", "T", "X", "W", "G", "A", "B")
LAID = re.compile(r"([2345TXWGAB])(\+|:[0-6]*)(?:@([0-6]))?")
TILES = re.compile(r"P(\d+)V(\d+)R(\d+)G(\d+)")


def fields_of(g: State) -> dict[str, str]:
    return {
        "first": str(g.first),
        "go": str(g.active),
        "asked": str(g.asked) if g.step == CREDIT_STEP else "-",
        "target": str(g.target + 1) if is_robbery(g) else "-",
        "finals": positions.number_or_dash(g.finals - 1, -1),
        "tiles": "P{}V{}R{}G{}".format(*g.tiles),
        "deck": positions.write_counts(g.deck, LETTERS),
        "hands": "/".join("".join(LETTERS[kind] * hand[kind] for kind in range(KINDS)) or "-" for hand in g.hands),
        "lines": "/".join(positions.joined(map(write_card, line)) for line in g.lines),
        "money": positions.write_numbers(g.money),
        "notes": positions.write_numbers(g.notes),
    }


def write_card(card: int) -> str:
    layer = layer_of(card)
    return LETTERS[kind_of(card)] + positions.seen_mark(card) + (f"@{layer}" if layer >= 0 else "")


def state_from(fields: dict[str, str], variant: Variant, step: int) -> State:
    held, laid = fields["hands"].split("/"), fields["lines"].split("/")
    deck, target = positions.read_counts(fields["deck"], LETTERS), positions.number(fields["target"], 1)
    hands = vec[vec[i64]]([vec[i64]([hand.count(letter) for letter in LETTERS]) for hand in held])
    lines = vec[vec[i64]]([vec[i64]([read_card(card) for card in positions.listed(line)]) for line in laid])
    tiles = TILES.fullmatch(fields["tiles"])
    if tiles is None:
        raise ValueError("tiles")
    removed = variant.cards[:]
    for kind in range(KINDS):
        at_lines = sum(1 for line in lines for card in line if kind_of(card) == kind)
        removed[kind] -= deck[kind] + sum(hand[kind] for hand in hands) + at_lines
    down = vec[i64]([int(count) for count in tiles.groups()])
    return State(
        step, variant, int(fields["first"]), int(fields["go"]), positions.number(fields["asked"], 0),
        target - 1, positions.number(fields["finals"], -1) + 1, sum(deck), deck, down,
        hands, lines, removed, positions.read_numbers(fields["money"]), positions.read_numbers(fields["notes"]),
    )  # fmt: skip


def read_card(text: str) -> int:
    found = LAID.fullmatch(text)
    if found is None:
        raise ValueError(text)
    layer = FROM_DECK if found[3] is None else int(found[3])
    return int(laid_by(LETTERS.index(found[1]), positions.read_mark(found[2]), layer))


def problem_with(g: State) -> tuple[str, str] | None:
    """No more cards of a kind than the box holds (GD-2), one entry per seat, five lines."""
    seats = g.variant.seats
    if {len(g.hands), len(g.money), len(g.notes)} != {seats} or len(g.lines) != g.variant.cemeteries:
        return "GD-1", "seats or cemeteries"
    if not (0 <= g.first < seats and 0 <= g.active < seats and 0 <= g.asked < seats):
        return "GD-1", "seat"
    if not 0 <= g.target < g.variant.cemeteries or not 0 <= g.finals <= g.variant.cemeteries + 1:
        return "GD-1", "cemetery"
    for kind in range(KINDS):
        if g.removed[kind] < 0:
            return "GD-2", f"too many cards {CARDS[kind]}"
    return None
