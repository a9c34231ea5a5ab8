"""What is done to a table by a request and not over a socket: taking seats, giving them back, private links."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct

from sexton.kernel.game import Look as ScreenLook
from sexton.kernel.interface import Refusal, Seat
from sexton.server import door, lobby, running, seats, showing
from sexton.server.documents import ENDED
from sexton.server.guests import hashed, new_token
from sexton.server.host import Host
from sexton.server.messages import Moved, TableListed
from sexton.server.services import words_for


class Act(Struct, frozen=True, tag_field="act", tag=str.lower):
    pass


class Take(Act, frozen=True):
    seat: Seat
    name: str


class Leave(Act, frozen=True):
    seat: Seat


class Link(Act, frozen=True):
    """A new private link for a seat; the one before is worth nothing any more."""

    seat: Seat


class Claiming(Act, frozen=True):
    token: str
    name: str


class Look(Act, frozen=True):
    """What the list of tables says about this one."""


class Forget(Act, frozen=True):
    """This guest's name disappears from the table's sheet and chat."""


class Describe(Act, frozen=True):
    """The situation in plain sentences, as one of the guest's own seats sees it, or everyone."""

    seat: Seat | None
    language: str
    names: tuple[str, ...]


class Described(Struct, frozen=True):
    lines: tuple[str, ...]


AnyAct = Take | Leave | Link | Claiming | Look | Forget | Describe


async def perform(host: Host, guest: str, act: AnyAct) -> bytes:
    """The answer as JSON; a Refusal if it may not be."""
    done = await host.alone(lambda: ACTS[type(act)](host, guest, act))
    return msgspec.json.encode(done)


async def take(host: Host, guest: str, act: Take) -> dict[str, Any]:
    """An open seat: of a table that waits, or of somebody who was replaced while the game runs."""
    chair = lobby.must_be_takeable(host.sheet, act.seat, guest, act.name)
    if chair.guest == guest:  # replaced, and back
        if chair.resigned:
            raise Refusal("server", "already-resigned")
    else:
        await give(host, act.seat, guest, act.name)
    return {"id": host.sheet.id, "seat": act.seat}


async def leave(host: Host, guest: str, act: Leave) -> dict[str, Any]:
    lobby.leave(host.sheet, act.seat, guest)
    await running.change_hands(host, act.seat)
    reseat(host, guest)
    await door.go_on(host, True)
    return {"id": host.sheet.id, "seat": act.seat}


async def link(host: Host, guest: str, act: Link) -> dict[str, Any]:
    chair = lobby.may_have_link(host.sheet, act.seat, guest)
    token = new_token(host.services.sources)
    chair.token = hashed(token)
    await host.keep()
    return {"seat": act.seat, "token": token}


async def claim(host: Host, guest: str, act: Claiming) -> dict[str, Any]:
    """The seat moves to this device; the old one is told and sees no more than a watcher."""
    seat = lobby.seat_of_link(host.sheet, act.token)
    chair = host.sheet.chairs[seat]
    if chair.guest != guest:
        for listener in host.at_seat(seat):
            if listener.guest == chair.guest:
                host.tell(Moved(seat), [listener])
        await give(host, seat, guest, act.name if chair.offered else chair.name or act.name)
    return {"id": host.sheet.id, "seat": seat}


async def give(host: Host, seat: Seat, guest: str, name: str) -> None:
    seats.must_be_free_for(host.sheet, seat, guest)
    before = host.sheet.chairs[seat].guest
    seats.changes_hands(host, seat, guest, name)
    await running.change_hands(host, seat)
    for one in {before, guest} - {""}:
        reseat(host, one)
    await door.go_on(host, True)


def reseat(host: Host, guest: str) -> None:
    """Who listens as this guest listens from a seat it has now."""
    held = host.sheet.seats_of(guest)
    for listener in host.listeners.values():
        if listener.guest == guest and listener.seat not in held:
            listener.seat, listener.told, listener.noted = door.seat_to_show(host, held), 0, 0


async def look(host: Host, guest: str, act: Look) -> TableListed:
    return with_go(host, guest, showing.listed(host.sheet, guest, host.here()))


def with_go(host: Host, guest: str, listed: TableListed) -> TableListed:
    asked = set(host.play.table.asked) - set(host.play.table.ready) if host.play is not None else set()
    return msgspec.structs.replace(listed, your_go=bool(asked & set(host.sheet.seats_of(guest))))


async def forget(host: Host, guest: str, act: Forget) -> dict[str, Any]:
    held = tuple(host.sheet.seats_of(guest))
    if held and host.sheet.status not in ENDED:
        raise Refusal("server", "game-not-over")
    for seat in held:
        chair = host.sheet.chairs[seat]
        chair.guest = chair.name = chair.token = ""
    for chair in host.sheet.chairs:
        chair.holders = [holder for holder in chair.holders if holder != guest]
    await host.keep(hushed=held)
    host.chat = [said for said in host.chat if said.seat not in held]
    host.tell_about()
    return {}


async def describe(host: Host, guest: str, act: Describe) -> Described:
    if act.seat is not None:
        lobby.own_chair(host.sheet, act.seat, guest)
    elif host.sheet.setup.watching != "everyone":
        raise Refusal("server", "nobody-may-watch")
    if host.play is None:
        return Described(())
    rules = host.play.table.rules
    look = ScreenLook(words_for(act.language, rules.game.id, rules.game.edition), act.names[: rules.seats])
    return Described(tuple(rules.describe(host.play.table.view(act.seat), look)))


ACTS: dict[type[Act], Callable[[Host, str, Any], Awaitable[Any]]] = {
    Take: take,
    Leave: leave,
    Link: link,
    Claiming: claim,
    Look: look,
    Forget: forget,
    Describe: describe,
}
