"""Finished games: how the result came about, and what chance could have drawn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct
from rich.console import Group
from rich.table import Table
from rich.text import Text
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.game import Look
from sexton.kernel.interface import Chance, Event, Refusal, Seat
from sexton.kernel.records import replay
from sexton.kernel.records.record import Record, RecordError
from sexton.kernel.steps import WATCHERS
from sexton.server.http.records import finished, record_of
from sexton.server.http.requests import as_json, endpoint, language_of, names_in, seat_named
from sexton.server.store.documents import Sheet
from sexton.server.words import words_for

T = TypeVar("T")


class TallyShown(Struct, frozen=True):
    """How the result came about, as tables: title, column heads, rows; after the rows in `ends` a line is drawn."""

    tables: tuple[TallyTable, ...]


class TallyTable(Struct, frozen=True):
    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    ends: tuple[int, ...]


class Draw(Struct, frozen=True):
    seq: int
    weights: tuple[int, ...]


class Draws(Struct, frozen=True):
    """What the rules said chance could draw, at every draw of a finished game."""

    draws: tuple[Draw, ...]


@endpoint
async def tally(request: Request) -> Response:
    sheet, stored = await finished(request)
    seat = seat_named(request.query_params.get("as", "public"), len(sheet.chairs))
    names, played = names_in(request, len(sheet.chairs)), record_of(sheet, stored)
    try:
        words = words_for(language_of(request), sheet.setup.game, sheet.edition)
    except Refusal:
        raise Refusal("server", "other-edition", edition=sheet.edition) from None
    look = Look(words, names)
    return as_json(TallyShown(await in_thread(sheet, lambda: tally_of(played, seat, look))))


async def in_thread(sheet: Sheet, work: Callable[[], T]) -> T:
    try:
        return await asyncio.to_thread(work)
    except RecordError:
        raise Refusal("server", "other-edition", edition=sheet.edition) from None


def tally_of(played: Record, seat: Seat | None, look: Look) -> tuple[TallyTable, ...]:
    rules = replay.opened(played.header)
    mask = WATCHERS if seat is None else 1 << seat
    heard: list[Event] = []
    for moment in replay.moments(played, rules):
        heard += [event for hearers, event in moment.told if hearers & mask]
    return tuple(tables_in(rules.draw_result(heard, look)))


def tables_in(drawing: Any) -> Sequence[TallyTable]:
    """A terminal's table as plain values."""
    if isinstance(drawing, Group):
        return [table for part in drawing.renderables for table in tables_in(part)]
    if not isinstance(drawing, Table):
        return []
    columns = [[plain(cell) for cell in column.cells] for column in drawing.columns]
    head = tuple(plain(column.header) for column in drawing.columns)
    ends = tuple(number for number, row in enumerate(drawing.rows) if row.end_section)
    return [TallyTable(plain(drawing.title or ""), head, tuple(zip(*columns, strict=True)), ends)]


def plain(cell: Any) -> str:
    return cell.plain if isinstance(cell, Text) else Text.from_markup(str(cell)).plain


@endpoint
async def draws(request: Request) -> Response:
    sheet, stored = await finished(request)
    played = record_of(sheet, stored)
    return as_json(Draws(await in_thread(sheet, lambda: draws_of(played))))


def draws_of(played: Record) -> tuple[Draw, ...]:
    moments = replay.moments(played, replay.opened(played.header))
    return tuple(Draw(at.line.seq, at.pending.weights) for at in moments if isinstance(at.pending, Chance))


ROUTES = [
    Route("/api/tables/{table}/tally", tally, methods=["GET"]),
    Route("/api/tables/{table}/draws", draws, methods=["GET"]),
]
