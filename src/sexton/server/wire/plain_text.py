"""Text that people type, reduced to one plain line."""

from __future__ import annotations

import unicodedata

# Cyrillic, Greek, Armenian and rarer Latin letters that look like plain ones, and what they look like.
LOOK_ALIKE = str.maketrans(
    "авсенікмортухјѕһӏԁԛԝ" + "αβεζηικμνορτυχ" + "օոս" + "ıɑɡ",
    "abcehikmoptyxjshldqw" + "abezhikmnoptyx" + "onu" + "iag",
)
# Letters and marks that show nothing, though Unicode does not count them among control and format characters.
EMOJI_STYLES = range(0xFE0E, 0xFE10)  # text or picture: they change how the sign before them looks
UNSEEN = (
    *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0),
    *(*range(0x180B, 0x1810), *range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0)),
)
SHOWN = str.maketrans(dict.fromkeys(UNSEEN, "") | {0x2800: " "})  # an empty cell of Braille
BARE = str.maketrans(dict.fromkeys([*UNSEEN, *EMOJI_STYLES], ""))


def cleaned(text: str, length: int) -> str:
    """One line of plain text: no control or direction marks, nothing unseen, no stacked accents, no runs of spaces."""
    plain, marks = [], 0
    for letter in unicodedata.normalize("NFC", text).translate(SHOWN):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind[0] == "C" or kind in ("Zl", "Zp") or marks > 2:
            letter = " " if kind in ("Cc", "Zl", "Zp") else ""
        plain.append(letter)
    line = " ".join("".join(plain).split())[:length].strip()
    return line if line.translate(BARE) else ""


def outline(name: str) -> str:
    """Equal for names that people take for one another: by case, by width, by letters of another alphabet."""
    return unicodedata.normalize("NFKC", name.translate(BARE)).casefold().translate(LOOK_ALIKE)
