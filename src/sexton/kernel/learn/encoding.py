"""A view as a fixed row of small whole numbers, and moves as numbers from 0: for programs that learn.

A game declares both, field by field and block by block, in its own `encoding.py`. What the numbers are is told once: by
a `RowWriter` on states, which serves views too (docs/decisions/0055-rows-told-on-states.md), or by a function of the
view that each field brings. Nothing here knows an array library; `sexton.envs` makes arrays of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from types import MappingProxyType
from typing import Any

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.kernel.interface import Move, Seat
from sexton.kernel.learn.action_numbers import ActionNumbers, Listed
from sexton.kernel.learn.row_writer import RowWriter
from sexton.kernel.steps import State

OWN_SEAT = "seat"  # the field that says whose row it is, also where all else is turned until that seat comes first
WIDEST = 1 << 24  # moves further apart are looked up in a dictionary
LARGEST = 32767  # every number fits into 16 bits with its sign
Reading = Callable[[Any], Iterable[int]]  # of a view


class BySeat(Struct, frozen=True):
    """How a section is divided by seats: `before` numbers, then `each` numbers for each seat, and so on again.

    In a `square` each seat has one number for each seat. What is left over at the end goes by no seat.
    """

    each: int = 1
    before: int = 0
    square: bool = False

    def sources(self, size: int, seats: int, own: Seat) -> list[int]:
        """For each place of a section in which the own seat comes first, the place it is taken from."""
        found: list[int] = []
        around = [(own + nth) % seats for nth in range(seats)]
        within, each = (around, seats) if self.square else (range(self.each), self.each)
        while len(found) + self.before + seats * each <= size:
            start = len(found) + self.before
            found += range(len(found), start)
            found += [start + seat * each + place for seat in around for place in within]
        return [*found, *range(len(found), size)]


class Section:
    """A part of a row or of the action numbers: its name, its size, what it is, how it goes by seats if it does.

    One that goes by no seat may have equal `parts`, each of which is longer with more players, at its end.
    """

    def __init__(self, name: str, size: int, says: str, by: BySeat | None, parts: int = 1) -> None:
        self.name, self.size, self.says, self.by, self.parts = name, size, says, by, parts


class Field(Section):
    """A section of the row: its length, the bounds of its numbers, and how a view tells them if no writer does."""

    def __init__(
        self,
        name: str,
        size: int,
        says: str,
        read: Reading | None,
        *,
        low: int = 0,
        high: int = 1,
        by: BySeat | None = None,
        parts: int = 1,
    ) -> None:
        assert -LARGEST <= low < high <= LARGEST
        super().__init__(name, size, says, by, parts)
        self.read, self.low, self.high = read, low, high


def one_of(name: str, values: Sequence[Any], read: Callable[[Any], Any] | None = None, *, says: str = "") -> Field:
    """A 1 at the index of the value; all 0 if there is none."""
    places = {value: place for place, value in enumerate(values)}
    rows = [[int(place == other) for other in range(len(values))] for place in range(len(values))]
    nothing = [0] * len(values)

    def row(value: Any) -> list[int]:
        return nothing if value is None else rows[places[value]]

    by = BySeat() if are_seats(values) and name != OWN_SEAT else None
    reading = None if read is None else lambda view: row(read(view))
    return Field(name, len(values), says or f"a 1 at {place_among(values)}; all 0 for none", reading, by=by)


def are_seats(values: Sequence[Any]) -> bool:
    return isinstance(values, range) and values.start == 0


def place_among(values: Sequence[Any]) -> str:
    if isinstance(values, range):
        return "that seat" if are_seats(values) else f"that number, from {values.start}"
    return f"its place in: {listed(values)}"


def number(name: str, high: int, says: str, read: Callable[[Any], int] | None = None, *, low: int = 0) -> Field:
    return Field(name, 1, says, None if read is None else lambda view: (read(view),), low=low, high=high)


def numbers(
    name: str,
    size: int,
    high: int,
    says: str,
    read: Reading | None = None,
    *,
    low: int = 0,
    by: BySeat | None = None,
    parts: int = 1,
) -> Field:
    return Field(name, size, says, read, low=low, high=high, by=by, parts=parts)


def each_seat(name: str, seats: int, high: int, says: str, read: Reading | None = None, *, low: int = 0) -> Field:
    """One number for each seat."""
    return Field(name, seats, says, read, low=low, high=high, by=BySeat())


def counts(
    name: str, kinds: Sequence[str], high: int, says: str = "", read: Callable[[Any], Any] | None = None
) -> Field:
    """How many there are of each kind, from a mapping or from a list with repetitions."""
    reading = None if read is None else lambda view: counted(kinds, read(view))
    return Field(name, len(kinds), says or f"how many of each: {listed(kinds)}", reading, high=high)


def laid_cards(name: str, groups: int, places: int, kinds: Sequence[str], seats: int, says: str) -> Field:
    """Cards on the table, as `row_writer.LaidCards` writes them."""
    text = (
        f"{says}; of each place: 1 if a card lies there, 1 if it lies face up, a 1 at its kind if the seat knows it "
        f"({listed(kinds)}), a 1 for each seat that knows it face down"
    )
    before = 2 + len(kinds)
    return numbers(name, groups * places * (before + seats), 1, text, by=BySeat(before=before))


def counted(kinds: Sequence[str], found: Mapping[str, int] | Sequence[str]) -> list[int]:
    if isinstance(found, Mapping):
        return [found.get(kind, 0) for kind in kinds]
    return [found.count(kind) for kind in kinds]


def seats_flagged(seats: int, chosen: Iterable[Seat]) -> list[int]:
    flags = [0] * seats
    for seat in chosen:
        flags[seat] = 1
    return flags


def padded(row: list[int], size: int) -> list[int]:
    """The numbers, padded with 0 to the fixed size."""
    assert len(row) <= size, "more than the encoding has room for"
    return row + [0] * (size - len(row))


def listed(values: Sequence[Any]) -> str:
    return ", ".join(str(value) for value in values)


class Block(Section):
    """A range of action numbers: what they stand for, and how many there are."""

    def __init__(self, name: str, size: int, says: str, by: BySeat | None = None, parts: int = 1) -> None:
        super().__init__(name, size, says, by, parts)


class Actions:
    """Moves as numbers from 0 to `size` - 1; a number always stands for the same thing.

    Moves are looked up only among those allowed now, so a number need not identify its move by itself.
    """

    needs_view = True  # whether `codes` looks at the view
    quick: ActionNumbers | None = None  # the same numbers from a state, without the view

    def __init__(self, blocks: Sequence[Block], known: Callable[[Any], State] | None = None) -> None:
        self.blocks = tuple(blocks)
        self.known = known  # the state that a view tells, for `quick`
        self.size = sum(block.size for block in blocks)
        self.starts = dict(zip([block.name for block in blocks], offsets(blocks), strict=True))

    def codes(self, view: Any, moves: Sequence[Move]) -> list[int]:
        """The number of each of these moves, all different; the view is that of the seat that may make them."""
        if self.quick is None or self.known is None:
            raise NotImplementedError
        return list(self.quick.codes(self.known(view), view.seat, vec[i64](moves)))

    def universe(self, view: Any) -> Iterator[Move]:
        """Every move that a number may stand for where this view is, whether it is allowed or not."""
        raise NotImplementedError


class ListedActions(Actions):
    """For games with few possible moves, which are numbered in the order in which they are listed."""

    needs_view = False

    def __init__(
        self, groups: Sequence[tuple[str, str, Sequence[Move]]], by: Mapping[str, BySeat] = MappingProxyType({})
    ) -> None:
        super().__init__([Block(name, len(moves), says, by.get(name)) for name, says, moves in groups])
        everything = [move for _, _, moves in groups for move in moves]
        self.places = {move: place for place, move in enumerate(everything)}
        self.quick = Listed(self.places) if max(everything) - min(everything) < WIDEST else None

    def codes(self, view: Any, moves: Sequence[Move]) -> list[int]:
        places = self.places
        return [places[move] for move in moves]

    def universe(self, view: Any) -> Iterator[Move]:
        return iter(self.places)


def offsets(parts: Sequence[Section]) -> list[int]:
    return [0, *accumulate(part.size for part in parts)][:-1]


def own_first(parts: Sequence[Section], seats: int, own: Seat) -> list[int]:
    """For each place of all sections, with the own seat first, the place it is taken from."""
    found: list[int] = []
    for part, start in zip(parts, offsets(parts), strict=True):
        places = range(part.size) if part.by is None else part.by.sources(part.size, seats, own)
        found += [start + place for place in places]
    return found


class Encoding:
    """How one opened game is written as numbers. `version` is raised with any change to a field or a number."""

    def __init__(
        self,
        version: int,
        fields: Sequence[Field],
        actions: Actions,
        *,
        outcomes: int,
        together: bool,
        writer: Callable[[int], RowWriter] | None = None,
        world: Callable[[Any], State] | None = None,
    ) -> None:
        self.version = version
        self.fields = tuple(fields)
        self.actions = actions
        self.outcomes = outcomes  # the most outcomes that a draw can have
        self.together = together  # whether seats ever decide at once
        self.size = sum(field.size for field in fields)
        self.writer = writer and writer(self.size)  # writes rows of that size from states, without building the view
        self.world = world  # a state that a view leaves open, for the writer
        self.starts = dict(zip([field.name for field in fields], offsets(fields), strict=True))

    @property
    def fast(self) -> Callable[[Any, int], Any] | None:
        """State and seat -> the same row as a vector of its own, where there is a writer."""
        return self.writer.row if self.writer is not None else None

    def write(self, view: Any) -> list[int]:
        """The view as a row of numbers: equal views give equal rows, different views different ones.

        A writer is given any of the worlds that the view leaves open: they all look alike to its seat.
        """
        if self.writer is not None and self.world is not None:
            return list(self.writer.row(self.world(view), view.seat))
        row = [number for field in self.fields if field.read is not None for number in field.read(view)]
        assert len(row) == self.size, "a field has another size than its numbers"
        return row

    def bounds(self) -> tuple[list[int], list[int]]:
        """The lowest and the highest number at each place."""
        low = [field.low for field in self.fields for _ in range(field.size)]
        return low, [field.high for field in self.fields for _ in range(field.size)]
