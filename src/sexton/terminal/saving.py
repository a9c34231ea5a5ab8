"""Where the records of played games go, together with what the player needs to check them."""

from __future__ import annotations

import os
import shlex
import sys
from datetime import datetime
from pathlib import Path

import msgspec

from sexton.kernel.words import Words
from sexton.terminal.sitting import Sitting

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


def save(sitting: Sitting, path: Path) -> Saved:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(sitting.record_text(), encoding="utf-8")
    seen = sitting.seen()
    if seen is None:
        return Saved(path, None)
    beside = path.with_name(path.stem + ".seen.json")
    beside.write_bytes(msgspec.json.encode(seen) + b"\n")
    return Saved(path, beside)
