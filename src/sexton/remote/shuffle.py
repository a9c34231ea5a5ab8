"""Our part in the fair shuffle at one table: a guard for every seat of ours, and a file of what each of them saw."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sexton.kernel.chance.fair import SECRET_BYTES
from sexton.kernel.chance.guard import Alarm, Commit, Guard, Seen, Shown
from sexton.kernel.interface import Refusal, Seat
from sexton.kernel.words import Words
from sexton.remote.connection import Connection
from sexton.terminal.record_files import records_folder, write_whole

T = TypeVar("T")
Say = Callable[[str], None]


def folders() -> tuple[Path, ...]:
    """Where files of a game go: the second only if the first cannot be written to."""
    return records_folder(), Path(tempfile.gettempdir())


class Shuffling:
    def __init__(self, connection: Connection, words: Words, say: Say) -> None:
        self.connection, self.words, self.say = connection, words, say
        self.about: dict[str, Any] = {}  # the newest `table`
        self.shown: Shown | None = None  # the newest `deal`
        self.guards: dict[Seat, Guard] = {}

    # What is told. Each raises an Alarm, after it has been sounded, if the table cheats.

    async def hear(self, message: dict[str, Any]) -> None:
        before, shown = self.shown, shown_in(message)
        self.shown = shown
        if shown.phase == "commit" and shown.attempt > (before.attempt if before else 1):
            self.say(self.words.say("join-called-off", names=self.words.listed(list(map(self.name, shown.called_off)))))
        if shown.phase == "open" and before is not None and before.phase == "commit":
            self.say(self.words.say("join-dealing"))
        for seat in self.about["you"]:
            await self.take_part(seat, shown)
        if shown.fingerprint() and (before is None or before.phase != "begun"):
            self.tell_fingerprint()

    async def take_part(self, seat: Seat, shown: Shown) -> None:
        due = self.watched(seat, lambda guard: guard.hear(shown))
        if due is None:
            return
        if len(self.about["you"]) > 1:
            await self.connection.send(do="sit", seat=seat)
        if isinstance(due, Commit):
            await self.connection.send(do="commit", salted=due.salted, attempt=due.attempt)
        else:
            self.keep(seat)  # what was shown must be safe before anybody knows the salt
            await self.connection.send(do="open", salt=due.salt)

    def hear_void(self) -> None:
        for seat in self.about["you"]:
            self.watched(seat, lambda guard: guard.hear_void(self.about["missing"]))

    def hear_cards(self) -> None:
        for seat in self.about["you"]:
            self.watched(seat, Guard.hear_cards)

    def watched(self, seat: Seat, look: Callable[[Guard], T]) -> T:
        try:
            return look(self.guard_of(seat))
        except Alarm as alarm:
            self.sound(seat, alarm)
            raise

    def sound(self, seat: Seat, alarm: Alarm) -> None:
        path = self.keep(seat)
        self.say("")
        self.say(self.words.say("join-alarm", id=self.about["id"]))
        self.say(self.words.say(f"alarm-{alarm.what}"))
        self.say(self.words.say("join-alarm-stop"))
        if path is not None:
            self.say(self.words.say("join-alarm-keep", path=str(path)))

    def tell_fingerprint(self) -> None:
        """For people to read to one another; who plays alone has nobody to compare with."""
        found = self.shown.fingerprint() if self.shown is not None else ""
        if not found or self.shown is None:
            self.say(self.words.say("join-no-fingerprint"))
        elif len(self.shown.salted) > 1:
            self.say(self.words.say("join-fingerprint-together", words=found))
        else:
            self.say(self.words.say("join-fingerprint", words=found))

    def name(self, seat: Seat) -> str:
        return self.about["chairs"][seat]["name"] or self.words.say("join-seat-empty", seat=seat)

    # What is kept

    def guard_of(self, seat: Seat) -> Guard:
        """With what a program before this one has kept, if there was one."""
        if seat not in self.guards:
            guard = self.guards[seat] = Guard(seat, lambda: os.urandom(SECRET_BYTES))
            for folder in folders():
                seen = read_seen(folder / self.file_name(seat))
                if seen is not None and (seen.table, seen.seat) == (self.about["id"], seat):
                    guard.recall(seen)
                    break
        return self.guards[seat]

    def keep(self, seat: Seat, digest: str = "") -> Path | None:
        """A file of what this seat saw; where none can be written, the player is asked to copy it."""
        seen = self.guard_of(seat).seen(digest)
        if seen is None:
            return None
        content, problem = msgspec.json.encode(seen), ""
        for folder in folders():
            path = folder / self.file_name(seat)
            try:
                folder.mkdir(parents=True, exist_ok=True)
                write_whole(path, content + b"\n")
                return path
            except OSError as error:
                problem = error.strerror or str(error)
        self.say(self.words.say("join-seen-not-saved", problem=problem))
        self.say(content.decode())
        return None

    def file_name(self, seat: Seat) -> str:
        return f"{self.stem}.seat-{seat}.seen.json"

    @property
    def stem(self) -> str:
        """The name of this table's files. The server chose the table's id, which must not lead out of the folder."""
        game, table = str(self.about["game"]), str(self.about["id"])
        if not (table.isascii() and table.isalnum()):
            raise Refusal("join", "wrong-input", problem=f"table {table}")
        return f"{game}-{table}"


def shown_in(message: dict[str, Any]) -> Shown:
    try:
        return msgspec.convert(message, Shown, str_keys=True)
    except msgspec.ValidationError as error:
        raise Refusal("join", "wrong-input", problem=str(error)) from None


def read_seen(path: Path) -> Seen | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Seen)
    except (OSError, ValueError):
        return None
