"""Reading and answering requests: typed bodies within limits, refusals as JSON with a matching status."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from sexton.kernel import catalogue
from sexton.kernel.game import Game
from sexton.kernel.interface import Refusal, Seat
from sexton.kernel.words import LANGUAGES
from sexton.server import faults
from sexton.server.http.site import Site
from sexton.server.nodes.tables import check_name
from sexton.server.wire.limits import TooFast, check_nesting
from sexton.server.wire.refusals import refused

LOG = logging.getLogger("sexton.server.requests")
T = TypeVar("T")
BODY_BYTES = 256 * 1024
MOST_SEATS, NAME_LENGTH = 16, 80
STATUSES = {
    "too-fast": 429,
    "too-long": 413,
    "not-json": 415,
    "session-needed": 401,
    "members-only": 403,
    "removed-from-club": 403,
    "door-invitation": 403,
    "door-members": 403,
    "for-members": 403,
    "for-stewards": 403,
    "stewards-only": 403,
    "no-such-message": 404,
    "no-such-invitation": 404,
    "no-such-person": 404,
    "no-member-yet": 409,
    "own-link": 409,
    "blocked-here": 409,
    "too-many-friends": 409,
    "too-many-asked": 409,
    "too-many-apart": 409,
    "too-many-calls": 409,
    "too-many-reports": 409,
    "no-such-report": 404,
    "last-steward": 409,
    "not-yourself": 409,
    "own-rated-table": 409,
    "too-many-invitations": 409,
    "rated-members-only": 403,
    "rated-agree": 409,
    "rated-one-seat": 409,
    "rated-seat-stays": 409,
    "no-such-member": 403,
    "passkey-refused": 403,
    "passkey-copied": 403,
    "no-passkeys-here": 404,
    "no-such-passkey": 404,
    "last-way-in": 409,
    "too-many-passkeys": 409,
    "nobody-may-watch": 403,
    "host-only": 403,
    "not-your-seat": 403,
    "no-such-link": 403,
    "wrong-origin": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-puzzles": 404,
    "no-such-puzzle": 404,
    "no-such-session": 404,
    "unknown-game": 404,
    "no-such-option": 404,
    "no-mail-here": 404,
    "wrong-code": 403,
    "no-such-bot": 403,
    "too-many-bots": 409,
    "not-for-bots": 403,
    "no-bots-brought": 403,
    "no-push-here": 404,
    "no-such-push": 404,
    "too-many-pushes": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "game-has-begun": 409,
    "game-not-over": 409,
    "other-edition": 409,
    "no-result": 409,
    "past-edition": 409,
    "not-asked-there": 404,
    "no-decision-there": 404,
    "take-back-in-practice-only": 409,
    "reviews-busy": 503,
    "going-away": 503,
    "try-again": 503,
    "too-many-tables": 503,
    "too-many-of-yours": 409,
    "too-many-sessions": 409,
    "server-fault": 500,
}
Endpoint = Callable[[Request], Awaitable[Response]]


def site_of(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


def language_of(request: Request) -> str:
    """?lang=it, or the first of our languages that the browser accepts."""
    wanted = request.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    for part in request.headers.get("accept-language", "").split(",")[:10]:
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return site_of(request).settings.language


def endpoint(work: Endpoint) -> Endpoint:
    """Turns refusals and faults into responses. A fault's message may hold a secret: its kind and place are logged."""

    async def answer(request: Request) -> Response:
        site = site_of(request)
        try:
            return await work(request)
        except Refusal as refusal:
            return refusal_response(refusal, language_of(request), game_of(request))
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as fault:
            LOG.error("%s failed (%s)", work.__name__, faults.told(fault), exc_info=site.settings.log == "debug")
            site.shared.metrics.count("faults")
            return refusal_response(Refusal("server", "try-again"), language_of(request))

    return answer


def game_of(request: Request) -> str:
    """Which game's words a refusal may need: the one in the address, or in the body that was read."""
    game = str(getattr(request.state, "game", request.path_params.get("game", "")))
    return game if game in catalogue.ids() else ""


def refusal_response(refusal: Refusal, language: str, game: str = "") -> Response:
    response = as_json(refused(refusal, language, game), STATUSES.get(refusal.message, 400))
    if isinstance(refusal, TooFast):
        response.headers["retry-after"] = str(refusal.wait)
    return response


def as_json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    """The typed body; JSON only, which a form on a foreign page cannot send."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refusal("protocol", "not-json")
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > BODY_BYTES:
            raise Refusal("protocol", "too-long", limit=BODY_BYTES)
    check_nesting(bytes(content))
    try:
        return msgspec.json.decode(bytes(content), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("protocol", "wrong-message", problem=str(error)[:200]) from None


def base_url(request: Request) -> str:
    """The address under which people reach us."""
    settings = site_of(request).settings
    return settings.public_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"


# What stands in the address


def table_in(request: Request) -> str:
    name = str(request.path_params["table"])
    check_name(name)
    return name


def seat_in(request: Request) -> int:
    seat = int(request.path_params["seat"])
    if seat > MOST_SEATS:
        raise Refusal("server", "no-such-seat", number=0)
    return seat


def game_in(request: Request) -> Game:
    return catalogue.find(str(request.path_params["game"]))


def names_in(request: Request, seats: int) -> tuple[str, ...]:
    """?names=Ada&names=Bruno: what the reader calls the players; seat numbers otherwise."""
    given = [name[:NAME_LENGTH] for name in request.query_params.getlist("names")[:seats]]
    return tuple(given[seat] if seat < len(given) else str(seat + 1) for seat in range(seats))


def number_in(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refusal("protocol", "wrong-message", problem="a number is expected")
    return int(text)


def seat_named(whose: str, seats: int) -> Seat | None:
    if whose in ("public", "open"):
        return None
    seat = number_in(whose)
    if seat >= seats:
        raise Refusal("server", "no-such-seat", number=seat)
    return seat
