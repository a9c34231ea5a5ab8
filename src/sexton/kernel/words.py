"""Text for people, in their language. All sentences are in Fluent files beside the code, none in the code."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sexton.kernel.interface import Ask, Event, Refusal, Seat, kebab
from sexton.kernel.records.notes import Note
from sexton.kernel.records.record import RecordError

LANGUAGES = ("en", "it")
OWN = Path(__file__).parent
LONGEST = 500  # characters of one fact: pasted text may be of any length, and Fluent refuses more than 1000
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")  # all except tabs and line ends
BELOW = re.compile(r"(?<![^ (])-(?=\d)")  # the sign of a number below nothing
LARGEST = 10**15  # larger numbers are written digit by digit, without separators


def language_of(wanted: str | None = None) -> str:
    """The requested language, else that of the machine, else English."""
    for name in (wanted, os.environ.get("LC_ALL"), os.environ.get("LC_MESSAGES"), os.environ.get("LANG")):
        if name:
            return name[:2] if name[:2] in LANGUAGES else "en"
    return "it" if (locale.getlocale()[0] or "").startswith("it") else "en"


@cache
def bundle_of(language: str, folders: tuple[Path, ...], only: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        text = (folder / f"words.{language}.ftl").read_text(encoding="utf-8")
        kept = picked(text, lambda line: line.startswith(only)) if only else text
        bundle.add_resource(FluentResource(kept), allow_overrides=True)
    return bundle


def picked(words: str, wanted: Callable[[str], bool]) -> str:
    """The messages of which the first line is wanted: one goes on until a line that is neither empty nor indented."""
    kept, goes_on = [], True
    for line in words.splitlines(keepends=True):
        if line[0] not in " }\n":
            goes_on = wanted(line)
        if goes_on:
            kept.append(line)
    return "".join(kept)


class Words:
    """Sentences in one language, from the kernel and the given folders; later folders override.

    `only`: none but those whose names begin so. All that a game has take a megabyte, and some time to read.
    """

    def __init__(self, language: str, *folders: Path, only: str = "") -> None:
        self.language = language
        self.folders = (OWN, *folders)
        self._bundle = bundle_of(language, self.folders, only)

    def knows(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, **facts: str | int) -> str:
        """The sentence with this id. Raises if it, or a fact that it names, is missing: that is a bug."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        said = {name: self._pair(fact) if name == "graves" else shortened(fact) for name, fact in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, said)
        if errors:
            raise LookupError(f"{message}: {errors[0]}")
        return str(text)

    def _pair(self, graves: str | int) -> str | int:
        """What is written 7-1 is called 7 and 1."""
        return self.listed(graves.split("-")) if isinstance(graves, str) else graves

    def card(self, card: str) -> str:
        """A card of two halves, pixie/dragon, is called by both."""
        return "/".join([self.say(f"card-{half}") for half in card.split("/")])

    def label(
        self, field: str, value: str, names: Sequence[str] = (), facts: Mapping[str, str | int] | None = None
    ) -> str:
        """One value of a field of an answer: widow, cemetery 3, yes; `player` is a seat, and is called by name.

        What has `facts` is described by them: the shovel in the north.
        """
        if facts:
            return self.say(f"pick-{field}", **facts)
        if field == "card":
            return self.card(value)
        if field == "player" and names:
            return names[int(value)]
        choice = "choice-" + value.replace(" ", "-")
        if self.knows(choice):
            return self.say(choice)
        if not self.knows(f"pick-{field}"):
            return value
        parts = [self.say(f"choice-{part}") if self.knows(f"choice-{part}") else part for part in value.split()]
        return self.say(f"pick-{field}", value=int(value) if value.isdecimal() else " ".join(parts))

    def question(self, asked: Ask) -> str:
        """Place: lay one of your cards …"""
        return self.say("ask-" + asked.step.replace(" ", "-"))

    def refusal(self, refusal: Refusal) -> str:
        """GD-12: the last face-down card of a cemetery may not be turned."""
        facts = {name: self._fact(name, value, ()) for name, value in refusal.facts.items()}
        return f"{refusal.rule}: {self.say('refused-' + refusal.message, **facts)}"

    def wrong(self, error: RecordError) -> str:
        """What is wrong with a record."""
        if error.refusal is None:
            facts = {name: self._fact(name, value, ()) for name, value in error.facts.items()}
            return self.say("wrong-" + error.message, **facts)
        known = self.knows(f"refused-{error.refusal.message}")
        return self.refusal(error.refusal) if known else plain(str(error.refusal))

    def event(
        self, event: Event | Note, names: Sequence[str], form: str = "told", *, reader: Seat | None = None
    ) -> str:
        """What was told, as a sentence or in another form the game has words for; `names` are the players', by seat.

        The reader's seat is called "you". Whether the sentence is about it says the fact `you`, "yes" or "no".
        """
        form = "note" if isinstance(event, Note) else form
        return self._told(f"{form}-{kebab(type(event).__name__)}", self._facts(event, names, reader), reader)

    def _told(self, message: str, facts: Mapping[str, str | int], reader: Seat | None) -> str:
        """A sentence that happens to begin with "you" begins with a capital like any other; −3 has a minus."""
        text = BELOW.sub("−", self.say(message, **facts))
        you = "" if reader is None else self.say("reader-listed")
        return text[:1].upper() + text[1:] if you and re.match(rf"{you}\b", text) else text

    def _facts(self, event: Event | Note, names: Sequence[str], reader: Seat | None) -> dict[str, str | int]:
        """What an announcement names, as it stands in a sentence."""
        facts = {name: self._fact(name, getattr(event, name), names, reader) for name in event.__struct_fields__}
        about = getattr(event, "seats", (getattr(event, "seat", None),))
        facts["you"] = "yes" if reader is not None and reader in about else "no"
        if "seats" in facts:
            facts["players"] = len(about)  # one, or several
        if facts.get("laid_by"):
            facts["cards"] = self._laid(event, names, reader)
        return facts

    def _laid(self, event: Any, names: Sequence[str], reader: Seat | None) -> str:
        """widow, 5 (Ada) and X (Bruno): cards where they lie, each with whoever laid it."""
        called = self._called(names, reader)
        said = [
            self.card(card) if seat is None else self.say("card-laid-by", card=self.card(card), seat=called[seat])
            for card, seat in zip(event.cards, event.laid_by, strict=True)
        ]
        return self.listed(said)

    def begins_chapter(self, event: object) -> bool:
        """A game's words decide where the story has its breaks."""
        return self.knows("chapter-" + kebab(type(event).__name__))

    def joins(self, before: Event, event: Event) -> bool:
        """Whether two announcements are told in one sentence: a game's words decide, and only the card may differ."""
        if type(event) is not type(before) or not self.knows(f"together-{kebab(type(event).__name__)}"):
            return False
        return all(getattr(event, name) == getattr(before, name) for name in event.__struct_fields__ if name != "card")

    def together(self, events: Sequence[Event], names: Sequence[str], *, reader: Seat | None = None) -> str:
        """Several announcements that join one another: Ada is dealt a, b and c."""
        first = events[0]
        cards = tuple(event.card for event in events)  # type: ignore[attr-defined]  # what may differ
        facts = self._facts(first, names, reader) | {"cards": self._fact("cards", cards, names)}
        return self._told(f"together-{kebab(type(first).__name__)}", facts, reader)

    def _called(self, names: Sequence[str], reader: Seat | None) -> list[str]:
        """The players by seat, as a list of several calls them: the reader is "you"."""
        return [self.say("reader-listed") if seat == reader else name for seat, name in enumerate(names)]

    def _fact(self, name: str, value: Any, names: Sequence[str], reader: Seat | None = None) -> str | int:
        if value is None:
            return "none"
        if name == "seat":
            return str(names[value])
        if name.endswith("_seat"):  # to whom something is done
            return self.say("reader-met") if value == reader else str(names[value])
        if name == "seats" and isinstance(value, tuple):  # one alone is named as `seat` is
            return self.listed([(self._called(names, reader) if len(value) > 1 else names)[seat] for seat in value])
        if name == "card":
            return self.card(value)
        if name == "cards" and isinstance(value, tuple):
            return self.listed([self.card(card) for card in value])
        if name == "tile":
            return self.say(f"tile-{value}")
        if isinstance(value, tuple) and not all(isinstance(number, int) for number in value):
            return len(value)
        if isinstance(value, tuple):
            return self.listed([numbered(*one) for one in zip(self._called(names, reader), value, strict=False)])
        assert isinstance(value, str | int)
        return value

    def listed(self, items: Sequence[str]) -> str:
        """a, b and c"""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-end", rest=", ".join(items[:-1]), last=items[-1])


def numbered(name: str, number: int) -> str:
    """Ada 3; but player 2: 3, where the name ends in a number of its own."""
    return f"{name}{':' if name[-1:].isdigit() else ''} {number}"


def shortened(fact: str | int) -> str | int:
    if isinstance(fact, int):
        return fact if abs(fact) < LARGEST else str(fact)
    return plain(fact if len(fact) <= LONGEST else fact[:LONGEST] + "…")


def plain(text: str) -> str:
    """Text of others without anything that a terminal would obey: control characters are written out, as \\x1b."""
    return CONTROL.sub(lambda found: f"\\x{ord(found[0]):02x}", text)


def told_as_json(event: Event) -> Mapping[str, Any]:
    """An event as plain values, with its rule."""
    facts = {name: getattr(event, name) for name in event.__struct_fields__}
    return {"told": kebab(type(event).__name__), "rule": event.rule, **facts}
