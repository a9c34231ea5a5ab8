"""A row as a net takes it in: for each number and each amount that is told apart, whether the number reaches it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from sexton.kernel.learn.layout import Layout

Array = np.ndarray[Any, Any]


class Inputs:
    """Amounts that a number has to pass on its way stand for one another: what is learned of 5 holds for 6 at first."""

    def __init__(self, layout: Layout) -> None:
        columns: list[int] = []
        amounts: list[int] = []
        for column, (low, high) in enumerate(zip(layout.low, layout.high, strict=True)):
            span = [*range(1, high + 1), *range(-1, low - 1, -1)]
            columns += [column] * len(span)
            amounts += span
        self.columns, self.amounts = np.array(columns), np.array(amounts, np.int8)
        self.size = len(columns)

    def of(self, rows: Array) -> Array:
        """Rows of int8 -> a 1 for each amount reached."""
        found = rows[:, self.columns]
        return np.where(self.amounts > 0, found >= self.amounts, found <= self.amounts)

    def lines(self, layout: Layout, weights: Array, seen: Array) -> tuple[Array, list[int]]:
        """The weights of whole numbers instead of amounts: lines, and of each column's numbers which line it has."""
        found: list[Array] = []
        places: list[int] = []
        at = 0
        for low, high in zip(layout.low, layout.high, strict=True):
            up, down = range(at, at + high), range(at + high, at + high - low)
            at += high - low
            below = list(reversed(self._one_way(down, weights, seen, found)))
            places += [*below, -1, *self._one_way(up, weights, seen, found)]
        return np.array(found), places

    def amounts_of(self, layout: Layout, lines: Array, places: Sequence[int]) -> tuple[Array, Array]:
        """The other way round: the weights of amounts, and which of them were ever reached."""
        weights, seen = np.zeros((self.size, lines.shape[1]), np.float32), np.zeros(self.size, bool)
        at = first = 0
        for low, high in zip(layout.low, layout.high, strict=True):
            zero = first - low
            for start, there in ((at, places[zero + 1 : zero + high + 1]), (at + high, places[first:zero][::-1])):
                total, last = np.zeros(lines.shape[1], np.float32), -1
                for nth, line in enumerate(there, start):
                    if line != last:
                        weights[nth], seen[nth] = lines[line] - total, True
                        total, last = lines[line], line
            at += high - low
            first += high - low + 1
        return weights, seen

    def _one_way(self, span: range, weights: Array, seen: Array, found: list[Array]) -> list[int]:
        """Away from 0. What was never reached counts as the farthest that was."""
        places: list[int] = []
        total, line = np.zeros(weights.shape[1], weights.dtype), -1
        for nth in span:
            if seen[nth]:
                total = total + weights[nth]
                found.append(total)
                line = len(found) - 1
            places.append(line)
        return places
