# engine: compiled
"""The row and the numbers of `compact.py` straight from a state, or from the state that a view tells."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sexton.games.gravediggers.learn.fast_rows import RowWriter
from sexton.games.gravediggers.rules.box import KINDS
from sexton.games.gravediggers.rules.notation import FIST, PLACE, REVEAL, VIEW, number_in, verb_in, where_in
from sexton.games.gravediggers.rules.state import State
from sexton.kernel import steps
from sexton.kernel.laid_cards import eyes_of, face_up, kind_of, knows, seen_by
from sexton.kernel.learn.action_numbers import UNNUMBERED, ActionNumbers

UNKNOWN: Final = KINDS  # comes after the kinds
FISTS: Final = 64


class CountWriter(RowWriter):
    """Cemeteries as counts: face up by kind; face down by who else has seen the card, then by kind."""

    def lay_out(self, row: vec[i16], at: i64, g: State, seat: i64, unseen: i64) -> None:
        seats, eyes = self.variant.seats, eyes_of(seat)
        down = at + self.variant.cemeteries * KINDS
        for cemetery in range(self.variant.cemeteries):
            for card in g.lines[cemetery]:
                kind = kind_of(card) if knows(card, eyes) else UNKNOWN
                if kind != UNKNOWN:
                    row[unseen + kind] -= 1
                if face_up(card):
                    row[at + cemetery * KINDS + kind] += 1
                else:
                    who = (cemetery << (seats - 1)) + others_in(seen_by(card), seat, seats)
                    row[down + who * (KINDS + 1) + kind] += 1


def others_in(mask: i64, seat: i64, seats: i64) -> i64:
    """The mask as this seat counts: the lowest bit is the next seat, its own is left out."""
    around = mask << seats | mask
    return around >> (seat + 1) & ((i64(1) << (seats - 1)) - 1)


class MoveNumbers(ActionNumbers):
    """Face-down cards go by what they are to the seat, and of several that are alike the oldest has a number."""

    def __init__(self, seats: i64, starts: dict[str, int]) -> None:
        self.seats: Final = seats
        self.starts: Final = vec[i64]([i64(start) for start in starts.values()])  # in the order of the verbs
        self.lines = vec[vec[i64]]()
        self.seat: i64 = 0

    def look(self, g: steps.State, seat: i64) -> None:
        assert isinstance(g, State)
        self.lines, self.seat = g.lines, seat

    def code(self, move: i64) -> i64:
        verb, cemetery, number = verb_in(move), where_in(move), number_in(move)
        start = self.starts[verb >> 16]
        if verb == FIST:
            return start + number if number < FISTS else UNNUMBERED
        if verb != VIEW and verb != REVEAL:
            return start + cemetery * KINDS + number if verb == PLACE else start + cemetery + number
        line = self.lines[cemetery]
        alike = self.alike(line[number])
        for place in range(number):
            if not face_up(line[place]) and self.alike(line[place]) == alike:
                return UNNUMBERED
        return start + cemetery * self.seats * (KINDS + 1) + alike

    def alike(self, card: i64) -> i64:
        """A face-down card by how many of the others have seen it, and by its kind if the seat knows it."""
        others, seen = others_in(seen_by(card), self.seat, self.seats), i64(0)
        while others:
            seen += others & 1
            others >>= 1
        return seen * (KINDS + 1) + (kind_of(card) if knows(card, eyes_of(self.seat)) else UNKNOWN)
