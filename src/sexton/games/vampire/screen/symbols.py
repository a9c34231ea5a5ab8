"""Letters, brackets and colours of the pieces in a terminal. Colour never stands alone."""

from __future__ import annotations

from rich.text import Text

from sexton.drawing import BONE, GREEN, ORANGE, PURPLE, RED, SKY, STONE, YELLOW

TOOLS = {"P": ORANGE, "S": SKY, "K": YELLOW}
# VH-R1: green, blue, yellow, purple; red is the phantom's. Then two more. Each pawn is a number too.
SEATS = (GREEN, SKY, YELLOW, PURPLE, ORANGE, BONE)
PLAIN, MOON = "·", "☾"
CELL = 3


def shown(mark: str) -> str:
    """A square's letter on the screen."""
    return {"o": PLAIN, "*": MOON}.get(mark, mark)


def colour(mark: str) -> str:
    colours = {"G": GREEN, "R": RED, "*": PURPLE, "o": STONE, **TOOLS}
    return colours[mark]


def style_of(mark: str) -> str:
    return colour(mark) if mark == "o" else f"bold {colour(mark)}"


def tool_letters(tools: tuple[str, ...]) -> Text:
    """P S K, a dot for each one missing."""
    text = Text()
    for letter, tool in zip("PSK", ("pick", "shovel", "stake"), strict=True):
        text.append(f"{letter} " if tool in tools else "· ", f"bold {TOOLS[letter]}" if tool in tools else STONE)
    return text
