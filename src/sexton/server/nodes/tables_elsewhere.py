"""Our side of tables that other nodes look after: who listens there from here, and what was asked of them."""

from __future__ import annotations

import asyncio

from sexton.kernel.interface import Refusal
from sexton.server.nodes.letters import Arrive, Depart, Do, Done, NotDone, Spoken, Told, ToVisitor
from sexton.server.nodes.post import Post
from sexton.server.table.seats.requests import AnySeatRequest
from sexton.server.wire.listener import GOING_AWAY, Listener
from sexton.server.wire.messages import Bye, FromClient, encoded

ANSWER_SECONDS = 10.0


class Elsewhere(Exception):
    """Another node looks after the table."""

    def __init__(self, node: str) -> None:
        super().__init__(node)
        self.node = node


class TablesElsewhere:
    def __init__(self, post: Post) -> None:
        self.post = post
        self.listeners: dict[str, tuple[str, Listener]] = {}  # our sockets, and at which node
        self._asked: dict[int, tuple[str, asyncio.Future[bytes]]] = {}  # the node asked, and its future answer
        self._number = 0

    def attach(self, table: str, node: str, listener: Listener) -> None:
        self.listeners[listener.key] = (node, listener)
        apart = tuple(listener.muted), tuple(listener.shunned_by)
        self.post.write(node, Arrive(table, listener.key, listener.guest, listener.language, listener.told, *apart))

    def pass_on(self, table: str, listener: Listener, message: FromClient) -> None:
        self.post.write(self.listeners[listener.key][0], Spoken(table, listener.key, encoded(message).decode()))

    def detach(self, table: str, listener: Listener) -> None:
        node, _ = self.listeners.pop(listener.key, ("", listener))
        if node:
            self.post.write(node, Depart(table, listener.key))

    async def request(self, table: str, node: str, guest: str, request: AnySeatRequest) -> bytes:
        self._number += 1
        number = self._number
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asked[number] = (node, answer)
        self.post.write(node, Do(number, table, guest, request))
        try:
            return await asyncio.wait_for(answer, ANSWER_SECONDS)
        except TimeoutError:
            raise Refusal("server", "try-again") from None
        finally:
            self._asked.pop(number, None)

    # What comes back

    def tell(self, letter: ToVisitor) -> None:
        if letter.key not in self.listeners:
            return
        if isinstance(letter, Told):
            listener = self.listeners[letter.key][1]
            listener.playing_abroad = letter.playing
            listener.tell(bytes(letter.message))
        else:
            _, listener = self.listeners.pop(letter.key)
            listener.close(letter.code, letter.reason)

    def answered(self, letter: Done | NotDone) -> None:
        _, future = self._asked.get(letter.number, ("", None))
        if future is None or future.done():
            return
        if isinstance(letter, Done):
            future.set_result(bytes(letter.answer))
        else:
            future.set_exception(Refusal(letter.rule, letter.message, **letter.facts))

    @property
    def empty(self) -> bool:
        return not self.listeners and not self._asked

    def nodes(self) -> set[str]:
        return {node for node, _ in (*self._asked.values(), *self.listeners.values())}

    def leave(self, node: str) -> None:
        """A node died, or was started anew: its clients here reconnect, and their table is looked up again."""
        for asked, answer in list(self._asked.values()):
            if asked == node and not answer.done():
                answer.set_exception(Refusal("server", "try-again"))
        for key, (at, listener) in list(self.listeners.items()):
            if at == node:
                del self.listeners[key]
                listener.tell(encoded(Bye(0)))  # the next node to find the table takes it over at once
                listener.close(GOING_AWAY, "come again")
