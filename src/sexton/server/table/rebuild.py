"""A table as it was before a restart: from its inputs, its drafts, its sealed answers and its notes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sexton.kernel.interface import Refusal
from sexton.kernel.records import record
from sexton.kernel.records.notes import Noted, read_note
from sexton.kernel.records.record import Ending, Line, Record
from sexton.kernel.records.resume import resume
from sexton.server.store.documents import ENDED, Desk, Sheet
from sexton.server.store.interface import StoredTable
from sexton.server.table import clocks, deal, shuffle
from sexton.server.table.live_game import LiveGame
from sexton.server.table.live_table import LiveTable


def rebuild(table: LiveTable, stored: StoredTable, last_alive: float | None) -> None:
    """Bring a fresh table to the state of the stored one. Downtime is charged to nobody's clock."""
    sheet, desk, now = table.sheet, table.desk, table.now
    table.chat = list(stored.chat)
    if sheet.status not in ENDED:  # nobody has reconnected yet
        table.away = {seat: now for seat in sheet.humans if sheet.chairs[seat].guest}
    lines, ending = inputs_of(stored)
    if sheet.status in ("playing", "over", "abandoned"):
        rebuild_game(table, stored, lines, ending)
    if desk.clock is not None:
        clocks.wake(desk.clock, last_alive, now)
    if sheet.status == "dealing":
        desk.until = now + deal.seconds_for(table)


def rebuild_game(table: LiveTable, stored: StoredTable, lines: Sequence[Line], ending: Ending | None) -> None:
    sheet, desk = table.sheet, table.desk
    notes = notes_of(stored, len(sheet.chairs))
    game = table.game = LiveGame(shuffle.dealt(sheet, desk, table.rules, table.shared.sources, tuple(notes)))

    def step_by_step() -> None:
        while notes and notes[0].after <= len(game.table.lines_since(0)):
            game.note(notes.pop(0).note)
        table.recall()

    step_by_step()
    resume(game.table, lines, desk.drafts, stored.sealed, step_by_step)
    game.table.ahead = dict(desk.take_backs)
    if ending is not None and ending.kind == "abandoned":
        game.table.abandon(ending.text)
    game.take_unstored()  # all of it is stored
    for noted in notes:
        game.note(noted.note)
    table.told_ready = set(game.table.ready)


def inputs_of(stored: StoredTable) -> tuple[list[Line], Ending | None]:
    bodies = [body for _, body in stored.lines]
    ending = None
    if bodies and not bodies[-1][:1].isdigit():
        ending = record.Cursor(bodies.pop().split("\n")).ending()
    if [seq for seq, _ in stored.lines[: len(bodies)]] != list(range(1, len(bodies) + 1)):
        raise Refusal("server", "record-torn")
    return list(record.Cursor(bodies).lines()), ending


def notes_of(stored: StoredTable, seats: int) -> list[Noted]:
    """What happened at the seats, in order; what is stored here was well-formed."""
    found = []
    for row in stored.notes:
        note = read_note(row.body.partition(" ")[2], seats)
        if note is None:
            raise Refusal("server", "record-torn")
        found.append(Noted(row.after, note))
    return found


def record_of(sheet: Sheet, stored: StoredTable) -> Record:
    desk = msgspec.json.decode(stored.desk, type=Desk)
    lines, ending = inputs_of(stored)
    return Record(shuffle.header_of(sheet, desk), tuple(lines), ending, tuple(notes_of(stored, len(sheet.chairs))))
