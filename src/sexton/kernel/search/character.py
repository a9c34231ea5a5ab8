"""What a character likes, beyond what moves are worth: told on a state, through the eyes of one seat."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.kernel.chance.dice import Dice
from sexton.kernel.search.state_values import StateValues


class Character:
    """A named way to play. Like state values, it reads no more of a state than the seat may know."""

    close: float = 0.05  # of a fair share of victory: what a search gives at most to make a move it likes

    def likes(self, g: Any, seat: i64, moves: vec[i64]) -> vec[float]:
        liked = vec[float](capacity=len(moves))
        for move in moves:
            liked = append(liked, self.liking(g, seat, move))
        return liked

    def liking(self, g: Any, seat: i64, move: i64) -> float:
        """How much it likes a move: from -1, which it makes unwillingly, to 1."""
        raise NotImplementedError

    def price(self, move: i64) -> float:
        """What it gives at most to make a move it likes instead of one it does not care about.

        In the unit in which moves like this one are valued.
        """
        raise NotImplementedError


class CharacterValues(StateValues):
    """What moves are worth to a character: as much as to everybody, and a little more where it likes them."""

    def __init__(self, plain: StateValues, character: Character) -> None:
        self.plain: Final = plain
        self.character: Final = character

    def values(self, g: Any, seat: i64, moves: vec[i64], dice: Dice) -> vec[float]:
        values = self.plain.values(g, seat, moves, dice)
        likes, price = self.character.likes(g, seat, moves), self.character.price(moves[0])
        for nth in range(i64(len(values))):
            values[nth] += price * likes[nth]
        return values
