"""What bots are: who chooses a move from a view, what moves are worth to them, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sexton.kernel.chance.dice import Dice
from sexton.kernel.interface import Event, Move
from sexton.kernel.search.character import Character
from sexton.kernel.search.state_values import StateValues

if TYPE_CHECKING:
    from sexton.kernel.game import Rules

V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra]):
    def choose(self, view: V_contra, heard: Sequence[Event], moves: Sequence[Move], dice: Dice) -> Move: ...


class Heuristics(Protocol[V_contra]):
    """What a game's bots value: a number for every move, from the view alone."""

    def values(self, view: V_contra, moves: Sequence[Move], dice: Dice) -> Sequence[float]: ...


class KnownValues:
    """State values for a bot that has only a view: computed on the known state of the view."""

    def __init__(self, rules: Rules[Any, Any], state_values: StateValues) -> None:
        self._rules = rules
        self._state_values = state_values

    def values(self, view: Any, moves: Sequence[Move], dice: Dice) -> Sequence[float]:
        known = self._rules.known(view)
        return list(self._state_values.values(known, view.seat, vec[i64](moves), dice))


class KnownLikes:
    """What a character prefers, from a view alone."""

    def __init__(self, rules: Rules[Any, Any], character: Character) -> None:
        self._rules = rules
        self._character = character

    def likes(self, view: Any, moves: Sequence[Move]) -> Sequence[float]:
        """What it gives for each move at most, in shares of victory."""
        given = self._character.close / self._rules.seats
        return [given * like for like in self._character.likes(self._rules.known(view), view.seat, vec[i64](moves))]


class Reason(msgspec.Struct, frozen=True):
    """What speaks for a move: a message of the game's words, `why-…`, and the facts it names."""

    message: str
    facts: Mapping[str, str | int | float] = {}
