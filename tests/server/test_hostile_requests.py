"""Generated requests, fitting the schema and breaking it: never a 500, a fault, a changed table or a secret told."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode

from sexton.server.store.club.doors import ClubSettings
from sexton.server.wire.bodies import Body
from tests.counts import games
from tests.server import openapi
from tests.server.kit import PATIENCE
from tests.server.mutants import values
from tests.server.siege import Siege

SCHEMA = schemathesis.openapi.from_dict(openapi.schema())
SCHEMA.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
careful = settings(
    max_examples=games(0.05, 6), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    under_siege = Siege(tmp_path_factory.mktemp("siege"))
    yield under_siege
    under_siege.end()


def must_be_civil(siege: Siege, answer: httpx.Response | Any) -> None:
    """A fault that is answered with 503 and "try again" is none the better for it."""
    text = answer.content.decode("utf-8", "replace")
    assert answer.status_code < 500, text
    siege.must_be_discreet(text)
    siege.must_be_unharmed()


@SCHEMA.parametrize()
@careful
def test_requests_made_from_the_schema(case: schemathesis.Case, siege: Siege) -> None:
    tables = dict(zip(openapi.STAND_INS, (siege.live, siege.over, siege.waiting), strict=True))
    parameters = case.path_parameters or {}
    if parameters.get("table") in tables:
        parameters["table"] = tables[parameters["table"]]
    must_be_civil(siege, case.call(base_url=siege.server.url, cookies=stranger(siege)))


def stranger(siege: Siege) -> dict[str, str]:
    """The session of a guest who has no seat."""
    return dict(siege.players[2].http.cookies.items())


def test_every_kind_of_body_is_in_the_schema() -> None:
    """Whoever adds a request with a body adds it here."""
    with_body = {kind for kind in Body.__subclasses__() if kind.__module__.startswith("sexton.server.wire.")}
    assert with_body | {ClubSettings} == set(openapi.BODIES.values())  # stored as they come


METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "DANCE"]
TYPES = ["application/json", "application/json; charset=utf-16", "text/plain", "multipart/form-data", ""]
PATHS = ["/api/tables/{live}/seats/0", "/api/tables/{live}/seats/1", "/api/tables/{live}/seats/1/link"]
PATHS += ["/api/tables/{live}/claim", "/api/tables", "/api/guest", "/api/tables/{live}", "/ws/{live}"]
PATHS += ["/api/games/gravediggers/referee/robbery", "/t/{live}", "/%00", "/..%2f..%2fetc", "//", "/assets/%2e%2e"]
HEADERS = ["x-forwarded-for", "origin", "host", "cookie", "accept-language", "sec-fetch-site", "upgrade", "range"]
headers = st.dictionaries(
    st.sampled_from(HEADERS),
    st.sampled_from(["", "evil.example", "http://evil.example", "sexton=x", "1.2.3.4, 5", "\u00e9", "x" * 9_000]),
    max_size=3,
)
bodies = values.map(lambda value: json.dumps(value).encode()) | st.binary(max_size=200) | st.just(b"[" * 5_000)


def test_requests_that_fit_no_schema(siege: Siege) -> None:
    paths = st.sampled_from([*PATHS, *openapi.paths_of_the_page()]) | st.text(max_size=30).map(lambda text: "/" + text)
    with httpx.Client(base_url=siege.server.url, timeout=PATIENCE) as client:

        @settings(careful, max_examples=games(1.0, 60))
        @given(st.sampled_from(METHODS), paths, st.sampled_from(TYPES), headers, bodies)
        def ask(method: str, path: str, kind: str, more: dict[str, str], body: bytes) -> None:
            given_headers = {name: value.encode("latin-1", "replace") for name, value in more.items()}
            with suppress(httpx.InvalidURL, httpx.RemoteProtocolError):
                answer = client.request(
                    method,
                    path.replace("{live}", siege.live).encode("ascii", "ignore").decode(),
                    content=body,
                    headers=[("content-type", kind.encode()), *given_headers.items()],
                )
                must_be_civil(siege, answer)
            siege.must_be_unharmed()

        ask()


BROKEN = [
    b"GET",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 5_000 + b"\r\n",
    b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\n\r\n",
    b"POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n{}",
    b"POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n{}",
    b"POST /api/guest HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n",
    b"POST /api/guest HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
    b"POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{",
    b"GET /ws/x HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
]


def test_what_is_no_request_at_all_is_hung_up_on(siege: Siege) -> None:
    @settings(careful, max_examples=games(0.1, 20))
    @given(st.sampled_from(BROKEN) | st.binary(max_size=300))
    def shout(content: bytes) -> None:
        with socket.create_connection(("127.0.0.1", siege.server.port), PATIENCE) as raw:
            received = b""
            with suppress(ConnectionError):  # it may hang up while we speak
                raw.sendall(content)
                raw.shutdown(socket.SHUT_WR)
                while part := raw.recv(65_536):
                    received += part
        assert not received.startswith(b"HTTP/1.1 5")
        siege.must_be_discreet(received.decode("utf-8", "replace"))
        siege.must_be_unharmed()

    shout()
