"""Recovery codes: a line on paper that makes any browser yours again."""

from __future__ import annotations

from collections.abc import Callable

from sexton.server.sources import LETTERS

CODE_LETTERS = 24  # 118 random bits: a plain hash of them is enough
GROUP = 4


def new_code(name: Callable[[int], str]) -> str:
    """As it is written down: six groups of four."""
    letters = name(CODE_LETTERS)
    return "-".join(letters[at : at + GROUP] for at in range(0, CODE_LETTERS, GROUP))


def letters_of(code: str) -> str:
    """What counts of a code as somebody typed it; empty where it cannot be one."""
    letters = "".join(letter for letter in code.lower() if letter not in " -–\t\n")
    return letters if len(letters) == CODE_LETTERS and set(letters) <= set(LETTERS) else ""
