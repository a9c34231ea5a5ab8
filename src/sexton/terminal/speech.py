"""What the terminal says, in the player's language; the games bring their own words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from string import Formatter

from sexton.kernel.game import Game
from sexton.kernel.interface import Ask, Choices, Event, Over, kebab
from sexton.kernel.words import LANGUAGES, Words

FOLDER = Path(__file__).parent


def words_for(language: str, game: Game | None = None) -> Words:
    return Words(language, FOLDER, *([game.folder] if game else []))


def next_language(language: str) -> str:
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


def question(words: Words, asked: Ask) -> str:
    """Place: lay one of your cards ..."""
    return words.say("ask-" + asked.step.replace(" ", "-"))


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


def begins_chapter(words: Words, event: Event) -> bool:
    """A game's words decide where the story has its breaks."""
    return words.knows("chapter-" + kebab(type(event).__name__))


def chapter(words: Words, event: Event, names: Sequence[str]) -> str:
    return words.event(event, names, "chapter")


def ranking(words: Words, over: Over, names: Sequence[str]) -> list[str]:
    """1. Ada, 31 points ..."""
    lines = []
    place = 1
    for group in over.ranking:
        for seat in group:
            lines.append(words.say("rank", place=place, name=names[seat], points=over.scores[seat]))
        place += len(group)
    return lines


def winners(words: Words, over: Over, names: Sequence[str]) -> str:
    best = over.ranking[0]
    return words.say("winners", names=words.listed([names[seat] for seat in best]), count=len(best))


class Picking:
    """Fills the fields of an answer one after the other, in the order in which the targets name them."""

    def __init__(self, choices: Choices, names: Sequence[str] = ()) -> None:
        self.choices = choices
        self.names = names  # of the players, by seat
        self.picked: dict[str, str] = {}
        self.fields = list(choices.targets[0]) if choices.targets else fields_in(choices.pattern)

    @property
    def field(self) -> str:
        """The field that comes next."""
        return self.fields[len(self.picked)]

    @property
    def values(self) -> list[str]:
        """What the next field may be, given the earlier ones; answers of their own come after the first field's."""
        fitting = (target for target in self.choices.targets if self.picked.items() <= target.items())
        values = dict.fromkeys(target[self.field] for target in fitting)
        return [*values, *(() if self.picked else self.choices.others)]

    def pick(self, value: str) -> str | None:
        """The whole answer, once no field is missing."""
        if not self.picked and value in self.choices.others:
            return value
        self.picked[self.field] = value
        if len(self.picked) < len(self.fields):
            return None
        answer = self.choices.pattern.format(**self.picked)
        self.back()  # should it be refused, the last field is asked again
        return answer

    def back(self) -> None:
        if self.picked:
            self.picked.popitem()

    def label(self, words: Words, value: str) -> str:
        field = "" if not self.picked and value in self.choices.others else self.field
        return label(words, field, value, self.names)


def fields_in(pattern: str) -> list[str]:
    return [field for _, field, _, _ in Formatter().parse(pattern) if field]
