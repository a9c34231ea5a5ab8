"""A finished game told again, step by step, as any seat or a watcher saw it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from sexton.kernel.interface import Event, Over, Seat
from sexton.kernel.records import record
from sexton.kernel.records.notes import Note
from sexton.kernel.records.record import Record, RecordError
from sexton.kernel.records.replay import Moment, beginning, moments, opened
from sexton.kernel.steps import WATCHERS, State
from sexton.kernel.words import Words
from sexton.terminal.local_game import NAMES


class NotToBeRetold(Exception):
    """Why a file cannot be told again; the message id and its facts."""

    def __init__(self, message: str, error: RecordError | None = None, **facts: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.error = error
        self.facts = facts

    def said(self, words: Words) -> str:
        facts = self.facts if self.error is None else {**self.facts, "problem": words.wrong(self.error)}
        return words.say(self.message, **facts)


class Retelling:
    def __init__(self, played: Record) -> None:
        assert played.ending is not None
        self.record = played
        self.ending = played.ending
        self.rules = opened(played.header)
        self.game = self.rules.game
        self.moments: list[Moment] = list(moments(played, self.rules))

    @property
    def last(self) -> int:
        return len(self.moments)

    def state(self, at: int) -> State:
        """The state after this many steps."""
        state: State = self.moments[at - 1].state if at else beginning(self.record.header, self.rules)
        return state

    def view(self, at: int, seat: Seat | None) -> msgspec.Struct:
        seen: msgspec.Struct = self.rules.view(self.state(at), seat)
        return seen

    def heard(self, at: int, seat: Seat | None) -> list[Event]:
        """All this hearer was told in the first `at` steps."""
        mask = WATCHERS if seat is None else 1 << seat
        return [event for moment in self.moments[:at] for hearers, event in moment.told if hearers & mask]

    def told(self, at: int, seat: Seat | None) -> list[Event | Note]:
        """What this hearer heard in the first `at` steps, with the notes made meanwhile."""
        notes, told = list(self.record.notes), list[Event | Note]()
        mask = WATCHERS if seat is None else 1 << seat
        for before, moment in enumerate(self.moments[:at]):
            while notes and notes[0].after <= before:
                told.append(notes.pop(0).note)
            told += [event for hearers, event in moment.told if hearers & mask]
        return told + [noted.note for noted in notes if noted.after <= at]

    def chapters(self, words: Words) -> list[int]:
        """The steps in which a chapter begins."""
        return [
            at
            for at, moment in enumerate(self.moments, start=1)
            if any(words.begins_chapter(event) for _, event in moment.told)
        ]

    @property
    def names(self) -> tuple[str, ...]:
        """A record holds no names, so the seats get alphabetical ones, which are easy to follow."""
        return NAMES[: self.rules.seats]

    def player(self, words: Words, seat: Seat) -> str:
        """Bruno (seat 1, bot greedy)"""
        kind, _, level = self.record.header.players[seat].partition(" ")
        player = words.say("player-bot", level=level) if kind == "bot" else words.say("player-human")
        return words.say("replay-player", name=self.names[seat], seat=seat, player=player)

    def result(self) -> Over | None:
        pending = self.rules.pending(self.state(self.last))
        return pending if isinstance(pending, Over) else None


def read_finished(path: Path) -> Retelling:
    """The game of this file; NotToBeRetold if there is none, if it is not over, or if the file was changed."""
    try:
        played = record.read(path.read_text(encoding="utf-8"))
        if played.ending is None:
            raise NotToBeRetold("replay-not-over", path=str(path))
        if played.ending.kind == "void":
            raise NotToBeRetold("replay-void", path=str(path), reason=played.ending.text)
        return Retelling(played)
    except OSError as error:
        raise NotToBeRetold("replay-no-file", path=str(path), problem=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise NotToBeRetold("replay-no-text", path=str(path)) from None
    except RecordError as error:
        raise NotToBeRetold("replay-not-a-record", error, path=str(path), line=error.line) from None
