"""Every request has its price, those for files of the page too."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sexton.kernel.interface import Refusal
from sexton.server.http.admission import TooMany
from sexton.server.http.headers import address_of
from sexton.server.http.requests import language_of, refusal_response
from sexton.server.http.site import Site
from sexton.server.store.bots import is_bot
from sexton.server.wire.bodies import COOKIE
from sexton.server.wire.budgets import PAYER, REQUEST, Payer
from sexton.server.wire.meter import Metered

LOOKS = re.compile(r"^/(api/(tables|games|mine)(/.*)?|api/guest|healthz)\Z")
TAKES = re.compile(r"^/api/(tables/[^/]+/seats/[0-9]+|bots/enter)\Z")


async def payer_of(connection: HTTPConnection) -> Payer:
    site: Site = connection.app.state.site
    try:
        guest, account = await site.known.guest_and_account(site.signer.mark_in(connection.cookies.get(COOKIE)))
    except Exception:  # the store is down, which whoever needs it will notice
        guest = account = ""
    return Payer(site.shared.budgets, address_of(connection), guest, account)


def bots_may(method: str, path: str) -> bool:
    """What a bot that was brought along may request: to look at tables and games, and to take a seat."""
    return bool((LOOKS if method in ("GET", "HEAD") else TAKES).match(path))


class PricedRequests:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        site: Site = request.app.state.site
        payer = await payer_of(request)
        payer.charge(REQUEST)
        try:
            turn = await site.admission.turn_for_request(payer)
            if is_bot(payer.guest) and not bots_may(request.method, request.url.path):
                turn.give_back()
                raise Refusal("server", "not-for-bots")
        except Refusal as refusal:
            response = refusal_response(refusal, language_of(request))
            if isinstance(refusal, TooMany):
                response.headers["connection"] = "close"
            await response(scope, receive, send)
            return

        async def send_after_turn(message: Message) -> None:
            turn.give_back()  # the answer is there: a slow reader holds nobody up
            await send(message)

        PAYER.set(payer)
        meter = Metered(self._answer(scope, receive, send_after_turn))
        try:
            await meter
        finally:
            turn.give_back()
            payer.charge(meter.spent)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)
