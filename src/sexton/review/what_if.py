"""A moment of a finished game to play on from: with the cards as they lay, or dealt again as a seat could not know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Ask, Event, Refusal, Seat
from sexton.kernel.records import record
from sexton.kernel.records.editions import PastRules
from sexton.kernel.records.record import Begins, Record
from sexton.kernel.records.replay import moments, opened

KNOWN, DEALT = "known", "dealt"


class Heard(Struct, frozen=True):
    """One announcement before the beginning, and who may think by it: a bit for each seat."""

    hearers: int
    event: Event


class WhatIf(Struct, frozen=True):
    """A beginning, which is part of the record, and what was heard before it, which is not."""

    begins: Begins
    heard: tuple[Heard, ...]

    def before(self, seats: int) -> dict[Seat, list[Event]]:
        return heard_by_seat(self.heard, seats)


def what_if(played: Record, at: int, seat: Seat | None, cards: str, dice: Dice) -> WhatIf:
    """Before the input with this number, which must be a decision: of this seat, or of the first one asked there."""
    rules, heard = opened(played.header), list[Heard]()
    if isinstance(rules, PastRules):
        raise Refusal("what-if", "past-edition", edition=rules.game.edition)
    for moment in moments(played, rules):
        if moment.line.seq == at and isinstance(moment.pending, Ask):
            own = moment.pending.seats[0] if seat is None else seat
            if own not in moment.pending.seats:
                break
            state = moment.before
            if cards == DEALT:
                own_heard = heard_by_seat(heard, rules.seats)[own]
                state = rules.read_worlds(rules.view(state, own), own_heard).sample(dice)
            begins = Begins(digest_of(played), at - 1, cards, own, rules.write_position(state))
            return WhatIf(begins, tuple(still_true(heard, own, rules.seats) if cards == DEALT else heard))
        heard += [Heard(hearers, event) for hearers, event in moment.told]
    near = min(decisions_of(played, seat), key=lambda line: (abs(line - at), line), default=0)
    raise Refusal("what-if", "no-decision-there", step=at, near=near)


def still_true(heard: Sequence[Heard], own: Seat, seats: int) -> Iterator[Heard]:
    """Where the cards were dealt again: what all have heard, and what the seat itself has. The rest may be wrong."""
    everybody = (1 << seats) - 1
    for one in heard:
        hearers = one.hearers if one.hearers & everybody == everybody else one.hearers & 1 << own
        if hearers:
            yield Heard(hearers, one.event)


def heard_by_seat(heard: Sequence[Heard], seats: int) -> dict[Seat, list[Event]]:
    return {seat: [one.event for one in heard if one.hearers >> seat & 1] for seat in range(seats)}


def decisions_of(played: Record, seat: Seat | None) -> list[int]:
    """The numbers of the inputs that this seat decided, or anybody."""
    return [
        line.seq
        for line in played.lines
        if line.answers and (seat is None or any(answer.seat == seat for answer in line.answers))
    ]


def digest_of(played: Record) -> str:
    """The last digest of the record, by which it is known."""
    return record.write(played).rstrip("\n").rpartition("~")[2]
