# engine: compiled
"""What becomes of an answer: stored, acknowledged, told; and the end of a game."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from sexton.kernel.interface import Over, Refusal, Seat
from sexton.kernel.words import told_as_json
from sexton.server.store.documents import ENDED, Status
from sexton.server.table.changes import Change
from sexton.server.table.live_game import LiveGame, one_line
from sexton.server.table.live_table import LiveTable
from sexton.server.wire.listener import Listener
from sexton.server.wire.messages import Accepted, encoded


def running_game(table: LiveTable) -> LiveGame:
    if table.sheet.status in ENDED:
        raise Refusal("table", "game-over")
    if table.game is None:
        raise Refusal("server", "no-game-now")
    return table.game


def repeated(table: LiveTable, game: LiveGame, seat: Seat, ask: int, text: str) -> bool:
    """Whether this is a repetition of what is stored already: it is acknowledged again and not carried out."""
    said_last = table.desk.last.get(seat) == (ask, one_line(text))
    return said_last and (ask != game.table.ask_for(seat) or game.is_sealed(seat))


def remember(table: LiveTable, seat: Seat, ask: int, text: str) -> None:
    """A person's last message: stored with its effect, so that a repetition is recognised after a crash."""
    table.desk.last[seat] = (ask, one_line(text))


async def store_and_tell(table: LiveTable, change: Change, seat: Seat, answerer: Listener | None, ask: int) -> None:
    """Store what an answer did, acknowledge it, then tell everyone their own."""
    game = table.game
    assert game is not None
    table.desk.drafts, table.desk.take_backs = list(change.drafts), dict(game.table.ahead)
    if change.published:
        table.told_ready = set()
        table.sheet.agreed.pop("pause", None)
        end_if_over(table)
    table.run_clocks(new_question=change.published)
    if change.published:
        table.remember()
    sealed = () if change.sealed is None else (change.sealed,)
    await table.keep(lines=change.lines, sealed=sealed, unseal=change.published, telling=telling_if_over(table))
    table.shared.metrics.count("answers")
    if answerer is not None:
        answerer.tell_with_next(encoded(Accepted(ask, change.sealed is not None)))
    if change.published:
        table.tell_now()  # nobody waits for anything else
        if game.table.ended:
            table.tell_all("about", "notes")
    elif change.sealed is None:
        table.tell_now(table.at_seat(seat))  # a draft is for its own seat alone
    elif seat not in table.told_ready:
        table.tell_ready()
    if answerer is not None:
        answerer.release()


async def abandon(table: LiveTable, reason: str) -> None:
    assert table.game is not None
    change = table.game.abandon(reason)
    table.desk.drafts = []
    end(table, "abandoned")
    table.run_clocks()
    await table.keep(lines=change.lines, unseal=True, telling=telling(table))
    table.tell_all("about", "now", "notes")


def end_if_over(table: LiveTable) -> None:
    if table.game is not None and table.game.table.ended and table.sheet.status == "playing":
        end(table, "over")
        table.shared.metrics.count("games_over")


def end(table: LiveTable, status: Status) -> None:
    """No more is played here; the list of somebody's games says when that was, and who came where."""
    sheet, pending = table.sheet, table.game.table.pending if table.game is not None else None
    sheet.status, sheet.paused, sheet.finished = status, False, table.now
    sheet.agreed.clear()
    if status == "over" and isinstance(pending, Over):
        sheet.put_result(pending)


def telling_if_over(table: LiveTable) -> bytes | None:
    return telling(table) if table.sheet.status == "over" else None


def telling(table: LiveTable) -> bytes:
    """What each seat was told and saw last: it can be shown even when these rules are no longer installed."""
    assert table.game is not None
    game = table.game.table
    told: dict[str, Any] = {}
    for seat in (*range(len(table.sheet.chairs)), None):
        heard = [dict(told_as_json(event)) for event in game.heard(seat)]
        told["public" if seat is None else str(seat)] = {"heard": heard, "view": game.view(seat)}
    return zlib.compress(msgspec.json.encode(told))
