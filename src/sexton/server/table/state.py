# engine: compiled
"""What is known about one table while somebody looks after it, and what follows from it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from sexton.kernel.game import Rules
from sexton.kernel.interface import Seat
from sexton.kernel.records.notes import AnyNote
from sexton.server.store.documents import ENDED, Desk, Sheet
from sexton.server.store.interface import Chatted
from sexton.server.table import clocks
from sexton.server.table.live_game import LiveGame
from sexton.server.table.shared import Shared
from sexton.server.wire.listener import Listener


@mypyc_attr(allow_interpreted_subclasses=True)
class TableState:
    def __init__(self, shared: Shared, sheet: Sheet, desk: Desk, rules: Rules[Any, Any]) -> None:
        self.shared = shared
        self.sheet = sheet
        self.desk = desk
        self.rules = rules
        self.game: LiveGame | None = None
        self.chat: list[Chatted] = []
        self.listeners: dict[str, Listener] = {}
        self.away: dict[Seat, float] = {}  # since when
        self.told_ready: set[Seat] = set()  # of the present question
        self.thinking: dict[Seat, int] = {}  # bots at work, and on which question
        self.hurried = False  # the bots have less time than they would take: there are too many of them
        self.unkept: list[AnyNote] = []  # what happened at the seats and is stored next
        self.idle_since = self.now

    @property
    def now(self) -> float:
        return self.shared.sources.now()

    # Who is there

    def here(self) -> set[Seat]:
        guests = {listener.guest for listener in self.listeners.values()}
        return {seat for seat, chair in enumerate(self.sheet.chairs) if chair.guest and chair.guest in guests}

    def watchers(self) -> int:
        return sum(1 for listener in self.listeners.values() if not self.sheet.seats_of(listener.guest))

    def at_seat(self, seat: Seat | None) -> list[Listener]:
        return [listener for listener in self.listeners.values() if listener.seat == seat]

    def seat_to_show(self, held: list[Seat]) -> Seat | None:
        """Of several seats at one device, one that is asked."""
        asked = self.game.table.asked if self.game is not None else ()
        return next((seat for seat in held if seat in asked), held[0] if held else None)

    def grace(self, seat: Seat) -> int:
        """Seconds until somebody may propose to replace the person who has left this seat."""
        return max(0, round(self._grace_left(seat))) if seat in self.away else 0

    def _grace_left(self, seat: Seat) -> float:
        return self.away[seat] + self.shared.settings.grace_seconds - self.now

    def leaving(self) -> dict[Seat, float]:
        """Seats newly away, each with its seconds of grace left. With days per answer being away is no news."""
        if self.sheet.status != "playing" or self.sheet.setup.clock.kind == "days":
            return {}
        chairs = ((seat, self.sheet.chairs[seat]) for seat in self.away)
        return {
            seat: self._grace_left(seat)
            for seat, chair in chairs
            if chair.guest and not (chair.left or chair.resigned or chair.offered)
        }

    # Who answers

    def answered_for(self, seat: Seat) -> str:
        """Who answers in this seat's place: a bot's level, "default", or nobody."""
        chair = self.sheet.chairs[seat]
        return chair.stand_in if chair.human else chair.bot

    def waited_for(self) -> list[Seat]:
        """Who is asked and has not answered."""
        if self.game is None:
            return []
        return [seat for seat in self.game.table.asked if seat not in self.game.table.ready]

    def run_clocks(self, *, new_question: bool = False) -> None:
        """Clocks run for exactly the seats that are asked, have not answered, and answer for themselves."""
        state = self.desk.clock
        if state is None or self.game is None:
            return
        now, clock = self.now, self.sheet.setup.clock
        if new_question:
            clocks.asked_anew(state, clock, now)
        clocks.run(state, clock, [seat for seat in self.waited_for() if not self.answered_for(seat)], now)
        if self.sheet.paused or self.sheet.status in ENDED:
            clocks.stop(state, now)
