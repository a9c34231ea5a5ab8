"""Headers that every response carries, and which origins may talk to us at all."""

from __future__ import annotations

import ipaddress
import time
from functools import lru_cache
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
ALWAYS = {"x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin"}
# What a browser heeds in a document or a worker. Scripts, styles and fonts obey the document that asked for them.
OF_DOCUMENTS = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
PARTS = ("text/javascript", "text/css", "font/woff2")
BUILT = "/assets/"  # nothing there is a document, and but for these two nothing is a worker
# The Python of a browser is WebAssembly, which only the two workers in which it runs may compile.
PYTHON_WORKERS = ("/assets/worker-", "/assets/thinker-")
OF_PYTHON_WORKERS = {
    "content-security-policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}
NETWORK_BITS = 64  # of an IPv6 address: whoever has one has all those that differ in the rest
ADDRESSES = 4096  # whose networks are remembered
SECURE = {"strict-transport-security": "max-age=31536000"}


class SecurityHeaders:
    """Adds the headers, refuses foreign origins, and writes the access log: path and status, never the query."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.always = ALWAYS | (SECURE if settings.secure else {})

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
                for name, value in (self.always | obeyed(scope["path"], headers.get("content-type", ""))).items():
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


def obeyed(path: str, kind: str) -> dict[str, str]:
    """The headers that a browser heeds in what this answers."""
    if path.startswith(PYTHON_WORKERS):
        return OF_PYTHON_WORKERS
    return {} if path.startswith(BUILT) and kind.startswith(PARTS) else OF_DOCUMENTS


def origin_allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """Browsers always send an origin. Other programs need not, and carry no browser's cookies."""
    headers: Headers = connection.headers
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if origin in settings.origins:
        return True
    own = origin_of(settings.public_url) if settings.public_url else ""
    if urlsplit(origin).netloc == urlsplit(own).netloc:  # a page of an https house does not come over http
        return origin == own
    return urlsplit(origin).netloc == headers.get("host", "")


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def address_of(connection: HTTPConnection) -> str:
    """Whom limits count as one. Behind a trusted proxy, uvicorn has already put the visitor's own address here."""
    return network_of(connection.client.host) if connection.client else "unknown"


@lru_cache(ADDRESSES)
def network_of(host: str) -> str:
    """An IPv4 address as it is, however it is written; of an IPv6 address the network that somebody is given whole."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # a proxy may say anything
        return "unknown"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(address), NETWORK_BITS), strict=False))
