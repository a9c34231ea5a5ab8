"""The net for uncompiled Python, where sums over whole lists are several times as fast as loops."""

from __future__ import annotations

import copy
from operator import add, mul
from typing import Any

from sexton.kernel.learn.net import NOTHING, SHIFT, Net


class Shared:
    """Numbers of which equal ones are one object: a few hundred, in several hundred thousand places."""

    def __init__(self) -> None:
        self.seen: dict[int, int] = {}

    def of(self, weights: Any) -> list[int]:
        return list(map(self.seen.setdefault, weights, weights))


class ListNet(Net):
    """Gives exactly the same numbers as `Net`."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        width, narrow = int(self.width), int(self.narrow_width)
        weights, layer, head, shared = self.sparse.weights, self.narrow, self.head, Shared()
        self.lines = [shared.of(weights[at : at + width]) for at in range(0, len(weights), width)]
        self.columns = [shared.of(layer[place::narrow]) for place in range(narrow)]  # one for each place of the layer
        self.actions = [shared.of(head[at : at + narrow]) for at in range(0, len(head), narrow)]
        self.sums: Any = self.wide
        self.shown: Any = self.hidden
        self.heard: dict[int, int] = {}

    def for_another(self) -> Net:
        other: Any = copy.copy(self)
        other.wide = other.sums = self.wide[:]
        other.hidden = other.shown = self.hidden[:]
        other.heard = {}
        return other  # type: ignore[no-any-return]

    def add(self, line: int) -> None:
        if line != NOTHING:
            self.sums[:] = map(add, self.sums, self.lines[line])

    def narrow_down(self) -> None:
        above = [size if size > 0 else 0 for size in self.sums]
        found = [bias + sum(map(mul, above, of)) for bias, of in zip(self.narrow_bias, self.columns, strict=True)]
        self.shown[:] = [total >> SHIFT if total > 0 else 0 for total in found]

    def line(self, number: int) -> int:
        return int(self.head_bias[number] + sum(map(mul, self.shown, self.actions[number])))

    def listen(self) -> None:
        """Only to those that moves have, as they come."""
        self.heard.clear()

    def logit_of(self, lines: Any, at: int, each: int, action: int, distance: int) -> int:
        heard, nothing = self.heard, len(self.said)
        total = -distance * self.advised[action]
        for line in lines[at : at + each]:
            if line < nothing:
                if line not in heard:
                    heard[line] = self.line(line)
                total += heard[line]
        return int(total)
