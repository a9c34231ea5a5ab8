"""A board as lines of text: squares as letters, links as strokes; pawns, ends and paths as brackets around them."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from sexton.drawing import BONE, LANTERN, STONE
from sexton.games.vampire.rules.board_format import Board, Square
from sexton.games.vampire.screen.symbols import CELL, SEATS, shown, style_of


class Scene:
    """A board with what stands on it now."""

    def __init__(
        self,
        board: Board,
        pawns: Mapping[Square, list[int]] | None = None,
        ends: frozenset[Square] = frozenset(),
        path: tuple[Square, ...] = (),
    ) -> None:
        self.board = board
        self.pawns = pawns or {}
        self.ends = ends
        self.path = path  # the one pointed at

    def lines(self, linked: bool, roomy: bool) -> list[Text]:
        """`linked`: strokes between squares side by side; `roomy`: a line of strokes between rows too."""
        rows = [self.heading(linked)]
        for y in range(self.board.rows):
            rows.append(self.row(y, linked))
            if roomy and y + 1 < self.board.rows:
                rows.append(self.strokes(y, linked))
        return rows

    def width(self, linked: bool) -> int:
        return 3 + self.board.columns * (CELL + linked)

    def heading(self, linked: bool) -> Text:
        step = CELL + linked
        return Text("   " + "".join(f"{x:^{CELL}}".ljust(step) for x in range(self.board.columns)), STONE)

    def row(self, y: int, linked: bool) -> Text:
        text = Text(f"{y:2} ", STONE)
        for x in range(self.board.columns):
            text.append_text(self.cell((x, y)))
            if linked:
                text.append("─" if self.is_link((x, y), (x + 1, y)) else " ", STONE)
        return text

    def strokes(self, y: int, linked: bool) -> Text:
        step = CELL + linked
        links = ["│" if self.is_link((x, y), (x, y + 1)) else " " for x in range(self.board.columns)]
        return Text("   " + "".join(f"{link:^{CELL}}".ljust(step) for link in links), STONE)

    def is_link(self, one: Square, other: Square) -> bool:
        return other in self.board.links.get(one, ())

    def cell(self, square: Square) -> Text:
        """Three columns: pawns by number, the square's letter, [ ] an end of the roll, ( ) a path, » « its end."""
        mark = self.board.marks.get(square)
        if mark is None:
            return Text(" " * CELL)
        pawns = self.pawns.get(square, [])
        if square in self.path:
            frame = "»«" if square == self.path[-1] else "()"
            return Text(frame[0] + self.inside(mark, pawns) + frame[1], f"bold reverse {LANTERN}")
        if square in self.ends:
            return Text.assemble(("[", LANTERN), (self.inside(mark, pawns), f"bold {LANTERN}"), ("]", LANTERN))
        if not pawns:
            return Text(f" {shown(mark)} ", style_of(mark))
        return self.occupied(mark, pawns)

    def inside(self, mark: str, pawns: list[int]) -> str:
        return shown(mark) if mark != "o" or not pawns else str(pawns[0] + 1)

    def occupied(self, mark: str, pawns: list[int]) -> Text:
        """1P, 12G; where more than two stand, how many: 4×G. A plain square shows its pawns alone."""
        letter = "" if mark == "o" else shown(mark)
        if len(pawns) > 2:
            text = Text(f"{len(pawns)}×", f"bold {BONE}")
        else:
            text = Text.assemble(*((str(seat + 1), f"bold reverse {SEATS[seat]}") for seat in pawns))
        text.append(letter, style_of(mark))
        return text if text.cell_len == CELL else Text.assemble(" " if text.cell_len == 1 else "", text, " ")
