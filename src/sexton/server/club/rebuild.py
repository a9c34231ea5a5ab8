"""Results computed again from records: those in a sheet must be what the rules say of the game."""

from __future__ import annotations

from sexton.kernel.interface import Over
from sexton.kernel.records import replay
from sexton.kernel.records.record import Record
from sexton.server.store.documents import Sheet


def put_right(sheet: Sheet, played: Record) -> bool:
    """Whether the result in the sheet was another. RecordError if these rules cannot replay the game."""
    rules = replay.opened(played.header)
    state = replay.beginning(played.header, rules)
    for moment in replay.moments(played, rules):
        state = moment.state
    pending = rules.pending(state)
    before = (sheet.scores, sheet.places)
    if isinstance(pending, Over):
        sheet.put_result(pending)
    return before != (sheet.scores, sheet.places)
