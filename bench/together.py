"""Many games in one call, as a learner steps them."""

from __future__ import annotations

from typing import Any

import numpy as np
from measure import Work

from sexton.envs.batch import Batch
from sexton.kernel.game import Rules

GAMES = 1024
CALLS = 16  # each of which answers every game once


def batch(rules: Rules[Any, Any]) -> Work:
    """Random games, with rows, lists and masks of legal actions; NumPy chooses among those that are legal."""
    games, rng = Batch(rules.game.id, GAMES, seats=rules.seats), np.random.default_rng(7)
    starts = np.asarray(games.starts)

    def work(times: int) -> int:
        for _ in range(times * CALLS):
            nth = (rng.random(GAMES) * np.diff(starts)).astype(np.int64)
            games.step(np.asarray(games.legal)[starts[:-1] + nth])
        return times * CALLS * GAMES

    return work
