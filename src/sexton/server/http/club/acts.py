"""What stewards do at tables and to people, from the page or from the command line: done, and written into the log."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from sexton.kernel.interface import Refusal
from sexton.server.http.club.bots import end_bot
from sexton.server.http.club.office import Office
from sexton.server.http.site import Site
from sexton.server.nodes.tables import check_name
from sexton.server.store.bots import guest_of_bot
from sexton.server.store.club.doors import Order
from sexton.server.store.documents import UNFINISHED, Sheet
from sexton.server.store.table_lists import Filter
from sexton.server.table.seats.requests import AnySeatRequest, Concerned, End, Expel, Hide

MOST_TABLES = 1_000


async def carry_out(site: Site, order: Order, actor: str) -> None:
    if order.act == "remove":
        await remove(site, order.guest, actor, order.reason)
        return
    check_name(order.table)
    if order.act == "close":
        await must_not_be_a_way_out(site, order.table, actor)
    done = await at_table(site, order.table, actor, Hide(order.number) if order.act == "hide" else End())
    await Office(site.store, site.sources, actor).note(order.act, done, order.table, order.reason)


async def must_not_be_a_way_out(site: Site, table: str, actor: str) -> None:
    """A rated game that is broken off counts for nobody: not by one who plays it, and might be losing."""
    sheet = await Office(site.store, site.sources, actor).sheet_of(table)
    if sheet.setup.rated == "on" and sheet.status == "playing" and sheet.seats_of(actor):
        raise Refusal("server", "own-rated-table")


async def at_table(site: Site, table: str, guest: str, request: AnySeatRequest) -> Concerned:
    return msgspec.json.decode(await site.tables.request(table, guest, request), type=Concerned)


async def remove(site: Site, guest: str, actor: str, reason: str) -> None:
    """First they may do nothing any more, then their seats are given back, and those of bots that they have brought;
    their sockets go with the next round."""
    office = Office(site.store, site.sources, actor)
    if await office.book.person(guest) is None:
        raise Refusal("server", "no-such-person")
    if guest == actor:
        raise Refusal("server", "not-yourself")
    if not await office.book.remove(guest, site.sources.now(), actor):
        raise Refusal("server", "stewards-only")
    await give_seats_back(site, guest)
    for bot in await site.store.bots(guest):
        await end_bot(site, bot)
        await give_seats_back(site, guest_of_bot(bot.id))
    await office.note("remove", Concerned((guest,), guest), reason=reason)


async def give_seats_back(site: Site, guest: str) -> None:
    for one in await site.store.tables(Filter(guest=guest, limit=MOST_TABLES)):
        sheet = msgspec.json.decode(one.sheet, type=Sheet)
        if sheet.status in UNFINISHED and sheet.seats_of(guest):
            with suppress(Refusal):  # a table that cannot be loaded: nobody plays there
                await at_table(site, sheet.id, guest, Expel())
