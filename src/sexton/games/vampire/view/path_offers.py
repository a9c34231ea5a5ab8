"""What each path of a roll picks up and risks: for screens, the referee and bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from sexton.games.vampire.rules.box import EVERY_TOOL
from sexton.games.vampire.rules.names import Square, mask_of, named, number_of, square_at
from sexton.games.vampire.rules.notation import length_of, square_in
from sexton.games.vampire.rules.paths import end_of, free_moves, gains_of, held_squares, moves_of, shadows_of
from sexton.games.vampire.rules.variant import Variant
from sexton.games.vampire.view.view import View
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


def moves_from(variant: Variant, square: int, tools: int, roll: int, others: Sequence[int] = ()) -> list[Move]:
    """The moves of a pawn; `others` are the squares of the other pawns."""
    if not variant.pawns_block:
        return list(free_moves(variant, square, tools, roll))
    at = vec[i64]([square, *others])
    return list(moves_of(variant, square, tools, roll, held_squares(variant, at, 0)))


@lru_cache(maxsize=REMEMBERED)
def offer_of(variant: Variant, square: int, tools: int, roll: int, move: Move) -> Offer:
    gained, end = gains_of(variant, tools, move), end_of(variant, square, move)
    after = tools | gained
    return Offer(
        move=move,
        squares=squares_in(move),
        end=square_at(variant, end),
        gains=named(gained),
        battles=int(shadows_of(variant, move)) if after else 0,
        red=bool(end == variant.red and after == EVERY_TOOL),
        lost_pips=int(roll - length_of(move)),
    )


def squares_in(move: Move) -> tuple[Square, ...]:
    names = [int(square_in(move, nth)) for nth in range(length_of(move))]
    return tuple((name >> 4, name & 15) for name in names)


def offers_of(variant: Variant, seen: View) -> list[Offer]:
    """The paths of the player whose go it is, in the order of moves; none when nobody is to move."""
    if seen.step != "move" or seen.roll is None:
        return []
    at = [number_of(variant, square) for square in seen.at]
    tools, others = mask_of(seen.tools[seen.go]), at[: seen.go] + at[seen.go + 1 :]
    moves = moves_from(variant, at[seen.go], tools, seen.roll, others)
    return [offer_of(variant, at[seen.go], tools, seen.roll, move) for move in moves]
