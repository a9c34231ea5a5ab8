"""What one answer did, and what happened at the seats: for the store and for those who are told."""

from __future__ import annotations

from msgspec import Struct

from sexton.kernel.records.notes import AnyNote
from sexton.kernel.records.record import Answer


class Change(Struct, frozen=True):
    """What one answer did, for the store and for those who are told."""

    lines: tuple[tuple[int, str], ...] = ()  # seq and body
    sealed: Answer | None = None
    drafts: tuple[Answer, ...] = ()

    @property
    def published(self) -> bool:
        return bool(self.lines)


class NoteTold(Struct, frozen=True):
    """A note, its number from 1, and how many announcements came before it: by seat, the last for watchers."""

    number: int
    note: AnyNote
    heard: tuple[int, ...]
