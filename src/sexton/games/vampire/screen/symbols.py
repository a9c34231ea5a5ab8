"""Letters, brackets and colours of the pieces in a terminal. Colour never stands alone."""

from __future__ import annotations

from rich.text import Text

from sexton.drawing import BONE, STONE

RED = "#d55e00"
GREEN = "#009e73"
SHADOW = "#cc79a7"
TOOLS = {"P": "#e69f00", "S": "#56b4e9", "K": "#f0e442"}
# VH-R1: green, blue, yellow, purple; red is the phantom's. Then two more. Each pawn is a number too.
SEATS = (GREEN, "#56b4e9", "#f0e442", "#cc79a7", "#e69f00", BONE)
PLAIN, MOON = "·", "☾"
CELL = 3


def shown(mark: str) -> str:
    """A square's letter on the screen."""
    return {"o": PLAIN, "*": MOON}.get(mark, mark)


def colour(mark: str) -> str:
    colours = {"G": GREEN, "R": RED, "*": SHADOW, "o": STONE, **TOOLS}
    return colours[mark]


def style_of(mark: str) -> str:
    return colour(mark) if mark == "o" else f"bold {colour(mark)}"


def tool_letters(tools: tuple[str, ...]) -> Text:
    """P S K, a dot for each one missing."""
    text = Text()
    for letter, tool in zip("PSK", ("pick", "shovel", "stake"), strict=True):
        text.append(f"{letter} " if tool in tools else "· ", f"bold {TOOLS[letter]}" if tool in tools else STONE)
    return text
