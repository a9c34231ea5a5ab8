"""The nets of the games, each read once: from the file that comes with a game, or from a file of the user's."""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from librt.vecs import extend, vec
from mypy_extensions import i16, i64

from sexton.kernel.chance.dice import Dice
from sexton.kernel.game import Game, Rules
from sexton.kernel.interface import Move, Refusal
from sexton.kernel.learn.encoding import Encoding, own_first
from sexton.kernel.learn.from_views import numbers_of, writer_of
from sexton.kernel.learn.insight import RowsWithInsight
from sexton.kernel.learn.layout import Layout, encoding_of
from sexton.kernel.learn.net import SCALE, Net
from sexton.kernel.learn.net_values import NetValues
from sexton.kernel.learn.weights import NotWeights, Weights, longs, net_of, read

LOG = logging.getLogger("sexton.nets")
SHIPPED = "net.bin"  # in the `learn` folder of a game


class NetHeuristics:
    """How a net values moves, from a view alone."""

    def __init__(self, rules: Rules[Any, Any], net: NetValues, encoding: Encoding) -> None:
        self.rules, self.net, self.encoding = rules, net, encoding
        self.turned = [own_first(encoding.fields, rules.seats, seat) for seat in range(rules.seats)]
        self.looking = threading.Lock()  # a net looks at one row at a time

    def values(self, view: Any, moves: Sequence[Move], dice: Dice) -> Sequence[float]:
        with self.looking:
            self._look(view)
            return list(self.net.logits(self.rules.known(view), view.seat, vec[i64](moves), dice))

    def share(self, view: Any) -> float:
        """The share of victory that the net expects for the viewing seat, above the fair one."""
        with self.looking:
            self._look(view)
            return int(self.net.net.value()) / SCALE

    def _look(self, view: Any) -> None:
        row, insight = self.encoding.write(view), self.net.insight
        turned = vec[i16]([row[source] for source in self.turned[view.seat]])
        if insight is not None:
            turned = extend(turned, vec[i16]([i16(0)] * int(insight.numbers)))
            insight.look(self.rules.known(view), view.seat)
            insight.put_numbers(turned, len(row))
        self.net.look(turned)


class Mind:
    """A net that fits an opened game: it values views for bots at tables, and states for imagined games."""

    def __init__(self, rules: Rules[Any, Any], net: Net, weights: Weights, layout: Layout) -> None:
        encoding = encoding_of(rules, weights.about.encoding)
        insight = rules.insight()
        writer = writer_of(rules, encoding, rotate=True)
        self.values = NetValues(
            net.for_another(),
            RowsWithInsight(writer, insight) if insight else writer,
            numbers_of(rules, encoding, rotate=True),
            longs(layout.columns[rules.seats]),
            longs(layout.ones(rules.seats, rules.options)),
            longs(layout.numbers[rules.seats]),
            rules.state_values() if weights.about.advised else None,
            insight,
        )
        self.heuristics = NetHeuristics(rules, self.values, encoding)


def mind_of(rules: Rules[Any, Any], path: Path | None = None) -> Mind | None:
    """By these weights, or those that come with the game; None where there are none, or not for such a game."""
    found = opened(path, rules.game) if path is not None else opened_shipped(rules.game)
    if found is None or not fits(rules, *found[1:]):
        return None
    return Mind(rules, *found)


def has_net(rules: Rules[Any, Any]) -> bool:
    """Whether there is a mind by the weights that come with the game, and these house rules were part of its training.

    With others that leave the box as it is a net plays, too, but may play badly.
    """
    found = opened_shipped(rules.game)
    if found is None or not fits(rules, *found[1:]):
        return False
    return found[2].mixed.know(rules.options)


def fits(rules: Rules[Any, Any], weights: Weights, layout: Layout) -> bool:
    """Whether these weights are for such a game: not if it has more players, or another box, than they learned with."""
    if rules.seats not in layout.encodings:
        return False
    here, there = encoding_of(rules, weights.about.encoding), layout.encodings[rules.seats]
    return (here.size, here.actions.size) == (there.size, there.actions.size)


def shipped(game: Game) -> Path | None:
    path = Path(game.folder) / "learn" / SHIPPED
    return path if path.exists() else None


def opened_shipped(game: Game) -> tuple[Net, Weights, Layout] | None:
    """In a browser they come when they are first read, and without a line they may not come."""
    path = shipped(game)
    try:
        return opened(path, game) if path is not None else None
    except OSError as error:
        LOG.warning("the net of %s cannot be read (%s)", game.id, error.strerror)
        return None


def layout_of(weights: Weights, path: Path, game: Game) -> Layout:
    """For the house rules that these learned with; they may say how large a row is."""
    about = weights.about
    try:
        options = game.read_options(msgspec.json.decode(about.options)) if about.options else None
        return Layout(game, about.encoding, options, about.mixed)
    except (msgspec.MsgspecError, Refusal) as error:
        raise NotWeights(f"{path.name} learned with house rules that {game.id} does not have") from error


@lru_cache(maxsize=8)
def opened(path: Path, game: Game) -> tuple[Net, Weights, Layout]:
    weights = read(path)
    if weights.about.game != game.id:
        raise NotWeights(f"{path.name} is for {weights.about.game}, not for {game.id}")
    layout = layout_of(weights, path, game)
    if (weights.about.row, weights.about.actions) != (layout.row, layout.actions):
        raise NotWeights(f"{path.name} is for another encoding than today's of {game.id}")
    return net_of(weights), weights, layout
