"""The deal at a table, from the first commitment to the first card."""

from __future__ import annotations

from sexton.kernel.chance.fair import SECRET_BYTES
from sexton.kernel.interface import Seat
from sexton.kernel.records import record
from sexton.kernel.table import void_record
from sexton.server.table import answers, clocks, shuffle
from sexton.server.table.clocks import DAY
from sexton.server.table.live_game import LiveGame
from sexton.server.table.live_table import LiveTable
from sexton.server.table.seats import chairs, occupants, rated


def seconds_for(table: LiveTable) -> float:
    """How long people have to commit, and then to open."""
    clock = table.sheet.setup.clock
    return clock.days * DAY if clock.kind == "days" else table.shared.settings.deal_seconds


async def go_on_and_tell(table: LiveTable, changed: bool) -> None:
    """After people have come, gone or committed: deal if it can be done, store, tell."""
    before = table.sheet.status
    await go_on(table)
    if changed or table.sheet.status != before:
        await table.keep()
        if before != "playing":  # from then on the deal stays as it was
            table.tell_all("about", "deal", "now")
        else:
            table.tell_all("about", "now")


async def go_on(table: LiveTable) -> None:
    """Take the deal as far as it can go: begin it, close the list, or begin the game."""
    sheet, desk = table.sheet, table.desk
    if sheet.status == "waiting" and sheet.setup.start == "full" and all_is_there(table):
        sheet.status, sheet.missing = "dealing", []
    if sheet.status == "dealing" and not desk.closed and not shuffle.uncommitted(sheet, desk):
        shuffle.close(sheet, desk)
        desk.until = table.now + seconds_for(table)
    if sheet.status == "dealing" and shuffle.all_open(desk):
        await begin(table)


def all_is_there(table: LiveTable) -> bool:
    sheet = table.sheet
    arrived = all(chair.arrived for chair in sheet.chairs if chair.human)
    return chairs.full(sheet) and arrived and not shuffle.uncommitted(sheet, table.desk)


async def begin(table: LiveTable) -> None:
    """The key exists. What chance draws first is stored before anyone sees a card."""
    sheet, desk = table.sheet, table.desk
    table.game = LiveGame(shuffle.dealt(sheet, desk, table.rules, table.shared.sources))
    sheet.status, desk.until = "playing", None
    occupants.remember_holders(sheet)
    rated.note_where_bots_stand(sheet)
    desk.clock = clocks.new_clock(sheet.setup.clock, len(sheet.chairs))
    lines = table.game.take_unstored()
    answers.end_if_over(table)
    table.run_clocks()
    table.remember()
    await table.keep(lines=lines, telling=answers.telling_if_over(table))
    table.shared.metrics.count("games_begun")


async def call_off_late(table: LiveTable) -> None:
    """Before the list is closed nobody can gain by this: back to waiting. Afterwards the deal is void, in public."""
    sheet, desk = table.sheet, table.desk
    if not desk.closed:
        sheet.missing = shuffle.uncommitted(sheet, desk)
        sheet.status = "waiting"
        shuffle.call_off(desk, table.shared.sources.bytes(SECRET_BYTES), sheet.missing)
        await table.keep()
    else:
        await make_void(table)
    table.tell_all("about", "deal")


async def change_hands(table: LiveTable, seat: Seat) -> None:
    """Who has this seat now knows neither the salt nor what was shown before: nobody could open it or watch over it.

    Before the list is closed the deal begins anew for all; after it, the deal is void and names the seat. A salt that
    is open already needs nobody any more.
    """
    sheet, desk = table.sheet, table.desk
    if sheet.status not in ("waiting", "dealing") or seat not in desk.salted:
        return
    if not desk.closed:
        shuffle.call_off(desk, table.shared.sources.bytes(SECRET_BYTES), [seat])
        if sheet.status == "dealing":
            desk.until = table.now + seconds_for(table)
    elif seat not in desk.salts:
        await make_void(table, changed_hands=seat)


async def make_void(table: LiveTable, changed_hands: Seat | None = None) -> None:
    sheet, desk = table.sheet, table.desk
    begun = shuffle.shuffle_of(sheet, desk)
    sheet.missing, sheet.status, desk.until = begun.unopened(), "void", None
    ending = void_record(begun, desk.players, changed_hands).ending
    assert ending is not None
    await table.keep(lines=((1, "\n".join(record.ending_bodies(ending))),))
