"""Servers that cheat at the shuffle, each in its own way: what the players' programs must notice.

A real server in which one function is replaced: in this process (`with cheats("swap"): …`), or in one of its own
(`Process(settings, first=cheating("swap"))`).
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import msgspec

from sexton.kernel.chance.fair import SECRET_BYTES, commitment_to_salt
from sexton.kernel.interface import Seat
from sexton.kernel.records import record
from sexton.server.nodes import tables
from sexton.server.store.documents import Desk, Sheet
from sexton.server.table import deal, shuffle
from sexton.server.table.live_table import LiveTable
from sexton.server.wire import messages
from sexton.server.wire.listener import Listener


def known_salt(table: str, seat: Seat) -> bytes:
    """A salt of the server's own, which it passes off as a seat's."""
    return hashlib.sha256(f"{table} {seat}".encode()).digest()


def known_commitment(table: str, seat: Seat) -> str:
    return commitment_to_salt(known_salt(table, seat), table, seat)


def swap() -> None:
    """Once it knows the salts it takes another secret: it could try thousands, and deal the cards it likes."""
    honest = deal.begin

    async def begin(table: LiveTable) -> None:
        table.desk.secret = os.urandom(SECRET_BYTES).hex()
        await honest(table)

    deal.begin = begin


def again() -> None:
    """Once it knows the salts it sends the deal back to the beginning, once for each table."""
    honest, sent_back = deal.begin, set[str]()

    async def begin(table: LiveTable) -> None:
        desk = table.desk
        if table.sheet.id in sent_back:
            await honest(table)
            return
        sent_back.add(table.sheet.id)
        desk.closed, desk.salts = False, {}
        shuffle.call_off(desk, os.urandom(SECRET_BYTES), desk.humans[-1:])

    deal.begin = begin


def left_out() -> None:
    """The list has a commitment of the server's own where that of the first person should stand."""
    honest = shuffle.close

    def close(sheet: Sheet, desk: Desk) -> None:
        honest(sheet, desk)
        victim = desk.humans[0]
        desk.salted[victim] = known_commitment(sheet.id, victim)

    shuffle.close = close


def different_lists() -> None:
    """The last person is shown a list in which only their own entry is true; all others are shown the true one."""

    class Lying(LiveTable):
        def tell_deal(self, to: Iterable[Listener] | None = None) -> None:
            shown, table = shuffle.shown(self.sheet, self.desk, None), self.sheet.id
            victim = self.sheet.humans[-1]
            others = [seat for seat in shown.salted if seat != victim]
            salted = shown.salted | {seat: known_commitment(table, seat) for seat in others}
            salts = shown.salts and shown.salts | {seat: known_salt(table, seat).hex() for seat in others}
            lie = msgspec.structs.replace(shown, salted=salted, salts=salts)
            for listener in list(self.listeners.values() if to is None else to):
                listener.tell(messages.encoded(lie if listener.seat == victim else shown))

    tables.LiveTable = Lying  # type: ignore[misc]


def void() -> None:
    """It does not like the cards, and says that the first person has not opened a salt."""

    async def begin(table: LiveTable) -> None:
        sheet, desk = table.sheet, table.desk
        sheet.missing, sheet.status, desk.until = desk.humans[:1], "void", None
        ending = record.Ending("void", record.void_reason(sheet.missing), desk.secret)
        await table.keep(lines=((1, "\n".join(record.ending_bodies(ending))),))
        table.tell_about()

    deal.begin = begin


MODES: dict[str, Callable[[], None]] = {
    "swap": swap,
    "again": again,
    "left-out": left_out,
    "different-lists": different_lists,
    "void": void,
}


def plant(mode: str) -> None:
    MODES[mode]()


def cheating(mode: str) -> str:
    """What a process runs before it serves, to cheat in this way."""
    return f"from tests.server import dishonest; dishonest.plant({mode!r})"


@contextmanager
def cheats(mode: str) -> Iterator[None]:
    """Servers of this process cheat in this way meanwhile."""
    honest = deal.begin, shuffle.close, tables.LiveTable
    plant(mode)
    try:
        yield
    finally:
        deal.begin, shuffle.close, tables.LiveTable = honest  # type: ignore[misc]
