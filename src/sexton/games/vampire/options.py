"""The house rules of Grave Digger, typed and checked. The first value named is the one we play."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta

from sexton.games.vampire.board_library import DEFAULT, LARGEST_FILE, shipped
from sexton.games.vampire.rules.board_format import Board, distances, read_board
from sexton.games.vampire.rules.box import FACES, SHADOW_MARK, SIDE, TOOL_MARKS
from sexton.games.vampire.rules.variant import Variant, rows_of
from sexton.kernel import game
from sexton.kernel.interface import Refusal
from sexton.kernel.vectors import numbers_of

FEW, MANY = 4, 6  # VH-R1
TOOL_MASKS = {mark: 1 << kind for kind, mark in enumerate(TOOL_MARKS)}


class Options(game.Options, frozen=True, forbid_unknown_fields=True):
    pawns: Literal["pass", "block"] = "pass"  # VH-R14
    lost_red: Literal["stay", "green"] = "stay"  # VH-R16
    graves: Literal["open", "rebury"] = "open"  # VH-R3
    decline_tool: Literal["no", "yes"] = "no"  # VH-R20
    tools_on_the_way: Literal["no", "yes"] = "no"  # VH-R6
    seats_up_to: Literal["4", "6"] = "4"  # VH-R1
    # The whole drawing, so that a record needs no file.
    board: Annotated[str, Meta(max_length=LARGEST_FILE)] = shipped(DEFAULT)

    @property
    def most_seats(self) -> int:
        return MANY if self.seats_up_to == "6" else FEW


@lru_cache(maxsize=64)
def variant_of(seats: int, options: Options) -> Variant:
    """The numbers the rules read; a Refusal if the board cannot be played on, or seats too few."""
    if seats > options.most_seats:
        raise Refusal("VH-R1", "too-many-seats", seats=seats, most=options.most_seats)
    board = read_board(options.board)
    number = {square: index for index, square in enumerate(board.marks)}
    away = [distances(board.links, square) for square in board.marks]
    return Variant(
        seats,
        len(number),
        numbers_of(tuple(x << 4 | y for x, y in board.marks)),
        numbers_of(tuple(1 + number.get((name >> 4, name & 15), -1) for name in range(SIDE * SIDE))),
        numbers_of(tuple(TOOL_MASKS.get(mark, 0) for mark in board.marks.values())),
        numbers_of(tuple(int(mark == SHADOW_MARK) for mark in board.marks.values())),
        rows_of([tuple(number[beside] for beside in board.links[square]) for square in board.marks]),
        rows_of([tuple(found[square] for square in board.marks) for found in away]),
        rows_of([()] * (len(number) * (FACES + 1) * 8)),
        number[board.green],
        number[board.red],
        pawns_block=options.pawns == "block",
        lost_red_to_green=options.lost_red == "green",
        rebury=options.graves == "rebury",
        may_decline=options.decline_tool == "yes",
        tools_on_the_way=options.tools_on_the_way == "yes",
    )


def board_of(options: Options) -> Board:
    return read_board(options.board)
