"""What the people at a table agree on: a pause, the end, who plays for somebody who has left."""

from __future__ import annotations

from collections.abc import Iterable

from sexton.kernel.interface import Refusal, Seat
from sexton.server.store.documents import Chair, Sheet
from sexton.server.table import answers
from sexton.server.table.live_table import LiveTable
from sexton.server.table.seats import chairs, occupants
from sexton.server.wire.listener import Listener
from sexton.server.wire.messages import Propose, Resign, Resume, Withdraw


def running_seat(table: LiveTable, listener: Listener) -> tuple[Seat, Chair]:
    """The listener's own seat in a running game. Those who have resigned have no say."""
    seat, chair = chairs.own_seat(table.sheet, listener)
    if table.sheet.status != "playing":
        raise Refusal("server", "no-game-now")
    if chair.resigned:
        raise Refusal("server", "already-resigned")
    return seat, chair


async def propose(table: LiveTable, listener: Listener, message: Propose) -> None:
    """To propose what others have proposed is to agree."""
    running_seat(table, listener)
    word, _, rest = message.what.partition(" ")
    if word == "replace":
        await propose_to_replace(table, listener.guest, message.what, rest)
        return
    agree(table.sheet, listener.guest, message.what)
    agreed = all_agreed(table.sheet, message.what, persons(table.sheet))
    if agreed and word == "abandon":
        await answers.abandon(table, "by consent")
        return
    if agreed:
        table.sheet.paused = True
        del table.sheet.agreed["pause"]
        table.run_clocks()
    await table.keep()
    table.tell_about()


async def propose_to_replace(table: LiveTable, proposer: str, what: str, rest: str) -> None:
    number, _, by = rest.partition(" ")
    seat = int(number)
    chairs.chair_at(table.sheet, seat)
    if table.sheet.setup.rated == "on" and not by.startswith("bot "):
        raise Refusal("server", "rated-seat-stays")
    if by.startswith("bot "):
        table.shared.thinkers.check_bot(by[4:], table.sheet.setup.game)
    occupants.must_be_replaceable(table, seat, by, proposer)
    others = [other for other in occupants.present(table) if other != seat]
    agree(table.sheet, proposer, what)
    if all_agreed(table.sheet, what, others):
        occupants.replace(table, seat, by)
        table.run_clocks()
    await table.keep()
    table.tell_about()


async def withdraw(table: LiveTable, listener: Listener, message: Withdraw) -> None:
    chairs.own_seat(table.sheet, listener)
    before, own = table.sheet.agreed.get(message.what, []), table.sheet.seats_of(listener.guest)
    if not set(own) & set(before):
        raise Refusal("server", "nothing-proposed")
    table.sheet.agreed[message.what] = [seat for seat in before if seat not in own]
    if not table.sheet.agreed[message.what]:
        del table.sheet.agreed[message.what]
    await table.keep()
    table.tell_about()


async def resume(table: LiveTable, listener: Listener, message: Resume) -> None:
    chairs.own_seat(table.sheet, listener)
    if not table.sheet.paused:
        raise Refusal("server", "not-paused")
    table.sheet.paused = False
    table.run_clocks()
    await table.keep()
    table.tell_all("about", "now")


async def resign(table: LiveTable, listener: Listener, message: Resign) -> None:
    seat, _ = running_seat(table, listener)
    await leave_for_good(table, [seat])


async def leave_for_good(table: LiveTable, seats: Iterable[Seat]) -> None:
    """Somebody stands in for these seats from now on; where nobody is left, the game ends."""
    for seat in seats:
        occupants.resign(table, seat)
    if all(table.sheet.chairs[human].resigned for human in table.sheet.humans):
        await answers.abandon(table, "everyone resigned")
        return
    table.run_clocks()
    await table.keep()
    table.tell_about()


# Who is for what


def persons(sheet: Sheet) -> list[Seat]:
    """Who has a say: people at the table who have not resigned and whose seat nobody stands in for."""
    return [s for s, chair in enumerate(sheet.chairs) if chair.human and not chair.resigned and not chair.stand_in]


def agree(sheet: Sheet, guest: str, what: str) -> None:
    """All seats of this guest are for it."""
    if what == "pause" and sheet.paused:
        raise Refusal("server", "already-paused")
    agreed = sheet.agreed.setdefault(what, [])
    agreed += [seat for seat in sheet.seats_of(guest) if seat not in agreed]


def all_agreed(sheet: Sheet, what: str, needed: Iterable[Seat]) -> bool:
    return set(needed) <= set(sheet.agreed[what])
