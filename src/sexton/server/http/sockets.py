"""One browser or terminal at one table, over a WebSocket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import msgspec
from starlette.responses import Response
from starlette.types import Receive
from starlette.websockets import WebSocket, WebSocketDisconnect

from sexton.kernel.interface import Refusal
from sexton.kernel.words import LANGUAGES
from sexton.server import faults
from sexton.server.http.admission import Turn
from sexton.server.http.headers import origin_allowed
from sexton.server.http.request_prices import payer_of
from sexton.server.http.sessions import recognise
from sexton.server.http.site import Site
from sexton.server.store.interface import LeaseLost
from sexton.server.table.live_table import Gone
from sexton.server.wire.budgets import CONNECT, MESSAGE, PAYER, RELAYED_BYTE, Payer
from sexton.server.wire.limits import TooFast, check_nesting
from sexton.server.wire.listener import GOING_AWAY, Listener
from sexton.server.wire.messages import Again, Ping, Pong, Sit, decoded, encoded
from sexton.server.wire.meter import Metered, paid
from sexton.server.wire.refusals import tell_refusal, turn_away
from sexton.server.wire.socket import Socket

LOG = logging.getLogger("sexton.server.sockets")
MESSAGE_BYTES = 4_096
EXPENSIVE = (Again, Sit)  # the whole history is told again
STRANGERS = 0.75  # of all sockets may be of people who do not play
PONG = encoded(Pong())
WRITE_TEXT, RECEIVE = "sexton.write_text", "sexton.receive"  # our protocol adds them to a connection: server/run.py


class FrameworksWay:
    """The web framework's way to send: for messages that have to wait, and to close a connection."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket

    async def send(self, message: bytes) -> None:
        with as_gone():
            await self._websocket.send({"type": "websocket.send", "text": message.decode()})

    async def close(self, code: int, reason: str) -> None:
        with as_gone():
            await self._websocket.close(code, reason)


@contextmanager
def as_gone() -> Iterator[None]:
    """The framework has several errors for a client that is gone: here they are one."""
    try:
        yield
    except (RuntimeError, WebSocketDisconnect):
        raise ConnectionResetError from None


def short_way(websocket: WebSocket) -> Callable[[bytes, bytes], bool]:
    """Our protocol's; under another server than ours every message goes through the web framework."""
    write: Callable[[bytes, bytes], bool] = websocket.scope.get("extensions", {}).get(WRITE_TEXT, no_short_way)
    return write


def no_short_way(message: bytes, before: bytes) -> bool:
    return False


async def socket(websocket: WebSocket) -> None:
    site: Site = websocket.app.state.site
    table, payer = str(websocket.path_params["table"]), await payer_of(websocket)
    address = payer.address
    if not origin_allowed(websocket, site.settings):
        return await websocket.close(1008, "origin")
    note_if_playing(site, table, payer.guest)
    if not room_for(site, payer):
        return await websocket.send_denial_response(Response(status_code=503))
    site.sockets += 1
    site.sockets_of[address] = site.sockets_of.get(address, 0) + 1
    PAYER.set(payer)
    payer.charge(CONNECT)
    try:
        await serve(websocket, site, table, payer)
    except TooFast as refusal:
        headers = {"retry-after": str(refusal.wait)}
        await websocket.send_denial_response(Response(status_code=429, headers=headers))
    except WebSocketDisconnect:
        pass
    finally:
        site.sockets -= 1
        site.sockets_of[address] -= 1
        if not site.sockets_of[address]:
            del site.sockets_of[address]


def room_for(site: Site, payer: Payer) -> bool:
    """The last sockets are for people who play."""
    part = 1.0 if payer.playing else STRANGERS
    within = site.sockets < part * site.settings.max_sockets
    return within and site.sockets_of.get(payer.address, 0) < part * site.settings.max_sockets_of_address


def note_if_playing(site: Site, table: str, guest: str, listener: Listener | None = None) -> None:
    """Whoever has a seat in a running game has a reserve that strangers cannot take."""
    live = site.tables.live.get(table)
    if live is not None:
        playing = live.sheet.status == "playing" and bool(live.sheet.seats_of(guest))
    else:
        playing = listener is not None and listener.playing_abroad
    if playing:
        site.shared.budgets.note_player(guest)


async def serve(websocket: WebSocket, site: Site, table: str, payer: Payer) -> None:
    turn = await site.admission.turn(payer)
    try:
        await websocket.accept()
        try:
            known = await recognise(websocket)
        except Exception as fault:  # the store is down: the client reconnects
            LOG.warning("a socket is closed (%s)", faults.told(fault))
            return await websocket.close(GOING_AWAY, "come again")
        guest, session = (known.guest.id, known.session.id) if known else ("", "")
        if payer.guest != guest:  # the session has just ended
            payer = Payer(site.shared.budgets, payer.address, guest)
        await follow(websocket, site, table, listener_for(websocket, site, payer), session, turn)
    finally:
        turn.give_back()


def listener_for(websocket: WebSocket, site: Site, payer: Payer) -> Socket:
    asked = websocket.query_params
    language = asked.get("lang", "")
    heard = asked.get("heard", "0")
    return Socket(
        short_way(websocket),
        FrameworksWay(websocket),
        payer,
        site.sources.name(12),
        language if language in LANGUAGES else site.settings.language,
        int(heard) if heard.isascii() and heard.isdigit() and len(heard) < 9 else 0,
    )


async def follow(websocket: WebSocket, site: Site, table: str, listener: Socket, session: str, turn: Turn) -> None:
    site.node.doors.enter(session, listener)
    try:
        if session and await recognise(websocket) is None:  # ended before its sockets were known to be here
            raise Refusal("server", "session-ended")
        await site.gate.check_look(table, listener.guest)
        listener.muted = await site.people.muted(listener.guest)
        listener.shunned_by = (await site.people.apart(listener.guest)).by
        await paid(site.tables.attach(table, listener))
        if table not in site.tables.live:
            listener.byte += RELAYED_BYTE
        turn.give_back()
        # in a task of its own: each message would else be passed down through all layers of the web framework
        await asyncio.create_task(listen(websocket, site, table, listener))
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
    except Exception as fault:  # the store is down, for example: the client reconnects
        LOG.warning("a socket is closed (%s)", faults.told(fault))
        listener.close(GOING_AWAY, "come again")
    finally:
        listener.settle()
        site.node.doors.leave(session, listener)
        with suppress(Exception):
            await site.tables.detach(table, listener)
        await listener.finished()


async def listen(websocket: WebSocket, site: Site, table: str, listener: Socket) -> None:
    """Incoming messages, one by one. Nonsense gets a refusal; only floods are cut off."""
    receive: Receive = websocket.scope.get("extensions", {}).get(RECEIVE, websocket.receive)
    while True:
        incoming = await receive()
        if incoming["type"] == "websocket.disconnect":
            return
        site.shared.metrics.count("messages")
        text = incoming.get("text")
        if text is None:
            text = bytes(incoming.get("bytes") or b"").decode("utf-8", "replace")
        if not listener.payer.playing:
            note_if_playing(site, table, listener.guest, listener)
        try:
            if listener.settle(MESSAGE) > 0:
                await site.admission.credit(listener.payer)
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
    if isinstance(message, Ping):  # about the line, and no table's business
        listener.tell(PONG)
        return
    await site.gate.check_message(listener.guest, message)
    turn = await site.admission.turn(listener.payer) if isinstance(message, EXPENSIVE) else None
    meter = Metered(site.tables.receive(table, listener, message))
    try:
        await meter
    finally:
        listener.owe(meter.spent)
        if turn is not None:
            turn.give_back()
