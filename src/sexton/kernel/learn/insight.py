# engine: compiled
"""Further input of a net besides the row, if a game has it: what its own functions count, and what moves lead to.

A flat row has no geometry. A game whose moves lie in some says of each what it would leave, as a few numbered lines;
the net adds up what it thinks of these, and only of the moves that the game's own values like best.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from sexton.kernel.learn.row_writer import RowWriter
from sexton.kernel.steps import State

WEIGHED: Final[i64] = 32  # moves that are weighed at most


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """`numbers` further numbers of a row, up to `highest`; `each` lines of a move, out of `lines` that there are.

    It reads no more of a state than the seat may know, as state values do. `instead` names the fields of the encoding
    that the numbers stand for: a net is not shown these.
    """

    def __init__(self, numbers: i64, highest: i64, lines: i64, each: i64, instead: tuple[str, ...]) -> None:
        self.numbers: Final = numbers
        self.highest: Final = highest
        self.lines: Final = lines  # also the number of the line that says nothing
        self.each: Final = each
        self.instead: Final = instead

    def look(self, g: State, seat: i64) -> None:
        """Count what is asked for afterwards."""
        raise NotImplementedError

    def put_numbers(self, row: vec[i16], at: i64) -> None:
        """From place `at` on, where there are only zeros so far."""
        raise NotImplementedError

    def put_lines(self, lines: vec[i16], at: i64, move: i64) -> None:
        """What a move of the seat would leave, from place `at` on, where nothing is said so far."""
        raise NotImplementedError


class RowsWithInsight(RowWriter):
    """Rows with the further numbers at their end."""

    def __init__(self, writer: RowWriter, insight: Insight) -> None:
        super().__init__(writer.size + insight.numbers)
        self.writer: Final = writer
        self.insight: Final = insight

    def write(self, row: vec[i16], at: i64, g: State, seat: i64) -> None:
        self.writer.write(row, at, g, seat)
        self.insight.look(g, seat)
        self.insight.put_numbers(row, at + self.writer.size)


def keep_best(values: vec[float], codes: vec[i64], moves: vec[i64], at: i64) -> vec[float]:
    """Of the moves from place `at` on only those that are weighed, in their order; and what these are worth."""
    if i64(len(values)) <= WEIGHED:
        return values
    least, spare = the_last_weighed(values)
    kept = vec[float](capacity=WEIGHED)
    place = at
    for nth in range(i64(len(values))):
        value = values[nth]
        if value < least or (value == least and not spare):
            continue
        if value == least:
            spare -= 1
        codes[place] = codes[at + nth]
        moves[place] = moves[at + nth]
        kept = append(kept, value)
        place += 1
    return kept


def the_last_weighed(values: vec[float]) -> tuple[float, i64]:
    """What the worst move that is weighed is worth, and how many of this worth are."""
    best = vec[float](capacity=WEIGHED)  # the highest first
    for value in values:
        if i64(len(best)) < WEIGHED:
            best = append(best, value)
        elif value <= best[WEIGHED - 1]:
            continue
        place: i64 = i64(len(best)) - 1
        while place > 0 and best[place - 1] < value:
            best[place] = best[place - 1]
            place -= 1
        best[place] = value
    least = best[WEIGHED - 1]
    spare: i64 = 0
    for value in best:
        if value == least:
            spare += 1
    return least, spare
