"""Who sits where and what they agree on: every change of a sheet that is no move of the game."""

from __future__ import annotations

import hmac
from typing import Any

from sexton.bots.seating import check_name
from sexton.kernel import catalogue
from sexton.kernel.game import Rules
from sexton.kernel.interface import Refusal, Seat
from sexton.server.documents import ENDED, Chair, Setup, Sheet
from sexton.server.guests import hashed

OPTIONS_BYTES = 64 * 1024
DEFAULT_BOT = "greedy"


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


def take(sheet: Sheet, seat: Seat, guest: str, name: str) -> None:
    chair = chair_at(sheet, seat)
    if sheet.status in ENDED:
        raise Refusal("table", "game-over")
    if chair.plan != "open" or chair.guest:
        raise Refusal("server", "seat-taken", number=seat)
    if any(other.guest != guest and other.name.casefold() == name.casefold() for other in sheet.chairs if other.guest):
        raise Refusal("server", "name-taken", name=name)
    chair.guest, chair.name, chair.token, chair.arrived = guest, name, "", False


def leave(sheet: Sheet, seat: Seat, guest: str) -> None:
    """Before the game begins a seat is simply given back."""
    chair = own_chair(sheet, seat, guest)
    if sheet.status != "waiting":
        raise Refusal("server", "game-has-begun")
    chair.guest, chair.name, chair.token, chair.arrived = "", "", "", False


def claim(sheet: Sheet, token: str, guest: str, name: str) -> tuple[Seat, str]:
    """Whoever has a seat's private link has the seat: which it is, and the guest who had it until now."""
    mark = hashed(token)
    for seat, chair in enumerate(sheet.chairs):
        if chair.human and chair.token and hmac.compare_digest(chair.token, mark):
            before = chair.guest
            chair.guest, chair.name = guest, chair.name or name
            chair.arrived = chair.arrived and before == guest
            return seat, before if before != guest else ""
    raise Refusal("server", "no-such-link")


def may_have_link(sheet: Sheet, seat: Seat, guest: str) -> Chair:
    """The one who sits there; for an invited seat that is still empty, the host."""
    chair = chair_at(sheet, seat)
    if chair.human and (chair.guest == guest or (not chair.guest and chair.plan == "invited" and guest == sheet.host)):
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


def propose(sheet: Sheet, seat: Seat, what: str) -> bool:
    """Whether everyone is for it now."""
    must_run(sheet)
    if what == "pause" and sheet.paused:
        raise Refusal("server", "already-paused")
    agreed = sheet.agreed.setdefault(what, [])
    if seat not in agreed:
        agreed.append(seat)
    return set(persons(sheet)) <= set(agreed)


def withdraw(sheet: Sheet, seat: Seat, what: str) -> None:
    agreed = sheet.agreed.get(what, [])
    if seat not in agreed:
        raise Refusal("server", "nothing-proposed")
    agreed.remove(seat)
    if not agreed:
        del sheet.agreed[what]


def resign(sheet: Sheet, seat: Seat) -> None:
    must_run(sheet)
    chair = sheet.chairs[seat]
    if chair.resigned:
        raise Refusal("server", "already-resigned")
    chair.resigned = True
    chair.stand_in = stand_in_of(sheet)


def stand_in_of(sheet: Sheet) -> str:
    return DEFAULT_BOT if sheet.setup.on_expiry == "bot" else "default"


def replace(sheet: Sheet, seat: Seat, by: str) -> None:
    """The one who sat there is out. In a running game a bot answers, until somebody takes the seat if it is open."""
    chair = chair_at(sheet, seat)
    level = by[4:] if by.startswith("bot ") else ""
    if level:
        check_name(level)
    if sheet.status not in ("waiting", "playing") or by == "own":
        raise Refusal("table", "not-now")
    if sheet.status == "playing" and not chair.human:
        raise Refusal("server", "not-a-person", number=seat)
    chair.guest, chair.name, chair.token = "", "", ""
    chair.arrived = chair.resigned = False
    if sheet.status == "waiting":
        chair.plan, chair.bot = "bot" if level else "invited" if by == "invited" else "open", level
    else:
        chair.plan, chair.stand_in = "open" if by == "open" else "invited", level or DEFAULT_BOT


def must_run(sheet: Sheet) -> None:
    if sheet.status != "playing":
        raise Refusal("server", "no-game-now")
