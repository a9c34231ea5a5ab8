"""What guests may request about themselves: their name, their mail address, being forgotten."""

from __future__ import annotations

import hmac

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sexton.kernel.interface import Refusal
from sexton.server import mail
from sexton.server.http.headers import address_of
from sexton.server.http.requests import as_json, body_of, endpoint, language_of, site_of
from sexton.server.http.sessions import must_be_guest, recognise_guest, register_guest, with_cookie
from sexton.server.store.bots import guest_of_bot
from sexton.server.wire.bodies import COOKIE, GuestShown, MailAsked, MailShown, NewGuest


@endpoint
async def who(request: Request) -> Response:
    guest = await recognise_guest(request)
    return as_json(GuestShown(guest.name if guest else ""))


@endpoint
async def be_called(request: Request) -> Response:
    guest = await register_guest(request, (await body_of(request, NewGuest)).name)
    return with_cookie(request, as_json(GuestShown(guest.name)))


@endpoint
async def forget_me(request: Request) -> Response:
    """The name disappears from finished tables and all sessions end; unfinished games have to be left first."""
    site, guest = site_of(request), await must_be_guest(request)
    bots = [guest_of_bot(one.id) for one in await site.store.bots(guest.id)]
    sessions = [one.id for whose in (guest.id, *bots) for one in await site.store.sessions(whose)]
    for whose in (*bots, guest.id):
        await site.tables.forget(whose)
    await site.node.doors.end(sessions)
    response = as_json(GuestShown(""))
    response.delete_cookie(COOKIE)
    return response


# Where notices about slow tables go


@endpoint
async def mail_of(request: Request) -> Response:
    guest = await recognise_guest(request)
    return as_json(MailShown(guest.mail if guest else "", bool(site_of(request).settings.smtp_host)))


@endpoint
async def leave_mail(request: Request) -> Response:
    """First without a code, which is mailed to the address; then with it. So nobody can sign up somebody else."""
    site, asked, guest = site_of(request), await body_of(request, MailAsked), await must_be_guest(request)
    site.shared.limits.spend("claim", address_of(request))
    await site.gate.check_not_removed(guest.id)
    if not site.settings.smtp_host:
        raise Refusal("server", "no-mail-here")
    address, language = mail.checked(asked.mail), language_of(request)
    code = mail.code_for(site.signer.key, guest.id, address)
    if not asked.code:
        site.shared.limits.spend("table", address)
        await mail.send(site.settings, mail.code_mail(site.settings, address, language, code))
        return as_json(MailShown(guest.mail, offered=True), 202)
    if not hmac.compare_digest(asked.code.strip().lower().encode(), code.encode()):
        raise Refusal("server", "wrong-code")
    await site.store.write_to_guest(guest.id, address, language)
    return as_json(MailShown(address, offered=True))


@endpoint
async def forget_mail(request: Request) -> Response:
    guest = await must_be_guest(request)
    await site_of(request).store.write_to_guest(guest.id, "", guest.language)
    return as_json(MailShown("", bool(site_of(request).settings.smtp_host)))


ROUTES = [
    Route("/api/guest", who, methods=["GET"]),
    Route("/api/guest", be_called, methods=["POST"]),
    Route("/api/guest", forget_me, methods=["DELETE"]),
    Route("/api/guest/mail", mail_of, methods=["GET"]),
    Route("/api/guest/mail", leave_mail, methods=["POST"]),
    Route("/api/guest/mail", forget_mail, methods=["DELETE"]),
]
