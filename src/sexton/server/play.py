"""A kernel table with question numbers that tell nothing, and with what has to be stored before anyone is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from sexton.kernel.interface import Event, Move, Refusal, Seat
from sexton.kernel.records.notes import AnyNote, Noted
from sexton.kernel.records.record import Answer, Line, ending_bodies, line_body
from sexton.kernel.table import Table
from sexton.kernel.words import told_as_json

REMEMBERED = 20  # events of the last moments


class Sealed(Struct, frozen=True):
    """An answer that waits for the others, as it is stored."""

    seat: Seat
    move: str
    by_table: bool


class Change(Struct, frozen=True):
    """What one answer did, for the store and for those who are told."""

    lines: tuple[tuple[int, str], ...] = ()  # seq and body
    sealed: Sealed | None = None
    drafts: tuple[Answer, ...] = ()

    @property
    def published(self) -> bool:
        return bool(self.lines)


class NoteTold(Struct, frozen=True):
    """A note, its number from 1, and how many announcements came before it: by seat, the last for watchers."""

    number: int
    note: AnyNote
    heard: tuple[int, ...]


def one_line(text: str) -> str:
    return " ".join(text.split())


class Play:
    """Numbers of questions are each seat's own: those of others do not show how often a draft was taken back."""

    def __init__(self, table: Table, take_backs: dict[Seat, int], last: dict[Seat, tuple[int, str]]) -> None:
        self.table = table
        self.take_backs = take_backs
        self.last = last  # what a repeated message is compared with
        self.notes: list[NoteTold] = []
        self._stored = self._asked = 0
        self._ended = False
        self._words: dict[int, tuple[Event, dict[str, Any]]] = {}  # the events are kept, and so are their ids
        self._aids: tuple[Mapping[str, Any], bytes] | None = None

    def ask_for(self, seat: Seat | None) -> int:
        """The number of the question as this hearer counts: goes that were published, own drafts, own take-backs."""
        number = self._asked + 1
        if seat is not None and seat in self.table.asked:
            number += len(self.table.drafted)
        return number + (self.take_backs.get(seat, 0) if seat is not None else 0)

    def encoded_aids(self, aids: Mapping[str, Any]) -> bytes:
        """As JSON; where a game shows everybody the same, it is encoded once."""
        if self._aids is None or self._aids[0] is not aids:
            self._aids = aids, msgspec.json.encode(aids)
        return self._aids[1]

    def in_words(self, events: Sequence[Event]) -> tuple[dict[str, Any], ...]:
        """As messages tell them. What has just happened is told to everybody: it is put into words once."""
        if len(events) > REMEMBERED:
            return tuple([dict(told_as_json(event)) for event in events])
        if len(self._words) > REMEMBERED:
            self._words.clear()
        told = []
        for event in events:
            kept = self._words.get(id(event))
            if kept is None:
                kept = self._words[id(event)] = event, dict(told_as_json(event))
            told.append(kept[1])
        return tuple(told)

    def repeated(self, seat: Seat, ask: int, text: str) -> bool:
        """Whether this was said before and is stored: it is acknowledged again, and nothing happens."""
        return self.last.get(seat) == (ask, one_line(text)) and (ask != self.ask_for(seat) or self.is_sealed(seat))

    def is_sealed(self, seat: Seat) -> bool:
        return self.table.sealed(seat) is not None

    def remember(self, seat: Seat, ask: int, text: str) -> None:
        """What a person said last: stored with what it did, so that it is known again after a crash."""
        self.last[seat] = (ask, one_line(text))

    def note(self, note: AnyNote) -> Noted:
        counts = (self.table.heard_so_far(seat) for seat in (*range(self.table.rules.seats), None))
        self.notes.append(NoteTold(len(self.notes) + 1, note, tuple(counts)))
        return self.table.note(note)

    def answer(self, seat: Seat, text: str, ask: int, *, by_table: bool = False) -> Change:
        self._must_be_now(seat, ask)
        table, drafted = self.table, len(self.table.drafted)
        table.answer(seat, self._read(one_line(text)), by_table=by_table)
        lines = self._fresh()
        if lines:
            if drafted:  # to the others this was one go; its seat has counted on and must not count back
                self.take_backs[seat] = self.take_backs.get(seat, 0) + drafted
            return Change(lines)
        answer = table.sealed(seat)
        if answer is not None:
            return Change(sealed=Sealed(seat, answer.move, by_table))
        return Change(drafts=self.drafts())

    def take_back(self, seat: Seat, ask: int) -> Change:
        self._must_be_now(seat, ask)
        self.table.take_back(seat)
        self.take_backs[seat] = self.take_backs.get(seat, 0) + 2  # the draft's own number and one more: always upwards
        return Change(drafts=self.drafts())

    def abandon(self, reason: str) -> Change:
        self.table.abandon(reason)
        return Change(self._fresh())

    def drafts(self) -> tuple[Answer, ...]:
        return tuple(answer for line in self.table.drafted for answer in line.answers)

    def beginning(self) -> tuple[tuple[int, str], ...]:
        """What a fresh deal has drawn already: stored before the first view is shown."""
        return self._fresh()

    def catch_up(self) -> None:
        """All that the table has by now is stored already."""
        self._fresh()

    def _read(self, text: str) -> Move:
        """Whatever a game's reader stumbles over in a stranger's text, it is not a move."""
        try:
            return self.table.rules.read(text)
        except Refusal:
            raise
        except Exception:
            raise Refusal("notation", "not-a-move", text=text[:80]) from None

    def _must_be_now(self, seat: Seat, ask: int) -> None:
        now = self.ask_for(seat)
        if self.table.asked and ask != now:
            raise Refusal("table", "stale-answer", ask=ask, now=now)

    def _fresh(self) -> tuple[tuple[int, str], ...]:
        lines: list[Line] = list(self.table.lines_since(self._stored))
        rows = [(line.seq, line_body(line)) for line in lines]
        self._asked += any(line.outcome is None for line in lines)
        self._stored += len(lines)
        ending = self.table.ending if not self._ended else None
        if ending is not None:
            self._ended = True
            rows.append((self._stored + 1, "\n".join(ending_bodies(ending))))
        return tuple(rows)
