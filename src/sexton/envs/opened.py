"""A game as every environment opens it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal

import msgspec

from sexton.kernel import catalogue
from sexton.kernel.game import Options, Rules
from sexton.kernel.learn.encoding import Encoding

Reward = Literal["pot", "score"]


def opened(game_id: str, seats: int | None, options: Options | Mapping[str, Any] | None) -> Rules[Any, Any]:
    """The game with these house rules and this number of seats, or the fewest it takes."""
    game = catalogue.find(game_id)
    chosen = options if isinstance(options, Options) else game.read_options(options or {})
    return game.open(game.seats[0] if seats is None else seats, chosen)


Terms = tuple[str, int, str]


def terms_of(rules: Rules[Any, Any]) -> Terms:
    """By which a game is opened again: what is put away keeps these instead of the rules."""
    return rules.game.id, rules.seats, rules.options.canonical()


@lru_cache(maxsize=16)
def opened_again(terms: Terms) -> Rules[Any, Any]:
    return opened(terms[0], terms[1], msgspec.json.decode(terms[2]))


def encoding_of(rules: Rules[Any, Any], version: int) -> Encoding:
    if version not in rules.encodings:
        there = " or ".join(map(str, rules.encodings))
        raise ValueError(f"the version of an encoding of {rules.game.id} is {there}, not {version!r}")
    return rules.encoding() if version == 1 else rules.encoding(version)  # a game need not know of versions


def wins_pot(reward: Reward) -> bool:
    """`pot`: everybody pays 1 and the winners share it. `score`: the points."""
    if reward not in ("pot", "score"):
        raise ValueError(f"reward is 'pot' or 'score', not {reward!r}")
    return reward == "pot"
