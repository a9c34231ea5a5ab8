"""Requests of stewards: settings, invitations, people, what happens at tables; and the log, for whom it concerns."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.interface import Refusal
from sexton.server.http.club.acts import carry_out, remove
from sexton.server.http.club.office import Office
from sexton.server.http.requests import as_json, base_url, body_of, endpoint, site_of
from sexton.server.http.routes.seats import qr_of
from sexton.server.http.sessions import must_be_guest
from sexton.server.store.club.doors import ClubSettings, Entry, Invitation, Order
from sexton.server.store.persons import KEY_BYTES, PERSON_KEY, person_of
from sexton.server.wire.club.doors import (
    ChangePerson,
    InvitationMade,
    InvitationShown,
    LogShown,
    NewInvitation,
    PersonShown,
    StewardAct,
)

LEFT = "-"  # in the place of a guest who has been forgotten


async def office_of(request: Request) -> Office:
    """Of the steward who asks."""
    site, guest = site_of(request), await must_be_guest(request)
    standing = await site.gate.book.standing(guest.id)
    if not standing.steward or standing.removed:
        raise Refusal("server", "stewards-only")
    return Office(site.store, site.sources, guest.id)


# Settings


@endpoint
async def settings(request: Request) -> Response:
    return as_json(await (await office_of(request)).book.settings())


@endpoint
async def change_settings(request: Request) -> Response:
    office = await office_of(request)
    changed = await office.change_settings(await body_of(request, ClubSettings))
    site_of(request).gate.forget()
    return as_json(changed)


# Invitations


def shown(one: Invitation) -> InvitationShown:
    return InvitationShown(one.id, one.label, one.uses, int(one.made), int(one.until))


@endpoint
async def invitations(request: Request) -> Response:
    office = await office_of(request)
    return as_json([shown(one) for one in await office.book.invitations(office.sources.now())])


@endpoint
async def invite(request: Request) -> Response:
    token, made = await (await office_of(request)).invite(await body_of(request, NewInvitation))
    url = f"{base_url(request)}/club#invitation={token}"
    return as_json(InvitationMade(shown(made), url, qr_of(url)), 201)


@endpoint
async def revoke(request: Request) -> Response:
    await (await office_of(request)).revoke(str(request.path_params["invitation"]))
    return as_json({})


# People


@endpoint
async def people(request: Request) -> Response:
    site, office = site_of(request), await office_of(request)
    key = await site.store.kept_key(PERSON_KEY, site.sources.bytes(KEY_BYTES))
    return as_json(
        [
            PersonShown(
                person_of(key, one.guest),
                one.name,
                int(one.joined),
                bool(one.standing.steward),
                bool(one.standing.removed),
                one.guest == office.actor,
            )
            for one in await office.book.people()
        ]
    )


@endpoint
async def change_person(request: Request) -> Response:
    office, asked = await office_of(request), await body_of(request, ChangePerson)
    whom = await office.guest_called(str(request.path_params["person"]))
    if asked.removed:
        await remove(site_of(request), whom, office.actor, asked.reason)
    elif asked.removed is not None:
        await office.readmit(whom, asked.reason)
    if asked.steward is not None:
        await office.set_steward(whom, steward=asked.steward, reason=asked.reason)
    return as_json({})


@endpoint
async def act(request: Request) -> Response:
    site, office, asked = site_of(request), await office_of(request), await body_of(request, StewardAct)
    guest = await office.guest_at(asked.table, asked.seat) if asked.act == "remove" else ""
    await carry_out(site, Order(asked.act, asked.table, asked.number, guest, asked.reason), office.actor)
    return as_json({})


# The log


@endpoint
async def log(request: Request) -> Response:
    """All of it for stewards; for everybody else, and for who was removed, what concerns them."""
    site, guest = site_of(request), await must_be_guest(request)
    standing = await site.gate.book.standing(guest.id)
    whose = "" if standing.steward and not standing.removed else guest.id
    return as_json([entry_shown(*found) for found in await site.gate.book.log(whose)])


def entry_shown(entry: Entry, by: str, whom: str) -> LogShown:
    return LogShown(int(entry.at), entry.act, by, not entry.actor, whom, entry.whom == LEFT, entry.place, entry.reason)


ROUTES = [
    Route("/api/club/settings", settings, methods=["GET"]),
    Route("/api/club/settings", change_settings, methods=["PUT"]),
    Route("/api/club/invitations", invitations, methods=["GET"]),
    Route("/api/club/invitations", invite, methods=["POST"]),
    Route("/api/club/invitations/{invitation}", revoke, methods=["DELETE"]),
    Route("/api/club/people", people, methods=["GET"]),
    Route("/api/club/people/{person}", change_person, methods=["PUT"]),
    Route("/api/club/acts", act, methods=["POST"]),
    Route("/api/club/log", log, methods=["GET"]),
]
