# engine: compiled
"""A move is one int, `verb | card | first cell | second cell`; its text form is for people, records and the wire.

A cell is one int too, ordered by column, then by row. Grids reach 39 cells from 0,0: no game can leave them.
"""

import re
from typing import Final

from mypy_extensions import i64

from sexton.games.gloomy_graves.rules.box import CARDS, FIRST, GRAVES, SECOND, TYPES
from sexton.kernel.interface import Refusal

SIDE: Final = 80
ORIGIN: Final = 39
CENTRE: Final = ORIGIN * SIDE + ORIGIN

BEGIN: Final = 0 << 32
CRYPT: Final = 1 << 32
COMMUNAL: Final = 2 << 32
DISCARD: Final = 3 << 32
SCORE: Final = 4 << 32
DRAW: Final = 5 << 32
AREAS: Final = {"crypt": CRYPT, "communal": COMMUNAL}
NO_SCORE: Final = SCORE | GRAVES << 26
DRAW_DECK: Final = DRAW

# How moves are written, as docs/reference/record.md shows it.
GRAMMAR: Final = """\
move   = "begin " card | ( "crypt " | "communal " ) card " at " cell " " cell | "discard " card
       | "score " type | "no score" | "draw deck" | "draw row " card
card   = type "/" ( type | "gravedigger" )
type   = "pixie" | "goblin" | "unicorn" | "cyclops" | "dragon"
cell   = number "," number
number = -39 .. 39
"""
BURIAL: Final = re.compile(r"(crypt|communal) ([a-z]+/[a-z]+) at (\S+) (\S+)")
CELL: Final = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")
WITH_CARD: Final = re.compile(r"(begin|discard|draw row) ([a-z]+/[a-z]+)")


def cell(x: i64, y: i64) -> i64:
    return (x + ORIGIN) * SIDE + y + ORIGIN


def column_of(cell: i64) -> i64:
    return cell // SIDE - ORIGIN


def row_of(cell: i64) -> i64:
    return cell % SIDE - ORIGIN


def burial(area: i64, kind: i64, first: i64, second: i64) -> i64:
    return area | kind << 26 | first << 13 | second


def with_card(verb: i64, kind: i64) -> i64:
    return verb | kind << 26


def draw_from_row(kind: i64) -> i64:
    """After `DRAW_DECK`."""
    return DRAW | (kind + 1) << 26


def score(grave: i64) -> i64:
    return SCORE | grave << 26


def verb_in(move: i64) -> i64:
    return move >> 32 << 32


def number_in(move: i64) -> i64:
    """The card, or the type, or for a draw 1 + the card of the row."""
    return move >> 26 & 63


def first_in(move: i64) -> i64:
    return move >> 13 & 8191


def second_in(move: i64) -> i64:
    return move & 8191


def write_cell(cell: i64) -> str:
    return f"{column_of(cell)},{row_of(cell)}"


def write(move: i64) -> str:
    verb, number = verb_in(move), number_in(move)
    if verb in (CRYPT, COMMUNAL):
        area = "crypt" if verb == CRYPT else "communal"
        return f"{area} {CARDS[number]} at {write_cell(first_in(move))} {write_cell(second_in(move))}"
    if verb == SCORE:
        return "no score" if number == GRAVES else f"score {TYPES[number]}"
    if verb == DRAW:
        return f"draw row {CARDS[number - 1]}" if number else "draw deck"
    return f"{'begin' if verb == BEGIN else 'discard'} {CARDS[number]}"


def read_cell(text: str) -> i64:
    found = CELL.fullmatch(text)
    if found is None:
        raise Refusal("notation", "not-a-move", text=text)
    x, y = int(found[1]), int(found[2])
    if not (-ORIGIN <= x <= ORIGIN and -ORIGIN <= y <= ORIGIN):
        raise Refusal("GG-8", "off-the-table", cell=text)
    return cell(x, y)


def read_burial(area: i64, kind: i64, first: i64, second: i64) -> i64:
    """A card with equal halves lies the same either way round: the lower cell is named first."""
    if FIRST[kind] == SECOND[kind] and first > second:
        return burial(area, kind, second, first)
    return burial(area, kind, first, second)


def read(text: str) -> i64:
    if found := BURIAL.fullmatch(text):
        if found[2] in CARDS:
            return read_burial(AREAS[found[1]], CARDS.index(found[2]), read_cell(found[3]), read_cell(found[4]))
    elif found := WITH_CARD.fullmatch(text):
        if found[2] in CARDS:
            kind = CARDS.index(found[2])
            return draw_from_row(kind) if found[1] == "draw row" else with_card(VERBS[found[1]], kind)
    elif text == "draw deck":
        return DRAW_DECK
    elif text == "no score":
        return NO_SCORE
    elif text.startswith("score ") and text[6:] in TYPES:
        return score(TYPES.index(text[6:]))
    raise Refusal("notation", "not-a-move", text=text)


VERBS: Final = {"begin": BEGIN, "discard": DISCARD}
