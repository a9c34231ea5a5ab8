"""Text that people type, reduced to one plain line."""

from __future__ import annotations

import unicodedata

# Cyrillic and Greek letters that look like Latin ones, small or large, and what they look like.
LOOK_ALIKE = str.maketrans("авсенікмортухјѕ" + "αβεζηικμνορτυχ", "abcehikmoptyxjs" + "abezhikmnoptyx")


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


def outline(name: str) -> str:
    """Equal for names that people take for one another: by case, by width, by letters of another alphabet."""
    return unicodedata.normalize("NFKC", name).casefold().translate(LOOK_ALIKE)
