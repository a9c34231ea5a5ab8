"""Generated and mutated messages on sockets: answered or cut off; no fault, no changed table, no secret told."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from sexton.kernel.interface import Refusal
from sexton.server.wire.limits import check_nesting
from sexton.server.wire.messages import Resign, decoded
from tests.counts import games
from tests.server.kit import PATIENCE
from tests.server.mutants import texts
from tests.server.siege import Siege

thorough = settings(
    max_examples=games(0.7, 40), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    under_siege = Siege(tmp_path_factory.mktemp("siege"))
    yield under_siege
    under_siege.end()


@pytest.mark.parametrize("who", ["watcher", "guest"])
def test_who_has_no_seat_changes_nothing_whatever_it_sends(siege: Siege, who: str) -> None:
    cookie = siege.players[2].cookie if who == "guest" else ""
    with siege.socket(cookie) as stranger:

        @thorough
        @given(texts(), st.booleans())
        def attack(content: bytes, as_text: bool) -> None:
            for answer in stranger.send(content, as_text=as_text):
                assert answer["type"] in ("refused", "table", "deal", "now"), answer
                assert answer.get("seat") is None and not answer.get("you"), "somebody else's seat was shown"
            siege.must_be_unharmed()

        attack()


def test_who_has_a_seat_changes_nothing_by_what_is_refused(siege: Siege) -> None:
    bruno = siege.players[1]
    with siege.socket(bruno.cookie) as stranger:

        @thorough
        @given(texts(), st.booleans())
        def attack(content: bytes, as_text: bool) -> None:
            assume(not is_resignation(content))
            before = siege.table()
            answers = stranger.send(content, as_text=as_text)
            assert all(answer.get("seat") in (None, 1) for answer in answers), "somebody else's seat was shown"
            after = siege.table()
            if all(answer["type"] == "refused" for answer in answers):
                assert after == before, "what was refused has changed the table"
            assert after.lines[: len(before.lines)] == before.lines, "the past was changed"
            siege.must_be_at_ease()

        attack()
    siege.before = siege.table()


def is_resignation(content: bytes) -> bool:
    """Bruno must stay in the game."""
    try:
        check_nesting(content)
        return isinstance(decoded(content), Resign)
    except (Refusal, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


UPGRADE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
FRAMES = [
    b"\x81\x05hello",  # not masked
    b"\xc1\x80aaaa",  # a reserved bit
    b"\x83\x80aaaa",  # a reserved opcode
    b"\x80\x80aaaa",  # goes on with nothing
    b"\x01\x80aaaa\x01\x80aaaa",  # begins twice
    b"\x89\xfe\x00\x80aaaa" + b"x" * 128,  # a ping that is too long
    b"\x09\x80aaaa",  # a ping in pieces
    b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xffaaaa",  # 2**64 - 1 bytes to come
    b"\x81\xfe\xff\xffaaaa",  # never ends
    b"\x88\x81aaaax",  # half a code for closing
    b"\x88\x82aaaa" + bytes(a ^ b for a, b in zip(b"\x03\xed", b"aa", strict=True)),  # a code nobody may send
]


def test_broken_frames_close_their_own_socket_and_nothing_else(siege: Siege) -> None:
    @settings(thorough, max_examples=games(0.15, 20))
    @given(st.sampled_from(FRAMES) | st.binary(max_size=200) | st.binary(max_size=20).map(lambda tail: b"\x81" + tail))
    def attack(content: bytes) -> None:
        with socket.create_connection(("127.0.0.1", siege.server.port), PATIENCE) as raw:
            raw.sendall(UPGRADE.format(table=siege.live).encode() + content)
            raw.shutdown(socket.SHUT_WR)
            received = b""
            while part := raw.recv(65_536):
                received += part
            siege.must_be_discreet(received.decode("utf-8", "replace"))
        siege.must_be_unharmed()

    attack()
