"""Where a seat's result came from, added up in millionths of a victory: whole numbers, so that nothing is lost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

from msgspec import Struct

WHOLE = 1_000_000  # a victory

Kind = Literal["deal", "own", "others", "chance", "hidden"]
KINDS: tuple[Kind, ...] = get_args(Kind)


class Entry(Struct, frozen=True):
    """What one thing did to the seat's share."""

    line: int  # of the record: the input that did it
    kind: Kind
    millionths: int


class Account(Struct, frozen=True):
    """From the fair share to the result. The five sums between them add up exactly."""

    fair: int
    deal: int  # the seat and what was dealt before the first decision
    own: int  # own choices, beside what is usually played there, by what the seat knew
    others: int  # the others' choices, and what the table answered in the seat's place
    chance: int  # what was drawn or rolled after the first decision
    hidden: int  # what own choices did beyond what could be known: cards that nobody had shown
    result: int

    def __post_init__(self) -> None:
        if self.fair + sum(getattr(self, kind) for kind in KINDS) != self.result:
            raise ValueError("an account that does not add up")


def account_of(fair: int, entries: Iterable[Entry], result: int) -> Account:
    sums = dict.fromkeys(KINDS, 0)
    for entry in entries:
        sums[entry.kind] += entry.millionths
    return Account(fair=fair, result=result, **sums)


def millionths(share: float) -> int:
    return round(share * WHOLE)
