"""What the fields of the encodings say, read in views: a second telling of the rows, which are written from states.

By game, version and field: the numbers that a view tells. It shares nothing with the writers but names and sizes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from sexton.games.gloomy_graves.rules.box import CARDS as DECK
from sexton.games.gloomy_graves.rules.box import HALVES, NUMBERS, TYPES
from sexton.games.gravediggers.rules.box import CARDS, TILES
from sexton.games.graverobbers.rules.box import CARDS as PEOPLE
from sexton.games.vampire.rules.box import FACES, GRAVE_NAMES, TOOLS
from sexton.games.vampire.rules.names import number_of
from sexton.kernel.game import Rules

Reading = Callable[[Any], Iterable[int]]
FATES = ("open", "undisturbed", "ransacked")
CRYPT = [f"{x},{y}" for x in range(-1, 3) for y in range(-2, 3)]
CELLS = 63  # of a communal graveyard
WIDTH, MIDDLE = 16, 8  # of a plane


def at(value: Any, values: Iterable[Any]) -> list[int]:
    """A 1 where the value is."""
    return [int(value == other) for other in values]


def counted(found: Mapping[str, int] | Sequence[str], kinds: Iterable[str]) -> list[int]:
    return [found.get(kind, 0) if isinstance(found, Mapping) else found.count(kind) for kind in kinds]


def padded(numbers: list[int], size: int) -> list[int]:
    return numbers + [0] * (size - len(numbers))


def places(cards: Iterable[Any], kinds: Sequence[str], seats: range, size: int) -> list[int]:
    """Laid cards, one place for each."""
    found = [
        bit
        for card in cards
        for bit in (1, int(card.face_up), *at(card.card, kinds), *(int(seat in card.seen_by) for seat in seats))
    ]
    return padded(found, size * (2 + len(kinds) + len(seats)))


def spot(cell: str) -> tuple[int, int]:
    x, y = cell.split(",")
    return int(x), int(y)


def gravediggers(rules: Rules[Any, Any]) -> dict[str, Reading]:
    seats, box = range(rules.seats), rules.options.box
    longest, ring = sum(box.cards) - box.cemeteries + 1, range(box.cemeteries)

    def ring_left(v: Any) -> int:
        if v.finals is None:
            return 0
        return 1 if v.target is None else len(ring) - (v.target - 1 - v.go) % len(ring)

    def face_down(v: Any, cemetery: Any) -> list[int]:
        groups: list[list[str]] = [[] for _ in range(1 << (len(seats) - 1))]
        for card in [card for card in cemetery.cards if not card.face_up]:
            others = [(other - v.seat) % len(seats) for other in card.seen_by if other != v.seat]
            groups[sum(1 << (nth - 1) for nth in others)].append(card.card or "unknown")
        return [count for group in groups for count in counted(group, (*CARDS, "unknown"))]

    return {
        "first": lambda v: at(v.first, seats),
        "asked": lambda v: at(v.asked, seats),
        "target": lambda v: at(v.target, range(1, len(ring) + 1)),
        "finals": lambda v: [ring_left(v)],
        "deck": lambda v: [v.deck],
        "tiles": lambda v: counted(v.tiles, TILES),
        "hand": lambda v: counted(v.hand, CARDS),
        "hand_sizes": lambda v: v.hand_sizes,
        "removed": lambda v: counted(v.removed, CARDS),
        "unseen": lambda v: counted(v.unseen, CARDS),
        "money": lambda v: v.money,
        "notes": lambda v: v.notes,
        "cemeteries": lambda v: [bit for one in v.cemeteries for bit in places(one.cards, CARDS, seats, longest)],
        "face_up": lambda v: [
            n for one in v.cemeteries for n in counted([c.card for c in one.cards if c.face_up], CARDS)
        ],
        "face_down": lambda v: [count for one in v.cemeteries for count in face_down(v, one)],
    }


def graverobbers(rules: Rules[Any, Any]) -> dict[str, Reading]:
    seats, names = range(rules.seats), rules.variant.names

    def by_seat(found: Any, kinds: Sequence[str]) -> list[int]:
        return padded([count for one in found or () for count in counted(one, kinds)], len(seats) * len(kinds))

    return {
        "hand_number": lambda v: [v.hand_number],
        "round": lambda v: [v.round],
        "opener": lambda v: at(v.opener, seats),
        "first": lambda v: at(v.first, seats),
        "asked": lambda v: at(v.asked, seats),
        "first_grave": lambda v: at(v.first_grave, range(1, 8)),
        "final_grave": lambda v: [v.final_grave or 0],
        "columns": lambda v: [bit for column in v.columns for bit in places(column, PEOPLE, seats, 7)],
        "graves": lambda v: [bit for grave in v.graves for bit in at(grave, FATES)],
        "accusations": lambda v: [bit for one in seats for bit in at(v.accusations.get(one), seats)],
        "accusations_over": lambda v: [int(v.accusations_over)],
        "hand": lambda v: counted(v.hand, PEOPLE),
        "hand_sizes": lambda v: v.hand_sizes,
        "hands_open": lambda v: [int(v.open_hands is not None)],
        "open_hands": lambda v: by_seat(v.open_hands, PEOPLE),
        "spent": lambda v: counted(v.spent, PEOPLE[6:]),
        "undealt": lambda v: [v.undealt],
        "unseen": lambda v: counted(v.unseen, PEOPLE),
        "own_objectives": lambda v: counted(v.own_objectives, names),
        "own_laid_aside": lambda v: at(v.own_laid_aside, names),
        "objectives_dealt": lambda v: v.objectives_dealt,
        "objectives_open": lambda v: [int(v.open_objectives is not None)],
        "open_objectives": lambda v: by_seat(v.open_objectives, names),
        "open_laid_aside": lambda v: by_seat([(name,) if name else () for name in v.open_laid_aside or ()], names),
        "unseen_objectives": lambda v: counted(v.unseen_objectives, names),
        "totals": lambda v: v.totals,
        "points": lambda v: v.points,
    }


def vampire(rules: Rules[Any, Any]) -> dict[str, Reading]:
    squares = range(rules.variant.squares)
    return {
        "roll": lambda v: at(v.roll, range(1, FACES + 1)),
        "at": lambda v: [bit for where in v.at for bit in at(number_of(rules.variant, where), squares)],
        "tools": lambda v: [int(tool in held) for held in v.tools for tool in TOOLS],
        "pile": lambda v: counted(v.pile, TOOLS),
        "graves": lambda v: [bit for grave in v.graves for bit in at(grave, GRAVE_NAMES)],
        "offered": lambda v: counted(v.offered, TOOLS),
        "fights": lambda v: [v.fights],
        "grave": lambda v: at(v.grave, range(1, len(rules.view(rules.setup(), 0).graves) + 1)),
    }


def gloomy_graves(rules: Rules[Any, Any], version: int) -> dict[str, Reading]:
    seats = range(rules.seats)

    def listed(v: Any) -> list[int]:
        tops = version == 1
        found = [n for cell, half in v.communal.items() for n in (1, *spot(cell), *(at(half, HALVES) if tops else ()))]
        return padded(found, CELLS * (3 + len(HALVES) if tops else 3))

    def planes(v: Any) -> list[int]:
        found = [0] * ((len(HALVES) + 1) * WIDTH * WIDTH)
        for cell, half in v.communal.items():
            x, y = ((number + MIDDLE) % WIDTH for number in spot(cell))
            for plane in (HALVES.index(half), *([len(HALVES)] if cell in v.laid_cells else [])):
                found[(plane * WIDTH + x) * WIDTH + y] = 1
        return found

    def crypts(v: Any) -> list[int]:
        if version == 1:
            return [bit for crypt in v.crypts for cell in CRYPT for bit in at(crypt.get(cell), HALVES)]
        return [int(crypt.get(cell) == half) for crypt in v.crypts for half in HALVES for cell in CRYPT]

    return {
        "start": lambda v: at(v.start, seats),
        "round": lambda v: [v.round],
        "last_round": lambda v: [int(v.last_round)],
        "deck": lambda v: [v.deck],
        "row": lambda v: counted(v.row, DECK),
        "hand": lambda v: counted(v.hand, DECK),
        "hand_sizes": lambda v: v.hand_sizes,
        "known": lambda v: [count for known in v.known for count in counted(known, DECK)],
        "unseen": lambda v: counted(v.unseen, DECK),
        "spent": lambda v: counted(v.spent, DECK),
        "communal": listed if version == 1 else planes,
        "cells": listed,
        "crypts": crypts,
        "claimed": lambda v: [claimed.get(kind, 0) for claimed in v.claimed for kind in TYPES],
        "left": lambda v: [int(n in v.left[kind]) for kind in TYPES for n in NUMBERS],
        "buried": lambda v: counted(v.buried, ("crypt", "communal")),
        "laid": lambda v: at(v.laid, DECK),
        "laid_cells": lambda v: padded([int(cell in v.laid_cells) for cell in v.communal], CELLS),
        "drawn": lambda v: [sum(v.hand_sizes) if v.step == "deal" else v.drawn],
    }


def readings(rules: Rules[Any, Any], version: int) -> dict[str, Reading]:
    seats = range(rules.seats)
    own: dict[str, Callable[[], dict[str, Reading]]] = {
        "gravediggers": lambda: gravediggers(rules),
        "graverobbers": lambda: graverobbers(rules),
        "vampire": lambda: vampire(rules),
        "gloomy_graves": lambda: gloomy_graves(rules, version),
    }
    return {
        "seat": lambda v: at(v.seat, seats),
        "step": lambda v: at(v.step, rules.steps),
        "go": lambda v: at(v.go, seats),
        **own[rules.game.id](),
    }
