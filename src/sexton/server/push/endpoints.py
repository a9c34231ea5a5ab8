"""Where a push may go: to an https address on the public internet, never on a private network."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from concurrent.futures import ThreadPoolExecutor

from msgspec import Struct

from sexton.kernel.interface import Refusal

ENDPOINT = re.compile(r"^https://([A-Za-z0-9.-]{1,253})(?::([0-9]{1,5}))?(/[!\"$-~]{0,900})\Z")
HTTPS = 443
SECONDS = 5.0  # for the address of a name
AT_ONCE = 4  # names asked for at a time: a name server that drags its feet holds up no more
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
NAMES = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="sexton-names")


class Endpoint(Struct, frozen=True):
    host: str
    port: int
    path: str


def endpoint_in(text: str, loopback: bool) -> Endpoint:
    """A Refusal if it is no https address with the usual port; `loopback`: for tests, any port."""
    found = ENDPOINT.match(text)
    port = int(found[2] or HTTPS) if found else 0
    if found is None or port > 65_535 or (port != HTTPS and not loopback):
        raise Refusal("server", "wrong-endpoint")
    return Endpoint(found[1].lower(), port, found[3])


def is_open(address: str, loopback: bool) -> bool:
    """Whether it is an address of the open network, however an inner one may be wrapped."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = [found.ipv4_mapped, found.sixtofour, *(found.teredo or ())]
        if found in NAT64:
            inner.append(ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF))
        if any(one is not None and not is_open(str(one), loopback) for one in inner):
            return False
        if found.is_site_local:  # given up long ago, and still an inner one where it is used
            return False
        found = found.ipv4_mapped or found
    if found.is_loopback:
        return loopback
    return found.is_global and not found.is_multicast and not found.is_reserved


async def addresses_of(endpoint: Endpoint, loopback: bool) -> list[str]:
    """Of its name, as it is now; a Refusal if there is none, or if one of them is an inner one.

    Whoever connects does so to one of these, and asks for the name no more: what a name means may change in a moment.
    """
    try:
        async with asyncio.timeout(SECONDS):
            found = await asyncio.get_running_loop().run_in_executor(NAMES, lookup, endpoint)
    except (OSError, TimeoutError, UnicodeError):
        raise Refusal("server", "wrong-endpoint") from None
    if not found or not all(is_open(one, loopback) for one in found):
        raise Refusal("server", "wrong-endpoint")
    return found


def lookup(endpoint: Endpoint) -> list[str]:
    found = socket.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(one[4][0]) for one in found))
