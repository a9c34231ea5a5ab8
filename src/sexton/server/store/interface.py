"""What a store must do. There are two: one SQLite file, or PostgreSQL for many nodes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from msgspec import Struct

from sexton.kernel.interface import Seat
from sexton.kernel.records.record import Answer
from sexton.server.store.bots import BotStore
from sexton.server.store.club.members import ClubStore
from sexton.server.store.documents import PLAYED, Sheet, Status
from sexton.server.store.guests import GuestStore
from sexton.server.store.notices import NoticeStore
from sexton.server.store.ratings import RatedTable, RatingStore
from sexton.server.store.table_lists import TableLists


class LeaseLost(Exception):
    """Another node writes this table now, or the store was restored: what we hold in memory is stale."""


class AlreadyStored(Exception):
    """This number of this table's record is taken. It cannot happen to the one writer of a table."""


class Lease(Struct, frozen=True):
    node: str  # who may write the table
    token: int  # fences off every earlier holder
    last_alive: float | None  # when the holder before was last known to be alive; None if there was none


class Chatted(Struct, frozen=True):
    number: int
    seat: Seat
    name: str
    text: str
    at: float
    guest: str  # who said it, whoever has the seat by now


class StoredNote(Struct, frozen=True):
    number: int
    after: int  # how many inputs came before it
    body: str


class StoredTable(Struct, frozen=True):
    """Everything from which a table is rebuilt."""

    id: str
    sheet: bytes
    desk: bytes
    lines: tuple[tuple[int, str], ...]
    sealed: tuple[Answer, ...]
    chat: tuple[Chatted, ...]
    notes: tuple[StoredNote, ...] = ()


class Batch(Struct):
    """What happened at one table in one go: written whole or not at all, and only under a lease that holds."""

    table: str
    token: int
    lines: tuple[tuple[int, str], ...] = ()
    notes: tuple[StoredNote, ...] = ()
    sealed: tuple[Answer, ...] = ()
    cut: int | None = None  # a decision was taken back: of the lines before these as many stay
    unseal: bool = False  # the sealed answers were carried out, or are void
    sheet: bytes | None = None
    status: Status = "waiting"  # with the sheet, as columns to look for
    listed: bool = False
    members: tuple[str, ...] | None = None  # as the sheet names them; with the sheet
    desk: bytes | None = None
    chat: tuple[Chatted, ...] = ()
    telling: bytes | None = None
    delete_chat_of: str = ""  # what this guest has said
    chat_heir: tuple[str, str] | None = None  # what the first of these guests has said is the second one's
    rated: RatedTable | None = None  # a rated game has ended; with the sheet

    def put_sheet(self, sheet: Sheet, encoded: bytes) -> None:
        self.sheet, self.status = encoded, sheet.status
        self.listed = sheet.setup.listing == "listed"
        self.members = tuple(sorted(sheet.members()))
        if sheet.setup.rated == "on" and sheet.status in PLAYED:
            self.rated = RatedTable(sheet.id, sheet.setup.game, sheet.ended)


class Mail(Struct, frozen=True):
    """From node to node. It need not be durable: if it is lost, the sender asks again."""

    sender: str
    body: bytes


class Store(BotStore, ClubStore, GuestStore, NoticeStore, RatingStore, TableLists, Protocol):
    shared: bool  # whether several nodes may use it at once

    async def open(self) -> None: ...

    async def open_beside(self) -> None:
        """The same for a moment, beside whoever else has it open; it must be of this version already."""

    async def close(self) -> None: ...

    async def signing_key(self, fresh: bytes) -> bytes:
        """The key that signs cookies: the stored one, or the fresh one, which is stored."""

    async def kept_key(self, name: str, fresh: bytes) -> bytes:
        """Another key that is kept with the tables: the stored one, or the fresh one, which is stored."""

    async def restored(self) -> bytes:
        """Changes whenever a backup is restored: anything held in memory is stale then."""

    async def beat(self, node: str, now: float) -> None:
        """This node is alive."""

    async def alive(self) -> set[str]:
        """The nodes whose leases hold."""

    async def retire(self, node: str, now: float) -> None:
        """This node gives up its leases at once."""

    async def create(self, batch: Batch, game: str, created: float, node: str) -> None:
        """A new table, leased to the node with the batch's token."""

    async def take(self, table: str, node: str) -> Lease | None:
        """The lease of a table: ours, if nobody alive holds it. None if there is no such table. To load a table that
        does not run is a visit; those that run are loaded at every start."""

    async def release(self, table: str, node: str, token: int) -> None: ...

    async def load(self, table: str) -> StoredTable | None: ...

    async def write(self, batch: Batch) -> None:
        """Durable when it returns. LeaseLost if somebody else holds the table by now."""

    async def waking(self, node: str) -> Sequence[str]:
        """Tables in the middle of a game that nobody alive looks after."""

    async def telling(self, table: str) -> bytes | None: ...

    async def purge(self, chat_before: float, guests_before: float) -> int:
        """Delete old chat, guests (not members) and sessions not seen for long; returns the number of deleted rows."""

    async def visit(self, names: Collection[str], now: float) -> None:
        """Somebody is at these tables, or was. To make and to change one is a visit, too."""

    async def left_alone(self, node: str, before: float, spared: Collection[str], most: int) -> Sequence[str]:
        """Tables that wait and were not visited since then, but for the spared and those another node looks after."""

    async def forsaken(self, node: str, before: float, spared: Collection[str], most: int) -> Sequence[str]:
        """Running games in the place of tables that wait, the one left alone for longest first."""

    async def delete_left_alone(self, names: Collection[str], node: str, before: float) -> int:
        """Delete those of them that are still left alone as above; how many went."""

    async def delete(self, table: str, token: int) -> None:
        """LeaseLost if somebody else holds the table by now."""

    async def probe(self) -> None:
        """Raises where nothing can be written any more, as on a full disk."""

    async def send(self, node: str, mails: Sequence[Mail]) -> None: ...

    async def collect(self, node: str) -> Sequence[Mail]:
        """Waits until there is mail for the node, or about a second."""
