"""A path that may be walked, as it is told."""

from __future__ import annotations

from msgspec import Struct


class Away(Struct, frozen=True):
    """How far one square is from another. The first row is in the north."""

    north: int
    east: int
    south: int
    west: int


class Offer(Struct, frozen=True, cache_hash=True):
    """A path that may be walked, and all that can be said of it."""

    move: str
    path: str
    end: str
    squares: tuple[str, ...]  # entered, in order
    tools_gained: tuple[str, ...]
    battles: int
    all_kept_odds: tuple[int, int]  # every battle is won once in two
    stops_at_red_x: bool
    pips_lost: int
    phantoms: int  # passed, whether or not they are fought
    onto: str  # what lies at its end: plain, green-x, red-x, shadow or a tool
    to_red: int  # how many squares its end is from the red X
    away: Away
