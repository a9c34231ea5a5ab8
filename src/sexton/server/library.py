"""What the page reads beside the tables: words, rulebooks, referees, how a result came about, the weights of chance."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Group
from rich.table import Table
from rich.text import Text
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sexton.kernel import catalogue
from sexton.kernel.game import Game, Look
from sexton.kernel.interface import Chance, Event, Refusal, Seat
from sexton.kernel.records import replay
from sexton.kernel.records.record import Record, RecordError
from sexton.kernel.steps import WATCHERS
from sexton.kernel.words import OWN, told_as_json
from sexton.server import acts
from sexton.server.acts import Described
from sexton.server.answering import answering, as_json, body_of, guest_of, house_of, language_of
from sexton.server.api import table_in
from sexton.server.documents import Sheet
from sexton.server.records import finished, record_of, seat_named
from sexton.server.services import words_for

NAMES, NAME_LENGTH = 16, 80
EDITION_DIGITS = 4


class TallyShown(Struct, frozen=True):
    """How the result came about, as tables: title, column heads, rows; after the rows in `ends` a line is drawn."""

    tables: tuple[TallyTable, ...]


class TallyTable(Struct, frozen=True):
    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    ends: tuple[int, ...]


class Question(Struct, frozen=True):
    """What a referee can settle: its input as a JSON schema."""

    game: str
    name: str
    about: str
    input: dict[str, Any]
    examples: tuple[str, ...]


class Settled(Struct, frozen=True):
    settled: dict[str, Any]
    told: tuple[dict[str, Any], ...]
    texts: tuple[str, ...]
    conclusion: str


class Draw(Struct, frozen=True):
    seq: int
    weights: tuple[int, ...]


class Draws(Struct, frozen=True):
    """What the rules said chance could draw, at every draw of a finished game."""

    draws: tuple[Draw, ...]


# Words and rules


def game_in(request: Request) -> Game:
    return catalogue.find(str(request.path_params["game"]))


def edition_in(request: Request) -> Game:
    """The edition a table is pinned to speaks its own words; without `edition`, today's."""
    wanted = request.query_params.get("edition")
    game = str(request.path_params["game"])
    if wanted is None:
        return catalogue.find(game)
    if not (wanted.isascii() and wanted.isdecimal() and len(wanted) <= EDITION_DIGITS):
        raise Refusal("server", "no-such-page")
    return catalogue.edition(game, int(wanted))


@answering
async def words(request: Request) -> Response:
    """The kernel's sentences and the game's, as one Fluent file."""
    language = language_of(request)
    folders = (OWN, edition_in(request).folder)
    texts = [(folder / f"words.{language}.ftl").read_text(encoding="utf-8") for folder in folders]
    return PlainTextResponse("\n".join(texts), headers={"cache-control": "no-cache"})


@answering
async def rulebook(request: Request) -> Response:
    text = edition_in(request).rulebook(language_of(request))
    return PlainTextResponse(text, media_type="text/markdown", headers={"cache-control": "no-cache"})


# Referees


@answering
async def questions(request: Request) -> Response:
    return as_json([question_of(game, name) for game in catalogue.games().values() for name in game.referees()])


def question_of(game: Game, name: str) -> Question:
    referee = game.referees()[name]
    about = " ".join((referee.Input.__doc__ or "").split())
    return Question(game.id, name, about, msgspec.json.schema(referee.Input), tuple(referee.examples))


@answering
async def settle(request: Request) -> Response:
    game, name = game_in(request), str(request.path_params["question"])
    referee = game.referees().get(name)
    if referee is None:
        raise Refusal("server", "no-such-page")
    given = await body_of(request, dict[str, Any])
    try:
        put = msgspec.convert(given, referee.Input)
    except msgspec.ValidationError as error:
        raise Refusal("referee", "wrong-input", problem=str(error)) from None
    settled, told = referee.settle(put)
    said, names = words_for(language_of(request), game.id), names_in(request, NAMES)
    conclusion: Any = settled
    return as_json(
        Settled(
            msgspec.to_builtins(settled),
            tuple(dict(told_as_json(event)) for event in told),
            tuple(said.event(event, names) for event in told),
            said.event(conclusion, names, "result"),
        )
    )


def names_in(request: Request, seats: int) -> tuple[str, ...]:
    """?names=Ada&names=Bruno: what the reader calls the players; numbers where it does not say."""
    given = [name[:NAME_LENGTH] for name in request.query_params.getlist("names")[:seats]]
    return tuple(given[seat] if seat < len(given) else str(seat + 1) for seat in range(seats))


# The view in sentences


@answering
async def described(request: Request) -> Response:
    """?seat=0 (your own), or none for what is public: the present situation in plain sentences."""
    guest, asked = await guest_of(request), request.query_params.get("seat", "public")
    seat = None if asked == "public" else seat_named(asked, NAMES)
    act = acts.Describe(seat, language_of(request), names_in(request, NAMES))
    answer = await house_of(request).hall.act(table_in(request), guest.id if guest else "", act)
    return Response(answer, media_type="application/json")


# Finished games


@answering
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


async def in_thread(sheet: Sheet, work: Any) -> Any:
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


@answering
async def draws(request: Request) -> Response:
    sheet, stored = await finished(request)
    played = record_of(sheet, stored)
    return as_json(Draws(await in_thread(sheet, lambda: draws_of(played))))


def draws_of(played: Record) -> tuple[Draw, ...]:
    moments = replay.moments(played, replay.opened(played.header))
    return tuple(Draw(at.line.seq, at.pending.weights) for at in moments if isinstance(at.pending, Chance))


ROUTES = [
    Route("/api/games/{game}/words", words, methods=["GET"]),
    Route("/api/games/{game}/rulebook", rulebook, methods=["GET"]),
    Route("/api/referees", questions, methods=["GET"]),
    Route("/api/games/{game}/referee/{question}", settle, methods=["POST"]),
    Route("/api/tables/{table}/described", described, methods=["GET"]),
    Route("/api/tables/{table}/tally", tally, methods=["GET"]),
    Route("/api/tables/{table}/draws", draws, methods=["GET"]),
]

__all__ = ["ROUTES", "Described"]
