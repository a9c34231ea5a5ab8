"""At which addresses passkeys work: an authenticator binds each to the name of one server."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from msgspec import Struct


class Place(Struct, frozen=True):
    host: str  # the name that passkeys are bound to
    origin: str  # where the page comes from


def place_of(url: str) -> Place | None:
    """None where browsers make no passkeys: at a bare address, and over http elsewhere than on one's own machine."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    own = host == "localhost" or host.endswith(".localhost")
    if not host or is_address(host) or (parts.scheme != "https" and not own):
        return None
    return Place(host, f"{parts.scheme}://{parts.netloc}")


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
