"""What a game may have besides its rules: referees, boards that people draw, an exact solution."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from sexton.kernel.interface import Event

if TYPE_CHECKING:
    from rich.console import RenderableType

    from sexton.kernel.game import Options
    from sexton.kernel.words import Words


class Referee(msgspec.Struct, frozen=True):
    """Settles one question of a game on a real table. `Input` is a Struct type; `settle` raises Refusal on nonsense."""

    Input: type[msgspec.Struct]
    settle: Callable[[Any], tuple[msgspec.Struct, Sequence[Event]]]
    examples: Sequence[str]


class Boards(Protocol):
    """The boards of a game: text files that people can draw."""

    def names(self) -> Sequence[str]: ...

    def read(self, path_or_name: str) -> str:
        """The checked text of a board; a Refusal with line and reason if it cannot be played on."""

    def facts(self, text: str, words: Words) -> Sequence[str]:
        """Facts worth telling about it."""

    def draw(self, text: str, words: Words) -> RenderableType: ...

    def svg(self, text: str, words: Words) -> str: ...


class Solver(Protocol):
    """What is known exactly about a game."""

    def solve(
        self, options: Options, players: int, runs: int, seed: int, progress: Callable[[int, int, float], None] | None
    ) -> msgspec.Struct:
        """The solution, checked against `runs` simulated runs.

        `progress` is called during long work with the stage, its rounds and the precision reached.
        """

    def tell(self, solved: Any, options: Options, words: Words) -> RenderableType: ...

    def svg(self, solved: Any, options: Options, words: Words) -> str: ...
