"""The guest a request or a socket comes from: known by its session's cookie, and by nothing else."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from sexton.kernel.interface import Refusal
from sexton.server.http.browsers import browser_and_system
from sexton.server.http.headers import address_of
from sexton.server.http.requests import site_of
from sexton.server.http.signer import ID_LETTERS, TOKEN_LETTERS, hashed
from sexton.server.http.site import Site
from sexton.server.store.bots import is_bot
from sexton.server.store.guests import Guest, Session
from sexton.server.store.notices import MOST_PUSHES, Subscription
from sexton.server.wire.bodies import COOKIE
from sexton.server.wire.plain_text import cleaned

COOKIE_AGE = 400 * 86_400
NAME_LENGTH = 24
SESSION_LETTERS = 12
GUEST_SEEN_EVERY, SESSION_SEEN_EVERY = 86_400.0, 3_600.0  # seconds between two writes


class Known(Struct, frozen=True):
    guest: Guest
    session: Session


def cleaned_name(text: str) -> str:
    return cleaned(text, NAME_LENGTH)


async def recognise(connection: HTTPConnection) -> Known | None:
    """Whose session this comes from, if any. From time to time we store that it was used."""
    site: Site = connection.app.state.site
    mark = site.signer.mark_in(connection.cookies.get(COOKIE))
    found = await site.store.session(mark) if mark else None
    if found is None:
        return None
    (session, guest), now = found, site.sources.now()
    if now - session.seen > SESSION_SEEN_EVERY:
        browser, system = browser_and_system(connection.headers.get("user-agent", ""))
        session = msgspec.structs.replace(session, seen=now, browser=browser, system=system)
        await site.store.see_session(session)
    if now - guest.seen > GUEST_SEEN_EVERY:
        guest = msgspec.structs.replace(guest, seen=now)
        await site.store.see_guest(guest.id, now)
    return Known(guest, session)


async def must_be_known(request: Request) -> Known:
    known = await recognise(request)
    if known is None:
        raise Refusal("server", "session-needed")
    return known


async def recognise_guest(request: Request) -> Guest | None:
    known = await recognise(request)
    return known.guest if known is not None else None


async def guest_id(request: Request) -> str:
    """Empty for somebody without a session."""
    guest = await recognise_guest(request)
    return guest.id if guest is not None else ""


async def must_be_guest(request: Request) -> Guest:
    return (await must_be_known(request)).guest


async def register_guest(request: Request, name: str) -> Guest:
    """This session's guest, under this name if one is given; a new guest where there is no session yet."""
    site, wanted, guest = site_of(request), cleaned_name(name), await recognise_guest(request)
    if guest is not None and is_bot(guest.id):
        return guest  # it is called as its owner called it
    if guest is not None and (not wanted or wanted == guest.name):
        return guest
    if not wanted:
        raise Refusal("server", "name-needed")
    now = site.sources.now()
    if guest is not None:
        await site.gate.check_not_removed(guest.id)
        await site.store.rename_guest(guest.id, wanted)
        return msgspec.structs.replace(guest, name=wanted)
    site.shared.limits.spend("guest", address_of(request))
    guest = Guest(site.sources.name(ID_LETTERS), wanted, now, now)
    await site.store.save_guest(guest)
    await begin_session(request, guest)
    return guest


async def is_member(request: Request, guest: Guest) -> bool:
    return await site_of(request).store.member(guest.id) is not None


async def begin_session(request: Request, guest: Guest) -> Session:
    """The cookie goes out with the response."""
    site = site_of(request)
    token, now = site.sources.name(TOKEN_LETTERS), site.sources.now()
    browser, system = browser_and_system(request.headers.get("user-agent", ""))
    name = site.sources.name(SESSION_LETTERS)
    session = Session(name, hashed("session", token), guest.id, now, now, browser, system)
    await site.store.begin_session(session)
    request.state.cookie = site.signer.cookie(token)
    return session


async def pushes_of(site: Site, known: Known | None) -> list[Subscription]:
    """What this very browser is told, if it is."""
    if known is None:
        return []
    return [one for one in await site.store.subscriptions(known.guest.id) if one.session == known.session.id]


async def carry(site: Site, pushes: Collection[Subscription], session: Session) -> None:
    """The browser is told on, now that it speaks for somebody else."""
    for one in pushes:
        carried = msgspec.structs.replace(one, guest=session.guest, session=session.id)
        await site.store.subscribe(carried, MOST_PUSHES)


async def end_sessions(site: Site, guest: str, names: Collection[str]) -> bool:
    """Whether there were any. Their sockets are closed, here and at every other node."""
    ended = await site.store.end_sessions(guest, names)
    await site.node.doors.end(ended)
    return bool(ended)


def with_cookie(request: Request, response: Response) -> Response:
    """The cookie of a session that has just begun; else the one that came, for as long again."""
    site = site_of(request)
    cookie = getattr(request.state, "cookie", None) or request.cookies.get(COOKIE)
    if cookie:
        response.set_cookie(
            COOKIE,
            cookie,
            max_age=COOKIE_AGE,
            path="/",
            secure=site.settings.secure,
            httponly=True,
            samesite="lax",
        )
    return response
