"""From node to node, through the store: sockets here, tables there. Whoever loses a letter connects again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct

from sexton.kernel.interface import Refusal
from sexton.server.shared import COME_AGAIN, refused
from sexton.server.store.interface import Mail, Store
from sexton.server.table import handlers
from sexton.server.table.live_table import GOING_AWAY, Gone
from sexton.server.table.seats import requests
from sexton.server.table.seats.requests import AnyAct
from sexton.server.wire.listener import Listener
from sexton.server.wire.messages import Bye, decoded, encoded

if TYPE_CHECKING:
    from sexton.server.nodes.tables import Hall

LOG = logging.getLogger("sexton.server.post")
ANSWER_SECONDS = 10.0


class Letter(Struct, frozen=True, tag_field="letter", tag=str.lower):
    pass


class Arrive(Letter, frozen=True):
    table: str
    key: str
    guest: str
    language: str
    told: int


class Depart(Letter, frozen=True):
    table: str
    key: str


class Spoken(Letter, frozen=True):
    table: str
    key: str
    text: str


class Told(Letter, frozen=True):
    key: str
    message: Raw


class Closed(Letter, frozen=True):
    key: str
    code: int
    reason: str


class Do(Letter, frozen=True):
    number: int
    table: str
    guest: str
    act: AnyAct


class Done(Letter, frozen=True):
    number: int
    answer: Raw


class NotDone(Letter, frozen=True):
    number: int
    rule: str
    message: str
    facts: dict[str, str | int]


AnyLetter = Arrive | Depart | Spoken | Told | Closed | Do | Done | NotDone
LETTERS = msgspec.json.Decoder(AnyLetter)


class Visitor(Listener):
    """A socket at another node that listens to a table of ours."""

    def __init__(self, post: Post, node: str, letter: Arrive) -> None:
        super().__init__(f"{node}/{letter.key}", letter.guest, letter.language, letter.told)
        self.post, self.node, self.far_key = post, node, letter.key

    def tell(self, message: bytes) -> None:
        self.post.write(self.node, Told(self.far_key, Raw(message)))

    def close(self, code: int, reason: str) -> None:
        self.post.visitors.pop(self.key, None)
        self.post.write(self.node, Closed(self.far_key, code, reason))


class Post:
    def __init__(self, store: Store, node: str, hall: Hall) -> None:
        self.store = store
        self.node = node
        self.hall = hall
        self.abroad: dict[str, tuple[str, Listener]] = {}  # our sockets at tables of other nodes, and which node
        self.visitors: dict[str, Visitor] = {}
        self._out: list[tuple[str, Mail]] = []
        self._sending: asyncio.Task[None] | None = None
        self._asked: dict[int, tuple[str, asyncio.Future[bytes]]] = {}  # whom, and what they will answer
        self._number = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    # Our side of a table that is elsewhere

    async def attach(self, table: str, node: str, listener: Listener) -> None:
        self.abroad[listener.key] = (node, listener)
        self.write(node, Arrive(table, listener.key, listener.guest, listener.language, listener.told))

    async def pass_on(self, table: str, listener: Listener, text: str) -> bool:
        if listener.key not in self.abroad:
            return False
        self.write(self.abroad[listener.key][0], Spoken(table, listener.key, text))
        return True

    async def detach(self, table: str, listener: Listener) -> None:
        node, _ = self.abroad.pop(listener.key, ("", listener))
        if node:
            self.write(node, Depart(table, listener.key))

    async def act(self, table: str, node: str, guest: str, act: AnyAct) -> bytes:
        self._number += 1
        number = self._number
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asked[number] = (node, answer)
        self.write(node, Do(number, table, guest, act))
        try:
            return await asyncio.wait_for(answer, ANSWER_SECONDS)
        except TimeoutError:
            raise Refusal("server", "try-again") from None
        finally:
            self._asked.pop(number, None)

    async def check_nodes(self) -> None:
        """Whoever sits at a table of a node that died connects again, and the table is found anew."""
        if not self.abroad and not self.visitors and not self._asked:
            return
        alive = await self.store.alive()
        for node, answer in list(self._asked.values()):
            if node not in alive and not answer.done():
                answer.set_exception(Refusal("server", "try-again"))
        for key, (node, listener) in list(self.abroad.items()):
            if node not in alive:
                del self.abroad[key]
                listener.tell(encoded(Bye(0)))  # whoever finds the table next takes it over at once
                listener.close(GOING_AWAY, "come again")
        for visitor in [one for one in self.visitors.values() if one.node not in alive]:
            self.visitors.pop(visitor.key, None)
            self._begin(self.hall.detach(self._table_of(visitor), visitor))

    def _table_of(self, visitor: Visitor) -> str:
        return next((name for name, host in self.hall.hosts.items() if visitor.key in host.listeners), "")

    # Letters

    def write(self, node: str, letter: Letter) -> None:
        """Sent in order, as soon as may be, many at once."""
        self._out.append((node, Mail(self.node, msgspec.json.encode(letter))))
        if self._sending is None or self._sending.done():
            self._sending = asyncio.get_running_loop().create_task(self._send())

    async def _send(self) -> None:
        while self._out:
            out, self._out = self._out, []
            for node in dict.fromkeys(node for node, _ in out):
                with suppress(Exception):  # who waits for it connects again
                    await self.store.send(node, [mail for to, mail in out if to == node])

    async def close(self) -> None:
        if self._sending is not None:
            await self._sending

    async def read(self) -> None:
        while True:
            try:
                for mail in await self.store.collect(self.node):
                    self._take_in(mail.sender, LETTERS.decode(mail.body))
            except asyncio.CancelledError:
                raise
            except Exception as fault:
                LOG.warning("the post could not be read (%s)", type(fault).__name__)
                await asyncio.sleep(0.5)

    def _take_in(self, sender: str, letter: AnyLetter) -> None:
        if isinstance(letter, Told | Closed):
            self._tell_ours(letter)
        elif isinstance(letter, Done | NotDone):
            self._answered(letter)
        elif isinstance(letter, Do):
            self._begin(self._do(sender, letter))
        else:
            self._begin(self._visit(sender, letter))

    def _tell_ours(self, letter: Told | Closed) -> None:
        if letter.key not in self.abroad:
            return
        if isinstance(letter, Told):
            self.abroad[letter.key][1].tell(bytes(letter.message))
        else:
            _, listener = self.abroad.pop(letter.key)
            listener.close(letter.code, letter.reason)

    def _answered(self, letter: Done | NotDone) -> None:
        _, future = self._asked.get(letter.number, ("", None))
        if future is None or future.done():
            return
        if isinstance(letter, Done):
            future.set_result(bytes(letter.answer))
        else:
            future.set_exception(Refusal(letter.rule, letter.message, **letter.facts))

    def _begin(self, work: Awaitable[None]) -> None:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Visitors at our tables

    async def _do(self, sender: str, letter: Do) -> None:
        try:
            answer = await requests.perform(await self.hall.find(letter.table), letter.guest, letter.act)
            self.write(sender, Done(letter.number, Raw(answer)))
        except Refusal as refusal:
            self.write(sender, NotDone(letter.number, refusal.rule, refusal.message, dict(refusal.facts)))
        except Exception:
            self.write(sender, NotDone(letter.number, "server", "try-again", {}))

    async def _visit(self, sender: str, letter: Arrive | Depart | Spoken) -> None:
        key = f"{sender}/{letter.key}"
        if isinstance(letter, Arrive):
            visitor = self.visitors[key] = Visitor(self, sender, letter)
            await self._let_in(visitor, letter)
        elif key not in self.visitors:
            self.write(sender, Closed(letter.key, GOING_AWAY, "come again"))
        elif isinstance(letter, Depart):
            await self.hall.detach(letter.table, self.visitors.pop(key))
        else:
            await self._hear(self.visitors[key], letter)

    async def _let_in(self, visitor: Visitor, letter: Arrive) -> None:
        try:
            await handlers.attach(await self.hall.find(letter.table), visitor)
        except Refusal as refusal:
            visitor.tell(encoded(refused(refusal, visitor.language)))
            visitor.close(GOING_AWAY if refusal.message in COME_AGAIN else 4403, refusal.message)
        except Exception:
            visitor.close(GOING_AWAY, "come again")

    async def _hear(self, visitor: Visitor, letter: Spoken) -> None:
        host = self.hall.hosts.get(letter.table)
        try:
            if host is None:
                raise Gone
            await handlers.receive(host, visitor, decoded(letter.text))
        except Exception:
            visitor.close(GOING_AWAY, "come again")
