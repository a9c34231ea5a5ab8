"""What each path of a roll picks up and risks: for screens, the referee and players."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from sexton.games.vampire.rules.flow import MOVE_STEP
from sexton.games.vampire.rules.names import named
from sexton.games.vampire.rules.notation import length_of, path_text, square_text, write
from sexton.games.vampire.rules.paths import battles_of, end_of, gains_of, moves_now, must_stop, shadows_of
from sexton.games.vampire.rules.state import State
from sexton.games.vampire.rules.variant import Variant
from sexton.games.vampire.view.known import known_state
from sexton.games.vampire.view.view import View
from sexton.kernel.interface import Move

REMEMBERED = 4096  # squares, tools and rolls come again and again, at every table on the same board


class PathAid(Struct, frozen=True):
    move: str
    path: str
    end: str
    squares: tuple[str, ...]  # entered, in order
    tools_gained: tuple[str, ...]
    battles: int
    all_kept_odds: tuple[int, int]  # every battle is won once in two
    stops_at_red_x: bool
    pips_lost: int


def offers_of(variant: Variant, seen: View) -> tuple[PathAid, ...]:
    """The paths of the player whose go it is, in the order of moves; none when nobody is to move."""
    return offers_on(known_state(variant, seen, MOVE_STEP)) if seen.step == "move" else ()


def offers_on(g: State) -> tuple[PathAid, ...]:
    square, tools = g.at[g.active], g.tools[g.active]
    return tuple(offer_of(g.variant, square, tools, g.roll, move) for move in moves_now(g))


@lru_cache(maxsize=REMEMBERED)
def offer_of(variant: Variant, square: int, tools: int, roll: int, move: Move) -> PathAid:
    gained, end, path = gains_of(variant, tools, move), end_of(variant, square, move), path_text(move)
    battles = int(battles_of(tools | gained, shadows_of(variant, move)))
    return PathAid(
        move=write(move),
        path=path,
        end=square_text(variant.names[end]),
        squares=tuple(path.split()),
        tools_gained=named(gained),
        battles=battles,
        all_kept_odds=(1, 2**battles),
        stops_at_red_x=must_stop(variant, end, tools | gained),
        pips_lost=int(roll - length_of(move)),
    )
