# engine: compiled
"""What the listeners of a table are told: each its own view, and delayed watchers the table as it was."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Literal

from mypy_extensions import mypyc_attr

from sexton.kernel.game import Rules
from sexton.kernel.interface import Seat
from sexton.server.store.documents import Desk, Sheet
from sexton.server.table import shuffle
from sexton.server.table.hearers import outgoing
from sexton.server.table.hearers.moments import Around, Moment, Past
from sexton.server.table.live_game import LiveGame
from sexton.server.table.shared import Shared
from sexton.server.table.state import TableState
from sexton.server.wire.listener import Listener
from sexton.server.wire.messages import About, ClockShown, FromServer, Now, Presence, Ready, encoded

PRESENCE_SECONDS = 1.0  # from one announcement of who is there to the next
Changed = Literal["about", "deal", "now", "notes"]

# What a hearer is told is made by these, and they are looked up each time: tests plant their leaks here.
about: Callable[[Sheet, Listener, Around], About] = outgoing.about
moment: Callable[[LiveGame, Seat | None, ClockShown | None], Moment] = outgoing.moment
now_after: Callable[[Moment, LiveGame, int], Now] = outgoing.now_after


@mypyc_attr(allow_interpreted_subclasses=True)
class Audience(TableState):
    def __init__(self, shared: Shared, sheet: Sheet, desk: Desk, rules: Rules[Any, Any]) -> None:
        super().__init__(shared, sheet, desk, rules)
        self.past: deque[Past] = deque(maxlen=sheet.setup.delay + 1)  # what delayed watchers will see
        self.moved_on = False  # delayed watchers have yet to be shown the next moment
        self._presence: asyncio.TimerHandle | None = None  # people have come or gone, not yet announced
        self._presence_at = -PRESENCE_SECONDS  # when it was last announced

    def delayed(self, listener: Listener) -> bool:
        """Some watchers are shown the table as it was some questions ago, and hear nothing of the present."""
        delayed = listener.seat is None and self.sheet.setup.watching == "delayed"
        return delayed and self.sheet.status == "playing" and bool(self.past)

    def at_present(self) -> list[Listener]:
        everybody = list(self.listeners.values())
        if self.sheet.setup.watching != "delayed":
            return everybody
        return [listener for listener in everybody if not self.delayed(listener)]

    def around(self) -> Around:
        here, chairs = self.here(), enumerate(self.sheet.chairs)
        return Around(
            tuple(outgoing.chair_shown(chair, seat in here, self.grace(seat)) for seat, chair in chairs),
            self.watchers(),
            self.sheet.paused,
            self.hurried,
            {what: tuple(seats) for what, seats in self.sheet.agreed.items()},
        )

    def clock_shown(self) -> ClockShown | None:
        return outgoing.clock_of(self.desk.clock, self.now)

    # Telling

    def tell(self, message: FromServer, to: Iterable[Listener]) -> None:
        bytes_once = encoded(message)
        for listener in list(to):
            listener.tell(bytes_once)

    def tell_all(self, *changed: Changed, to: Iterable[Listener] | None = None) -> None:
        """What has changed, in one order: the table, the deal, the game, and what happened at the seats."""
        hearers = None if to is None else list(to)
        if "about" in changed:
            self.tell_about(hearers)
        if "deal" in changed:
            self.tell_deal(hearers)
        if "now" in changed:
            self.tell_now(hearers)
        if "notes" in changed:
            self.tell_notes(hearers)

    def tell_about(self, to: Iterable[Listener] | None = None) -> None:
        present = self.around()
        for listener in list(self.at_present() if to is None else to):
            around = self.past[0].around if self.delayed(listener) else present
            listener.tell(encoded(about(self.sheet, listener, around)))

    def tell_deal(self, to: Iterable[Listener] | None = None) -> None:
        until = self.desk.until
        wait = None if until is None else max(0, round(until - self.now))
        self.tell(shuffle.shown(self.sheet, self.desk, wait), self.listeners.values() if to is None else to)

    def tell_notes(self, to: Iterable[Listener] | None = None) -> None:
        """What happened at the seats and they were not told yet."""
        notes = self.game.notes if self.game is not None else []
        for listener in list(self.listeners.values() if to is None else to):
            known = self.past[0].noted if self.delayed(listener) else len(notes)
            if listener.seat is None and self.sheet.setup.watching == "nobody":
                continue
            for told in notes[listener.noted : known]:
                listener.tell(encoded(outgoing.noted(told, listener.seat)))
            listener.noted = max(listener.noted, known)

    def tell_now(self, to: Iterable[Listener] | None = None) -> None:
        """Tell each listener the view of its seat and what it has not heard yet."""
        if self.game is None:
            return
        if to is None and self.moved_on:
            self.moved_on = False
            self.tell_delayed()
        moments: dict[Seat | None, Moment] = {}
        messages: dict[tuple[Seat | None, int], bytes] = {}
        clock, asked, watching = self.clock_shown(), self.game.table.asked, self.sheet.setup.watching
        hearers = self.at_present() if to is None else list(to)
        first = [listener for listener in hearers if listener.seat in asked]  # who is to answer
        for listener in first + [listener for listener in hearers if listener.seat not in asked]:
            seat, told = listener.seat, listener.told
            if seat is None and watching == "nobody":
                continue
            if seat is None and self.delayed(listener):
                self.tell_past(listener)
                continue
            if seat not in moments:
                moments[seat] = moment(self.game, seat, clock)
            if (seat, told) not in messages:
                messages[seat, told] = encoded(now_after(moments[seat], self.game, told))
            listener.told = moments[seat].heard
            listener.tell(messages[seat, told])

    def tell_ready(self) -> None:
        """The same message whatever was answered, to everyone in the same iteration of the event loop."""
        assert self.game is not None
        game = self.game.table
        self.told_ready = set(game.ready)
        for listener in list(self.listeners.values()):
            if listener.seat is not None or self.sheet.setup.watching == "everyone":
                self.tell(Ready(game.ask_for(listener.seat), game.ready), [listener])

    # Who comes and goes

    def tell_presence(self, to: Iterable[Listener] | None = None) -> None:
        """Somebody came or went. Who does so soon after another is told of later, together with all others that do:
        a crowd would cost its square, and who comes and goes all the time would be told of all the time."""
        if self._presence is None:
            loop = asyncio.get_running_loop()
            wait = self._presence_at + PRESENCE_SECONDS - loop.time()
            if wait > 0:
                self._presence = loop.call_later(wait, self._tell_presence)
            else:
                self._tell_presence(to)

    def _tell_presence(self, to: Iterable[Listener] | None = None) -> None:
        self._presence, self._presence_at = None, asyncio.get_running_loop().time()
        grace = {seat: self.grace(seat) for seat in sorted(self.away)}
        hearers = self.listeners.values() if to is None else to
        present = [listener for listener in hearers if not self.delayed(listener)]
        self.tell(Presence(tuple(sorted(self.here())), self.watchers(), grace), present)

    def forget_presence(self) -> None:
        if self._presence is not None:
            self._presence.cancel()

    # Delayed watchers

    def tell_delayed(self) -> None:
        """Delayed watchers hear of the table only when they move on: a message at another time would tell them more."""
        delayed = [listener for listener in self.listeners.values() if self.delayed(listener)]
        self.tell_about(delayed)
        for listener in delayed:
            self.tell_past(listener)
        self.tell_notes(delayed)

    def tell_past(self, listener: Listener) -> None:
        assert self.game is not None
        at = self.past[0].at
        listener.tell(encoded(now_after(at, self.game, listener.told)))
        listener.told = at.heard

    def remember(self) -> None:
        """A question was answered: delayed watchers, if the table may have any, move on by one."""
        if self.sheet.setup.watching == "delayed":
            self._keep_past(self.around(), self.clock_shown())
            self.moved_on = True

    def recall(self) -> None:
        """A moment from before a restart: who was present then and how the clocks stood is no longer known."""
        self._keep_past(Around(outgoing.without_present(self.around().chairs), 0, False, False, {}), None)

    def _keep_past(self, around: Around, clock: ClockShown | None) -> None:
        if self.sheet.setup.watching == "delayed" and self.game is not None:
            self.past.append(Past(moment(self.game, None, clock), around, len(self.game.notes)))
