"""Letters, shapes and colours of the pieces in a terminal. Colour never stands alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from sexton.games.gloomy_graves.rules.box import HALVES
from sexton.kernel.words import Words

BONE = "#f3ecdc"
STONE = "#8d96a8"
LANTERN = "#f2b544"
NIGHT = "#343c4f"
COLOURS = dict(zip(HALVES, ("#cc79a7", "#009e73", "#56b4e9", "#f0e442", "#d55e00", BONE), strict=True))
SHAPES = dict(zip(HALVES, "●▲◆⬢★✚", strict=True))
SEATS = ("#e69f00", "#56b4e9", "#009e73", "#f0e442")
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


def seat_marks(names: Sequence[str]) -> list[str]:
    """One letter a player, or the seat's number where two would share a letter."""
    initials = [name[:1].upper() for name in names]
    return initials if len(set(initials)) == len(names) else [str(seat) for seat in range(len(names))]


# Blocks: lists of lines of one width


def fit(line: Text, width: int) -> Text:
    out = line.copy()
    out.truncate(width, pad=True)
    return out


def block(lines: Iterable[Text], width: int, height: int = 0) -> list[Text]:
    out = [fit(line, width) for line in lines]
    return out + [Text(" " * width)] * (height - len(out))


def beside(*blocks: Sequence[Text]) -> list[Text]:
    """Blocks side by side, filled up to the highest."""
    height = max(len(lines) for lines in blocks)
    even = [block(lines, max((line.cell_len for line in lines), default=0), height) for lines in blocks]
    return [Text.assemble(*row) for row in zip(*even, strict=True)]
