"""Who asks, and about whom."""

from __future__ import annotations

import msgspec
from starlette.requests import Request

from sexton.kernel.interface import Refusal
from sexton.server.club.history import Person
from sexton.server.http.club.members import must_be_member
from sexton.server.http.requests import site_of
from sexton.server.http.sessions import must_be_guest
from sexton.server.nodes.ratings import persons
from sexton.server.nodes.tables import check_name
from sexton.server.store.bots import answerable, is_bot
from sexton.server.store.club.people import HERE_SECONDS
from sexton.server.store.guests import Guest
from sexton.server.table.seats.requests import Quote, Quoted
from sexton.server.wire.club.people import Whom

MOST_HERE = 100


async def somebody(request: Request) -> Guest:
    """Not too often; a bot has no company of its own."""
    site, guest = site_of(request), await must_be_guest(request)
    if is_bot(guest.id):
        raise Refusal("server", "not-for-bots")
    site.shared.limits.spend("people", guest.id)
    return guest


async def somebody_beside(request: Request, table: str) -> Guest:
    """Whoever may come in, or sits at this table: who plays on behind closed doors need not bear everything."""
    site, guest = site_of(request), await somebody(request)
    if table:
        check_name(table)
        await site.gate.check_seat(table, guest.id)
    else:
        await site.gate.check(guest.id, "come")
    return guest


async def member_of_the_house(request: Request) -> Guest:
    guest = await somebody(request)
    await site_of(request).gate.check(guest.id, "come")
    await must_be_member(request, guest)
    return guest


async def person_in(request: Request) -> Person:
    """How guests are called towards others."""
    site = site_of(request)
    return await persons(site.store, site.sources)


async def guest_meant(request: Request, guest: Guest, asked: Whom) -> str:
    """By a seat, of a table that the asker may look at; or of those whom the asker has been shown."""
    return await at_seat(request, guest, asked) if asked.table else await guest_called(request, guest, asked.person)


async def at_seat(request: Request, guest: Guest, asked: Whom) -> str:
    """Who sits there; for a bot that somebody brought along, its owner."""
    return await answerable(site_of(request).store, (await quoted(request, guest, asked)).whom)


async def quoted(request: Request, guest: Guest, asked: Whom, number: int = 0) -> Quoted:
    site = site_of(request)
    check_name(asked.table)
    await site.gate.check_look(asked.table, guest.id)
    answer = await site.tables.request(asked.table, guest.id, Quote(asked.seat, number))
    return msgspec.json.decode(answer, type=Quoted)


async def guest_called(request: Request, guest: Guest, name: str) -> str:
    people, now = site_of(request).people, site_of(request).sources.now()
    person = await person_in(request)
    shown = {*await people.ties(guest.id)}
    shown |= {one.guest for one in (*await people.asking(guest.id), *await people.here(guest.id, now, MOST_HERE))}
    found = next((one for one in shown if person(one) == name), "")
    if not found:
        raise Refusal("server", "no-such-person")
    return found


async def note_here(request: Request, guest: str) -> None:
    """Written down now and then, and not with every request."""
    site = site_of(request)
    now = site.sources.now()
    if not await site.people.is_here(guest, now + HERE_SECONDS / 2):
        await site.people.come(guest, now + HERE_SECONDS)
