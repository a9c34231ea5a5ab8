"""What the parts of an answer are called."""

from __future__ import annotations

from collections.abc import Sequence

from sexton.kernel.words import Words


def label(words: Words, field: str, value: str, names: Sequence[str] = ()) -> str:
    """One value of a field of an answer: widow, cemetery 3, yes; `player` is a seat, and is called by name."""
    if field == "card":
        return words.card(value)
    if field == "player" and names:
        return names[int(value)]
    choice = "choice-" + value.replace(" ", "-")
    if words.knows(choice):
        return words.say(choice)
    if not words.knows(f"pick-{field}"):
        return value
    parts = [words.say(f"choice-{part}") if words.knows(f"choice-{part}") else part for part in value.split()]
    return words.say(f"pick-{field}", value=" ".join(parts))
