"""A slow line before a server on the loopback: a number of bytes per second for all together, and a delay each way.

What a browser can slow down by itself is one page: its service worker and its sockets would go by unhindered.
"""

from __future__ import annotations

import queue
import socket
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.browser.proxy import BYTES, Proxy

SECOND = 200_000  # bytes towards the browser: 1.6 Mbit
DELAY = 0.075  # seconds each way: an answer takes 150 ms
PIECE = 4096


class SlowLine(Proxy):
    def __init__(self, port: int) -> None:
        self._turn = threading.Lock()
        self._free_at = 0.0  # when all that was sent before is through
        super().__init__(port)

    def _carry(self, one: socket.socket, other: socket.socket, lost: threading.Event, brings: bool) -> None:
        coming: queue.SimpleQueue[tuple[float, bytes]] = queue.SimpleQueue()
        threading.Thread(target=self._bring, args=(coming, other, brings), daemon=True).start()
        with suppress(OSError):
            while content := one.recv(PIECE if brings else BYTES):
                coming.put((self._through(len(content)) if brings else time.monotonic(), content))
        coming.put((time.monotonic(), b""))

    def _through(self, size: int) -> float:
        """When the last of these bytes has left; who sends takes turns with all others."""
        with self._turn:
            self._free_at = max(self._free_at, time.monotonic()) + size / SECOND
            return self._free_at

    def _bring(self, coming: queue.SimpleQueue[tuple[float, bytes]], other: socket.socket, brings: bool) -> None:
        with suppress(OSError):
            while (sent := coming.get())[1]:
                time.sleep(max(0.0, sent[0] + DELAY - time.monotonic()))
                other.sendall(sent[1])
                if brings:
                    self._brought.append(len(sent[1]))
            other.shutdown(socket.SHUT_WR)
