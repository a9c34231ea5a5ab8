"""A table without a server: nothing of the web, no thread, no process, no database. It plays a game to its end.

`python -m tests.server.alone` in a process of its own, since what it forbids is forbidden for good.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from typing import Any

import msgspec

ELSEWHERE = ("starlette", "uvicorn", "websockets", "httpx", "itsdangerous", "smtplib", "multiprocessing", "sqlite3")
ELSEWHERE += ("asyncpg", "sqlalchemy", "alembic", "sexton.server.http", "sexton.server.nodes")


class Forbidden:
    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        if any(name == one or name.startswith(f"{one}.") for one in ELSEWHERE):
            raise AssertionError(f"{name} is imported")


def no_thread(thread: threading.Thread) -> None:
    raise AssertionError("a thread is started")


sys.meta_path.insert(0, Forbidden())  # type: ignore[arg-type]
threading.Thread.start = no_thread  # type: ignore[method-assign]

from sexton.kernel.chance.fair import SECRET_BYTES, commitment_to_salt  # noqa: E402
from sexton.server.settings import Settings  # noqa: E402
from sexton.server.sources import Sources  # noqa: E402
from sexton.server.store.documents import Desk, Setup, Sheet  # noqa: E402
from sexton.server.store.interface import Batch  # noqa: E402
from sexton.server.table import handlers  # noqa: E402
from sexton.server.table.course import TableCourse  # noqa: E402
from sexton.server.table.hearers import visits  # noqa: E402
from sexton.server.table.live_table import LiveTable  # noqa: E402
from sexton.server.table.seats import chairs  # noqa: E402
from sexton.server.table.shared import Notice, Shared  # noqa: E402
from sexton.server.thinking.booking import Asker, Booking  # noqa: E402
from sexton.server.thinking.thought import Advised, Thought  # noqa: E402
from sexton.server.wire.listener import Listener  # noqa: E402
from sexton.server.wire.messages import Answer, Commit, FromClient, Open  # noqa: E402

OWNER, SALT = "ada", b"\x07" * 16


class Kept:
    """A store that keeps batches in a list."""

    def __init__(self) -> None:
        self.batches: list[Batch] = []

    async def write(self, batch: Batch) -> None:
        self.batches.append(batch)

    async def delete(self, table: str, token: int) -> None:
        raise AssertionError


class FirstMove:
    """Thinks for the bots, in no time."""

    def check_bot(self, level: str, game: str) -> None:
        assert level == "random"

    async def choice(self, thought: Thought, asker: Asker, booked: Callable[[Booking], None]) -> int:
        return thought.moves[0]

    async def advice(
        self, thought: Thought, language: str, asker: Asker, booked: Callable[[Booking], None]
    ) -> list[Advised]:
        raise AssertionError("nobody asked")

    async def keep_pace(self, started: float) -> None:
        await asyncio.sleep(0)


class Nobody:
    """Keeps the table, and is asked for nothing."""

    async def check_room(self, guest: str) -> None:
        raise AssertionError

    async def create(self, sheet: Sheet) -> None:
        raise AssertionError

    def let_go(self, table: LiveTable) -> None:
        raise AssertionError("the table was put away")

    async def notify(self, notice: Notice, guest: str) -> None:
        raise AssertionError


class Ear(Listener):
    def __init__(self) -> None:
        super().__init__("ear", OWNER, "en")
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(reason)


async def play() -> None:
    store, ear = Kept(), Ear()
    shared = Shared(Settings(), store, FirstMove(), Sources())
    sheet = chairs.new_sheet(shared, Setup("gravediggers", ("own", "bot random", "bot random")), OWNER, "Ada")
    desk = Desk(shared.sources.bytes(SECRET_BYTES).hex())
    table = LiveTable(shared, TableCourse(Nobody()), sheet, desk, chairs.opened(sheet.setup), 1)

    async def say(message: FromClient) -> None:
        await handlers.receive(table, ear, message)
        refused = [text for text in ear.heard if b'"refused"' in text]
        assert not refused, refused

    await visits.attach(table, ear)
    await say(Commit(commitment_to_salt(SALT, sheet.id, 0)))
    await say(Open(SALT.hex()))
    assert table.game is not None
    game, kinds = table.game.table, [msgspec.json.decode(text)["type"] for text in ear.heard]
    assert kinds[kinds.index("now") - 2 :][:3] == ["table", "deal", "now"], kinds
    while not game.ended:
        if 0 in table.waited_for():
            await say(Answer(game.ask_for(0), game.rules.write(game.moves(0)[0])))
        await asyncio.sleep(0)
    lines = sum(len(batch.lines) for batch in store.batches)
    assert table.sheet.status == "over" and lines > len(game.record().lines)
    print("over", lines)


if __name__ == "__main__":
    asyncio.run(play())
