# engine: compiled
"""The row of `encoding.py` straight from a state, for programs that learn from millions of moves.

It tells what the seat's view tells and nothing else: the tests hold it to the row that is made of the view.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sexton.games.graverobbers.rules.box import BOBBY, COLUMN, GRAVES, KINDS, OBJECTIVES_DEALT
from sexton.games.graverobbers.rules.flow import ACCUSE_STEP, KEEP_TWO, RESULT
from sexton.games.graverobbers.rules.state import ACCUSED, NO_OBJECTIVE, NOBODY, NOWHERE, State, cards_held
from sexton.games.graverobbers.rules.variant import Variant
from sexton.kernel.laid_cards import face_up, kind_of, seen_by

FATES: Final = 3


class RowWriter:
    """Knows how long a row is; rows are 16-bit numbers."""

    def __init__(self, variant: Variant, steps: i64, size: i64) -> None:
        self.variant = variant
        self.steps = steps
        self.empty = vec[i16]([i16(0)] * size)
        self.kinds: i64 = len(variant.names)  # of objectives
        self.unseen: i64 = 0  # where the counts of unseen cards begin

    def row(self, g: State, seat: i64) -> vec[i16]:
        row = self.empty[:]
        at = self.put_course(row, g, seat)
        columns = at
        at += GRAVES * COLUMN * (2 + KINDS + self.variant.seats)
        at = self.put_graves(row, at, g)
        at = self.put_cards(row, at, g, seat)
        self.put_columns(row, columns, g, seat)
        at = self.put_objectives(row, at, g, seat)
        for other in range(self.variant.seats):
            row[at + other] = i16(g.totals[other])
            row[at + self.variant.seats + other] = i16(g.points[other])
        return row

    def put_course(self, row: vec[i16], g: State, seat: i64) -> i64:
        seats = self.variant.seats
        row[seat] = 1
        at = seats
        row[at + g.step] = 1
        at += self.steps
        row[at] = i16(g.hand)
        row[at + 1] = i16(g.round)
        at += 2
        at = flag(row, at, seats, g.opener, NOBODY)
        at = flag(row, at, seats, g.first, NOBODY)
        at = flag(row, at, seats, g.active, NOBODY)
        at = flag(row, at, seats, g.asked if g.step == ACCUSE_STEP else NOBODY, NOBODY)
        at = flag(row, at, GRAVES, g.first_grave, NOWHERE)
        row[at] = i16(g.finals)
        return at + 1

    def put_columns(self, row: vec[i16], at: i64, g: State, seat: i64) -> None:
        """Cards that the seat knows are not unseen."""
        seats = self.variant.seats
        width: i64 = 2 + KINDS + seats
        for grave in range(i64(GRAVES)):
            place = at + grave * COLUMN * width
            for nth in range(g.lengths[grave]):
                card = g.columns[grave * COLUMN + nth]
                row[place] = 1
                turned, eyes = face_up(card), seen_by(card)
                if turned:
                    row[place + 1] = 1
                if turned or self.variant.open_hands or eyes >> seat & 1:
                    kind = kind_of(card)
                    row[place + 2 + kind] = 1
                    row[self.unseen + kind] -= 1
                if not turned:
                    for other in range(seats):
                        if eyes >> other & 1:
                            row[place + 2 + KINDS + other] = 1
                place += width

    def put_graves(self, row: vec[i16], at: i64, g: State) -> i64:
        seats = self.variant.seats
        for grave in range(i64(GRAVES)):
            row[at + grave * FATES + g.graves[grave]] = 1
        at += GRAVES * FATES
        for one in range(seats):
            if g.accused[one] != NOBODY:
                row[at + one * seats + g.accused[one]] = 1
        at += seats * seats
        if g.phase == ACCUSED:
            row[at] = 1
        return at + 1

    def put_cards(self, row: vec[i16], at: i64, g: State, seat: i64) -> i64:
        seats, all_open = self.variant.seats, self.variant.open_hands or g.step == RESULT
        for kind in range(i64(KINDS)):
            row[at + kind] = i16(g.hands[seat * KINDS + kind])
        at += KINDS
        for other in range(seats):
            row[at + other] = i16(cards_held(g, other))
        at += seats
        if all_open:
            row[at] = 1
            for nth in range(seats * KINDS):
                row[at + 1 + nth] = i16(g.hands[nth])
        at += 1 + seats * KINDS
        for nth in range(i64(KINDS - BOBBY)):
            row[at + nth] = i16(g.spent[nth])
        at += KINDS - BOBBY
        row[at] = i16(g.left)
        self.unseen = at + 1
        for kind in range(i64(KINDS)):
            left = self.variant.cards[kind]
            if kind >= BOBBY:
                left -= g.spent[kind - BOBBY]
            for other in range(seats):
                if all_open or other == seat:
                    left -= g.hands[other * KINDS + kind]
            row[self.unseen + kind] = i16(left)
        return self.unseen + KINDS

    def put_objectives(self, row: vec[i16], at: i64, g: State, seat: i64) -> i64:
        seats, kinds, all_open = self.variant.seats, self.kinds, self.variant.open_hands or g.step == RESULT
        chosen = g.step > KEEP_TWO  # the third is laid aside
        held: i64 = OBJECTIVES_DEALT - 1 if chosen else OBJECTIVES_DEALT
        aside, dealt = at + kinds, at + 2 * kinds
        opened = dealt + seats + 1
        opened_aside = opened + seats * kinds
        unseen = opened_aside + seats * kinds
        for kind in range(kinds):
            row[unseen + kind] = i16(self.variant.objectives[kind])
        if all_open:
            row[opened - 1] = 1
        for other in range(seats):
            for nth in range(i64(OBJECTIVES_DEALT)):
                kind = g.objectives[other * OBJECTIVES_DEALT + nth]
                if kind == NO_OBJECTIVE:
                    continue
                row[dealt + other] += 1
                kept = nth < held
                if other == seat:
                    row[(at if kept else aside) + kind] += 1
                if kept and all_open:
                    row[opened + other * kinds + kind] += 1
                if not kept and self.variant.open_hands:
                    row[opened_aside + other * kinds + kind] = 1
                if other == seat or (all_open if kept else self.variant.open_hands):
                    row[unseen + kind] -= 1
        return unseen + kinds


def flag(row: vec[i16], at: i64, size: i64, which: i64, nothing: i64) -> i64:
    """A 1 at its place, or none; and where the next field begins."""
    if which != nothing:
        row[at + which] = 1
    return at + size
