"""Requests that call people to a table: a friend with one press, or everybody from a finished game to another one."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel import catalogue
from sexton.kernel.interface import Refusal
from sexton.server.http.club.people.whom import guest_called, member_of_the_house
from sexton.server.http.requests import as_json, body_of, endpoint, site_of, table_in
from sexton.server.http.sessions import must_be_guest
from sexton.server.http.site import Site
from sexton.server.store.documents import Setup, Sheet
from sexton.server.store.guests import Guest
from sexton.server.store.table_lists import Filter
from sexton.server.table.seats import chairs
from sexton.server.table.seats.requests import Drop, PlayAgain
from sexton.server.wire.club.people import AnswerCall, Challenge, Challenged
from sexton.server.wire.plain_text import outline

FRIENDS_SEAT = 1
LOOKED_AT = 20  # tables of mine, to find the last one of a game
MOST_CALLS = 3  # of one friend by another, that wait
BOT = "bot normal"


@endpoint
async def challenge(request: Request) -> Response:
    """A table like my last one, with a seat for this friend, who is told. Pressed again it is the same table."""
    site, guest, asked = site_of(request), await member_of_the_house(request), await body_of(request, Challenge)
    if asked.game:
        catalogue.find(asked.game)
    whom = await guest_called(request, guest, asked.person)
    friend = await site.store.guest(whom)
    removed = (await site.gate.book.standing(whom)).removed
    if friend is None or removed or not await site.people.are_friends(guest.id, whom):
        raise Refusal("server", "no-such-person")
    waiting = await site.people.called(guest.id, whom, site.sources.now())
    found = next((one.table for one in waiting if asked.game in ("", one.game)), "")
    if not found and len(waiting) >= MOST_CALLS:
        raise Refusal("server", "too-many-calls", name=friend.name, count=MOST_CALLS)
    return as_json(Challenged(found or (await new_table(site, guest, friend, asked.game)).id), 201)


async def new_table(site: Site, guest: Guest, friend: Guest, game: str) -> Sheet:
    setup = await setup_for_two(site, guest.id, game)
    await site.gate.check_setup(guest.id, setup)
    if outline(guest.name) == outline(friend.name):
        raise Refusal("server", "name-taken", name=friend.name)
    site.shared.limits.spend_table(guest.id)
    await site.tables.check_room(guest.id)
    sheet = chairs.new_sheet(site.shared, setup, guest.id, guest.name)
    seat = sheet.chairs[FRIENDS_SEAT]
    seat.guest, seat.name = friend.id, friend.name
    await site.tables.create(sheet)
    await site.tables.check_still_here(guest.id)
    await site.tables.call_to(sheet, guest.id)
    return sheet


async def setup_for_two(site: Site, guest: str, game: str) -> Setup:
    """As it was at the last table, but for what its people agreed on: a rating, known cards, hints, own bots."""
    found = await site.store.tables(Filter(guest=guest, game=game, limit=LOOKED_AT))
    sheets = (msgspec.json.decode(one.sheet, type=Sheet) for one in found)
    last = next((sheet.setup for sheet in sheets if sheet.seats_of(guest) and sheet.origin is None), None)
    wanted = catalogue.find(last.game if last else game or catalogue.ids()[0])
    seats = max(2, len(last.seats) if last else wanted.seats[0])
    bots = [plan for plan in last.seats if plan.startswith("bot ")] if last else []
    others = (bots + [BOT] * seats)[: seats - 2]
    plans = ("own", "invited", *others)
    if last is None:
        return Setup(wanted.id, plans)
    return Setup(
        wanted.id,
        plans,
        last.options,
        last.clock,
        last.on_expiry,
        last.watching,
        last.delay,
        chat=last.chat,
    )


@endpoint
async def answer(request: Request) -> Response:
    """I come, or I do not: then the seat is free again."""
    site, guest, asked = site_of(request), await must_be_guest(request), await body_of(request, AnswerCall)
    table = table_in(request)
    if not await site.people.answer_call(guest.id, table):
        raise Refusal("server", "no-such-table")
    if not asked.come:
        await site.tables.request(table, guest.id, Drop())
    return as_json({})


@endpoint
async def again(request: Request) -> Response:
    """The same people, seats and options as at a table that is over."""
    site, guest = site_of(request), await must_be_guest(request)
    await site.gate.check(guest.id, "create")
    return Response(
        await site.tables.request(table_in(request), guest.id, PlayAgain()), 201, media_type="application/json"
    )


ROUTES = [
    Route("/api/club/calls", challenge, methods=["POST"]),
    Route("/api/club/calls/{table}", answer, methods=["PUT"]),
    Route("/api/tables/{table}/again", again, methods=["POST"]),
]
