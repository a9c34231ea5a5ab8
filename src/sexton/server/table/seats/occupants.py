# engine: compiled
"""Who may have which seat of a running game: nobody sees two hands who did not hold both when the cards were dealt.

Who went away may come back until another person has the seat; whoever stands in meanwhile is a bot, or the table.
"""

from __future__ import annotations

from sexton.kernel.interface import Refusal, Seat
from sexton.kernel.records.notes import Back, Left, Replaced, Resigned, StandsIn, Taken, TimeUp
from sexton.server.store.documents import Chair, Sheet
from sexton.server.table.state import TableState

DEFAULT_BOT = "greedy"
MERCY = 10.0  # seconds for somebody who comes back to an empty clock


# Who holds what


def remember_holders(sheet: Sheet) -> None:
    """The cards are dealt: remember who holds each seat, and which seats one guest holds together."""
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


def hand_over(table: TableState, seat: Seat, guest: str, name: str) -> None:
    """Another guest has the seat. The previous holder sees what a watcher sees."""
    sheet = table.sheet
    chair, offered = sheet.chairs[seat], sheet.chairs[seat].offered
    chair.guest, chair.name, chair.person, chair.arrived = guest, name, "", False
    if sheet.status != "playing":
        return
    if guest not in chair.holders:
        chair.holders.append(guest)
    if offered:
        part(sheet, seat)
        chair.resigned, chair.token = False, ""
    chair.left, chair.offered = False, ""
    table.unkept.append(Taken(seat))
    let_answer_again(table, seat)
    table.away.pop(seat, None)
    if seat not in table.here():
        table.away[seat] = table.now


def part(sheet: Sheet, seat: Seat) -> None:
    """Somebody else plays this seat now: separate it from the seats it was dealt together with."""
    for other, chair in enumerate(sheet.chairs):
        chair.together = [seat] if other == seat else [one for one in chair.together if one != seat]


# Leaving and coming back


def mark_left(table: TableState, seat: Seat) -> None:
    table.sheet.chairs[seat].left = True
    table.unkept.append(Left(seat))


def resign(table: TableState, seat: Seat) -> None:
    table.sheet.chairs[seat].resigned = True
    table.unkept.append(Resigned(seat))
    let_stand_in(table, seat, stand_in_of(table.sheet))


def end_time(table: TableState, seat: Seat) -> None:
    table.unkept.append(TimeUp(seat))
    let_stand_in(table, seat, stand_in_of(table.sheet))


def stand_in_of(sheet: Sheet) -> str:
    """Whom the creator chose to stand in."""
    return DEFAULT_BOT if sheet.setup.on_expiry == "bot" else "default"


def let_stand_in(table: TableState, seat: Seat, by: str) -> None:
    table.sheet.chairs[seat].stand_in = by
    table.unkept.append(StandsIn(seat, by))


def missed(chair: Chair) -> bool:
    """Whether it makes a difference that the person is there: for the deal, or because somebody stands in."""
    return not chair.arrived or absent(chair)


def absent(chair: Chair) -> bool:
    """Whether the person is away or stood in for, and may come back."""
    return not chair.resigned and (chair.left or bool(chair.stand_in))


def welcome_back(table: TableState, guest: str) -> bool:
    """The person is there, and answers for the seats they have. Whether they were missed."""
    change = False
    for seat, chair in enumerate(table.sheet.chairs):
        if not guest or chair.guest != guest:
            continue
        change = change or missed(chair)
        table.away.pop(seat, None)
        chair.arrived = True
        if absent(chair):
            chair.left, chair.offered = False, ""
            table.unkept.append(Back(seat))
            let_answer_again(table, seat)
    if change:
        table.run_clocks()
    return change


def let_answer_again(table: TableState, seat: Seat) -> None:
    """Remove the stand-in, and any proposal to replace the person."""
    chair, clock = table.sheet.chairs[seat], table.desk.clock
    if chair.stand_in and not chair.resigned:
        chair.stand_in = ""
        if clock is not None:
            clock.left[seat] = max(clock.left[seat], MERCY)
    forget_proposals(table.sheet, seat)


def forget_proposals(sheet: Sheet, seat: Seat) -> None:
    for what in [what for what in sheet.agreed if what.startswith(f"replace {seat} ")]:
        del sheet.agreed[what]


# Replacing


def present(table: TableState) -> list[Seat]:
    """Seats of people who are connected, or have not been gone for longer than the time of grace."""
    here = table.here()
    return [
        seat
        for seat, chair in enumerate(table.sheet.chairs)
        if chair.human and chair.guest and not chair.resigned
        if seat in here or (table.grace(seat) and not chair.stand_in)
    ]


def must_be_replaceable(table: TableState, seat: Seat, by: str, proposer: str) -> None:
    """Only who has resigned or is gone; by another person only with a clock, and if others are there to agree."""
    sheet, chair = table.sheet, table.sheet.chairs[seat]
    if not chair.human:
        raise Refusal("server", "not-a-person", number=seat)
    if chair.guest == proposer:
        raise Refusal("server", "replace-yourself", number=seat)
    if not chair.resigned:
        if seat in table.here() or table.grace(seat):
            raise Refusal("server", "seat-has-not-left", seconds=table.grace(seat))
        if sheet.setup.clock.kind == "days" and not chair.stand_in:
            raise Refusal("server", "clock-is-the-grace", number=seat)
    if by in ("open", "invited"):
        if sheet.setup.clock.kind == "none":
            raise Refusal("server", "only-a-bot-without-clock", number=seat)
        if not {sheet.chairs[other].guest for other in present(table)} - {proposer, chair.guest}:
            raise Refusal("server", "only-a-bot-when-alone", number=seat)


def replace(table: TableState, seat: Seat, by: str) -> None:
    """All who are present agreed. A bot answers: for good, or until somebody takes the seat that is open now."""
    chair = table.sheet.chairs[seat]
    table.unkept.append(Replaced(seat))
    let_stand_in(table, seat, by.removeprefix("bot ") if by.startswith("bot ") else DEFAULT_BOT)
    chair.offered = "open" if by == "open" else "invited" if by == "invited" else ""
    if chair.offered:
        chair.token = ""
    forget_proposals(table.sheet, seat)
