"""A million messages with something wrong with them: no fault, no changed table.

    python -m tests.server.mutated_run                          a million, some minutes
    python -m tests.server.mutated_run --messages 20000

tests/server/test_hostile_sockets.py looks at every answer to a few; here it is the number. Three kinds of senders: a
watcher, a guest without a seat, and a player of the game, who sends nothing that could be an answer, a resignation or
anything else that a player may do. One message in ten goes to the requests instead of a socket.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sqlite3
import tempfile
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import click
import httpx
import websockets
from rich.console import Console
from rich.progress import Progress

from sexton.kernel.records import replay
from sexton.server.store.interface import StoredTable
from sexton.server.store.sqlite.store import stored
from tests.server.kit import Player, Running, quick, seat_everyone
from tests.server.mutants import NAMES, NUMBERS, VALID, WORDS, nested
from tests.server.siege import Listening

SENDERS = 6
TOGETHER = 50  # messages before the answers are waited for
REQUESTS = 0.1  # of all messages
PATHS = (
    "/api/tables",
    "/api/guest",
    "/api/tables/{table}/seats/1",
    "/api/guest/mail",
    "/api/referee/gravediggers/robbery",
)
MAY_DO = ("answer", "take-back", "resign", "say", "propose", "withdraw", "resume", "sit", "rematch", "start", "replace")


class Mutants:
    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def value(self, depth: int = 0) -> Any:
        kind = self.rng.randrange(8 if depth < 3 else 5)
        if kind == 0:
            return self.rng.choice((None, True, False))
        if kind == 1:
            return self.rng.choice(NUMBERS)
        if kind == 2:
            return self.rng.choice(WORDS)
        if kind == 3:
            return self.rng.getrandbits(self.rng.randrange(1, 70))
        if kind == 4:
            return "".join(chr(self.rng.randrange(1, 0xD7FF)) for _ in range(self.rng.randrange(12)))
        if kind == 5:
            return nested(None, self.rng.randrange(1, 60))
        if kind == 6:
            return [self.value(depth + 1) for _ in range(self.rng.randrange(4))]
        return {self.rng.choice(NAMES): self.value(depth + 1) for _ in range(self.rng.randrange(4))}

    def message(self) -> Any:
        message: Any = dict(self.rng.choice(VALID))
        for _ in range(self.rng.randrange(1, 4)):
            name = self.rng.choice([*message, "seat", "extra", "do"])
            if self.rng.random() < 0.3:
                message.pop(name, None)
            else:
                message[name] = self.value()
        return self.rng.choice((message, message, message, [message], {"do": message}, self.value()))

    def text(self) -> bytes:
        content = bytearray(json.dumps(self.message()).encode("utf-8", "replace"))
        harm = self.rng.randrange(6)
        if harm == 0:
            del content[self.rng.randrange(len(content) + 1) :]
        elif harm == 1 and content:
            content[self.rng.randrange(len(content))] = self.rng.randrange(256)
        elif harm == 2:
            content *= 2
        elif harm == 3 and self.rng.random() < 0.05:
            content += b" " * self.rng.choice((4_000, 4_097, 60_000))
        return bytes(content)


def may_be_done(content: bytes) -> bool:
    """By somebody who has a seat: that would be no attack."""
    with suppress(ValueError, RecursionError):
        message = json.loads(content)
        return isinstance(message, dict) and message.get("do", "answer") in MAY_DO
    return False


class Sender:
    def __init__(self, number: int, server: Running, table: str, cookie: str, plays: bool) -> None:
        self.mutants, self.server, self.table, self.cookie, self.plays = Mutants(number), server, table, cookie, plays
        self.came = Counter[str]()
        self.http = httpx.AsyncClient(base_url=server.url, timeout=60)

    async def send(self, number: int, progress: Any) -> None:
        address = f"{self.server.url.replace('http', 'ws', 1)}/ws/{self.table}"
        left = number
        while left > 0:
            with suppress(websockets.ConnectionClosed):
                async with websockets.connect(
                    address,
                    additional_headers={"Cookie": self.cookie},
                    compression=None,
                    max_size=2**24,
                    max_queue=None,
                ) as ws:
                    while left > 0:
                        some = min(TOGETHER, left)
                        left -= some
                        progress(some)
                        await self._some(ws, some)
        await self.http.aclose()

    async def _some(self, ws: Any, number: int) -> None:
        for _ in range(number):
            content = self.mutants.text()
            if self.mutants.rng.random() < REQUESTS:
                await self._request(content)
            elif not (self.plays and may_be_done(content)):
                as_text = self.mutants.rng.random() < 0.5
                await ws.send(content.decode("utf-8", "replace") if as_text else content)
                self.came["sent"] += 1
        await ws.send(json.dumps({"do": "ping"}))
        while json.loads(await ws.recv())["type"] != "pong":
            self.came["answered"] += 1

    async def _request(self, content: bytes) -> None:
        path = self.mutants.rng.choice(PATHS).format(table=self.table)
        answer = await self.http.post(path, content=content, headers={"content-type": "application/json"})
        self.came[f"{answer.status_code // 100}xx"] += 1


def table_in(path: Path, table: str) -> StoredTable:
    with closing(sqlite3.connect(path)) as db:
        found = stored(db, table)
    assert found is not None
    return found


async def attack(number: int, folder: Path, progress: Any = lambda some: None) -> Counter[str]:
    """What came of so many messages; AssertionError if anything but answers did."""
    log = Listening()
    logging.getLogger("sexton").addHandler(log)
    path = folder / "sexton.db"
    settings = quick(path, grace_seconds=3600, log="warning", guard_share=0.0, max_tables=1_000_000)
    server = await asyncio.to_thread(Running, settings)
    try:
        async with (
            Player(server.url, "Ada") as ada,
            Player(server.url, "Bruno") as bruno,
            Player(server.url, "Zoe") as zoe,
        ):
            table = await seat_everyone([ada, bruno], [])
            for player in (ada, bruno):
                await player.leave()
            before = table_in(path, table)
            cookies = [("", False), (zoe.cookie, False), (bruno.cookie, True)]
            senders = [Sender(at, server, table, *cookies[at % 3]) for at in range(SENDERS)]
            await asyncio.gather(*(sender.send(number // SENDERS + 1, progress) for sender in senders))
            came = sum((sender.came for sender in senders), Counter[str]())
            assert not came["5xx"], came
            assert log.heard == [], log.heard[:5]
            assert table_in(path, table) == before, "the table was changed"
            for player in (ada, bruno):
                player.now = {}
                await player.join(table)
                await player.until("now")
            await asyncio.gather(ada.play_on(), bruno.play_on())
            replay.verify((await ada.http.get(f"/api/tables/{table}/record")).text)
            return came
    finally:
        await asyncio.to_thread(server.stop)
        logging.getLogger("sexton").removeHandler(log)


@click.command(help=__doc__)
@click.option("--messages", default=1_000_000, show_default=True)
def main(messages: int) -> None:
    console = Console()
    with tempfile.TemporaryDirectory() as folder, Progress(console=console) as progress:
        task = progress.add_task("messages", total=messages)
        came = asyncio.run(attack(messages, Path(folder), lambda some: progress.advance(task, some)))
    console.print(f"{messages:,} messages: no fault, no 5xx, the table unchanged; {dict(sorted(came.items()))}")


if __name__ == "__main__":
    main()
