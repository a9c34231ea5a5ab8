"""Requests about notices outside the page: which browsers are told, and at what hours."""

from __future__ import annotations

import hashlib

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.interface import Refusal
from sexton.server.http.headers import address_of
from sexton.server.http.requests import as_json, body_of, endpoint, language_of, site_of
from sexton.server.http.sessions import Known, must_be_known, recognise
from sexton.server.push.hours import zone_of
from sexton.server.store.notices import MOST_PUSHES, NONE, Hours, Subscription
from sexton.server.wire.notices import HoursShown, NewPush, NoticesShown, PushShown

ID_LETTERS = 32


async def as_they_are(request: Request, known: Known | None, status: int = 200) -> Response:
    site = site_of(request)
    pushes = site.tables.delivery.pushes
    key = (await pushes.sender()).public if pushes.offered else ""
    if known is None:
        return as_json(NoticesShown(pushes.offered, key, (), HoursShown(), ""), status)
    guest, session = known.guest, known.session.id
    told = tuple(
        PushShown(one.id, one.label, int(one.created), one.session == session)
        for one in await site.store.subscriptions(guest.id)
    )
    hours = hours_shown(await site.store.hours(guest.id))
    return as_json(NoticesShown(pushes.offered, key, told, hours, guest.mail), status)


def hours_shown(hours: Hours) -> HoursShown:
    minutes = (hours.quiet_from, hours.quiet_until, hours.digest)
    return HoursShown(hours.zone, *(None if minute == NONE else minute for minute in minutes))


@endpoint
async def notices_of(request: Request) -> Response:
    return await as_they_are(request, await recognise(request))


@endpoint
async def tell_this_browser(request: Request) -> Response:
    """Where the endpoint leads is looked at now, and again whenever something is sent there."""
    site, asked, known = site_of(request), await body_of(request, NewPush), await must_be_known(request)
    site.shared.limits.spend("claim", address_of(request))
    await site.gate.check_not_removed(known.guest.id)
    if not site.tables.delivery.pushes.offered:
        raise Refusal("server", "no-push-here")
    await subscribe(request, known, asked)
    if zone_of(asked.zone) and (await site.store.hours(known.guest.id)) == Hours(known.guest.id):
        await site.store.save_hours(Hours(known.guest.id, asked.zone))
    return await as_they_are(request, known, 201)


async def subscribe(request: Request, known: Known, asked: NewPush) -> None:
    from sexton.server.push import endpoints, sealed, sender

    site, (guest, session) = site_of(request), (known.guest, known.session)
    try:
        public_key, secret = sender.unpacked(asked.p256dh), sender.unpacked(asked.auth)
    except ValueError:
        raise Refusal("server", "wrong-endpoint") from None
    if not sealed.is_point(public_key) or len(secret) != sealed.SECRET_BYTES:
        raise Refusal("server", "wrong-endpoint")
    loopback = site.settings.push_loopback
    await endpoints.addresses_of(endpoints.endpoint_in(asked.endpoint, loopback), loopback)
    subscription = Subscription(
        id=hashlib.sha256(asked.endpoint.encode()).hexdigest()[:ID_LETTERS],
        guest=guest.id,
        session=session.id,
        endpoint=asked.endpoint,
        public_key=public_key,
        secret=secret,
        language=language_of(request),
        label=", ".join(filter(None, (session.browser, session.system))),
        created=site.sources.now(),
    )
    if not await site.store.subscribe(subscription, MOST_PUSHES):
        raise Refusal("server", "too-many-pushes", count=MOST_PUSHES)


@endpoint
async def tell_no_more(request: Request) -> Response:
    known, name = await must_be_known(request), str(request.path_params["push"])
    if not name.isalnum() or not await site_of(request).store.unsubscribe(known.guest.id, name):
        raise Refusal("server", "no-such-push")
    return await as_they_are(request, known)


@endpoint
async def keep_hours(request: Request) -> Response:
    site, asked, known = site_of(request), await body_of(request, HoursShown), await must_be_known(request)
    if zone_of(asked.zone) is None:
        raise Refusal("server", "no-such-zone", zone=asked.zone)
    if (asked.quiet_from is None) != (asked.quiet_until is None):
        raise Refusal("protocol", "wrong-message", problem="quiet_from and quiet_until: both or neither")
    minutes = (asked.quiet_from, asked.quiet_until, asked.digest)
    kept = Hours(known.guest.id, asked.zone, *(NONE if minute is None else minute for minute in minutes))
    await site.store.save_hours(kept)
    return await as_they_are(request, known)


ROUTES = [
    Route("/api/notices", notices_of, methods=["GET"]),
    Route("/api/notices/push", tell_this_browser, methods=["POST"]),
    Route("/api/notices/push/{push}", tell_no_more, methods=["DELETE"]),
    Route("/api/notices/hours", keep_hours, methods=["PUT"]),
]
