"""What each path of a roll picks up and risks: for screens, the referee and bots."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from sexton.games.vampire.rules.flow import MOVE_STEP
from sexton.games.vampire.rules.names import Square, named, square_at
from sexton.games.vampire.rules.notation import length_of, square_in
from sexton.games.vampire.rules.paths import battles_of, end_of, gains_of, moves_now, must_stop, shadows_of
from sexton.games.vampire.rules.state import State
from sexton.games.vampire.rules.variant import Variant
from sexton.games.vampire.view.view import View, known_state
from sexton.kernel.interface import Move

REMEMBERED = 4096  # squares, tools and rolls come again and again, at every table on the same board


class Offer(Struct, frozen=True):
    move: Move
    squares: tuple[Square, ...]  # entered, in order
    end: Square
    gains: tuple[str, ...]
    battles: int  # ordinary shadows that have to be fought
    red: bool  # it ends on the red X with all three tools
    lost_pips: int  # that are not used


@lru_cache(maxsize=REMEMBERED)
def offer_of(variant: Variant, square: int, tools: int, roll: int, move: Move) -> Offer:
    gained, end = gains_of(variant, tools, move), end_of(variant, square, move)
    after = tools | gained
    return Offer(
        move=move,
        squares=squares_in(move),
        end=square_at(variant, end),
        gains=named(gained),
        battles=int(battles_of(after, shadows_of(variant, move))),
        red=must_stop(variant, end, after),
        lost_pips=int(roll - length_of(move)),
    )


def squares_in(move: Move) -> tuple[Square, ...]:
    names = [int(square_in(move, nth)) for nth in range(length_of(move))]
    return tuple((name >> 4, name & 15) for name in names)


def offers_of(variant: Variant, seen: View) -> list[Offer]:
    """The paths of the player whose go it is, in the order of moves; none when nobody is to move."""
    return offers_on(known_state(variant, seen, MOVE_STEP)) if seen.step == "move" else []


def offers_on(g: State) -> list[Offer]:
    square, tools = g.at[g.active], g.tools[g.active]
    return [offer_of(g.variant, square, tools, g.roll, move) for move in moves_now(g)]
