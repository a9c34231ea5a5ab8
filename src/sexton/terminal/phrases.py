"""What the terminal says, in the player's language; the games bring their own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from string import Formatter

from msgspec import Struct
from rich.text import Text

from sexton.kernel.game import Game
from sexton.kernel.interface import Ask, Choices, Event, Over, Seat
from sexton.kernel.records.notes import Note
from sexton.kernel.words import LANGUAGES, Words

FOLDER = Path(__file__).parent
DISPENSABLE = ("speed", "memory", "language", "log", "public")  # keys that the line at the bottom names if it can


def words_for(language: str, game: Game | None = None) -> Words:
    return Words(language, FOLDER, *(game.words if game else ()))


def next_language(language: str) -> str:
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


def key_line(words: Words, keys: Sequence[str], width: int) -> Text:
    """Keys and what they do, as far as there is room: help tells of those that are left out."""
    shown = list(keys)
    said = {key: (words.say(f"key-{key}"), words.say(f"key-{key}-short")) for key in keys}
    for left_out in DISPENSABLE:
        if sum(len(key) + len(short) + 3 for key, short in map(said.__getitem__, shown)) - 2 <= width:
            break
        shown = [key for key in shown if key != left_out]
    line = Text()
    for key, short in map(said.__getitem__, shown):
        line.append(key, "bold #f2b544").append(f" {short}  ")
    return line


class OnlyAnswer(Struct, frozen=True):
    """A question that was not asked because it had only one answer: told among what was heard."""

    asked: Ask
    choices: Choices

    @property
    def text(self) -> str:
        return self.choices.texts()[0]

    def told(self, words: Words, names: Sequence[str]) -> str:
        fields = dict(self.choices.targets[0]) if self.choices.targets else {"": self.text}
        about = self.choices.about
        answer = ", ".join(words.label(field, value, names, about(field, value)) for field, value in fields.items())
        return words.say("only-answer", question=words.question(self.asked), answer=answer)


Told = Event | Note | OnlyAnswer


def only_answer(asked: Ask, choices: Choices) -> OnlyAnswer | None:
    return OnlyAnswer(asked, choices) if len(choices.texts()) == 1 else None


def joins(words: Words, before: Told, after: Told) -> bool:
    return isinstance(before, Event) and isinstance(after, Event) and words.joins(before, after)


def sentences(words: Words, told: Sequence[Told], names: Sequence[str], reader: Seat | None) -> list[tuple[Told, str]]:
    """What was told, in words, each with what it begins with: cards dealt one after the other are one sentence."""
    runs: list[list[Told]] = []
    for one in told:
        if runs and joins(words, runs[-1][-1], one):
            runs[-1].append(one)
        else:
            runs.append([one])
    return [(run[0], sentence(words, run, names, reader)) for run in runs]


def sentence(words: Words, run: Sequence[Told], names: Sequence[str], reader: Seat | None) -> str:
    first = run[0]
    if isinstance(first, OnlyAnswer):
        return first.told(words, names)
    if len(run) == 1:
        return words.event(first, names, reader=reader)
    return words.together([one for one in run if isinstance(one, Event)], names, reader=reader)


def chapter(words: Words, event: Told, names: Sequence[str], reader: Seat | None) -> str:
    """Its title; empty if no chapter begins with this."""
    begins = isinstance(event, Event) and words.begins_chapter(event)
    return words.event(event, names, "chapter", reader=reader) if begins else ""  # type: ignore[arg-type]


def ranking(words: Words, over: Over, names: Sequence[str]) -> list[str]:
    """1. Ada, 31 points ..."""
    lines = []
    place = 1
    for group in over.ranking:
        for seat in group:
            lines.append(words.say("rank", place=place, name=names[seat], points=over.scores[seat]))
        place += len(group)
    return lines


def broken_off(words: Words, reason: str) -> str:
    """The server's own reasons in the reader's language; a record may hold any text."""
    return words.say("broken-off", why=reason.replace(" ", "-"), reason=reason)


def winners(words: Words, over: Over, names: Sequence[str]) -> str:
    best = over.ranking[0]
    return words.say("winners", names=words.listed([names[seat] for seat in best]), count=len(best))


class Picking:
    """Fills the fields of an answer one after the other, in the order in which the targets name them.

    What can be only one thing is filled without asking; but something is always asked.
    """

    def __init__(self, choices: Choices, names: Sequence[str] = (), *, on_drawing: bool = False) -> None:
        self.choices = choices
        self.names = names  # of the players, by seat
        self.cells = choices.cells if on_drawing else ()  # asked for together
        self.fields = list(choices.targets[0]) if choices.targets else fields_in(choices.pattern)
        self.picked: dict[str, str] = {}
        self.before: list[dict[str, str]] = []  # what was picked when each of the earlier questions was asked
        self.skip()

    @property
    def field(self) -> str:
        """The field that comes next."""
        return self.fields[len(self.picked)]

    @property
    def fitting(self) -> list[dict[str, str]]:
        """The targets that are still possible."""
        return [target for target in self.choices.targets if self.picked.items() <= target.items()]

    @property
    def values(self) -> list[str]:
        """What the next field may be, given the earlier ones; answers of their own come after the first field's."""
        values = dict.fromkeys(target[self.field] for target in self.fitting)
        return [*values, *(() if self.picked else self.choices.others)]

    @property
    def places(self) -> list[dict[str, str]]:
        """What the cells that come next may be; none if they do not come next."""
        if self.field not in self.cells:
            return []
        places = dict.fromkeys(tuple(target[field] for field in self.cells) for target in self.fitting)
        return [dict(zip(self.cells, place, strict=True)) for place in places]

    @property
    def verb(self) -> str:
        """The first word of the answer, as far as it is known."""
        target = self.fitting[0] if self.choices.targets else {}
        return self.choices.pattern.format(**target).split()[0] if target else ""

    def pick(self, value: str) -> str | None:
        """The whole answer, once no field is missing."""
        if not self.picked and value in self.choices.others:
            return value
        return self.fill({self.field: value})

    def fill(self, values: Mapping[str, str]) -> str | None:
        """The same for several fields at once."""
        self.before.append(dict(self.picked))
        self.picked.update(values)
        self.skip()
        if len(self.picked) < len(self.fields):
            return None
        answer = self.choices.pattern.format(**self.picked)
        self.back()  # should it be refused, the last question is asked again
        return answer

    def skip(self) -> None:
        """Fill what there is no choice about. Cells are shown on the drawing before they are taken."""
        while self.choices.targets and len(self.picked) < len(self.fields):
            asked_last = not self.before and len(self.picked) == len(self.fields) - 1
            if asked_last or self.field in self.cells or len(self.values) != 1:
                return
            self.picked[self.field] = self.values[0]

    def back(self) -> None:
        """To the question before this one."""
        if self.before:
            self.picked = self.before.pop()

    def label(self, words: Words, value: str) -> str:
        field = "" if not self.picked and value in self.choices.others else self.field
        return self.called(words, field, value)

    def called_place(self, words: Words, place: Mapping[str, str]) -> str:
        """Cells in words; empty where they only have numbers."""
        known = [field for field, value in place.items() if self.choices.about(field, value)]
        return ", ".join(self.called(words, field, place[field]) for field in known)

    def called(self, words: Words, field: str, value: str) -> str:
        return words.label(field, value, self.names, self.choices.about(field, value))


def fields_in(pattern: str) -> list[str]:
    return [field for _, field, _, _ in Formatter().parse(pattern) if field]
