"""Requests at the door: how it stands, and coming in by an invitation or as the first steward."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.interface import Refusal
from sexton.server.http.club.office import INVITATION, STEWARD, Office
from sexton.server.http.gate import inside, why_not
from sexton.server.http.headers import address_of
from sexton.server.http.requests import as_json, body_of, endpoint, language_of, site_of
from sexton.server.http.sessions import cleaned_name, guest_id, recognise_guest, register_guest, with_cookie
from sexton.server.http.signer import hashed
from sexton.server.store.club.doors import Standing
from sexton.server.store.club.members import Member
from sexton.server.store.guests import Guest
from sexton.server.table.seats.requests import Concerned
from sexton.server.wire.club.doors import DoorShown, MayDo, Rank, UseLink
from sexton.server.words import words_for


async def door_for(request: Request, guest: str) -> DoorShown:
    gate = site_of(request).gate
    settings, standing = await gate.settings(), await gate.book.standing(guest)
    refusal = why_not(settings, standing, "come")
    may = MayDo(*(why_not(settings, standing, right) is None for right in ("come", "create", "watch", "strong_bots")))
    why = sentence(refusal, language_of(request)) if refusal is not None else ""
    return DoorShown(settings, rank_of(guest, standing), may, why, not await gate.book.has_steward())


def sentence(refusal: Refusal, language: str) -> str:
    said = words_for(language).say(f"refused-{refusal.message}", **refusal.facts)
    return f"{said[:1].upper()}{said[1:]}."


def rank_of(guest: str, standing: Standing) -> Rank:
    if standing.removed:
        return "removed"
    if standing.steward:
        return "steward"
    return "member" if standing.member else "guest" if guest else "stranger"


@endpoint
async def door(request: Request) -> Response:
    return as_json(await door_for(request, await guest_id(request)))


@endpoint
async def come_by_invitation(request: Request) -> Response:
    """Whoever is inside already uses nothing up."""
    site, asked = site_of(request), await body_of(request, UseLink)
    site.shared.limits.spend("claim", address_of(request))
    book, now, mark = site.gate.book, site.sources.now(), hashed(INVITATION, asked.token)
    known, settings = await recognise_guest(request), await site.gate.settings()
    standing = await book.standing(known.id if known else "")
    if standing.removed:
        raise Refusal("server", "removed-from-club")
    if not (standing.member or standing.admitted):
        if settings.doors == "members" and not inside(settings, standing):
            raise Refusal("server", "door-members")
        if not await book.invited_by(mark, now):
            raise Refusal("server", "no-such-link")
        known = await somebody(request, known, asked.name)
        if not await book.use_invitation(mark, now):  # somebody else was the last, meanwhile
            raise Refusal("server", "no-such-link")
        await book.admit(known.id, now)
    assert known is not None
    return with_cookie(request, as_json(await door_for(request, known.id)))


@endpoint
async def become_steward(request: Request) -> Response:
    """By the link on the console, once: the log says so. Stewards are members: they should be known again."""
    site, asked = site_of(request), await body_of(request, UseLink)
    site.shared.limits.spend("claim", address_of(request))
    book, now, known = site.gate.book, site.sources.now(), await recognise_guest(request)
    if not known and not cleaned_name(asked.name):
        raise Refusal("server", "name-needed")
    if not await book.use_steward_link(hashed(STEWARD, asked.token), now):
        raise Refusal("server", "no-such-link")
    if known is not None:  # before anything else: whoever was removed could not even say a name
        await book.readmit(known.id)
    guest = await somebody(request, known, asked.name)
    await site.store.join_club(Member(guest.id, now))
    await book.set_steward(guest.id, now)
    await Office(site.store, site.sources).note("steward", Concerned((guest.id,), guest.id))
    return with_cookie(request, as_json(await door_for(request, guest.id)))


async def somebody(request: Request, known: Guest | None, name: str) -> Guest:
    return known if known is not None and not name else await register_guest(request, name)


ROUTES = [
    Route("/api/club/door", door, methods=["GET"]),
    Route("/api/club/invitation", come_by_invitation, methods=["POST"]),
    Route("/api/club/steward", become_steward, methods=["POST"]),
]
