"""A second check of what leaves a table: all or some messages are compared with what their hearer may know.

The messages are built from allow-lists (`outgoing`); this does not trust that. It works from the bytes that would be
sent, the table's own game, and who sits where. One message too many, and the table is put aside: nobody there is told
anything more until somebody has looked into it.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from typing import Any

import msgspec

from sexton.kernel.chance.dice import FastDice
from sexton.kernel.interface import Over, Refusal, Seat
from sexton.kernel.words import told_as_json
from sexton.server.store.documents import ENDED
from sexton.server.table import clocks, shuffle
from sexton.server.table.hearers.audience import Audience
from sexton.server.table.live_table import LiveTable
from sexton.server.wire.listener import Listener
from sexton.server.wire.messages import SERVER_MESSAGES, About, FromServer, Hinted, Now, Ready, encoded
from sexton.server.wire.refusals import turn_away

LOG = logging.getLogger("sexton.server.guard")
SEED_BITS = 48
CHANCE = random.Random()  # which messages are looked at; nobody else draws from it
DECODERS = {str(kind.__struct_config__.tag): msgspec.json.Decoder(kind) for kind in SERVER_MESSAGES}


class Tag(msgspec.Struct):
    type: str


TAGS = msgspec.json.Decoder(Tag)


class Leak(Exception):
    """What would have been said too much: the name of the check, never what it found."""


def lets_out(table: LiveTable, listener: Listener, message: bytes) -> bool:
    """Whether the listener may be told this. After one message too many nothing leaves the table any more."""
    if table.put_aside:
        return False
    if CHANCE.random() >= table.shared.settings.guard_share:
        return True
    table.shared.metrics.count("guard_checked")
    try:
        look_at(table, listener, message)
    except Leak as leak:
        LOG.error("table %s is put aside: a message would have said too much (%s)", table.sheet.id, leak)
        table.shared.metrics.count("guard_violations")
        table.put_aside = True
        table.begin_task(table.alone(lambda: put_aside(table)))
        return False
    except Exception as fault:  # the guard's own
        LOG.error("a message of table %s could not be looked at (%s)", table.sheet.id, type(fault).__name__)
        table.shared.metrics.count("guard_faults")
    return True


async def put_aside(table: LiveTable) -> None:
    """The game stands still, and whoever comes is told so, until the server is started with `resume_put_aside`."""
    if table.sheet.status not in ENDED:
        table.sheet.status = "shelved"
    if table.desk.clock is not None:
        clocks.stop(table.desk.clock, table.now)
    await table.keep()
    for listener in table.listeners.values():
        listener.guard = None
        turn_away(listener, Refusal("server", "put-aside"))
    table.listeners.clear()
    table.leave()


def look_at(table: Audience, listener: Listener, message: bytes) -> None:
    """A Leak if the message says what its hearer may not know, or says it otherwise than messages are written."""
    said = read(message)
    no_secrets(table, message)
    if (check := CHECKS.get(type(said))) is not None:
        check(table, listener, said)


def read(message: bytes) -> FromServer:
    """Exactly what its type says: no field more, and no other spelling."""
    try:
        said: FromServer = DECODERS[TAGS.decode(message).type].decode(message)
    except (KeyError, msgspec.DecodeError):
        raise Leak("form") from None
    if encoded(said) != message:
        raise Leak("form")
    return said


def no_secrets(table: Audience, message: bytes) -> None:
    """The secret, salts that are not open, sessions and private links stand in no message."""
    sheet, desk = table.sheet, table.desk
    hidden = {sheet.owner} | {text for chair in sheet.chairs for text in (chair.guest, chair.token, *chair.holders)}
    if sheet.status not in ENDED:
        hidden.add(desk.secret)
        if not shuffle.all_open(desk):
            hidden |= set(desk.salts.values())
    if any(text and text.encode() in message for text in hidden):
        raise Leak("secret")


def check_about(table: Audience, listener: Listener, said: About) -> None:
    if list(said.you) != table.sheet.seats_of(listener.guest):
        raise Leak("seat")


def check_ready(table: Audience, listener: Listener, said: Ready) -> None:
    if table.game is None or said != Ready(table.game.table.ask_for(listener.seat), table.game.table.ready):
        raise Leak("ready")


def check_hint(table: Audience, listener: Listener, said: Hinted) -> None:
    if not own(table, listener, listener.seat):
        raise Leak("seat")


def check_now(table: Audience, listener: Listener, said: Now) -> None:
    """The seat is the hearer's own, and all the rest follows from what that seat sees and was told."""
    assert table.game is not None
    game, seat = table.game.table, said.seat
    if seat is not None and not own(table, listener, seat):
        raise Leak("seat")
    if seat is None and table.sheet.setup.watching == "nobody":
        raise Leak("seat")
    told = [dict(told_as_json(event)) for event in game.heard(seat, said.heard_from)[: len(said.heard)]]
    if msgspec.json.encode(told) != msgspec.json.encode(said.heard):
        raise Leak("heard")
    if table.delayed(listener):
        past = table.past[0].at
        if said.heard_from + len(said.heard) > past.heard or bytes(said.view) != bytes(past.now.view):
            raise Leak("delay")
        return
    check_view(table, seat, said)
    sealed = game.sealed(seat) if seat is not None else None
    if said.mine != (None if sealed is None else sealed.move):
        raise Leak("sealed")


def check_view(table: Audience, seat: Seat | None, said: Now) -> None:
    """What the seat sees, and choices and aids that follow from it; in another world the seat would see the same."""
    assert table.game is not None
    game = table.game.table
    rules, seen = game.rules, game.view(seat)
    if bytes(said.view) != msgspec.json.encode(seen):
        raise Leak("view")
    if bytes(said.aids) != msgspec.json.encode(rules.aids(seen)):
        raise Leak("aids")
    asked = seat is not None and seat in game.asked
    if msgspec.json.encode(said.choices) != msgspec.json.encode(rules.choices(seen) if asked else None):
        raise Leak("choices")
    if seat is not None and not isinstance(game.question(seat), Over):
        world: Any = rules.worlds(seen).sample(FastDice(CHANCE.getrandbits(SEED_BITS)))
        if rules.view(world, seat) != seen:
            raise Leak("world")


def own(table: Audience, listener: Listener, seat: Seat | None) -> bool:
    return seat is not None and seat in table.sheet.seats_of(listener.guest)


CHECKS: dict[type[FromServer], Callable[[Audience, Listener, Any], None]] = {
    About: check_about,
    Ready: check_ready,
    Hinted: check_hint,
    Now: check_now,
}
