"""What the terminal drawings of all games are made of: colours, marks of players, blocks of lines of one width."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

BONE = "#f3ecdc"
STONE = "#8d96a8"
LANTERN = "#f2b544"
ORANGE, SKY, GREEN, YELLOW = "#e69f00", "#56b4e9", "#009e73", "#f0e442"
PURPLE, RED, BLUE = "#cc79a7", "#d55e00", "#0072b2"
SEATS = (ORANGE, SKY, GREEN, YELLOW, PURPLE, RED, BLUE)  # colours that colour-blind people can tell apart


def seat_marks(names: Sequence[str]) -> list[str]:
    """One letter per player, or the seat's number where two would share a letter."""
    initials = [name[:1].upper() for name in names]
    return initials if len(set(initials)) == len(names) else [str(seat) for seat in range(len(names))]


def fit(line: Text, width: int, overflow: Literal["crop", "ellipsis"] = "crop") -> Text:
    out = line.copy()
    out.truncate(width, pad=True, overflow=overflow)
    return out


def block(lines: Iterable[Text], width: int, height: int = 0) -> list[Text]:
    out = [fit(line, width) for line in lines]
    return out + [Text(" " * width)] * (height - len(out))


def beside(*blocks: Sequence[Text]) -> list[Text]:
    """Blocks side by side, filled up to the highest."""
    height = max(len(lines) for lines in blocks)
    even = [block(lines, max((line.cell_len for line in lines), default=0), height) for lines in blocks]
    return [Text.assemble(*row) for row in zip(*even, strict=True)]


def rows_of(blocks: Sequence[list[Text]], width: int) -> Iterator[list[list[Text]]]:
    """As many blocks side by side as there is room for, then the next row."""
    row: list[list[Text]] = []
    taken = 0
    for drawn in blocks:
        if row and taken + drawn[0].cell_len > width:
            yield row
            row, taken = [], 0
        row.append(drawn)
        taken += drawn[0].cell_len
    yield row


def box(title: Text, count: str, lines: Sequence[Text], width: int, border: tuple[str, str]) -> list[Text]:
    """A frame with its title in the upper edge and a count at that edge's end."""
    shape, style = border
    left, across, right, side, low_left, low_right = tuple(shape)
    edge = max(0, width - title.cell_len - len(count) - 5)
    tail = f" {count} {across}{right}" if count else f"{across * 3}{right}"
    top = Text.assemble((left, style), title, (across * edge, style), (tail, style))
    inside = [Text.assemble((side, style), fit(line, width - 2), (side, style)) for line in lines]
    low = Text(low_left + across * (width - 2) + low_right, style)
    return [fit(top, width), *inside, low]


def minus(number: int) -> str:
    """With a minus, not a hyphen."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """+3, −2, 0"""
    return f"+{number}" if number > 0 else minus(number)


def tally(title: str, names: Sequence[str], colours: Sequence[str] = SEATS) -> Table:
    """A table with a column of numbers for each player, still without rows."""
    table = Table(box=SIMPLE_HEAD, title=title, padding=(0, 1), pad_edge=False)
    table.add_column("")
    for seat, name in enumerate(names):
        table.add_column(Text(name, colours[seat]), justify="right")
    return table
