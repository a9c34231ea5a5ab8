"""How a member comes in on another device: by a passkey, or by the code on paper."""

from __future__ import annotations

import hmac

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.interface import Refusal
from sexton.server.club.challenges import unpacked
from sexton.server.club.codes import letters_of
from sexton.server.http.club.passkeys import answered, asked_now, count_answer, fetch_library, handle_of, place_here
from sexton.server.http.headers import address_of
from sexton.server.http.requests import as_json, body_of, endpoint, site_of
from sexton.server.http.routes.sessions import MOST_SESSIONS
from sexton.server.http.sessions import Known, begin_session, carry, end_sessions, pushes_of, recognise, with_cookie
from sexton.server.http.signer import hashed
from sexton.server.store.guests import Guest
from sexton.server.wire.club.members import Entered
from sexton.server.wire.club.passkeys import AskedToUse, Enter, UsedCredential, UseOptions
from sexton.server.wire.meter import paid_in_thread

ENTER = "enter"


@endpoint
async def ask_to_enter(request: Request) -> Response:
    site, place = site_of(request), place_here(request)
    site.shared.limits.spend("claim", address_of(request))
    await fetch_library()
    from sexton.server.club import passkeys

    asked = passkeys.asked_to_enter(place, asked_now(request, ENTER))
    return as_json(AskedToUse(msgspec.convert(asked, UseOptions)))


@endpoint
async def enter(request: Request) -> Response:
    site, asked = site_of(request), await body_of(request, Enter)
    site.shared.limits.spend("claim", address_of(request))
    whose = await with_passkey(request, asked.credential) if asked.credential else await with_code(request, asked.code)
    guest = await site.store.guest(whose) if whose else None
    if guest is None:
        raise Refusal("server", "no-such-member")
    before, stayed = await recognise(request), 0
    if before is None or before.guest.id != guest.id:
        pushes = await pushes_of(site, before)
        if before is not None:
            stayed = await leave(request, before, guest if asked.bring else None)
        await make_room(request, guest)
        await carry(site, pushes, await begin_session(request, guest))
    return with_cookie(request, as_json(Entered(guest.name, stayed)))


async def with_code(request: Request, code: str) -> str:
    """Whose code it is. A code that cannot be one is looked for like any other."""
    member = await site_of(request).store.member_with_code(hashed("code", letters_of(code)))
    return member.guest if member else ""


async def with_passkey(request: Request, credential: UsedCredential) -> str:
    """Whose passkey it is, once its signature, its counter and the question were found to be right."""
    site, place, response = site_of(request), place_here(request), credential.response
    challenge, until = await answered(request, ENTER, response.client_data)
    found = await site.store.passkey(credential.id) if "\x00" not in credential.id else None
    if found is None or not belongs(found.guest, response.user_handle):
        raise Refusal("server", "passkey-refused")
    await fetch_library()
    from sexton.server.club import passkeys

    sent = msgspec.to_builtins(credential)
    counter = await paid_in_thread(lambda: passkeys.counted(place, sent, challenge, found.public_key))
    await count_answer(request, challenge, until)
    if not await site.store.use_passkey(found.id, counter, site.sources.now()):
        raise Refusal("server", "passkey-copied")
    return found.guest


def belongs(guest: str, handle: str | None) -> bool:
    """An authenticator that names nobody in particular is believed: what counts is the signature."""
    try:
        return handle is None or hmac.compare_digest(unpacked(handle), handle_of(guest).encode())
    except ValueError:
        return False


async def leave(request: Request, before: Known, heir: Guest | None) -> int:
    """The session that this device had ends. What a guest has played may be the member's from now on.

    How many tables stayed behind. A member's own games stay theirs: only guests, who could not come back, bring theirs.
    """
    site, guest = site_of(request), before.guest.id
    if heir is None or await site.store.member(guest) is not None:
        await end_sessions(site, guest, [before.session.id])
        return 0
    stayed = await site.tables.inherit(guest, heir.id)
    sessions = [one.id for one in await site.store.sessions(guest)] if not stayed else [before.session.id]
    await end_sessions(site, guest, sessions)
    await site.people.inherit(guest, heir.id)
    if not stayed:
        await site.store.forget_guest(guest)
    return stayed


async def make_room(request: Request, guest: Guest) -> None:
    """Whoever comes in with a key is let in: the session not used for longest gives way."""
    site = site_of(request)
    oldest = [one.id for one in await site.store.sessions(guest.id)][MOST_SESSIONS - 1 :]
    if oldest:
        await end_sessions(site, guest.id, oldest)


ROUTES = [
    Route("/api/club/enter/asked", ask_to_enter, methods=["POST"]),
    Route("/api/club/enter", enter, methods=["POST"]),
]
