"""A WebSocket client that costs as little as possible: it shares two cores with the server it measures."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

KEY = "c2V4dG9uIGJlbmNobWFyaw=="
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\x00\x00\x00\x00"  # a client must mask; with zeros nothing has to be computed


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    length = len(payload)
    if length < 126:
        head = bytes((0x80 | opcode, 0x80 | length))
    elif length < 65_536:
        head = bytes((0x80 | opcode, 0x80 | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((0x80 | opcode, 0x80 | 127)) + length.to_bytes(8, "big")
    return head + NO_MASK + payload


class Session:
    """Requests of one guest, one after the other on one connection."""

    def __init__(self, port: int) -> None:
        self.port, self.cookie = port, ""
        self._lines: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any) -> dict[str, Any]:
        if self._lines is None:
            self._lines = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._lines
        content = json.dumps(body).encode()
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(content)}\r\n{cookie}\r\n".encode()
            + content
        )
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines if ": " in line)
        answer = await reader.readexactly(int(headers["content-length"]))
        if not first.startswith("HTTP/1.1 20"):
            raise RuntimeError(f"{path}: {first} {answer.decode()}")
        kept = next((line for line in lines if line.lower().startswith("set-cookie: ")), "")
        self.cookie = kept.partition(": ")[2].partition(";")[0] or self.cookie
        found: dict[str, Any] = json.loads(answer)
        return found

    def close(self) -> None:
        if self._lines is not None:
            self._lines[1].close()


class Wire(asyncio.Protocol):
    """`hear` is called with every text message, as bytes."""

    def __init__(self, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self.path, self.cookie, self.hear = path, cookie, hear
        self.transport: asyncio.Transport
        self.open = asyncio.get_running_loop().create_future()
        self.closed = False
        self._buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.open.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self._buffer = bytearray(rest)
            self.open.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            opcode, length, start = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if length == 126:
                if len(buffer) < start + 2:
                    break
                length, start = int.from_bytes(buffer[start : start + 2], "big"), start + 2
            elif length == 127:
                if len(buffer) < start + 8:
                    break
                length, start = int.from_bytes(buffer[start : start + 8], "big"), start + 8
            if len(buffer) < start + length:
                break
            payload, at = bytes(buffer[start : start + length]), start + length
            if opcode == TEXT:
                self.hear(payload)
            elif opcode == PING:
                self.transport.write(frame(payload, PONG))
        del buffer[:at]

    def connection_lost(self, problem: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server hung up"))

    def send(self, payload: bytes) -> None:
        self.transport.write(frame(payload))


async def wired(port: int, path: str, cookie: str, hear: Callable[[bytes], None], address: str = "127.0.0.1") -> Wire:
    """An open socket. `address` is ours: one address has some 28,000 ports, and a server may count by address."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, cookie, hear), "127.0.0.1", port, local_addr=(address, 0))
    await wire.open
    return wire
