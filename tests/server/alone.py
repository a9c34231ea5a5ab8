"""A table without a server plays a game to its end; `tests.server.forbidden` runs it and forbids all else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from sexton.kernel.chance.fair import SECRET_BYTES, commitment_to_salt
from sexton.server.settings import Settings
from sexton.server.sources import Sources
from sexton.server.store.documents import Desk, Setup, Sheet
from sexton.server.store.interface import Batch
from sexton.server.table import handlers
from sexton.server.table.course import TableCourse
from sexton.server.table.hearers import visits
from sexton.server.table.live_table import LiveTable
from sexton.server.table.seats import chairs
from sexton.server.table.shared import Notice, Shared
from sexton.server.thinking.booking import Asker, Booking
from sexton.server.thinking.thought import Advised, Thought
from sexton.server.wire.listener import Listener
from sexton.server.wire.messages import Answer, Commit, FromClient, Open

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
