"""Puzzles: the same for everybody, and nothing about them is kept here."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel import catalogue
from sexton.kernel.interface import Choices, Refusal, Seat
from sexton.kernel.words import told_as_json
from sexton.puzzles import collection
from sexton.puzzles.puzzle import Difficulty, Position
from sexton.puzzles.told import Telling
from sexton.server.http import compressed
from sexton.server.http.requests import as_json, body_of, endpoint, language_of
from sexton.server.wire.bodies import PuzzleAnswer

LAID_OUT = 64  # positions that are kept
DIGITS = 6
LONGEST = 200  # characters of an answer


class PuzzleListed(Struct, frozen=True):
    number: int
    step: str
    difficulty: Difficulty
    seats: int


class PuzzlesListed(Struct, frozen=True):
    """The puzzles of one game."""

    game: str
    title: str
    puzzles: tuple[PuzzleListed, ...]


class PuzzlesShown(Struct, frozen=True):
    """All there are, and which of them is the one of the day."""

    day: str
    game: str
    number: int
    games: tuple[PuzzlesListed, ...]


class PuzzleShown(Struct, frozen=True):
    """What its seat knows; neither the answer nor what moves are worth."""

    game: str
    title: str
    edition: int
    number: int
    of: int
    seats: int
    seat: Seat
    rule: str
    step: str
    difficulty: Difficulty
    options: dict[str, Any]
    view: dict[str, Any]
    heard: tuple[dict[str, Any], ...]
    choices: Choices
    aids: dict[str, Any]


@endpoint
async def listed(request: Request) -> Response:
    return compressed.text(request, listed_on(datetime.now(UTC).date()), "application/json", "no-cache")


@lru_cache(4)
def listed_on(day: date) -> bytes:
    of_day = collection.of_the_day(day)
    games = tuple(listed_of(game) for game in collection.games())
    return msgspec.json.encode(PuzzlesShown(day.isoformat(), of_day.game, of_day.number, games))


def listed_of(game: str) -> PuzzlesListed:
    numbered = enumerate(collection.shipped(game), start=1)
    puzzles = tuple(PuzzleListed(number, one.step, one.difficulty, one.seats) for number, one in numbered)
    return PuzzlesListed(game, catalogue.find(game).title, puzzles)


@endpoint
async def shown(request: Request) -> Response:
    return compressed.text(request, shown_as(*asked_for(request)), "application/json", "no-cache")


@lru_cache(LAID_OUT)
def shown_as(game: str, number: int) -> bytes:
    position = laid_out(game, number)
    puzzle, rules = position.puzzle, position.rules
    return msgspec.json.encode(
        PuzzleShown(
            game=game,
            title=rules.game.title,
            edition=puzzle.edition,
            number=number,
            of=len(collection.shipped(game)),
            seats=puzzle.seats,
            seat=puzzle.seat,
            rule=puzzle.rule,
            step=puzzle.step,
            difficulty=puzzle.difficulty,
            options=msgspec.to_builtins(rules.options),
            view=puzzle.view,
            heard=tuple(dict(told_as_json(event)) for event in position.heard),
            choices=position.choices,
            aids=dict(rules.aids(position.view)),
        )
    )


@endpoint
async def answer(request: Request) -> Response:
    game, number = asked_for(request)
    given = await body_of(request, PuzzleAnswer)
    if given.move is not None and len(given.move) > LONGEST:
        raise Refusal("protocol", "too-long", limit=LONGEST)
    position = laid_out(game, number)
    return as_json(Telling(language_of(request), position.rules.game).verdict(position, given.move))


@lru_cache(LAID_OUT)
def laid_out(game: str, number: int) -> Position:
    return Position(collection.puzzle(game, number))


def asked_for(request: Request) -> tuple[str, int]:
    game, number = str(request.path_params["game"]), str(request.path_params["number"])
    if not (number.isascii() and number.isdecimal() and len(number) <= DIGITS):
        raise Refusal("server", "no-such-page")
    return catalogue.find(game).id, int(number)


ROUTES = [
    Route("/api/puzzles", listed, methods=["GET"]),
    Route("/api/puzzles/{game}/{number}", shown, methods=["GET"]),
    Route("/api/puzzles/{game}/{number}", answer, methods=["POST"]),
]
