# engine: compiled
"""A game that is being played: the kernel's table, what has to be stored of it before anyone is told, and its notes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from sexton.kernel.interface import Event, Seat
from sexton.kernel.records.notes import AnyNote, Noted
from sexton.kernel.records.record import Answer, Line, ending_bodies, line_body
from sexton.kernel.table import Table
from sexton.server.table.changes import Change, NoteTold
from sexton.server.wire.told import told_in_json

REMEMBERED: Final = 20  # events of the last moments


def one_line(text: str) -> str:
    return " ".join(text.split())


class LiveGame:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.notes: list[NoteTold] = []
        self._stored = 0  # lines
        self._ending_stored = False
        self._words: dict[int, tuple[Event, Raw]] = {}  # the events are kept, and so are their ids
        self._aids: tuple[Mapping[str, Any], bytes] | None = None
        self._first_aid: tuple[Struct, bytes] | None = None

    # What happens

    def note(self, note: AnyNote) -> Noted:
        counts = (self.table.heard_so_far(seat) for seat in (*range(self.table.rules.seats), None))
        self.notes.append(NoteTold(len(self.notes) + 1, note, tuple(counts)))
        return self.table.note(note)

    def answer(self, seat: Seat, text: str, ask: int, *, by_table: bool = False) -> Change:
        self.table.must_be_now(seat, ask)
        self.table.answer(seat, self.table.read(one_line(text)), by_table=by_table)
        if lines := self.take_unstored():
            return Change(lines)
        if (sealed := self.table.sealed(seat)) is not None:
            return Change(sealed=sealed)
        return Change(drafts=self.drafts())

    def take_back(self, seat: Seat, ask: int) -> Change:
        self.table.take_back(seat, ask)
        return Change(drafts=self.drafts())

    def abandon(self, reason: str) -> Change:
        self.table.abandon(reason)
        return Change(self.take_unstored())

    def take_unstored(self) -> tuple[tuple[int, str], ...]:
        """What is to be stored by now and was not taken before: seq and body. From here on it counts as stored."""
        lines: list[Line] = list(self.table.lines_since(self._stored))
        rows = [(line.seq, line_body(line)) for line in lines]
        self._stored += len(lines)
        ending = self.table.ending if not self._ending_stored else None
        if ending is not None:
            self._ending_stored = True
            rows.append((self._stored + 1, "\n".join(ending_bodies(ending))))
        return tuple(rows)

    # What there is to see

    def is_sealed(self, seat: Seat) -> bool:
        return self.table.sealed(seat) is not None

    def drafts(self) -> tuple[Answer, ...]:
        return tuple(answer for line in self.table.drafted for answer in line.answers)

    def encoded_aids(self, seen: Struct) -> bytes:
        """As JSON; where a game shows everybody the same, it is encoded once."""
        ready: bytes | None = self.table.rules.aids_in_json(seen)
        if ready is not None:
            return ready
        aids, kept = self.table.rules.aids(seen), self._aids
        if kept is None or kept[0] is not aids:
            kept = self._aids = aids, self._with_first_aid(aids)
        return kept[1]

    def _with_first_aid(self, aids: Mapping[str, Any]) -> bytes:
        """What comes first and is the same as before (a whole map, say) is not put into JSON once more."""
        name = next(iter(aids), "")
        first, kept = aids.get(name), self._first_aid
        if not isinstance(first, Struct) or len(aids) < 2:
            return msgspec.json.encode(aids)
        if kept is None or kept[0] is not first:
            self._first_aid = first, b""
            return msgspec.json.encode(aids)
        if not kept[1]:
            kept = self._first_aid = first, msgspec.json.encode({name: first})[:-1]
        others = {other: aids[other] for other in aids if other != name}
        return kept[1] + b"," + msgspec.json.encode(others)[1:]

    def in_words(self, events: Sequence[Event]) -> tuple[Raw, ...]:
        """As messages tell them, in JSON. What has just happened is told to everybody: it is put into words once."""
        if len(events) > REMEMBERED:
            return tuple([Raw(told_in_json(event)) for event in events])
        if len(self._words) > REMEMBERED:
            self._words.clear()
        told = []
        for event in events:
            kept = self._words.get(id(event))
            if kept is None:
                kept = self._words[id(event)] = event, Raw(told_in_json(event))
            told.append(kept[1])
        return tuple(told)
