"""Referees: single questions of the rules, settled without a table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.kernel.words import told_as_json
from sexton.server.http.requests import MOST_SEATS, as_json, body_of, endpoint, game_in, language_of, names_in
from sexton.server.words import words_for


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


@endpoint
async def questions(request: Request) -> Response:
    return as_json([question_of(game, name) for game in catalogue.games().values() for name in game.referees])


def question_of(game: Game, name: str) -> Question:
    referee = game.referees[name]
    about = " ".join((referee.Input.__doc__ or "").split())
    return Question(game.id, name, about, msgspec.json.schema(referee.Input), tuple(referee.examples))


@endpoint
async def settle(request: Request) -> Response:
    game, name = game_in(request), str(request.path_params["question"])
    referee = game.referees.get(name)
    if referee is None:
        raise Refusal("server", "no-such-page")
    given = await body_of(request, dict[str, Any])
    try:
        put = msgspec.convert(given, referee.Input)
    except msgspec.ValidationError as error:
        raise Refusal("referee", "wrong-input", problem=str(error)) from None
    settled, told = referee.settle(put)
    said, names = words_for(language_of(request), game.id), names_in(request, MOST_SEATS)
    conclusion: Any = settled
    return as_json(
        Settled(
            msgspec.to_builtins(settled),
            tuple(dict(told_as_json(event)) for event in told),
            tuple(said.event(event, names) for event in told),
            said.event(conclusion, names, "result"),
        )
    )


ROUTES = [
    Route("/api/referees", questions, methods=["GET"]),
    Route("/api/games/{game}/referee/{question}", settle, methods=["POST"]),
]
