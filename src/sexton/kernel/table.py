# engine: compiled
"""One game being played. The table alone holds the state; all others get a view, what they heard, and their moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from sexton.kernel.chance.dice import AuditedDice, Dice, FastDice
from sexton.kernel.chance.fair import Shuffle, Terms
from sexton.kernel.game import Rules
from sexton.kernel.interface import Ask, Chance, Choices, Event, Move, Over, Refusal, Seat
from sexton.kernel.records import record
from sexton.kernel.records.notes import AnyNote, Noted
from sexton.kernel.records.record import (
    IN_THE_MIDDLE,
    USUAL,
    Answer,
    Begins,
    Ending,
    Header,
    Line,
    Record,
    void_reason,
)
from sexton.kernel.records.rolls import Rolls
from sexton.kernel.steps import WATCHERS, State


class Draft:
    """An answer its seat may still take back: what the state would be, and what would be told."""

    def __init__(self, state: State, told: list[tuple[int, Event]], line: Line) -> None:
        self.state: Final = state
        self.told: Final = told
        self.line: Final = line


class Look:
    """What there is to see of one state, computed when first needed and kept until something happens."""

    def __init__(self, rules: Rules[Any, Any], state: State) -> None:
        self.rules: Final = rules
        self.state: Final = state
        self._pending: Ask | Over | None = None
        self._view: Callable[[Seat | None], msgspec.Struct] | None = None

    @property
    def pending(self) -> Ask | Over:
        found = self._pending
        if found is None:
            pending = self.rules.pending(self.state)
            assert not isinstance(pending, Chance)
            found = self._pending = pending
        return found

    @property
    def asked(self) -> tuple[Seat, ...]:
        pending = self.pending
        return pending.seats if isinstance(pending, Ask) else ()

    def view(self, seat: Seat | None) -> msgspec.Struct:
        view = self._view
        if view is None:
            view = self._view = self.rules.views(self.state)
        return view(seat)


class Table:
    """Seals answers until the last one is in, lets chance decide, writes the record, and tells each hearer its own.

    It is not thread-safe: a table has one writer.
    """

    def __init__(
        self,
        rules: Rules[Any, Any],
        header: Header,
        dice: Dice,
        shuffle: Shuffle | None = None,
        notes: Sequence[Noted] = (),
        before: Mapping[Seat, Sequence[Event]] | None = None,
    ) -> None:
        """`notes` are those of a game that is resumed: they say which rolls were taken after decisions taken back.

        `before`: what each seat had heard where the game begins in the middle of another. It is no part of the record.
        """
        self.rules = rules
        self.header = header
        self.ahead: dict[Seat, int] = {}  # how far a seat's count of questions is ahead of everybody's
        self.rolls = Rolls(dice, header.dice, notes)
        self.shuffle = shuffle  # secret until the end
        self._state = rules.setup() if header.begins is None else rules.read_position(header.begins.position)
        self._lines: list[Line] = []
        self._before = dict(before or {})
        self._goes = 0  # that were published
        self._notes: list[Noted] = []
        self._ending: Ending | None = None
        self._sealed: dict[Seat, tuple[Move, bool]] = {}
        self._drafts: list[Draft] = []
        self._heard: dict[Seat | None, list[Event]] = {seat: [] for seat in [*range(rules.seats), None]}
        self._looks: list[Look] = []  # at most two: what is published, and what the drafts would make of it
        self._asked: tuple[Seat, ...] | None = None  # None: not looked up since something happened
        self._settle()

    # What anyone may ask

    @property
    def pending(self) -> Ask | Over:
        """The question on the table, or the result. Chance never waits."""
        return self._look(self._present()).pending

    @property
    def ended(self) -> bool:
        return self._ending is not None

    @property
    def ending(self) -> Ending | None:
        return self._ending

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who has to answer now; nobody when the game is over or abandoned."""
        found = self._asked
        if found is None:
            found = self._asked = () if self._ending is not None else self._look(self._present()).asked
        return found

    @property
    def ready(self) -> tuple[Seat, ...]:
        """Who has answered already, while others are still thinking."""
        return tuple(sorted(self._sealed)) if self._sealed else ()

    @property
    def drafted(self) -> tuple[Line, ...]:
        """What the asked seat may still take back, oldest first: for nobody else's eyes."""
        return tuple(draft.line for draft in self._drafts)

    def sealed(self, seat: Seat) -> Answer | None:
        """What this seat has answered while others are still thinking: for nobody else's eyes."""
        found = self._sealed.get(seat)
        return None if found is None else Answer(seat, self.rules.write(found[0]), found[1])

    def question(self, seat: Seat | None) -> Ask | Over:
        """What is pending as far as this seat may know: others do not see how far a draft has got."""
        return self._look(self._state_for(seat)).pending

    def ask_for(self, seat: Seat | None) -> int:
        """The number of the question as this hearer counts: what was published, and its own drafts and take-backs.

        It only grows, and those of the others do not show how often a draft was taken back.
        """
        drafted = len(self._drafts) if seat is not None and seat in self.asked else 0
        return self._goes + 1 + drafted + (self.ahead.get(seat, 0) if seat is not None else 0)

    def lines_since(self, count: int) -> Sequence[Line]:
        """The inputs after the first `count`; as private as the record."""
        return self._lines[count:]

    def view(self, seat: Seat | None) -> msgspec.Struct:
        """What this seat may know now; None is a watcher. Only the seat itself sees its own drafts."""
        return self._look(self._state_for(seat)).view(seat)

    def heard(self, seat: Seat | None, since: int = 0) -> Sequence[Event]:
        """All that this hearer was told, from number `since` on."""
        return self._heard[seat][since:]

    def recalled(self, seat: Seat) -> Sequence[Event]:
        """All that this seat may think by: what it was told, and what it had heard before the game began here."""
        return [*self._before.get(seat, ()), *self._heard[seat]]

    def heard_so_far(self, seat: Seat | None) -> int:
        """How many announcements this hearer was told."""
        return len(self._heard[seat])

    def moves(self, seat: Seat) -> list[Move]:
        return self.rules.moves(self._present(), seat) if seat in self.asked else []

    def choices(self, seat: Seat) -> Choices:
        self._must_be_asked(seat, None)
        return self.rules.choices(self.view(seat))

    # What a seat may do

    def answer(self, seat: Seat, move: Move, ask: int | None = None, *, by_table: bool = False) -> None:
        """Answer the question. Where several decide together it stays sealed, and may be changed, until all are in."""
        asked = self._must_be_asked(seat, ask)
        if refusal := self.rules.refused(self._present(), seat, move):
            raise refusal
        self._sealed[seat] = (move, by_table)
        if len(self._sealed) == len(asked.seats):
            self._carry_out(asked)

    def answer_text(self, seat: Seat, text: str, ask: int | None = None) -> None:
        self._must_be_asked(seat, ask)
        self.answer(seat, self.read(text), ask)

    def why_not(self, seat: Seat, text: str, ask: int | None = None) -> Refusal | None:
        """What forbids this answer to the asked seat, by what it knows; None if nothing does. Nothing happens."""
        self._must_be_asked(seat, ask)
        return self.rules.why_not(self.view(seat), self.read(text))

    def read(self, text: str) -> Move:
        """The move with this text; whatever goes wrong in reading a stranger's text, it is refused as no move."""
        try:
            return self.rules.read(text)
        except Refusal:
            raise
        except Exception:
            raise Refusal("notation", "not-a-move", text=text[:80]) from None

    def must_be_now(self, seat: Seat, ask: int | None) -> None:
        """A number that is not that of the present question belongs to an older one."""
        if ask is not None and self.asked and ask != (now := self.ask_for(seat)):
            raise Refusal("table", "stale-answer", ask=ask, now=now)

    def take_back(self, seat: Seat, ask: int | None = None) -> None:
        """Undo the last answer of this go, as long as it told nobody anything."""
        self.must_be_now(seat, ask)
        if not self._drafts or seat not in self.asked:
            raise Refusal("table", "nothing-to-take-back")
        self._drafts.pop()
        self._forget_looks()
        self.ahead[seat] = self.ahead.get(seat, 0) + 2  # the draft's own number and one more

    def abandon(self, reason: str) -> None:
        """Abandon the game. The secret is revealed all the same."""
        if not self.ended:
            self._drafts.clear()
            self._sealed.clear()
            self._end("abandoned", " ".join(reason.split()) or "no reason given")

    def record(self) -> Record:
        """Everything so far. Private while the game runs, since it gives everything away."""
        return Record(self.header, tuple(self._lines), self._ending, tuple(self._notes))

    def note(self, note: AnyNote) -> Noted:
        """Something happened at a seat that is no move: it follows all inputs so far in the record."""
        self._notes.append(Noted(len(self._lines), note))
        return self._notes[-1]

    def note_again(self, noted: Noted) -> None:
        """One that was made before the game was resumed."""
        self._notes.append(noted)

    # How it goes on

    def _forget_looks(self) -> None:
        """Something happened. A draft, which only its own seat may see, does not change what the others see."""
        self._asked = None
        self._looks[:] = [look for look in self._looks if look.state is self._state]

    def _look(self, state: State) -> Look:
        for look in self._looks:
            if look.state is state:
                return look
        self._looks.append(Look(self.rules, state))
        return self._looks[-1]

    def _present(self) -> State:
        return self._drafts[-1].state if self._drafts else self._state

    def _state_for(self, seat: Seat | None) -> State:
        return self._present() if seat is not None and seat in self.asked else self._state

    def _must_be_asked(self, seat: Seat, ask: int | None) -> Ask:
        pending = self.pending
        if self.ended or isinstance(pending, Over):
            raise Refusal("table", "game-over")
        self.must_be_now(seat, ask)
        if seat not in pending.seats:
            raise Refusal(pending.rule, "not-asked", number=seat)
        return pending

    def _carry_out(self, asked: Ask) -> None:
        answers = [self._sealed[seat][0] for seat in asked.seats]
        said = [Answer(seat, self.rules.write(move), by) for seat, (move, by) in sorted(self._sealed.items())]
        self._sealed.clear()
        line = Line(len(self._lines) + len(self._drafts) + 1, asked.rule, answers=tuple(said))
        told: list[tuple[int, Event]] = []
        state = self.rules.clone(self._present())
        self.rules.play(state, answers, lambda hearers, event: told.append((hearers, event)))
        self._drafts.append(Draft(state, told, line))
        self._forget_looks()
        after = self.rules.pending(state)
        if not (asked.retractable and isinstance(after, Ask) and after.seats == asked.seats):
            if drafted := len(self._drafts) - 1:  # to the others this was one go; its seat has counted on
                self.ahead |= {seat: self.ahead.get(seat, 0) + drafted for seat in asked.seats}
            self._publish()
            self._settle()

    def _publish(self) -> None:
        """Drafts become history: written down first, then told."""
        self._goes += 1
        for draft in self._drafts:
            self._lines.append(draft.line)
            for hearers, event in draft.told:
                self._tell(hearers, event)
        self._state = self._present()
        self._drafts.clear()
        self._looks.clear()

    def _settle(self) -> None:
        """Let chance decide until seats must, or the game is over."""
        while isinstance(pending := self.rules.pending(self._state), Chance):
            self.rolls.before_input(len(self._lines) + 1)
            outcome = pick(self.rolls, pending.weights)
            self._lines.append(Line(len(self._lines) + 1, pending.rule, outcome=outcome))
            self.rules.draw(self._state, outcome, self._tell)
        if isinstance(pending, Over):
            self._end("over", record.result_text(pending))

    def _end(self, kind: str, text: str) -> None:
        self._forget_looks()
        self._ending = Ending(kind, text, self.shuffle.reveal().hex() if self.shuffle else "")

    def _tell(self, hearers: int, event: Event) -> None:
        for seat in range(self.rules.seats):
            if hearers >> seat & 1:
                self._heard[seat].append(event)
        if hearers & WATCHERS:
            self._heard[None].append(event)


def pick(dice: Dice, weights: Sequence[int]) -> int:
    """A random outcome; probabilities are proportional to the weights."""
    left = dice.below(sum(weights))
    for outcome, weight in enumerate(weights):
        if left < weight:
            return outcome
        left -= weight
    raise ValueError("weights must be positive somewhere")


def terms_of(rules: Rules[Any, Any], table: str) -> Terms:
    return Terms(table, rules.game.id, rules.game.edition, rules.options.canonical(), rules.seats)


def fair_table(rules: Rules[Any, Any], shuffle: Shuffle, players: Sequence[str]) -> Table:
    """A table whose salts are all open: its chance can be checked by everyone once the game is over."""
    header = fair_header(shuffle, players)
    return Table(rules, header, AuditedDice(shuffle.key()), shuffle)


def void_record(shuffle: Shuffle, players: Sequence[str], changed_hands: Seat | None = None) -> Record:
    """The record of a deal in which somebody did not open their salt: public, with the secret, and no game."""
    reason = void_reason(shuffle.unopened(), changed_hands)
    return Record(fair_header(shuffle, players), (), Ending("void", reason, shuffle.reveal().hex()))


def fair_header(shuffle: Shuffle, players: Sequence[str], begins: Begins | None = None) -> Header:
    salts = {seat: salt.hex() for seat, salt in shuffle.salts.items()}
    commitment, salted = shuffle.commitment, dict(shuffle.salted)
    about = (commitment, salted, shuffle.closed, salts, format_of(begins), begins)
    return Header(shuffle.terms, tuple(players), "audited", *about)


def seeded_table(
    rules: Rules[Any, Any],
    seed: int,
    table: str,
    players: Sequence[str],
    begins: Begins | None = None,
    before: Mapping[Seat, Sequence[Event]] | None = None,
) -> Table:
    """A table for simulation or practice: fast dice from a seed that is part of the record."""
    header = seeded_header(terms_of(rules, table), seed, players, begins)
    return Table(rules, header, FastDice(seed), before=before)


def seeded_header(terms: Terms, seed: int, players: Sequence[str], begins: Begins | None = None) -> Header:
    return Header(terms, tuple(players), f"seeded {seed}", format=format_of(begins), begins=begins)


def format_of(begins: Begins | None) -> int:
    return USUAL if begins is None else IN_THE_MIDDLE
