"""Requests of members about themselves: what they are known by, and the code on paper."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.interface import Refusal
from sexton.server.club.codes import letters_of, new_code
from sexton.server.club.places import place_of
from sexton.server.http.headers import address_of
from sexton.server.http.requests import as_json, base_url, body_of, endpoint, site_of
from sexton.server.http.sessions import cleaned_name, must_be_guest, recognise_guest
from sexton.server.http.signer import hashed
from sexton.server.store.club.members import Member, Passkey
from sexton.server.store.guests import Guest
from sexton.server.wire.club.members import MemberShown, NewCode, NewLooks, PasskeyShown

PASSKEYS_INSTALLED = "webauthn"


def passkeys_here(request: Request) -> bool:
    return place_of(base_url(request)) is not None and find_spec(PASSKEYS_INSTALLED) is not None


def shown(request: Request, guest: Guest, member: Member | None, keys: Sequence[Passkey]) -> MemberShown:
    found = member or Member(guest.id, 0.0)
    return MemberShown(
        guest.name,
        member is not None,
        int(found.joined),
        found.colour,
        found.emblem,
        int(found.code_made),
        tuple(PasskeyShown(one.id, one.label, int(one.created), int(one.used)) for one in keys),
        passkeys_here(request),
    )


async def as_they_are(request: Request, guest: Guest) -> Response:
    store = site_of(request).store
    return as_json(shown(request, guest, await store.member(guest.id), await store.passkeys(guest.id)))


@endpoint
async def who(request: Request) -> Response:
    guest = await recognise_guest(request)
    return await as_they_are(request, guest or Guest("", "", 0.0, 0.0))


@endpoint
async def be_known_by(request: Request) -> Response:
    """Another name, colour or emblem. At tables where one sits already the old name stays."""
    site, guest, asked = site_of(request), await must_be_guest(request), await body_of(request, NewLooks)
    member = await must_be_member(request, guest)
    await site.gate.check_not_removed(guest.id)
    name = cleaned_name(asked.name)
    if not name:
        raise Refusal("server", "name-needed")
    await site.store.rename_guest(guest.id, name)
    await site.store.save_member(msgspec.structs.replace(member, colour=asked.colour, emblem=asked.emblem))
    return await as_they_are(request, msgspec.structs.replace(guest, name=name))


async def must_be_member(request: Request, guest: Guest) -> Member:
    member = await site_of(request).store.member(guest.id)
    if member is None:
        raise Refusal("server", "members-only")
    return member


@endpoint
async def make_code(request: Request) -> Response:
    """Whoever has one is a member. A code made before is void; this one is shown now and never again."""
    site, guest = site_of(request), await must_be_guest(request)
    site.shared.limits.spend("claim", address_of(request))
    await site.gate.check(guest.id, "come")
    code, now = new_code(site.sources.name), site.sources.now()
    member = await site.store.join_club(Member(guest.id, now))
    mark = hashed("code", letters_of(code))
    await site.store.save_member(msgspec.structs.replace(member, code=mark, code_made=now))
    return as_json(NewCode(code), 201)


ROUTES = [
    Route("/api/club/me", who, methods=["GET"]),
    Route("/api/club/me", be_known_by, methods=["PUT"]),
    Route("/api/club/code", make_code, methods=["POST"]),
]
