# engine: compiled
"""Who sits where and what they agree on: every change of a sheet that is no move of the game."""

from __future__ import annotations

import hmac
from collections.abc import Container, Iterable, Sequence
from typing import Any

from msgspec import structs

from sexton.kernel import catalogue
from sexton.kernel.game import Rules
from sexton.kernel.interface import Refusal, Seat
from sexton.server.store.documents import ENDED, PUT_DOWN, Chair, Setup, Sheet
from sexton.server.table.seats import rated
from sexton.server.table.seats.links import hashed
from sexton.server.table.shared import Shared
from sexton.server.wire.listener import Listener
from sexton.server.wire.plain_text import outline

OPTIONS_BYTES = 64 * 1024
TABLE_LETTERS = 8  # of a table's id


def opened(setup: Setup) -> Rules[Any, Any]:
    """The rules a table is to be played by; a Refusal if they cannot be. What comes over the wire opens no files."""
    game = catalogue.find(setup.game)
    try:
        options = game.read_options(setup.options)
        canonical = options.canonical()
    except RecursionError:
        raise Refusal("protocol", "too-deep", levels=0) from None
    if len(canonical) > OPTIONS_BYTES:
        raise Refusal("server", "options-too-long", limit=OPTIONS_BYTES)
    game.check_seats(len(setup.seats))
    if setup.seed is not None and (setup.start == "host" or not for_one_with_bots(setup)):
        raise Refusal("server", "seed-for-one")
    rated.must_be_ratable(setup)
    return game.open(len(setup.seats), options)


def for_one_with_bots(setup: Setup) -> bool:
    return setup.seats.count("own") == 1 and all(plan == "own" or plan.startswith("bot ") for plan in setup.seats)


def new_sheet(shared: Shared, setup: Setup, owner: str, owner_name: str, names: Sequence[str] = ()) -> Sheet:
    """`names`, by seat: where one device is passed around, whoever plays there is called by a name of their own."""
    name, rules = shared.sources.name(TABLE_LETTERS), opened(setup)
    chairs = []
    for seat, plan in enumerate(setup.seats):
        if plan.startswith("bot "):
            shared.thinkers.check_bot(plan[4:], setup.game)
            chairs.append(Chair("bot", bot=plan[4:]))
        elif plan == "own":
            chairs.append(Chair("open", guest=owner, name="".join(names[seat : seat + 1]) or owner_name))
        else:
            chairs.append(Chair("invited" if plan == "invited" else "open"))
    return Sheet(name, setup, rules.game.edition, rules.options.canonical(), owner, shared.sources.now(), chairs)


def rematch_of(shared: Shared, sheet: Sheet, unwanted: Container[str] = (), unwilling: Iterable[str] = ()) -> Sheet:
    """The same people at the same seats, still to arrive. The seats of those who left for good are open, and of those
    whom the asker does not want. A seat of the unwilling is kept, so that nobody learns of it, and does not concern
    them. The cards are new.
    """
    again = new_sheet(shared, structs.replace(sheet.setup, seed=None), sheet.owner, "")
    for old, new in zip(sheet.chairs, again.chairs, strict=True):
        new.plan, new.bot = old.plan, old.bot
        if old.human:
            new.guest, new.name = ("", "") if old.resigned or old.guest in unwanted else (old.guest, old.name)
    again.dropped = sorted(unwilling)
    return again


def unwilling_at(sheet: Sheet, guest: str) -> bool:
    """Whether a seat was kept for them in a rematch that they do not want."""
    return bool(guest) and sheet.status == "waiting" and guest in sheet.dropped


def plays_on(sheet: Sheet, guest: str) -> bool:
    """Whether a game that they have not left waits for them."""
    running = sheet.status not in PUT_DOWN and not unwilling_at(sheet, guest)
    return running and any(not sheet.chairs[seat].resigned for seat in sheet.seats_of(guest))


def give_back_unwanted(sheet: Sheet, guest: str) -> list[Seat]:
    """Which seats were kept for somebody unwilling, and are free now that they look at the table or leave the house."""
    if not unwilling_at(sheet, guest):
        return []
    held = sheet.seats_of(guest)
    for seat in held:
        leave(sheet, seat, guest)
    sheet.dropped.remove(guest)
    return held


# Taking and leaving seats


def must_be_takeable(sheet: Sheet, seat: Seat, guest: str, name: str) -> Chair:
    chair = chair_at(sheet, seat)
    if sheet.status in ENDED:
        raise Refusal("table", "game-over")
    if not chair.free:
        raise Refusal("server", "seat-taken", number=seat)
    looks = outline(name)
    if any(other.guest != guest and outline(other.name) == looks for other in sheet.chairs if other.guest):
        raise Refusal("server", "name-taken", name=name)
    return chair


def leave(sheet: Sheet, seat: Seat, guest: str) -> None:
    """Before the game begins a seat is simply given back."""
    chair = own_chair(sheet, seat, guest)
    if sheet.status != "waiting":
        raise Refusal("server", "game-has-begun")
    chair.guest, chair.name, chair.token, chair.arrived = "", "", "", False


def seat_of_link(sheet: Sheet, token: str) -> Seat:
    """The bearer of a seat's private link may have the seat."""
    mark = hashed(token)
    for seat, chair in enumerate(sheet.chairs):
        if chair.human and chair.token and hmac.compare_digest(chair.token, mark):
            return seat
    raise Refusal("server", "no-such-link")


def replace(shared: Shared, sheet: Sheet, seat: Seat, by: str) -> None:
    """Until the game begins the owner says who may sit where."""
    chair = chair_at(sheet, seat)
    level = by[4:] if by.startswith("bot ") else ""
    if level:
        shared.thinkers.check_bot(level, sheet.setup.game)
        rated.must_be_measured(sheet.setup, level)
    if sheet.status == "playing":
        raise Refusal("server", "propose-it")
    if sheet.status != "waiting" or by == "own":
        raise Refusal("table", "not-now")
    chair.guest = chair.name = chair.token = ""
    chair.arrived = False
    chair.plan, chair.bot = "bot" if level else "invited" if by == "invited" else "open", level


def may_have_link(sheet: Sheet, seat: Seat, guest: str) -> Chair:
    """The one who sits there; for an invited seat that is still empty, the owner."""
    chair = chair_at(sheet, seat)
    waits = chair.offered or ("" if chair.guest else chair.plan)
    if chair.human and (guest == sheet.owner if waits == "invited" else guest and chair.guest == guest):
        return chair
    raise Refusal("server", "not-your-seat", number=seat)


def chair_at(sheet: Sheet, seat: Seat) -> Chair:
    if not 0 <= seat < len(sheet.chairs):
        raise Refusal("server", "no-such-seat", number=seat)
    return sheet.chairs[seat]


def own_chair(sheet: Sheet, seat: Seat | None, guest: str) -> Chair:
    if seat is None:
        raise Refusal("server", "no-seat-of-yours")
    chair = chair_at(sheet, seat)
    if not guest or chair.guest != guest:
        raise Refusal("server", "not-your-seat", number=seat)
    return chair


def own_seat(sheet: Sheet, listener: Listener) -> tuple[Seat, Chair]:
    chair = own_chair(sheet, listener.seat, listener.guest)
    assert listener.seat is not None
    return listener.seat, chair


def full(sheet: Sheet) -> bool:
    return all(chair.filled for chair in sheet.chairs)
