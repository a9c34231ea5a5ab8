"""The application: routes, headers and refusals around a site. It runs wherever there is Python, a browser included."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute

from sexton.kernel.interface import Refusal
from sexton.server.http.headers import SecurityHeaders
from sexton.server.http.request_prices import PricedRequests
from sexton.server.http.requests import as_json, language_of, refusal_response
from sexton.server.http.routes import (
    games,
    guests,
    health,
    page,
    puzzles,
    referees,
    seats,
    sessions,
    tables,
    train,
    uploads,
)
from sexton.server.http.routes.finished import practice, records, results, reviews
from sexton.server.http.site import Site
from sexton.server.http.sockets import socket
from sexton.server.wire.refusals import refused

PARTS = (
    guests, sessions, games, tables, seats, records, results, reviews, practice, referees, puzzles, uploads, train,
    page, health,
)  # fmt: skip


Lifespan = Callable[[Starlette], AbstractAsyncContextManager[None]]


def application(site: Site, lifespan: Lifespan | None = None, more: Sequence[BaseRoute] = ()) -> Starlette:
    """`more`: routes that not every home has."""
    app = Starlette(
        debug=False,
        routes=[*more, *(route for part in PARTS for route in part.ROUTES), WebSocketRoute("/ws/{table}", socket)],
        middleware=[Middleware(SecurityHeaders, settings=site.settings), Middleware(PricedRequests)],
        exception_handlers={HTTPException: http_refusal, Exception: fault},
        lifespan=lifespan,
    )
    app.state.site = site
    return app


async def http_refusal(request: Request, problem: Exception) -> Response:
    status = problem.status_code if isinstance(problem, HTTPException) else 400
    if status == 404:
        return page.nothing_here(request) or refusal_response(Refusal("server", "no-such-page"), language_of(request))
    return as_json(refused(Refusal("server", f"http-{status}"), language_of(request)), status)


async def fault(request: Request, problem: Exception) -> Response:
    return refusal_response(Refusal("server", "server-fault"), language_of(request))
