"""Listeners at other nodes who follow tables of ours, and requests that come from there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

from msgspec import Raw

from sexton.kernel.interface import Refusal
from sexton.server.nodes.letters import Arrive, Closed, Depart, Do, Done, FromVisitor, NotDone, Spoken, Told
from sexton.server.nodes.post import Post
from sexton.server.nodes.tables import Tables
from sexton.server.table import handlers
from sexton.server.table.hearers import visits
from sexton.server.table.live_table import Gone
from sexton.server.table.seats import actions
from sexton.server.wire.listener import GOING_AWAY, Listener
from sexton.server.wire.messages import decoded
from sexton.server.wire.refusals import turn_away


class Visitor(Listener):
    """A socket at another node that listens to a table of ours."""

    def __init__(self, visitors: Visitors, node: str, letter: Arrive) -> None:
        super().__init__(f"{node}/{letter.key}", letter.guest, letter.language, letter.told)
        self.muted, self.shunned_by = frozenset(letter.muted), frozenset(letter.shunned_by)
        self.visitors, self.node, self.far_key, self.table = visitors, node, letter.key, letter.table

    def send(self, message: bytes) -> None:
        live = self.visitors.tables.live.get(self.table)
        playing = self.seat is not None and live is not None and live.sheet.status == "playing"
        self.visitors.post.write(self.node, Told(self.far_key, Raw(message), playing))

    def close(self, code: int, reason: str) -> None:
        self.visitors.here.pop(self.key, None)
        self.visitors.post.write(self.node, Closed(self.far_key, code, reason))


class Visitors:
    def __init__(self, post: Post, tables: Tables) -> None:
        self.post = post
        self.tables = tables
        self.here: dict[str, Visitor] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def take_in(self, sender: str, letter: FromVisitor | Do) -> None:
        self._begin(self._do(sender, letter) if isinstance(letter, Do) else self._visit(sender, letter))

    def _begin(self, work: Awaitable[None]) -> None:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, sender: str, letter: Do) -> None:
        try:
            answer = await actions.carry_out(await self.tables.find(letter.table), letter.guest, letter.act)
            self.post.write(sender, Done(letter.number, Raw(answer)))
        except Refusal as refusal:
            self.post.write(sender, NotDone(letter.number, refusal.rule, refusal.message, dict(refusal.facts)))
        except Exception:
            self.post.write(sender, NotDone(letter.number, "server", "try-again", {}))

    async def _visit(self, sender: str, letter: FromVisitor) -> None:
        key = f"{sender}/{letter.key}"
        if isinstance(letter, Arrive):
            visitor = self.here[key] = Visitor(self, sender, letter)
            await self._let_in(visitor, letter)
        elif key not in self.here:
            self.post.write(sender, Closed(letter.key, GOING_AWAY, "come again"))
        elif isinstance(letter, Depart):
            await self.tables.detach(letter.table, self.here.pop(key))
        else:
            await self._hear(self.here[key], letter)

    async def _let_in(self, visitor: Visitor, letter: Arrive) -> None:
        try:
            await visits.attach(await self.tables.find(letter.table), visitor)
        except Refusal as refusal:
            turn_away(visitor, refusal)
        except Exception:
            visitor.close(GOING_AWAY, "come again")

    async def _hear(self, visitor: Visitor, letter: Spoken) -> None:
        table = self.tables.live.get(letter.table)
        try:
            if table is None:
                raise Gone
            await handlers.receive(table, visitor, decoded(letter.text))
        except Exception:
            visitor.close(GOING_AWAY, "come again")

    def nodes(self) -> set[str]:
        return {visitor.node for visitor in self.here.values()}

    def leave(self, node: str) -> None:
        """Its visitors are gone: it died, or was started anew."""
        for visitor in [one for one in self.here.values() if one.node == node]:
            self.here.pop(visitor.key, None)
            self._begin(self.tables.detach(self._table_of(visitor), visitor))

    def _table_of(self, visitor: Visitor) -> str:
        return next((name for name, table in self.tables.live.items() if visitor.key in table.listeners), "")
