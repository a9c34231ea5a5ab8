"""Requests about tables and seats. docs/reference/protocol.md lists them."""

from __future__ import annotations

import hmac
import io
from functools import cache
from typing import Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.bots.seating import LEVELS
from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.server import lobby, mail, showing
from sexton.server.acts import Claiming, Leave, Link, Look, Take
from sexton.server.answering import (
    answering,
    as_json,
    base_url,
    body_of,
    guest_of,
    house_of,
    language_of,
    must_be_guest,
    named_guest,
    with_cookie,
)
from sexton.server.documents import Sheet
from sexton.server.guests import COOKIE
from sexton.server.hall import check_name
from sexton.server.headers import address_of
from sexton.server.messages import (
    Claim,
    Created,
    GuestShown,
    MailAsked,
    MailShown,
    NewGuest,
    NewTable,
    Seated,
    SeatLink,
    TableListed,
    TakeSeat,
)
from sexton.server.store import Filter

TABLE_LETTERS = 8
MOST_SEATS = 16
NO_FILE = "no such file"
UNFINISHED = ("waiting", "dealing", "playing")


@answering
async def who(request: Request) -> Response:
    guest = await guest_of(request)
    return as_json(GuestShown(guest.name if guest else ""))


@answering
async def be_called(request: Request) -> Response:
    guest = await named_guest(request, (await body_of(request, NewGuest)).name)
    return with_cookie(request, as_json(GuestShown(guest.name)), guest)


@answering
async def forget_me(request: Request) -> Response:
    """The name disappears from finished tables and the session ends; unfinished games have to be left first."""
    house, guest = house_of(request), await must_be_guest(request)
    await house.hall.forget(guest.id)
    response = as_json(GuestShown(""))
    response.delete_cookie(COOKIE)
    return response


# Where notices about slow tables go


@answering
async def mail_of(request: Request) -> Response:
    guest = await guest_of(request)
    return as_json(MailShown(guest.mail if guest else "", bool(house_of(request).settings.smtp_host)))


@answering
async def leave_mail(request: Request) -> Response:
    """First without a code, which is sent there; then with it. Nobody can have mail sent to somebody else for long."""
    house, asked, guest = house_of(request), await body_of(request, MailAsked), await must_be_guest(request)
    house.services.limits.spend("claim", address_of(request))
    if not house.settings.smtp_host:
        raise Refusal("server", "no-mail-here")
    address, language = mail.checked(asked.mail), language_of(request)
    code = mail.code_for(house.signer.key, guest.id, address)
    if not asked.code:
        house.services.limits.spend("table", address)
        await mail.send(house.settings, mail.code_mail(house.settings, address, language, code))
        return as_json(MailShown(guest.mail, offered=True), 202)
    if not hmac.compare_digest(asked.code.strip().lower().encode(), code.encode()):
        raise Refusal("server", "wrong-code")
    await house.store.save_guest(msgspec.structs.replace(guest, mail=address, language=language))
    return as_json(MailShown(address, offered=True))


@answering
async def forget_mail(request: Request) -> Response:
    guest = await must_be_guest(request)
    await house_of(request).store.save_guest(msgspec.structs.replace(guest, mail=""))
    return as_json(MailShown("", bool(house_of(request).settings.smtp_host)))


@answering
async def games(request: Request) -> Response:
    return as_json([game_facts(game) for game in catalogue.games().values()])


@cache
def game_facts(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "credit": game.credit,
        "edition": game.edition,
        "seats": list(game.seats),
        "seats_with": game.seats_with(),
        "bots": LEVELS,
        "files": file_options(game),
        "by_seat": game.by_seat(),
        "box": game.box(),
        "options": msgspec.json.schema(game.options_type),
    }


@cache
def file_options(game: Game) -> list[str]:
    """Options that may be a file of one's own: what is no name of anything is not simply handed back for them."""
    return [name for name in game.options_type.__struct_fields__ if reads_files(game, name)]


def reads_files(game: Game, name: str) -> bool:
    try:
        return bool(game.read_file_option(name, NO_FILE) != NO_FILE)
    except Refusal:
        return True


# Tables


@answering
async def create(request: Request) -> Response:
    house, asked = house_of(request), await body_of(request, NewTable)
    request.state.game = asked.setup.game
    house.services.limits.spend("table", address_of(request))
    guest = await named_guest(request, asked.name)
    await check_room(request, guest.id)
    sheet = lobby.new_sheet(house.sources.name(TABLE_LETTERS), asked.setup, guest.id, guest.name, house.sources.now())
    await house.hall.create(sheet)
    invitations = []
    for seat, chair in enumerate(sheet.chairs):
        if chair.plan == "invited":
            made = msgspec.json.decode(await house.hall.act(sheet.id, guest.id, Link(seat)))
            invitations.append(link_shown(request, sheet.id, seat, made["token"]))
    path = f"/t/{sheet.id}"
    created = Created(sheet.id, path, base_url(request) + path, tuple(sheet.seats_of(guest.id)), tuple(invitations))
    return with_cookie(request, as_json(created, 201), guest)


async def check_room(request: Request, guest: str) -> None:
    house = house_of(request)
    counts = await house.store.counts()
    if sum(counts.get(status, 0) for status in UNFINISHED) >= house.settings.max_tables:
        raise Refusal("server", "too-many-tables")
    limit = house.settings.max_tables_of_guest
    own = await house.store.tables(Filter(guest=guest, limit=limit * 10))
    sheets = (msgspec.json.decode(one.sheet, type=Sheet) for one in own)
    if sum(1 for sheet in sheets if sheet.status in UNFINISHED) >= limit:
        raise Refusal("server", "too-many-tables")


@answering
async def list_tables(request: Request) -> Response:
    """Listed tables: ?game=, ?status=waiting|playing|over, ?free=1, ?clock=none|bank|days."""
    asked = request.query_params
    guest = await guest_of(request)
    wanted = Filter(game=asked.get("game", "")[:64], status=asked.get("status", "")[:16])
    if "\x00" in wanted.game + wanted.status:
        return as_json([])
    found = await house_of(request).store.tables(wanted)
    shown = [listed(request, msgspec.json.decode(one.sheet, type=Sheet), guest.id if guest else "") for one in found]
    if asked.get("free"):
        shown = [table for table in shown if table.free and table.status == "waiting"]
    if asked.get("clock"):
        shown = [table for table in shown if table.clock.kind == asked["clock"]]
    return as_json(shown)


def listed(request: Request, sheet: Sheet, guest: str) -> TableListed:
    host = house_of(request).hall.hosts.get(sheet.id)
    return showing.listed(sheet, guest, host.here() if host else ())


@answering
async def mine(request: Request) -> Response:
    """My tables, and where it is my go."""
    house, guest = house_of(request), await must_be_guest(request)
    found = await house.store.tables(Filter(guest=guest.id, limit=200))
    tables = []
    for one in found:
        sheet = msgspec.json.decode(one.sheet, type=Sheet)
        if not sheet.seats_of(guest.id):  # somebody else sits there by now
            continue
        if sheet.status == "playing" and sheet.id in house.hall.hosts:
            tables.append(msgspec.json.decode(await house.hall.act(sheet.id, guest.id, Look()), type=TableListed))
        elif sheet.status == "playing" and len(tables) < 50:
            tables.append(await looked_up(request, sheet, guest.id))
        else:
            tables.append(listed(request, sheet, guest.id))
    return as_json(tables)


async def looked_up(request: Request, sheet: Sheet, guest: str) -> TableListed:
    try:
        answer = await house_of(request).hall.act(sheet.id, guest, Look())
    except Refusal:  # of another edition, say: it is still theirs
        return listed(request, sheet, guest)
    return msgspec.json.decode(answer, type=TableListed)


@answering
async def one_table(request: Request) -> Response:
    guest = await guest_of(request)
    answer = await house_of(request).hall.act(table_in(request), guest.id if guest else "", Look())
    return Response(answer, media_type="application/json")


# Seats


@answering
async def take(request: Request) -> Response:
    asked = await body_of(request, TakeSeat)
    guest = await named_guest(request, asked.name)
    await house_of(request).hall.act(table_in(request), guest.id, Take(seat_in(request), guest.name))
    return with_cookie(request, as_json(Seated(table_in(request), seat_in(request))), guest)


@answering
async def leave(request: Request) -> Response:
    guest = await must_be_guest(request)
    await house_of(request).hall.act(table_in(request), guest.id, Leave(seat_in(request)))
    return as_json(Seated(table_in(request), seat_in(request)))


@answering
async def link(request: Request) -> Response:
    guest, seat = await must_be_guest(request), seat_in(request)
    made = msgspec.json.decode(await house_of(request).hall.act(table_in(request), guest.id, Link(seat)))
    return as_json(link_shown(request, table_in(request), seat, made["token"]))


@answering
async def claim(request: Request) -> Response:
    """The secret comes in the body, never in an address: no access log, no history, no referrer has it."""
    house, asked = house_of(request), await body_of(request, Claim)
    house.services.limits.spend("claim", address_of(request))
    known = await guest_of(request)
    guest = known if known is not None and not asked.name else await named_guest(request, asked.name or "?")
    done = msgspec.json.decode(
        await house.hall.act(table_in(request), guest.id, Claiming(asked.token, guest.name)), type=Seated
    )
    return with_cookie(request, as_json(done), guest)


def link_shown(request: Request, table: str, seat: int, token: str) -> SeatLink:
    path = f"/t/{table}#seat={token}"
    url = base_url(request) + path
    return SeatLink(seat, path, url, qr_of(url))


def qr_of(url: str) -> str:
    svg = io.BytesIO()
    segno.make(url, error="m", micro=False).save(svg, kind="svg", scale=4, xmldecl=False)
    return svg.getvalue().decode()


@answering
async def qr(request: Request) -> Response:
    """The address of a table as a picture for a phone's camera."""
    return Response(qr_of(f"{base_url(request)}/t/{table_in(request)[:32]}"), media_type="image/svg+xml")


def table_in(request: Request) -> str:
    name = str(request.path_params["table"])
    check_name(name)
    return name


def seat_in(request: Request) -> int:
    seat = int(request.path_params["seat"])
    if seat > MOST_SEATS:
        raise Refusal("server", "no-such-seat", number=0)
    return seat


ROUTES = [
    Route("/api/guest", who, methods=["GET"]),
    Route("/api/guest", be_called, methods=["POST"]),
    Route("/api/guest", forget_me, methods=["DELETE"]),
    Route("/api/guest/mail", mail_of, methods=["GET"]),
    Route("/api/guest/mail", leave_mail, methods=["POST"]),
    Route("/api/guest/mail", forget_mail, methods=["DELETE"]),
    Route("/api/games", games, methods=["GET"]),
    Route("/api/tables", list_tables, methods=["GET"]),
    Route("/api/tables", create, methods=["POST"]),
    Route("/api/mine", mine, methods=["GET"]),
    Route("/api/tables/{table}", one_table, methods=["GET"]),
    Route("/api/tables/{table}/qr", qr, methods=["GET"]),
    Route("/api/tables/{table}/claim", claim, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat:int}", take, methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat:int}", leave, methods=["DELETE"]),
    Route("/api/tables/{table}/seats/{seat:int}/link", link, methods=["POST"]),
]
