"""The boards as commands see them: named, read, described, drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from sexton.games.vampire.board_library import board_names, from_file, shipped
from sexton.games.vampire.rules.board_format import distances, read_board, shortest_loop, square_name
from sexton.games.vampire.rules.box import SHADOW_MARK
from sexton.games.vampire.screen.board_svg import picture
from sexton.games.vampire.screen.board_text import Scene

if TYPE_CHECKING:
    from sexton.kernel.words import Words


class Boards:
    def names(self) -> Sequence[str]:
        return board_names()

    def read(self, path_or_name: str) -> str:
        return from_file(path_or_name)

    def facts(self, text: str, words: Words) -> list[str]:
        board = read_board(text)
        far, loop = distances(board.links, board.green)[board.red], shortest_loop(board)
        size = {"squares": len(board.marks), "links": len(board.pairs), "steps": far}
        tools = {"picks": board.count("P"), "shovels": board.count("S"), "stakes": board.count("K")}
        return [
            words.say("board-facts", name=board.name, **size),
            words.say("board-tools", shadows=board.count(SHADOW_MARK), **tools),
            words.say("board-loop", length=loop) if loop else words.say("board-no-loop"),
            *(words.say("board-bridge", **ends_of(link)) for link in board.bridges),
            *(words.say("board-wall", **ends_of(link)) for link in board.walls),
            *([words.say("board-ours")] if text in [shipped(name) for name in board_names()] else []),
        ]

    def draw(self, text: str, words: Words) -> Text:
        board = read_board(text)
        return Text("\n").join(Scene(board).lines(linked=True, roomy=True))

    def svg(self, text: str, words: Words) -> str:
        board = read_board(text)
        return picture(board, board.name, words.say("board-legend"))


def ends_of(link: tuple[tuple[int, int], tuple[int, int]]) -> dict[str, str]:
    return {"one": square_name(link[0]), "other": square_name(link[1])}
