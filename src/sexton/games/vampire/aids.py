"""Digital help: the map, where a roll leads, what each path picks up and risks, how far everybody is. From the view."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from sexton.games.vampire.board import Link, square_name
from sexton.games.vampire.boards import board_names, shipped
from sexton.games.vampire.box import EVERY_TOOL, GREEN_MARK, PLAIN_MARK, RED_MARK, SHADOW_MARK, TOOL_MARKS, TOOLS
from sexton.games.vampire.house import House
from sexton.games.vampire.notation import path_text, tools_text, write
from sexton.games.vampire.offers import Offer, offers_of
from sexton.games.vampire.options import Options, board_of, house_of
from sexton.games.vampire.view import Square, View, named, number_of

KINDS = {
    PLAIN_MARK: "plain",
    GREEN_MARK: "green-x",
    RED_MARK: "red-x",
    SHADOW_MARK: "shadow",
    **dict(zip(TOOL_MARKS, TOOLS, strict=True)),
}
SETS = {tools_text(tools): named(tools) for tools in range(EVERY_TOOL + 1)}  # as answers call them


def aids_of(seen: View, options: Options) -> Mapping[str, Any]:
    house, closed = house_of(len(seen.at), options), seen.graves.count("closed")
    return {
        "map": map_of(options),
        "paths": [path_aid(offer) for offer in offers_of(house, seen)],
        "tool_sets": SETS if seen.step in ("take", "return", "red return") else {},
        "graves_closed": closed,
        "vampire_odds": (1, closed) if closed else None,  # a dig finds the vampire once in so many
        "to_red_x": tuple(steps_to_red(house, square) for square in seen.at),
        "missing": tuple(tuple(tool for tool in seen.pile if tool not in held) for held in seen.tools),
    }


def path_aid(offer: Offer) -> dict[str, Any]:
    return {
        "move": write(offer.move),
        "path": path_text(offer.move),
        "end": square_name(offer.end),
        "squares": tuple(map(square_name, offer.squares)),
        "tools_gained": offer.gains,
        "battles": offer.battles,
        "all_kept_odds": (1, 2**offer.battles),  # every battle is won once in two
        "stops_at_red_x": offer.red,
        "pips_lost": offer.lost_pips,
    }


def steps_to_red(house: House, square: Square) -> int:
    """How many squares this one is from the red X."""
    return int(house.steps[house.red][number_of(house, square)])


@lru_cache(maxsize=64)
def map_of(options: Options) -> Mapping[str, Any]:
    """The board as squares and links, for who draws it. Nobody writes to it."""
    board = board_of(options)
    squares = [
        {"name": square_name(square), "x": square[0], "y": square[1], "kind": KINDS[mark]}
        for square, mark in board.marks.items()
    ]
    links = [(one, other) for one, beside in board.links.items() for other in beside if one < other]
    return {
        "name": board.name,
        "ours": options.board in map(shipped, board_names()),  # it came with the game
        "columns": board.columns,
        "rows": board.rows,
        "squares": squares,
        "links": [link_names(link) for link in links if link not in board.bridges],
        "bridges": [link_names(link) for link in board.bridges],
        "walls": [link_names(link) for link in board.walls],
    }


def link_names(link: Link) -> tuple[str, str]:
    return square_name(link[0]), square_name(link[1])
