"""How the server is: for whoever watches over it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sexton.server.http.requests import site_of


async def healthz(request: Request) -> Response:
    site = site_of(request)
    try:
        await site.store.counts()
    except Exception:
        return PlainTextResponse("the database does not answer\n", 503)
    return PlainTextResponse("draining\n" if site.tables.draining else "ok\n", 503 if site.tables.draining else 200)


async def metrics(request: Request) -> Response:
    site = site_of(request)
    gauges: dict[str, float] = {"sockets": site.sockets, "tables_open": len(site.tables.live), "up": 1}
    gauges["bots_thinking"] = site.bots.at_work
    gauges["bots_waiting_seconds"] = site.bots.waiting
    try:
        counts = await site.store.counts()
    except Exception:
        counts = {}
    text = site.shared.metrics.text(gauges, counts)
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


ROUTES = [
    Route("/healthz", healthz, methods=["GET"]),
    Route("/metrics", metrics, methods=["GET"]),
]
