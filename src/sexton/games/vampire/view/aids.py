"""Digital help: the map, where a roll leads, what each path picks up and risks, how far everybody is. From the view."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from sexton.games.vampire.board_library import board_names, shipped
from sexton.games.vampire.options import Options, board_of, variant_of
from sexton.games.vampire.rules.board_format import Link, Square, square_name
from sexton.games.vampire.rules.box import EVERY_TOOL
from sexton.games.vampire.rules.names import named, number_of
from sexton.games.vampire.rules.notation import tools_text
from sexton.games.vampire.rules.paths import kind_of
from sexton.games.vampire.rules.variant import Variant
from sexton.games.vampire.view.view import Offer, View

SETS = {tools_text(tools): named(tools) for tools in range(EVERY_TOOL + 1)}  # as answers call them
MISSING = {named(tools): named(EVERY_TOOL & ~tools) for tools in range(EVERY_TOOL + 1)}  # by what is held


class MapSquare(Struct, frozen=True, array_like=True):
    """Sent without the names of its fields: every message brings the map."""

    name: str
    x: int
    y: int
    kind: str  # plain, green-x, red-x, shadow or a tool


class DrawnMap(Struct, frozen=True):
    """The board as squares and links, for who draws it."""

    name: str
    ours: bool  # it came with the game
    columns: int
    rows: int
    squares: tuple[MapSquare, ...]
    links: tuple[tuple[str, str], ...]
    bridges: tuple[tuple[str, str], ...]
    walls: tuple[tuple[str, str], ...]


class PathAid(Struct, frozen=True):
    """Of a path that may be walked, what its drawing needs: every message brings all of them."""

    path: str  # the squares that are entered, in order
    end: str
    tools_gained: tuple[str, ...]
    battles: int  # each is won once in two
    stops_at_red_x: bool
    pips_lost: int


class Aids(Struct, frozen=True):
    map: DrawnMap
    paths: tuple[PathAid, ...]
    tool_sets: dict[str, tuple[str, ...]]  # as answers call them
    graves_closed: int
    vampire_odds: tuple[int, int] | None  # that a dig finds the vampire: 1 in n
    to_red_x: tuple[int, ...]
    missing: tuple[tuple[str, ...], ...]


def aids_of(seen: View, options: Options, offers: tuple[Offer, ...]) -> Aids:
    variant, closed = variant_of(len(seen.at), options), seen.graves.count("closed")
    return Aids(
        map=map_of(options),
        paths=tuple(map(aid_of, offers)),
        tool_sets=SETS if seen.step in ("take", "return", "red return") else {},
        graves_closed=closed,
        vampire_odds=(1, closed) if closed else None,
        to_red_x=tuple([steps_to_red(variant, square) for square in seen.at]),
        missing=tuple([MISSING[held] for held in seen.tools]),
    )


@lru_cache(maxsize=16_384)
def aid_of(offer: Offer) -> PathAid:
    return PathAid(offer.path, offer.end, offer.tools_gained, offer.battles, offer.stops_at_red_x, offer.pips_lost)


def steps_to_red(variant: Variant, square: Square) -> int:
    """How many squares this one is from the red X."""
    return int(variant.steps[variant.red][number_of(variant, square)])


@lru_cache(maxsize=64)
def map_of(options: Options) -> DrawnMap:
    board, variant = board_of(options), variant_of(2, options)
    return DrawnMap(
        name=board.name,
        ours=options.board in map(shipped, board_names()),
        columns=board.columns,
        rows=board.rows,
        squares=tuple(
            MapSquare(square_name(square), square[0], square[1], kind_of(variant, number))
            for number, square in enumerate(board.marks)
        ),
        links=tuple(link_names(link) for link in board.pairs if link not in board.bridges),
        bridges=tuple(map(link_names, board.bridges)),
        walls=tuple(map(link_names, board.walls)),
    )


def link_names(link: Link) -> tuple[str, str]:
    return square_name(link[0]), square_name(link[1])
