"""Requests about seats: taken, given back, moved to another device by a private link."""

from __future__ import annotations

import io

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.server.http.headers import address_of
from sexton.server.http.requests import as_json, base_url, body_of, endpoint, seat_in, site_of, table_in
from sexton.server.http.sessions import (
    guest_id,
    is_member,
    must_be_guest,
    recognise_guest,
    register_guest,
    with_cookie,
)
from sexton.server.store.bots import answerable
from sexton.server.store.club.people import Apart
from sexton.server.table.seats import requests
from sexton.server.table.seats.requests import Leave, Link, Take
from sexton.server.wire.bodies import Claim, Seated, SeatLink, TakeSeat


@endpoint
async def take(request: Request) -> Response:
    asked = await body_of(request, TakeSeat)
    await site_of(request).gate.check_seat(table_in(request), await guest_id(request))
    guest = await register_guest(request, asked.name)
    member = asked.rated and await is_member(request, guest)
    taken = Take(seat_in(request), guest.name, member, asked.rated, await apart_of(request, guest.id))
    await site_of(request).tables.request(table_in(request), guest.id, taken)
    await site_of(request).tables.check_still_here(guest.id)
    return with_cookie(request, as_json(Seated(table_in(request), seat_in(request))))


@endpoint
async def leave(request: Request) -> Response:
    guest = await must_be_guest(request)
    await site_of(request).tables.request(table_in(request), guest.id, Leave(seat_in(request)))
    return as_json(Seated(table_in(request), seat_in(request)))


@endpoint
async def link(request: Request) -> Response:
    guest, seat = await must_be_guest(request), seat_in(request)
    made = msgspec.json.decode(await site_of(request).tables.request(table_in(request), guest.id, Link(seat)))
    return as_json(link_shown(request, table_in(request), seat, made["token"]))


@endpoint
async def claim(request: Request) -> Response:
    """The secret comes in the body, never in the URL, so it is in no access log, history or referrer."""
    site, asked = site_of(request), await body_of(request, Claim)
    site.shared.limits.spend("claim", address_of(request))
    known = await recognise_guest(request)
    closed = await site.gate.closed_to(known.id if known is not None else "")
    guest = known if known is not None and not asked.name else await register_guest(request, asked.name or "?")
    member = asked.rated and await is_member(request, guest)
    wanted = requests.Claim(asked.token, guest.name, closed, member, asked.rated, await apart_of(request, guest.id))
    done = msgspec.json.decode(await site.tables.request(table_in(request), guest.id, wanted), type=Seated)
    await site.tables.check_still_here(guest.id)
    return with_cookie(request, as_json(done))


async def apart_of(request: Request, guest: str) -> Apart:
    """Beside whom this one does not sit; a bot not where its owner does not."""
    site = site_of(request)
    return await site.people.apart(await answerable(site.store, guest))


def link_shown(request: Request, table: str, seat: int, token: str) -> SeatLink:
    path = f"/t/{table}#seat={token}"
    url = base_url(request) + path
    return SeatLink(seat, path, url, qr_of(url))


def qr_of(url: str) -> str:
    import segno  # when it is first asked for

    svg = io.BytesIO()
    segno.make(url, error="m", micro=False).save(svg, kind="svg", scale=4, xmldecl=False)
    return svg.getvalue().decode()


ROUTES = [
    Route("/api/tables/{table}/claim", claim, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat:int}", take, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat:int}", leave, methods=["DELETE"]),
    Route("/api/tables/{table}/seats/{seat:int}/link", link, methods=["POST"]),
]
