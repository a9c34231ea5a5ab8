"""A game line by line: for pipes and screen readers. No boxes, no colours, no cursor."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TextIO

from sexton.kernel.game import Look
from sexton.kernel.interface import Ask, Refusal
from sexton.kernel.records.take_back import NEW, SAME
from sexton.kernel.rulebook import numbered, plain
from sexton.kernel.words import Words
from sexton.terminal import phrases
from sexton.terminal.local_game import Sitting
from sexton.terminal.phrases import Picking

FRUITLESS = 100  # lines in a row that answer nothing, after which we take it that nobody is there
PROMPT = ">"
YES = ("y", "yes", "s", "si", "sì")


Say = Callable[[str], None]


class InputEnded(Exception):
    """No more answers will come; the message id says why."""


class Left(Exception):
    """The player wants to go."""


class PlainGame:
    def __init__(self, sitting: Sitting, language: str, lines: TextIO, say: Say, memory_aid: bool = True) -> None:
        self.sitting = sitting
        self.words = phrases.words_for(language, sitting.setting.game)
        self.memory_aid = memory_aid
        self.lines = lines
        self.say = say
        self.told = 0
        self.fruitless = 0
        self.leaving = False
        self.taken_back = False  # there is another question now

    def play(self) -> None:
        """Play to the end of the game; InputEnded or Left if it does not get there."""
        while True:
            self.tell_news()
            if self.sitting.ended:
                break
            if self.sitting.question is None:
                self.sitting.let_others_answer()
            else:
                self.ask()
        self.tell_result()

    def tell_news(self) -> None:
        heard = self.sitting.heard(self.told)
        self.told += len(heard)
        for first, sentence in phrases.sentences(self.words, heard, self.sitting.names, self.sitting.seat):
            if self.words.begins_chapter(first):
                self.say("")
            self.say(sentence)

    def tell_result(self) -> None:
        over = self.sitting.result
        if over is not None:
            self.say("")
            for line in [phrases.winners(self.words, over, self.sitting.names), *self.ranking()]:
                self.say(line)

    def ranking(self) -> list[str]:
        over = self.sitting.result
        return phrases.ranking(self.words, over, self.sitting.names) if over is not None else []

    # One question

    def ask(self) -> None:
        """Ask until it is answered; a sole answer is given at once and announced."""
        only = self.sitting.only_answer
        if only is not None:
            self.say(only.told(self.words, self.sitting.names))
            self.sitting.answer(only.text)
            return
        self.describe()
        picking = Picking(self.sitting.choices(), self.sitting.names)
        put = True
        while True:
            if put:
                self.put(picking)
            answer = self.answer_in(picking, self.read())
            put = True
            if self.taken_back:
                self.taken_back = False
                return
            if answer is None:
                continue
            try:
                self.sitting.answer(answer)
            except Refusal as refusal:
                self.say(self.words.refusal(refusal))
                picking, put = Picking(self.sitting.choices(), self.sitting.names), False
                continue
            self.fruitless = 0
            return

    def describe(self) -> None:
        look = Look(self.words, self.sitting.names, self.memory_aid, typing=True)
        self.say("")
        for line in self.sitting.rules.describe(self.sitting.view(), look):
            self.say(line)

    def put(self, picking: Picking) -> None:
        asked = self.sitting.question
        assert asked is not None
        self.say("")
        for line in question_lines(self.words, asked, picking):
            self.say(line)
        self.say(self.words.say("plain-hint", example=picking.choices.texts()[0]))

    def answer_in(self, picking: Picking, line: str) -> str | None:
        """The whole answer, if this line completes it; else whatever the line asks for is done."""
        if line == "":
            return None
        if line.isascii() and line.isdigit():
            return self.picked(picking, int(line))
        word, _, rest = line.partition(" ")
        orders: dict[str, Callable[[], None]] = {
            "?": self.help,
            "help": self.help,
            "back": picking.back,
            "view": self.describe,
            "log": self.log,
            "hint": self.hint,
            "undo": lambda: self.take_back(NEW if rest.strip() == NEW else SAME),
            "rules": lambda: self.rules(rest.strip()),
            "lang": self.switch_language,
            "quit": self.leave,
        }
        if word in orders and (not rest or word == "rules" or (word, rest.strip()) == ("undo", NEW)):
            orders[word]()
            return None
        return line

    def picked(self, picking: Picking, number: int) -> str | None:
        if picking.choices.span is not None:
            return picking.choices.pattern.format(**{picking.field: number})
        values = picking.values
        if not 1 <= number <= len(values):
            self.say(self.words.say("plain-no-number", number=number))
            return None
        answer = picking.pick(values[number - 1])
        if answer is None:
            self.fruitless = 0
        return answer

    # Lines

    def read(self) -> str:
        """The next line; InputEnded when there is none, or none of use."""
        try:
            self.say(PROMPT)
            line = self.lines.readline()
        except KeyboardInterrupt:
            return self.interrupted()
        if line == "":
            raise InputEnded("plain-input-ended")
        self.fruitless += 1
        if self.fruitless > FRUITLESS:
            raise InputEnded("plain-input-fruitless")
        return " ".join(line.split())

    # Other words than answers

    def help(self) -> None:
        prefix = self.sitting.setting.game.rule_prefix
        self.say(self.words.say("plain-help", rule=f"{prefix}-12"))

    def hint(self) -> None:
        try:
            hints = self.sitting.hints(self.words)()
        except Refusal as refusal:
            self.say(self.words.refusal(refusal))
            return
        for line in hints or [self.words.say("hints-none")]:
            self.say(line)

    def take_back(self, luck: str) -> None:
        before = self.sitting.taken_back
        try:
            self.sitting.take_back(luck)
        except Refusal as refusal:
            self.say(self.words.refusal(refusal))
            return
        self.taken_back = True
        if self.sitting.taken_back > before:
            self.say(self.words.say("taken-back", luck=luck))
            self.told = len(self.sitting.heard())

    def log(self) -> None:
        sitting = self.sitting
        for _, sentence in phrases.sentences(self.words, sitting.heard(), sitting.names, sitting.seat):
            self.say(sentence)

    def rules(self, rule: str) -> None:
        book = self.sitting.setting.game.rulebook(self.words.language)
        found = numbered(book).get(rule.upper()) if rule else book
        self.say(self.words.say("plain-no-rule", rule=rule) if found is None else plain(found, heading_marks=False))

    def switch_language(self) -> None:
        language = phrases.next_language(self.words.language)
        self.words = phrases.words_for(language, self.sitting.setting.game)

    def leave(self) -> None:
        self.leaving = True
        self.say(self.words.say("plain-leave"))
        if self.read().lower() in YES:
            raise Left
        self.leaving = False

    def interrupted(self) -> str:
        """Ctrl-C asks once; a second one means it."""
        if self.leaving:
            raise Left
        self.leave()
        return ""


def question_lines(words: Words, asked: Ask, picking: Picking) -> Iterator[str]:
    """What is asked, and what may be answered next."""
    yield f"{asked.rule}. {words.question(asked)}"
    if picking.choices.span is not None:
        low, high = picking.choices.span
        yield words.say("plain-range", low=low, high=high)
    elif picking.fields:
        for field, value in picking.picked.items():
            called = picking.called(words, field, value)
            yield words.say("plain-picked", field=words.say(f"field-{field}"), label=called)
        yield words.say("plain-choices", field=words.say(f"field-{picking.field}"))
    for number, value in enumerate(picking.values, start=1):
        called = picking.label(words, value)
        yield value if picking.choices.span else words.say("plain-choice", number=number, label=called)
