# engine: compiled
"""The row of `encoding.py` straight from a state, for programs that learn from millions of moves.

It tells what the seat's view tells and nothing else: the tests hold it to what they read in the view.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64

from sexton.games.gravediggers.rules.box import KINDS, TILES
from sexton.games.gravediggers.rules.flow import CREDIT_STEP, is_robbery
from sexton.games.gravediggers.rules.state import State
from sexton.games.gravediggers.rules.variant import Variant
from sexton.kernel import steps
from sexton.kernel.laid_cards import eyes_of
from sexton.kernel.learn import row_writer
from sexton.kernel.learn.row_writer import LaidCards, put_all, put_number, put_one
from sexton.kernel.vectors import sum_of


class RowWriter(row_writer.RowWriter):
    def __init__(self, variant: Variant, steps: i64, places: i64, size: i64) -> None:
        super().__init__(size)
        self.variant = variant
        self.steps = steps
        self.places = places
        self.laid = LaidCards(KINDS, variant.seats)

    def write(self, row: vec[i16], at: i64, g: steps.State, seat: i64) -> None:
        assert isinstance(g, State)
        seats, hand = self.variant.seats, g.hands[seat]
        at = put_one(row, at, seats, seat)
        at = put_one(row, at, self.steps, g.step)
        at = put_one(row, at, seats, g.first)
        at = put_one(row, at, seats, g.active)
        at = put_one(row, at, seats, g.asked if g.step == CREDIT_STEP else i64(-1))
        at = put_one(row, at, self.variant.cemeteries, g.target if is_robbery(g) else i64(-1))
        at = put_number(row, at, g.finals)
        at = put_number(row, at, g.left)
        at = put_all(row, at, g.tiles, 0, len(TILES))
        at = put_all(row, at, hand, 0, KINDS)
        for other in range(seats):
            at = put_number(row, at, sum_of(g.hands[other]))
        unseen = put_all(row, at, g.removed, 0, KINDS)
        cards, removed = self.variant.cards, g.removed
        for kind in range(i64(KINDS)):
            row[unseen + kind] = i16(cards[kind] - hand[kind] - removed[kind])
        at = put_all(row, unseen + KINDS, g.money, 0, seats)
        at = put_all(row, at, g.notes, 0, seats)
        self.lay_out(row, at, g, seat, unseen)

    def lay_out(self, row: vec[i16], at: i64, g: State, seat: i64, unseen: i64) -> None:
        """The cemeteries as the seat sees them; cards that it knows are not unseen."""
        laid, eyes = self.laid, eyes_of(seat)
        for line in g.lines:
            laid.put(row, at, line, 0, len(line), eyes, unseen)
            at += self.places * laid.width
