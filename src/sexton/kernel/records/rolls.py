"""Which roll of the dice comes next, where decisions were taken back: the same again, or one far from all others."""

from __future__ import annotations

from collections.abc import Iterable

from sexton.kernel.chance.dice import AuditedDice, Dice, FastDice
from sexton.kernel.records.notes import Noted, TookBack

APART = 10_000  # rolls: more than any game takes
SEEDED = "seeded "


class Turns:
    """Counts the rolls of a game, and jumps to another one where a note says so."""

    def __init__(self, notes: Iterable[Noted]) -> None:
        self._turns = [(noted.after, noted.note.roll) for noted in notes if isinstance(noted.note, TookBack)]
        self.rolled = 0

    def before_input(self, number: int) -> bool:
        """Whether the dice have to be turned before the input with this number, counted from 1."""
        was = self.rolled
        while self._turns and self._turns[0][0] < number:
            self.rolled = self._turns.pop(0)[1]
        return self.rolled != was


class Rolls(Dice):
    """The dice of a game in which decisions may have been taken back."""

    def __init__(self, dice: Dice, named: str, notes: Iterable[Noted] = ()) -> None:
        self._dice = dice
        self._named = named  # as the record's header names them
        self._turns = Turns(notes)

    def before_input(self, number: int) -> None:
        """Has to be told before every draw."""
        if not self._turns.before_input(number):
            return
        if isinstance(self._dice, AuditedDice):
            self._dice.rolled = self._turns.rolled
        else:
            self._dice = FastDice(int(self._named.removeprefix(SEEDED)))
            for _ in range(self._turns.rolled):
                self._dice.below(1)

    def below(self, n: int) -> int:
        self._turns.rolled += 1
        return self._dice.below(n)


def next_roll(luck: str, rolled: int, notes: Iterable[Noted]) -> int:
    """After a decision was taken back: with the same luck as many as were rolled before it."""
    if luck == "same":
        return rolled
    return APART * (1 + sum(1 for noted in notes if isinstance(noted.note, TookBack)))
