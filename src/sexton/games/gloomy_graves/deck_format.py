"""Decks are text files that a person can write: decks/pairs.txt says how. Read, checked, and refused by line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

from msgspec import Struct

from sexton.games.gloomy_graves.rules.box import CARDS, HALVES, IN_PLAY, THREE_SHOVELS, TWO_SHOVELS, TYPES
from sexton.kernel.interface import Refusal, says
from sexton.kernel.options import lines_of

FOLDER = Path(__file__).parent / "decks"
OURS = ("pairs", "doubles")
NAME = re.compile(r"name (\w[\w-]{0,30})", re.ASCII)
CARD = re.compile(r"(\S+) +(\d{1,2}) +(\d{1,2}) +(\d{1,2})", re.ASCII)


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """How many of each card there are, by the shovels on the back: none, two, three."""

    name: Annotated[str, says("what it is called")]
    cards: Annotated[
        dict[str, tuple[int, int, int]], says("by card: how many with no shovels, with two shovels, with three (GG-2)")
    ]
    reconstruction: Annotated[bool, says("whether it is not the printed list; players are told")] = False
    asymmetric: Annotated[bool, says("said on purpose: the five types are not equally frequent")] = False
    reduced: Annotated[bool, says("said on purpose: a small deck")] = False

    def count(self, mark: int) -> int:
        return sum(counts[mark] for counts in self.cards.values())

    def halves(self, half: str, mark: int) -> int:
        return sum(card.split("/").count(half) * counts[mark] for card, counts in self.cards.items())


def shipped(name: str) -> Deck:
    """One of our decks."""
    if name not in OURS:
        raise Refusal("GG-1", "no-deck-file", path=name, known=", ".join(OURS))
    return load(name)


def load(name_or_path: str) -> Deck:
    """One of our decks by its name, or a file."""
    path = FOLDER / f"{name_or_path}.txt" if name_or_path in OURS else Path(name_or_path)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise Refusal("GG-1", "no-deck-file", path=name_or_path, known=", ".join(OURS)) from None
    return read(text)


def read(text: str) -> Deck:
    """The deck this text describes; a Refusal names the line that is wrong."""
    name = ""
    said: dict[str, bool] = {}
    cards: dict[str, tuple[int, int, int]] = {}
    line = 0
    for line, words in lines_of(text):
        if words in ("reconstruction", "asymmetric", "reduced"):
            said[words] = True
        elif found := NAME.fullmatch(words):
            name = found[1]
        elif found := CARD.fullmatch(words):
            card = canonical(found[1], line)
            if card in cards:
                raise Refusal("GG-1", "deck-card-twice", line=line, text=card)
            cards[card] = (int(found[2]), int(found[3]), int(found[4]))
        else:
            raise Refusal("GG-1", "deck-line", line=line, text=words)
    if not name:
        raise Refusal("GG-1", "deck-without-name", line=line)
    deck = Deck(name, {card: cards[card] for card in CARDS if card in cards}, **said)
    check(deck, line)
    return deck


def canonical(text: str, line: int = 0) -> str:
    """A card with its halves in the order of the box."""
    halves = text.split("/")
    for half in halves:
        if half not in HALVES:
            raise Refusal("GG-1", "deck-unknown-half", line=line, text=half)
    if len(halves) != 2:
        raise Refusal("GG-1", "deck-line", line=line, text=text)
    if halves == ["gravedigger", "gravedigger"]:
        raise Refusal("GG-10", "deck-two-gravediggers", line=line)
    return "/".join(sorted(halves, key=HALVES.index))


def check(deck: Deck, line: int = 0) -> None:
    """GG-1, GG-2 The right numbers; `line` is the last one of the file, 0 where there is no file."""
    for card, counts in deck.cards.items():
        if canonical(card) != card or min(counts) < 0 or max(counts) > IN_PLAY:
            raise Refusal("GG-1", "deck-line", line=line, text=card)
    total = sum(deck.count(mark) for mark in range(3))
    if total > IN_PLAY or (total < IN_PLAY and not deck.reduced):
        raise Refusal("GG-1", "deck-count", line=line, count=total, needed=IN_PLAY)
    if not deck.reduced:
        for mark, needed in ((1, TWO_SHOVELS), (2, THREE_SHOVELS)):
            if deck.count(mark) != needed:
                raise Refusal("GG-2", "deck-marks", line=line, shovels=mark + 1, count=deck.count(mark), needed=needed)
    if not (deck.asymmetric or deck.reduced):
        for mark in range(3):
            check_symmetry(deck, mark, line)


def check_symmetry(deck: Deck, mark: int, line: int) -> None:
    first = deck.halves(TYPES[0], mark)
    for half in TYPES[1:]:
        count = deck.halves(half, mark)
        if count != first:
            shovels = mark + 1 if mark else 0
            raise Refusal("GG-1", "deck-asymmetric", line=line, shovels=shovels, half=half, count=count, first=first)
