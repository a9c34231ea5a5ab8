"""What may be said at a table, one function a message. The seat is the listener's, never the message's."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

from sexton.kernel.interface import Refusal, Seat
from sexton.server.http.sessions import cleaned
from sexton.server.store.documents import ENDED
from sexton.server.store.interface import Chatted
from sexton.server.table import running, shuffle
from sexton.server.table.live_table import Host
from sexton.server.table.numbered_game import Play
from sexton.server.table.outgoing import must_be_watchable, said
from sexton.server.table.seats import agreements, seating
from sexton.server.table.seats.agreements import own_seat
from sexton.server.wire.listener import Listener
from sexton.server.wire.messages import (
    Accepted,
    Again,
    Answer,
    Commit,
    FromClient,
    Hint,
    Hinted,
    Open,
    Propose,
    Rematch,
    Replace,
    Resign,
    Resume,
    Say,
    Sit,
    Start,
    TakeBack,
    Withdraw,
)

CHAT_LENGTH = 300
CHAT_KEPT = 200
HINTS_BY = "greedy"
TAKE_BACK = ""  # as no move is written


async def receive(host: Host, listener: Listener, message: FromClient) -> None:
    """One message from one listener: done and answered, or refused and nothing changed."""
    started = time.perf_counter()
    ask = getattr(message, "ask", None)
    try:
        await host.alone(lambda: DOORS[type(message)](host, listener, message))
    except Refusal as refusal:
        host.refuse(listener, refusal, ask)
    if isinstance(message, Answer):
        host.services.metrics.appended.add(time.perf_counter() - started)


# Coming and going


async def attach(host: Host, listener: Listener) -> None:
    """Everything this listener may know, from the beginning or from what it says it has heard."""

    async def come_in() -> None:
        held = host.sheet.seats_of(listener.guest)
        listener.seat = seat_to_show(host, held)
        must_be_watchable(host.sheet, listener)
        await go_on(host, running.come_back(host, listener.guest))
        others = list(host.listeners.values())
        host.listeners[listener.key] = listener
        host.tell_presence(others) if held else host.tell_watchers(others)
        tell_all(host, listener)
        tell_chat(host, listener)

    await host.alone(come_in)


def seat_to_show(host: Host, held: list[Seat]) -> Seat | None:
    """Of several seats at one device, one that is asked."""
    asked = host.play.table.asked if host.play is not None else ()
    return next((seat for seat in held if seat in asked), held[0] if held else None)


async def detach(host: Host, listener: Listener) -> None:
    async def go_out() -> None:
        if host.listeners.pop(listener.key, None) is None:
            return
        now, here = host.services.sources.now(), host.here()
        for seat in host.sheet.seats_of(listener.guest):
            if seat not in here:
                host.away[seat] = now
        host.idle_since = now
        host.tell_presence() if host.sheet.seats_of(listener.guest) else host.tell_watchers()

    await host.alone(go_out)


def tell_all(host: Host, listener: Listener) -> None:
    host.tell_about([listener])
    host.tell_deal([listener])
    host.tell_now([listener])
    host.tell_notes([listener])


def tell_chat(host: Host, listener: Listener) -> None:
    if may_read(host, listener):
        for chatted in host.chat[-100:]:
            host.tell(said(chatted), [listener])


def may_read(host: Host, listener: Listener) -> bool:
    return listener.seat is not None or host.sheet.setup.watching == "everyone"


async def go_on(host: Host, changed: bool) -> None:
    """After people have come, gone or committed: deal if it can be done, store, tell."""
    before = host.sheet.status
    await running.go_on_dealing(host)
    if changed or host.sheet.status != before:
        await host.keep()
        host.tell_about()
        if before != "playing":  # from then on the deal stays as it was
            host.tell_deal()
        host.tell_now()


# The game


def running_game(host: Host) -> Play:
    if host.sheet.status in ENDED:
        raise Refusal("table", "game-over")
    if host.play is None:
        raise Refusal("server", "no-game-now")
    return host.play


async def answer(host: Host, listener: Listener, message: Answer) -> None:
    seat, chair = own_seat(host, listener)
    if host.play is not None and host.play.repeated(seat, message.ask, message.move):
        host.tell(Accepted(message.ask, host.play.is_sealed(seat)), [listener])
        return
    play = running_game(host)
    if host.sheet.paused:
        raise Refusal("server", "paused")
    if chair.resigned:
        raise Refusal("server", "already-resigned")
    back = running.come_back(host, listener.guest)
    change = play.answer(seat, message.move, message.ask)
    play.remember(seat, message.ask, message.move)
    await running.carry(host, change, seat, listener, message.ask)
    if back:
        host.tell_about()


async def take_back(host: Host, listener: Listener, message: TakeBack) -> None:
    seat, _ = own_seat(host, listener)
    play = running_game(host)
    if play.repeated(seat, message.ask, TAKE_BACK):
        host.tell_now([listener])
        return
    change = play.take_back(seat, message.ask)
    play.remember(seat, message.ask, TAKE_BACK)
    await running.carry(host, change, seat, None, message.ask)


async def sit(host: Host, listener: Listener, message: Sit) -> None:
    """Another of the session's own seats. Sitting where one sits already says: I am back."""
    seating.own_chair(host.sheet, message.seat, listener.guest)
    if listener.seat != message.seat:
        listener.seat, listener.told, listener.noted = message.seat, 0, 0
    changed = running.come_back(host, listener.guest)
    if changed:
        await host.keep()
        host.tell_about()
    host.tell_now([listener])
    host.tell_notes([listener])


async def again(host: Host, listener: Listener, message: Again) -> None:
    listener.told, listener.noted = message.heard, 0
    tell_all(host, listener)


async def hint(host: Host, listener: Listener, message: Hint) -> None:
    seat, _ = own_seat(host, listener)
    play = running_game(host)
    if host.sheet.setup.hints != "on":
        raise Refusal("server", "no-hints-here")
    if seat not in play.table.asked or message.ask != play.ask_for(seat):
        raise Refusal("table", "not-asked", number=seat)
    host.services.limits.spend("hint", listener.guest)

    async def think() -> None:
        move = await running.thought_of(host, play, seat, HINTS_BY)
        if move is not None:
            host.tell(Hinted(message.ask, move), [listener])

    host.begin_task(think())


# The deal


async def commit(host: Host, listener: Listener, message: Commit) -> None:
    seat, chair = own_seat(host, listener)
    stale = message.attempt not in (0, host.desk.attempt)  # that deal was called off meanwhile
    if stale or host.desk.salted.get(seat) == message.salted:  # said before
        host.tell_deal([listener])
        return
    shuffle.commit(host.sheet, host.desk, seat, message.salted)
    chair.arrived = True
    before = host.sheet.status
    await running.go_on_dealing(host)
    await host.keep()
    host.tell_deal()
    if host.sheet.status != before:
        host.tell_about()
        host.tell_now()


async def open_salt(host: Host, listener: Listener, message: Open) -> None:
    seat, _ = own_seat(host, listener)
    salt = bytes.fromhex(message.salt)
    if host.desk.salts.get(seat) == salt.hex():  # said before
        host.tell_deal([listener])
        return
    if host.sheet.status != "dealing":
        raise Refusal("fair-4", "no-salt-due", number=seat)
    shuffle.open_salt(host.sheet, host.desk, seat, salt)
    await running.go_on_dealing(host)
    await host.keep()
    host.tell_deal()
    if host.play is not None:
        host.tell_about()
        host.tell_now()


async def start(host: Host, listener: Listener, message: Start) -> None:
    must_be_host(host, listener)
    if host.sheet.status != "waiting":
        raise Refusal("server", "game-has-begun")
    if not seating.full(host.sheet):
        raise Refusal("server", "seats-empty")
    host.sheet.status, host.sheet.missing = "dealing", []
    host.desk.until = host.services.sources.now() + running.deal_time(host)
    await go_on(host, True)


def must_be_host(host: Host, listener: Listener) -> None:
    if not listener.guest or listener.guest != host.sheet.host:
        raise Refusal("server", "host-only")


# The table


async def say(host: Host, listener: Listener, message: Say) -> None:
    seat, chair = own_seat(host, listener)
    if host.sheet.setup.chat != "on":
        raise Refusal("server", "chat-is-off")
    text = cleaned(message.text, CHAT_LENGTH)
    if not text:
        raise Refusal("server", "nothing-said")
    host.services.limits.spend("chat", listener.guest)
    number = host.chat[-1].number + 1 if host.chat else 1
    chatted = Chatted(number, seat, chair.name, text, host.services.sources.now())
    await host.keep(chat=(chatted,))
    host.chat = [*host.chat[-CHAT_KEPT:], chatted]
    host.tell(said(chatted), [other for other in host.listeners.values() if may_read(host, other)])


async def replace(host: Host, listener: Listener, message: Replace) -> None:
    """Before the game begins. Then it takes the agreement of all who are present."""
    must_be_host(host, listener)
    before = seating.chair_at(host.sheet, message.seat).guest
    seating.replace(host.sheet, message.seat, message.by)
    await running.change_hands(host, message.seat)
    host.away.pop(message.seat, None)
    for other in host.at_seat(message.seat):
        if before and other.guest == before:
            other.seat, other.told, other.noted = None, 0, 0
    await host.keep()
    await go_on(host, True)


async def rematch(host: Host, listener: Listener, message: Rematch) -> None:
    own_seat(host, listener)
    if host.sheet.status not in ENDED:
        raise Refusal("server", "game-not-over")
    if not host.sheet.rematch:
        services = host.services
        sheet = seating.rematch_of(host.sheet, services.sources.name(8), services.sources.now())
        await services.create(sheet)
        host.sheet.rematch = sheet.id
        await host.keep()
    host.tell_about()


DOORS: dict[type[FromClient], Callable[[Host, Listener, Any], Awaitable[None]]] = {
    Answer: answer,
    TakeBack: take_back,
    Commit: commit,
    Open: open_salt,
    Sit: sit,
    Say: say,
    Start: start,
    Propose: agreements.propose,
    Withdraw: agreements.withdraw,
    Resume: agreements.resume,
    Resign: agreements.resign,
    Replace: replace,
    Rematch: rematch,
    Hint: hint,
    Again: again,
}
