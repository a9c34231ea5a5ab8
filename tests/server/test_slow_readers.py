"""A message leaves at once, behind those that wait for a client that reads slowly, or not at all."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from sexton.server.http.sockets import WRITE_TEXT, FrameworksWay, short_way
from sexton.server.run import Incoming, TableSocket, server_for, text_frame
from sexton.server.settings import Settings
from sexton.server.wire.budgets import SENT, SENT_BYTE, Budgets, Payer
from sexton.server.wire.socket import TOO_SLOW, TRY_LATER, WAITING_MESSAGES, Socket


class Line:
    """A connection whose peer reads, or does not."""

    def __init__(self) -> None:
        self.taken: list[Any] = []
        self.reads = asyncio.Event()
        self.reads.set()

    def write(self, message: bytes, before: bytes) -> bool:
        if self.reads.is_set():
            self.taken.append(before + message)
        return self.reads.is_set()

    async def send(self, message: Any) -> None:
        await self.reads.wait()
        self.taken.append(message["text"].encode() if "text" in message else message.get("code"))

    async def receive(self) -> Any:
        return {"type": "websocket.connect"}


async def socket_on(line: Line, **extensions: Any) -> Socket:
    scope = {"type": "websocket", "extensions": extensions or {WRITE_TEXT: line.write}}
    websocket = WebSocket(scope, line.receive, line.send)
    await websocket.accept()
    line.taken.clear()
    payer = Payer(Budgets(Settings()), "127.0.0.1", "")
    return Socket(short_way(websocket), FrameworksWay(websocket), payer, "key", "en", 0)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_frames_are_those_of_the_standard(length: int) -> None:
    assert text_frame(b"x" * length) == Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)


async def test_messages_keep_their_order_when_some_have_to_wait() -> None:
    line = Line()
    socket = await socket_on(line)
    socket.send(b"1")
    assert line.taken == [b"1"]  # without waiting for anybody
    line.reads.clear()
    socket.send(b"2")
    line.reads.set()
    socket.send(b"3")  # could go at once, but not before the second
    assert line.taken == [b"1"]
    socket.close(1012, "come again")
    socket.send(b"too late")
    await socket.finished()
    assert line.taken == [b"1", b"2", b"3", 1012]


async def test_what_is_held_back_goes_with_the_next_message_and_is_never_lost() -> None:
    line = Line()
    socket = await socket_on(line)
    socket.tell_with_next(b"1")
    assert line.taken == []
    socket.tell(b"2")
    assert line.taken == [b"12"]  # one write
    socket.tell_with_next(b"3")
    socket.tell_with_next(b"4")
    socket.release()
    socket.release()
    assert line.taken == [b"12", b"3", b"4"]
    line.reads.clear()
    socket.tell_with_next(b"5")
    socket.tell(b"6")
    line.reads.set()
    socket.tell_with_next(b"7")
    socket.close(1012, "come again")
    await socket.finished()
    assert line.taken == [b"12", b"3", b"4", b"5", b"6", b"7", 1012]
    socket.tell_with_next(b"too late")
    socket.release()
    assert line.taken[-1] == 1012


async def test_under_another_server_messages_go_through_the_framework_in_order() -> None:
    line = Line()
    socket = await socket_on(line, other={})
    socket.tell_with_next(b"1")
    socket.tell(b"2")
    socket.tell(b"3")
    await socket.finished()
    assert line.taken == [b"1", b"2", b"3"]


async def test_what_the_guard_forbids_is_not_held_back_either() -> None:
    line = Line()
    socket = await socket_on(line)
    socket.guard = lambda listener, message: message != b"secret"
    socket.tell_with_next(b"secret")
    socket.tell(b"1")
    assert line.taken == [b"1"]


async def test_who_takes_nothing_is_cut_off() -> None:
    line = Line()
    told: list[str] = []

    async def receiving() -> None:
        socket = await socket_on(line)
        line.reads.clear()
        for _ in range(WAITING_MESSAGES + 1):
            socket.send(b"x")
        assert socket._closing == (TOO_SLOW, "too slow")
        try:
            await asyncio.sleep(5)
        except asyncio.CancelledError as cancelled:
            told.extend(cancelled.args)

    await asyncio.create_task(receiving())
    assert told == ["too slow"]
    assert line.taken == []


# Who pays


async def test_who_listens_pays_for_each_message_and_for_its_bytes_and_for_what_was_done_for_them() -> None:
    line = Line()
    socket = await socket_on(line)
    account = socket.payer._budgets.account("address", "127.0.0.1")
    account.share, full = 1e-12, account.credit  # nothing is gained meanwhile
    for _ in range(200):
        socket.send(b"x" * 1_000)
    socket.owe(0.0001)
    assert account.credit < full  # at the latest when much is owed
    socket.settle()
    assert full - account.credit == pytest.approx(200 * (SENT + 1_000 * SENT_BYTE) + 0.0001)


async def test_a_stranger_who_owes_as_much_as_one_can_is_sent_away() -> None:
    line = Line()
    socket = await socket_on(line)
    account = socket.payer._budgets.account("address", "127.0.0.1")
    account.share, account.owed = 1e-9, account.burst
    socket.owe(1.0)
    await socket.finished()
    assert line.taken == [TRY_LATER]


# When the server stops


class Unread(asyncio.Transport):
    """A transport whose peer takes nothing: closed, it waits for that in vain."""

    def __init__(self) -> None:
        super().__init__()
        self.written, self.closing, self.reading = b"", False, [True]

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.closing = True

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.reading.append(False)

    def resume_reading(self) -> None:
        self.reading.append(True)

    def abort(self) -> None: ...


async def wait_for_the_end(websocket: WebSocket) -> None:
    await websocket.accept()
    while (await websocket.receive())["type"] != "websocket.disconnect":
        pass


HANDSHAKE = (
    b"GET /ws/x HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: c2V4dG9uIGJlbmNobWFyaw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def connected_to(endpoint: Any) -> tuple[TableSocket, Unread]:
    config = server_for(Starlette(routes=[WebSocketRoute("/ws/x", endpoint)]), Settings()).config
    config.load()
    protocol, transport = TableSocket(config, ServerState(), {}), Unread()
    protocol.connection_made(transport)
    protocol.data_received(HANDSHAKE)
    return protocol, transport


def hears(heard: list[str]) -> Any:
    """Whatever is said comes into this list."""

    async def listen(websocket: WebSocket) -> None:
        await websocket.accept()
        while (incoming := await websocket.receive())["type"] != "websocket.disconnect":
            heard.append(incoming["text"])

    return listen


def frames(*texts: str) -> bytes:
    return b"".join(Frame(Opcode.TEXT, text.encode()).serialize(mask=True) for text in texts)


async def test_reading_stops_only_where_more_comes_than_is_waited_for() -> None:
    heard: list[str] = []

    protocol, transport = connected_to(hears(heard))
    await asyncio.sleep(0.05)
    protocol.data_received(frames("one"))
    await asyncio.sleep(0.05)
    assert heard == ["one"] and transport.reading == [True]  # it was taken at once
    protocol.data_received(frames("two", "three", "four"))
    assert transport.reading == [True, False]  # one is handed over, the next ones wait, and so does the peer
    await asyncio.sleep(0.05)
    assert heard == ["one", "two", "three", "four"] and transport.reading == [True, False, True]
    protocol.shutdown()


def any_frames(rng: random.Random) -> tuple[list[Frame], list[str]]:
    """What a client may send: short and long texts, also in pieces, pings and pongs between them; and the texts."""
    sent: list[Frame] = []
    texts: list[str] = []
    for number in range(rng.randint(1, 12)):
        text = f"{number} è " + "x" * rng.choice([0, 3, 119, 120, 121, 122, 400])
        data, cut = text.encode(), rng.randint(0, len(text.encode()))
        pieces = rng.random() < 0.15
        if pieces:
            sent += [
                Frame(Opcode.TEXT, data[:cut], fin=False),
                Frame(Opcode.PING, b"?"),
                Frame(Opcode.CONT, data[cut:]),
            ]
        else:
            sent.append(Frame(Opcode.TEXT, data))
        if rng.random() < 0.2:
            sent.append(Frame(Opcode.PONG, b"x" * rng.choice([0, 5, 125])))
        texts.append(text)
    return sent, texts


@pytest.mark.parametrize("seed", range(24))
async def test_texts_come_in_whole_however_they_are_cut(seed: int) -> None:
    rng, heard = random.Random(seed), list[str]()

    protocol, _ = connected_to(hears(heard))
    await asyncio.sleep(0.01)
    sent, texts = any_frames(rng)
    raw = [frame.serialize(mask=True) for frame in sent]
    if seed % 2:  # as the network cuts and joins them
        whole = b"".join(raw)
        cuts = sorted(rng.sample(range(len(whole)), min(len(whole), rng.randint(0, 6))))
        raw = [whole[start:end] for start, end in zip([0, *cuts], [*cuts, len(whole)], strict=True) if start < end]
    for data in raw:
        protocol.data_received(data)
        if rng.random() < 0.7:
            await asyncio.sleep(0)
            await asyncio.sleep(0)
    await asyncio.sleep(0.01)
    assert heard == texts
    protocol.shutdown()


WRONG = {
    "no UTF-8": [b"\x81\x82\0\0\0\0\xff\xfe"],
    "a bit that means nothing": [b"\xc1\x82\0\0\0\0ok"],
    "no mask": [b"\x81\x02ok"],
    "no known kind": [b"\x83\x82\0\0\0\0ok"],
    "a text in the middle of another": [b"\x01\x82\0\0\0\0ok", b"\x81\x82\0\0\0\0ok"],
}


@pytest.mark.parametrize("wrong", WRONG)
async def test_a_short_frame_that_is_wrong_closes_the_socket_as_ever(wrong: str) -> None:
    protocol, transport = connected_to(wait_for_the_end)
    await asyncio.sleep(0.01)
    for data in (frames("fine"), *WRONG[wrong]):
        before = len(transport.written)
        protocol.data_received(data)
        await asyncio.sleep(0.01)
    assert transport.written[before : before + 1] == b"\x88"  # a close frame
    protocol.shutdown()


async def test_a_short_text_goes_past_the_library_also_after_some_that_came_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[str] = []
    parsed: list[bytes] = []

    protocol, _ = connected_to(hears(heard))
    await asyncio.sleep(0.01)
    honest = protocol.conn.receive_data
    monkeypatch.setattr(protocol.conn, "receive_data", lambda data: (parsed.append(data), honest(data)))
    together, cut = frames("one", "two"), frames("three")
    for data in (together, cut[:4], cut[4:], frames("four"), frames("five")):
        protocol.data_received(data)
        await asyncio.sleep(0.01)
    assert heard == ["one", "two", "three", "four", "five"]
    assert parsed == [together, cut[:4], cut[4:]]
    protocol.shutdown()


async def test_part_of_a_text_that_looks_like_a_frame_is_part_of_that_text() -> None:
    heard: list[str] = []

    protocol, _ = connected_to(hears(heard))
    await asyncio.sleep(0.01)
    text = "\u2042\0\0\0\0ok"  # in UTF-8 its second byte is that of a text, its third a length
    whole = b"\x81" + bytes([0x80 | len(text.encode())]) + bytes(4) + text.encode()
    for data in (whole[:7], whole[7:]):
        protocol.data_received(data)
        await asyncio.sleep(0.01)
    assert whole[7:] == b"\x81\x82\0\0\0\0ok" and heard == [text]
    protocol.shutdown()


async def test_a_message_that_came_in_the_moment_of_a_cancellation_is_not_lost() -> None:
    incoming = Incoming()
    reader = asyncio.create_task(incoming.get())
    await asyncio.sleep(0)
    incoming.put_nowait({"type": "websocket.connect"})
    reader.cancel()
    await asyncio.wait({reader})
    assert reader.cancelled() and not incoming.awaited
    assert await asyncio.wait_for(incoming.get(), 1) == {"type": "websocket.connect"}


@pytest.mark.parametrize("goodbye", [True, False])
async def test_whoever_has_said_goodbye_when_the_server_stops_is_told_no_other(goodbye: bool) -> None:
    protocol, transport = connected_to(wait_for_the_end)
    await asyncio.sleep(0.05)
    if goodbye:
        protocol.data_received(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
    protocol.shutdown()
    protocol.shutdown()  # nor twice
    assert transport.written.startswith(b"HTTP/1.1 101 ") and transport.closing
    assert transport.written.endswith(b"\x88\x02" + (1000 if goodbye else 1012).to_bytes(2, "big"))
