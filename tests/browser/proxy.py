"""A line that can die without a word: what goes into it does not come out, and nobody is told."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

BYTES = 65_536


class Proxy:
    """Stands before a server on the loopback. While it swallows, lines stay open and carry nothing."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._brought: list[int] = []  # bytes, piece by piece
        self._swallowing = threading.Event()
        self._ends: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def received(self) -> int:
        """Bytes that have come from the server: heads and contents, whoever in the browser asked for them."""
        return sum(self._brought)

    def swallow(self) -> None:
        self._swallowing.set()

    def mend(self) -> None:
        """New lines carry again; those that lost something stay dead, as they would."""
        self._swallowing.clear()

    def close(self) -> None:
        for end in (self._listening, *self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
                self._ends += [near, far]
                lost = threading.Event()
                for ends in ((near, far), (far, near)):
                    carried = (*ends, lost, ends[0] is far)
                    threading.Thread(target=self._carry, args=carried, daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket, lost: threading.Event, brings: bool) -> None:
        with suppress(OSError):
            while content := one.recv(BYTES):
                if self._swallowing.is_set():
                    lost.set()
                if not lost.is_set():
                    other.sendall(content)
                    if brings:
                        self._brought.append(len(content))
            if not lost.is_set():
                other.shutdown(socket.SHUT_WR)
