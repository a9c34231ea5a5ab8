"""Requests about passkeys: made and taken away. http/club/entry.py lets in whoever has one."""

from __future__ import annotations

import asyncio
from importlib import import_module

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.interface import Refusal
from sexton.server.club.challenges import SECONDS, challenge_in, new_challenge, valid_until
from sexton.server.club.places import Place, place_of
from sexton.server.http.club.members import as_they_are, must_be_member, passkeys_here
from sexton.server.http.headers import address_of
from sexton.server.http.requests import as_json, base_url, body_of, endpoint, site_of
from sexton.server.http.sessions import must_be_guest, must_be_known
from sexton.server.http.signer import hashed
from sexton.server.store.club.members import Member, Passkey
from sexton.server.wire.club.passkeys import AskedToMake, MakeOptions, NewPasskey
from sexton.server.wire.meter import paid_in_thread

MOST_PASSKEYS = 10
CHALLENGE_BYTES = 16


async def fetch_library() -> None:
    """It takes a second to import: in a thread, and only where somebody uses a passkey."""
    await asyncio.to_thread(import_module, "sexton.server.club.passkeys")


def handle_of(guest: str) -> str:
    """By which an authenticator knows whose passkey it is. It tells nothing of whose."""
    return hashed("handle", guest)[:32]


def place_here(request: Request) -> Place:
    place = place_of(base_url(request))
    if place is None or not passkeys_here(request):
        raise Refusal("server", "no-passkeys-here")
    return place


def asked_now(request: Request, purpose: str) -> bytes:
    site = site_of(request)
    fresh = site.sources.bytes(CHALLENGE_BYTES)
    return new_challenge(site.signer.key, purpose, site.sources.now() + SECONDS, fresh)


async def answered(request: Request, purpose: str, client_data: str) -> tuple[bytes, float]:
    """The question that was answered, if we asked it for this; until when it would have been good."""
    site, challenge = site_of(request), challenge_in(client_data)
    until = valid_until(site.signer.key, purpose, challenge, site.sources.now())
    if not until:
        raise Refusal("server", "passkey-refused")
    return challenge, until


async def count_answer(request: Request, challenge: bytes, until: float) -> None:
    """After all else was found to be right, and once only."""
    if not await site_of(request).store.answer_challenge(hashed("challenge", challenge.hex()), until):
        raise Refusal("server", "passkey-refused")


@endpoint
async def ask_to_make(request: Request) -> Response:
    site, guest, place = site_of(request), await must_be_guest(request), place_here(request)
    site.shared.limits.spend("claim", address_of(request))
    await site.gate.check(guest.id, "come")
    known = [one.id for one in await site.store.passkeys(guest.id)]
    check_room(known)
    await fetch_library()
    from sexton.server.club import passkeys

    challenge = asked_now(request, f"make {guest.id}")
    asked = passkeys.asked_to_make(place, guest.name, handle_of(guest.id), challenge, known)
    return as_json(AskedToMake(msgspec.convert(asked, MakeOptions)))


def check_room(known: list[str]) -> None:
    if len(known) >= MOST_PASSKEYS:
        raise Refusal("server", "too-many-passkeys", count=MOST_PASSKEYS)


@endpoint
async def make(request: Request) -> Response:
    site, known, place = site_of(request), await must_be_known(request), place_here(request)
    asked, guest = await body_of(request, NewPasskey), known.guest
    site.shared.limits.spend("claim", address_of(request))
    await site.gate.check(guest.id, "come")
    challenge, until = await answered(request, f"make {guest.id}", asked.credential.response.client_data)
    await fetch_library()
    from sexton.server.club import passkeys

    credential = msgspec.to_builtins(asked.credential)
    made = await paid_in_thread(lambda: passkeys.made(place, credential, challenge))
    check_room([one.id for one in await site.store.passkeys(guest.id)])
    await count_answer(request, challenge, until)
    label, now = ", ".join(filter(None, (known.session.browser, known.session.system))), site.sources.now()
    if not await site.store.add_passkey(Passkey(made.id, guest.id, made.public_key, made.counter, label, now, now)):
        raise Refusal("server", "passkey-refused")
    await site.store.join_club(Member(guest.id, now))
    return await as_they_are(request, guest)


@endpoint
async def remove(request: Request) -> Response:
    """Not the last way in: whoever has neither passkey nor code would be lost with their cookie."""
    site, guest, name = site_of(request), await must_be_guest(request), str(request.path_params["passkey"])
    member = await must_be_member(request, guest)
    if not member.code and len(await site.store.passkeys(guest.id)) <= 1:
        raise Refusal("server", "last-way-in")
    if "\x00" in name or not await site.store.remove_passkey(guest.id, name):
        raise Refusal("server", "no-such-passkey")
    return await as_they_are(request, guest)


ROUTES = [
    Route("/api/club/passkeys/asked", ask_to_make, methods=["POST"]),
    Route("/api/club/passkeys", make, methods=["POST"]),
    Route("/api/club/passkeys/{passkey}", remove, methods=["DELETE"]),
]
