"""How a game goes on at a table: dealing, answers, the end, clocks that run out, bots that answer."""

from __future__ import annotations

import asyncio
import logging
import zlib
from typing import Any

import msgspec

from sexton.kernel.chance.fair import SECRET_BYTES
from sexton.kernel.interface import Refusal, Seat
from sexton.kernel.records import record
from sexton.kernel.records.notes import Noted, read_note
from sexton.kernel.records.record import Answer, Ending, Line
from sexton.kernel.records.resume import resume
from sexton.kernel.table import Table, void_record
from sexton.kernel.words import told_as_json
from sexton.server import clocks, dealing, lobby, seats
from sexton.server.bots import SEED_BYTES, Thought
from sexton.server.clocks import DAY
from sexton.server.documents import ENDED
from sexton.server.host import Host
from sexton.server.lanes import Booking
from sexton.server.listener import Listener
from sexton.server.messages import Accepted, Ready
from sexton.server.play import Change, Play
from sexton.server.store import StoredTable

LOG = logging.getLogger("sexton.server.running")


# Dealing


def deal_time(host: Host) -> float:
    clock = host.sheet.setup.clock
    return clock.days * DAY if clock.kind == "days" else host.services.settings.deal_seconds


async def go_on_dealing(host: Host) -> None:
    """Whatever the deal can do next: begin when all is there, close the list, or begin the game."""
    sheet, desk, now = host.sheet, host.desk, host.services.sources.now()
    if sheet.status == "waiting" and sheet.setup.start == "full" and ready_to_deal(host):
        sheet.status, sheet.missing = "dealing", []
    if sheet.status == "dealing" and not desk.closed and not dealing.uncommitted(sheet, desk):
        dealing.close(sheet, desk)
        desk.until = now + deal_time(host)
    if sheet.status == "dealing" and desk.closed and set(desk.salts) >= set(desk.humans):
        await begin(host)


def ready_to_deal(host: Host) -> bool:
    sheet = host.sheet
    arrived = all(chair.arrived for chair in sheet.chairs if chair.human)
    return lobby.full(sheet) and arrived and not dealing.uncommitted(sheet, host.desk)


async def begin(host: Host) -> None:
    """The key exists. What chance draws first is stored before anyone sees a card."""
    sheet, desk = host.sheet, host.desk
    host.play = Play(dealing.dealt(sheet, desk, host.rules, host.services.sources), desk.take_backs, desk.last)
    sheet.status, desk.until = "playing", None
    seats.dealt(sheet)
    desk.clock = clocks.new_clock(sheet.setup.clock, len(sheet.chairs))
    lines = host.play.beginning()
    end_if_over(host)
    host.run_clocks()
    host.remember()
    await host.keep(lines=lines, telling=telling_if_over(host))
    host.services.metrics.count("games_begun")


async def deal_is_late(host: Host) -> None:
    """Nobody can gain before the list is closed: back to waiting. After it, the deal is void, in public."""
    sheet, desk = host.sheet, host.desk
    if not desk.closed:
        sheet.missing = dealing.uncommitted(sheet, desk)
        sheet.status = "waiting"
        dealing.call_off(desk, host.services.sources.bytes(SECRET_BYTES), sheet.missing)
        await host.keep()
    else:
        await make_void(host)
    host.tell_about()
    host.tell_deal()


async def change_hands(host: Host, seat: Seat) -> None:
    """Who has this seat now knows neither the salt nor what was shown before: nobody could open it or watch over it.

    Before the list is closed the deal begins anew for all; after it, the deal is void and names the seat. A salt that
    is open already needs nobody any more.
    """
    sheet, desk = host.sheet, host.desk
    if sheet.status not in ("waiting", "dealing") or seat not in desk.salted:
        return
    if not desk.closed:
        dealing.call_off(desk, host.services.sources.bytes(SECRET_BYTES), [seat])
        if sheet.status == "dealing":
            desk.until = host.services.sources.now() + deal_time(host)
    elif seat not in desk.salts:
        await make_void(host, changed_hands=seat)


async def make_void(host: Host, changed_hands: Seat | None = None) -> None:
    sheet, desk = host.sheet, host.desk
    shuffle = dealing.shuffle_of(sheet, desk)
    sheet.missing, sheet.status, desk.until = shuffle.unopened(), "void", None
    ending = void_record(shuffle, desk.players, changed_hands).ending
    assert ending is not None
    await host.keep(lines=((1, "\n".join(record.ending_bodies(ending))),))


# Answers


async def carry(host: Host, change: Change, seat: Seat, answerer: Listener | None, ask: int) -> None:
    """Store what an answer did, acknowledge it, then tell everyone their own."""
    play = host.play
    assert play is not None
    host.desk.drafts = list(change.drafts)
    if change.published:
        host.told_ready = set()
        host.sheet.agreed.pop("pause", None)
        end_if_over(host)
    host.run_clocks(new_question=change.published)
    if change.published:
        host.remember()
    sealed = () if change.sealed is None else (change.sealed,)
    await host.keep(lines=change.lines, sealed=sealed, unseal=change.published, telling=telling_if_over(host))
    host.services.metrics.count("answers")
    if answerer is not None:
        host.tell(Accepted(ask, change.sealed is not None), [answerer])
    if change.published:
        host.tell_now()
        if play.table.ended:
            host.tell_about()
            host.tell_notes()
    elif change.sealed is None:
        host.tell_now(host.at_seat(seat))  # a draft is for its own seat alone
    elif seat not in host.told_ready:
        tell_ready(host)


def tell_ready(host: Host) -> None:
    """One shape whatever was answered, to everyone in the same turn of the loop."""
    play = host.play
    assert play is not None
    host.told_ready = set(play.table.ready)
    for listener in list(host.listeners.values()):
        if listener.seat is not None or host.sheet.setup.watching == "everyone":
            host.tell(Ready(play.ask_for(listener.seat), play.table.ready), [listener])


async def abandon(host: Host, reason: str) -> None:
    assert host.play is not None
    change = host.play.abandon(reason)
    host.desk.drafts = []
    host.sheet.status, host.sheet.paused = "abandoned", False
    host.sheet.agreed.clear()
    host.run_clocks()
    await host.keep(lines=change.lines, unseal=True, telling=telling(host))
    host.tell_about()
    host.tell_now()
    host.tell_notes()


def end_if_over(host: Host) -> None:
    if host.play is not None and host.play.table.ended and host.sheet.status == "playing":
        host.sheet.status, host.sheet.paused = "over", False
        host.sheet.agreed.clear()
        host.services.metrics.count("games_over")


def telling_if_over(host: Host) -> bytes | None:
    return telling(host) if host.sheet.status == "over" else None


def telling(host: Host) -> bytes:
    """What each seat was told and what it saw last: it can be shown even when nobody has these rules any more."""
    assert host.play is not None
    table = host.play.table
    told: dict[str, Any] = {}
    for seat in (*range(len(host.sheet.chairs)), None):
        heard = [dict(told_as_json(event)) for event in table.heard(seat)]
        told["public" if seat is None else str(seat)] = {"heard": heard, "view": table.view(seat)}
    return zlib.compress(msgspec.json.encode(told))


# Time


async def time_is_up(host: Host) -> None:
    """A deal that is late, clocks that have run out, people who have been away for long."""
    sheet, desk, now = host.sheet, host.desk, host.services.sources.now()
    if sheet.status == "dealing" and desk.until is not None and now >= desk.until:
        await deal_is_late(host)
        return
    if sheet.status != "playing":
        return
    gone = [seat for seat, wait in host.leaving().items() if wait <= 0]
    for seat in gone:
        seats.has_left(host, seat)
    expired = clocks.expired(desk.clock, now) if desk.clock is not None and not sheet.paused else []
    for seat in expired:
        seats.time_ran_out(host, seat)
    if gone or expired:
        host.services.metrics.count("clocks_run_out", len(expired))
        host.run_clocks()
        await host.keep()
        host.tell_about()


def come_back(host: Host, guest: str) -> bool:
    """The person is there again: nobody stands in any more. Whether that changed anything."""
    changed = [seat for seat in host.sheet.seats_of(guest) if seats.comes_back(host, seat)]
    if changed:
        host.run_clocks()
    return bool(changed)


# Bots


def let_bots_think(host: Host) -> None:
    """Every seat that is asked and does not answer for itself is thought about, once a question."""
    play = host.play
    if play is None or host.gone or host.sheet.paused or play.table.ended:
        return
    for seat in play.table.asked:
        ask = play.ask_for(seat)
        if seat not in play.table.ready and host.answered_for(seat) and host.thinking.get(seat) != ask:
            host.thinking[seat] = ask
            host.begin_task(think(host, seat, ask))


async def think(host: Host, seat: Seat, ask: int) -> None:
    play, level = host.play, host.answered_for(seat)
    assert play is not None
    loop = asyncio.get_running_loop()
    started = loop.time()
    if level == "default":
        move = None
        await host.services.thinkers.keep_pace(started)
    else:
        move = await thought_of(host, play, seat, level)
        host.services.metrics.thought.add(loop.time() - started)
    await host.alone(lambda: answer_for(host, seat, ask, move))


async def thought_of(host: Host, play: Play, seat: Seat, level: str) -> str | None:
    """The bot's move as text; None if it failed. Its fault's words may hold a secret and are not logged."""
    table, rules = play.table, play.table.rules
    thought = Thought(
        rules.game.id,
        rules.game.edition,
        rules.seats,
        host.sheet.options,
        level,
        table.view(seat),
        table.heard(seat),
        table.moves(seat),
        int.from_bytes(host.services.sources.bytes(SEED_BYTES), "big"),
    )
    try:
        return rules.write(await host.services.thinkers.choice(thought, lambda booking: tell_of_hurry(host, booking)))
    except asyncio.CancelledError:
        raise
    except (Exception, SystemExit) as fault:
        host.services.metrics.count("bots_failed")
        LOG.warning("bot %s failed at table %s (%s); the table answers", level, host.sheet.id, type(fault).__name__)
        return None


def tell_of_hurry(host: Host, booking: Booking) -> None:
    """The table hears that its bots think less than they would, and when they have time again."""
    if booking.seconds < booking.full:
        host.services.metrics.count("bots_shortened")
    if booking.hurried != host.hurried and (booking.hurried or booking.seconds == booking.full):
        host.hurried = booking.hurried
        host.tell_about()


async def answer_for(host: Host, seat: Seat, ask: int, move: str | None) -> None:
    """Through the same door as everyone, if the question still stands and nobody has come back to the seat."""
    play = host.play
    if host.thinking.get(seat) == ask:
        del host.thinking[seat]
    if play is None or play.table.ended or host.sheet.paused or not host.answered_for(seat):
        return
    if ask != play.ask_for(seat) or seat not in play.table.asked or seat in play.table.ready:
        return
    by_table = move is None or host.sheet.chairs[seat].human
    text = play.table.rules.write(play.table.rules.default(play.table.view(seat))) if move is None else move
    await carry(host, play.answer(seat, text, ask, by_table=by_table), seat, None, ask)


# After a crash


def rebuilt(host: Host, stored: StoredTable, last_alive: float | None) -> None:
    """The table as it was: from its inputs, its drafts and its sealed answers. Downtime costs nobody's clock."""
    sheet, desk, now = host.sheet, host.desk, host.services.sources.now()
    if sheet.status not in ENDED:  # they have yet to come again
        host.away = {seat: now for seat in sheet.humans if sheet.chairs[seat].guest}
    lines, ending = inputs_of(stored)
    if sheet.status in ("playing", "over", "abandoned"):
        table: Table = dealing.dealt(sheet, desk, host.rules, host.services.sources)
        play = host.play = Play(table, desk.take_backs, desk.last)
        notes = notes_of(stored, len(sheet.chairs))

        def step_by_step() -> None:
            play.catch_up()
            while notes and notes[0].after <= len(table.lines_since(0)):
                play.note(notes.pop(0).note)
            host.recall()

        step_by_step()

        sealed = [Answer(one.seat, one.move, one.by_table) for one in stored.sealed]
        resume(table, lines, desk.drafts, sealed, step_by_step)
        if ending is not None and ending.kind == "abandoned":
            table.abandon(ending.text)
        play.catch_up()
        for noted in notes:
            play.note(noted.note)
        host.told_ready = set(table.ready)
    if desk.clock is not None:
        clocks.wake(desk.clock, last_alive, now)
    if sheet.status == "dealing":
        desk.until = now + deal_time(host)


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
