"""Looks on at simulated games: what the rules announced, and how often the lead changed."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec

from sexton.kernel.game import Rules
from sexton.kernel.interface import Event, kebab
from sexton.kernel.mind import Mind
from sexton.kernel.steps import WATCHERS, State
from sexton.lab.loop import Watch

FAR = 1 << 40  # decisions: a mind judges then, unless it would have to judge in the middle of something


class Watcher(Watch):
    """Counts what is announced to all; who is in the lead is what the game's mind estimates, all cards known to it."""

    def __init__(self, rules: Rules[Any, Any], mind: Mind) -> None:
        self.mind = mind
        self.shares = vec[float]([0.0] * rules.seats)
        self.judges = rules.seats > 1  # until a mind turns out to have no estimate
        self.games = 0
        self.told: dict[type[Event], list[int]] = {}  # how often, and in how many games
        self.met: set[type[Event]] = set()  # in this game
        self.leader: int | None = None
        self.changes = 0
        self.begun = False

    def begin(self) -> None:
        self.games += 1
        self.met.clear()
        self.leader, self.changes, self.begun = None, 0, False

    def tell(self, hearers: int, event: Event) -> None:
        if hearers & WATCHERS:
            kind = type(event)
            counts = self.told.setdefault(kind, [0, 0])
            counts[0] += 1
            if kind not in self.met:
                self.met.add(kind)
                counts[1] += 1

    def look(self, g: State) -> None:
        if not self.judges:
            return
        if not self.begun:
            self.mind.begin(g)
            self.begun = True
        if self.mind.judges(g, FAR):
            try:
                self.mind.estimate(g, self.shares)
            except NotImplementedError:
                self.judges = False
                return
            shares = list(self.shares)
            most = max(shares)
            if shares.count(most) == 1:
                self.lead(shares.index(most))

    def end(self, winners: list[int]) -> int | None:
        if not self.judges:
            return None
        if len(winners) == 1:
            self.lead(winners[0])
        return self.changes

    def lead(self, seat: int) -> None:
        """Being the first to be ahead is no change."""
        self.changes += self.leader not in (None, seat)
        self.leader = seat

    def told_by_rule(self) -> dict[str, list[int]]:
        """By rule id and the name of the announcement."""
        return {f"{kind.rule} {kebab(kind.__name__)}": counts for kind, counts in self.told.items()}
