"""What becomes of the seats of somebody who leaves the server for good."""

from __future__ import annotations

from sexton.server.store.documents import PUT_DOWN, Sheet
from sexton.server.table.seats import chairs


def forget(sheet: Sheet, guest: str, person: str, nobody: str) -> None:
    """In a running game a seat stays taken, by `nobody`; a pseudonym stays with the result."""
    chairs.give_back_unwanted(sheet, guest)
    running = sheet.status not in PUT_DOWN
    for seat in sheet.seats_of(guest):
        chair = sheet.chairs[seat]
        chair.guest = nobody if running else ""
        chair.name = chair.token = ""
        chair.person = person
    for chair in sheet.chairs:
        chair.holders = [holder for holder in chair.holders if holder != guest]
    if sheet.owner == guest:
        sheet.owner = ""
    sheet.dropped = [one for one in sheet.dropped if one != guest]
    sheet.archived = [one for one in sheet.archived if one != guest]
