"""Text that people type, reduced to one plain line."""

from __future__ import annotations

import unicodedata


def cleaned(text: str, length: int) -> str:
    """One line of plain text: no control or direction marks, no stacked accents, no runs of spaces."""
    plain, marks = [], 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind[0] == "C" or kind in ("Zl", "Zp") or marks > 2:
            letter = " " if kind in ("Cc", "Zl", "Zp") else ""
        plain.append(letter)
    return " ".join("".join(plain).split())[:length].strip()
