"""Requests about reports: told to the stewards, acted on by them, and what became of it."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.interface import Refusal
from sexton.server.http.club.acts import carry_out
from sexton.server.http.club.office import ENTRY_LETTERS
from sexton.server.http.club.people.whom import quoted, somebody_beside
from sexton.server.http.club.stewards import office_of
from sexton.server.http.requests import as_json, body_of, endpoint, site_of
from sexton.server.http.sessions import must_be_guest
from sexton.server.store.bots import answerable
from sexton.server.store.club.reports import Report
from sexton.server.wire.club.people import CloseReport, NewReport, ReportShown, ReportsShown, Whom
from sexton.server.wire.plain_text import cleaned

MOST_OPEN, MOST_SHOWN = 20, 200
REASON_LENGTH = 300


def shown(found: Iterable[tuple[Report, str, str]]) -> tuple[ReportShown, ...]:
    return tuple(
        ReportShown(
            one.id, int(one.at), by, whom, one.place, one.number, one.said, one.reason, one.outcome, one.answer,
            int(one.closed),
        )
        for one, by, whom in found
    )  # fmt: skip


@endpoint
async def reports(request: Request) -> Response:
    """My own; and for stewards all, but for those about themselves."""
    site, guest = site_of(request), await must_be_guest(request)
    standing = await site.gate.book.standing(guest.id)
    mine = shown(await site.reports.by(guest.id, MOST_SHOWN))
    steward = standing.steward and not standing.removed
    return as_json(ReportsShown(mine, shown(await site.reports.all(MOST_SHOWN, guest.id)) if steward else ()))


@endpoint
async def tell(request: Request) -> Response:
    """With the message as it was: it may be gone when a steward looks."""
    site, asked = site_of(request), await body_of(request, NewReport)
    guest = await somebody_beside(request, asked.table)
    reason = cleaned(asked.reason, REASON_LENGTH)
    if not reason and not asked.number:
        raise Refusal("server", "reason-needed")
    if await site.reports.open_of(guest.id) >= MOST_OPEN:
        raise Refusal("server", "too-many-reports", count=MOST_OPEN)
    found = await quoted(request, guest, Whom(table=asked.table, seat=asked.seat), asked.number)
    whom, now = await answerable(site.store, found.whom), site.sources.now()
    name = site.sources.name(ENTRY_LETTERS)
    report = Report(name, now, guest.id, whom, asked.table, asked.seat, asked.number, found.text, reason)
    await site.reports.add(report)
    return as_json(shown(await site.reports.by(guest.id, MOST_SHOWN)), 201)


@endpoint
async def close(request: Request) -> Response:
    """First it is done, then closed: what cannot be done leaves the report open."""
    office, asked = await office_of(request), await body_of(request, CloseReport)
    site, name = site_of(request), str(request.path_params["report"])
    order = await office.order_about(name, asked.outcome, asked.answer)
    if order is not None:
        await carry_out(site, order, office.actor)
    await office.close_report(name, asked.outcome, asked.answer)
    return as_json(shown(await site.reports.all(MOST_SHOWN, office.actor)))


ROUTES = [
    Route("/api/club/reports", reports, methods=["GET"]),
    Route("/api/club/reports", tell, methods=["POST"]),
    Route("/api/club/reports/{report}", close, methods=["PUT"]),
]
