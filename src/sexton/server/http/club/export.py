"""Everything that is kept about somebody, as one file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from sexton.kernel import catalogue
from sexton.kernel.records import record
from sexton.kernel.records.record import RecordError
from sexton.server.club.ratings.model import TICKS
from sexton.server.http.club.people.reports import shown
from sexton.server.http.club.stewards import entry_shown
from sexton.server.http.requests import endpoint, site_of
from sexton.server.http.sessions import must_be_guest
from sexton.server.http.site import Site
from sexton.server.nodes.ratings import persons
from sexton.server.store.club.people import Tie
from sexton.server.store.documents import ENDED, Sheet
from sexton.server.store.guests import Guest
from sexton.server.store.interface import StoredTable
from sexton.server.store.table_lists import Filter
from sexton.server.table.rebuild import record_of
from sexton.server.wire.budgets import LOADED_LINE, PAYER

MOST_TABLES = 10_000
FILE = "sexton-export.json"


@endpoint
async def everything(request: Request) -> Response:
    """Piece by piece: nobody's games need to be in memory together."""
    site, guest = site_of(request), await must_be_guest(request)
    site.shared.limits.spend("export", guest.id)
    about = msgspec.json.encode(await about_guest(site, guest))
    found = await site.store.tables(Filter(guest=guest.id, limit=MOST_TABLES))
    headers = {"content-disposition": f'attachment; filename="{FILE}"'}
    pieces = written(site, guest.id, about, [one.id for one in found])
    return StreamingResponse(pieces, media_type="application/json", headers=headers)


async def ratings_of(site: Site, guest: Guest) -> list[dict[str, Any]]:
    """What every rated game has changed, in points; the newest of each kind first."""
    person = (await persons(site.store, site.sources))(guest.id)
    found = [row for game in catalogue.ids() for row in await site.store.rated_games(game, person, MOST_TABLES)]
    return [
        {
            "game": one.game,
            "table": one.table,
            "ended": ended / 1_000_000,
            "place": one.place,
            "rating_before": one.mu_before / TICKS,
            "rating": one.mu / TICKS,
            "uncertainty": one.sigma / TICKS,
        }
        for ended, one in found
        if one.person == person
    ]


async def about_company(site: Site, guest: Guest) -> dict[str, Any]:
    """What they have said of others; nothing of what others have said of them, but that somebody is a friend."""
    kinds: dict[str, Tie] = {"friends": "friend", "asked_to_be_friends": "asked", "muted": "mute", "blocked": "block"}
    ties = {
        name: [{"name": one.name, "since": one.since} for one in await site.people.tied(guest.id, kind)]
        for name, kind in kinds.items()
    }
    return {
        **ties,
        "called_to": [
            {"table": one.table, "game": one.game, "by": one.name, "since": one.at}
            for one in await site.people.calls(guest.id, site.sources.now())
        ],
        "here_is_shown_to": await site.people.shown(guest.id),
        "reports": shown(await site.reports.by(guest.id, MOST_TABLES)),
    }


async def about_guest(site: Site, guest: Guest) -> dict[str, Any]:
    """Nothing in it opens anything: of cookies and codes the store itself has hashes alone."""
    member, keys = await site.store.member(guest.id), await site.store.passkeys(guest.id)
    sessions, pushes = await site.store.sessions(guest.id), await site.store.subscriptions(guest.id)
    bots = await site.store.bots(guest.id)
    looks = {"joined": member.joined, "colour": member.colour, "emblem": member.emblem} if member else None
    return {
        "format": "sexton export 1",
        "name": guest.name,
        "created": guest.created,
        "seen": guest.seen,
        "mail": guest.mail,
        "language": guest.language,
        "told_by_push": [{"label": one.label, "endpoint": one.endpoint, "created": one.created} for one in pushes],
        "hours_of_notices": await site.store.hours(guest.id),
        "notices_that_wait": [{"table": one.table, "due": one.due} for one in await site.store.held(guest.id)],
        "bots": [{"name": one.name, "created": one.created, "used": one.used} for one in bots],
        "member": looks,
        "recovery_code_made": member.code_made if member and member.code else None,
        "ratings": await ratings_of(site, guest),
        **await about_company(site, guest),
        "club": await site.gate.book.standing(guest.id),
        "log": [entry_shown(*found) for found in await site.gate.book.log(guest.id)],
        "passkeys": [{"label": one.label, "created": one.created, "used": one.used} for one in keys],
        "devices": [
            {"browser": one.browser, "system": one.system, "created": one.created, "seen": one.seen} for one in sessions
        ],
    }


async def written(site: Site, guest: str, about: bytes, names: list[str]) -> AsyncIterator[bytes]:
    payer, between = PAYER.get(), b""
    yield about[:-1] + b',"tables":['
    for name in names:
        stored = await site.store.load(name)
        if stored is None:
            continue
        if payer is not None:
            payer.charge(LOADED_LINE * len(stored.lines))
            await site.admission.credit(payer)
        yield between + msgspec.json.encode(of_table(stored, guest))
        between = b","
    yield b"]}"


def of_table(stored: StoredTable, guest: str) -> dict[str, Any]:
    """Of a game that is not over no more than its table shows: a record holds every card."""
    sheet = msgspec.json.decode(stored.sheet, type=Sheet)
    own = sheet.seats_of(guest)
    return {
        "id": sheet.id,
        "game": sheet.setup.game,
        "options": sheet.setup.options,
        "clock": sheet.setup.clock,
        "status": sheet.status,
        "created": sheet.created,
        "finished": sheet.finished,
        "seats": own,
        "names": [chair.name or chair.bot for chair in sheet.chairs],
        "scores": sheet.scores,
        "places": sheet.places,
        "said": [{"at": said.at, "text": said.text} for said in stored.chat if said.guest == guest],
        "record": record_text(sheet, stored) if sheet.status in ENDED and own else None,
    }


def record_text(sheet: Sheet, stored: StoredTable) -> str | None:
    try:
        return record.write(record_of(sheet, stored))
    except RecordError:  # of an edition that is not here any more
        return None


ROUTES = [Route("/api/club/export", everything, methods=["GET"])]
