"""A moment of a finished game to play on from: with the cards as they lay, or dealt again as a seat could not know."""

from __future__ import annotations

from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Ask, Event, Refusal, Seat
from sexton.kernel.records import record
from sexton.kernel.records.editions import PastRules
from sexton.kernel.records.record import Begins, Record
from sexton.kernel.records.replay import moments, opened

KNOWN, DEALT = "known", "dealt"


def what_if(played: Record, at: int, seat: Seat | None, cards: str, dice: Dice) -> Begins:
    """Before the input with this number, which must be a decision: of this seat, or of the first one asked there."""
    rules, heard = opened(played.header), list[tuple[int, Event]]()
    if isinstance(rules, PastRules):
        raise Refusal("what-if", "past-edition", edition=rules.game.edition)
    for moment in moments(played, rules):
        if moment.line.seq == at and isinstance(moment.pending, Ask):
            own = moment.pending.seats[0] if seat is None else seat
            if own not in moment.pending.seats:
                break
            state = moment.before
            if cards == DEALT:
                own_heard = [event for hearers, event in heard if hearers >> own & 1]
                state = rules.read_worlds(rules.view(state, own), own_heard).sample(dice)
            return Begins(digest_of(played), at - 1, cards, own, rules.write_position(state))
        heard += moment.told
    near = min(decisions_of(played, seat), key=lambda line: (abs(line - at), line), default=0)
    raise Refusal("what-if", "no-decision-there", step=at, near=near)


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
