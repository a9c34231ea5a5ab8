"""Who may have which seat of a running game: nobody sees two hands who did not hold both when the cards were dealt.

Who went away may come back until another person has the seat; whoever stands in meanwhile is a bot, or the table.
"""

from __future__ import annotations

from sexton.kernel.interface import Refusal, Seat
from sexton.kernel.records.notes import Back, Left, Replaced, Resigned, StandsIn, Taken, TimeUp
from sexton.server.documents import Sheet
from sexton.server.host import Host

DEFAULT_BOT = "greedy"
MERCY = 10.0  # seconds for somebody who comes back to an empty clock


# Who holds what


def dealt(sheet: Sheet) -> None:
    """The cards are dealt: from now on seats are kept apart, but for those that one guest holds together."""
    for chair in sheet.chairs:
        if chair.human and not chair.together:
            chair.holders = [chair.guest] if chair.guest else []
            chair.together = sheet.seats_of(chair.guest)


def must_be_free_for(sheet: Sheet, seat: Seat, guest: str) -> None:
    """In a running game nobody gets a seat who holds, or ever held, another one.

    Seats that were dealt to one guest may go to another device together, until one of them is given to somebody else.
    """
    if sheet.status != "playing":
        return
    chair = sheet.chairs[seat]
    known = [seat] if chair.offered else chair.together
    for held, other in enumerate(sheet.chairs):
        if guest in other.holders and held not in known:
            raise Refusal("server", "held-another-seat", number=seat, held=held)


def changes_hands(host: Host, seat: Seat, guest: str, name: str) -> None:
    """Another guest has the seat. Whoever had it before sees what a watcher sees."""
    sheet = host.sheet
    chair, offered = sheet.chairs[seat], sheet.chairs[seat].offered
    chair.guest, chair.name, chair.arrived = guest, name, False
    if sheet.status != "playing":
        return
    if guest not in chair.holders:
        chair.holders.append(guest)
    if offered:
        part(sheet, seat)
        chair.resigned, chair.token = False, ""
    chair.left, chair.offered = False, ""
    host.unkept.append(Taken(seat))
    answers_again(host, seat)
    host.away.pop(seat, None)
    if seat not in host.here():
        host.away[seat] = host.services.sources.now()


def part(sheet: Sheet, seat: Seat) -> None:
    """Somebody else plays this seat: it does not belong to those it was dealt with any more."""
    for other, chair in enumerate(sheet.chairs):
        chair.together = [seat] if other == seat else [one for one in chair.together if one != seat]


# Leaving and coming back


def has_left(host: Host, seat: Seat) -> None:
    host.sheet.chairs[seat].left = True
    host.unkept.append(Left(seat))


def resigns(host: Host, seat: Seat) -> None:
    host.sheet.chairs[seat].resigned = True
    host.unkept.append(Resigned(seat))
    stands_in(host, seat, of_the_table(host.sheet))


def time_ran_out(host: Host, seat: Seat) -> None:
    host.unkept.append(TimeUp(seat))
    stands_in(host, seat, of_the_table(host.sheet))


def of_the_table(sheet: Sheet) -> str:
    """Whom the creator chose to stand in."""
    return DEFAULT_BOT if sheet.setup.on_expiry == "bot" else "default"


def stands_in(host: Host, seat: Seat, by: str) -> None:
    host.sheet.chairs[seat].stand_in = by
    host.unkept.append(StandsIn(seat, by))


def comes_back(host: Host, seat: Seat) -> bool:
    """The person is there again, and answers for the seat. Whether that changed anything."""
    chair = host.sheet.chairs[seat]
    host.away.pop(seat, None)
    changed, chair.arrived = not chair.arrived, True
    if chair.resigned or not (chair.left or chair.stand_in):
        return changed
    chair.left, chair.offered = False, ""
    host.unkept.append(Back(seat))
    answers_again(host, seat)
    return True


def answers_again(host: Host, seat: Seat) -> None:
    """Nobody stands in any more, and nobody is asked whether somebody should."""
    chair, clock = host.sheet.chairs[seat], host.desk.clock
    if chair.stand_in and not chair.resigned:
        chair.stand_in = ""
        if clock is not None:
            clock.left[seat] = max(clock.left[seat], MERCY)
    forget_proposals(host.sheet, seat)


def forget_proposals(sheet: Sheet, seat: Seat) -> None:
    for what in [what for what in sheet.agreed if what.startswith(f"replace {seat} ")]:
        del sheet.agreed[what]


# Replacing


def present(host: Host) -> list[Seat]:
    """Seats of people who are connected, or have not been gone for longer than the time of grace."""
    here = host.here()
    return [
        seat
        for seat, chair in enumerate(host.sheet.chairs)
        if chair.human and chair.guest and not chair.resigned
        if seat in here or (host.grace(seat) and not chair.stand_in)
    ]


def must_be_replaceable(host: Host, seat: Seat, by: str, proposer: str) -> None:
    """Only who has resigned or is gone; by another person only with a clock, and if others are there to agree."""
    sheet, chair = host.sheet, host.sheet.chairs[seat]
    if not chair.human:
        raise Refusal("server", "not-a-person", number=seat)
    if chair.guest == proposer:
        raise Refusal("server", "replace-yourself", number=seat)
    if not chair.resigned:
        if seat in host.here() or host.grace(seat):
            raise Refusal("server", "seat-has-not-left", seconds=host.grace(seat))
        if sheet.setup.clock.kind == "days" and not chair.stand_in:
            raise Refusal("server", "clock-is-the-grace", number=seat)
    if by in ("open", "invited"):
        if sheet.setup.clock.kind == "none":
            raise Refusal("server", "only-a-bot-without-clock", number=seat)
        if not {sheet.chairs[other].guest for other in present(host)} - {proposer, chair.guest}:
            raise Refusal("server", "only-a-bot-when-alone", number=seat)


def replace(host: Host, seat: Seat, by: str) -> None:
    """All who are present agreed. A bot answers: for good, or until somebody takes the seat that is open now."""
    chair = host.sheet.chairs[seat]
    host.unkept.append(Replaced(seat))
    stands_in(host, seat, by.removeprefix("bot ") if by.startswith("bot ") else DEFAULT_BOT)
    chair.offered = "open" if by == "open" else "invited" if by == "invited" else ""
    if chair.offered:
        chair.token = ""
    forget_proposals(host.sheet, seat)
