# engine: compiled
"""The row of `encoding.py` straight from a state, for programs that learn from millions of moves.

It tells what the seat's view tells and nothing else: the tests hold it to what they read in the view.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sexton.games.graverobbers.rules.box import BOBBY, COLUMN, GRAVES, KINDS, OBJECTIVES_DEALT
from sexton.games.graverobbers.rules.flow import ACCUSE_STEP
from sexton.games.graverobbers.rules.state import ACCUSED, NO_OBJECTIVE, NOBODY, State, cards_held, eyes_of
from sexton.games.graverobbers.rules.variant import Variant
from sexton.games.graverobbers.view.readable import lies_open, objectives_held, sees_objective
from sexton.kernel import steps
from sexton.kernel.learn import row_writer
from sexton.kernel.learn.row_writer import LaidCards, put_all, put_number, put_one, put_ones

FATES: Final = 3


class RowWriter(row_writer.RowWriter):
    def __init__(self, variant: Variant, steps: i64, size: i64) -> None:
        super().__init__(size)
        self.variant = variant
        self.steps = steps
        self.kinds: i64 = len(variant.names)  # of objectives
        self.laid = LaidCards(KINDS, variant.seats)

    def write(self, row: vec[i16], at: i64, g: steps.State, seat: i64) -> None:
        assert isinstance(g, State)
        seats, eyes, laid = self.variant.seats, eyes_of(self.variant, seat), self.laid
        columns = self.put_course(row, at, g, seat)
        at = self.put_graves(row, columns + GRAVES * COLUMN * laid.width, g)
        at = self.put_cards(row, at, g, seat)
        for grave in range(i64(GRAVES)):
            first = grave * COLUMN
            laid.put(row, columns + first * laid.width, g.columns, first, g.lengths[grave], eyes, at - KINDS)
        at = self.put_objectives(row, at, g, seat)
        at = put_all(row, at, g.totals, 0, seats)
        put_all(row, at, g.points, 0, seats)

    def put_course(self, row: vec[i16], at: i64, g: State, seat: i64) -> i64:
        seats = self.variant.seats
        at = put_one(row, at, seats, seat)
        at = put_one(row, at, self.steps, g.step)
        at = put_number(row, at, g.hand)
        at = put_number(row, at, g.round)
        at = put_one(row, at, seats, g.opener)  # NOBODY and NOWHERE are beyond all seats and graves
        at = put_one(row, at, seats, g.first)
        at = put_one(row, at, seats, g.active)
        at = put_one(row, at, seats, g.asked if g.step == ACCUSE_STEP else i64(NOBODY))
        at = put_one(row, at, GRAVES, g.first_grave)
        return put_number(row, at, g.finals)

    def put_graves(self, row: vec[i16], at: i64, g: State) -> i64:
        at = put_ones(row, at, FATES, g.graves)
        for one in range(self.variant.seats):
            at = put_one(row, at, self.variant.seats, g.accused[one])
        return put_number(row, at, 1 if g.phase == ACCUSED else 0)

    def put_cards(self, row: vec[i16], at: i64, g: State, seat: i64) -> i64:
        seats, all_open = self.variant.seats, lies_open(g)
        at = put_all(row, at, g.hands, seat * KINDS, KINDS)
        for other in range(seats):
            at = put_number(row, at, cards_held(g, other))
        at = put_number(row, at, 1 if all_open else 0)
        if all_open:
            put_all(row, at, g.hands, 0, seats * KINDS)
        at = put_all(row, at + seats * KINDS, g.spent, 0, KINDS - BOBBY)
        at = put_number(row, at, g.left)
        cards, hands, spent = self.variant.cards, g.hands, g.spent
        first = i64(0) if all_open else seat
        last: i64 = seats if all_open else seat + 1
        for kind in range(i64(KINDS)):
            left = cards[kind]
            if kind >= BOBBY:
                left -= spent[kind - BOBBY]
            for other in range(first, last):
                left -= hands[other * KINDS + kind]
            row[at + kind] = i16(left)
        return at + KINDS

    def put_objectives(self, row: vec[i16], at: i64, g: State, seat: i64) -> i64:
        seats, kinds, held = self.variant.seats, self.kinds, objectives_held(g)
        dealt = at + 2 * kinds  # after the own ones, held and laid aside
        opened = dealt + seats + 1
        unseen = opened + 2 * seats * kinds
        put_all(row, unseen, self.variant.objectives, 0, kinds)
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
