"""What every answer carries, and which pages may speak to us at all."""

from __future__ import annotations

import time
from logging import getLogger
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sexton.server.settings import Settings

LOG = getLogger("sexton.server.access")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
SECURE = {"strict-transport-security": "max-age=31536000"}


class SecurityHeaders:
    """Adds the headers, refuses strangers' pages, and writes the access log: path and status, never a query."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.headers = HEADERS | (SECURE if settings.secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status = time.perf_counter(), 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        if scope["method"] not in SAFE_METHODS and not origin_allowed(HTTPConnection(scope), self.settings):
            refusal = PlainTextResponse("wrong origin", 403)
            await refusal(scope, receive, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)
        took = (time.perf_counter() - started) * 1000
        LOG.info("%s %s %d %.1fms", scope["method"], scope["path"], status, took)


def origin_allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """A browser always says which page speaks. Other programs need not, and carry no browser's cookies."""
    headers: Headers = connection.headers
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if settings.public_url and origin == origin_of(settings.public_url):
        return True
    return origin in settings.origins or urlsplit(origin).netloc == headers.get("host", "")


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def address_of(connection: HTTPConnection) -> str:
    """Behind a trusted proxy uvicorn has put the visitor's own address here already."""
    return connection.client.host if connection.client else "unknown"
