"""Finished games: the record, what each seat saw step by step, and all that is needed to check the shuffle."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sexton.kernel.interface import Refusal, Seat
from sexton.kernel.records import record, replay
from sexton.kernel.records.record import Header, Record, RecordError
from sexton.kernel.steps import WATCHERS
from sexton.kernel.words import told_as_json
from sexton.server.http.requests import as_json, endpoint, number_in, seat_named, site_of, table_in
from sexton.server.http.sessions import recognise_guest
from sexton.server.store.documents import ENDED, Desk, Sheet
from sexton.server.store.interface import StoredTable
from sexton.server.table import rebuild, shuffle

STEPS_AT_ONCE = 100


async def finished(request: Request) -> tuple[Sheet, StoredTable]:
    """A table whose game is over, for someone who may see it; its record is private until then."""
    stored = await site_of(request).store.load(table_in(request))
    if stored is None:
        raise Refusal("server", "no-such-table")
    sheet = msgspec.json.decode(stored.sheet, type=Sheet)
    guest = await recognise_guest(request)
    if sheet.setup.watching == "nobody" and not sheet.seats_of(guest.id if guest else ""):
        raise Refusal("server", "nobody-may-watch")
    if sheet.status not in ENDED:
        raise Refusal("server", "game-not-over")
    return sheet, stored


def record_of(sheet: Sheet, stored: StoredTable) -> Record:
    desk = msgspec.json.decode(stored.desk, type=Desk)
    shown = shuffle.shown(sheet, desk, None)
    header = Header(
        sheet.terms,
        tuple(desk.players),
        "audited",
        shown.commitment,
        dict(sorted(desk.salted.items())),
        desk.closed,
        dict(sorted(desk.salts.items())),
    )
    lines, ending = rebuild.inputs_of(stored)
    return Record(header, tuple(lines), ending, tuple(rebuild.notes_of(stored, len(sheet.chairs))))


@endpoint
async def download(request: Request) -> Response:
    sheet, stored = await finished(request)
    name = f"{sheet.setup.game}-{sheet.id}.sexton"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(record.write(record_of(sheet, stored)), headers=headers)


@endpoint
async def fairness(request: Request) -> Response:
    """Everything `sexton verify` recomputes, for checking by hand (docs/explanation/fairness.md)."""
    sheet, stored = await finished(request)
    played = record_of(sheet, stored)
    header = played.header
    return as_json(
        {
            "terms": header.terms,
            "players": header.players,
            "commitment": header.commitment,
            "salted": header.salted,
            "salts": header.salts,
            "secret": played.ending.secret if played.ending else "",
            "ending": played.ending.kind if played.ending else "",
            "digest": record.write(played).rstrip("\n").rpartition("~")[2],
            "record": f"/api/tables/{sheet.id}/record",
        }
    )


@endpoint
async def steps(request: Request) -> Response:
    """?as=public, ?as=0 (a seat) or ?as=open (all cards); ?from=1&count=100. Of the aids, what has changed."""
    sheet, stored = await finished(request)
    asked = request.query_params
    whose, first = asked.get("as", "public"), number_in(asked.get("from", "1"))
    count = min(STEPS_AT_ONCE, number_in(asked.get("count", str(STEPS_AT_ONCE))))
    seat = seat_named(whose, len(sheet.chairs))
    played = record_of(sheet, stored)
    try:
        shown = await asyncio.to_thread(steps_shown, played, whose == "open", seat, range(first, first + count))
    except RecordError:
        raise Refusal("server", "other-edition", edition=sheet.edition) from None
    return as_json({"id": sheet.id, "as": whose, "steps": len(played.lines), "notes": played.notes, "shown": shown})


def steps_shown(played: Record, all_open: bool, seat: Seat | None, wanted: range) -> list[dict[str, Any]]:
    rules = replay.opened(played.header)
    mask, shown = WATCHERS if seat is None else 1 << seat, []
    before: dict[str, Any] = {}
    for moment in replay.moments(played, rules):
        if moment.line.seq not in wanted:
            continue
        heard = [dict(told_as_json(event)) for hearers, event in moment.told if all_open or hearers & mask]
        seen = rules.view(moment.state, seat)
        aids = dict(rules.aids(seen))
        step: dict[str, Any] = {"seq": moment.line.seq, "rule": moment.line.rule, "heard": heard}
        step["aids"] = {name: value for name, value in aids.items() if name not in before or before[name] != value}
        before = aids
        if all_open:
            step["input"] = record.line_body(moment.line)
            step["truth"] = rules.truth(moment.state)
        else:
            step["view"] = seen
        shown.append(step)
    return shown


@endpoint
async def telling(request: Request) -> Response:
    """What was told and seen last, as it was stored: also for tables whose rules this server does not have any more."""
    site, name = site_of(request), table_in(request)
    stored, told = await site.store.load(name), await site.store.telling(name)
    if stored is None or told is None:
        raise Refusal("server", "no-such-table")
    sheet = msgspec.json.decode(stored.sheet, type=Sheet)
    guest = await recognise_guest(request)
    own = sheet.seats_of(guest.id if guest else "")
    whose = request.query_params.get("as", "public")
    seat = seat_named(whose, len(sheet.chairs))
    if seat is None and sheet.setup.watching != "everyone" and not own and sheet.status not in ENDED:
        raise Refusal("server", "nobody-may-watch")
    if sheet.setup.watching == "nobody" and not own:
        raise Refusal("server", "nobody-may-watch")
    if seat is not None and seat not in own and sheet.status not in ENDED:
        raise Refusal("server", "not-your-seat", number=seat)
    kept = msgspec.json.decode(zlib.decompress(told), type=dict[str, msgspec.Raw])
    return Response(bytes(kept[whose if seat is not None else "public"]), media_type="application/json")


ROUTES = [
    Route("/api/tables/{table}/record", download, methods=["GET"]),
    Route("/api/tables/{table}/fairness", fairness, methods=["GET"]),
    Route("/api/tables/{table}/replay", steps, methods=["GET"]),
    Route("/api/tables/{table}/telling", telling, methods=["GET"]),
]
