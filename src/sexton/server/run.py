"""Running the server: uvicorn, a drain before the sockets close, the address to give to others."""

from __future__ import annotations

import asyncio
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import uvicorn
from starlette.applications import Starlette
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # in C where there is one
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from sexton.kernel.interface import Refusal
from sexton.server.connections import punctual_http
from sexton.server.files import file_room
from sexton.server.http.site import Site
from sexton.server.http.sockets import RECEIVE, WRITE_TEXT
from sexton.server.settings import Settings

SIGNALS = (signal.SIGINT, signal.SIGTERM)
ANYWHERE = ("0.0.0.0", "::", "")
FRAME_BYTES = 64 * 1024  # what a socket reads at most; larger than any message, so that most can be answered in words
FAREWELL_SECONDS = 5.0


class Incoming:
    """What has come for the one who reads a socket: a queue without what only several readers need."""

    def __init__(self) -> None:
        self._events: deque[ASGIReceiveEvent] = deque()
        self._reader: asyncio.Future[None] | None = None  # it waits

    @property
    def awaited(self) -> bool:
        return self._reader is not None and not self._events

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._events.popleft()


class TableSocket(WebSocketsSansIOProtocol):
    """A socket that can be written to at once, and is aborted if its peer does not take the last of it in time."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Incoming = Incoming()  # type: ignore[assignment]
        self._between_frames = False

    def data_received(self, data: bytes) -> None:
        """A short text that came whole and alone, as nearly all do, is handed over; all else is for the library."""
        if self._between_frames and self.queue.awaited and not self.close_sent:
            text = short_text(data)
            if text is not None:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        super().data_received(data)
        self._between_frames = between_messages(self.conn)

    def handle_text(self, event: Frame) -> None:
        """What is waited for is taken in this very moment: only with more than that the peer has to wait."""
        if event.fin and self.queue.awaited:
            self.read_paused = True  # so that it is not; to stop and go on is two calls of the system
            super().handle_text(event)
            self.read_paused = False
        else:
            super().handle_text(event)

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[WRITE_TEXT], extensions[RECEIVE] = self.write_text, self.receive
        await super().run_asgi()
        self._hang_up_soon()

    async def send(self, message: ASGISendEvent) -> None:
        """To whoever was still waiting to be let in when the server stopped, a second answer would be a fault."""
        if self.transport.is_closing() and not self.handshake_complete:
            raise ClientDisconnected
        await super().send(message)

    def shutdown(self) -> None:
        """Who has said goodbye, and only has yet to take the last of what was written, is told no other."""
        if self.transport.is_closing():
            self.stop_keepalive()
        else:
            super().shutdown()

    def send_500_response(self) -> None:
        if not self.transport.is_closing():
            super().send_500_response()

    def write_text(self, message: bytes, before: bytes) -> bool:
        """Write a message in this very moment, as one frame; False if it has to wait until the peer has taken more.

        What was held back is written before it, in one call of the system.
        """
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(text_frame(before) + text_frame(message) if before else text_frame(message))
        return True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._hang_up_soon()

    def _hang_up_soon(self) -> None:
        self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)


def text_frame(message: bytes) -> bytes:
    """RFC 6455, 5.2: the last fragment of a text, which a server does not mask and we do not compress."""
    length = len(message)
    if length < 126:
        return bytes((0x81, length)) + message
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big") + message
    return b"\x81\x7f" + length.to_bytes(8, "big") + message


def short_text(data: bytes) -> str | None:
    """The text, if these bytes are one short and complete text message of a client; None if they are anything else."""
    length = len(data) - 6  # two bytes of head, four of the mask
    if not 0 <= length < 126 or data[0] != 0x81 or data[1] != 0x80 | length:
        return None
    try:
        return apply_mask(data[6:], data[2:6]).decode()
    except UnicodeDecodeError:
        return None


def between_messages(connection: ServerProtocol) -> bool:
    """Whether the library's parser waits for the first byte of a message, and not for the rest of one."""
    if connection.state is not OPEN or connection.current_size is not None:
        return False
    waits: Any = connection.parser
    while waits.gi_yieldfrom is not None:
        waits = waits.gi_yieldfrom
    return waits.gi_code is StreamReader.at_eof.__code__


class Server(uvicorn.Server):
    """On SIGTERM tables are stored and put down first, then sockets are closed: nothing is half done."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready  # told once everything has started, the database included

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Like uvicorn's, but after a clean drain the signal is not raised again."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        if isinstance(app, Starlette):
            site: Site = app.state.site
            with suppress(Exception):
                await site.close()
        await super().shutdown(sockets)


def server_for(app: Starlette, settings: Settings, ready: Callable[[], None] = lambda: None) -> Server:
    room = file_room()
    trusted = ProxyHeadersMiddleware(app, settings.trusted_proxies).trusted_hosts  # type: ignore[arg-type]
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=TableSocket,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,  # compressed, equal messages could have unequal lengths
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        http=punctual_http(room.awaited, lambda peer: peer in trusted),
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        date_header=True,
        access_log=False,  # ours leaves queries out
        log_config=None,
        backlog=room.backlog,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=int(max(1, settings.drain_seconds)),
        h11_max_incomplete_event_size=32 * 1024,
    )
    return Server(config, ready)


def bound(settings: Settings) -> socket.socket:
    """Bound before anything is printed, so the address is right and a taken port is noticed at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
    except OSError as error:
        found.close()
        problem = f"{settings.host}:{settings.port}: {error.strerror or error}"
        raise Refusal("settings", "wrong-settings", problem=problem) from None
    found.set_inheritable(False)
    return found


def url_of(settings: Settings, port: int) -> str:
    """What others type: the machine's own network address if the server listens on all of them."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = own_address() if settings.host in ANYWHERE else settings.host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str:
    """The address from which this machine would reach the network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
