"""Who sits where and what they agree on: every change of a sheet that is no move of the game."""

from __future__ import annotations

import hmac
from typing import Any

from sexton.bots.seating import check_name
from sexton.kernel import catalogue
from sexton.kernel.game import Rules
from sexton.kernel.interface import Refusal, Seat
from sexton.server.http.sessions import hashed
from sexton.server.store.documents import ENDED, Chair, Setup, Sheet

OPTIONS_BYTES = 64 * 1024


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
    return game.open(len(setup.seats), options)


def new_sheet(name: str, setup: Setup, host: str, host_name: str, now: float) -> Sheet:
    rules = opened(setup)
    chairs = []
    for plan in setup.seats:
        if plan.startswith("bot "):
            check_name(plan[4:])
            chairs.append(Chair("bot", bot=plan[4:]))
        elif plan == "own":
            chairs.append(Chair("open", guest=host, name=host_name))
        else:
            chairs.append(Chair("invited" if plan == "invited" else "open"))
    return Sheet(name, setup, rules.game.edition, rules.options.canonical(), host, now, chairs)


def rematch_of(sheet: Sheet, name: str, now: float) -> Sheet:
    """The same people at the same seats, who still have to arrive; who left for good is asked no more."""
    again = new_sheet(name, sheet.setup, sheet.host, "", now)
    for old, new in zip(sheet.chairs, again.chairs, strict=True):
        new.plan, new.bot = old.plan, old.bot
        if old.human:
            new.guest, new.name = ("", "") if old.resigned else (old.guest, old.name)
    return again


# Taking and leaving seats


def must_be_takeable(sheet: Sheet, seat: Seat, guest: str, name: str) -> Chair:
    chair = chair_at(sheet, seat)
    if sheet.status in ENDED:
        raise Refusal("table", "game-over")
    if not chair.free:
        raise Refusal("server", "seat-taken", number=seat)
    if any(other.guest != guest and other.name.casefold() == name.casefold() for other in sheet.chairs if other.guest):
        raise Refusal("server", "name-taken", name=name)
    return chair


def leave(sheet: Sheet, seat: Seat, guest: str) -> None:
    """Before the game begins a seat is simply given back."""
    chair = own_chair(sheet, seat, guest)
    if sheet.status != "waiting":
        raise Refusal("server", "game-has-begun")
    chair.guest, chair.name, chair.token, chair.arrived = "", "", "", False


def seat_of_link(sheet: Sheet, token: str) -> Seat:
    """Whoever has a seat's private link may have the seat."""
    mark = hashed(token)
    for seat, chair in enumerate(sheet.chairs):
        if chair.human and chair.token and hmac.compare_digest(chair.token, mark):
            return seat
    raise Refusal("server", "no-such-link")


def replace(sheet: Sheet, seat: Seat, by: str) -> None:
    """Until the game begins the host says who may sit where."""
    chair = chair_at(sheet, seat)
    level = by[4:] if by.startswith("bot ") else ""
    if level:
        check_name(level)
    if sheet.status == "playing":
        raise Refusal("server", "propose-it")
    if sheet.status != "waiting" or by == "own":
        raise Refusal("table", "not-now")
    chair.guest = chair.name = chair.token = ""
    chair.arrived = False
    chair.plan, chair.bot = "bot" if level else "invited" if by == "invited" else "open", level


def may_have_link(sheet: Sheet, seat: Seat, guest: str) -> Chair:
    """The one who sits there; for an invited seat that is still empty, the host."""
    chair = chair_at(sheet, seat)
    waits = chair.offered or ("" if chair.guest else chair.plan)
    if chair.human and (guest == sheet.host if waits == "invited" else guest and chair.guest == guest):
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


def full(sheet: Sheet) -> bool:
    return all(chair.filled for chair in sheet.chairs)


# While the game runs


def persons(sheet: Sheet) -> list[Seat]:
    """Who has a say: people at the table who have not resigned and whose seat nobody stands in for."""
    return [s for s, chair in enumerate(sheet.chairs) if chair.human and not chair.resigned and not chair.stand_in]


def propose(sheet: Sheet, guest: str, what: str, needed: list[Seat]) -> bool:
    """All seats of this guest are for it; whether everyone needed is now."""
    if what == "pause" and sheet.paused:
        raise Refusal("server", "already-paused")
    agreed = sheet.agreed.setdefault(what, [])
    agreed += [seat for seat in sheet.seats_of(guest) if seat not in agreed]
    return set(needed) <= set(agreed)


def withdraw(sheet: Sheet, guest: str, what: str) -> None:
    before, own = sheet.agreed.get(what, []), sheet.seats_of(guest)
    if not set(own) & set(before):
        raise Refusal("server", "nothing-proposed")
    sheet.agreed[what] = [seat for seat in before if seat not in own]
    if not sheet.agreed[what]:
        del sheet.agreed[what]


def must_run(sheet: Sheet) -> None:
    if sheet.status != "playing":
        raise Refusal("server", "no-game-now")
