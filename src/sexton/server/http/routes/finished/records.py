"""Finished games: the record, what each seat saw step by step, and all that is needed to check the shuffle."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sexton.kernel.game import Rules
from sexton.kernel.interface import Refusal, Seat
from sexton.kernel.records import record, replay
from sexton.kernel.records.record import Record, RecordError
from sexton.kernel.steps import WATCHERS
from sexton.kernel.words import told_as_json
from sexton.server.http.requests import endpoint, number_in, seat_named, site_of, table_in
from sexton.server.http.sessions import guest_id
from sexton.server.store.documents import ENDED, Sheet
from sexton.server.store.interface import StoredTable
from sexton.server.table.rebuild import record_of
from sexton.server.wire.budgets import LOADED_LINE, PAYER

STEPS_AT_ONCE = 100
FAST = 1  # how hard steps are packed: most of them differ little from the one before


async def finished(request: Request) -> tuple[Sheet, StoredTable]:
    """A table whose game is over, for someone who may see it; its record is private until then."""
    stored = await site_of(request).store.load(table_in(request))
    if stored is None:
        raise Refusal("server", "no-such-table")
    sheet = msgspec.json.decode(stored.sheet, type=Sheet)
    await check_reader(request, sheet)
    if sheet.status not in ENDED:
        raise Refusal("server", "game-not-over")
    if (payer := PAYER.get()) is not None:
        payer.charge(LOADED_LINE * len(stored.lines))
    return sheet, stored


async def check_reader(request: Request, sheet: Sheet) -> None:
    """As its creator chose, and as the club's doors say."""
    guest = await guest_id(request)
    if sheet.setup.watching == "nobody" and not sheet.seats_of(guest):
        raise Refusal("server", "nobody-may-watch")
    await site_of(request).gate.check_finished(guest, took_part=guest in sheet.members())


async def kept(
    request: Request, sheet: Sheet, stored: StoredTable, what: Hashable, work: Callable[[Record], tuple[bytes, ...]]
) -> tuple[bytes, ...]:
    """What follows from the record of a finished game, worked out once. A record names nobody."""
    key = (sheet.id, hash((stored.desk, stored.lines, stored.notes)), what)
    with of_an_edition_that_is_here(sheet):
        return await site_of(request).cache.get(key, lambda: work(record_of(sheet, stored)))


@contextmanager
def of_an_edition_that_is_here(sheet: Sheet) -> Iterator[None]:
    """A record that these rules cannot replay is refused in words."""
    try:
        yield
    except RecordError:
        raise Refusal("server", "other-edition", edition=sheet.edition) from None


@endpoint
async def download(request: Request) -> Response:
    sheet, stored = await finished(request)
    name = f"{sheet.setup.game}-{sheet.id}.sexton"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    text, *_ = await kept(request, sheet, stored, "record", lambda played: (record.write(played).encode(),))
    return PlainTextResponse(text, headers=headers)


@endpoint
async def fairness(request: Request) -> Response:
    """Everything `sexton verify` recomputes, for checking by hand (docs/explanation/fairness.md)."""
    sheet, stored = await finished(request)
    checked, *_ = await kept(request, sheet, stored, "fairness", lambda played: (fairness_of(played),))
    return Response(checked, media_type="application/json")


def fairness_of(played: Record) -> bytes:
    header = played.header
    return msgspec.json.encode(
        {
            "terms": header.terms,
            "players": header.players,
            "commitment": header.commitment,
            "salted": header.salted,
            "salts": header.salts,
            "secret": played.ending.secret if played.ending else "",
            "ending": played.ending.kind if played.ending else "",
            "digest": record.write(played).rstrip("\n").rpartition("~")[2],
            "record": f"/api/tables/{header.terms.table}/record",
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
    whose = whose if seat is None else str(seat)
    number, left = divmod(first - 1, STEPS_AT_ONCE)
    if count == STEPS_AT_ONCE and not left:  # as the page asks: all of it is shown in one go
        parts = await kept(request, sheet, stored, ("steps", whose), lambda played: pages_of(played, whose, seat))
        packed = parts[min(number, len(parts) - 1)]
    else:
        wanted = range(first, first + count)
        what = ("steps", whose, first, count)
        packed, *_ = await kept(request, sheet, stored, what, lambda played: (page_of(played, whose, seat, wanted),))
    return Response(zlib.decompress(packed), media_type="application/json")


def pages_of(played: Record, whose: str, seat: Seat | None) -> tuple[bytes, ...]:
    """All steps of a game, STEPS_AT_ONCE to a page, from one replay; the last page has none."""
    rules = replay.opened(played.header)
    pages, moments = list[bytes](), replay.moments(played, rules)
    for _ in range(0, len(played.lines) + STEPS_AT_ONCE, STEPS_AT_ONCE):
        some = list(islice(moments, STEPS_AT_ONCE))
        pages.append(packed_page(played, whose, steps_shown(some, rules, whose == "open", seat)))
    return tuple(pages)


def page_of(played: Record, whose: str, seat: Seat | None, wanted: range) -> bytes:
    rules = replay.opened(played.header)
    some = (moment for moment in replay.moments(played, rules) if moment.line.seq in wanted)
    return packed_page(played, whose, steps_shown(some, rules, whose == "open", seat))


def packed_page(played: Record, whose: str, shown: list[dict[str, Any]]) -> bytes:
    page = {"id": played.header.terms.table, "as": whose, "steps": len(played.lines)}
    return zlib.compress(msgspec.json.encode(page | {"notes": played.notes, "shown": shown}), FAST)


def steps_shown(
    moments: Iterable[replay.Moment], rules: Rules[Any, Any], all_open: bool, seat: Seat | None
) -> list[dict[str, Any]]:
    mask, shown = WATCHERS if seat is None else 1 << seat, []
    before: dict[str, Any] = {}
    for moment in moments:
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
    """What was told and seen last, as stored: also for tables whose rules this server no longer has."""
    site, name = site_of(request), table_in(request)
    stored, told = await site.store.load(name), await site.store.telling(name)
    if stored is None or told is None:
        raise Refusal("server", "no-such-table")
    sheet = msgspec.json.decode(stored.sheet, type=Sheet)
    await check_reader(request, sheet)
    own = sheet.seats_of(await guest_id(request))
    whose = request.query_params.get("as", "public")
    seat = seat_named(whose, len(sheet.chairs))
    if seat is None and sheet.setup.watching != "everyone" and not own and sheet.status not in ENDED:
        raise Refusal("server", "nobody-may-watch")
    if seat is not None and seat not in own and sheet.status not in ENDED:
        raise Refusal("server", "not-your-seat", number=seat)
    whose = "public" if seat is None else str(seat)
    found, *_ = await site.cache.get((name, "telling", hash(told), whose), lambda: (part_of(told, whose),))
    return Response(found, media_type="application/json")


def part_of(told: bytes, whose: str) -> bytes:
    return bytes(msgspec.json.decode(zlib.decompress(told), type=dict[str, msgspec.Raw])[whose])


ROUTES = [
    Route("/api/tables/{table}/record", download, methods=["GET"]),
    Route("/api/tables/{table}/fairness", fairness, methods=["GET"]),
    Route("/api/tables/{table}/replay", steps, methods=["GET"]),
    Route("/api/tables/{table}/telling", telling, methods=["GET"]),
]
