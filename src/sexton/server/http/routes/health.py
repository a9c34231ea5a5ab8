"""Health and metrics, for whoever operates the server."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sexton.server.http.requests import site_of
from sexton.server.http.site import Site

FORWARDED = "x-sexton-forwarded"  # which headers of a proxy were believed: so that `sexton doctor` can tell


async def healthz(request: Request) -> Response:
    problem = await problem_of(site_of(request))
    return PlainTextResponse(f"{problem or 'ok'}\n", 503 if problem else 200, headers={FORWARDED: forwarded(request)})


async def problem_of(site: Site) -> str:
    try:
        await site.store.counts()
    except Exception:
        return "the database does not answer"
    if site.tables.draining:
        return "draining"
    return "" if await site.probe.writable() else "nothing can be written: is the disk full?"


def forwarded(request: Request) -> str:
    """uvicorn puts a forwarded address in the place of the peer's, with port 0."""
    client = request.client
    return " ".join([*(["for"] if client and client.port == 0 else []), request.url.scheme])


async def metrics(request: Request) -> Response:
    site = site_of(request)
    gauges: dict[str, float] = {"sockets": site.sockets, "tables_open": len(site.tables.live), "up": 1}
    gauges["budget_accounts"] = len(site.shared.budgets)
    gauges["held"] = site.admission.held
    gauges["kept_bytes"] = site.cache.bytes
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
