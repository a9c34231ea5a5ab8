# engine: compiled
"""The row of `encoding.py` straight from a state, for programs that learn from millions of moves.

It tells what the seat's view tells and nothing else: the tests hold it to the row that is made of the view.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64

from sexton.games.gravediggers.rules.box import KINDS, TILES
from sexton.games.gravediggers.rules.flow import CREDIT_STEP, is_robbery
from sexton.games.gravediggers.rules.state import State
from sexton.games.gravediggers.rules.variant import Variant
from sexton.games.gravediggers.view.knowledge import eyes_of
from sexton.kernel import steps
from sexton.kernel.laid_cards import face_up, kind_of, knows, seen_by
from sexton.kernel.learn import row_writer
from sexton.kernel.vectors import sum_of


class RowWriter(row_writer.RowWriter):
    def __init__(self, variant: Variant, steps: i64, places: i64, size: i64) -> None:
        super().__init__(size)
        self.variant = variant
        self.steps = steps
        self.places = places

    def write(self, row: vec[i16], at: i64, g: steps.State, seat: i64) -> None:
        assert isinstance(g, State)
        seats, cemeteries = self.variant.seats, self.variant.cemeteries
        row[at + seat] = 1
        at += seats
        row[at + g.step] = 1
        at += self.steps
        row[at + g.first] = 1
        row[at + seats + g.active] = 1
        at += 2 * seats
        if g.step == CREDIT_STEP:
            row[at + g.asked] = 1
        at += seats
        if is_robbery(g):
            row[at + g.target] = 1
        at += cemeteries
        row[at] = i16(g.finals)
        row[at + 1] = i16(g.left)
        at = put_all(row, at + 2, g.tiles, len(TILES))
        at = put_all(row, at, g.hands[seat], KINDS)
        for other in range(seats):
            row[at + other] = i16(sum_of(g.hands[other]))
        at = put_all(row, at + seats, g.removed, KINDS)
        unseen = at
        for kind in range(i64(KINDS)):
            row[unseen + kind] = i16(self.variant.cards[kind] - g.hands[seat][kind] - g.removed[kind])
        at = put_all(row, at + KINDS, g.money, seats)
        at = put_all(row, at, g.notes, seats)
        self.lay_out(row, at, g, seat, unseen)

    def lay_out(self, row: vec[i16], at: i64, g: State, seat: i64, unseen: i64) -> None:
        """The cemeteries as the seat sees them; cards that it knows are not unseen."""
        seats, eyes = self.variant.seats, eyes_of(seat)
        width: i64 = 2 + KINDS + seats
        for cemetery in range(self.variant.cemeteries):
            place = at + cemetery * self.places * width
            for card in g.lines[cemetery]:
                row[place] = 1
                if knows(card, eyes):
                    kind = kind_of(card)
                    row[place + 2 + kind] = 1
                    row[unseen + kind] -= 1
                if face_up(card):
                    row[place + 1] = 1
                else:
                    seen = seen_by(card)
                    for other in range(seats):
                        if seen >> other & 1:
                            row[place + 2 + KINDS + other] = 1
                place += width


def put_all(row: vec[i16], at: i64, numbers: vec[i64], count: i64) -> i64:
    """Writes the first `count` numbers; gives the place after them."""
    for nth in range(count):
        if numbers[nth]:
            row[at + nth] = i16(numbers[nth])
    return at + count
