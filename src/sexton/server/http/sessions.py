"""The guest a request comes from: known by a signed cookie, and by nothing else."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sexton.kernel.interface import Refusal
from sexton.server.http.requests import site_of
from sexton.server.http.signer import ID_LETTERS
from sexton.server.store.interface import Guest
from sexton.server.wire.bodies import COOKIE
from sexton.server.wire.plain_text import cleaned

COOKIE_AGE = 400 * 86_400
NAME_LENGTH = 24
SEEN_EVERY = 86_400.0


def cleaned_name(text: str) -> str:
    return cleaned(text, NAME_LENGTH)


async def recognise_guest(request: Request) -> Guest | None:
    """The guest this request comes from, if there is one. Once a day it is stored that they were here."""
    site = site_of(request)
    name = site.signer.guest_in(request.cookies.get(COOKIE))
    if not name:
        return None
    guest = await site.store.guest(name)
    now = site.sources.now()
    if guest is not None and now - guest.seen > SEEN_EVERY:
        guest = msgspec.structs.replace(guest, seen=now)
        await site.store.save_guest(guest)
    return guest


async def must_be_guest(request: Request) -> Guest:
    guest = await recognise_guest(request)
    if guest is None:
        raise Refusal("server", "session-needed")
    return guest


async def register_guest(request: Request, name: str) -> Guest:
    """This session's guest, under this name if one is given; a new guest where there is no session yet."""
    site, wanted, guest = site_of(request), cleaned_name(name), await recognise_guest(request)
    if guest is not None and (not wanted or wanted == guest.name):
        return guest
    if not wanted:
        raise Refusal("server", "name-needed")
    now = site.sources.now()
    if guest is None:
        guest = Guest(site.sources.name(ID_LETTERS), wanted, now, now)
    else:
        guest = msgspec.structs.replace(guest, name=wanted, seen=now)
    await site.store.save_guest(guest)
    return guest


def with_cookie(request: Request, response: Response, guest: Guest) -> Response:
    site = site_of(request)
    response.set_cookie(
        COOKIE,
        site.signer.cookie(guest.id),
        max_age=COOKIE_AGE,
        path="/",
        secure=site.settings.secure,
        httponly=True,
        samesite="lax",
    )
    return response
