"""A million messages with something wrong with them: no fault, no changed table.

    python -m tests.server.mutated_run                          a million, a quarter of an hour; goes on where it was
    python -m tests.server.mutated_run --messages 20000

tests/server/test_hostile_sockets.py looks at every answer to a few; here it is the number. Three kinds of senders: a
watcher, a guest without a seat, and a player of the game, who sends nothing that could be an answer, a resignation or
anything else that a player may do. One message in ten goes to the requests instead of a socket.

The messages come in blocks, each with a number that they follow from. Those that are done are kept in build/mutated
and counted again next time, as long as the server's sources are what they were.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import random
import sqlite3
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress

from sexton.kernel.records import replay
from sexton.server.store.interface import StoredTable
from sexton.server.store.sqlite.store import stored
from tests.server.kills import ROOT, sources
from tests.server.kit import Player, seat_everyone
from tests.server.load_run import Served
from tests.server.mutants import NAMES, NUMBERS, VALID, WORDS, nested
from tests.server.plain_wire import HungUp, Requests, Socket

KEPT = ROOT / "build" / "mutated"
BLOCK = 10_000
SENDING = 2  # processes
AT_A_TABLE = 10  # blocks
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
UNLIMITED = {
    "bot_workers": 0, "processor_share": 1000, "processor_burst": 1000, "table_rate": 10_000, "claim_rate": 10_000,
    "max_tables": 1_000_000, "grace_seconds": 3600, "guard_share": 0, "log": "warning",
}  # fmt: skip


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
    """By somebody who has a seat, as the server reads it: that would be no attack."""
    with suppress(ValueError, RecursionError):
        message = json.loads(content.decode("utf-8", "replace"))
        return isinstance(message, dict) and message.get("do", "answer") in MAY_DO
    return False


class Target(Struct, frozen=True):
    """A table of a server, and who sends there: nobody known, a guest, a player."""

    port: int
    table: str
    cookies: tuple[str, str, str]


class Sender:
    def __init__(self, block: int, target: Target) -> None:
        self.mutants, self.target = Mutants(block), target
        self.cookie = target.cookies[block % 3]
        self.plays = block % 3 == 2
        self.came = Counter[str]()
        self.requests = Requests(target.port)

    def send(self, number: int) -> Counter[str]:
        left = number
        while left > 0:
            with suppress(HungUp), closing(Socket(self.target.port, f"/ws/{self.target.table}", self.cookie)) as ws:
                while left > 0:
                    some = min(TOGETHER, left)
                    left -= some
                    self._some(ws, some)
        self.requests.close()
        return self.came

    def _content(self) -> bytes:
        content = self.mutants.text()
        while self.plays and may_be_done(content):
            content = self.mutants.text()
        return content

    def _some(self, ws: Socket, number: int) -> None:
        rng = self.mutants.rng
        for _ in range(number):
            content = self._content()
            if rng.random() < REQUESTS:
                path = rng.choice(PATHS).format(table=self.target.table)
                self.came[f"{self.requests.post(path, content) // 100}xx"] += 1
            else:
                ws.send(content, as_text=rng.random() < 0.5)
                self.came["sent"] += 1
        ws.send(b'{"do":"ping"}', as_text=True)
        ws.go()
        while json.loads(ws.receive())["type"] != "pong":
            self.came["answered"] += 1


def send_block(target: Target, number: int, block: int) -> tuple[int, Counter[str]]:
    return block, Sender(block, target).send(number)


def table_in(path: Path, table: str) -> StoredTable:
    with closing(sqlite3.connect(path)) as db:
        found = stored(db, table)
    assert found is not None
    return found


@asynccontextmanager
async def under_siege(folder: Path) -> AsyncIterator[Target]:
    """A game of two who have left for now. Afterwards it is what it was, and they play it to its end."""
    log = folder / "log"
    served = Served(folder, log, **UNLIMITED)
    try:
        await served.ready()
        async with (
            Player(served.url, "Ada") as ada,
            Player(served.url, "Bruno") as bruno,
            Player(served.url, "Zoe") as zoe,
        ):
            table = await seat_everyone([ada, bruno], [])
            for player in (ada, bruno):
                await player.leave()
            before = table_in(folder / "sexton.db", table)
            yield Target(served.port, table, ("", zoe.cookie, bruno.cookie))
            after = table_in(folder / "sexton.db", table)
            changed = [name for name in before.__struct_fields__ if getattr(before, name) != getattr(after, name)]
            assert not changed, [(name, getattr(before, name), getattr(after, name)) for name in changed]
            assert not (said := log.read_text()), said[:500]
            for player in (ada, bruno):
                player.now = {}
                await player.join(table)
                await player.until("now")
            await asyncio.gather(ada.play_on(), bruno.play_on())
            replay.verify((await ada.http.get(f"/api/tables/{table}/record")).text)
    finally:
        served.stop()


# Many blocks, some of them on another day


class Kept(Struct):
    sources: str  # a digest of the server
    blocks: dict[int, dict[str, int]] = {}


def kept() -> Kept:
    with suppress(OSError, msgspec.DecodeError):
        found = msgspec.json.decode((KEPT / "blocks.json").read_bytes(), type=Kept)
        if found.sources == sources():
            return found
    return Kept(sources())


def keep(found: Kept) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    (KEPT / "blocks.json").write_bytes(msgspec.json.encode(found))


def blocks_sent(target: Target, blocks: list[int]) -> Iterator[tuple[int, Counter[str]]]:
    with ProcessPoolExecutor(SENDING, mp_context=multiprocessing.get_context("spawn")) as executor:
        yield from executor.map(partial(send_block, target, BLOCK), blocks)


async def send_all(found: Kept, blocks: list[int], progress: Callable[[], object]) -> None:
    """What a table bore is kept only when that table has been looked at."""
    new = dict[int, dict[str, int]]()
    with tempfile.TemporaryDirectory() as folder:
        async with under_siege(Path(folder)) as target:
            sent = blocks_sent(target, blocks)
            while (one := await asyncio.to_thread(next, sent, None)) is not None:
                block, came = one
                assert not came["5xx"], came
                new[block] = came
                progress()
    found.blocks |= new
    keep(found)


@click.command(help=__doc__)
@click.option("--messages", default=1_000_000, show_default=True)
def main(messages: int) -> None:
    console, found = Console(), kept()
    wanted = range(-(-messages // BLOCK))
    todo = [block for block in wanted if block not in found.blocks]
    with Progress(console=console) as progress:
        task = progress.add_task("blocks", total=len(wanted), completed=len(wanted) - len(todo))
        for at in range(0, len(todo), AT_A_TABLE):
            some = todo[at : at + AT_A_TABLE]
            asyncio.run(send_all(found, some, lambda: progress.advance(task)))
    came = sum((Counter(found.blocks[block]) for block in wanted), Counter[str]())
    total = len(wanted) * BLOCK
    console.print(f"{total:,} messages: no fault, no 5xx, no table changed; {dict(sorted(came.items()))}")


if __name__ == "__main__":
    main()
