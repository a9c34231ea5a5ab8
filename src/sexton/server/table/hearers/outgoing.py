# engine: compiled
"""What each hearer gets to see, built field by field, never by leaving things out of a whole."""

from __future__ import annotations

from collections.abc import Container, Set
from typing import Any, cast

import msgspec
from msgspec import UNSET, Raw, UnsetType, structs

from sexton.kernel import catalogue
from sexton.kernel.interface import Over, Refusal, Seat
from sexton.server.store.documents import Chair, ClockState, Sheet
from sexton.server.store.interface import Chatted
from sexton.server.table import clocks
from sexton.server.table.changes import NoteTold
from sexton.server.table.hearers.moments import Around, Moment
from sexton.server.table.live_game import LiveGame
from sexton.server.wire.bodies import TableListed
from sexton.server.wire.listener import Listener
from sexton.server.wire.messages import (
    PROTOCOL,
    About,
    ChairShown,
    ClockShown,
    Noted,
    Now,
    OverShown,
    Said,
)

NOBODY: frozenset[str] = frozenset()


def title_of(game: str) -> str:
    """The title of a game, or its id if it is no longer installed."""
    return catalogue.find(game).title if game in catalogue.ids() else game


def chair_shown(chair: Chair, here: bool, grace: int = 0) -> ChairShown:
    if not chair.human:
        return ChairShown("bot", "", chair.bot, here=True)
    if chair.offered or not chair.guest:
        return ChairShown(chair.offered or chair.plan, chair.name if chair.offered else "", chair.stand_in)
    program: bool | UnsetType = chair.program or UNSET
    return ChairShown("person", chair.name, chair.stand_in, here, chair.resigned, grace, program)


def without_present(chairs: tuple[ChairShown, ...]) -> tuple[ChairShown, ...]:
    """Who sits where, and nothing of who is there or answers for whom."""
    return tuple(
        ChairShown(chair.kind, chair.name, chair.bot if chair.kind == "bot" else "", program=chair.program)
        for chair in chairs
    )


def as_kept(sheet: Sheet, guest: str, chairs: tuple[ChairShown, ...], by: Set[str]) -> tuple[ChairShown, ...]:
    """To whomever somebody here has blocked, seats that are open look kept for others: they cannot have one."""
    if not sheet.shunned(by) or sheet.seats_of(guest):
        return chairs
    return tuple(structs.replace(one, kind="invited") if one.kind == "open" else one for one in chairs)


def about(sheet: Sheet, listener: Listener, around: Around) -> About:
    setup = sheet.setup
    return About(
        protocol=PROTOCOL,
        id=sheet.id,
        game=setup.game,
        title=title_of(setup.game),
        edition=sheet.edition,
        options=Raw(sheet.options.encode()),
        status=sheet.status,
        chairs=as_kept(sheet, listener.guest, around.chairs, listener.shunned_by),
        host=tuple(sheet.seats_of(sheet.owner)),
        you=tuple(sheet.seats_of(listener.guest)),
        your_table=bool(listener.guest) and listener.guest == sheet.owner,
        clock=setup.clock,
        on_expiry=setup.on_expiry,
        watching=setup.watching,
        start=setup.start,
        chat=setup.chat,
        hints=setup.hints,
        rated=setup.rated,
        brought=setup.brought,
        seed=setup.seed,
        origin=sheet.origin,
        paused=around.paused,
        hurried=around.hurried,
        agreed=around.agreed,
        missing=tuple(sheet.missing),
        watchers=around.watchers,
        rematch=sheet.rematch,
        rematch_by=tuple(sheet.rematch_by),
    )


def listed(sheet: Sheet, guest: str, here: Container[Seat], shunned_by: Set[str] = NOBODY) -> TableListed:
    setup, own = sheet.setup, tuple(sheet.seats_of(guest))
    shown = tuple(chair_shown(chair, seat in here) for seat, chair in enumerate(sheet.chairs))
    chairs = as_kept(sheet, guest, shown, shunned_by)
    free = tuple(seat for seat, chair in enumerate(chairs) if chair.kind == "open")
    if setup.watching == "delayed" and sheet.status == "playing" and not own:  # nothing of the present
        chairs = without_present(chairs)
    return TableListed(
        sheet.id,
        setup.game,
        title_of(setup.game),
        sheet.status,
        chairs,
        free,
        setup.clock,
        setup.watching,
        setup.hints,
        setup.rated,
        int(sheet.created),
        int(sheet.finished),
        tuple(sheet.scores),
        tuple(sheet.places),
        own,
        bool(guest) and guest == sheet.owner,
        setup.brought,
    )


def moment(game: LiveGame, seat: Seat | None, clock: ClockShown | None) -> Moment:
    table = game.table
    asked, question, seen = table.asked, table.question(seat), table.view(seat)
    to_answer = seat is not None and seat in asked
    sealed = table.sealed(seat) if seat is not None else None
    now = Now(
        seat=seat,
        ask=table.ask_for(seat),
        asked=asked,
        ready=table.ready,
        rule=question.rule,
        step="" if isinstance(question, Over) else question.step,
        view=Raw(table.rules.view_in_json(seen)),
        heard_from=0,
        heard=(),
        choices=cast(Any, Raw(table.rules.choices_in_json(seen))) if to_answer else None,
        mine=None if sealed is None else sealed.move,
        take_back=to_answer and bool(table.drafted),
        aids=Raw(game.encoded_aids(seen)),
        clock=clock,
        over=over_of(game),
    )
    return Moment(now, table.heard_so_far(seat))


def now_after(at: Moment, game: LiveGame, told: int) -> Now:
    """The whole message. `told` may be too large when the client's memory is of another run of the table."""
    told = min(told, at.heard)
    heard = game.table.heard(at.now.seat, told)[: at.heard - told]
    return msgspec.structs.replace(at.now, heard_from=told, heard=game.in_words(heard))


def over_of(game: LiveGame) -> OverShown | None:
    ending = game.table.ending
    if ending is None:
        return None
    pending = game.table.pending
    if ending.kind == "over" and isinstance(pending, Over):
        return OverShown("over", pending.scores, pending.ranking, "")
    return OverShown("abandoned", (), (), ending.text)


def clock_of(state: ClockState | None, now: float) -> ClockShown | None:
    return None if state is None else clocks.shown(state, now, range(len(state.left)))


def noted(told: NoteTold, seat: Seat | None) -> Noted:
    return Noted(told.number, told.heard[-1 if seat is None else seat], told.note)


def said(chatted: Chatted) -> Said:
    return Said(chatted.number, chatted.seat, chatted.name, chatted.text, int(chatted.at))


def must_be_watchable(sheet: Sheet, listener: Listener) -> None:
    """Before the deal everyone with the address may look who sits there; after it, who the creator allowed."""
    if sheet.setup.watching == "nobody" and listener.seat is None and sheet.status != "waiting":
        raise Refusal("server", "nobody-may-watch")
