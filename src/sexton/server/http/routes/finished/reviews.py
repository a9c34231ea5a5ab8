"""Looking back on a finished game as one of its seats: asked for, made meanwhile, kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.interface import Ask, Choices, Over, Refusal, Seat
from sexton.kernel.records import replay
from sexton.kernel.records.record import Record
from sexton.review.account import WHOLE
from sexton.review.notes import Notes, Remarks
from sexton.review.review import Chances, Decision, Review, Verdict, reviewable
from sexton.server.http.finished.reviews import Job
from sexton.server.http.requests import as_json, body_of, endpoint, language_of, names_in, number_in, seat_in, site_of
from sexton.server.http.routes.finished.records import finished, kept, of_an_edition_that_is_here
from sexton.server.store.documents import Sheet
from sexton.server.table.rebuild import record_of
from sexton.server.wire.bodies import ReviewAsked
from sexton.server.wire.budgets import PAYER


class TriedShown(Struct, frozen=True):
    """A move that was tried, and how often it wins, in percent. The `sure` ones were looked at closely."""

    move: str
    said: str
    share: float
    error: float
    sure: bool


class DecisionShown(Struct, frozen=True):
    line: int
    question: str
    played: str
    said: str  # what was played
    verdict: Verdict
    judged: str  # the verdict in words
    advice: str  # what would have been better, and why; or nothing
    cost: float  # in percent of a victory
    tried: tuple[TriedShown, ...]  # the best first


class ChancesShown(Struct, frozen=True):
    line: int
    shares: tuple[float, ...]  # by seat, in percent


class AccountRow(Struct, frozen=True):
    label: str
    figure: str


class ReviewShown(Struct, frozen=True):
    """`none`: nobody has asked for it. `making`: as far as it has come; the summary and the account come last."""

    state: Literal["none", "making", "done"]
    seat: Seat
    done: int = 0  # inputs of the record
    of: int = 0
    chances: tuple[ChancesShown, ...] = ()
    decisions: tuple[DecisionShown, ...] = ()
    costliest: tuple[int, ...] = ()  # lines of decisions, the dearest first
    summary: tuple[str, ...] = ()
    account: tuple[AccountRow, ...] = ()


class AskedShown(Struct, frozen=True):
    """A decision of a finished game as its seat was asked."""

    line: int
    rule: str
    step: str
    view: Any
    aids: Any
    choices: Choices


@endpoint
async def ask(request: Request) -> Response:
    seat = (await body_of(request, ReviewAsked)).seat
    sheet, stored = await finished(request)
    check_seat(sheet, seat)
    site, payer = site_of(request), PAYER.get()
    assert payer is not None
    if site.reviews.under_way(sheet.id, seat) is None and await site.reviews.found(sheet.id, seat) is None:
        with of_an_edition_that_is_here(sheet):
            await site.reviews.begin(record_of(sheet, stored), seat, payer)
    return await shown(request, seat)


@endpoint
async def look(request: Request) -> Response:
    return await shown(request, seat_in(request))


async def shown(request: Request, seat: Seat) -> Response:
    sheet, stored = await finished(request)
    check_seat(sheet, seat)
    names, language, reviews = names_in(request, len(sheet.chairs)), language_of(request), site_of(request).reviews
    if (job := reviews.under_way(sheet.id, seat)) is not None:
        return as_json(so_far(job, names, language))
    if (review := await reviews.found(sheet.id, seat)) is None:
        return as_json(ReviewShown("none", seat))
    what = ("review", seat, language, names)
    packed, *_ = await kept(request, sheet, stored, what, lambda played: (whole(played, review, names, language),))
    return Response(packed, media_type="application/json")


def check_seat(sheet: Sheet, seat: Seat) -> None:
    if not 0 <= seat < len(sheet.chairs):
        raise Refusal("server", "no-such-seat", number=seat)


def so_far(job: Job, names: Sequence[str], language: str) -> ReviewShown:
    remarks = Remarks(job.seat, job.rules, job.moments, names, language)
    chances = (one for part in job.parts for one in part.chances)
    decisions = (one for part in job.parts for one in part.decisions)
    return ReviewShown(
        "making",
        job.seat,
        job.done,
        len(job.moments),
        chances_shown(chances),
        tuple(decision_shown(remarks, one) for one in decisions),
    )


def whole(played: Record, review: Review, names: Sequence[str], language: str) -> bytes:
    rules = reviewable(played, review.seat)
    moments = list(replay.moments(played, rules))
    notes = Notes(review, rules, moments, names, language)
    over = rules.pending(moments[-1].state)
    assert isinstance(over, Over)
    shown = ReviewShown(
        "done",
        review.seat,
        len(moments),
        len(moments),
        chances_shown(review.chances),
        tuple(decision_shown(notes, one) for one in review.decisions),
        tuple(one.line for one in review.costliest),
        (*notes.summary(over.ranking), *notes.hands()),
        tuple(AccountRow(*row) for row in notes.account()),
    )
    return msgspec.json.encode(shown)


def chances_shown(chances: Iterable[Chances]) -> tuple[ChancesShown, ...]:
    return tuple(
        ChancesShown(one.line, tuple(round(100 * share / WHOLE, 1) for share in one.shares)) for one in chances
    )


def decision_shown(remarks: Remarks, decision: Decision) -> DecisionShown:
    note = remarks.note_on(decision)
    tried = [
        TriedShown(one.move, remarks.said(decision, one.move), in_percent(one.share), in_percent(one.error), True)
        for one in decision.moves
    ]
    tried += [
        TriedShown(one.move, remarks.said(decision, one.move), in_percent(one.share), 0.0, False)
        for one in decision.others
    ]
    return DecisionShown(
        decision.line,
        note.question,
        decision.played,
        note.move,
        decision.verdict,
        note.verdict,
        note.advice,
        in_percent(decision.cost),
        tuple(tried),
    )


def in_percent(share: float) -> float:
    return round(100 * share, 1)


@endpoint
async def asked(request: Request) -> Response:
    """?as=0&at=57: what this seat was asked at step 57, what it saw then, and what it might have answered."""
    sheet, stored = await finished(request)
    seat, at = number_in(request.query_params.get("as", "0")), number_in(request.query_params.get("at", "0"))
    check_seat(sheet, seat)
    found, *_ = await kept(request, sheet, stored, ("asked", seat, at), lambda played: (asked_in(played, seat, at),))
    return Response(found, media_type="application/json")


def asked_in(played: Record, seat: Seat, at: int) -> bytes:
    rules = replay.opened(played.header)
    for moment in replay.moments(played, rules):
        if moment.line.seq == at and isinstance(moment.pending, Ask) and seat in moment.pending.seats:
            seen = rules.view(moment.before, seat)
            about = (at, moment.pending.rule, moment.pending.step, seen, dict(rules.aids(seen)), rules.choices(seen))
            return msgspec.json.encode(AskedShown(*about))
    raise Refusal("server", "not-asked-there", number=seat, step=at)


ROUTES = [
    Route("/api/tables/{table}/reviews", ask, methods=["POST"]),
    Route("/api/tables/{table}/reviews/{seat:int}", look, methods=["GET"]),
    Route("/api/tables/{table}/asked", asked, methods=["GET"]),
]
