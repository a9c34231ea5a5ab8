# engine: compiled
"""The row of `encoding.py` straight from a state, for programs that learn from millions of moves.

It tells what the seat's view tells and nothing else: the tests hold it to the row that is made of the view.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sexton.games.graverobbers.rules.box import BOBBY, COLUMN, GRAVES, KINDS, OBJECTIVES_DEALT
from sexton.games.graverobbers.rules.flow import ACCUSE_STEP
from sexton.games.graverobbers.rules.state import ACCUSED, NO_OBJECTIVE, NOBODY, NOWHERE, State, cards_held, eyes_of
from sexton.games.graverobbers.rules.variant import Variant
from sexton.games.graverobbers.view.readable import lies_open, objectives_held, sees_objective
from sexton.kernel import steps
from sexton.kernel.laid_cards import face_up, kind_of, knows, seen_by
from sexton.kernel.learn import row_writer

FATES: Final = 3


class RowWriter(row_writer.RowWriter):
    def __init__(self, variant: Variant, steps: i64, size: i64) -> None:
        super().__init__(size)
        self.variant = variant
        self.steps = steps
        self.kinds: i64 = len(variant.names)  # of objectives

    def write(self, row: vec[i16], at: i64, g: steps.State, seat: i64) -> None:
        assert isinstance(g, State)
        at = self.put_course(row, at, g, seat)
        columns = at
        at += GRAVES * COLUMN * (2 + KINDS + self.variant.seats)
        at = self.put_graves(row, at, g)
        at = self.put_cards(row, at, g, seat)
        self.put_columns(row, columns, at - KINDS, g, eyes_of(self.variant, seat))
        at = self.put_objectives(row, at, g, seat)
        for other in range(self.variant.seats):
            row[at + other] = i16(g.totals[other])
            row[at + self.variant.seats + other] = i16(g.points[other])

    def put_course(self, row: vec[i16], at: i64, g: State, seat: i64) -> i64:
        seats = self.variant.seats
        row[at + seat] = 1
        at += seats
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

    def put_columns(self, row: vec[i16], at: i64, unseen: i64, g: State, eyes: i64) -> None:
        """Cards that are known are not `unseen`."""
        seats = self.variant.seats
        width: i64 = 2 + KINDS + seats
        for grave in range(i64(GRAVES)):
            place = at + grave * COLUMN * width
            for nth in range(g.lengths[grave]):
                card = g.columns[grave * COLUMN + nth]
                row[place] = 1
                if knows(card, eyes):
                    kind = kind_of(card)
                    row[place + 2 + kind] = 1
                    row[unseen + kind] -= 1
                if face_up(card):
                    row[place + 1] = 1
                else:
                    for other in range(seats):
                        if seen_by(card) >> other & 1:
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
        seats, all_open = self.variant.seats, lies_open(g)
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
        at += 1
        for kind in range(i64(KINDS)):
            left = self.variant.cards[kind]
            if kind >= BOBBY:
                left -= g.spent[kind - BOBBY]
            for other in range(seats):
                if all_open or other == seat:
                    left -= g.hands[other * KINDS + kind]
            row[at + kind] = i16(left)
        return at + KINDS

    def put_objectives(self, row: vec[i16], at: i64, g: State, seat: i64) -> i64:
        seats, kinds, held = self.variant.seats, self.kinds, objectives_held(g)
        dealt = at + 2 * kinds  # after the own ones, held and laid aside
        opened = dealt + seats + 1
        unseen = opened + 2 * seats * kinds
        for kind in range(kinds):
            row[unseen + kind] = i16(self.variant.objectives[kind])
        all_open = lies_open(g)
        if all_open:
            row[opened - 1] = 1
        for owner in range(seats):
            for nth in range(i64(OBJECTIVES_DEALT)):
                kind = g.objectives[owner * OBJECTIVES_DEALT + nth]
                if kind == NO_OBJECTIVE:
                    continue
                row[dealt + owner] += 1
                aside: i64 = 0 if nth < held else 1
                if owner == seat:
                    row[at + aside * kinds + kind] += 1
                if all_open and sees_objective(g, NOBODY, owner, nth):
                    row[opened + (aside * seats + owner) * kinds + kind] += 1
                if sees_objective(g, seat, owner, nth):
                    row[unseen + kind] -= 1
        return unseen + kinds


def flag(row: vec[i16], at: i64, size: i64, which: i64, nothing: i64) -> i64:
    """A 1 at its place, or none; and where the next field begins."""
    if which != nothing:
        row[at + which] = 1
    return at + size
