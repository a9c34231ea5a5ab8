"""What one seat may know of a hunt: all of it. Only the open future is hidden, and that is nowhere written down."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Struct

from sexton.games.vampire.rules.board_format import Square
from sexton.games.vampire.rules.box import GRAVE_NAMES, TOOLS
from sexton.games.vampire.rules.flow import OPEN_GRAVE
from sexton.games.vampire.rules.names import named, square_at
from sexton.games.vampire.rules.state import State
from sexton.kernel.interface import Seat, says


class Common(Struct, frozen=True):
    """What views and the whole state both show: all of it."""

    step: Annotated[str, says("the step that comes next")]
    go: Annotated[Seat, says("whose go it is")]
    roll: Annotated[int | None, says("the pips to walk; `null` when no roll is being carried out")]
    at: Annotated[tuple[Square, ...], says("by seat: the square of its pawn, column and row")]
    tools: Annotated[tuple[tuple[str, ...], ...], says("by seat: the tools it holds")]
    pile: Annotated[dict[str, int], says("how many tools of each kind are in the pile")]
    graves: Annotated[tuple[str, ...], says("by grave: `closed`, `empty` or `vampire`")]
    offered: Annotated[tuple[str, ...], says("the tools that may now be taken or left (VH-R20)")]
    beyond: Annotated[tuple[str, ...], says("those of them that lie beyond a shadow of the walk (VH-8)")]
    fights: Annotated[int, says("how many shadows are still to be fought in this go")]
    grave: Annotated[int | None, says("the grave being dug, from 1, else `null`")]


class View(Common, frozen=True):
    """What a seat, or a watcher, may know."""

    seat: Annotated[Seat | None, says("whose view it is; `null` for a watcher")]


class Truth(Common, frozen=True):
    """The whole state with readable names."""


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


def view(g: State, seat: Seat | None, shared: dict[str, Any]) -> View:
    """All see the same. `shared` is `public` of the same state."""
    return View(seat=seat, **shared)


def truth(g: State, step: str) -> Truth:
    return Truth(**public(g, step))


def public(g: State, step: str) -> dict[str, Any]:
    """The fields of `Common`."""
    return {
        "step": step,
        "go": g.active,
        "roll": g.roll or None,
        "at": tuple([square_at(g.variant, square) for square in g.at]),
        "tools": tuple([named(tools) for tools in g.tools]),
        "pile": dict(zip(TOOLS, g.pile, strict=True)),
        "graves": tuple([GRAVE_NAMES[grave] for grave in g.graves]),
        "offered": named(g.offered),
        "beyond": named(g.beyond),
        "fights": g.fights,
        "grave": int(g.grave + 1) if g.step == OPEN_GRAVE else None,
    }
