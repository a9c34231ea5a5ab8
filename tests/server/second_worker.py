"""The second worker of a browser, for tests: a process in its place, begun and ended as thinkers.ts does it."""

from __future__ import annotations

import multiprocessing
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

from sexton.browser.thinker import carried_out

Answered = Callable[[bytes | None], None]
SPAWN = multiprocessing.get_context("spawn")


class SecondWorker:
    def __init__(self) -> None:
        self._line: Connection | None = None
        self._waiting = deque[Answered]()

    def ask(self, work: bytes, answered: Answered) -> None:
        self._waiting.append(answered)
        (self._line or self._begin()).send_bytes(work)

    def end(self) -> None:
        if self._line is not None:
            self._process.kill()
        self._line = None
        while self._waiting:
            self._waiting.popleft()(None)

    def _begin(self) -> Connection:
        self._line, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=think, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        threading.Thread(target=self._listen, args=(self._line,), daemon=True).start()
        return self._line

    def _listen(self, line: Connection) -> None:
        with suppress(EOFError, OSError):
            while True:
                answer = line.recv_bytes()
                self._waiting.popleft()(answer)
        if line is self._line:  # it is gone by itself
            self.end()


def think(line: Connection) -> None:
    with suppress(EOFError):
        while True:
            line.send_bytes(carried_out(line.recv_bytes()))
