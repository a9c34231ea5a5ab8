"""Requests about sessions: listed, ended, and begun on another device by a link."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.interface import Refusal
from sexton.server.http.headers import address_of
from sexton.server.http.requests import as_json, base_url, body_of, endpoint, site_of
from sexton.server.http.routes.seats import qr_of
from sexton.server.http.sessions import (
    begin_session,
    carry,
    end_sessions,
    must_be_known,
    pushes_of,
    recognise,
    with_cookie,
)
from sexton.server.http.signer import TOKEN_LETTERS, hashed
from sexton.server.wire.bodies import COOKIE, ClaimSession, GuestShown, SessionLink, SessionShown

LINK_SECONDS = 600
MOST_SESSIONS = 20


@endpoint
async def list_sessions(request: Request) -> Response:
    known = await must_be_known(request)
    found = await site_of(request).store.sessions(known.guest.id)
    return as_json(
        [
            SessionShown(one.id, one.browser, one.system, int(one.created), int(one.seen), one.id == known.session.id)
            for one in found
        ]
    )


@endpoint
async def end_one(request: Request) -> Response:
    """Its sockets are closed at once, and its cookie is worth nothing any more."""
    known, name = await must_be_known(request), str(request.path_params["session"])
    if "\x00" in name or not await end_sessions(site_of(request), known.guest.id, [name]):
        raise Refusal("server", "no-such-session")
    response = as_json({})
    if name == known.session.id:
        response.delete_cookie(COOKIE)
    return response


@endpoint
async def end_others(request: Request) -> Response:
    site, known = site_of(request), await must_be_known(request)
    others = [one.id for one in await site.store.sessions(known.guest.id) if one.id != known.session.id]
    await end_sessions(site, known.guest.id, others)
    return as_json({})


@endpoint
async def link(request: Request) -> Response:
    """For another device of the same person. A link made before is void."""
    site, guest = site_of(request), (await must_be_known(request)).guest
    site.shared.limits.spend("claim", address_of(request))
    if len(await site.store.sessions(guest.id)) >= MOST_SESSIONS:
        raise Refusal("server", "too-many-sessions", count=MOST_SESSIONS)
    token = site.sources.name(TOKEN_LETTERS)
    await site.store.save_session_link(hashed("link", token), guest.id, site.sources.now() + LINK_SECONDS)
    path = f"/device#link={token}"
    url = base_url(request) + path
    return as_json(SessionLink(path, url, qr_of(url), LINK_SECONDS))


@endpoint
async def claim(request: Request) -> Response:
    """This device becomes a session of whoever made the link; the session it had before ends."""
    site, asked = site_of(request), await body_of(request, ClaimSession)
    site.shared.limits.spend("claim", address_of(request))
    owner = await site.store.take_session_link(hashed("link", asked.token), site.sources.now())
    guest = await site.store.guest(owner) if owner else None
    if guest is None:
        raise Refusal("server", "no-such-link")
    before = await recognise(request)
    if before is None or before.guest.id != guest.id:
        await carry(site, await pushes_of(site, before), await begin_session(request, guest))
        if before is not None:
            await end_sessions(site, before.guest.id, [before.session.id])
    return with_cookie(request, as_json(GuestShown(guest.name)))


ROUTES = [
    Route("/api/sessions", list_sessions, methods=["GET"]),
    Route("/api/sessions", end_others, methods=["DELETE"]),
    Route("/api/sessions/link", link, methods=["POST"]),
    Route("/api/sessions/claim", claim, methods=["POST"]),
    Route("/api/sessions/{session}", end_one, methods=["DELETE"]),
]
