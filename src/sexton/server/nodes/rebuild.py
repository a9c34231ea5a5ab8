"""Computes every result again from its record, whatever the sheet says."""

from __future__ import annotations

import time

import msgspec
from msgspec import Struct

from sexton.kernel.interface import Refusal
from sexton.kernel.records.record import RecordError
from sexton.server.club.rebuild import put_right
from sexton.server.store.documents import Sheet
from sexton.server.store.interface import Batch, Store
from sexton.server.store.rows import FEW
from sexton.server.table.rebuild import record_of

NODE = "rebuild"


class Rebuilt(Struct):
    games: int = 0
    changed: int = 0
    unread: int = 0  # of an edition that is not here, or torn
    held: int = 0  # by a node, which has them in memory


async def rebuild_results(store: Store) -> Rebuilt:
    done, after = Rebuilt(), ""
    await store.open()
    try:
        await store.beat(NODE, time.time())
        while names := await store.ended(after, FEW):
            for name in names:
                await rebuild_one(store, name, done)
            after = names[-1]
        await store.retire(NODE, time.time())
    finally:
        await store.close()
    return done


async def rebuild_one(store: Store, name: str, done: Rebuilt) -> None:
    lease = await store.take(name, NODE)
    if lease is None or lease.node != NODE:
        done.held += lease is not None
        return
    stored = await store.load(name)
    assert stored is not None
    done.games += 1
    sheet = msgspec.json.decode(stored.sheet, type=Sheet)
    try:
        changed = sheet.status == "over" and put_right(sheet, record_of(sheet, stored))
    except (RecordError, Refusal):
        done.unread += 1
        changed = False
    if changed:
        done.changed += 1
        batch = Batch(name, lease.token)
        batch.put_sheet(sheet, msgspec.json.encode(sheet))
        await store.write(batch)
    await store.release(name, NODE, lease.token)
