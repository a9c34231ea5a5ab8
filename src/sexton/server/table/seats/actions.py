"""How a table does what it is asked by a request: one function for each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from sexton.kernel.game import Look
from sexton.kernel.interface import Refusal, Seat
from sexton.kernel.records.notes import note_body
from sexton.kernel.records.take_back import taken_back
from sexton.server.store.bots import is_bot
from sexton.server.store.documents import PUT_DOWN
from sexton.server.store.interface import Batch, StoredNote
from sexton.server.table import answers, deal
from sexton.server.table.hearers import outgoing, visits
from sexton.server.table.live_table import LiveTable
from sexton.server.table.seats import agreements, chairs, company, leavers, occupants, rated
from sexton.server.table.seats.links import hashed, new_token
from sexton.server.table.seats.requests import (
    EVEN_IF_PUT_ASIDE,
    AnySeatRequest,
    Archive,
    Claim,
    Close,
    Concerned,
    Describe,
    Described,
    Drop,
    End,
    Expel,
    Forget,
    Hear,
    Hide,
    Inherit,
    Leave,
    Link,
    PlayAgain,
    Quote,
    SeatRequest,
    Summary,
    Take,
    TakeBack,
)
from sexton.server.wire.bodies import TableListed
from sexton.server.wire.messages import Moved
from sexton.server.words import words_for


async def carry_out(table: LiveTable, guest: str, request: AnySeatRequest) -> bytes:
    """The answer as JSON; a Refusal if it may not be."""
    if table.sheet.status == "shelved" and not isinstance(request, EVEN_IF_PUT_ASIDE):
        raise Refusal("server", "put-aside")
    done = await table.alone(lambda: ACTIONS[type(request)](table, guest, request))
    return msgspec.json.encode(done)


async def take(table: LiveTable, guest: str, request: Take) -> dict[str, Any]:
    """An open seat: of a table that waits, or of somebody who was replaced while the game runs."""
    if is_bot(guest) and table.sheet.setup.brought != "on":
        raise Refusal("server", "no-bots-brought")
    chair = chairs.must_be_takeable(table.sheet, request.seat, guest, request.name)
    if chair.guest == guest:  # replaced, and back
        if chair.resigned:
            raise Refusal("server", "already-resigned")
    else:
        rated.may_sit(table.sheet, request.seat, guest, member=request.member, agreed=request.rated)
        company.must_be_at_ease(table.sheet, request.seat, request.apart)
        await give(table, request.seat, guest, request.name)
    return {"id": table.sheet.id, "seat": request.seat}


async def leave(table: LiveTable, guest: str, request: Leave) -> dict[str, Any]:
    await give_back(table, guest, [request.seat])
    return {"id": table.sheet.id, "seat": request.seat}


async def give_back(table: LiveTable, guest: str, seats: list[Seat]) -> None:
    for seat in seats:
        chairs.leave(table.sheet, seat, guest)
        await deal.change_hands(table, seat)
    reseat(table, guest)
    await deal.go_on_and_tell(table, True)


async def link(table: LiveTable, guest: str, request: Link) -> dict[str, Any]:
    chair = chairs.may_have_link(table.sheet, request.seat, guest)
    token = new_token(table.shared.sources)
    chair.token = hashed(token)
    await table.keep()
    return {"seat": request.seat, "token": token}


async def claim(table: LiveTable, guest: str, request: Claim) -> dict[str, Any]:
    """The seat moves to this device; the old one is told and sees no more than a watcher."""
    seat = chairs.seat_of_link(table.sheet, request.token)
    chair = table.sheet.chairs[seat]
    if request.closed and (chair.offered or not chair.guest):
        raise Refusal("server", request.closed)
    rated.may_sit(table.sheet, seat, guest, member=request.member, agreed=request.rated)
    if chair.guest != guest:
        if chair.offered or not chair.guest:
            company.must_be_at_ease(table.sheet, seat, request.apart)
        for listener in table.at_seat(seat):
            if listener.guest == chair.guest:
                table.tell(Moved(seat), [listener])
        await give(table, seat, guest, request.name if chair.offered else chair.name or request.name)
    return {"id": table.sheet.id, "seat": seat}


async def give(table: LiveTable, seat: Seat, guest: str, name: str) -> None:
    occupants.must_be_free_for(table.sheet, seat, guest)
    before = table.sheet.chairs[seat].guest
    occupants.hand_over(table, seat, guest, name)
    await deal.change_hands(table, seat)
    for one in {before, guest} - {""}:
        reseat(table, one)
    await deal.go_on_and_tell(table, True)


def reseat(table: LiveTable, guest: str) -> None:
    """Move the guest's listeners to a seat that the guest still has."""
    held = table.sheet.seats_of(guest)
    for listener in table.listeners.values():
        if listener.guest == guest and listener.seat not in held:
            listener.move_to(table.seat_to_show(held))


async def summary(table: LiveTable, guest: str, request: Summary) -> TableListed:
    return with_go(table, guest, outgoing.listed(table.sheet, guest, table.here(), frozenset(request.shunned_by)))


def with_go(table: LiveTable, guest: str, listed: TableListed) -> TableListed:
    return msgspec.structs.replace(listed, your_go=bool(set(table.waited_for()) & set(table.sheet.seats_of(guest))))


async def forget(table: LiveTable, guest: str, request: Forget) -> dict[str, Any]:
    if chairs.plays_on(table.sheet, guest):
        raise Refusal("server", "game-not-over")
    leavers.forget(table.sheet, guest, request.person, new_token(table.shared.sources))
    await table.keep(delete_chat_of=guest)
    table.chat = [said for said in table.chat if said.guest != guest]
    table.tell_about()
    return {}


async def inherit(table: LiveTable, guest: str, request: Inherit) -> dict[str, Any]:
    """Not where the heir sits, or did: nobody sees two hands of a running game who did not hold both."""
    sheet, heir = table.sheet, request.heir
    there = any(heir in (chair.guest, *chair.holders) for chair in sheet.chairs)
    if there and guest in sheet.members() and sheet.status not in PUT_DOWN:
        return {"moved": False}
    for chair in sheet.chairs:
        chair.guest = heir if chair.guest == guest else chair.guest
        chair.holders = list(dict.fromkeys(heir if holder == guest else holder for holder in chair.holders))
    sheet.owner = heir if sheet.owner == guest else sheet.owner
    sheet.dropped = [heir if one == guest else one for one in sheet.dropped]
    sheet.archived = [heir if one == guest else one for one in sheet.archived]
    await table.keep(chat_heir=(guest, heir))
    table.chat = [msgspec.structs.replace(one, guest=heir) if one.guest == guest else one for one in table.chat]
    reseat(table, guest)
    table.tell_about()
    return {"moved": True}


async def archive(table: LiveTable, guest: str, request: Archive) -> dict[str, Any]:
    sheet = table.sheet
    if not sheet.seats_of(guest):
        raise Refusal("server", "no-seat-of-yours")
    if sheet.status not in PUT_DOWN:
        raise Refusal("server", "game-not-over")
    sheet.archived = [one for one in sheet.archived if one != guest] + [guest] * request.archived
    await table.keep()
    return {}


async def drop(table: LiveTable, guest: str, request: Drop) -> dict[str, Any]:
    """A seat that waits is given back, a running game is left for good, a finished one stays where it is."""
    sheet, held = table.sheet, table.sheet.seats_of(guest)
    if not held:
        raise Refusal("server", "no-seat-of-yours")
    if sheet.status == "waiting":
        await give_back(table, guest, held)
        return {}
    if sheet.status == "dealing":
        raise Refusal("server", "game-has-begun")
    sheet.dropped.append(guest)
    if sheet.status in PUT_DOWN:
        await table.keep()
    else:
        await agreements.leave_for_good(table, [seat for seat in held if not sheet.chairs[seat].resigned])
    return {}


async def close(table: LiveTable, guest: str, request: Close) -> dict[str, Any]:
    if not guest or guest != table.sheet.owner:
        raise Refusal("server", "host-only")
    if table.sheet.status != "waiting":
        raise Refusal("server", "game-has-begun")
    await table.delete(Refusal("server", "table-closed"))
    return {}


async def hide(table: LiveTable, guest: str, request: Hide) -> Concerned:
    """It stays in its place, without a text, so that everybody sees that there was something."""
    found = next((said for said in table.chat if said.number == request.number), None)
    if found is None:
        raise Refusal("server", "no-such-message")
    hidden = msgspec.structs.replace(found, text="")
    await table.keep(chat=(hidden,))
    table.chat = [hidden if said.number == hidden.number else said for said in table.chat]
    table.tell(outgoing.said(hidden), visits.readers(table, hidden))
    return concerned(table, found.guest)


async def end(table: LiveTable, guest: str, request: End) -> Concerned:
    """What was not begun is deleted; a running game is abandoned, and its record kept."""
    found = concerned(table)
    if table.sheet.status in PUT_DOWN:
        raise Refusal("table", "game-over")
    if table.game is None:
        await table.delete(Refusal("server", "closed-by-steward"))
    else:
        await answers.abandon(table, "by a steward")
    return found


async def expel(table: LiveTable, guest: str, request: Expel) -> Concerned:
    sheet, held = table.sheet, table.sheet.seats_of(guest)
    if sheet.status in ("waiting", "dealing"):
        for seat in held:
            sheet.chairs[seat].guest = sheet.chairs[seat].name = ""
            sheet.chairs[seat].token, sheet.chairs[seat].arrived = "", False
            await deal.change_hands(table, seat)
        reseat(table, guest)
        await deal.go_on_and_tell(table, True)
    elif sheet.status == "playing":
        for seat in held:
            sheet.chairs[seat].token = ""  # nor by the private link
        await agreements.leave_for_good(table, [seat for seat in held if not sheet.chairs[seat].resigned])
    return concerned(table, guest)


def concerned(table: LiveTable, whom: str = "") -> Concerned:
    return Concerned(tuple(sorted(table.sheet.members())), whom)


async def take_back(table: LiveTable, guest: str, request: TakeBack) -> dict[str, Any]:
    """Stored, and then the table is put away: whoever is there comes again and finds it as it was."""
    sheet, held = table.sheet, table.sheet.seats_of(guest)
    if not held:
        raise Refusal("server", "no-seat-of-yours")
    if sheet.setup.hints != "on" or not chairs.for_one_with_bots(sheet.setup):
        raise Refusal("server", "take-back-in-practice-only")
    game = answers.running_game(table)
    taken = taken_back(game.table.record(), table.rules, held[0], request.luck)
    table.desk.drafts, table.desk.take_backs, table.desk.last = [], {}, {}
    note, cut = taken.notes[-1], len(taken.lines)
    row = StoredNote(len(game.notes) + 1, note.after, note_body(note.note))
    desk = msgspec.json.encode(table.desk)
    await table.shared.store.write(Batch(sheet.id, table.token, cut=cut, notes=(row,), unseal=True, desk=desk))
    table.leave()
    return {"step": cut + 1}


async def describe(table: LiveTable, guest: str, request: Describe) -> Described:
    if request.seat is not None:
        chairs.own_chair(table.sheet, request.seat, guest)
    elif table.sheet.setup.watching != "everyone":
        raise Refusal("server", "nobody-may-watch")
    if table.game is None:
        return Described(())
    game = table.game.table
    rules = game.rules
    look = Look(words_for(request.language, rules.game.id, rules.game.edition), request.names[: rules.seats])
    return Described(tuple(rules.describe(game.view(request.seat), look)))


ACTIONS: dict[type[SeatRequest], Callable[[LiveTable, str, Any], Awaitable[Any]]] = {
    Take: take,
    Leave: leave,
    Link: link,
    Claim: claim,
    Summary: summary,
    Forget: forget,
    Inherit: inherit,
    Archive: archive,
    Drop: drop,
    Close: close,
    Hide: hide,
    End: end,
    Expel: expel,
    Hear: company.hear,
    Quote: company.quote,
    PlayAgain: company.play_again,
    TakeBack: take_back,
    Describe: describe,
}
