"""The boards that come with the game, and boards from a person's own files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sexton.games.vampire.board import distances, read_board, shortest_loop, square_name
from sexton.kernel.interface import Refusal

if TYPE_CHECKING:
    from rich.console import RenderableType

    from sexton.kernel.words import Words

FOLDER = Path(__file__).parent / "boards"
DEFAULT = "iron_gate"
LARGEST_FILE = 20_000


@cache
def board_names() -> tuple[str, ...]:
    """Those that come with the game, the default first."""
    return tuple(sorted((path.stem for path in FOLDER.glob("*.txt")), key=lambda name: (name != DEFAULT, name)))


@cache
def shipped(name: str) -> str:
    """The text of a board that comes with the game."""
    if name not in board_names():
        raise Refusal("board", "unknown-board", board=name, known=", ".join(board_names()))
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def text_of(board: str) -> str:
    """A board given by its name, or whole: what has more than one line is a drawing. Files are not opened here."""
    return board if "\n" in board.strip() else shipped(board.strip())


def from_file(path_or_name: str) -> str:
    """The checked text of a board from a file, or of one that comes with the game."""
    path = Path(path_or_name)
    if path_or_name in board_names() and not path.is_file():
        return shipped(path_or_name)
    if not path.is_file():
        raise Refusal("board", "no-board-file", path=path_or_name, known=", ".join(board_names()))
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LARGEST_FILE + 1)
    except (OSError, UnicodeDecodeError):
        raise Refusal("board", "unreadable-board", path=path_or_name) from None
    if len(text) > LARGEST_FILE:
        raise Refusal("board", "unreadable-board", path=path_or_name)
    read_board(text)
    return text


class Boards:
    """The boards as commands see them."""

    def names(self) -> Sequence[str]:
        return board_names()

    def read(self, path_or_name: str) -> str:
        return from_file(path_or_name)

    def facts(self, text: str, words: Words) -> list[str]:
        board = read_board(text)
        far, loop = distances(board.links, board.green)[board.red], shortest_loop(board)
        size = {"squares": len(board.marks), "links": board.link_count, "steps": far}
        tools = {"picks": board.count("P"), "shovels": board.count("S"), "stakes": board.count("K")}
        return [
            words.say("board-facts", name=board.name, **size),
            words.say("board-tools", shadows=board.shadows, **tools),
            words.say("board-loop", length=loop) if loop else words.say("board-no-loop"),
            *(words.say("board-bridge", **ends_of(link)) for link in board.bridges),
            *(words.say("board-wall", **ends_of(link)) for link in board.walls),
            *([words.say("board-ours")] if text in [shipped(name) for name in board_names()] else []),
        ]

    def draw(self, text: str, words: Words) -> RenderableType:
        from rich.text import Text

        from sexton.games.vampire.drawing import Scene

        board = read_board(text)
        return Text("\n").join(Scene(board).lines(linked=True, roomy=True))

    def svg(self, text: str, words: Words) -> str:
        from sexton.games.vampire.pictures import picture

        board = read_board(text)
        return picture(board, board.name, words.say("board-legend"))


def ends_of(link: tuple[tuple[int, int], tuple[int, int]]) -> dict[str, str]:
    return {"one": square_name(link[0]), "other": square_name(link[1])}
