"""A whole position of Gloomy Graves as one line of text, both ways.

    bury start=0 go=1 round=3 last=no drawn=0 deck=44 undrawn=PG*2,P+*1,… spent=PG*1,… row=PG,PD,U+
    hands=PG,PD/… known=PD/- communal=0,0P;0,1D;… crypts=0,0P;1,0D/… claimed=P8,D12/- buried=crypt laid=PD@0,0;0,1

A half is its letter: P G U C D, and + for the gravedigger; a card is two of them. `-` is nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from sexton.games.gloomy_graves.rules import names
from sexton.games.gloomy_graves.rules.box import CARDS, GRAVES, HALVES, KINDS, NUMBERS, PAIRS, ROW, TYPES
from sexton.games.gloomy_graves.rules.flow import BURY, BURY_OTHER, DISCARD_STEP, GRAVEYARD_TURN, SCORE_STEP
from sexton.games.gloomy_graves.rules.legality import diggers_on, forbidden_in_crypt, ground_of, spot_of, touching
from sexton.games.gloomy_graves.rules.notation import read_cell
from sexton.games.gloomy_graves.rules.placement import fitting, graveyard_takes
from sexton.games.gloomy_graves.rules.state import IN_CRYPT, IN_GRAVEYARD, State, new_state
from sexton.games.gloomy_graves.rules.variant import Variant
from sexton.kernel.records import positions

LETTERS = ("P", "G", "U", "C", "D", "+")
CODES = tuple(LETTERS[one] + LETTERS[two] for one, two in PAIRS)
ON_CELL = re.compile(r"(-?\d+,-?\d+)([PGUCD+])", re.ASCII)
REACH = 37  # 36 goes from 0,0 and 1,1
MOST_CELLS = 60
CRYPT_PROBLEMS = {
    "GG-13": "GG-13: a crypt is too large",
    "GG-14": "GG-14: two gravediggers in a row or column of a crypt",
}
CLAIM = re.compile(r"([PGUCD])(8|10|12|15)", re.ASCII)


def fields_of(g: State) -> dict[str, str]:
    seats = range(g.variant.seats)
    return {
        "start": str(g.start),
        "go": str(g.active),
        "round": str(g.round),
        "last": "yes" if g.last_round else "no",
        "drawn": str(g.drawn),
        "deck": str(g.deck),
        "undrawn": positions.write_counts(g.undrawn, CODES),
        "spent": positions.write_counts(g.spent, CODES),
        "row": ",".join(CODES[kind] for kind in sorted(g.row)) or "-",
        "hands": "/".join(write_cards(g.hands[seat * KINDS : seat * KINDS + KINDS]) for seat in seats),
        "known": "/".join(write_cards(g.known[seat * KINDS : seat * KINDS + KINDS]) for seat in seats),
        "communal": write_cells(names.communal_of(g)),
        "crypts": "/".join(write_cells(names.crypt_of(g, seat)) for seat in seats),
        "claimed": "/".join(write_claims(names.claimed_by(g, seat)) for seat in seats),
        "buried": ",".join(names.buried_in(g)) or "-",
        "laid": CODES[g.laid - 1] + "@" + (";".join(names.laid_cells_of(g)) or "-") if g.laid else "-",
    }


def write_cards(counts: Iterable[int]) -> str:
    return positions.joined(code for code, count in zip(CODES, counts, strict=True) for _ in range(count))


def write_cells(cells: names.Cells) -> str:
    return positions.joined((at + LETTERS[HALVES.index(half)] for at, half in cells.items()), ";")


def write_claims(claimed: dict[str, int]) -> str:
    return positions.joined(f"{LETTERS[TYPES.index(grave)]}{number}" for grave, number in claimed.items())


def state_from(fields: dict[str, str], variant: Variant, step: int) -> State:
    g = new_state(variant)
    g.step, g.start, g.active, g.round = step, int(fields["start"]), int(fields["go"]), int(fields["round"])
    g.last_round = {"yes": True, "no": False}[fields["last"]]
    g.drawn, g.deck = int(fields["drawn"]), int(fields["deck"])
    g.undrawn, g.spent = (positions.read_counts(fields[name], CODES) for name in ("undrawn", "spent"))
    g.row = vec[i64]([CODES.index(code) for code in positions.listed(fields["row"], ",")])
    g.hands, g.known = held(fields["hands"], variant), held(fields["known"], variant)
    crypts = [cells_in(cells) for cells in by_seat(fields["crypts"], variant)]
    for cells in crypts:
        if any(not -1 <= spot_of(at)[0] <= 2 or not -2 <= spot_of(at)[1] <= 2 for at in cells):
            raise ValueError("GG-13: a crypt reaches too far")
    names.lay_communal(g, cells_in(fields["communal"]))
    claims = [dict(found(CLAIM, claims, ",")) for claims in by_seat(fields["claimed"], variant)]
    for seat in range(variant.seats):
        names.lay_crypt(g, seat, crypts[seat])
        names.claim_again(g, seat, {TYPES[LETTERS.index(at)]: int(number) for at, number in claims[seat].items()})
    g.buried = sum(dict(names.BURIED)[area] for area in positions.listed(fields["buried"], ","))
    if fields["laid"] != "-":
        code, cells_text = fields["laid"].split("@")
        g.laid = CODES.index(code) + 1
        numbers = [int(g.grid[read_cell(at)]) - 1 for at in positions.listed(cells_text, ";")]
        g.laid_cells = sum(1 << number for number in numbers)
    return g


def found(pattern: re.Pattern[str], text: str, mark: str) -> list[tuple[str, str]]:
    pairs: list[tuple[str, str]] = []
    for part in positions.listed(text, mark):
        match = pattern.fullmatch(part)
        if match is None:
            raise ValueError(part)
        if any(match[1] == first for first, _ in pairs):
            raise ValueError(f"{match[1]} twice")
        pairs.append((match[1], match[2]))
    return pairs


def by_seat(text: str, variant: Variant) -> list[str]:
    parts = text.split("/")
    if len(parts) != variant.seats:
        raise ValueError("seats")
    return parts


def cells_in(text: str) -> names.Cells:
    return {at: HALVES[LETTERS.index(letter)] for at, letter in found(ON_CELL, text, ";")}


def held(text: str, variant: Variant) -> vec[i64]:
    counts: list[int] = []
    for cards in by_seat(text, variant):
        codes = positions.listed(cards, ",")
        if any(code not in CODES for code in codes):
            raise ValueError(cards)
        counts += [codes.count(code) for code in CODES]
    return vec[i64](counts)


# What a position may not be


def problem_with(g: State) -> tuple[str, str] | None:
    """The first rule this position breaks, and how."""
    problem = problem_with_numbers(g) or problem_with_ground(g) or problem_with_step(g)
    return (problem.split(":")[0], problem) if problem else None


def problem_with_numbers(g: State) -> str:
    seats = g.variant.seats
    if not (0 <= g.start < seats and 0 <= g.active < seats):
        return "GG-1: seat"
    if g.deck < 0 or g.deck != sum(g.undrawn) - g.variant.removed or len(g.row) > ROW:
        return "GG-2: deck, row and undrawn cards do not fit together"
    for kind, held_by_box in enumerate(g.variant.cards):
        hands = [g.hands[seat * KINDS + kind] for seat in range(seats)]
        if g.undrawn[kind] + g.spent[kind] + list(g.row).count(kind) + sum(hands) != held_by_box:
            return f"GG-1: too many cards {CARDS[kind]}, or too few"
        if any(g.known[seat * KINDS + kind] > hands[seat] for seat in range(seats)):
            return f"GG-R26: known but not held: {CARDS[kind]}"
    for grave in range(GRAVES):
        taken = [g.claimed[seat * GRAVES + grave] for seat in range(seats)]
        if any(taken.count(number) > 1 for number in NUMBERS):
            return f"GG-18: a score card of {TYPES[grave]} is claimed twice"
    return ""


def problem_with_ground(g: State) -> str:
    communal = ground_of(names.communal_of(g))
    if any(max(abs(x), abs(y)) > REACH for x, y in communal) or len(communal) > MOST_CELLS:
        return "GG-15: the communal graveyard is larger than a game can make it"
    crypts = [ground_of(names.crypt_of(g, seat)) for seat in range(g.variant.seats)]
    for crypt in [crypt for crypt in crypts if crypt]:
        if not ((0, 0) in crypt and (1, 0) in crypt):
            return "GG-4: a crypt begins on 0,0 and 1,0"
        refusal = forbidden_in_crypt(crypt)
        if refusal is not None:
            return CRYPT_PROBLEMS[refusal.rule]
    return "GG-10: two gravediggers touch" if touching(diggers_on(communal)) else ""


def problem_with_step(g: State) -> str:
    """What is to be decided now must be possible."""
    hand = names.held_by(g.hands, g.active)
    due = {BURY: (0,), BURY_OTHER: (IN_CRYPT, IN_GRAVEYARD), DISCARD_STEP: (IN_CRYPT,), SCORE_STEP: (3,)}
    if g.step in due and g.buried not in due[g.step]:
        return "GG-7: this is not what was buried before this step"
    if (g.step == BURY and hand < 2) or (g.step in (BURY_OTHER, DISCARD_STEP) and not hand):
        return "GG-7: too few cards in hand"
    crypts = [names.crypt_of(g, seat) for seat in range(g.variant.seats)]
    if g.step >= BURY and not (g.round and len(g.cells) >= 4 and all(crypts)):
        return "GG-3: the first cards are missing"
    if bool(g.laid) != bool(g.buried & IN_GRAVEYARD or g.step == GRAVEYARD_TURN):
        return "GG-16: the card just laid in the communal graveyard"
    if g.buried & IN_GRAVEYARD and len(names.laid_cells_of(g)) != 2:
        return "GG-16: where the card just laid lies"
    if g.step == BURY_OTHER and g.buried == IN_CRYPT and not fitting(g, g.active, graveyard_takes(g)):
        return "GG-R11: nothing fits the communal graveyard"
    return ""
