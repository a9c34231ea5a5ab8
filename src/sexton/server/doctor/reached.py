"""How people reach the server: its addresses, the server that runs now, and the proxy before it."""

from __future__ import annotations

import http.client
import ipaddress
import secrets
import ssl
import time
from collections.abc import Iterator
from urllib.parse import SplitResult, urlsplit

from sexton.server.doctor.findings import Finding, fault, warning, well
from sexton.server.http.routes.health import FORWARDED
from sexton.server.run import ANYWHERE
from sexton.server.settings import LOOPBACK, Settings

SECONDS = 5.0
FEW_DAYS = 14  # left to a certificate
OURS = ("ok", "draining", "the database does not answer", "nothing can be written")
UPGRADE = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
SWITCHING = 101
BY_US = (SWITCHING, 403, 429)  # what the server itself answers to whoever wants a socket


def look_at_addresses(settings: Settings) -> Iterator[Finding]:
    """What the settings say, without asking anybody."""
    public = urlsplit(settings.public_url)
    if settings.trusted_proxies.strip() == "*":
        yield warning("proxy", "trusts-everybody")
    if settings.secure and settings.host in ANYWHERE:
        yield warning("address", "round-the-proxy", host=settings.host, port=str(settings.port))
    elif settings.secure:
        yield well("address", "https", url=settings.public_url)
    elif settings.public_url and not is_private(public.hostname or ""):
        yield warning("address", "no-https", url=settings.public_url)
    elif not settings.public_url and settings.host not in LOOPBACK:
        yield well("address", "network", host=settings.host, port=str(settings.port))
    else:
        yield well("address", "this-machine", host=settings.host, port=str(settings.port))


def is_private(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return host in LOOPBACK or host.endswith((".local", ".lan", ".internal"))


def look_at_server(settings: Settings) -> Iterator[Finding]:
    """The one that runs on this machine, if one does."""
    host = "127.0.0.1" if settings.host in ANYWHERE else settings.host
    address = f"[{host}]:{settings.port}" if ":" in host else f"{host}:{settings.port}"
    try:
        status, said, _ = asked(urlsplit(f"http://{address}"), "/healthz")
    except ConnectionRefusedError:
        yield well("server", "not-running", address=address)
    except (OSError, http.client.HTTPException) as error:
        yield fault("server", "silent", address=address, problem=type(error).__name__)
    else:
        if not said.startswith(OURS):
            yield fault("server", "somebody-else", address=address)
        elif status == http.client.OK:
            yield well("server", "running", address=address)
        else:
            yield fault("server", "unwell", address=address, said=said.strip())


def look_through_proxy(settings: Settings) -> Iterator[Finding]:
    """As a visitor would: the public address, its certificate, sockets, and what should stay inside."""
    if not settings.public_url:
        return
    public = urlsplit(settings.public_url)
    try:
        status, said, forwarded = asked(public, "/healthz")
        if not said.startswith(OURS):
            yield fault("proxy", "leads-elsewhere", url=settings.public_url, status=str(status))
            return
        yield well("proxy", "reached", url=settings.public_url)
        if has_proxy(settings):
            yield from look_at_headers(forwarded, settings)
        if public.scheme == "https":
            yield look_at_certificate(public)
        yield from look_at_sockets(public)
        if has_proxy(settings) and asked(public, "/metrics")[1].startswith("# "):
            yield warning("proxy", "metrics-exposed", url=settings.public_url)
    except ssl.SSLCertVerificationError as error:
        yield fault("certificate", "certificate-refused", problem=error.verify_message)
    except (OSError, http.client.HTTPException) as error:
        yield fault("proxy", "unreachable", url=settings.public_url, problem=type(error).__name__)


def has_proxy(settings: Settings) -> bool:
    """A public address that is only another name for where the server listens has none."""
    return settings.secure or urlsplit(settings.public_url).port != settings.port


def look_at_headers(forwarded: str, settings: Settings) -> Iterator[Finding]:
    if "for" not in forwarded.split():
        yield warning("headers", "no-forwarded-for", proxies=settings.trusted_proxies)
    elif settings.secure and "https" not in forwarded.split():
        yield warning("headers", "no-forwarded-proto")
    else:
        yield well("headers", "headers-pass")


def look_at_certificate(public: SplitResult) -> Finding:
    connection = http.client.HTTPSConnection(public.netloc, timeout=SECONDS)
    try:
        connection.connect()
        found = connection.sock.getpeercert()
    finally:
        connection.close()
    days = int((ssl.cert_time_to_seconds(str((found or {})["notAfter"])) - time.time()) // 86_400)
    state = warning if days < FEW_DAYS else well
    return state("certificate", "certificate-days", days=days)


def look_at_sockets(public: SplitResult) -> Iterator[Finding]:
    """A proxy that does not pass on the upgrade gives us an ordinary request for a page that does not exist."""
    key = secrets.token_urlsafe(16)[:22] + "=="
    status, *_ = asked(public, "/ws/doctor", UPGRADE | {"Sec-WebSocket-Key": key.replace("-", "+").replace("_", "/")})
    if status in BY_US:
        yield well("sockets", "sockets-pass")
    else:
        yield fault("sockets", "sockets-blocked", status=str(status))


def asked(base: SplitResult, path: str, headers: dict[str, str] | None = None) -> tuple[int, str, str]:
    """Status, the beginning of the text, and which headers of a proxy were believed."""
    kind = http.client.HTTPSConnection if base.scheme == "https" else http.client.HTTPConnection
    connection = kind(base.netloc, timeout=SECONDS)
    try:
        connection.request("GET", path, headers=headers or {})
        answer = connection.getresponse()
        body = b"" if answer.status == SWITCHING else answer.read(1000)
        return answer.status, body.decode(errors="replace"), answer.getheader(FORWARDED, "")
    finally:
        connection.close()
