"""Option sets worth playing: the defaults, each option alone, and a cover of every pair of values."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping, Sequence
from typing import Any

from sexton.kernel import catalogue

Values = Mapping[str, Sequence[Any]]  # the first value of each is the default


def values_of(game: str) -> dict[str, Sequence[Any]]:
    """Every house rule of the game: a new one is played in tests as soon as it is an option."""
    return dict(catalogue.find(game).option_values())


def option_sets(values: Values) -> list[dict[str, Any]]:
    sets: list[dict[str, Any]] = [{}]
    sets += [{name: value} for name, several in values.items() for value in several[1:]]
    sets += [one for one in cover(values) if changed(one, values) not in sets]
    return sets


def changed(setting: Mapping[str, Any], values: Values) -> dict[str, Any]:
    """What of it is no default."""
    return {name: value for name, value in setting.items() if value != values[name][0]}


def cover(values: Values) -> list[dict[str, Any]]:
    """A small list of full settings in which every two values of two options meet somewhere (greedy, seeded)."""
    rng = random.Random(1)
    open_pairs = {
        frozenset([(first, a), (second, b)])
        for first, second in itertools.combinations(values, 2)
        for a in values[first]
        for b in values[second]
    }
    chosen = []
    while open_pairs:
        tries = [{name: rng.choice(several) for name, several in values.items()} for _ in range(60)]
        best = max(tries, key=lambda one: len(pairs_in(one) & open_pairs))
        if pairs_in(best) & open_pairs:
            chosen.append(best)
            open_pairs -= pairs_in(best)
    return chosen


def pairs_in(setting: Mapping[str, Any]) -> set[frozenset[tuple[str, Any]]]:
    return {frozenset(pair) for pair in itertools.combinations(setting.items(), 2)}


def name_of(setting: Mapping[str, Any]) -> str:
    return ",".join(f"{name}={value}" for name, value in setting.items()) or "defaults"
