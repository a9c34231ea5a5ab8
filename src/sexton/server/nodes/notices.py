"""Notices that were held back, for quiet hours or for a digest: told when they are due, if they are still true."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

from sexton.kernel.interface import Refusal
from sexton.server.store.notices import Held
from sexton.server.table.seats.requests import Summary
from sexton.server.table.shared import CALL, Notice
from sexton.server.wire.bodies import TableListed

if TYPE_CHECKING:
    from sexton.server.nodes.tables import Tables

AT_ONCE = 50  # guests


async def tell_due(tables: Tables) -> None:
    if not tables.shared.settings.notices:
        return
    found = await tables.store.take_due(tables.shared.sources.now(), AT_ONCE)
    for guest, held in groupby(found, key=lambda one: one.guest):
        told = [(one, msgspec.json.decode(one.body, type=Notice)) for one in held]
        notices = [notice for one, notice in told if await is_true(tables, one, notice)]
        first_of = {notice.table: notice for notice in reversed(notices)}  # somebody may have several seats there
        if first_of:
            await tables.delivery.tell(guest, list(reversed(first_of.values())))


async def is_true(tables: Tables, held: Held, notice: Notice) -> bool:
    """Whether it is still their go, or a table still waits for them; and they are still not there."""
    try:
        told = await tables.request(held.table, held.guest, Summary())
    except Refusal:
        return False
    listed = msgspec.json.decode(told, type=TableListed)
    here = any(listed.chairs[seat].here for seat in listed.you)
    waits = bool(listed.you) and listed.status == "waiting" if notice.event == CALL else bool(listed.your_go)
    return waits and not here
