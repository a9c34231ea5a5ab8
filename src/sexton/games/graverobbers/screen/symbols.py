"""Letters, brackets and colours of the pieces in a terminal. Colour never stands alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from sexton.drawing import LANTERN, STONE, fit
from sexton.kernel.words import Words

DANGER = "#d55e00"
SAFE = "#009e73"
KINDS = {"R": "#cc79a7", "D": "#f3ecdc", "B": "#e69f00"}  # robber, detective, bobby
FATES = {"open": ("·", STONE), "ransacked": ("✗", f"bold {DANGER}"), "undisturbed": ("✓", f"bold {SAFE}")}
STATES = {"open": ("·", STONE), "missed": ("✗", STONE), "achieved": ("✓", f"bold {SAFE}")}
CARD_WIDTH = 4


def face_up(card: str) -> Text:
    return Text(f"[{card}]", f"bold {KINDS[card[0]]}")


def known(card: str) -> Text:
    """Face down, but this seat knows it."""
    return Text(f"({card})", KINDS[card[0]])


def covered(owner: str) -> Text:
    """Face down, with the mark of the player who laid it."""
    return Text(f"▒{owner:1}▒ ", STONE)


def pointed(card: str) -> Text:
    return Text(f"»{card}«", f"bold {LANTERN}")


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two blocks in one row; the left one has this width."""
    height = max(len(left), len(right))
    rows = zip([*left, *[Text("")] * (height - len(left))], [*right, *[Text("")] * (height - len(right))], strict=True)
    return [Text.assemble(fit(one, width), other) for one, other in rows]


def objective(words: Words, name: str) -> str:
    side, graves, points = name.split()
    return words.say("objective", side=side, graves=graves, points=points)
