"""How somebody comes to listen to a table, and goes."""

from __future__ import annotations

from functools import partial

from sexton.kernel.interface import Refusal
from sexton.server.store.bots import is_bot
from sexton.server.store.interface import Chatted
from sexton.server.table import deal
from sexton.server.table.hearers import guard
from sexton.server.table.hearers.outgoing import must_be_watchable, said
from sexton.server.table.live_table import LiveTable
from sexton.server.table.seats import chairs, occupants
from sexton.server.wire.listener import Listener

CHAT_SHOWN = 100


async def attach(table: LiveTable, listener: Listener) -> None:
    """Everything this listener may know, from the beginning or from what it says it has heard."""

    async def come_in() -> None:
        if table.sheet.status == "shelved":
            raise Refusal("server", "put-aside")
        given_back = chairs.give_back_unwanted(table.sheet, listener.guest)
        held = table.sheet.seats_of(listener.guest)
        listener.seat = table.seat_to_show(held)
        if is_bot(listener.guest) and not held:
            raise Refusal("server", "not-for-bots")
        must_be_watchable(table.sheet, listener)
        missed = occupants.welcome_back(table, listener.guest)
        await deal.go_on_and_tell(table, missed or bool(given_back))
        others = list(table.listeners.values())
        table.listeners[listener.key] = listener
        listener.guard = partial(guard.lets_out, table)
        table.tell_presence(others)
        tell_everything(table, listener)
        tell_chat(table, listener)

    await table.alone(come_in)


async def detach(table: LiveTable, listener: Listener) -> None:
    async def go_out() -> None:
        if table.listeners.pop(listener.key, None) is None:
            return
        now, here, held = table.now, table.here(), table.sheet.seats_of(listener.guest)
        for seat in held:
            if seat not in here:
                table.away[seat] = now
        table.idle_since = now
        table.tell_presence()

    await table.alone(go_out)


def tell_everything(table: LiveTable, listener: Listener) -> None:
    table.tell_all("about", "deal", "now", "notes", to=[listener])


def tell_chat(table: LiveTable, listener: Listener) -> None:
    for chatted in table.chat[-CHAT_SHOWN:]:
        if may_read(table, listener, chatted):
            table.tell(said(chatted), [listener])


def readers(table: LiveTable, chatted: Chatted) -> list[Listener]:
    return [listener for listener in table.listeners.values() if may_read(table, listener, chatted)]


def may_read(table: LiveTable, listener: Listener, chatted: Chatted) -> bool:
    """Whoever mutes somebody mutes that person: at every seat, and nobody who has the seat after them."""
    there = listener.seat is not None or table.sheet.setup.watching == "everyone"
    return there and chatted.guest not in listener.muted
