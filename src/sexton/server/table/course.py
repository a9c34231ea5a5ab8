# engine: compiled
"""What a table does by itself: bots answer, time runs out, people who are away are notified of their go."""

from __future__ import annotations

from sexton.server.table import bot_seats, clocks, deal
from sexton.server.table.hearers.outgoing import title_of
from sexton.server.table.live_table import Keeper, LiveTable
from sexton.server.table.seats import occupants
from sexton.server.table.shared import GO, Notice


class TableCourse:
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    def after_change(self, table: LiveTable) -> None:
        """Let the bots that are asked think, and notify people who are away."""
        bot_seats.let_bots_think(table)
        give_notice(table)

    async def time_is_up(self, table: LiveTable) -> None:
        """Deals that are overdue, clocks that have run out, people who have been away too long."""
        sheet, desk, now = table.sheet, table.desk, table.now
        if sheet.status == "dealing" and desk.until is not None and now >= desk.until:
            await deal.call_off_late(table)
            return
        if sheet.status != "playing":
            return
        gone = [seat for seat, wait in table.leaving().items() if wait <= 0]
        for seat in gone:
            occupants.mark_left(table, seat)
        expired = clocks.expired(desk.clock, now) if desk.clock is not None and not sheet.paused else []
        for seat in expired:
            occupants.end_time(table, seat)
        if gone or expired:
            table.shared.metrics.count("clocks_run_out", len(expired))
            table.run_clocks()
            await table.keep()
            table.tell_about()


def give_notice(table: LiveTable) -> None:
    """At slow tables: once for each question and seat, to whoever is asked and not here."""
    settings, game, sheet = table.shared.settings, table.game, table.sheet
    if not settings.notices or game is None or sheet.setup.clock.kind != "days":
        return
    if game.table.ended or sheet.paused:
        return
    here = table.here()
    host = next((chair.name for chair in sheet.chairs if chair.guest and chair.guest == sheet.owner), "")
    for seat in table.waited_for():
        ask, chair = game.table.ask_for(seat), sheet.chairs[seat]
        if seat not in here and not table.answered_for(seat) and table.desk.noticed.get(seat) != ask:
            table.desk.noticed[seat] = ask
            path = f"{settings.public_url.rstrip('/')}/t/{sheet.id}"
            notice = Notice(GO, sheet.id, path, title_of(sheet.setup.game), seat, chair.name, host)
            table.begin_task(deliver(table, notice, chair.guest))


async def deliver(table: LiveTable, notice: Notice, guest: str) -> None:
    """Tried once; who was notified is remembered across restarts."""
    await table.course.keeper.notify(notice, guest)
    await table.alone(table.keep)
