"""Counts rated games one after the other, and can work out everything anew from the stored games."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence

import msgspec
from msgspec import Struct

from sexton.kernel.interface import Refusal
from sexton.kernel.records.notes import AnyNote
from sexton.kernel.records.record import RecordError
from sexton.server.club.history import Person
from sexton.server.club.ratings.counted import counted, counts, persons_of
from sexton.server.club.rebuild import put_right
from sexton.server.sources import Sources
from sexton.server.store.documents import PLAYED, Sheet
from sexton.server.store.interface import Store, StoredTable
from sexton.server.store.persons import KEY_BYTES, PERSON_KEY, person_of
from sexton.server.store.ratings import VOID, WAITS, RatedSeat, RatedTable
from sexton.server.store.rows import FEW
from sexton.server.table.rebuild import notes_of, record_of

AllRatings = tuple[Sequence[RatedTable], Sequence[RatedSeat]]


async def persons(store: Store, sources: Sources) -> Person:
    key = await store.kept_key(PERSON_KEY, sources.bytes(KEY_BYTES))
    return lambda guest: person_of(key, guest)


async def count_all(store: Store, person: Person) -> None:
    """Count what waits, in the order in which the games ended, on whatever node they were played."""
    while waiting := await store.uncounted(FEW):
        for one in waiting:
            if not await count_one(store, person, one):
                break  # another node counts, too, or an earlier game came late: look again


async def count_one(store: Store, person: Person, one: RatedTable) -> bool:
    """Whether what waits behind it may be counted now."""
    stored = await store.load(one.table)
    assert stored is not None
    sheet, notes = played(stored)
    last = await store.last_counted(one.game)
    after = last.table if last is not None else ""
    if not counts(sheet, notes, person):
        return await store.count_rated(msgspec.structs.replace(one, number=VOID), (), after)
    if last is not None and last.order > one.order:
        await store.count_again(one.game, one.order)
        return False
    known = {row.person: row for row in await store.ratings(one.game, persons_of(sheet, person))}
    numbered = msgspec.structs.replace(one, number=last.number + 1 if last is not None else 1)
    return await store.count_rated(numbered, counted(numbered, sheet, notes, person, known), after)


def played(stored: StoredTable) -> tuple[Sheet, list[AnyNote]]:
    sheet = msgspec.json.decode(stored.sheet, type=Sheet)
    try:
        return sheet, [noted.note for noted in notes_of(stored, len(sheet.chairs))]
    except Refusal:  # torn: what the sheet says is all there is
        return sheet, []


# Everything anew


class Reworked(Struct):
    games: int = 0  # that were rated, and have ended
    counted: int = 0
    unread: int = 0  # of an edition that is not here: the sheet is believed
    differ: int = 0  # games whose numbers were others
    ratings: int = 0  # of persons, in one game or another


class Ended(Struct, frozen=True):
    table: RatedTable
    sheet: Sheet
    notes: list[AnyNote]


async def rework(store: Store, sources: Sources, *, check: bool) -> Reworked:
    """Every rating from the records of the stored games alone; written down where it differs, if it may be."""
    done = Reworked()
    await store.open()
    try:
        person = await persons(store, sources)
        before = await store.all_ratings()
        found = [ended async for ended in all_ended(store, done)]
        tables, seats = worked_out(found, person)
        done.games, done.counted = len(tables), sum(one.number > 0 for one in tables)
        done.ratings = len({(row.game, row.person) for row in seats if row.person})
        done.differ = different(before, (tables, seats))
        if done.differ and not check:
            await store.put_ratings(tables, seats, [one.table for one in before[0]])
    finally:
        await store.close()
    return done


async def all_ended(store: Store, done: Reworked) -> AsyncIterator[Ended]:
    """Every rated game that has ended, with its result as the rules say."""
    after = ""
    while names := await store.ended(after, FEW):
        for name in names:
            stored = await store.load(name)
            if stored is not None and (ended := replayed(stored, done)) is not None:
                yield ended
        after = names[-1]


def replayed(stored: StoredTable, done: Reworked) -> Ended | None:
    sheet, notes = played(stored)
    if sheet.setup.rated != "on" or sheet.status not in PLAYED:
        return None
    try:
        if sheet.status == "over":
            put_right(sheet, record_of(sheet, stored))
    except (RecordError, Refusal):
        done.unread += 1
    return Ended(RatedTable(sheet.id, sheet.setup.game, sheet.ended), sheet, notes)


def worked_out(found: Iterable[Ended], person: Person) -> tuple[list[RatedTable], list[RatedSeat]]:
    tables, seats = list[RatedTable](), list[RatedSeat]()
    known: dict[str, dict[str, RatedSeat]] = {}
    numbers: dict[str, int] = {}
    for one in sorted(found, key=lambda one: one.table.order):
        game, number = one.table.game, VOID
        if counts(one.sheet, one.notes, person):
            number = numbers[game] = numbers.get(game, 0) + 1
        tables.append(msgspec.structs.replace(one.table, number=number))
        if number != VOID:
            rows = counted(tables[-1], one.sheet, one.notes, person, known.setdefault(game, {}))
            known[game] |= {row.person: row for row in rows if row.person}
            seats += rows
    return sorted(tables, key=lambda one: one.table), sorted(seats, key=lambda row: (row.game, row.number, row.seat))


def different(before: AllRatings, after: AllRatings) -> int:
    """How many games have other numbers. What waits to be counted is no difference."""
    waiting = {one.table for one in before[0] if one.number == WAITS}
    rows = [(set(tables), set(seats)) for tables, seats in (before, after)]
    tables, seats = rows[0][0] ^ rows[1][0], rows[0][1] ^ rows[1][1]
    return len(({one.table for one in tables} | {one.table for one in seats}) - waiting)
