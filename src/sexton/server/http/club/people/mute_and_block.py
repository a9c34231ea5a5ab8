"""Requests to mute or block somebody, and what the people at a table are to whoever asks."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.interface import Refusal
from sexton.server.http.club.ladder import pay_for
from sexton.server.http.club.office import Office
from sexton.server.http.club.people.whom import guest_meant, somebody_beside
from sexton.server.http.requests import as_json, body_of, endpoint, site_of, table_in
from sexton.server.http.sessions import recognise_guest
from sexton.server.http.site import Site
from sexton.server.store.bots import is_bot
from sexton.server.store.documents import Sheet
from sexton.server.store.ratings import KnownMember
from sexton.server.table.seats.requests import Hear
from sexton.server.wire.club.people import KeepApart, SeatPerson

MOST_APART = 500


@endpoint
async def keep_apart(request: Request) -> Response:
    """Nobody is told. It holds at once at every table that they look at; where it was asked the chat is told anew."""
    site, asked = site_of(request), await body_of(request, KeepApart)
    guest = await somebody_beside(request, asked.table)
    whom, now = await guest_meant(request, guest, asked), site.sources.now()
    if whom == guest.id:
        raise Refusal("server", "no-such-person")
    if asked.mute:
        await check_room(site, guest.id)
        await site.people.tie(guest.id, whom, "mute", now)
    elif asked.mute is not None:
        await site.people.untie(guest.id, whom, "mute")
    if asked.block:
        await check_room(site, guest.id)
        await site.people.block(guest.id, whom, now)
    elif asked.block is not None:
        await site.people.untie(guest.id, whom, "block")
    muted = await site.people.muted(guest.id)
    for live in site.tables.live.values():
        for listener in live.listeners.values():
            if listener.guest == guest.id:
                listener.muted = muted
    if asked.table:
        with suppress(Refusal):  # a table that was put aside
            await site.tables.request(asked.table, guest.id, Hear(tuple(muted)))
    return as_json({})


async def check_room(site: Site, guest: str) -> None:
    if sum([await site.people.count(guest, kind) for kind in ("mute", "block")]) >= MOST_APART:
        raise Refusal("server", "too-many-apart", count=MOST_APART)


@endpoint
async def at_table(request: Request) -> Response:
    """What everybody else at a table is to me: what I have said of them, and that they want to be my friends."""
    site, guest, table = site_of(request), await recognise_guest(request), table_in(request)
    if guest is None:
        return as_json([])
    await site.gate.check_look(table, guest.id)
    sheet = await Office(site.store, site.sources).sheet_of(table)
    ties, asking = await site.people.ties(guest.id), {one.guest for one in await site.people.asking(guest.id)}
    members = {one.guest: one for one in await site.store.known_members()}
    pay_for(len(members))
    return as_json([person_at(sheet, seat, ties, asking, members) for seat in seats_of_others(sheet, guest.id)])


def seats_of_others(sheet: Sheet, guest: str) -> list[int]:
    return [
        seat for seat, chair in enumerate(sheet.chairs) if chair.guest not in ("", guest) and not is_bot(chair.guest)
    ]


def person_at(
    sheet: Sheet, seat: int, ties: dict[str, set[str]], asking: set[str], members: Mapping[str, KnownMember]
) -> SeatPerson:
    whom = sheet.chairs[seat].guest
    said, member = ties.get(whom, set()), members.get(whom)
    return SeatPerson(
        seat,
        member is not None,
        member.colour if member else "",
        member.emblem if member else "",
        "friend" if "friend" in said else "asked" if "asked" in said else "asking" if whom in asking else "",
        "mute" in said,
        "block" in said,
    )


ROUTES = [
    Route("/api/club/apart", keep_apart, methods=["PUT"]),
    Route("/api/tables/{table}/people", at_table, methods=["GET"]),
]
