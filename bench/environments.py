"""Our PettingZoo environments beside PettingZoo's own texas_holdem: the same loop drives both."""

from __future__ import annotations

import warnings
from typing import Any

from measure import Work, driven

from sexton.envs import pettingzoo as ours
from sexton.kernel.game import Rules

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of its own future
    from pettingzoo.classic import texas_holdem_v4


def table(rules: Rules[Any, Any]) -> Work:
    return driven(ours.env(rules.game.id, seats=rules.seats))


def texas_holdem(_: int) -> Work:
    """Two players, as it comes; more would not change what a step costs."""
    return driven(texas_holdem_v4.env())
