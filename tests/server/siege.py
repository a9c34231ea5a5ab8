"""A server with a running game, and what is needed to see that strangers do it no harm."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sexton.kernel.records import replay
from sexton.server.run import FRAME_BYTES
from sexton.server.store.documents import Desk, Sheet
from sexton.server.store.interface import StoredTable
from sexton.server.store.sqlite.store import stored
from tests.server.kit import PATIENCE, Player, Running, quick, seat_everyone

STOP = json.dumps({"do": "stop"})
CUT_OFF = (1002, 1007, 1009)  # broken frames, broken text, too long
TRACES = ("Traceback", 'File "', ", line ")


class Listening(logging.Handler):
    """What the server complains of. A fault that is caught and answered politely is a fault all the same."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


class Siege:
    """Two people in the middle of a game; their sockets are closed, so that nobody but the stranger speaks."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "db"
        self.loop = asyncio.new_event_loop()
        self.log = Listening()
        logging.getLogger("sexton").addHandler(self.log)
        # Nobody is noted as having left, so that nothing changes by itself.
        self.server = Running(quick(self.path, max_tables_of_guest=100_000, grace_seconds=3600, log="warning"))
        self.players = [Player(self.server.url, name) for name in ("Ada", "Bruno", "Zoe")]
        self.live = self.over = self.waiting = ""
        self.loop.run_until_complete(self._begin())
        self.before = self.table()

    async def _begin(self) -> None:
        for player in self.players:
            await player.__aenter__()
        ada, bruno, _ = self.players
        self.over = await seat_everyone([ada, bruno], [])
        await asyncio.gather(ada.play_on(), bruno.play_on())
        for player in (ada, bruno):
            await player.leave()
        self.waiting = (await ada.create(["own", "open", "invited"]))["id"]
        self.live = await seat_everyone([ada, bruno], [], listing="listed")
        for player in self.players:
            await player.leave()
        assert self.server.site.store.path == self.path

    def end(self) -> None:
        """After all of it the game is played to its end and its record is right."""
        self.loop.run_until_complete(self._play_on())
        self.server.stop()
        logging.getLogger("sexton").removeHandler(self.log)
        self.loop.close()

    async def _play_on(self) -> None:
        ada, bruno, _ = self.players
        for player in (ada, bruno):
            player.now = {}
            await player.join(self.live)
            await player.until("now")
        await asyncio.gather(ada.play_on(), bruno.play_on())
        replay.verify((await ada.http.get(f"/api/tables/{self.live}/record")).text)
        for player in self.players:
            await player.close()

    # What must not change, and what must not be told

    def table(self) -> StoredTable:
        with closing(sqlite3.connect(self.path)) as db:
            found = stored(db, self.live)
        assert found is not None
        return found

    def must_be_unharmed(self) -> None:
        assert self.table() == self.before, "a stranger has changed the table"
        self.must_be_at_ease()

    def must_be_at_ease(self) -> None:
        assert self.log.heard == [], "the server met a fault"
        assert self.server._thread.is_alive()

    def must_be_discreet(self, text: str) -> None:
        for secret in (*self.secrets(), *TRACES):
            assert secret not in text, f"{secret!r} was told"

    def secrets(self) -> list[str]:
        desk, sheet = (
            msgspec.json.decode(self.before.desk, type=Desk),
            msgspec.json.decode(self.before.sheet, type=Sheet),
        )
        guests = [chair.guest for chair in sheet.chairs]
        cookies = [player.http.cookies["sexton"] for player in self.players]
        return [desk.secret, *guests, *cookies, str(self.path)]

    # A stranger's socket

    @contextmanager
    def socket(self, cookie: str = "") -> Iterator[Stranger]:
        stranger = Stranger(self, cookie)
        try:
            yield stranger
        finally:
            stranger.close()


class Stranger:
    """Sends anything, and comes again when it was thrown out."""

    def __init__(self, siege: Siege, cookie: str) -> None:
        self.siege, self.cookie = siege, cookie
        self.coming: Any = None
        self.ws: ClientConnection | None = None

    def connected(self) -> ClientConnection:
        if self.ws is None:
            address = f"ws://127.0.0.1:{self.siege.server.port}/ws/{self.siege.live}"
            headers = {"Cookie": self.cookie} if self.cookie else {}
            self.coming = connect(
                address, additional_headers=headers, compression=None, max_size=2**24, open_timeout=PATIENCE
            )
            self.ws = self.coming.__enter__()
            self._answers(self.ws)
        return self.ws

    def send(self, content: str | bytes, *, as_text: bool) -> list[dict[str, Any]]:
        """What came back, until the server says that it has read on, or throws us out."""
        ws = self.connected()
        try:
            ws.send(content if not as_text or isinstance(content, bytes) else content.encode(), text=as_text)
            return self._answers(ws)
        except ConnectionClosed as closed:
            self.close()
            # Amid a frame that is too long the reason may be lost on its way, as what comes after it is not read.
            unread = closed.rcvd is None and len(content) > FRAME_BYTES
            if not unread and (closed.rcvd is None or closed.rcvd.code not in CUT_OFF):
                raise AssertionError("the server hung up without a good reason") from closed
            return []

    def _answers(self, ws: ClientConnection) -> list[dict[str, Any]]:
        ws.send(STOP)
        answers: list[dict[str, Any]] = []
        while True:
            text = ws.recv(PATIENCE)
            assert isinstance(text, str)
            self.siege.must_be_discreet(text)
            message = json.loads(text)
            if message["type"] == "refused" and message["facts"].get("kind") == "stop":
                return answers
            if message["type"] != "presence":  # who comes and goes is told in its own time
                answers.append(message)

    def close(self) -> None:
        if self.ws is not None:
            self.ws = None
            with suppress(ConnectionClosed):
                self.coming.__exit__(None, None, None)
