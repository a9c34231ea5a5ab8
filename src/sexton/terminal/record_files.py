"""Where the records of played games go, together with what the player needs to check them."""

from __future__ import annotations

import os
import shlex
import sys
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import msgspec

from sexton.kernel.words import Words
from sexton.terminal.local_game import Sitting

FOLDER = Path("sexton", "records")


def records_folder() -> Path:
    """The user's own data folder, where this system keeps such things."""
    if home := os.environ.get("XDG_DATA_HOME"):
        return Path(home) / FOLDER
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / FOLDER
    return Path.home() / ".local" / "share" / FOLDER


def new_path(sitting: Sitting) -> Path:
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return unused(records_folder() / f"{sitting.setting.game.id}-{now}.sexton")


def unused(path: Path) -> Path:
    """This path, or the first with a number behind its name that is still free."""
    free, number = path, 2
    while free.exists():
        free = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return free


class Saved(msgspec.Struct, frozen=True):
    record: Path
    seen: Path | None

    def told(self, words: Words) -> list[str]:
        """Where the record is, and how to check it."""
        verify = ["sexton", "verify", str(self.record)]
        if self.seen is not None:
            verify += ["--seen", str(self.seen)]
        return [words.say("saved-record", path=str(self.record)), words.say("saved-verify", command=shlex.join(verify))]


class NotSaved(msgspec.Struct, frozen=True):
    path: Path
    problem: str

    def told(self, words: Words) -> list[str]:
        return [words.say("not-saved", path=str(self.path), problem=self.problem), words.say("not-saved-yet")]


class Keeping:
    """The record of one sitting on its way to a file. Nothing is lost when it does not get there."""

    def __init__(self, sitting: Sitting, path: Path) -> None:
        self.sitting = sitting
        self.path = path
        self.saved: Saved | None = None

    def save(self) -> Saved | NotSaved:
        """Saves to the same files however often it is called; another path may be set after a failure."""
        if self.saved is None:
            try:
                self.saved = save(self.sitting, self.path)
            except OSError as error:
                return NotSaved(self.path, error.strerror or str(error))
        return self.saved

    def save_elsewhere(self) -> Saved | NotSaved:
        """Saves to the system's temporary folder: the last resort but one."""
        try:
            self.path = unused(Path(tempfile.gettempdir()) / self.path.name)
        except OSError as error:  # there is none
            return NotSaved(self.path, error.strerror or str(error))
        return self.save()


def save(sitting: Sitting, path: Path) -> Saved:
    seen = sitting.seen()
    beside = None if seen is None else path.with_name(path.stem + ".seen.json")
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, sitting.record_text().encode())
    if beside is not None:
        write_whole(beside, msgspec.json.encode(seen) + b"\n")
    return Saved(path, beside)


def write_whole(path: Path, content: bytes) -> None:
    """Write all of it or nothing: half a record on a full disk would look like a whole one."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
