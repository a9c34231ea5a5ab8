"""Practice tables: one that begins at a decision of a finished game, and one where a decision is taken back."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.chance.dice import FastDice
from sexton.kernel.interface import Refusal, Seat
from sexton.kernel.records.record import Record
from sexton.review.what_if import WhatIf, decisions_of, what_if
from sexton.server.http.headers import address_of
from sexton.server.http.requests import as_json, base_url, body_of, endpoint, site_of, table_in
from sexton.server.http.routes.finished.records import finished, of_an_edition_that_is_here
from sexton.server.http.sessions import guest_id, must_be_guest, register_guest, with_cookie
from sexton.server.store.documents import Origin, Setup, Sheet
from sexton.server.table.before import packed
from sexton.server.table.rebuild import record_of
from sexton.server.table.seats import chairs, requests
from sexton.server.wire.bodies import Created, PlayOn, TakeBackLast
from sexton.server.wire.meter import paid_in_thread

SEED_BYTES, HIDDEN_BYTES = 3, 7  # everybody may know the seed; nobody what the cards were dealt again with


@endpoint
async def play_on(request: Request) -> Response:
    asked, site = await body_of(request, PlayOn), site_of(request)
    sheet, stored = await finished(request)
    request.state.game = sheet.setup.game
    if asked.seat >= len(sheet.chairs):
        raise Refusal("server", "no-such-seat", number=asked.seat)
    site.shared.limits.spend_table(address_of(request))
    known = await guest_id(request)
    await site.gate.check(known, "create")
    await site.gate.check_bots(known, [asked.bots] if asked.others == "bots" else [])
    guest = await register_guest(request, asked.name)
    await site.tables.check_room(guest.id)
    seed, hidden = (int.from_bytes(site.sources.bytes(count), "big") for count in (SEED_BYTES, HIDDEN_BYTES))
    with of_an_edition_that_is_here(sheet):
        begun = await paid_in_thread(lambda: begun_from(record_of(sheet, stored), asked, hidden))
    begins = begun.begins
    setup = setup_of(sheet, asked, begins.seat, seed)
    table = chairs.new_sheet(site.shared, setup, guest.id, guest.name)
    table.origin = Origin(begins.after + 1, begins.seat, asked.cards)
    await site.tables.create(table, begins, packed(begun.heard))
    await site.tables.check_still_here(guest.id)
    path = f"/t/{table.id}"
    return with_cookie(request, as_json(Created(table.id, path, base_url(request) + path, (begins.seat,), ()), 201))


def setup_of(sheet: Sheet, asked: PlayOn, own: Seat, seed: int) -> Setup:
    """Alone with bots, chance follows from a known seed; with friends, from everybody's salts."""
    friends = asked.others == "friends"
    other = "open" if friends else f"bot {asked.bots}"
    plans = tuple("own" if seat == own else other for seat in range(len(sheet.chairs)))
    return Setup(sheet.setup.game, plans, sheet.setup.options, hints="on", seed=None if friends else seed)


@endpoint
async def take_back(request: Request) -> Response:
    """In a practice game against bots."""
    asked, guest, table = await body_of(request, TakeBackLast), await must_be_guest(request), table_in(request)
    taken = await site_of(request).tables.request(table, guest.id, requests.TakeBack(asked.luck))
    return Response(taken, media_type="application/json")


def begun_from(played: Record, asked: PlayOn, hidden: int) -> WhatIf:
    return what_if(played, next_decision(played, asked.seat, asked.at), asked.seat, asked.cards, FastDice(hidden))


def next_decision(played: Record, seat: Seat, at: int) -> int:
    """A step that is no decision of this seat stands for the next one that is."""
    return next((line for line in decisions_of(played, seat) if line >= at), at)


ROUTES = [
    Route("/api/tables/{table}/play-on", play_on, methods=["POST"]),
    Route("/api/tables/{table}/take-back", take_back, methods=["POST"]),
]
