"""What may be said at a table, one function per message. The seat is the listener's, never the message's."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from sexton.kernel.interface import Ask, Refusal
from sexton.server.store.bots import is_bot
from sexton.server.store.interface import Chatted
from sexton.server.table import answers, bot_seats, deal, shuffle
from sexton.server.table.hearers import visits
from sexton.server.table.hearers.outgoing import said
from sexton.server.table.live_game import one_line
from sexton.server.table.live_table import LiveTable
from sexton.server.table.seats import agreements, chairs, company, occupants
from sexton.server.wire.limits import TooFast
from sexton.server.wire.listener import Listener
from sexton.server.wire.messages import (
    Accepted,
    AdviceShown,
    Again,
    Answer,
    Commit,
    FromClient,
    Hint,
    Hinted,
    Open,
    Propose,
    Rematch,
    Replace,
    Resign,
    Resume,
    Say,
    Sit,
    Start,
    TakeBack,
    Why,
    WhyNot,
    Withdraw,
)
from sexton.server.wire.plain_text import cleaned
from sexton.server.wire.refusals import tell_refusal
from sexton.server.words import words_for

CHAT_LENGTH = 300
CHAT_KEPT = 200
HINTS_BY = "greedy"  # where nobody can be asked who looks ahead
TAKE_BACK = ""  # as no move is written
OF_BOTS = (Answer, Why, TakeBack, Commit, Open, Sit, Resign, Again)  # what a bot that was brought along may say
ELSEWHERE = ("not-a-move", "not-now", "other-question")  # refusals of what was not asked for


async def receive(table: LiveTable, listener: Listener, message: FromClient) -> None:
    """One message from one listener: done and answered, or refused and nothing changed."""
    started = time.perf_counter()
    ask = getattr(message, "ask", None)
    try:
        if is_bot(listener.guest) and not isinstance(message, OF_BOTS):
            raise Refusal("server", "not-for-bots")
        await table.alone(lambda: HANDLERS[type(message)](table, listener, message))
    except Refusal as refusal:
        table.shared.metrics.count("refused")
        tell_refusal(listener, refusal, table.sheet.setup.game, ask, table.sheet.edition)
    if isinstance(message, Answer):
        table.shared.metrics.appended.add(time.perf_counter() - started)


# The game


async def answer(table: LiveTable, listener: Listener, message: Answer) -> None:
    seat, chair = chairs.own_seat(table.sheet, listener)
    if (ours := table.game) is not None and answers.repeated(table, ours, seat, message.ask, message.move):
        table.tell(Accepted(message.ask, ours.is_sealed(seat)), [listener])
        return
    game = answers.running_game(table)
    if table.sheet.paused:
        raise Refusal("server", "paused")
    if chair.resigned:
        raise Refusal("server", "already-resigned")
    missed = occupants.welcome_back(table, listener.guest)
    change = game.answer(seat, message.move, message.ask)
    answers.remember(table, seat, message.ask, message.move)
    await answers.store_and_tell(table, change, seat, listener, message.ask)
    if missed:
        table.tell_about()


async def why(table: LiveTable, listener: Listener, message: Why) -> None:
    """Whatever is no answer to this question at all is answered by the question."""
    seat, _ = chairs.own_seat(table.sheet, listener)
    game = answers.running_game(table).table
    asked = game.question(seat)
    if not isinstance(asked, Ask):
        raise Refusal("table", "game-over")
    words = words_for(listener.language, table.sheet.setup.game, table.sheet.edition)
    try:
        found = game.why_not(seat, one_line(message.move), message.ask) or Refusal(asked.rule, "allowed")
    except Refusal as refusal:
        if refusal.message != "not-a-move":
            raise
        found = refusal
    if found.message in ELSEWHERE:
        found = Refusal(asked.rule, "not-asked-for", question=words.question(asked))
    text = words.refusal(found).removeprefix(f"{found.rule}: ")
    reply = WhyNot(message.ask, message.move, found.rule, found.message, dict(found.facts), text)
    table.tell(reply, [listener])


async def take_back(table: LiveTable, listener: Listener, message: TakeBack) -> None:
    seat, _ = chairs.own_seat(table.sheet, listener)
    game = answers.running_game(table)
    if answers.repeated(table, game, seat, message.ask, TAKE_BACK):
        table.tell_now([listener])
        return
    change = game.take_back(seat, message.ask)
    answers.remember(table, seat, message.ask, TAKE_BACK)
    await answers.store_and_tell(table, change, seat, None, message.ask)


async def sit(table: LiveTable, listener: Listener, message: Sit) -> None:
    """Switch to another of the session's own seats. To sit where one already sits means: I am back."""
    chairs.own_chair(table.sheet, message.seat, listener.guest)
    if listener.seat != message.seat:
        listener.move_to(message.seat)
    missed = occupants.welcome_back(table, listener.guest)
    if missed:
        await table.keep()
        table.tell_about()
    table.tell_all("now", "notes", to=[listener])


async def again(table: LiveTable, listener: Listener, message: Again) -> None:
    listener.told, listener.noted = message.heard, 0
    visits.tell_everything(table, listener)


async def hint(table: LiveTable, listener: Listener, message: Hint) -> None:
    seat, _ = chairs.own_seat(table.sheet, listener)
    game = answers.running_game(table)
    if table.sheet.setup.hints != "on":
        raise Refusal("server", "no-hints-here")
    if seat not in game.table.asked or message.ask != game.table.ask_for(seat):
        raise Refusal("table", "not-asked", number=seat)
    if (wait := table.shared.budgets.wait_for_thought(listener.guest)) > 0:
        raise TooFast(wait)

    async def think() -> None:
        if not bot_seats.stands(table, game, seat, message.ask):
            return
        advised = await bot_seats.advice_for(table, game, seat, listener)
        if advised:
            shown = tuple(AdviceShown(*msgspec.structs.astuple(one)) for one in advised)
            table.tell(Hinted(message.ask, advised[0].move, shown), [listener])
        elif (move := await bot_seats.thought_of(table, game, seat, HINTS_BY, listener.guest)) is not None:
            table.tell(Hinted(message.ask, move), [listener])

    table.begin_task(think())


# The deal


async def commit(table: LiveTable, listener: Listener, message: Commit) -> None:
    seat, chair = chairs.own_seat(table.sheet, listener)
    stale = message.attempt not in (0, table.desk.attempt)  # that deal was called off meanwhile
    if stale or table.desk.salted.get(seat) == message.salted:  # said before
        table.tell_deal([listener])
        return
    shuffle.commit(table.sheet, table.desk, seat, message.salted)
    chair.arrived = True
    before = table.sheet.status
    await deal.go_on(table)
    await table.keep()
    if table.sheet.status != before:
        table.tell_all("about", "deal", "now")
    else:
        table.tell_deal()


async def open_salt(table: LiveTable, listener: Listener, message: Open) -> None:
    seat, _ = chairs.own_seat(table.sheet, listener)
    salt = bytes.fromhex(message.salt)
    if table.desk.salts.get(seat) == salt.hex():  # said before
        table.tell_deal([listener])
        return
    if table.sheet.status != "dealing":
        raise Refusal("fair-4", "no-salt-due", number=seat)
    shuffle.open_salt(table.sheet, table.desk, seat, salt)
    await deal.go_on(table)
    await table.keep()
    if table.game is not None:
        table.tell_all("about", "deal", "now")
    else:
        table.tell_deal()


async def start(table: LiveTable, listener: Listener, message: Start) -> None:
    must_be_owner(table, listener)
    if table.sheet.status != "waiting":
        raise Refusal("server", "game-has-begun")
    if not chairs.full(table.sheet):
        raise Refusal("server", "seats-empty")
    table.sheet.status, table.sheet.missing = "dealing", []
    table.desk.until = table.now + deal.seconds_for(table)
    await deal.go_on_and_tell(table, True)


def must_be_owner(table: LiveTable, listener: Listener) -> None:
    if not listener.guest or listener.guest != table.sheet.owner:
        raise Refusal("server", "host-only")


# The table


async def say(table: LiveTable, listener: Listener, message: Say) -> None:
    seat, chair = chairs.own_seat(table.sheet, listener)
    if table.sheet.setup.chat != "on":
        raise Refusal("server", "chat-is-off")
    text = cleaned(message.text, CHAT_LENGTH)
    if not text:
        raise Refusal("server", "nothing-said")
    table.shared.limits.spend("chat", listener.guest)
    number = table.chat[-1].number + 1 if table.chat else 1
    chatted = Chatted(number, seat, chair.name, text, table.now, listener.guest)
    await table.keep(chat=(chatted,))
    table.chat = [*table.chat[-CHAT_KEPT:], chatted]
    table.tell(said(chatted), visits.readers(table, chatted))


async def replace(table: LiveTable, listener: Listener, message: Replace) -> None:
    """Before the game begins. Then it takes the agreement of all who are present."""
    must_be_owner(table, listener)
    before = chairs.chair_at(table.sheet, message.seat).guest
    chairs.replace(table.shared, table.sheet, message.seat, message.by)
    await deal.change_hands(table, message.seat)
    table.away.pop(message.seat, None)
    for other in table.at_seat(message.seat):
        if before and other.guest == before:
            other.move_to(None)
    await table.keep()
    await deal.go_on_and_tell(table, True)


async def rematch(table: LiveTable, listener: Listener, message: Rematch) -> None:
    chairs.own_seat(table.sheet, listener)
    await company.play_again(table, listener.guest)


HANDLERS: dict[type[FromClient], Callable[[LiveTable, Listener, Any], Awaitable[None]]] = {
    Answer: answer,
    Why: why,
    TakeBack: take_back,
    Commit: commit,
    Open: open_salt,
    Sit: sit,
    Say: say,
    Start: start,
    Propose: agreements.propose,
    Withdraw: agreements.withdraw,
    Resume: agreements.resume,
    Resign: agreements.resign,
    Replace: replace,
    Rematch: rematch,
    Hint: hint,
    Again: again,
}
