"""What a character prefers, in addition to what moves are worth, computed from a state by what one seat knows."""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sexton.kernel.chance.dice import Dice
from sexton.kernel.search.state_values import StateValues

Liking = Callable[[Any, i64, i64], float]  # of a state, a seat and its move: from -1, made unwillingly, to 1
Price = Callable[[i64], float]  # of a move, in the unit in which moves like it are valued


class Character:
    """A named way to play. Like state values, it reads no more of a state than the seat may know.

    `price` is what it gives at most to make a move it likes instead of one it does not care about; `close`, of a fair
    share of victory, what a search gives for that.
    """

    def __init__(self, liking: Liking, price: Price, close: float = 0.05) -> None:
        self.liking, self.price, self.close = liking, price, close

    def likes(self, g: Any, seat: i64, moves: vec[i64]) -> vec[float]:
        liked = vec[float](capacity=len(moves))
        for move in moves:
            liked = append(liked, self.liking(g, seat, move))
        return liked


class CharacterValues(StateValues):
    """What moves are worth to a character: as much as to everybody, and a little more for moves it prefers."""

    def __init__(self, plain: StateValues, character: Character, price: Price) -> None:
        self.plain: Final = plain
        self.character: Final = character
        self.price: Final = price  # the character's, in the unit of these values

    def values(self, g: Any, seat: i64, moves: vec[i64], dice: Dice) -> vec[float]:
        values = self.plain.values(g, seat, moves, dice)
        likes, price = self.character.likes(g, seat, moves), self.price(moves[0])
        for nth in range(i64(len(values))):
            values[nth] += price * likes[nth]
        return values
