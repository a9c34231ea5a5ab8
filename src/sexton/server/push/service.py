"""One request to a push service: only to a checked address, with limits of time and size."""

from __future__ import annotations

import asyncio
import ssl
from functools import cache

from msgspec import Struct

from sexton.server.push.endpoints import Endpoint, addresses_of

SECONDS = 10.0
ANSWER_BYTES = 16 * 1024  # of a head; nothing else of an answer is read
SILENT = 0  # no answer, or none that is one


class Answer(Struct, frozen=True):
    status: int
    wait: float = 0.0  # seconds, if the service says so

    @property
    def taken(self) -> bool:
        return 200 <= self.status < 300

    @property
    def gone(self) -> bool:
        return self.status in (404, 410)

    @property
    def again(self) -> bool:
        """Whether it is worth trying once more."""
        return self.status in (SILENT, 408, 429) or self.status >= 500


@cache
def trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(endpoint: Endpoint, headers: dict[str, str], body: bytes, loopback: bool) -> Answer:
    """A Refusal if the name leads inside by now. Redirections are not followed."""
    addresses = await addresses_of(endpoint, loopback)
    try:
        async with asyncio.timeout(SECONDS):
            return await asked(endpoint, addresses[0], request(endpoint, headers, body))
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        return Answer(SILENT)


def request(endpoint: Endpoint, headers: dict[str, str], body: bytes) -> bytes:
    host = endpoint.host if endpoint.port == 443 else f"{endpoint.host}:{endpoint.port}"
    lines = [f"POST {endpoint.path} HTTP/1.1", f"Host: {host}", f"Content-Length: {len(body)}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


async def asked(endpoint: Endpoint, address: str, text: bytes) -> Answer:
    """The certificate must be that of the name, whatever the address."""
    reader, writer = await asyncio.open_connection(
        address, endpoint.port, ssl=trusted(), server_hostname=endpoint.host, limit=ANSWER_BYTES
    )
    try:
        writer.write(text)
        await writer.drain()
        return answer_in((await reader.readuntil(b"\r\n\r\n")).decode("latin-1"))
    finally:
        writer.transport.abort()


def answer_in(head: str) -> Answer:
    first, *lines = head.split("\r\n")
    version, status, *_ = [*first.split(" "), "", ""]
    if not version.startswith("HTTP/1.") or len(status) != 3 or not status.isascii() or not status.isdigit():
        return Answer(SILENT)
    waits = [line.partition(":")[2].strip() for line in lines if line.lower().startswith("retry-after:")]
    wait = float(waits[0]) if waits and waits[0].isascii() and waits[0].isdigit() and len(waits[0]) < 6 else 0.0
    return Answer(int(status), wait)
