"""What each hearer gets to see, built field by field. Nothing here is made by leaving something out of a whole."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, cast

import msgspec
from msgspec import Raw, Struct

from sexton.kernel import catalogue
from sexton.kernel.interface import Over, Refusal, Seat
from sexton.server.store.documents import Chair, ClockState, Sheet
from sexton.server.store.interface import Chatted
from sexton.server.table import clocks
from sexton.server.table.numbered_game import NoteTold, Play
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
    TableListed,
)


def title_of(game: str) -> str:
    """A game that is not installed any more is still called something."""
    return catalogue.find(game).title if game in catalogue.ids() else game


def chair_shown(chair: Chair, here: bool, grace: int = 0) -> ChairShown:
    if not chair.human:
        return ChairShown("bot", "", chair.bot, here=True)
    if chair.offered or not chair.guest:
        return ChairShown(chair.offered or chair.plan, "", chair.stand_in)
    return ChairShown("person", chair.name, chair.stand_in, here, chair.resigned, grace)


def without_present(chairs: tuple[ChairShown, ...]) -> tuple[ChairShown, ...]:
    """Who sits where, and nothing of who is there or answers for whom."""
    return tuple(ChairShown(chair.kind, chair.name, chair.bot if chair.kind == "bot" else "") for chair in chairs)


class Around(Struct, frozen=True):
    """What changes about a table while its game runs, but for the game."""

    chairs: tuple[ChairShown, ...]
    watchers: int
    paused: bool
    hurried: bool
    agreed: dict[str, tuple[Seat, ...]]


class Past(Struct, frozen=True):
    """All that a watcher could know of one moment: shown some questions later."""

    at: Moment
    around: Around
    clock: ClockShown | None
    noted: int  # how many notes there were


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
        chairs=around.chairs,
        host=tuple(sheet.seats_of(sheet.host)),
        you=tuple(sheet.seats_of(listener.guest)),
        your_table=bool(listener.guest) and listener.guest == sheet.host,
        clock=setup.clock,
        on_expiry=setup.on_expiry,
        watching=setup.watching,
        start=setup.start,
        chat=setup.chat,
        hints=setup.hints,
        paused=around.paused,
        hurried=around.hurried,
        agreed=around.agreed,
        missing=tuple(sheet.missing),
        watchers=around.watchers,
        rematch=sheet.rematch,
    )


def listed(sheet: Sheet, guest: str, here: Container[Seat]) -> TableListed:
    setup, own = sheet.setup, tuple(sheet.seats_of(guest))
    chairs = tuple(chair_shown(chair, seat in here) for seat, chair in enumerate(sheet.chairs))
    if setup.watching == "delayed" and sheet.status == "playing" and not own:  # nothing of the present
        chairs = without_present(chairs)
    free = tuple(seat for seat, chair in enumerate(sheet.chairs) if chair.free)
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
        int(sheet.created),
        own,
    )


class Moment(Struct, frozen=True):
    """The table as one hearer may know it now, but for what it heard, which depends on what it was told before."""

    seat: Seat | None
    ask: int
    asked: tuple[Seat, ...]
    ready: tuple[Seat, ...]
    rule: str
    step: str
    view: bytes
    heard: int  # how many announcements there are by now
    choices: Any
    mine: str | None
    take_back: bool
    aids: bytes
    over: OverShown | None


def moment(play: Play, seat: Seat | None) -> Moment:
    table = play.table
    asked, question, seen = table.asked, table.question(seat), table.view(seat)
    to_answer = seat is not None and seat in asked
    sealed = table.sealed(seat) if seat is not None else None
    return Moment(
        seat=seat,
        ask=play.ask_for(seat),
        asked=asked,
        ready=table.ready,
        rule=question.rule,
        step="" if isinstance(question, Over) else question.step,
        view=msgspec.json.encode(seen),
        heard=table.heard_so_far(seat),
        choices=table.rules.choices(seen) if to_answer else None,
        mine=None if sealed is None else sealed.move,
        take_back=to_answer and bool(table.drafted),
        aids=play.encoded_aids(table.rules.aids(seen)),
        over=over_of(play),
    )


def over_of(play: Play) -> OverShown | None:
    ending, pending = play.table.ending, play.table.pending
    if ending is None:
        return None
    if ending.kind == "over" and isinstance(pending, Over):
        return OverShown("over", pending.scores, pending.ranking, "")
    return OverShown("abandoned", (), (), ending.text)


def now_of(at: Moment, play: Play, told: int, clock: ClockShown | None) -> Now:
    """The whole message. `told` may be more than there is when a client's memory is from another life."""
    told = min(told, at.heard)
    heard = play.table.heard(at.seat, told)[: at.heard - told]
    return Now(
        seat=at.seat,
        ask=at.ask,
        asked=at.asked,
        ready=at.ready,
        rule=at.rule,
        step=at.step,
        view=Raw(at.view),
        heard_from=told,
        heard=play.in_words(heard),
        choices=at.choices,
        mine=at.mine,
        take_back=at.take_back,
        aids=cast(dict[str, Any], Raw(at.aids)),  # encoded already
        clock=clock,
        over=at.over,
    )


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
