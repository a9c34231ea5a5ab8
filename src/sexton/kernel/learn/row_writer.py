# engine: compiled
"""The row of a seat's view written straight from a state, into a buffer that somebody else owns."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from sexton.kernel.laid_cards import kind_of, seen_by
from sexton.kernel.steps import ALL, State


@mypyc_attr(allow_interpreted_subclasses=True)
class RowWriter:
    """Knows how long a row is; rows are 16-bit numbers. A game's own writer overrides `write`."""

    def __init__(self, size: i64) -> None:
        self.size = size
        self.blank = vec[i16]([i16(0)] * size)

    def write(self, row: vec[i16], at: i64, g: State, seat: i64) -> None:
        """What the seat sees, from place `at` on, where there are only zeros so far."""
        raise NotImplementedError

    def row(self, g: State, seat: i64) -> vec[i16]:
        """The same as a row of its own."""
        row = self.blank[:]
        self.write(row, 0, g, seat)
        return row


# What rows are written with: each puts something at a place, and gives the place after it


def put_one(row: vec[i16], at: i64, size: i64, which: i64) -> i64:
    """A 1 among `size` numbers; none for what is not among them."""
    if 0 <= which < size:
        row[at + which] = 1
    return at + size


def put_ones(row: vec[i16], at: i64, size: i64, each: vec[i64]) -> i64:
    """For each of these a 1 among `size` numbers."""
    for which in each:
        row[at + which] = 1
        at += size
    return at


def put_number(row: vec[i16], at: i64, number: i64) -> i64:
    row[at] = i16(number)
    return at + 1


def put_all(row: vec[i16], at: i64, numbers: vec[i64], first: i64, count: i64) -> i64:
    """`count` of these numbers, from the first on."""
    for nth in range(count):
        number = numbers[first + nth]
        if number:
            row[at + nth] = i16(number)
    return at + count


def put_masks(row: vec[i16], at: i64, masks: vec[i64], count: i64) -> i64:
    """For each of these masks a 1 for each bit that is set among the lowest."""
    for mask in masks:
        at = put_bits(row, at, mask, count)
    return at


def put_bits(row: vec[i16], at: i64, mask: i64, count: i64) -> i64:
    """A 1 for each bit that is set among the lowest `count`. Mostly there are few, or none."""
    place, end = at, at + count
    while mask and place < end:
        if mask & 1:
            row[place] = 1
        mask >>= 1
        place += 1
    return end


class LaidCards:
    """Writes cards on the table (`encoding.laid_cards`), each in its own places of the row."""

    def __init__(self, kinds: i64, seats: i64) -> None:
        self.kinds: Final = kinds
        self.width: Final[i64] = 2 + kinds + seats  # places of a card

    def put(self, row: vec[i16], at: i64, cards: vec[i64], first: i64, count: i64, eyes: i64, unseen: i64) -> None:
        """`count` of these cards, from the first on. One that is known is not `unseen`: the place of those counts."""
        width, seats = self.width, at + 2 + self.kinds
        for nth in range(first, first + count):
            card = cards[nth]
            known_by = seen_by(card)
            row[at] = 1
            if known_by & eyes:
                kind = kind_of(card)
                row[at + 2 + kind] = 1
                row[unseen + kind] -= 1
            if known_by == ALL:  # it lies face up
                row[at + 1] = 1
            else:
                place = seats
                while known_by:
                    if known_by & 1:
                        row[place] = 1
                    known_by >>= 1
                    place += 1
            at += width
            seats += width
