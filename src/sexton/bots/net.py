"""Takes the move that a net likes best: it has learned the game against itself, and looks nowhere ahead."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from sexton.bots.greedy import Greedy
from sexton.kernel.chance.dice import Dice
from sexton.kernel.game import Game, Rules
from sexton.kernel.interface import Move, Refusal
from sexton.kernel.learn.nets import Mind, mind_of, opened
from sexton.kernel.learn.weights import NotWeights
from sexton.kernel.search.heuristics import Heuristics


class OneAtATime:
    """Heuristics for several threads: what looks at a state with a net looks at one at a time."""

    def __init__(self, heuristics: Heuristics[Any]) -> None:
        self._heuristics = heuristics
        self._looking = threading.Lock()

    def values(self, view: Any, moves: Sequence[Move], dice: Dice) -> Sequence[float]:
        with self._looking:
            return self._heuristics.values(view, moves, dice)


class NetBot(Greedy):
    """Like the greedy bot, by what the net says of the moves."""

    name: ClassVar = "net"


def net_bot(rules: Rules[Any, Any], path: Path | None = None) -> NetBot:
    return NetBot(the_mind(rules, path).heuristics)


def check_weights(game: Game, path: Path) -> None:
    """A Refusal if this file holds no net for the game."""
    try:
        opened(path, game)
    except OSError as error:
        raise Refusal("bots", "no-weights", reason=f"{path}: {error.strerror}") from error
    except NotWeights as error:
        raise Refusal("bots", "no-weights", reason=str(error)) from error


def the_mind(rules: Rules[Any, Any], path: Path | None = None) -> Mind:
    """A Refusal where there is none."""
    if path is not None:
        check_weights(rules.game, path)
    mind = mind_of(rules, path)
    if mind is None and path is not None:
        raise Refusal("bots", "other-box", file=str(path), game=rules.game.title)
    if mind is None:
        raise Refusal("bots", "no-net", game=rules.game.title)
    return mind
