"""What the server tells about games: facts for the form of a new table, words, rulebooks."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.bots.levels import WITH_CHARACTERS
from sexton.bots.players import LEVELS
from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal
from sexton.kernel.words import LANGUAGES, OWN, Words, picked
from sexton.server.http import compressed
from sexton.server.http.requests import endpoint, language_of

EDITION_DIGITS = 4
CHARACTER = "character-"  # so begin the words that the first page needs of every game

# What commands say, what comes to the page as whole sentences (refusals, faults of a record, reasons in
# hints, the notes of a review), and what is said to who writes the words.
NOT_ON_THE_PAGE = ("solve-", "why-", "once-", "end-", "noted-", "refused-", "wrong-", "alarm-", "#")


@endpoint
async def games(request: Request) -> Response:
    facts = msgspec.json.encode([game_facts(game) for game in catalogue.games().values()])
    return compressed.text(request, facts, "application/json", "no-cache")


@cache
def game_facts(game: Game) -> dict[str, Any]:
    return {
        **game.facts(),
        "bots": LEVELS,
        "characters": [character_facts(game, name) for name in game.characters],
        "character_levels": WITH_CHARACTERS,
        "files": list(game.file_options),
        "by_seat": game.by_seat(),
        "box": game.box(),
        "options": msgspec.json.schema(game.options_type),
    }


def character_facts(game: Game, name: str) -> dict[str, Any]:
    """What it is called and what it does, in every language: so the first page asks for no more."""
    spoken = {language: Words(language, *game.words, only=CHARACTER) for language in LANGUAGES}
    return {
        "id": name,
        "name": {language: words.say(f"{CHARACTER}{name}") for language, words in spoken.items()},
        "does": {language: words.say(f"{CHARACTER}{name}-does") for language, words in spoken.items()},
    }


# Words and rules


def edition_in(request: Request) -> Game:
    """The edition a table is pinned to speaks its own words; without `edition`, today's."""
    wanted = request.query_params.get("edition")
    game = str(request.path_params["game"])
    if wanted is None:
        return catalogue.find(game)
    if not (wanted.isascii() and wanted.isdecimal() and len(wanted) <= EDITION_DIGITS):
        raise Refusal("server", "no-such-page")
    return catalogue.edition(game, int(wanted))


def for_page(words: str) -> str:
    """Without what the page never says by itself."""
    return picked(words, lambda line: not line.startswith(NOT_ON_THE_PAGE))


@endpoint
async def words(request: Request) -> Response:
    """The kernel's sentences and the game's, as one Fluent file."""
    language = language_of(request)
    folders = (OWN, *edition_in(request).words)
    texts = [for_page((folder / f"words.{language}.ftl").read_text(encoding="utf-8")) for folder in folders]
    return compressed.text(request, "\n".join(texts).encode(), "text/plain", "no-cache")


@endpoint
async def rulebook(request: Request) -> Response:
    text = edition_in(request).rulebook(language_of(request))
    return compressed.text(request, text.encode(), "text/markdown", "no-cache")


ROUTES = [
    Route("/api/games", games, methods=["GET"]),
    Route("/api/games/{game}/words", words, methods=["GET"]),
    Route("/api/games/{game}/rulebook", rulebook, methods=["GET"]),
]
