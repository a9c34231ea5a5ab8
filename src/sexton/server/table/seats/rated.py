"""The conditions of rated tables: members and measured bots, one seat each, to the end; no help, no seeded dice."""

from __future__ import annotations

from typing import Any

from sexton.bots.measured import measured_level, measured_strength
from sexton.kernel.interface import Refusal, Seat
from sexton.server.store.documents import Setup, Sheet


def must_be_ratable(setup: Setup) -> None:
    """A Refusal if what is asked for beside it does not go with a rated table."""
    if setup.rated != "on":
        return
    if setup.hints == "on":
        raise Refusal("server", "rated-no-hints")
    if setup.brought == "on":
        raise Refusal("server", "rated-no-brought-bots")
    if setup.seed is not None:
        raise Refusal("server", "rated-no-seed")
    if setup.seats.count("own") > 1:
        raise Refusal("server", "rated-one-seat")
    if any(of_ones_own(value) for value in setup.options.values()):
        raise Refusal("server", "rated-no-files")
    if len(setup.seats) < 2:
        raise Refusal("server", "rated-not-alone")
    for plan in setup.seats:
        if plan.startswith("bot "):
            must_be_measured(setup, plan[4:])


def of_ones_own(value: Any) -> bool:
    """A board, a deck or a box that somebody made, and not one by its name."""
    return isinstance(value, dict | list)


def must_be_measured(setup: Setup, level: str) -> None:
    if setup.rated == "on" and measured_level(setup.game, level) is None:
        raise Refusal("server", "rated-unmeasured-bot", bot=level)


def note_where_bots_stand(sheet: Sheet) -> None:
    """A game counts against the bots that played it, whatever is measured of their levels afterwards."""
    if sheet.setup.rated != "on":
        return
    for chair in sheet.chairs:
        found = None if chair.human else measured_strength(sheet.setup.game, chair.bot)
        chair.stood = (found.mu, found.sigma) if found is not None else None


def may_sit(sheet: Sheet, seat: Seat, guest: str, *, member: bool, agreed: bool) -> None:
    """Whoever sits down at a rated table is a member, knows what it means, has no other seat and keeps this one."""
    if sheet.setup.rated != "on" or sheet.chairs[seat].guest == guest:
        return
    if sheet.status not in ("waiting", "dealing"):
        raise Refusal("server", "rated-seat-stays")
    if not agreed:
        raise Refusal("server", "rated-agree")
    if not member:
        raise Refusal("server", "rated-members-only")
    if sheet.seats_of(guest):
        raise Refusal("server", "rated-one-seat")
