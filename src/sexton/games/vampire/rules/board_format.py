"""Boards are drawings in a text file; this reads one, and refuses it with the line and the reason.

    board Iron Gate
    # a remark
    o o K o o * o o R
    o . . . o . . . o
    ...
    wall 3,2 4,2
    bridge 0,0 8,8

A letter is a square: `G` green X, `R` red X, `P` pick, `S` shovel, `K` stake, `*` shadow, `o` plain; `.` is no square.
Squares beside one another are linked; `wall` parts two that are, `bridge` links two that are not.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from sexton.games.vampire.rules.box import (
    FACES,
    GREEN_MARK,
    MARKS,
    NO_SQUARE,
    RED_MARK,
    SIDE,
    TOOL_MARKS,
    TOOLS,
)
from sexton.kernel.interface import Refusal

Square = tuple[int, int]  # column and row, from 0 at the top left
Link = tuple[Square, Square]
NAME = re.compile(r"board (\S.{0,39})")
LINK = re.compile(r"(wall|bridge) (\d{1,2}),(\d{1,2}) (\d{1,2}),(\d{1,2})")
MOST_LINES = 200
MOST_LINKS = 6  # from one square: with many more the paths of a roll could not be listed any longer
MOST_BRIDGES = 16


class Board(Struct, frozen=True):
    """Squares are in the order of their names: by column, then by row."""

    name: str
    columns: int
    rows: int
    marks: dict[Square, str]
    links: dict[Square, tuple[Square, ...]]  # to each square: those beside it, in order
    walls: tuple[Link, ...]
    bridges: tuple[Link, ...]

    def only(self, mark: str) -> Square:
        return next(square for square, found in self.marks.items() if found == mark)

    @property
    def green(self) -> Square:
        return self.only(GREEN_MARK)

    @property
    def red(self) -> Square:
        return self.only(RED_MARK)

    def count(self, mark: str) -> int:
        return sum(found == mark for found in self.marks.values())

    @property
    def pairs(self) -> list[Link]:
        """Every link once."""
        return [(one, other) for one, beside in self.links.items() for other in beside if one < other]


class Drawing(Struct):
    """What has been read so far, with the line each thing stood on."""

    name: str = ""
    marks: dict[Square, str] = {}
    line_of_row: dict[int, int] = {}
    columns: int = 0
    links: list[tuple[int, str, Link]] = []


@lru_cache(maxsize=64)
def read_board(text: str) -> Board:
    """The board this text draws; a Refusal with line and reason if no game can be played on it."""
    drawing = read_lines(text)
    check_pieces(drawing)
    squares = dict(sorted(drawing.marks.items()))
    beside = {square: neighbours(square, squares) for square in squares}
    for line, what, link in drawing.links:
        (add_bridge if what == "bridge" else add_wall)(line, link, beside)
    links = {square: tuple(sorted(others)) for square, others in beside.items()}
    walls = tuple(link for _, what, link in drawing.links if what == "wall")
    bridges = tuple(link for _, what, link in drawing.links if what == "bridge")
    board = Board(drawing.name, drawing.columns, len(drawing.line_of_row), squares, links, walls, bridges)
    check_reach(board, drawing)
    check_rolls(board, drawing)
    return board


def read_lines(text: str) -> Drawing:
    drawing = Drawing()
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise Refusal("board", "board-too-long", line=MOST_LINES + 1, most=MOST_LINES)
    for number, line in enumerate(lines, start=1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if not drawing.name:
            found = NAME.fullmatch(line.strip())
            if found is None or not found[1].isprintable():
                raise Refusal("board", "board-no-name", line=number)
            drawing.name = found[1]
        elif words[0] in ("wall", "bridge"):
            drawing.links.append((number, words[0], read_link(number, line, drawing)))
            if sum(what == "bridge" for _, what, _ in drawing.links) > MOST_BRIDGES:
                raise Refusal("board", "board-too-many-bridges", line=number, most=MOST_BRIDGES)
        else:
            read_row(number, line, drawing)
    if not drawing.name:
        raise Refusal("board", "board-no-name", line=max(1, len(lines)))
    if not drawing.marks:
        raise Refusal("board", "board-no-squares", line=max(1, len(lines)))
    return drawing


def read_row(number: int, line: str, drawing: Drawing) -> None:
    row = len(drawing.line_of_row)
    marks = [(column, mark) for column, mark in enumerate(line, start=1) if not mark.isspace()]
    for column, mark in marks:
        if mark not in MARKS:
            raise Refusal("board", "board-unknown-mark", line=number, mark=mark, column=column)
    if drawing.links:
        raise Refusal("board", "board-row-after-links", line=number)
    if not drawing.columns:
        drawing.columns = len(marks)
    if len(marks) != drawing.columns:
        raise Refusal("board", "board-uneven-row", line=number, squares=len(marks), columns=drawing.columns)
    if len(marks) > SIDE or row >= SIDE:
        raise Refusal("board", "board-too-large", line=number, side=SIDE)
    for x, (_, mark) in enumerate(marks):
        if mark != NO_SQUARE:
            drawing.marks[x, row] = mark
    drawing.line_of_row[row] = number


def read_link(number: int, line: str, drawing: Drawing) -> Link:
    found = LINK.fullmatch(line.strip())
    if found is None:
        raise Refusal("board", "board-wrong-link", line=number, word=line.split()[0])
    one, other = (int(found[2]), int(found[3])), (int(found[4]), int(found[5]))
    for square in (one, other):
        if square not in drawing.marks:
            raise Refusal("board", "board-no-such-square", line=number, square=square_name(square))
    return (one, other) if one < other else (other, one)


def square_name(square: Square) -> str:
    return f"{square[0]},{square[1]}"


def neighbours(square: Square, squares: dict[Square, str]) -> set[Square]:
    x, y = square
    return {beside for beside in ((x - 1, y), (x, y - 1), (x, y + 1), (x + 1, y)) if beside in squares}


def add_bridge(line: int, link: Link, beside: dict[Square, set[Square]]) -> None:
    one, other = link
    if one == other or other in beside[one]:
        raise Refusal("board", "board-already-linked", line=line, one=square_name(one), other=square_name(other))
    beside[one].add(other)
    beside[other].add(one)
    for square in link:
        if len(beside[square]) > MOST_LINKS:
            raise Refusal("board", "board-too-many-links", line=line, square=square_name(square), most=MOST_LINKS)


def add_wall(line: int, link: Link, beside: dict[Square, set[Square]]) -> None:
    one, other = link
    if other not in beside[one]:
        raise Refusal("board", "board-not-linked", line=line, one=square_name(one), other=square_name(other))
    beside[one].discard(other)
    beside[other].discard(one)


# What every board needs


def check_pieces(drawing: Drawing) -> None:
    """VH-1, VH-2: one green X, one red X, every kind of tool, and room for the highest roll."""
    last = max(drawing.line_of_row.values())
    for mark in (GREEN_MARK, RED_MARK):
        found = [square for square in drawing.marks if drawing.marks[square] == mark]
        if not found:
            raise Refusal("board", "board-no-x", line=last, mark=mark)
        if len(found) > 1:
            line = drawing.line_of_row[found[1][1]]
            raise Refusal("board", "board-two-x", line=line, mark=mark, square=square_name(found[1]))
    for mark, tool in zip(TOOL_MARKS, TOOLS, strict=True):
        if mark not in drawing.marks.values():
            raise Refusal("board", "board-no-tool", line=last, tool=tool, mark=mark)
    if len(drawing.marks) <= FACES:
        raise Refusal("board", "board-too-few-squares", line=last, squares=len(drawing.marks), needed=FACES + 1)


def check_reach(board: Board, drawing: Drawing) -> None:
    """Every square can be reached from the green X."""
    reached = distances(board.links, board.green)
    for square in by_row(board):
        if square not in reached:
            raise Refusal("board", "board-unreachable", line=drawing.line_of_row[square[1]], square=square_name(square))


def check_rolls(board: Board, drawing: Drawing) -> None:
    """VH-5, VH-R5: from every square every roll can be walked whole."""
    for square in by_row(board):
        for roll in range(1, FACES + 1):
            if not can_walk(board, square, roll, {square}):
                line = drawing.line_of_row[square[1]]
                raise Refusal("board", "board-dead-end", line=line, square=square_name(square), roll=roll)


def by_row(board: Board) -> list[Square]:
    """The squares in the order of the lines they stand on."""
    return sorted(board.marks, key=lambda square: (square[1], square[0]))


def can_walk(board: Board, square: Square, length: int, used: set[Square]) -> bool:
    """Whether some path of this length leads on from here over squares not used yet."""
    if length == 0:
        return True
    return any(
        can_walk(board, beside, length - 1, used | {beside}) for beside in board.links[square] if beside not in used
    )


def distances(links: Mapping[Square, Sequence[Square]], start: Square) -> dict[Square, int]:
    """How many squares away each reachable square is."""
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        square = waiting.popleft()
        for beside in links[square]:
            if beside not in found:
                found[beside] = found[square] + 1
                waiting.append(beside)
    return found


def shortest_loop(board: Board) -> int | None:
    """How many squares the shortest round trip has; None on a board without one."""
    loops = []
    for start, beside in board.links.items():
        for first in beside:
            parted = {**board.links, start: tuple(other for other in beside if other != first)}
            parted[first] = tuple(other for other in board.links[first] if other != start)
            found = distances(parted, first)
            if start in found:
                loops.append(found[start] + 1)
    return min(loops, default=None)
