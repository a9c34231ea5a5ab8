"""Aiming at one of many placements on a drawing. A placement is one or several cells; the first one leads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2

Cell = tuple[int, int]  # column and row, downwards
Placement = tuple[Cell, ...]

ACROSS = 2  # how many steps ahead a step aside counts as
TURNED = 0.5  # and how many a different orientation counts as


def cells_in(values: Iterable[str]) -> Placement:
    """The values 3, 4 and "3,5" are the cells 3,4 and 3,5."""
    numbers = [int(number) for value in values for number in value.split(",")]
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


class Aim:
    def __init__(self, placements: Sequence[Placement], near: Placement = ()) -> None:
        self.placements = placements
        self.at = self.nearest(near[0] if near else self.middle(), near)

    @property
    def placement(self) -> Placement:
        return self.placements[self.at]

    @property
    def lead(self) -> Cell:
        return self.placement[0]

    def middle(self) -> Cell:
        """The middle of all placements."""
        count = len(self.placements)
        columns, rows = zip(*(placement[0] for placement in self.placements), strict=True)
        return round(sum(columns) / count), round(sum(rows) / count)

    def nearest(self, cell: Cell, lying: Placement) -> int:
        def distance(index: int) -> float:
            (column, row), turned = self.placements[index][0], shape(self.placements[index]) != shape(lying)
            return abs(column - cell[0]) + abs(row - cell[1]) + TURNED * turned

        return min(range(len(self.placements)), key=distance)

    def move(self, right: int, down: int) -> None:
        """To the nearest placement in this direction, if there is one; lying the same way, if it can."""
        found: list[tuple[float, int]] = []
        for index, placement in enumerate(self.placements):
            column, row = placement[0][0] - self.lead[0], placement[0][1] - self.lead[1]
            ahead, aside = column * right + row * down, abs(column * down) + abs(row * right)
            if ahead > 0:
                turned = shape(placement) != shape(self.placement)
                found.append((ahead + ACROSS * aside + TURNED * turned, index))
        if found:
            self.at = min(found)[1]

    def turn(self) -> None:
        """Clockwise through the placements that have the same first cell; if there is no other, the flipped one."""
        around = [index for index, placement in enumerate(self.placements) if placement[0] == self.lead]
        if len(around) == 1:
            self.flip()
            return
        around.sort(key=lambda index: angle(self.placements[index]))
        self.at = around[(around.index(self.at) + 1) % len(around)]

    def flip(self) -> None:
        """Turn it end for end, if that is allowed."""
        flipped = self.placement[::-1]
        if flipped in self.placements:
            self.at = self.placements.index(flipped)

    def step(self, by: int) -> None:
        """Through all of them, in their order: none is out of reach."""
        self.at = (self.at + by) % len(self.placements)

    def kept_inside(self, cell: Cell) -> Cell:
        """This cell, or the nearest one between those that may be aimed at."""
        columns = [column for placement in self.placements for column, _ in placement]
        rows = [row for placement in self.placements for _, row in placement]
        return min(max(cell[0], min(columns)), max(columns)), min(max(cell[1], min(rows)), max(rows))


def shape(placement: Placement) -> Placement:
    """How it lies, wherever it is."""
    return tuple((column - placement[0][0], row - placement[0][1]) for column, row in placement)


def angle(placement: Placement) -> float:
    """Of the last cell, seen from the first: clockwise, since rows go down."""
    column, row = shape(placement)[-1]
    return atan2(row, column)
