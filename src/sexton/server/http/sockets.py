"""One browser or terminal at one table, over a WebSocket."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sexton.kernel.interface import Refusal
from sexton.kernel.words import LANGUAGES
from sexton.server.http.headers import address_of, origin_allowed
from sexton.server.http.site import Site
from sexton.server.store.interface import LeaseLost
from sexton.server.table.live_table import Gone
from sexton.server.wire.bodies import COOKIE
from sexton.server.wire.limits import check_nesting
from sexton.server.wire.listener import GOING_AWAY, Listener
from sexton.server.wire.messages import decoded
from sexton.server.wire.refusals import tell_refusal, turn_away

LOG = logging.getLogger("sexton.server.sockets")
MESSAGE_BYTES = 4_096
WAITING_MESSAGES, WAITING_BYTES = 256, 2_000_000  # who is further behind is cut off, and may come again
TOO_SLOW = 4_408


class Socket(Listener):
    def __init__(self, websocket: WebSocket, key: str, guest: str, language: str, told: int) -> None:
        super().__init__(key, guest, language, told)
        self._websocket = websocket
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._flushing: asyncio.Task[None] | None = None
        self._closing: tuple[int, str] | None = None
        self._receiving = asyncio.current_task()

    def tell(self, message: bytes) -> None:
        if self._closing is not None:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > WAITING_MESSAGES or self._bytes > WAITING_BYTES:
            self._cut_off()
        else:
            self._flush_soon()

    def close(self, code: int, reason: str) -> None:
        if self._closing is None:
            self._closing = (code, reason)
            self._flush_soon()

    def _cut_off(self) -> None:
        """It does not read what it is told. Nobody waits for it."""
        self._closing = (TOO_SLOW, "too slow")
        self._waiting.clear()
        if self._flushing is not None:
            self._flushing.cancel()
        if self._receiving is not None:
            self._receiving.cancel("too slow")

    def _flush_soon(self) -> None:
        if self._flushing is None:
            self._flushing = asyncio.get_running_loop().create_task(self._flush())

    async def _flush(self) -> None:
        try:
            while self._waiting:
                message = self._waiting.popleft()
                self._bytes -= len(message)
                await self._websocket.send({"type": "websocket.send", "text": message.decode()})
            if self._closing is not None:
                await self._websocket.close(*self._closing)
        except (RuntimeError, WebSocketDisconnect, OSError):
            self._waiting.clear()  # the other side is gone; the receiving side notices
        finally:
            self._flushing = None

    async def finished(self) -> None:
        """Everything said so far is on its way."""
        if self._flushing is not None:
            with suppress(asyncio.CancelledError):
                await asyncio.wait({self._flushing}, timeout=5)


async def socket(websocket: WebSocket) -> None:
    site: Site = websocket.app.state.site
    address = address_of(websocket)
    if not origin_allowed(websocket, site.settings):
        return await websocket.close(1008, "origin")
    if site.sockets >= site.settings.max_sockets or (
        site.sockets_of.get(address, 0) >= site.settings.max_sockets_of_address
    ):
        return await websocket.close(1013, "too many")
    site.sockets += 1
    site.sockets_of[address] = site.sockets_of.get(address, 0) + 1
    try:
        await websocket.accept()
        await serve(websocket, site, str(websocket.path_params["table"]))
    except WebSocketDisconnect:
        pass
    finally:
        site.sockets -= 1
        site.sockets_of[address] -= 1
        if not site.sockets_of[address]:
            del site.sockets_of[address]


async def serve(websocket: WebSocket, site: Site, table: str) -> None:
    guest = site.signer.guest_in(websocket.cookies.get(COOKIE))
    asked = websocket.query_params
    language = asked.get("lang", "")
    heard = asked.get("heard", "0")
    listener = Socket(
        websocket,
        site.sources.name(12),
        guest,
        language if language in LANGUAGES else site.settings.language,
        int(heard) if heard.isascii() and heard.isdigit() and len(heard) < 9 else 0,
    )
    try:
        await site.tables.attach(table, listener)
        await listen(websocket, site, table, listener)
    except Refusal as refusal:
        turn_away(listener, refusal)
    except (Gone, LeaseLost):
        listener.close(GOING_AWAY, "come again")
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError as cancelled:
        if cancelled.args != ("too slow",):
            raise
        task = asyncio.current_task()
        assert task is not None
        task.uncancel()
    except Exception as fault:  # the store is away, say: the client comes again
        LOG.warning("a socket is closed (%s)", type(fault).__name__)
        listener.close(GOING_AWAY, "come again")
    finally:
        with suppress(Exception):
            await site.tables.detach(table, listener)
        await listener.finished()


async def listen(websocket: WebSocket, site: Site, table: str, listener: Socket) -> None:
    """What comes in, one after the other. Nonsense is answered; only floods are cut off."""
    while True:
        incoming = await websocket.receive()
        if incoming["type"] == "websocket.disconnect":
            return
        site.shared.metrics.count("messages")
        text = incoming.get("text")
        if text is None:
            text = bytes(incoming.get("bytes") or b"").decode("utf-8", "replace")
        try:
            site.shared.limits.spend("message", listener.guest or listener.key)
            await hear(site, table, listener, text)
        except Refusal as refusal:
            tell_refusal(listener, refusal)


async def hear(site: Site, table: str, listener: Socket, text: str) -> None:
    content = text.encode("utf-8", "replace")
    if len(content) > MESSAGE_BYTES:
        raise Refusal("protocol", "too-long", limit=MESSAGE_BYTES)
    check_nesting(content)
    try:
        message = decoded(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("protocol", "wrong-message", problem=str(error)[:200]) from None
    await site.tables.receive(table, listener, message)
