"""With whom people play: never beside somebody they have blocked; and rematches with the same people."""

from __future__ import annotations

from typing import Any

from sexton.kernel.interface import Refusal, Seat
from sexton.server.store.club.people import Apart
from sexton.server.store.documents import ENDED, Sheet
from sexton.server.table.hearers import visits
from sexton.server.table.live_table import LiveTable
from sexton.server.table.seats import chairs
from sexton.server.table.seats.requests import Hear, PlayAgain, Quote, Quoted


def must_be_at_ease(sheet: Sheet, seat: Seat, apart: Apart) -> None:
    """Who is blocked by somebody here hears that the seat is taken, as of any other seat they cannot have."""
    if sheet.shunned(apart.by):
        raise Refusal("server", "seat-taken", number=seat)
    met = next((chair.name for chair in sheet.chairs if chair.guest and chair.guest in apart.blocked), None)
    if met is not None:
        raise Refusal("server", "blocked-here", name=met)


async def hear(table: LiveTable, guest: str, request: Hear) -> dict[str, Any]:
    for listener in table.listeners.values():
        if listener.guest == guest:
            listener.muted = frozenset(request.muted)
            visits.tell_chat(table, listener)
    return {}


async def quote(table: LiveTable, guest: str, request: Quote) -> Quoted:
    sheet = table.sheet
    whom, text = chairs.chair_at(sheet, request.seat).guest, ""
    if request.number:
        said = next((one for one in table.chat if (one.number, one.seat) == (request.number, request.seat)), None)
        reads = bool(sheet.seats_of(guest)) or sheet.setup.watching == "everyone"
        if said is None or not reads:
            raise Refusal("server", "no-such-message")
        whom, text = said.guest, said.text  # whoever has the seat by now
    if whom in ("", guest):
        raise Refusal("server", "no-such-person")
    return Quoted(whom, text)


async def play_again(table: LiveTable, guest: str, request: PlayAgain | None = None) -> dict[str, Any]:
    """Calls everybody with a seat at the new table to it, except those who are already there."""
    sheet, keeper = table.sheet, table.course.keeper
    if not sheet.seats_of(guest):
        raise Refusal("server", "no-seat-of-yours")
    if sheet.status not in ENDED:
        raise Refusal("server", "game-not-over")
    if not sheet.rematch:
        table.shared.limits.spend_table(guest)
        await keeper.check_room(guest)
        seated = {chair.guest for chair in sheet.chairs if chair.guest}
        blocks = {one: seated.intersection(await keeper.blocked_by(one)) for one in seated}
        unwilling = {one for one, others in blocks.items() if others and one != guest}
        again = chairs.rematch_of(table.shared, sheet, blocks[guest], unwilling)
        await keeper.create(again)
        sheet.rematch, sheet.rematch_by = again.id, sheet.seats_of(guest)
        await table.keep()
        await keeper.call_to(again, guest)
    table.tell_about()
    return {"id": sheet.rematch}
