"""How requests are read and answered: typed bodies within limits, refusals as JSON with a fitting status."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from sexton.kernel import catalogue
from sexton.kernel.interface import Refusal
from sexton.kernel.words import LANGUAGES
from sexton.server.http.headers import address_of
from sexton.server.http.sessions import COOKIE, COOKIE_AGE, ID_LETTERS, cleaned_name
from sexton.server.http.site import House
from sexton.server.shared import refused
from sexton.server.store.interface import Guest
from sexton.server.wire.limits import TooFast, check_nesting

LOG = logging.getLogger("sexton.server.requests")
T = TypeVar("T")
BODY_BYTES = 256 * 1024
SEEN_EVERY = 86_400.0
STATUSES = {
    "too-fast": 429,
    "too-long": 413,
    "not-json": 415,
    "session-needed": 401,
    "nobody-may-watch": 403,
    "host-only": 403,
    "not-your-seat": 403,
    "no-such-link": 403,
    "wrong-origin": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "unknown-game": 404,
    "no-such-option": 404,
    "no-mail-here": 404,
    "wrong-code": 403,
    "seat-taken": 409,
    "name-taken": 409,
    "game-has-begun": 409,
    "game-not-over": 409,
    "other-edition": 409,
    "going-away": 503,
    "try-again": 503,
    "too-many-tables": 503,
    "server-fault": 500,
}
Endpoint = Callable[[Request], Awaitable[Response]]


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def language_of(request: Request) -> str:
    """?lang=it, or the first of ours the browser accepts."""
    wanted = request.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return wanted
    for part in request.headers.get("accept-language", "").split(",")[:10]:
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return house_of(request).settings.language


def answering(endpoint: Endpoint) -> Endpoint:
    """Refusals and faults become answers. A fault's words may hold a secret: only its kind is logged."""

    async def answer(request: Request) -> Response:
        house = house_of(request)
        try:
            house.services.limits.spend("request", address_of(request))
            return await endpoint(request)
        except Refusal as refusal:
            return refusal_response(refusal, language_of(request), game_of(request))
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as fault:
            LOG.error("%s failed (%s)", endpoint.__name__, type(fault).__name__, exc_info=house.settings.log == "debug")
            house.services.metrics.count("faults")
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
    """The typed body; JSON only, which no form of another page can send."""
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


# Sessions


async def guest_of(request: Request) -> Guest | None:
    house = house_of(request)
    name = house.signer.guest_in(request.cookies.get(COOKIE))
    if not name:
        return None
    guest = await house.store.guest(name)
    now = house.sources.now()
    if guest is not None and now - guest.seen > SEEN_EVERY:
        guest = msgspec.structs.replace(guest, seen=now)
        await house.store.save_guest(guest)
    return guest


async def must_be_guest(request: Request) -> Guest:
    guest = await guest_of(request)
    if guest is None:
        raise Refusal("server", "session-needed")
    return guest


async def named_guest(request: Request, name: str) -> Guest:
    """This session's guest, under this name if one is given; a new guest where there is no session yet."""
    house, wanted, guest = house_of(request), cleaned_name(name), await guest_of(request)
    if guest is not None and (not wanted or wanted == guest.name):
        return guest
    if not wanted:
        raise Refusal("server", "name-needed")
    now = house.sources.now()
    if guest is None:
        guest = Guest(house.sources.name(ID_LETTERS), wanted, now, now)
    else:
        guest = msgspec.structs.replace(guest, name=wanted, seen=now)
    await house.store.save_guest(guest)
    return guest


def with_cookie(request: Request, response: Response, guest: Guest) -> Response:
    house = house_of(request)
    response.set_cookie(
        COOKIE,
        house.signer.cookie(guest.id),
        max_age=COOKIE_AGE,
        path="/",
        secure=house.settings.secure,
        httponly=True,
        samesite="lax",
    )
    return response


def base_url(request: Request) -> str:
    """How people reach us."""
    settings = house_of(request).settings
    return settings.public_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
