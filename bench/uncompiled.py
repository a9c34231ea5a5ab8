"""The engine uncompiled, in a process of its own: the sources are copied without what was compiled from them.

Run as a program it answers each line `game seats` on stdin with the decisions a second that it measured.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from measure import Stopwatch, inside, rules_of

import sexton


class Uncompiled:
    """Asks the other process. Use it in a `with`."""

    def __enter__(self) -> Uncompiled:
        self._folder = tempfile.TemporaryDirectory(prefix="sexton-bench-")
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "engine.json", "__pycache__")
        shutil.copytree(Path(sexton.__file__).parent, Path(self._folder.name) / "sexton", ignore=ignored)
        environment = {**os.environ, "PYTHONPATH": self._folder.name}
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            [sys.executable, __file__], env=environment, stdin=pipe, stdout=pipe, text=True
        )
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()
        self._folder.cleanup()

    def rate(self, game: str, seats: int) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(game, seats, file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())


def main() -> None:
    assert not sexton.uncompiled.compiled()
    watches: dict[str, Stopwatch] = {}
    for line in sys.stdin:
        if line not in watches:
            game, seats = line.split()
            watches[line] = Stopwatch(inside(rules_of(game, int(seats))))
        print(watches[line].rate(), flush=True)


if __name__ == "__main__":
    main()
