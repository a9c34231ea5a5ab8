# engine: compiled
"""The row of a seat's view written straight from a state, into a buffer that somebody else owns."""

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from sexton.kernel.steps import State


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
