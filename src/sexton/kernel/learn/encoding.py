"""A view as a fixed row of small whole numbers, and moves as numbers from 0: for programs that learn.

A game declares both, field by field and block by block, in its own `encoding.py`. Nothing here knows an array library;
`sexton.envs` makes arrays of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from sexton.kernel.interface import Move, Seat
from sexton.kernel.learn.action_numbers import ActionNumbers, Listed

LARGEST = 32767  # every number fits into 16 bits with its sign


class Field:
    """A section of the row: what it is read from, its length, and the bounds of its numbers."""

    def __init__(
        self, name: str, size: int, says: str, read: Callable[[Any], Iterable[int]], *, low: int = 0, high: int = 1
    ) -> None:
        assert -LARGEST <= low < high <= LARGEST
        self.name, self.size, self.says, self.read, self.low, self.high = name, size, says, read, low, high


def one_of(name: str, values: Sequence[Any], read: Callable[[Any], Any], says: str = "") -> Field:
    """A 1 at the index of the value; all 0 if there is none."""
    places = {value: place for place, value in enumerate(values)}
    rows = [[int(place == other) for other in range(len(values))] for place in range(len(values))]
    nothing = [0] * len(values)

    def row(view: Any) -> list[int]:
        value = read(view)
        return nothing if value is None else rows[places[value]]

    return Field(name, len(values), says or f"a 1 at {place_among(values)}; all 0 for none", row)


def place_among(values: Sequence[Any]) -> str:
    if isinstance(values, range):
        return "that seat" if values.start == 0 else f"that number, from {values.start}"
    return f"its place in: {listed(values)}"


def number(name: str, high: int, read: Callable[[Any], int], says: str, low: int = 0) -> Field:
    return Field(name, 1, says, lambda view: (read(view),), low=low, high=high)


def numbers(name: str, size: int, high: int, read: Callable[[Any], Iterable[int]], says: str, *, low: int = 0) -> Field:
    return Field(name, size, says, read, low=low, high=high)


def counts(name: str, kinds: Sequence[str], high: int, read: Callable[[Any], Any], says: str = "") -> Field:
    """How many there are of each kind, from a mapping or from a list with repetitions."""
    text = says or f"how many of each: {listed(kinds)}"
    return Field(name, len(kinds), text, lambda view: counted(kinds, read(view)), high=high)


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


class Block:
    """A range of action numbers: what they stand for, and how many there are."""

    def __init__(self, name: str, size: int, says: str) -> None:
        self.name, self.size, self.says = name, size, says


class Actions:
    """Moves as numbers from 0 to `size` - 1; a number always stands for the same thing.

    Moves are looked up only among those allowed now, so a number need not identify its move by itself.
    """

    needs_view = True  # whether `codes` looks at the view
    quick: ActionNumbers | None = None  # the same numbers from a state, without the view

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = tuple(blocks)
        self.size = sum(block.size for block in blocks)
        self.starts = dict(zip([block.name for block in blocks], offsets(blocks), strict=True))

    def codes(self, view: Any, moves: Sequence[Move]) -> list[int]:
        """The number of each of these moves, all different; the view is that of the seat that may make them."""
        raise NotImplementedError

    def universe(self, view: Any) -> Iterator[Move]:
        """Every move that a number may stand for where this view is, whether it is allowed or not."""
        raise NotImplementedError


class ListedActions(Actions):
    """For games with few possible moves, which are numbered in the order in which they are listed."""

    needs_view = False

    def __init__(self, groups: Sequence[tuple[str, str, Sequence[Move]]]) -> None:
        super().__init__([Block(name, len(moves), says) for name, says, moves in groups])
        everything = [move for _, _, moves in groups for move in moves]
        self.places = {move: place for place, move in enumerate(everything)}
        self.quick = Listed(self.places)

    def codes(self, view: Any, moves: Sequence[Move]) -> list[int]:
        places = self.places
        return [places[move] for move in moves]

    def universe(self, view: Any) -> Iterator[Move]:
        return iter(self.places)


def offsets(parts: Sequence[Field] | Sequence[Block]) -> list[int]:
    return [0, *accumulate(part.size for part in parts)][:-1]


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
        fast: Callable[[Any, i64], vec[i16]] | None = None,
    ) -> None:
        self.version = version
        self.fields = tuple(fields)
        self.actions = actions
        self.outcomes = outcomes  # the most outcomes that a draw can have
        self.together = together  # whether seats ever decide at once
        self.fast = fast  # state and seat -> the same row, without building the view
        self.size = sum(field.size for field in fields)
        self.starts = dict(zip([field.name for field in fields], offsets(fields), strict=True))

    def write(self, view: Any) -> list[int]:
        """The view as a row of numbers: equal views give equal rows, different views different ones."""
        row: list[int] = []
        for field in self.fields:
            row.extend(field.read(view))
        assert len(row) == self.size, [(field.name, field.size, len(list(field.read(view)))) for field in self.fields]
        return row

    def bounds(self) -> tuple[list[int], list[int]]:
        """The lowest and the highest number at each place."""
        low = [field.low for field in self.fields for _ in range(field.size)]
        return low, [field.high for field in self.fields for _ in range(field.size)]
