"""Requests and a socket over bare connections: a million of them must not cost more here than at the server."""

from __future__ import annotations

import socket

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

PATIENCE = 60.0


class HungUp(Exception):
    """By the server."""


class Socket:
    def __init__(self, port: int, path: str, cookie: str) -> None:
        self._line = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self._protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}{path}"), max_size=2**24)
        request = self._protocol.connect()
        if cookie:
            request.headers["Cookie"] = cookie
        self._protocol.send_request(request)
        self._came: list[bytes] = []
        self.go()
        while self._protocol.handshake_exc is None and self._protocol.state.name == "CONNECTING":
            self._read()
        if self._protocol.handshake_exc is not None:
            raise self._protocol.handshake_exc

    def send(self, content: bytes, as_text: bool) -> None:
        """Goes with the next `go`."""
        if as_text:
            self._protocol.send_text(content.decode("utf-8", "replace").encode())
        else:
            self._protocol.send_binary(content)

    def go(self) -> None:
        try:
            for data in self._protocol.data_to_send():
                if data:
                    self._line.sendall(data)
        except OSError:
            raise HungUp from None

    def receive(self) -> bytes:
        while not self._came:
            self._read()
        return self._came.pop(0)

    def _read(self) -> None:
        try:
            data = self._line.recv(2**16)
        except (ConnectionError, BrokenPipeError):
            data = b""
        if not data:
            raise HungUp
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._came.append(bytes(event.data))
            elif isinstance(event, Frame) and event.opcode is Opcode.CLOSE:
                raise HungUp
        self.go()

    def close(self) -> None:
        self._line.close()


class Requests:
    """One after the other on one connection, for as long as the server keeps it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._line: socket.socket | None = None

    def post(self, path: str, content: bytes) -> int:
        """The status."""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\n\r\n"
        )
        status, keep = self._answer_to(head.encode() + content)
        if not keep:
            self.close()
        return status

    def _answer_to(self, request: bytes) -> tuple[int, bool]:
        if self._line is None:
            self._line = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        self._line.sendall(request)
        buffer = b""
        while b"\r\n\r\n" not in buffer:
            buffer += self._more()
        head, _, body = buffer.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").lower().split("\r\n")
        headers = dict(line.split(": ", 1) for line in lines)
        left = int(headers["content-length"]) - len(body)
        while left > 0:
            left -= len(self._more())
        return int(first.split()[1]), headers.get("connection") != "close"

    def _more(self) -> bytes:
        assert self._line is not None
        data = self._line.recv(2**16)
        assert data, "the server hung up before it had answered"
        return data

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None
