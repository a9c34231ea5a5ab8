# engine: compiled
"""A move is one int, `verb | cemetery | number`; its text form is for people, records and the wire."""

import re
from typing import Final

from mypy_extensions import i64

from sexton.games.gravediggers.rules.box import CARDS
from sexton.kernel.interface import Refusal
from sexton.kernel.moves import move as move
from sexton.kernel.moves import number_in as number_in
from sexton.kernel.moves import verb_in as verb_in
from sexton.kernel.moves import where_in as where_in

PLACE: Final = 0 << 16
VIEW: Final = 1 << 16
REVEAL: Final = 2 << 16
ROB: Final = 3 << 16
CREDIT: Final = 4 << 16
FIST: Final = 5 << 16

# How moves are written, as docs/reference/record.md shows it.
GRAMMAR: Final = """\
move     = "place " card " at " cemetery | "view " place " at " cemetery | "reveal " place " at " cemetery
         | "rob " cemetery | "credit " ( "yes" | "no" ) | "fist " coins
card     = "2" | "3" | "4" | "5" | "10" | "X" | "widow" | "guard" | "accomplice" | "bandit"
cemetery = 1 .. 5
place    = 1 .. 99
coins    = 0 .. 999
"""
MOVE: Final = re.compile(
    r"place (\w+) at ([1-5])|(view|reveal) ([1-9][0-9]?) at ([1-5])|rob ([1-5])"
    r"|credit (yes|no)|fist (0|[1-9][0-9]{0,2})"
)


def write(move: i64) -> str:
    number, cemetery, verb = number_in(move), where_in(move) + 1, verb_in(move)
    if verb == PLACE:
        return f"place {CARDS[number]} at {cemetery}"
    if verb == VIEW:
        return f"view {number + 1} at {cemetery}"
    if verb == REVEAL:
        return f"reveal {number + 1} at {cemetery}"
    if verb == ROB:
        return f"rob {cemetery}"
    if verb == CREDIT:
        return "credit yes" if number else "credit no"
    return f"fist {number}"


def read(text: str) -> i64:
    if found := MOVE.fullmatch(text):
        card, cemetery, look, place, looked_at, robbed, credit, coins = found.groups()
        if coins:
            return move(FIST, 0, int(coins))
        if look:
            return move(VIEW if look == "view" else REVEAL, int(looked_at) - 1, int(place) - 1)
        if robbed:
            return move(ROB, int(robbed) - 1, 0)
        if credit:
            return move(CREDIT, 0, 1 if credit == "yes" else 0)
        if card in CARDS:
            return move(PLACE, int(cemetery) - 1, CARDS.index(card))
    raise Refusal("notation", "not-a-move", text=text)
