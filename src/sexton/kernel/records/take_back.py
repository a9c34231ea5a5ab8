"""Taking back a decision in a practice game against bots: the inputs up to it stay, and a note says what was done."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from sexton.kernel.game import Rules
from sexton.kernel.interface import Ask, Chance, Refusal, Seat
from sexton.kernel.records.notes import Noted, TookBack
from sexton.kernel.records.record import Line, Record
from sexton.kernel.records.replay import moments
from sexton.kernel.records.rolls import Turns, next_roll

SAME, NEW = "same", "new"


class Taken(Struct, frozen=True):
    """What is left of the game, and the note that follows."""

    lines: tuple[Line, ...]
    notes: tuple[Noted, ...]  # the new one is the last


def taken_back(played: Record, rules: Rules[Any, Any], seat: Seat, luck: str) -> Taken:
    """To the last go of this seat in which it had a choice; a Refusal if there is none."""
    turns, found, begun, before = Turns(played.notes), None, (0, 0), None
    for moment in moments(played, rules):
        turns.before_input(moment.line.seq)
        if isinstance(moment.pending, Chance):
            turns.rolled += 1
        elif not (before is not None and before.retractable and before.seats == moment.pending.seats):
            begun = (moment.line.seq - 1, turns.rolled)  # of several answers in one go the first
        before = moment.pending if isinstance(moment.pending, Ask) else None
        if decided(moment.line, seat) and len(rules.moves(moment.before, seat)) > 1:
            found = begun
    if found is None:
        raise Refusal("table", "nothing-to-take-back")
    kept, rolled = found
    earlier = tuple(Noted(min(noted.after, kept), noted.note) for noted in played.notes)
    note = TookBack(seat, luck, next_roll(luck, rolled, earlier))
    return Taken(played.lines[:kept], (*earlier, Noted(kept, note)))


def decided(line: Line, seat: Seat) -> bool:
    return any(answer.seat == seat and not answer.by_table for answer in line.answers)
