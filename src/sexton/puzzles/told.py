"""What is said of an answer to a puzzle: whether it is right, what would come of it, and why."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from sexton.bots.explain import FOLDER as BOTS
from sexton.bots.explain import because, put_otherwise
from sexton.kernel.chance.dice import FastDice
from sexton.kernel.game import Game
from sexton.kernel.search.heuristics import Reason
from sexton.kernel.words import Words
from sexton.puzzles.puzzle import Position, Puzzle

FOLDER = Path(__file__).parent
AMOUNTS = frozenset({"coins", "points", "size"})  # the facts of a reason that say how good it is
DEARLY, LITTLE = 150, 50  # thousandths of a victory: what costs more is dear, what costs less is little


class Verdict(Struct, frozen=True):
    """The answer and its reason are told only to whom has found it, or gives up; the others hear of their own."""

    right: bool
    share: int  # of victory in percent: what was answered
    best: int  # and the best answer
    text: str
    answer: str | None = None
    reason: str | None = None
    tempting: str | None = None  # what looks best at first sight,
    tempted: int | None = None  # and how often that wins, in percent


class Telling:
    """In one language."""

    def __init__(self, language: str, game: Game) -> None:
        self.words = Words(language, FOLDER, BOTS, *game.words)

    def verdict(self, position: Position, text: str | None) -> Verdict:
        """What there is to say of this answer; with none, what the best one is. A Refusal if it is not allowed."""
        puzzle = position.puzzle
        answered = puzzle.answer if text is None else position.answered(text)
        share, best = percent(puzzle, answered), percent(puzzle, puzzle.answer)
        if answered != puzzle.answer:
            said = self.said_of_wrong(puzzle, answered)
            return Verdict(False, share, best, said, reason=self.as_for(position, answered))
        said = self.words.say("puzzle-wins", share=best)
        return Verdict(
            text is not None,
            share,
            best,
            said,
            puzzle.answer,
            self.reason(position),
            puzzle.tempting,
            percent(puzzle, puzzle.tempting),
        )

    def said_of_wrong(self, puzzle: Puzzle, answered: str) -> str:
        cost = puzzle.worths[puzzle.answer] - puzzle.worths[answered]
        how = "dear" if cost >= DEARLY else "little" if cost <= LITTLE else "some"
        share, best = percent(puzzle, answered), percent(puzzle, puzzle.answer)
        return self.words.say("puzzle-wrong", how=how, share=share, best=best)

    def as_for(self, position: Position, answered: str) -> str | None:
        """What comes of a wrong answer, in words from the game."""
        rules = position.rules
        reason = rules.reason(position.view, position.heard, rules.read(answered), FastDice(0))
        if reason is None:
            return None
        reason = put_otherwise(rules, reason, nth=1)
        return self.words.say("puzzle-as-for", reason=because(self.words, reason))

    def reason(self, position: Position) -> str:
        puzzle, rules = position.puzzle, position.rules
        reason = because(self.words, puzzle.reason)
        better, error = round(100 * puzzle.better), max(1, round(100 * puzzle.error))
        tempting = rules.reason(position.view, position.heard, rules.read(puzzle.tempting), FastDice(0))
        later = because(self.words, puzzle.later) if puzzle.later else ""
        how = "most" if not promises_more(tempting, puzzle.reason) else "later" if later else "less"
        return self.words.say("puzzle-reason", how=how, reason=reason, later=later, better=better, error=error)

    def difficulty(self, puzzle: Puzzle) -> str:
        return self.words.say("puzzle-difficulty", difficulty=puzzle.difficulty)

    def question(self, puzzle: Puzzle) -> str:
        return self.words.say("ask-" + puzzle.step.replace(" ", "-"))


def promises_more(tempting: Reason | None, best: Reason) -> bool:
    """Whether the same can be said of what looks best at first sight, and more so."""
    if tempting is None or tempting.message != best.message:
        return False
    of_the_same = all(best.facts[name] == fact for name, fact in tempting.facts.items() if name not in AMOUNTS)
    return of_the_same and any(
        float(tempting.facts[name]) > float(best.facts[name]) for name in AMOUNTS & set(best.facts)
    )


def percent(puzzle: Puzzle, answer: str) -> int:
    return round(puzzle.worths[answer] / 10)
