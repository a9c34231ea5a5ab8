"""Seats that do not answer for themselves: bots think for them, or the table answers."""

from __future__ import annotations

import asyncio
import logging

from sexton.kernel.interface import Seat
from sexton.server import faults
from sexton.server.table import answers
from sexton.server.table.live_game import LiveGame
from sexton.server.table.live_table import LiveTable
from sexton.server.thinking.booking import Asker, Booking
from sexton.server.thinking.thought import SEED_BYTES, Advised, Thought
from sexton.server.wire.listener import Listener

LOG = logging.getLogger("sexton.server.running")
ADVISER = "adviser"  # no level of a bot at a seat
ONLY = "only"  # the reason for a move where there is no other


def let_bots_think(table: LiveTable) -> None:
    """Every seat that is asked and does not answer for itself is thought about, once per question."""
    game = table.game
    if game is None or table.gone or table.sheet.paused or game.table.ended:
        return
    for seat in game.table.asked:
        if not table.answered_for(seat) or seat in game.table.ready:
            continue
        ask = game.table.ask_for(seat)
        if table.thinking.get(seat) != ask:
            table.thinking[seat] = ask
            table.begin_task(think(table, game, seat, ask))


def stands(table: LiveTable, game: LiveGame, seat: Seat, ask: int) -> bool:
    """Whether the seat is still asked this: thoughts begin a moment later than they are asked for."""
    return table.game is game and seat in game.table.asked and ask == game.table.ask_for(seat)


async def think(table: LiveTable, game: LiveGame, seat: Seat, ask: int) -> None:
    level = table.answered_for(seat)
    if not level or not stands(table, game, seat, ask):
        forget_thought(table, seat, ask)
        return
    loop = asyncio.get_running_loop()
    started = loop.time()
    if level == "default":
        move = None
        await table.shared.thinkers.keep_pace(started)
    else:
        move = await thought_of(table, game, seat, level, table.sheet.owner)
        table.shared.metrics.thought.add(loop.time() - started)
    await table.alone(lambda: answer_for(table, seat, ask, move))


def matter(table: LiveTable, game: LiveGame, seat: Seat, level: str) -> Thought:
    """What there is to think about for this seat: no more than it knows."""
    rules = game.table.rules
    return Thought(
        rules.game.id,
        rules.game.edition,
        rules.seats,
        table.sheet.options,
        level,
        game.table.view(seat),
        game.table.recalled(seat),
        game.table.moves(seat),
        int.from_bytes(table.shared.sources.bytes(SEED_BYTES), "big"),
    )


async def thought_of(table: LiveTable, game: LiveGame, seat: Seat, level: str, payer: str) -> str | None:
    """The bot's move as text; None if it failed."""
    thought = matter(table, game, seat, level)
    try:
        asker, booked = asker_for(table, payer), lambda booking: pay_for(table, payer, booking)
        move = await table.shared.thinkers.choice(thought, asker, booked)
        return game.table.rules.write(move)
    except asyncio.CancelledError:
        raise
    except (Exception, SystemExit) as fault:
        tell_of_fault(table, level, fault)
        return None


async def advice_for(table: LiveTable, game: LiveGame, seat: Seat, listener: Listener) -> list[Advised]:
    """What a bot thinks of the seat's best moves; of the only one there is nothing to think."""
    thought = matter(table, game, seat, ADVISER)
    if len(thought.moves) == 1:
        return [Advised(game.table.rules.write(thought.moves[0]), 0, 0, ONLY, {}, "")]
    try:
        asker, booked = asker_for(table, listener.guest), lambda booking: pay_for(table, listener.guest, booking)
        return await table.shared.thinkers.advice(thought, listener.language, asker, booked)
    except asyncio.CancelledError:
        raise
    except (Exception, SystemExit) as fault:
        tell_of_fault(table, ADVISER, fault)
        return []


def tell_of_fault(table: LiveTable, level: str, fault: BaseException) -> None:
    """Its words may hold a secret and are not logged."""
    table.shared.metrics.count("bots_failed")
    LOG.warning("bot %s failed at table %s (%s); the table answers", level, table.sheet.id, faults.told(fault))


def asker_for(table: LiveTable, guest: str) -> Asker:
    """A table's bots are its owner's, wherever they sit. Who has used up their credit gets shorter thoughts."""
    return Asker(guest, table.shared.budgets.wait_for_thought(guest) > 0)


def pay_for(table: LiveTable, guest: str, booking: Booking) -> None:
    table.shared.budgets.charge_thought(guest, booking.seconds)
    tell_of_hurry(table, booking)


def tell_of_hurry(table: LiveTable, booking: Booking) -> None:
    """The table hears that its bots think less than they would, and when they have time again."""
    if booking.seconds < booking.full:
        table.shared.metrics.count("bots_shortened")
    if booking.hurried != table.hurried and (booking.hurried or booking.seconds == booking.full):
        table.hurried = booking.hurried
        table.tell_about()


async def answer_for(table: LiveTable, seat: Seat, ask: int, move: str | None) -> None:
    """Through the same door as everyone, if the question still stands and nobody has come back to the seat."""
    game = table.game
    forget_thought(table, seat, ask)
    if game is None or game.table.ended or table.sheet.paused or not table.answered_for(seat):
        return
    if not stands(table, game, seat, ask) or seat not in table.waited_for():
        return
    by_table = move is None or table.sheet.chairs[seat].human
    rules = game.table.rules
    text = rules.write(rules.default(game.table.view(seat))) if move is None else move
    await answers.store_and_tell(table, game.answer(seat, text, ask, by_table=by_table), seat, None, ask)


def forget_thought(table: LiveTable, seat: Seat, ask: int) -> None:
    if table.thinking.get(seat) == ask:
        del table.thinking[seat]
