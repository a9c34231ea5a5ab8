"""Connections on which we wait for the peer: how long, and how many at most."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from sexton.server.http.headers import network_of

HEAD_SECONDS = 10.0  # from the connection, or from the first byte of a further request, to the end of its head
BODY_SECONDS = 30.0
SLACK_SECONDS = 5.0  # beyond the time after which an idle connection is closed in an orderly way
TAKEN_SECONDS = 60.0  # for a peer that takes nothing of what it is sent
OF_ONE_PEER = 100
Awaiting = Literal["", "head", "body", "next"]  # "next": a further request, of which nothing has come


class Awaited:
    """All connections on which we wait for the peer, the longest first, which is closed if there are too many."""

    def __init__(self, most: int, trusted: Callable[[str], bool]) -> None:
        self.most = most
        self.trusted = trusted  # whether a peer is a proxy, which speaks for many people
        self._all: dict[PunctualHttp, None] = {}
        self._of_peer: dict[str, dict[PunctualHttp, None]] = {}

    def add(self, connection: PunctualHttp, peer: str) -> None:
        of_peer = self._of_peer.setdefault(network_of(peer), {})
        self._all[connection] = of_peer[connection] = None
        if len(of_peer) > OF_ONE_PEER and not self.trusted(peer):
            next(iter(of_peer)).hang_up()
        elif len(self._all) > self.most:
            next(iter(self._all)).hang_up()

    def discard(self, connection: PunctualHttp, peer: str) -> None:
        self._all.pop(connection, None)
        network = network_of(peer)
        of_peer = self._of_peer.get(network, {})
        of_peer.pop(connection, None)
        if not of_peer:
            self._of_peer.pop(network, None)

    def __len__(self) -> int:
        return len(self._all)


class PunctualHttp(H11Protocol):
    """HTTP with deadlines, which a peer cannot extend by sending slowly."""

    awaited: Awaited

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._awaiting: Awaiting = ""
        self._asked = False  # a whole head has come before
        self._deadline: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def hang_up(self) -> None:
        self._await("")
        self.transport.abort()

    # What the peer does

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._look()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        self._await("")
        self.resume_writing()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._await("")  # from here on it is the socket's business
        super().handle_websocket_upgrade(event)

    # What we do

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()
        self._abort_if_not_taken()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._abort_if_not_taken()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(TAKEN_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _abort_if_not_taken(self) -> None:
        """Closing waits until all is sent, which may never be."""
        if self.transport.is_closing() and self.transport.get_write_buffer_size():
            self.loop.call_later(TAKEN_SECONDS, self.transport.abort)

    # Waiting

    def _look(self) -> None:
        """Is it the peer's turn, and for what?"""
        awaiting: Awaiting = ""
        if self in self.connections and not self.transport.is_closing():
            state = self.conn.their_state
            self._asked |= state is not h11.IDLE
            if state is h11.SEND_BODY:
                awaiting = "body"
            elif state is h11.IDLE:
                awaiting = "next" if self._asked and not self.conn.trailing_data[0] else "head"
        if awaiting != self._awaiting:
            self._await(awaiting)

    def _await(self, what: Awaiting) -> None:
        peer = self.client[0] if self.client else ""
        self.awaited.discard(self, peer)
        self._awaiting = what
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if what:
            seconds = {"head": HEAD_SECONDS, "body": BODY_SECONDS, "next": self.timeout_keep_alive + SLACK_SECONDS}
            self._deadline = self.loop.call_later(seconds[what], self.hang_up)
            self.awaited.add(self, peer)


def punctual_http(most: int, trusted: Callable[[str], bool]) -> type[PunctualHttp]:
    """For one server: its connections are counted together."""
    return type("ServerHttp", (PunctualHttp,), {"awaited": Awaited(most, trusted)})
