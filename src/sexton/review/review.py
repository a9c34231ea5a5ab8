"""Looking back on a finished game as one seat: what its decisions cost, and where its result came from."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct

from sexton.bots.explain import SURE, Advice, with_reasons
from sexton.kernel.chance.dice import Dice, FastDice
from sexton.kernel.game import Rules
from sexton.kernel.interface import Ask, Chance, Event, Move, Refusal, Seat
from sexton.kernel.records import record as records
from sexton.kernel.records.editions import PastRules
from sexton.kernel.records.notes import Back, Noted, Replaced, Resigned, StandsIn, Taken, TimeUp
from sexton.kernel.records.record import Answer, Record
from sexton.kernel.records.replay import Moment, moments, opened
from sexton.review.account import Account, Entry, account_of, millionths
from sexton.review.judge import SURELY, Imagined, Judge
from sexton.review.why import told_apart

MISTAKE = 0.05  # of a victory: what a mistake costs at least
SLIP = 0.01  # what is worth a word at all
COSTLIEST = 3

Verdict = Literal["only", "best", "close", "slip", "mistake", "table"]
HANDS = (Resigned, TimeUp, Replaced, StandsIn, Back, Taken)  # after which somebody else may have answered


class Glance(Struct, frozen=True):
    """A move that was tried, and found worse before it was looked at closely."""

    move: str
    share: float  # of victory, roughly


class Decision(Struct, frozen=True):
    """One decision of the seat.

    `only`: there was nothing else. `best`: nothing better was found. `close`: what is better is not surely so, or
    hardly. `slip`: surely worse, by less than a mistake. `table`: the table answered in the seat's place.
    """

    line: int
    rule: str
    step: str
    played: str
    verdict: Verdict
    moves: tuple[Advice, ...] = ()  # the best first, the one that was played among them
    cost: float = 0.0  # of the move played beside the best one, in the same worlds with the same luck
    error: float = 0.0  # half of its 95 % interval
    others: tuple[Glance, ...] = ()  # the best first; what is neither here nor among the moves was not tried


class Chances(Struct, frozen=True):
    """The shares of all seats after an input, as the cards really lay, in millionths of a victory."""

    line: int
    shares: tuple[int, ...]


class Review(Struct, frozen=True):
    game: str
    edition: int
    options: str
    players: tuple[str, ...]
    seat: Seat
    chances: tuple[Chances, ...]
    decisions: tuple[Decision, ...]
    entries: tuple[Entry, ...]
    account: Account
    hands: tuple[Noted, ...] = ()  # who answered for the seat, where that changed

    @property
    def mistakes(self) -> list[Decision]:
        return [decision for decision in self.decisions if decision.verdict == "mistake"]

    @property
    def costliest(self) -> list[Decision]:
        """The moments that cost most, the dearest first."""
        dear = [decision for decision in self.decisions if decision.verdict in ("slip", "mistake")]
        return sorted(dear, key=lambda decision: -decision.cost)[:COSTLIEST]


class Progress(Struct, frozen=True):
    """How far a review has come, and what it has found since it last said so."""

    done: int  # inputs of the record
    of: int
    chances: tuple[Chances, ...] = ()
    decisions: tuple[Decision, ...] = ()


def review(
    played: Record,
    seat: Seat,
    judge: Callable[[Rules[Any, Any]], Judge] = Imagined,
    told: Callable[[Progress], None] = lambda progress: None,
) -> Review:
    """A Refusal if there is nothing to review; a RecordError if the record does not follow the rules."""
    looking = Looking(played, seat, judge)
    for progress in looking.parts():
        told(progress)
    return looking.found()


class Looking:
    """A review that is being made."""

    def __init__(self, played: Record, seat: Seat, judge: Callable[[Rules[Any, Any]], Judge]) -> None:
        self.played = played
        self.seat = seat
        self.rules = reviewable(played, seat)
        self.judge = judge(self.rules)
        self.seed = seed_of(played)
        self.moments = list(moments(played, self.rules))
        self.judge.prepare(len(self.moments))
        self.heard: list[Event] = []
        self.fair = millionths(1 / self.rules.seats)
        self.chances = [Chances(0, (self.fair,) * self.rules.seats)]
        self.decisions: list[Decision] = []
        self.entries: list[Entry] = []

    def parts(self) -> Iterator[Progress]:
        """What chance does several times in a row is one thing; so is everything before the first decision."""
        for nth, moment in enumerate(self.moments):
            line = moment.line.seq
            if isinstance(moment.pending, Ask):
                answer = next((one for one in moment.line.answers if one.seat == self.seat), None)
                self._look_at(moment, answer)
                yield Progress(
                    line, len(self.moments), (self.chances[-1],), tuple(self.decisions[-1:] if answer else ())
                )
            elif not isinstance(self._pending_after(nth), Chance):
                self._enter(line, "deal" if len(self.chances) == 1 else "chance", self._change(moment))
                yield Progress(line, len(self.moments), (self.chances[-1],))
            self.heard += [event for hearers, event in moment.told if hearers >> self.seat & 1]

    def found(self) -> Review:
        terms, result = self.played.header.terms, self.chances[-1].shares[self.seat]
        return Review(
            terms.game,
            terms.edition,
            terms.options,
            self.played.header.players,
            self.seat,
            tuple(self.chances),
            tuple(self.decisions),
            tuple(self.entries),
            account_of(self.fair, self.entries, result),
            tuple(one for one in self.played.notes if isinstance(one.note, HANDS) and one.note.seat == self.seat),
        )

    # What happened to the seat's share

    def _pending_after(self, nth: int) -> object:
        return self.moments[nth + 1].pending if nth + 1 < len(self.moments) else None

    def _change(self, moment: Moment) -> int:
        """How far the seat's share went by this input and by what was not looked at before it."""
        shares = self.judge.expected(moment.state, self._dice(moment, 0))
        self.chances.append(Chances(moment.line.seq, tuple(map(millionths, shares))))
        return self.chances[-1].shares[self.seat] - self.chances[-2].shares[self.seat]

    def _enter(self, line: int, kind: Any, change: int) -> None:
        self.entries.append(Entry(line, kind, change))

    def _look_at(self, moment: Moment, answer: Answer | None) -> None:
        line, change = moment.line.seq, self._change(moment)
        if answer is None:
            self._enter(line, "others", change)
            return
        moves = self.rules.moves(moment.before, self.seat)
        seen = self.rules.view(moment.before, self.seat)
        chosen = self.rules.normal(seen, self.rules.read(answer.move))
        self.decisions.append(self._judged(moment, answer, seen, moves, chosen))
        if answer.by_table:  # it was not the person's choice
            self._enter(line, "others", change)
            return
        own = millionths(self.judge.gained(seen, self.heard, chosen, self._dice(moment, 1))) if len(moves) > 1 else 0
        truly = change
        if len(moment.line.answers) > 1:
            truly = millionths(self.judge.gained_in(moment.before, self.seat, chosen, self._dice(moment, 2)))
            self._enter(line, "others", change - truly)
        self._enter(line, "own", own)
        self._enter(line, "hidden", truly - own)

    # What a decision was worth

    def _judged(self, moment: Moment, answer: Answer, seen: Any, moves: Sequence[Move], chosen: Move) -> Decision:
        about = (moment.line.seq, moment.pending.rule, moment.pending.step, answer.move)
        if len(moves) == 1:
            return Decision(*about, verdict="only")
        dice = self._dice(moment, 3)
        compared = self.judge.compare(seen, self.heard, moves, chosen, dice)
        advices = with_reasons(self.rules, seen, self.heard, moves, compared.thoughts, dice)
        cost = max(0.0, compared.cost)
        verdict = "table" if answer.by_table else verdict_on(cost, compared.error)
        better = next(one.move for one in compared.thoughts if one.move != chosen)
        if verdict == "mistake" and not self.judge.confirms(seen, self.heard, chosen, better, dice):
            verdict = "close"
        if verdict in ("slip", "mistake"):
            advices = told_apart(self.rules, self.judge, seen, self.heard, advices, chosen, self._dice(moment, 3))
        others = tuple(Glance(self.rules.write(one.move), one.share) for one in compared.dropped)
        return Decision(*about, verdict, tuple(advices), cost, SURE * compared.error, others)

    def _dice(self, moment: Moment, use: int) -> Dice:
        return FastDice(self.seed + 4 * moment.line.seq + use)


def verdict_on(cost: float, error: float) -> Verdict:
    if cost <= 0:
        return "best"
    if cost <= SURELY * error or cost < SLIP:
        return "close"
    return "mistake" if cost >= MISTAKE else "slip"


def reviewable(played: Record, seat: Seat) -> Rules[Any, Any]:
    """The rules the game was played by, if its review would mean something."""
    if played.ending is None or played.ending.kind != "over":
        raise Refusal("review", "no-result")
    rules = opened(played.header)
    if isinstance(rules, PastRules):
        raise Refusal("review", "past-edition", edition=rules.game.edition)
    if not 0 <= seat < rules.seats:
        raise Refusal("review", "no-such-seat", number=seat, last=rules.seats - 1)
    return rules


def seed_of(played: Record) -> int:
    """By the record, so that a review can be repeated, while no two games are judged by the same luck."""
    return int.from_bytes(hashlib.sha256(records.write(played).encode()).digest()[:6], "big")
