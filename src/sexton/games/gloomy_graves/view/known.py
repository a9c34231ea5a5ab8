"""A view made ready: what it tells as a state, its seat's moves, and the numbers worth showing."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from sexton.games.gloomy_graves.rules.box import TYPES
from sexton.games.gloomy_graves.rules.notation import write
from sexton.games.gloomy_graves.rules.state import State
from sexton.games.gloomy_graves.view import group_sizes
from sexton.games.gloomy_graves.view.groups import Groups
from sexton.games.gloomy_graves.view.told_state import known_state
from sexton.games.gloomy_graves.view.view import View
from sexton.kernel.game import seat_of
from sexton.kernel.interface import Move, Seat

if TYPE_CHECKING:
    from sexton.games.gloomy_graves.law import Law


class Sight:
    def __init__(self, law: Law, seen: View) -> None:
        self._law = law
        self.variant = law.variant
        self.seen = seen

    @cached_property
    def known(self) -> State:
        """The public truth, the own hand, and of other hands what everybody knows."""
        return known_state(self.variant, self.seen, self._law.steps[self.seen.step])

    @cached_property
    def moves(self) -> list[Move]:
        """Of the viewing seat; none if it is not asked."""
        return self._law.engine.own_moves(self.known, seat_of(self.seen))

    @cached_property
    def texts(self) -> list[str]:
        return [write(move) for move in self.moves]

    @property
    def rounds(self) -> int:
        """How many there will be, unless somebody claims a fifth score card first."""
        return self.seen.round if self.seen.last_round else self.variant.rounds

    @property
    def types_left(self) -> list[list[str]]:
        """GG-16 Of each seat: what it can still score."""
        return [[grave for grave in TYPES if grave not in claimed] for claimed in self.seen.claimed]

    def changes(self) -> tuple[list[list[group_sizes.Changed]], list[int]]:
        """What the viewing seat's burials would change, and which of it each of them does: see `different_changes`."""
        return group_sizes.different_changes(self.known, self.known.active, self.moves)

    def groups(self, seat: Seat) -> dict[str, Groups]:
        """What this seat could count now."""
        return group_sizes.groups_of(self.known, group_sizes.sizes_now(self.known, seat))

    def groups_after(self, move: Move) -> dict[str, Groups]:
        """What the viewing seat could count after this burial."""
        known, seat = self.known, self.known.active
        sizes = group_sizes.sizes_after(known, seat, move, group_sizes.sizes_now(known, seat))
        return group_sizes.groups_of(known, sizes)
