"""Letters, brackets and colours of the pieces in a terminal. Colour never stands alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from sexton.drawing import BONE, STONE, fit
from sexton.games.gravediggers.view.cemetery import LaidCard
from sexton.kernel.words import Words

DANGER = "#d55e00"
KINDS = {"X": "#f0e442", "widow": "#cc79a7", "guard": "#56b4e9", "accomplice": "#009e73", "bandit": "#d55e00"}
CARD_WIDTH = 4
MARKS_WIDTH = 3

# What frames a card says how it lies: face up, face down and known to you, face down, pointed at.
FACE_UP, KNOWN, COVERED, POINTED = "[]", "()", "▒▒", "»«"
BIG = {
    FACE_UP: ("╭──╮", "│  │", "╰──╯"),
    KNOWN: ("╭┄┄╮", "┆  ┆", "╰┄┄╯"),
    COVERED: ("╭──╮", "│▒▒│", "╰──╯"),
    POINTED: ("┏━━┓", "┃  ┃", "┗━━┛"),
}


def face(words: Words, card: str) -> str:
    """Numbers stand for themselves, people for their first letter."""
    return words.say(f"mark-{card}") if words.knows(f"mark-{card}") else card


def colour(card: str) -> str:
    return KINDS.get(card, BONE)


def hands_and_eyes(card: LaidCard, marks: Sequence[str]) -> str:
    """Who laid a card, and after a colon who else has seen it face down: A, A:B, :B; A:+ where room is short."""
    layer = "" if card.laid_by is None else marks[card.laid_by]
    others = "".join(marks[seat] for seat in card.seen_by if seat != card.laid_by)
    if len(layer) + 1 + len(others) > MARKS_WIDTH:
        others = "+"
    return f"{layer}:{others}" if others else layer


def tight(shown: str | None, style: str, frame: str) -> list[Text]:
    """[5] face up, (5) face down and known, ▒▒ face down."""
    if shown is None and frame == COVERED:
        return [Text("▒▒ ", STONE)]
    return [Text(f"{frame[0]}{shown or '▒'}{frame[1]}", style)]


def small(shown: str | None, style: str, frame: str) -> list[Text]:
    """The same with more air."""
    line = tight(shown, style, frame)[0]
    return [fit(line, CARD_WIDTH)]


def big(shown: str | None, style: str, frame: str) -> list[Text]:
    top, middle, bottom = BIG[frame]
    inside = middle[1:3] if shown is None and frame == COVERED else ("▒▒" if shown is None else shown.rjust(2))
    return [Text(top, style), Text(middle[0] + inside + middle[3], style), Text(bottom, style)]
