"""Requests about tables: made, listed, looked at. docs/reference/protocol.md lists them."""

from __future__ import annotations

from importlib.util import find_spec

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.interface import Refusal
from sexton.server.http.headers import address_of
from sexton.server.http.requests import (
    MOST_SEATS,
    as_json,
    base_url,
    body_of,
    endpoint,
    language_of,
    names_in,
    seat_named,
    site_of,
    table_in,
)
from sexton.server.http.routes.seats import link_shown, qr_of
from sexton.server.http.sessions import (
    cleaned_name,
    guest_id,
    is_member,
    must_be_guest,
    register_guest,
    with_cookie,
)
from sexton.server.store.documents import Sheet
from sexton.server.store.table_lists import Filter
from sexton.server.table.hearers import outgoing
from sexton.server.table.seats import chairs
from sexton.server.table.seats.requests import Close, Describe, Drop, Link, Summary
from sexton.server.wire.bodies import Created, NewTable, TableListed

LOADED_AT_MOST = 50  # tables that somebody has, to say where it is their go


@endpoint
async def create(request: Request) -> Response:
    site, asked = site_of(request), await body_of(request, NewTable)
    request.state.game = asked.setup.game
    site.shared.limits.spend_table(address_of(request))
    await site.gate.check_setup(await guest_id(request), asked.setup)
    guest = await register_guest(request, asked.name)
    if asked.setup.rated == "on" and not await is_member(request, guest):
        raise Refusal("server", "rated-members-only")
    if asked.setup.rated == "on" and find_spec("openskill") is None:
        raise Refusal("server", "no-openskill")
    await site.tables.check_room(guest.id)
    names = tuple(cleaned_name(name) for name in asked.names)
    sheet = chairs.new_sheet(site.shared, asked.setup, guest.id, guest.name, names)
    await site.tables.create(sheet)
    await site.tables.check_still_here(guest.id)
    invitations = []
    for seat, chair in enumerate(sheet.chairs):
        if chair.plan == "invited":
            made = msgspec.json.decode(await site.tables.request(sheet.id, guest.id, Link(seat)))
            invitations.append(link_shown(request, sheet.id, seat, made["token"]))
    path = f"/t/{sheet.id}"
    created = Created(sheet.id, path, base_url(request) + path, tuple(sheet.seats_of(guest.id)), tuple(invitations))
    return with_cookie(request, as_json(created, 201))


@endpoint
async def list_tables(request: Request) -> Response:
    """Listed tables, the newest first: ?game=, ?status=waiting|playing|over, ?free=1, ?clock=none|bank|days."""
    asked, site = request.query_params, site_of(request)
    guest = await guest_id(request)
    status = "waiting" if asked.get("free") else asked.get("status", "")[:16]
    wanted = Filter(game=asked.get("game", "")[:64], status=status)
    if "\x00" in wanted.game + wanted.status or await site.gate.why_not(guest, "come") is not None:
        return as_json([])
    watches = await site.gate.why_not(guest, "watch") is None
    stored = await site.store.tables(wanted)
    shunned = (await site.people.apart(guest)).by  # whoever blocks this one does not sit down with them
    sheets = [msgspec.json.decode(one.sheet, type=Sheet) for one in stored]
    found = [listed(request, one, guest) for one in sheets if one.status != "waiting" or not shunned & one.members()]
    shown = [table for table in found if watches or table.status == "waiting" or table.you]
    if asked.get("free"):
        shown = [table for table in shown if table.free]
    if asked.get("clock"):
        shown = [table for table in shown if table.clock.kind == asked["clock"]]
    return as_json(shown)


def listed(request: Request, sheet: Sheet, guest: str) -> TableListed:
    table = site_of(request).tables.live.get(sheet.id)
    return outgoing.listed(sheet, guest, table.here() if table else ())


@endpoint
async def mine(request: Request) -> Response:
    """My tables, and where it is my go."""
    site, guest = site_of(request), await must_be_guest(request)
    found = await site.store.tables(Filter(guest=guest.id, limit=200))
    tables: list[TableListed] = []
    for one in found:
        sheet = msgspec.json.decode(one.sheet, type=Sheet)
        made_and_waiting = sheet.owner == guest.id and sheet.status == "waiting"
        if guest.id in (*sheet.dropped, *sheet.archived) or not (sheet.seats_of(guest.id) or made_and_waiting):
            continue  # it was left, or somebody else has the seat now
        if sheet.status == "playing" and (sheet.id in site.tables.live or len(tables) < LOADED_AT_MOST):
            tables.append(await looked_up(request, sheet, guest.id))
        else:
            tables.append(listed(request, sheet, guest.id))
    return as_json(tables)


@endpoint
async def drop(request: Request) -> Response:
    """Not among my tables any more: I give the seat back, or resign if the game runs."""
    guest = await must_be_guest(request)
    return Response(
        await site_of(request).tables.request(table_in(request), guest.id, Drop()), media_type="application/json"
    )


@endpoint
async def close(request: Request) -> Response:
    """Whoever made a table that waits deletes it; those who are there are told."""
    guest = await must_be_guest(request)
    return Response(
        await site_of(request).tables.request(table_in(request), guest.id, Close()), media_type="application/json"
    )


async def looked_up(request: Request, sheet: Sheet, guest: str) -> TableListed:
    try:
        answer = await site_of(request).tables.request(sheet.id, guest, Summary())
    except Refusal:  # of another edition, for example: it is still theirs
        return listed(request, sheet, guest)
    return msgspec.json.decode(answer, type=TableListed)


@endpoint
async def one_table(request: Request) -> Response:
    site, guest = site_of(request), await guest_id(request)
    await site.gate.check_look(table_in(request), guest)
    shunned_by = tuple((await site.people.apart(guest)).by)
    answer = await site.tables.request(table_in(request), guest, Summary(shunned_by))
    return Response(answer, media_type="application/json")


@endpoint
async def qr(request: Request) -> Response:
    """The URL of a table as a QR code."""
    return Response(qr_of(f"{base_url(request)}/t/{table_in(request)[:32]}"), media_type="image/svg+xml")


@endpoint
async def described(request: Request) -> Response:
    """?seat=0 (your own), or none for what is public: the present situation in plain sentences."""
    site, guest, asked = site_of(request), await guest_id(request), request.query_params.get("seat", "public")
    seat = None if asked == "public" else seat_named(asked, MOST_SEATS)
    asked_for = Describe(seat, language_of(request), names_in(request, MOST_SEATS))
    await site.gate.check_look(table_in(request), guest)
    answer = await site.tables.request(table_in(request), guest, asked_for)
    return Response(answer, media_type="application/json")


ROUTES = [
    Route("/api/tables", list_tables, methods=["GET"]),
    Route("/api/tables", create, methods=["POST"]),
    Route("/api/mine", mine, methods=["GET"]),
    Route("/api/mine/{table}", drop, methods=["DELETE"]),
    Route("/api/tables/{table}", one_table, methods=["GET"]),
    Route("/api/tables/{table}", close, methods=["DELETE"]),
    Route("/api/tables/{table}/qr", qr, methods=["GET"]),
    Route("/api/tables/{table}/described", described, methods=["GET"]),
]
