"""One puzzle, line by line: the view is shown, answers are asked for until one is right or the player gives up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from sexton.bots.explain import FOLDER as BOTS
from sexton.kernel.game import Look
from sexton.kernel.interface import Ask, Refusal
from sexton.kernel.words import Words
from sexton.puzzles.puzzle import Position
from sexton.puzzles.told import FOLDER as PUZZLES
from sexton.puzzles.told import Telling, Verdict
from sexton.terminal.local_game import NAMES
from sexton.terminal.phrases import FOLDER, Picking, sentences
from sexton.terminal.plain import FRUITLESS, PROMPT, InputEnded, question_lines

GIVE_UP = "answer"
LEAVE = ("quit", "q")
LATELY = 5  # announcements
Say = Callable[[str], None]


class PuzzleLines:
    def __init__(self, position: Position, language: str, lines: TextIO, say: Say) -> None:
        self.position, self.puzzle, self.lines, self.say = position, position.puzzle, lines, say
        self.words = Words(language, FOLDER, PUZZLES, BOTS, *position.rules.game.words)
        self.telling = Telling(language, position.rules.game)
        self.names = NAMES[: self.puzzle.seats]
        self.tries = 0

    def show(self) -> None:
        """What the seat sees, and what it heard last."""
        look = Look(self.words, self.names, typing=True)
        for line in self.position.rules.describe(self.position.view, look):
            self.say(line)
        self.lately()

    def lately(self) -> None:
        told = sentences(self.words, self.position.heard, self.names, self.puzzle.seat)[-LATELY:]
        if told:
            self.say("")
            self.say(self.words.say("puzzle-lately"))
        for _, sentence in told:
            self.say(sentence)

    def solve(self) -> Verdict | None:
        """Ask until the answer is found or given up; None if the player leaves. InputEnded if no more lines come."""
        while True:
            text = self.ask()
            if text in LEAVE:
                return None
            try:
                found = self.telling.verdict(self.position, None if text == GIVE_UP else text)
            except Refusal as refusal:
                self.say(self.words.refusal(refusal))
                continue
            self.tries += 1
            self.say(found.text)
            if found.answer is not None:
                self.tell_answer(found)
                return found
            if found.reason:
                self.say(found.reason)
            self.say(self.words.say("puzzle-again"))

    def ask(self) -> str:
        """A whole answer, typed or picked by numbers."""
        picking = Picking(self.position.choices, self.names)
        asked = Ask(self.puzzle.rule, self.puzzle.step, (self.puzzle.seat,))
        for _ in range(FRUITLESS):
            self.say("")
            for line in question_lines(self.words, asked, picking):
                self.say(line)
            self.say(PROMPT)
            line = self.lines.readline()
            if not line:
                raise InputEnded("plain-input-ended")
            typed = " ".join(line.split())
            if not typed:
                continue
            answer = self.picked(picking, int(typed)) if typed.isascii() and typed.isdigit() else typed
            if answer is not None:
                return answer
        raise InputEnded("plain-input-fruitless")

    def picked(self, picking: Picking, number: int) -> str | None:
        if picking.choices.span is not None:
            return picking.choices.pattern.format(**{picking.field: number})
        values = picking.values
        if 1 <= number <= len(values):
            return picking.pick(values[number - 1])
        self.say(self.words.say("plain-no-number", number=number))
        return None

    def tell_answer(self, found: Verdict) -> None:
        if found.right:
            self.say(self.words.say("puzzle-tries", tries=self.tries))
        else:
            self.say(self.words.say("puzzle-best", move=found.answer or ""))
        self.say(found.reason or "")
        self.say(self.words.say("puzzle-first-sight", move=found.tempting or "", share=found.tempted or 0))
