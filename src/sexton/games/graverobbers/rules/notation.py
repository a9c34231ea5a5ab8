# engine: compiled
"""A move is one int, `verb | grave | number`; its text form is for people, records and the wire."""

import re
from typing import Final

from mypy_extensions import i64

from sexton.games.graverobbers.rules.box import CARDS
from sexton.games.graverobbers.rules.state import NOBODY
from sexton.games.graverobbers.rules.variant import Variant
from sexton.kernel.interface import Refusal
from sexton.kernel.moves import move as move
from sexton.kernel.moves import number_in as number_in
from sexton.kernel.moves import verb_in as verb_in
from sexton.kernel.moves import where_in as where_in

DISCARD: Final = 0 << 16  # number: which objective
PLAY: Final = 1 << 16  # number: the kind of the card
SPY: Final = 2 << 16  # number: the kind of the bobby
STOP: Final = 3 << 16
ACCUSE: Final = 4 << 16  # number: the accused; NOBODY for no accusation

# How moves are written, as docs/reference/record.md shows it.
GRAMMAR: Final = """\
move      = "discard " objective | "play " card " at " grave | "spy " bobby " at " grave | "stop"
          | "accuse " seat | "no accusation"
objective = side " " ( grave "-" grave | "cemetery" ) " " points
side      = "black" | "white"
points    = 1 .. 99
card      = "R1" | "R2" | "R3" | "D1" | "D2" | "D3" | bobby
bobby     = "B0" | "B1" | "B2"
grave     = 1 .. 7
seat      = 0 .. 5
"""
CARD_AT: Final = re.compile(r"(play|spy) (\w+) at ([1-7])")
SEAT: Final = re.compile(r"accuse ([0-5])")
OBJECTIVE: Final = re.compile(r"discard (.+)")


def write(move: i64, variant: Variant) -> str:
    number, grave, verb = number_in(move), where_in(move) + 1, verb_in(move)
    if verb == DISCARD:
        return f"discard {variant.names[number]}"
    if verb == PLAY:
        return f"play {CARDS[number]} at {grave}"
    if verb == SPY:
        return f"spy {CARDS[number]} at {grave}"
    if verb == STOP:
        return "stop"
    return "no accusation" if number == NOBODY else f"accuse {number}"


def read(text: str, variant: Variant) -> i64:
    if found := CARD_AT.fullmatch(text):
        if found[2] in CARDS:
            verb: i64 = PLAY if found[1] == "play" else SPY
            return move(verb, int(found[3]) - 1, CARDS.index(found[2]))
    elif found := OBJECTIVE.fullmatch(text):
        if found[1] in variant.names:
            return move(DISCARD, 0, variant.names.index(found[1]))
    elif found := SEAT.fullmatch(text):
        return move(ACCUSE, 0, int(found[1]))
    elif text == "no accusation":
        return move(ACCUSE, 0, NOBODY)
    elif text == "stop":
        return move(STOP, 0, 0)
    raise Refusal("notation", "not-a-move", text=text)
