# engine: compiled
"""Watches some of the games without changing them: what the rules announced, and how often the lead changed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sexton.kernel.interface import Event, kebab
from sexton.kernel.search.search_model import SearchModel
from sexton.kernel.steps import WATCHERS, State

FAR: Final = 1 << 40  # decisions: a model judges then, unless it would have to judge in the middle of something


class Told:
    """How often an announcement was made, and in how many games."""

    def __init__(self) -> None:
        self.times: i64 = 0
        self.games: i64 = 0
        self.last: i64 = 0  # the game in which it was made last


class Watcher:
    """Counts what is announced to all; who leads is the search model's estimate with all cards known."""

    def __init__(self, seats: int, model: SearchModel) -> None:
        self.model: Final = model
        self.shares: Final = vec[float]([0.0] * seats)
        self.judges = seats > 1  # until a search model turns out to have no estimate
        self.games: i64 = 0
        self.told: Final[dict[type[Event], Told]] = {}
        self.leader: int | None = None
        self.changes: i64 = 0
        self.begun = False

    def begin(self) -> None:
        self.games += 1
        self.leader, self.changes, self.begun = None, 0, False

    def tell(self, hearers: int, event: Event) -> None:
        """What the rules announce, and to whom."""
        if hearers & WATCHERS:
            kind = type(event)
            told = self.told.get(kind)
            if told is None:
                told = self.told[kind] = Told()
            told.times += 1
            if told.last != self.games:
                told.last = self.games
                told.games += 1

    def look(self, g: State) -> None:
        """Somebody has to decide."""
        if not self.judges:
            return
        if not self.begun:
            self.model.begin(g)
            self.begun = True
        if self.model.stops(g, FAR):
            self.judges = self.model.can_judge(g)
            if self.judges:
                self.model.estimate(g, self.shares)
                self.compare()

    def compare(self) -> None:
        """The seat with the largest share leads, unless two are equal."""
        shares, best, shared = self.shares, i64(0), False
        for seat in range(i64(1), i64(len(shares))):
            if shares[seat] > shares[best]:
                best, shared = seat, False
            elif shares[seat] == shares[best]:
                shared = True
        if not shared:
            self.lead(int(best))

    def end(self, winner: int | None) -> int | None:
        """How often the lead changed, if that is known; the last change is to a sole winner."""
        if not self.judges:
            return None
        if winner is not None:
            self.lead(winner)
        return int(self.changes)

    def lead(self, seat: int) -> None:
        """Note who leads now; the first lead is no change."""
        if self.leader is not None and self.leader != seat:
            self.changes += 1
        self.leader = seat

    def told_by_rule(self) -> dict[str, list[int]]:
        """By rule id and the name of the announcement."""
        return {f"{kind.rule} {kebab(kind.__name__)}": [int(n.times), int(n.games)] for kind, n in self.told.items()}
