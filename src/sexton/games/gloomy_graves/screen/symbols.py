"""Letters, shapes and colours of the pieces in a terminal. Colour never stands alone."""

from __future__ import annotations

from rich.text import Text

from sexton.drawing import BONE, STONE
from sexton.games.gloomy_graves.rules.box import HALVES
from sexton.kernel.words import Words

NIGHT = "#343c4f"
COLOURS = dict(zip(HALVES, ("#cc79a7", "#009e73", "#56b4e9", "#f0e442", "#d55e00", BONE), strict=True))
SHAPES = dict(zip(HALVES, "●▲◆⬢★✚", strict=True))
CELL = 3  # columns of a cell


def letter(words: Words, half: str) -> str:
    return words.say(f"mark-{half}")


def mark(words: Words, half: str) -> Text:
    """P● in its colour."""
    return Text(letter(words, half) + SHAPES[half], f"bold {COLOURS[half]}")


def card(words: Words, halves: str, style: str = STONE) -> Text:
    """[P●D★]"""
    one, two = halves.split("/")
    return Text.assemble(("[", style), mark(words, one), mark(words, two), ("]", style))
