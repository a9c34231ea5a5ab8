"""Finished games: how the result came about, and what chance could have drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.game import Look
from sexton.kernel.interface import Chance, Event, Over, Refusal, Seat
from sexton.kernel.records import replay
from sexton.kernel.records.record import Record
from sexton.kernel.records.turning_point import rivals_for, turning_point
from sexton.kernel.steps import WATCHERS
from sexton.server.http.requests import endpoint, language_of, names_in, seat_named
from sexton.server.http.routes.finished.records import finished, kept
from sexton.server.words import words_for


class TallyShown(Struct, frozen=True):
    """How the result came about, as tables: title, column heads, rows; after the rows in `ends` a line is drawn."""

    tables: tuple[TallyTable, ...]
    turn: TurnShown | None


class TurnShown(Struct, frozen=True):
    """The chapter that decided it between the winner and the reader, or the next."""

    seq: int  # where it begins in the record
    heading: str
    gains: tuple[int, ...]  # by seat


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
    names, language = names_in(request, len(sheet.chairs)), language_of(request)
    try:
        words = words_for(language, sheet.setup.game, sheet.edition)
    except Refusal:
        raise Refusal("server", "other-edition", edition=sheet.edition) from None
    what, look = ("tally", seat, language, names), Look(words, names)
    found, *_ = await kept(request, sheet, stored, what, lambda played: (as_bytes(tally_of(played, seat, look)),))
    return Response(found, media_type="application/json")


def as_bytes(value: TallyShown | Draws) -> bytes:
    return msgspec.json.encode(value)


def tally_of(played: Record, seat: Seat | None, look: Look) -> TallyShown:
    rules = replay.opened(played.header)
    mask = WATCHERS if seat is None else 1 << seat
    told: list[tuple[int, Event]] = []
    over: Over | None = None
    for moment in replay.moments(played, rules):
        told += [(moment.line.seq, event) for hearers, event in moment.told if hearers & mask]
        pending = rules.pending(moment.state)
        over = pending if isinstance(pending, Over) else None
    tables = tables_in(rules.draw_result([event for _, event in told], look))
    rivals = rivals_for(over.ranking, seat) if over else None
    turn = turning_point(rules, look.words, told, rivals) if rivals else None
    if turn is None:
        return TallyShown(tuple(tables), None)
    heading = look.words.event(turn.begins, look.names, "chapter", reader=seat)
    return TallyShown(tuple(tables), TurnShown(turn.seq, heading, turn.gains))


def tables_in(drawing: Any) -> Sequence[TallyTable]:
    """A terminal's table as plain values."""
    from rich.console import Group  # when it is first asked for
    from rich.table import Table

    if isinstance(drawing, Group):
        return [table for part in drawing.renderables for table in tables_in(part)]
    if not isinstance(drawing, Table):
        return []
    columns = [[plain(cell) for cell in column.cells] for column in drawing.columns]
    head = tuple(plain(column.header) for column in drawing.columns)
    ends = tuple(number for number, row in enumerate(drawing.rows) if row.end_section)
    return [TallyTable(plain(drawing.title or ""), head, tuple(zip(*columns, strict=True)), ends)]


def plain(cell: Any) -> str:
    from rich.text import Text

    found = cell if isinstance(cell, Text) else Text.from_markup(str(cell))
    return found.plain


@endpoint
async def draws(request: Request) -> Response:
    sheet, stored = await finished(request)
    found, *_ = await kept(request, sheet, stored, "draws", lambda played: (as_bytes(Draws(draws_of(played))),))
    return Response(found, media_type="application/json")


def draws_of(played: Record) -> tuple[Draw, ...]:
    moments = replay.moments(played, replay.opened(played.header))
    return tuple(Draw(at.line.seq, at.pending.weights) for at in moments if isinstance(at.pending, Chance))


ROUTES = [
    Route("/api/tables/{table}/tally", tally, methods=["GET"]),
    Route("/api/tables/{table}/draws", draws, methods=["GET"]),
]
