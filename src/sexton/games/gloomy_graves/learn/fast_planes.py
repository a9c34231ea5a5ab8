# engine: compiled
"""The row of `compact.py` straight from a state: the communal graveyard and the crypts as planes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sexton.games.gloomy_graves.learn.fast_rows import CELLS, RowWriter
from sexton.games.gloomy_graves.rules.grid import CRYPT_CELLS, half_on
from sexton.games.gloomy_graves.rules.notation import column_of, row_of
from sexton.games.gloomy_graves.rules.state import TOPS, State

WIDTH: Final = 16  # of the planes of the communal graveyard, and their height
MIDDLE: Final = 8  # the cell 0,0 lies there
PLANE: Final = WIDTH * WIDTH
PLANES: Final = TOPS + 1  # what lies on top, and the card just laid
LISTED: Final = 3  # numbers of a cell


def place_of(column: i64, row: i64) -> i64:
    """In a plane, column by column; what goes over an edge comes in at the opposite one."""
    return (column + MIDDLE) % WIDTH * WIDTH + (row + MIDDLE) % WIDTH


class PlaneWriter(RowWriter):
    def put_communal(self, row: vec[i16], at: i64, g: State) -> i64:
        cells, tops = g.cells, g.tops
        listed = at + PLANES * PLANE
        for number in range(i64(len(cells))):
            column, line = column_of(cells[number]), row_of(cells[number])
            place = at + place_of(column, line)
            row[place + half_on(tops, 0, number) * PLANE] = 1
            if g.laid_cells >> number & 1:
                row[place + TOPS * PLANE] = 1
            row[listed + number * LISTED] = 1
            row[listed + number * LISTED + 1] = i16(column)
            row[listed + number * LISTED + 2] = i16(line)
        return listed + CELLS * LISTED

    def crypt_place(self, seat: i64, number: i64, half: i64) -> i64:
        return (seat * TOPS + half) * CRYPT_CELLS + number

    def put_laid_cells(self, row: vec[i16], at: i64, g: State) -> i64:
        """They have a plane."""
        return at
