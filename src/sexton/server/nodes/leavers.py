"""Guests who leave for good, or turn out to be somebody who is known already: at all their tables, however many."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from sexton.kernel.interface import Refusal
from sexton.server.store.documents import UNFINISHED, Sheet
from sexton.server.store.interface import Batch
from sexton.server.store.persons import KEY_BYTES, PERSON_KEY, person_of
from sexton.server.store.table_lists import Filter
from sexton.server.table.seats import chairs
from sexton.server.table.seats import leavers as seats
from sexton.server.table.seats.links import new_token
from sexton.server.table.seats.requests import Drop, Forget, Inherit
from sexton.server.table.shared import Notice

if TYPE_CHECKING:
    from sexton.server.nodes.tables import Tables

AT_ONCE = 500
UNREADABLE = ("other-edition", "record-torn")  # nobody plays on at such a table, and nobody is kept by it


async def forget(tables: Tables, guest: str) -> None:
    """Name, chat, mail address and session go; unfinished games have to be left first."""
    for status in UNFINISHED:
        for one in await tables.store.tables(Filter(guest=guest, status=status, limit=AT_ONCE)):
            if chairs.plays_on(msgspec.json.decode(one.sheet, type=Sheet), guest) and await can_be_read(tables, one.id):
                raise Refusal("server", "game-not-over")
    key = await tables.store.kept_key(PERSON_KEY, tables.shared.sources.bytes(KEY_BYTES))
    async for table, owned in every_table_of(tables, guest):
        await forget_at(tables, table, guest, person_of(key, guest))
        if owned:
            await unname(tables, table)
    for table in await tables.store.spoken_at(guest):  # from a seat that was given back
        await forget_at(tables, table, guest, person_of(key, guest))
    await tables.store.forget_guest(guest)


async def check_still_here(tables: Tables, guest: str) -> None:
    """Whoever has left while they were given a seat has none: it would bear their name for ever."""
    if await tables.store.guest(guest) is not None:
        return
    key = await tables.store.kept_key(PERSON_KEY, tables.shared.sources.bytes(KEY_BYTES))
    async for table, _ in every_table_of(tables, guest):
        for leaving in (Drop(), Forget(person_of(key, guest))):
            with suppress(Refusal):  # the owner of a table that waits has no seat to give back
                await tables.request(table, guest, leaving)
    raise Refusal("server", "session-needed")


async def inherit(tables: Tables, guest: str, heir: str) -> int:
    """All that this guest has is the heir's; at how many tables it could not be."""
    stayed = 0
    async for table, _ in every_table_of(tables, guest):
        answer = await tables.request(table, guest, Inherit(heir))
        stayed += not msgspec.json.decode(answer)["moved"]
    for table in await tables.store.spoken_at(guest) if not stayed else ():  # from a seat that was given back
        await tables.request(table, guest, Inherit(heir))
    return stayed


async def every_table_of(tables: Tables, guest: str) -> AsyncIterator[tuple[str, bool]]:
    """And whether they made it. For what makes a table this guest's no longer: so the next lot is another one."""
    done = set[str]()
    while True:
        found = await tables.store.tables(Filter(guest=guest, limit=AT_ONCE))
        some = [one for one in found if one.id not in done]
        if not some:
            return
        for one in some:
            yield one.id, msgspec.json.decode(one.sheet, type=Sheet).owner == guest
        done |= {one.id for one in some}


async def unname(tables: Tables, table: str) -> None:
    """Notices that wait for somebody's hours say no longer who made this table."""
    for one in await tables.store.held_at(table):
        notice = msgspec.structs.replace(msgspec.json.decode(one.body, type=Notice), host="")
        await tables.store.hold(msgspec.structs.replace(one, body=msgspec.json.encode(notice)))


async def can_be_read(tables: Tables, table: str) -> bool:
    try:
        await tables.find(table)
    except Refusal as refusal:
        return refusal.message not in UNREADABLE
    except Exception:  # another node has it
        return True
    return True


async def forget_at(tables: Tables, table: str, guest: str, person: str) -> None:
    try:
        await tables.request(table, guest, Forget(person))
    except Refusal as refusal:
        if refusal.message not in UNREADABLE or not await forget_unread(tables, table, guest, person):
            raise


async def forget_unread(tables: Tables, table: str, guest: str, person: str) -> bool:
    """In the sheet alone, of a table that these rules cannot open. Whether this node may write there."""
    lease, stored = await tables.store.take(table, tables.node), await tables.store.load(table)
    if lease is None or lease.node != tables.node or stored is None:
        return False
    sheet = msgspec.json.decode(stored.sheet, type=Sheet)
    seats.forget(sheet, guest, person, new_token(tables.shared.sources))
    batch = Batch(table, lease.token, delete_chat_of=guest)
    batch.put_sheet(sheet, msgspec.json.encode(sheet))
    await tables.store.write(batch)
    return True
