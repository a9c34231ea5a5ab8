"""Rows and action numbers of a game brought to one layout for all numbers of players: one net can then play them all.

The own seat comes first, and every section is as long as with the most players; what fewer players do not fill stays 0.
What the game says beside the row follows (`insight`), then a 1 at the number of players, and one for each house rule in
force that was mixed into the training.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from sexton.kernel.game import Game, Options, Rules
from sexton.kernel.interface import Refusal
from sexton.kernel.learn.encoding import Encoding, Section, offsets
from sexton.kernel.learn.mixed import MixedRules

NARROW = 100  # sections with more numbers tell amounts apart only up to WIDE_MOST
NARROW_MOST, WIDE_MOST = 47, 3
LEAST = -24
UNSHOWN = -1


class Layout:
    """`columns[n]` and `numbers[n]`: where each place of a row, and each action number, of n players belongs.

    Fields that the insight stands for belong nowhere: UNSHOWN.
    """

    def __init__(self, game: Game, version: int = 0, options: Options | None = None, mixed: Sequence[str] = ()) -> None:
        self.game, self.options, self.mixed = game, options, MixedRules(game, options, mixed)
        self.rules = dict(opened_for_all(game, options))
        self.seats = list(self.rules)
        most = self.rules[self.seats[-1]]
        self.version = version or most.encodings[-1]
        self.encodings: dict[int, Encoding] = {n: encoding_of(rules, self.version) for n, rules in self.rules.items()}
        self.widest = self.encodings[self.seats[-1]]
        self.insight = most.insight()
        self.shown = [
            field for field in self.widest.fields if not self.insight or field.name not in self.insight.instead
        ]
        self.further = int(self.insight.numbers) if self.insight else 0
        self.size = sum(field.size for field in self.shown) + self.further
        self.row = self.size + len(self.seats) + len(self.mixed.names)
        self.actions = self.widest.actions.size
        self.lines = int(self.insight.lines) if self.insight else self.actions  # what the moves are made of
        self.each = int(self.insight.each) if self.insight else 1
        self.columns = {n: self._columns(n) for n in self.seats}
        self.numbers = {n: self._numbers(n) for n in self.seats}
        self.low, self.high = self._bounds()

    def ones(self, seats: int, options: Options) -> list[int]:
        """The columns that have a 1 with this number of players and these house rules."""
        rules = self.size + len(self.seats)
        return [self.size + self.seats.index(seats), *(rules + nth for nth in self.mixed.in_force(options))]

    def _columns(self, seats: int) -> list[int]:
        """Of the row, and of what is said beside it."""
        places = [UNSHOWN] * self.widest.size
        at = 0
        for field in self.shown:
            start = self.widest.starts[field.name]
            places[start : start + field.size] = range(at, at + field.size)
            at += field.size
        there = places_in(self.encodings[seats].fields, self.widest.fields, seats, self.seats[-1])
        return [places[place] for place in there] + [*range(at, at + self.further)]

    def _numbers(self, seats: int) -> list[int]:
        return places_in(self.encodings[seats].actions.blocks, self.widest.actions.blocks, seats, self.seats[-1])

    def _bounds(self) -> tuple[list[int], list[int]]:
        """Of each column, the numbers that a net tells apart: lower and higher ones count as these."""
        low: list[int] = []
        high: list[int] = []
        for field in self.shown:
            most = NARROW_MOST if field.size <= NARROW else WIDE_MOST
            low += [max(field.low, LEAST)] * field.size
            high += [min(field.high, most)] * field.size
        beyond = [int(self.insight.highest)] * self.further if self.insight else []
        ones = self.row - self.size
        return low + [0] * (self.further + ones), high + beyond + [1] * ones


def opened_for_all(game: Game, options: Options | None) -> Iterator[tuple[int, Rules[Any, Any]]]:
    """With every number of players that these house rules allow."""
    for seats in game.seats:
        with suppress(Refusal):
            yield seats, game.open(seats, options)


def encoding_of(rules: Rules[Any, Any], version: int) -> Encoding:
    return rules.encoding() if version == 1 else rules.encoding(version)  # a game need not know of versions


def places_in(few: Sequence[Section], many: Sequence[Section], seats: int, most: int) -> list[int]:
    """For each place of the sections with `seats` players, its place with the most players."""
    found: list[int] = []
    for part, wide, start in zip(few, many, offsets(many), strict=True):
        assert part.name == wide.name
        found += [start + place for place in places_of(part, wide, seats, most)]
    assert len(set(found)) == len(found), "two places of a row would fall together"
    return found


def places_of(part: Section, wide: Section, seats: int, most: int) -> list[int]:
    if part.by is None:
        each, wider = part.size // part.parts, wide.size // part.parts
        return [place // each * wider + place % each for place in range(part.size)]
    if part.by.square:
        return [one * most + other for one in range(seats) for other in range(seats)]
    length, longer = part.by.before + seats * part.by.each, part.by.before + most * part.by.each
    whole = part.size // length
    last = range(part.size - whole * length)
    return [nth * longer + place for nth in range(whole) for place in range(length)] + [
        whole * longer + p for p in last
    ]
