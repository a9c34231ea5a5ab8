"""A view made ready: what it tells as a state, its seat's moves, and the numbers worth showing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.games.gloomy_graves.box import DRAWS, GRAVES, HAND, ROW, TYPES
from sexton.games.gloomy_graves.house import House
from sexton.games.gloomy_graves.notation import write
from sexton.games.gloomy_graves.outlook import sizes_after, sizes_now
from sexton.games.gloomy_graves.scoring import claim
from sexton.games.gloomy_graves.state import State
from sexton.games.gloomy_graves.view import View
from sexton.kernel.interface import Move, Seat


class Groups(Struct, frozen=True):
    """GG-17, GG-18 The largest groups of one type, their sum, and the score card it would earn now."""

    communal: int
    crypt: int
    total: int
    claim: int | None


class Sight:
    def __init__(self, house: House, seen: View, known: State, moves: Sequence[Move]) -> None:
        self.house = house
        self.seen = seen
        self.known = known  # the public truth, the own hand, and of other hands what everybody knows
        self.moves = moves  # of the viewing seat; none if it is not asked

    @cached_property
    def texts(self) -> list[str]:
        return [write(move) for move in self.moves]

    @property
    def rounds(self) -> int:
        """How many there will be, unless somebody claims a fifth score card first."""
        if self.seen.last_round:
            return self.seen.round
        dealt = self.house.removed + ROW + 2 + self.house.seats * HAND
        return (sum(self.house.cards) - dealt) // DRAWS // self.house.seats + 1

    @property
    def types_left(self) -> list[list[str]]:
        """GG-16 Of each seat: what it can still score."""
        return [[grave for grave in TYPES if grave not in claimed] for claimed in self.seen.claimed]

    def groups(self, seat: Seat) -> dict[str, Groups]:
        """What this seat could count now."""
        return self._with_claims(sizes_now(self.known, seat))

    def groups_after(self, moves: Sequence[Move]) -> dict[Move, dict[str, Groups]]:
        """What the viewing seat could count after each of these burials."""
        seat = self.known.active
        now = sizes_now(self.known, seat)
        return {move: self._with_claims(sizes_after(self.known, seat, move, now)) for move in moves}

    def _with_claims(self, sizes: vec[i64]) -> dict[str, Groups]:
        found = {}
        for grave, name in enumerate(TYPES):
            communal, crypt = int(sizes[grave]), int(sizes[GRAVES + grave])
            earned = int(claim(self.known, grave, communal + crypt))
            found[name] = Groups(communal, crypt, communal + crypt, earned or None)
        return found
