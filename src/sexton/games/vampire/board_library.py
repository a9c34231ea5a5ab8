"""The boards that come with the game, and boards from a person's own files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sexton.games.vampire.rules.board_format import read_board
from sexton.kernel.interface import Refusal

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
