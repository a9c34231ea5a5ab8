# engine: compiled
"""A move as one int, `verb | where | number`, and the questions that moves of one verb answer."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sexton.kernel.steps import Decision, S

VERB: Final = 16  # bits below the verb: ten of the number, then three of where


def move(verb: i64, where: i64, number: i64) -> i64:
    return verb | where << 10 | number


def number_in(move: i64) -> i64:
    return move & 1023


def where_in(move: i64) -> i64:
    """The cemetery or the grave, from 0."""
    return move >> 10 & 7


def verb_in(move: i64) -> i64:
    return move >> VERB << VERB


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision[S]):
    """Is answered by moves of one verb."""

    def __init__(self, name: str, rule: str, verb: i64) -> None:
        super().__init__(name, rule)
        self.verb: Final = verb

    def is_answer(self, move: i64) -> bool:
        return verb_in(move) == self.verb
